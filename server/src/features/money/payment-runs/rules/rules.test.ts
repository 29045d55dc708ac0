import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { DateOnly } from '../../../../kernel/dates.ts'
import { executionDate, lateBefore } from './days.ts'
import { isReturnedBy } from './outcome.ts'
import { type DueOrder, lackingOf, planRun, shortfallOf, withFees } from './plan.ts'
import { endToEndId, messageId } from './runs.ts'

const IBAN = 'AT611904300234573201'
const [ONE, TWO] = ['customer one', 'customer two']
let count = 0
const due = (more: Partial<DueOrder> = {}): DueOrder => ({
  ...{ order_id: `order ${++count}`, kind: 'settlement', amount_cents: 100, customer_id: ONE, text: '' },
  ...{ payee: { name: 'N', iban: IBAN, bic: null }, returned_from: null, is_doubtful: false },
  ...more,
})
const covering = (account_cents: number, one = 1_000, two = 1_000) => ({
  account_cents,
  customers: new Map([
    [ONE, one],
    [TWO, two],
  ]),
})
const reasonsOf = (orders: DueOrder[], cover = covering(10_000)) =>
  planRun(orders, cover).left_out.map(({ reason }) => reason)

test('a bank executes on the next day on which the euro area pays', () => {
  const cases: [string, string][] = [
    ['2026-11-17T10:00:00Z', '2026-11-18'],
    ['2026-11-20T10:00:00Z', '2026-11-23'],
    // Maundy Thursday: Good Friday and Easter Monday are closed.
    ['2026-04-02T10:00:00Z', '2026-04-07'],
    ['2026-04-30T10:00:00Z', '2026-05-04'],
    ['2026-12-24T10:00:00Z', '2026-12-28'],
    ['2026-12-31T22:59:59Z', '2027-01-04'],
    // It is the next day in Vienna already.
    ['2026-11-17T23:00:00Z', '2026-11-19'],
  ]
  for (const [at, day] of cases) assert.equal(executionDate(new Date(at)), day as DateOnly, at)
})

test('what was released on Monday is late on Tuesday of the next week', () => {
  const released = new Date('2026-11-16T10:00:00Z')
  assert.ok(released >= lateBefore(new Date('2026-11-23T22:59:59Z')))
  assert.ok(released < lateBefore(new Date('2026-11-23T23:00:00Z')))
})

test('what has no account, or one that sent the money back, is left out', () => {
  const payee = (iban: string | null) => ({ payee: { name: 'N', iban, bic: null } })
  assert.deepEqual(
    reasonsOf([
      due(payee(null)),
      due(payee('12345')),
      due(payee('TR330006100519786457841326')),
      due({ returned_from: IBAN }),
    ]),
    ['no_iban', 'no_iban', 'not_sepa', 'returned'],
  )
  assert.deepEqual(reasonsOf([due({ returned_from: 'DE89370400440532013000' })]), [], 'the account is another one')
})

test('a run takes the oldest as far as the money goes, and nobody is paid with the money of another', () => {
  const orders = [due({ amount_cents: 600 }), due({ amount_cents: 500 }), due({ amount_cents: 400, customer_id: TWO })]
  const amounts = (account: number, one?: number) =>
    planRun(orders, covering(account, one)).items.map(({ amount_cents }) => amount_cents)
  assert.deepEqual(amounts(1_500, 1_100), [600, 500, 400])
  assert.deepEqual(amounts(1_499, 1_100), [600, 500])
  assert.deepEqual(amounts(1_000, 1_100), [600, 400])
  assert.deepEqual(amounts(10_000, 1_099), [600, 400])
  assert.deepEqual(amounts(10_000, 599), [500, 400])
  assert.deepEqual(amounts(10_000, -5), [400])
  assert.deepEqual(shortfallOf(orders, covering(1_499, 1_100)), { of: 'account', cents: 1 })
  assert.deepEqual(shortfallOf(orders, covering(1_500, 1_000)), { of: 'creditor', cents: 100 })
  assert.equal(shortfallOf(orders, covering(1_500, 1_100)), null)
})

test('our fees come last, and never more than is there', () => {
  const plan = planRun([due({ amount_cents: 600 })], covering(1_000))
  const fee = (more: Partial<DueOrder> = {}) => due({ kind: 'fee', amount_cents: 500, customer_id: null, ...more })
  const room = (account_cents: number, room_cents = 10_000) => ({ account_cents, room_cents })
  const taken = (free: number, ours?: number) =>
    withFees(plan, fee(), room(free, ours)).items.map(({ amount_cents }) => amount_cents)
  assert.deepEqual([taken(2_000), taken(1_000), taken(600)], [[600, 500], [600, 400], [600]])
  assert.deepEqual([taken(2_000, 300), taken(2_000, 0), taken(2_000, -1)], [[600, 300], [600], [600]])
  assert.equal(withFees(plan, fee(), room(600)).left_out[0]?.reason, 'not_covered')
  const homeless = withFees(plan, fee({ payee: { name: 'N', iban: null, bic: null } }), room(2_000))
  assert.deepEqual([homeless.items.length, homeless.left_out[0]?.reason], [1, 'no_own_account'])

  // A fee whose transfer came back was ordered first, and is taken last all the same.
  const again = [fee({ amount_cents: 300 }), due({ amount_cents: 600 })]
  const planned = (account: number, room_cents: number) => planRun(again, { ...covering(account), room_cents })
  const amounts = (account: number, ours: number) =>
    planned(account, ours).items.map(({ amount_cents }) => amount_cents)
  assert.deepEqual([amounts(900, 300), amounts(899, 300), amounts(900, 299)], [[600, 300], [600], [600]])
  assert.equal(withFees(planned(2_000, 400), fee(), room(2_000, 400)).items.at(-1)?.amount_cents, 100)
  assert.deepEqual(shortfallOf(again, { ...covering(900), room_cents: 299 }), { of: 'fees', cents: 1 })
  assert.deepEqual(shortfallOf(again, { ...covering(900), room_cents: -50 }), { of: 'fees', cents: 300 })
  assert.equal(shortfallOf(again, { ...covering(900), room_cents: 300 }), null)
  assert.equal(shortfallOf([due()], { ...covering(900), room_cents: -1 }), null, 'nothing of it is ours')
})

test('fees that were given back lack where nothing of our own is there', () => {
  const given = [
    { customer_id: ONE, amount_cents: 120 },
    { customer_id: TWO, amount_cents: 50 },
    { customer_id: ONE, amount_cents: 30 },
  ]
  const lacking = (fees_cents: number) => Object.fromEntries(lackingOf(given, fees_cents))
  assert.deepEqual(lacking(0), {}, 'our fees were there, and less of them is ours now')
  assert.deepEqual(lacking(-1), { [ONE]: 30 })
  assert.deepEqual(lacking(-80), { [TWO]: 50, [ONE]: 30 })
  assert.deepEqual(lacking(-84), { [ONE]: 120 }, 'each is there whole or not')
  assert.deepEqual(lacking(-200), { [ONE]: 150, [TWO]: 50 })
})

test('money is back when the bank says so, or when the payee sends all of it', () => {
  const item = { amount_cents: 100, payee_iban: IBAN, executed_at: new Date(), returned_at: null }
  const entry = { amount_cents: 100, end_to_end_id: 'X', payer_iban: null, is_return: true }
  assert.ok(isReturnedBy(item, entry))
  assert.ok(isReturnedBy(item, { ...entry, is_return: false, payer_iban: IBAN }))
  assert.ok(!isReturnedBy(item, { ...entry, is_return: false, payer_iban: 'DE89370400440532013000' }))
  assert.ok(!isReturnedBy(item, { ...entry, amount_cents: 99 }))
  assert.ok(!isReturnedBy({ ...item, executed_at: null }, entry))
  assert.ok(!isReturnedBy({ ...item, returned_at: new Date() }, entry))
})

test('ids are short, so that a statement repeats them whole', () => {
  const id = endToEndId(messageId('0196f3a0-1111-7222-8333-abcdefabcdef'), 12)
  assert.equal(id, 'MWABCDEFABCDEF-0012')
})
