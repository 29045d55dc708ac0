import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeCustomer } from '../../../../../test/cases.ts'
import { addAccount, addEntry, fund, ibanOf, orderSettlement, setPayoutIban } from '../../../../../test/client-money.ts'
import { openWorld } from '../../../../../test/world.ts'
import { sql } from '../../../../platform/db/db.ts'
import { newId } from '../../../../platform/ids.ts'
import { executeItem, orderPayment, returnItem } from '../index.ts'

const world = await openWorld()
const [first, second, agent] = [await world.operator(), await world.operator(), await world.operator('agent')]
const PAYEE = ibanOf(91_001)

type Waiting = { kind: string; amount: number; reason: string | null; accounts: { id: string }[]; payee_iban: string }

async function openHouse() {
  const partner = await world.partner()
  const { organization_id } = partner
  const customer_id = await makeCustomer(partner)
  const settle = (amount_cents: number) => orderSettlement(world, { organization_id, customer_id, amount_cents })
  const read = async (by = first): Promise<Waiting[]> => {
    const answer = await by.get(`/api/operator/payment-orders?organization_id=${organization_id}`)
    assert.equal(answer.statusCode, 200, answer.body)
    assert.equal(answer.json().total, answer.json().data.length)
    return answer.json().data
  }
  const told = async () => (await read()).map(({ kind, amount, reason }) => [kind, amount, reason])
  return { partner, organization_id, customer_id, settle, read, told }
}

test('what waits is told with the account that pays it, and is gone once a run has it', async () => {
  const { organization_id, customer_id, settle, read, told } = await openHouse()
  assert.deepEqual(await told(), [])
  const account = await addAccount(world, organization_id, 'client_money')
  await addAccount(world, organization_id, 'own')
  await setPayoutIban(world, customer_id, PAYEE)
  await fund(world, { organization_id, account_id: account.id, customer_id, amount_cents: 10_000, fee_cents: 2_000 })
  await settle(8_000)
  assert.deepEqual(await told(), [
    ['settlement', 80, null],
    ['fee', 20, null],
  ])
  const [settlement, fee] = await read()
  assert.deepEqual(
    settlement?.accounts.map(({ id }) => id),
    [account.id],
  )
  assert.deepEqual(
    fee?.accounts.map(({ id }) => id),
    [account.id],
  )
  assert.equal(settlement?.payee_iban, PAYEE)
  assert.equal((await read(agent))[0]?.payee_iban, `AT … ${PAYEE.slice(-4)}`)

  const run = (await first.post('/api/operator/payment-runs', { account_id: account.id })).json().data
  assert.deepEqual(await told(), [])
  await first.post(`/api/operator/payment-runs/${run.id}/withdraw`)
  assert.equal((await told()).length, 2)
})

test('what no run would pay comes first, with its reason', async () => {
  const { partner, organization_id, customer_id, settle, told } = await openHouse()
  await settle(8_000)
  const payout = {
    ...({ kind: 'payout', organization_id, partner_id: partner.partner_id } as const),
    amount_cents: 500,
  }
  await world.act((work) => orderPayment(work, { ...payout, source_id: newId(), text: 'Anteil' }))
  assert.deepEqual(await told(), [
    ['settlement', 80, 'no_account'],
    ['payout', 5, 'no_account'],
  ])

  const account = await addAccount(world, organization_id, 'client_money')
  assert.deepEqual(await told(), [
    ['settlement', 80, 'no_iban'],
    ['payout', 5, 'no_account'],
  ])
  await world.act((work) =>
    work.tx.run(sql`
      update customers set payout_iban_pending = ${ibanOf(91_002)}, payout_iban_entered_at = ${work.now} where id = ${customer_id}`),
  )
  assert.equal((await told())[0]?.[2], 'not_confirmed')
  await setPayoutIban(world, customer_id, PAYEE)
  assert.equal((await told())[0]?.[2], 'not_covered')

  await fund(world, { organization_id, account_id: account.id, customer_id, amount_cents: 9_000, fee_cents: 1_000 })
  assert.deepEqual(await told(), [
    ['payout', 5, 'no_account'],
    ['fee', 10, 'no_own_account'],
    ['settlement', 80, null],
  ])
  await addAccount(world, organization_id, 'own')
  assert.deepEqual(await told(), [
    ['payout', 5, 'no_iban'],
    ['settlement', 80, null],
    ['fee', 10, null],
  ])
  assert.equal(
    (await first.patch(`/api/operator/partners/${partner.partner_id}`, { payout_iban: PAYEE })).statusCode,
    200,
  )
  assert.deepEqual(await told(), [
    ['settlement', 80, null],
    ['payout', 5, null],
    ['fee', 10, null],
  ])
})

test('a refund leaves from the account to which it came, whatever other accounts hold', async () => {
  const { organization_id, read } = await openHouse()
  const [account, other] = [
    await addAccount(world, organization_id, 'client_money'),
    await addAccount(world, organization_id, 'client_money'),
  ]
  await fund(world, { organization_id, account_id: other.id, amount_cents: 5_000 })
  const came = { organization_id, account_id: account.id, amount_cents: 700, payer_iban: PAYEE }
  const entry = await addEntry(world, came)
  await world.act((work) =>
    orderPayment(work, {
      ...{
        kind: 'refund',
        organization_id,
        entry_id: entry.id,
        amount_cents: 700,
        source_id: entry.id,
        text: 'Zurück',
      },
    }),
  )
  const [refund] = await read()
  assert.deepEqual(
    refund?.accounts.map(({ id }) => id),
    [account.id],
  )
})

test('what came back names its run, until somebody says that the account is right', async () => {
  const { organization_id, customer_id, settle, read, told } = await openHouse()
  const account = await addAccount(world, organization_id, 'client_money')
  await setPayoutIban(world, customer_id, PAYEE)
  await fund(world, { organization_id, account_id: account.id, customer_id, amount_cents: 8_000 })
  await settle(8_000)
  const run = (await first.post('/api/operator/payment-runs', { account_id: account.id })).json().data
  assert.equal((await second.post(`/api/operator/payment-runs/${run.id}/release`)).statusCode, 200)
  const [{ id: item_id, end_to_end_id }] = run.items
  for (const amount_cents of [-8_000, 8_000]) {
    const is_return = amount_cents > 0
    const entry = await addEntry(world, {
      organization_id,
      account_id: account.id,
      end_to_end_id,
      amount_cents,
      is_return,
    })
    assert.ok(await world.act((work) => (is_return ? returnItem : executeItem)(work, entry)))
  }
  assert.deepEqual(await told(), [['settlement', 80, 'returned']])
  const [{ returned_run_id, returned_item_id }] = (await read()) as unknown as Record<string, string>[] as [
    Record<string, string>,
  ]
  assert.deepEqual([returned_run_id, returned_item_id], [run.id, item_id])
  await first.post(`/api/operator/payment-runs/${run.id}/items/${item_id}/pay-again`)
  assert.deepEqual(await told(), [['settlement', 80, null]])
})
