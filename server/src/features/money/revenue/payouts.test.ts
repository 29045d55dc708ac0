import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeClaim } from '../../../../test/cases.ts'
import { openWorld, type PartnerClient } from '../../../../test/world.ts'
import { DAY_MS } from '../../../kernel/dates.ts'
import { reversePayment } from '../../case/payments/service.ts'
import { lastMonthOver } from './rules.ts'

const world = await openWorld()
const admin = await world.operator()
const UNKNOWN = '00000000-0000-4000-8000-000000000000'

/** A claim with this total, and payments on it. */
async function earn(partner: PartnerClient, ...amounts: number[]): Promise<string[]> {
  const { id } = await makeClaim(partner, { partner_reference: '=1+1' })
  await partner.post(`/openapi/claims/${id}/invoices/manual`, { invoice_amount_gross: 100_000 })
  const answers = []
  for (const amount of amounts) answers.push(await partner.post(`/openapi/claims/${id}/payments`, { amount }))
  return answers.map((answer) => answer.json().data.id)
}

/** The clock only goes forward, so these tests live through the months one after another. */
const waitUntil = (instant: string) => world.clock.advance(Date.parse(instant) - world.clock.business().getTime())
const payOut = (partner: PartnerClient, month: string) =>
  admin.post('/api/operator/payouts', { partner_id: partner.partner_id, month })
const linesOf = async (partner: PartnerClient, query = '') =>
  (await admin.get(`/api/operator/revenue-shares?limit=100&partner_id=${partner.partner_id}${query}`)).json()
const reverse = (payment_id = '') => world.act((work) => reversePayment(work, payment_id))

test('a month is paid out from its beginning in Vienna on, once, with everything that is open', async () => {
  const partner = await world.partner()
  await earn(partner, 1_000, 500)
  waitUntil('2026-05-31T21:59:59.999Z')
  await earn(partner, 100)
  const early = await payOut(partner, '2026-06')
  assert.equal(early.statusCode, 409)
  assert.match(early.json().message, /not begun/)

  waitUntil('2026-05-31T22:00:00Z')
  await earn(partner, 10_000)
  const answer = await payOut(partner, '2026-05')
  assert.equal(answer.statusCode, 201, answer.body)
  const payout = answer.json().data
  assert.deepEqual(payout, {
    id: payout.id,
    organization_id: partner.organization_id,
    partner_id: partner.partner_id,
    partner_name: 'Partner',
    month: '2026-05',
    number: payout.number,
    line_count: 3,
    amount: 32,
    credit_note: {
      ...{ treatment: 'none', reason: 'issuer_unknown', net: 32, rate: 0, vat: 0, gross: 32 },
      ...{ supplied_from: '2026-05-14', supplied_to: '2026-05-31', issuer_uid: null, partner_uid: null },
    },
    ...{ cancels: null, cancelled_by: null },
    created_by: admin.operator_id,
    created_at: '2026-05-31T22:00:00.000Z',
  })
  assert.match(payout.number, /^PA-2026-\d{6}$/)

  const all = await linesOf(partner)
  assert.deepEqual(
    [all.total, all.sums],
    [4, { fee_amount: 1_160, amount: 232, accrued: 200, approved: 0, paid_out: 32 }],
  )
  const paid = await linesOf(partner, '&status=paid_out')
  assert.ok(paid.data.every((line: { payout_id: string }) => line.payout_id === payout.id))
  assert.deepEqual([paid.total, (await linesOf(partner, '&month=2026-05')).total], [3, 3])
  assert.equal((await linesOf(partner, '&month=2026-06')).data[0].status, 'accrued')

  const again = await payOut(partner, '2026-05')
  assert.equal(again.statusCode, 409)
  assert.match(again.json().message, /paid out to the partner already/)
  const listed = (await admin.get(`/api/operator/payouts?partner_id=${partner.partner_id}`)).json()
  assert.deepEqual([listed.total, listed.data], [1, [payout]])
  assert.equal(
    (await admin.get(`/api/operator/payouts?partner_id=${partner.partner_id}&month=2026-04`)).json().total,
    0,
  )
  assert.deepEqual((await admin.get(`/api/operator/payouts/${payout.id}`)).json().data, payout)
})

test('nothing to pay out is a 409, and so is an unknown partner a 400', async () => {
  const partner = await world.partner()
  const nothing = await payOut(partner, '2026-05')
  assert.deepEqual([nothing.statusCode, nothing.json().error], [409, 'Conflict'])
  assert.match(nothing.json().message, /nothing to pay out/)
  const unknown = await admin.post('/api/operator/payouts', { partner_id: UNKNOWN, month: '2026-05' })
  assert.deepEqual([unknown.statusCode, unknown.json().details[0].field], [400, 'partner_id'])
  const wrong = await admin.post('/api/operator/payouts', { partner_id: 'x', month: '2026-5', more: 1 })
  assert.deepEqual(
    wrong
      .json()
      .details.map(({ field }: { field: string }) => field)
      .sort(),
    ['month', 'more', 'partner_id'],
  )
  assert.equal((await admin.get(`/api/operator/payouts/${UNKNOWN}`)).statusCode, 404)
})

test('a reversal after the payout counts in the next; a negative sum is carried forward', async () => {
  const partner = await world.partner()
  const [first] = await earn(partner, 1_000)
  waitUntil('2026-07-01T00:00:00Z')
  assert.equal((await payOut(partner, '2026-06')).json().data.amount, 20)

  await reverse(first)
  await earn(partner, 400)
  waitUntil('2026-08-01T00:00:00Z')
  const refused = await payOut(partner, '2026-07')
  assert.equal(refused.statusCode, 409)
  assert.match(refused.json().message, /carried forward/)
  assert.equal((await linesOf(partner, '&status=accrued')).total, 2, 'they stay open')

  await earn(partner, 800)
  waitUntil('2026-09-01T00:00:00Z')
  const paid = (await payOut(partner, '2026-08')).json().data
  assert.deepEqual([paid.amount, paid.line_count], [4, 3])
  const { sums, data } = await linesOf(partner)
  assert.deepEqual(sums, { fee_amount: 120, amount: 24, accrued: 0, approved: 0, paid_out: 24 })
  const back = data.find((line: { reverses: string | null }) => line.reverses)
  assert.deepEqual([back.amount, back.payout_id], [-20, paid.id])
})

test('what was approved before is paid out with the rest', async () => {
  const partner = await world.partner()
  await earn(partner, 1_000)
  const body = { partner_id: partner.partner_id, month: '2026-09' }
  const next = { ...body, month: '2026-10' }
  assert.equal((await admin.post('/api/operator/revenue-shares/approve', next)).statusCode, 409, 'not begun yet')
  waitUntil('2026-10-01T00:00:00Z')
  const approved = await admin.post('/api/operator/revenue-shares/approve', body)
  assert.deepEqual([approved.statusCode, approved.json().data], [200, { ...body, line_count: 1, amount: 20 }])
  assert.equal((await linesOf(partner)).data[0].status, 'approved')
  assert.equal((await admin.post('/api/operator/revenue-shares/approve', body)).statusCode, 409, 'nothing is left')
  await earn(partner, 50)
  waitUntil('2026-11-01T00:00:00Z')
  const paid = (await payOut(partner, '2026-10')).json().data
  assert.deepEqual([paid.line_count, paid.amount], [2, 21])
})

test('payouts at the same moment pay every line once', async () => {
  const partner = await world.partner()
  await earn(partner, ...Array(20).fill(100))
  waitUntil('2026-12-01T00:00:00Z')
  const months = ['2026-11', '2026-11', '2026-11', '2026-11', '2026-11', '2026-11']
  const answers = await Promise.all(months.map((month) => payOut(partner, month)))
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [201, 409, 409, 409, 409, 409])
  const { sums, total } = await linesOf(partner, '&status=paid_out')
  assert.deepEqual([total, sums.paid_out], [20, 40])
  assert.equal(answers.find(({ statusCode }) => statusCode === 201)?.json().data.amount, 40)
})

test('payouts of two months at the same moment, with reversals between them, pay every line once', async () => {
  const partner = await world.partner()
  const payments = await earn(partner, ...Array(10).fill(100))
  waitUntil('2027-01-01T00:00:00Z')
  await earn(partner, ...Array(5).fill(100))
  waitUntil('2027-02-01T00:00:00Z')
  const outcomes = await Promise.all([
    payOut(partner, '2026-12'),
    payOut(partner, '2027-01'),
    ...payments.slice(0, 3).map(async (id) => reverse(id)),
  ])
  const paid = outcomes.flatMap((outcome) => (outcome && 'statusCode' in outcome ? [outcome] : []))
  assert.ok(paid.every(({ statusCode }) => statusCode === 201 || statusCode === 409))
  const sum = paid.reduce((all, answer) => all + (answer.json().data?.amount ?? 0), 0)
  const { sums, total } = await linesOf(partner)
  assert.deepEqual([total, sums.paid_out, sums.amount], [18, sum, 24])
})

test('the team sees beforehand what a payout would pay, and why one would be refused', async () => {
  const partner = await world.partner()
  const payable = async (month: string) =>
    (await admin.get(`/api/operator/revenue-shares/payable?month=${month}&partner_id=${partner.partner_id}`)).json()
  const month = world.clock.business().toISOString().slice(0, 7)
  assert.equal((await payable(month)).total, 0)
  await earn(partner, 1_000, 500)
  const running = await payable(month)
  assert.deepEqual([running.is_month_over, running.data[0].payout_refusal_code], [false, null])
  const [early] = (await payable('2030-01')).data
  assert.deepEqual([early.approve_refusal_code, early.payout_refusal_code], ['month_not_begun', 'month_not_begun'])

  world.clock.advance(32 * DAY_MS)
  await admin.post('/api/operator/revenue-shares/approve', { partner_id: partner.partner_id, month })
  const answer = await payable(month)
  assert.deepEqual(
    [answer.total, answer.data],
    [
      1,
      [
        {
          partner_id: partner.partner_id,
          partner_name: 'Partner',
          line_count: 2,
          amount: 30,
          accrued_count: 0,
          accrued: 0,
          approved_count: 2,
          approved: 30,
          approve_refusal: 'There is nothing to approve up to the end of this month',
          approve_refusal_code: 'nothing_to_approve',
          payout_refusal: null,
          payout_refusal_code: null,
        },
      ],
    ],
  )
  const by_itself = (await admin.get('/api/operator/revenue-shares/payable')).json()
  assert.equal(by_itself.month, lastMonthOver(world.clock.business()))
  assert.equal((await payOut(partner, month)).json().data.amount, 30)
  assert.equal((await payable(month)).total, 0)

  const [line] = (await linesOf(partner)).data
  assert.deepEqual([line.partner_name, line.customer_name], ['Partner', 'Huber GmbH'])
  assert.ok(line.case_reference.length > 0)
})

test('the running month is paid out too; what is earned afterwards belongs to the next', async () => {
  const partner = await world.partner()
  const month = world.clock.business().toISOString().slice(0, 7)
  await earn(partner, 1_000)
  const first = await payOut(partner, month)
  assert.deepEqual([first.statusCode, first.json().data.amount], [201, 20])
  await earn(partner, 500)
  assert.equal((await payOut(partner, month)).statusCode, 409)
  world.clock.advance(32 * DAY_MS)
  const next = await payOut(partner, world.clock.business().toISOString().slice(0, 7))
  assert.deepEqual([next.statusCode, next.json().data.amount], [201, 10])
})
