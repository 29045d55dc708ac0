import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeCollectable } from '../../../../test/cases.ts'
import { makeRecommended } from '../../../../test/court-cases.ts'
import { asCreditor, enterPortal } from '../../../../test/creditors.ts'
import { openWorld, START } from '../../../../test/world.ts'

const world = await openWorld()
const team = await world.operator('admin')

async function enter() {
  const portal = await enterPortal(world)
  const { get } = asCreditor(world, portal.cookie)
  const overview = async () => (await get('/api/creditor/overview')).json().data
  return { ...portal, get, overview }
}

test('a customer without money has zeros for twelve months, and nothing waits', async () => {
  const own = await enter()
  const data = await own.overview()
  assert.deepEqual([data.claims, data.claims_open, data.handed_over, data.recovered, data.outstanding], [1, 1, 0, 0, 0])
  assert.deepEqual([data.needs_you, data.needs_you_total], [[], 0])
  assert.deepEqual(data.recovery_rate, { last_12_months: null, all: null })
  assert.deepEqual(
    [data.months.length, data.months[0].month, data.months.at(-1)],
    [12, '2025-06', { month: START.toISOString().slice(0, 7), recovered: 0 }],
  )
})

test('money counts in the month of its value date, and what went back does not count', async () => {
  const own = await enter()
  const { id } = await makeCollectable(own.partner, { customer_id: own.customer_id, amount: 1000 })
  const pay = (amount: number, value_date: string) =>
    own.partner.post(`/openapi/claims/${id}/payments`, { amount, payment_date: value_date, value_date })
  await pay(10, '2025-06-01')
  await pay(20, '2025-05-31')
  await pay(30, '2026-04-30')
  const back = (await pay(40, '2026-05-01')).json().data
  const recoveredIn = async (month: string) =>
    (await own.overview()).months.find((one: { month: string }) => one.month === month)?.recovered
  assert.deepEqual(
    [await recoveredIn('2025-06'), await recoveredIn('2026-04'), await recoveredIn('2026-05')],
    [10, 30, 40],
  )
  assert.equal((await own.overview()).recovered, 100)
  await team.post(`/api/operator/payments/${back.id}/reverse`, {})
  assert.deepEqual([await recoveredIn('2026-05'), (await own.overview()).recovered], [0, 60])
})

test('what waits is named with where it waits, the longest first, and counted', async () => {
  const own = await enter()
  const first = await makeRecommended(world, own.partner, { customer_id: own.customer_id })
  world.clock.advance(60_000)
  await makeRecommended(world, own.partner, { customer_id: own.customer_id })
  const { needs_you, needs_you_total } = await own.overview()
  assert.deepEqual([needs_you_total, needs_you[0].kind, needs_you[0].claim_id], [2, 'lawsuit_decision', first.id])
  assert.deepEqual(Object.keys(needs_you[0]).sort(), [
    ...['case_reference', 'claim_id', 'debtor_name', 'kind', 'since', 'subject_id'],
  ])
})

/** The same row of numbers for the same seed. */
function dice(seed: number): (most: number) => number {
  let state = seed
  return (most) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state % most
  }
}

test('whatever happens to claims, the overview is the plain sum of what the partner reads of them', async () => {
  const own = await enter()
  const roll = dice(20_260_514)
  const claims: string[] = []
  const payments: string[] = []
  const pick = <T>(list: readonly T[]): T | undefined => list[roll(list.length || 1)]
  const acts: (() => Promise<unknown>)[] = [
    async () => {
      const amount = 50 + roll(500)
      claims.push((await makeCollectable(own.partner, { customer_id: own.customer_id, amount })).id)
    },
    async () => {
      const made = await own.partner.post(`/openapi/claims/${pick(claims)}/payments`, { amount: 1 + roll(400) })
      if (made.statusCode === 201) payments.push(made.json().data.id)
    },
    () => team.post(`/api/operator/payments/${pick(payments)}/reverse`, {}),
    () => team.post(`/api/operator/claims/${pick(claims)}/close`, { closure_reason: 'written_off' }),
    () => team.post(`/api/operator/claims/${pick(claims)}/reopen`, {}),
    () => own.partner.patch(`/openapi/claims/${pick(claims)}`, { claim_disputed: roll(2) === 0 }),
    () => own.partner.post(`/openapi/claims/${pick(claims)}/invoices/manual`, { invoice_amount_gross: 1 + roll(90) }),
  ]
  for (let round = 0; round < 60; round++) await (round < 5 ? acts[0] : pick(acts))?.()

  const told = (await own.partner.get(`/openapi/claims?customer_id=${own.customer_id}&limit=100`)).json().data as {
    case_status: string
    total_claim_amount: number
    paid_amount: number
    outstanding_amount: number
  }[]
  const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + Math.round(one * 100), 0) / 100
  const open = told.filter(({ case_status }) => case_status !== 'closed')
  const data = await own.overview()
  assert.deepEqual(
    [data.claims, data.claims_open, data.handed_over, data.recovered, data.outstanding],
    [
      told.length,
      open.length,
      sum(told.map(({ total_claim_amount }) => total_claim_amount)),
      sum(told.map(({ paid_amount }) => paid_amount)),
      sum(open.map(({ outstanding_amount }) => outstanding_amount)),
    ],
  )
  assert.equal(sum(data.months.map(({ recovered }: { recovered: number }) => recovered)), data.recovered)
  const covered = told.map(({ paid_amount, total_claim_amount }) => Math.min(paid_amount, total_claim_amount))
  assert.equal(data.recovery_rate.all, Math.round((sum(covered) / data.handed_over) * 10_000) / 10_000)
})
