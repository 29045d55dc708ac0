import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type BankHouse, claimOf, ENTRIES, openBank } from '../../../../test/bank-house.ts'
import { activityOf } from '../../../../test/cases.ts'
import { advance } from '../../../../test/debtors.ts'
import { openWorld } from '../../../../test/world.ts'
import { sql } from '../../../platform/db/db.ts'

const world = await openWorld()
const DAY_S = 86_400

const lettersOf = async (claim_id: string): Promise<number> =>
  (await world.deps.db.many(sql`select 1 from letters where claim_id = ${claim_id} and status <> 'void'`)).length

const blockOf = async (bank: BankHouse, id: string) => {
  const { blocked_reason, blocked_until } = await claimOf(bank, id)
  return [blocked_reason, blocked_until]
}

/** An entry that names two claims, so that nobody but a person can say whose money it is. */
async function namingBoth(bank: BankHouse): Promise<{ entry: string; first: string; second: string }> {
  const [first, second] = [await bank.claim(100), await bank.claim(100)]
  await bank.take([{ amount: 4_000, text: `${first.reference} und ${second.reference}`, name: 'Erika Muster' }])
  const [entry] = await bank.entries()
  assert.equal(entry?.status, 'suggested')
  return { entry: entry.id, first: first.id, second: second.id }
}

test('no letter is made while an open entry names the claim, and the waiting time stands still', async () => {
  const bank = await openBank(world)
  const { entry, first, second } = await namingBoth(bank)
  for (const id of [first, second]) assert.deepEqual(await blockOf(bank, id), ['held', null])
  const page = (await bank.agent.get(`/api/operator/claims/${first}`)).json().data
  assert.equal(page.blocked_reason, 'held')
  await advance(world, 3 * DAY_S)
  assert.equal(await lettersOf(first), 0)
  const parts = [{ claim_id: first, amount: 40 }]
  assert.equal((await bank.agent.post(`${ENTRIES}/${entry}/assign`, { parts })).statusCode, 200)
  for (const id of [first, second]) assert.deepEqual(await blockOf(bank, id), [null, null])
  await advance(world, DAY_S)
  for (const id of [first, second]) assert.equal(await lettersOf(id), 1)
  const actions = (await activityOf(world, second)).map(({ action }) => action)
  assert.ok(actions.indexOf('claim.blocked') < actions.indexOf('claim.unblocked'))
})

test('a letter that waits to be sent becomes void, and the next one is as much later as the entry was open', async () => {
  const bank = await openBank(world)
  const claim = await bank.claim(100)
  const other = await bank.claim(100)
  await advance(world, DAY_S)
  assert.equal(await lettersOf(claim.id), 1)
  const dueAt = async () =>
    (await world.deps.db.one<{ due_at: Date | null }>(sql`select due_at from claims where id = ${claim.id}`))?.due_at
  const before = await dueAt()
  assert.ok(before)
  await bank.take([{ amount: 500, text: `${claim.reference} ${other.reference}` }], { on: '2026-05-14' })
  const entry = (await bank.entries()).find(({ status }) => status === 'suggested')
  assert.equal(await dueAt(), null, 'time stands still')
  await advance(world, 5 * DAY_S)
  assert.equal((await bank.agent.post(`${ENTRIES}/${entry?.id}/ignore`, { note: 'Irrlaeufer' })).statusCode, 200)
  const after = await dueAt()
  assert.ok(after && Math.round((after.getTime() - before.getTime()) / 1000 / DAY_S) === 5, `${before} ${after}`)
  assert.ok((await activityOf(world, claim.id)).some(({ action }) => action === 'bank_entry.ignored'))
})

test('what is stored and not judged yet holds letters too', async () => {
  const bank = await openBank(world)
  const claim = await bank.claim(100)
  await bank.take([{ amount: 700, text: `Irgendwas ${Math.random()}` }], { on: '2026-05-14' })
  const [entry] = await bank.entries()
  // As after a crash between storing and judging.
  await world.act(async ({ tx }) => {
    await tx.run(sql`update bank_entries set status = 'unread', judged_at = null where id = ${entry?.id}`)
    await tx.run(sql`
      insert into bank_suggestions (entry_id, claim_id, position, score, why, is_named)
      values (${entry?.id}, ${claim.id}, 0, 0.9, 'reference', true)`)
  })
  const shown = (await bank.agent.get(`${ENTRIES}/${entry?.id}`)).json().data
  assert.equal(shown.status, 'unmatched')
  await advance(world, 2 * DAY_S)
  assert.equal(await lettersOf(claim.id), 0)
  assert.deepEqual(await blockOf(bank, claim.id), ['held', null])
})

test('money that names no claim, and what nobody has ordered to be refunded, is work for each account', async () => {
  const bank = await openBank(world)
  const { reference } = await bank.claim(10)
  const payer = { name: 'Max Huber', iban: 'DE89370400440532013000' }
  await bank.take([
    { amount: 7_700, text: 'Danke', reference: 'W1' },
    { amount: -300, text: 'Spesen', reference: 'W2' },
    { amount: 90_000, text: reference, reference: 'W3', ...payer },
  ])
  const item = async (kind: string) =>
    (await bank.agent.get(`/api/operator/work?kind=${kind}&limit=100`))
      .json()
      .data.find(({ key }: { key: string }) => key === `${kind}.${bank.account_id}`)
  assert.equal(await item('bank_money_unclear'), undefined, 'not on the same day')
  await advance(world, 5 * DAY_S)
  assert.partialDeepStrictEqual(await item('bank_money_unclear'), { count: 2, reason: 'Konto', claim_id: null })
  assert.equal((await item('refund_not_ordered')).count, 1)
  for (const entry of await bank.entries()) {
    const deed = entry.status === 'to_refund' ? 'refund' : 'ignore'
    assert.equal((await bank.agent.post(`${ENTRIES}/${entry.id}/${deed}`)).statusCode, 200)
  }
  assert.deepEqual([await item('bank_money_unclear'), await item('refund_not_ordered')], [undefined, undefined])
})

test('an open entry is work once it has waited for a business day', async () => {
  const bank = await openBank(world)
  const { entry, first } = await namingBoth(bank)
  const items = async () =>
    (await bank.agent.get('/api/operator/work?kind=bank_entry_open&limit=100')).json().data as {
      key: string
      claim_id: string
      reason: string
    }[]
  const isThere = async () => (await items()).some(({ key }) => key === `bank_entry_open.${entry}`)
  assert.ok(!(await isThere()))
  await advance(world, 5 * DAY_S)
  const item = (await items()).find(({ key }) => key === `bank_entry_open.${entry}`)
  assert.deepEqual([item?.claim_id === first || item !== undefined, item?.reason], [true, '40.00'])
  await bank.agent.post(`${ENTRIES}/${entry}/ignore`)
  assert.ok(!(await isThere()))
})

test('an entry that names many claims shows the best ten, and how many it holds', async () => {
  const bank = await openBank(world)
  const claims = []
  for (let count = 0; count < 12; count++) claims.push(await bank.claim(100))
  await bank.take([{ amount: 1, text: claims.map(({ reference }) => reference).join(' ') }])
  const [entry] = await bank.entries()
  assert.deepEqual([entry?.suggestions.length, entry?.held_claims], [10, 12])
  assert.equal((await bank.agent.post(`${ENTRIES}/${entry?.id}/ignore`)).json().data.held_claims, 0)
  for (const { id } of claims) assert.deepEqual(await blockOf(bank, id), [null, null])
})
