import assert from 'node:assert/strict'
import { test } from 'node:test'
import { BOOKED_ON, ENTRIES, openBank, STATEMENTS } from '../../../../../test/bank-house.ts'
import { camtFile } from '../../../../../test/bank-statements.ts'
import { openWorld } from '../../../../../test/world.ts'
import { takeTurn } from './queries.import.ts'

const world = await openWorld()

test('while a file is stored nobody waits but another file of the same account, and its opening balance', async () => {
  const bank = await openBank(world)
  const { reference } = await bank.claim()
  const { id: claim_id } = await bank.claim()
  await bank.take([
    { amount: 500, text: 'Danke', reference: 'B1', iban: 'DE89370400440532013000' },
    { amount: 400, text: reference, reference: 'B2' },
  ])
  const entry = (await bank.entries()).find(({ text }) => text === 'Danke')
  let release: () => void = () => undefined
  const stored = new Promise<void>((resolve) => {
    release = resolve
  })
  let has_begun: () => void = () => undefined
  const begun = new Promise<void>((resolve) => {
    has_begun = resolve
  })
  // As a large file does.
  const storing = world.deps.db.transaction(async (tx) => {
    assert.equal(await takeTurn(tx, bank.account_id), true)
    has_begun()
    await stored
  })
  await begun
  try {
    assert.equal((await bank.agent.get(`${ENTRIES}?account_id=${bank.account_id}`)).statusCode, 200)
    assert.equal((await bank.agent.get(STATEMENTS)).statusCode, 200)
    const part = { parts: [{ claim_id, amount: 1 }] }
    assert.equal((await bank.agent.post(`${ENTRIES}/${entry?.id}/assign`, part)).statusCode, 200)
    assert.equal((await bank.agent.post(`${ENTRIES}/${entry?.id}/refund`)).statusCode, 200)
    const { account_id } = bank
    assert.equal((await bank.admin.post('/api/operator/payment-runs', { account_id })).statusCode, 201)
    const waits = world.deps.db.transaction((tx) => takeTurn(tx, account_id, 3))
    assert.equal(await waits, false)
    // A file may bring an earlier opening balance, so whoever says whose that is waits too.
    const both = await Promise.all([
      bank.send(camtFile({ iban: bank.iban, opening: 900, on: BOOKED_ON, entries: [] })),
      bank.admin.post(`/api/operator/bank-accounts/${account_id}/opening`, { customer_id: null, amount: 1 }),
    ])
    for (const refused of both)
      assert.deepEqual(
        [refused.statusCode, refused.json().code, refused.headers['retry-after']],
        [503, 'statement_under_way', '30'],
      )
  } finally {
    release()
  }
  await storing
  assert.equal((await bank.take([{ amount: 100, reference: 'B3' }], { opening: 900, on: BOOKED_ON })).entries, 1)
})
