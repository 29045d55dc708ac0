import assert from 'node:assert/strict'
import { test } from 'node:test'
import { AUSTRIAN_HEAD } from '../../../../test/letter-facts.ts'
import { openSettling } from '../../../../test/settlements.ts'
import { openWorld } from '../../../../test/world.ts'

const world = await openWorld()
const admin = await world.operator()
const DAY_S = 86_400

const numbersOf = async (customer_id: string): Promise<[number: string, up_to: string, created_by: string | null][]> =>
  (await admin.get(`/api/operator/settlements?customer_id=${customer_id}`))
    .json()
    .data.map(({ number, up_to, created_by }: { number: string; up_to: string; created_by: string | null }) => [
      number,
      up_to,
      created_by,
    ])
const advance = async (days: number) => {
  const answer = await admin.post('/api/operator/sandbox/clock/advance', { seconds: days * DAY_S })
  assert.equal(answer.statusCode, 200, answer.body)
}

test('on its day of the month an organisation settles with every customer up to the end of the month before', async () => {
  const [monthly, by_hand] = [await openSettling(world), await openSettling(world)]
  const url = `/api/operator/organizations/${monthly.organization_id}`
  assert.equal((await admin.patch(url, { settlement_day: 29 })).statusCode, 400)
  const changed = await admin.patch(url, { settlement_day: 3 })
  assert.equal(changed.json().data.settlement_day, 3)
  for (const { receive, makeClaim } of [monthly, by_hand]) await receive(await makeClaim(), 600)

  await advance(18)
  assert.deepEqual(await numbersOf(monthly.customer_id), [], 'the first of June')
  await advance(2)
  const first = [['AB-2026-000001', '2026-05-31', null]]
  assert.deepEqual(await numbersOf(monthly.customer_id), first)
  assert.deepEqual(await numbersOf(by_hand.customer_id), [])

  // What comes late is settled with the next month, and what is of June too.
  const claim_id = await monthly.makeClaim()
  await monthly.receive(claim_id, 50, '2026-05-30')
  await monthly.receive(claim_id, 70, '2026-06-02')
  await advance(20)
  assert.deepEqual(await numbersOf(monthly.customer_id), first)
  await advance(12)
  const [latest] = (await admin.get(`/api/operator/settlements?customer_id=${monthly.customer_id}`)).json().data
  assert.partialDeepStrictEqual(latest, { number: 'AB-2026-000002', up_to: '2026-06-30', collected: 120 })
})

test('a month whose invoice would lack something waits as work, until somebody settles it or it is complete', async () => {
  const setting = await openSettling(world, { letterhead: null })
  const { organization_id, customer_id, makeClaim, receive } = setting
  await admin.patch(`/api/operator/organizations/${organization_id}`, { settlement_day: 1 })
  const claim_id = await makeClaim()
  await receive(claim_id, 600)
  const waiting = async () =>
    (await admin.get('/api/operator/work?kind=invoice_incomplete'))
      .json()
      .data.map(({ customer_id, customer_name, reason }: Record<string, unknown>) => [
        customer_id,
        customer_name,
        reason,
      ])
  await advance(31)
  assert.deepEqual(await numbersOf(customer_id), [])
  assert.deepEqual(await waiting(), [[customer_id, 'Huber GmbH', 'issuer_address issuer_uid']])

  const one = await setting.settle('2026-05-31')
  assert.deepEqual(one.invoice_lacks, ['issuer_address', 'issuer_uid'])
  const [listed] = (await admin.get(`/api/operator/settlements?customer_id=${customer_id}`)).json().data
  assert.deepEqual(listed.invoice_lacks, one.invoice_lacks)
  assert.deepEqual(await waiting(), [])

  await receive(claim_id, 60, '2026-06-30')
  await advance(31)
  assert.equal((await waiting()).length, 1)
  await admin.patch(`/api/operator/organizations/${organization_id}`, { letterhead: AUSTRIAN_HEAD })
  await advance(2)
  assert.deepEqual(await waiting(), [])
  assert.equal((await numbersOf(customer_id)).length, 2)
})
