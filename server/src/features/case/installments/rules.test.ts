import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { DateOnly } from '../../../kernel/dates.ts'
import { cents } from '../../../kernel/money.ts'
import {
  equalInstallments,
  installmentStatuses,
  isMissed,
  missedInstallments,
  nextInstallment,
  planProblems,
  planStatus,
  settledCount,
} from './rules.ts'

const TODAY = '2026-05-14' as DateOnly
const day = (text: string) => text as DateOnly
const of = (due_date: string, amount_cents: number) => ({ due_date: day(due_date), amount_cents: cents(amount_cents) })
const INSTALLMENTS = [of('2026-06-01', 10_000), of('2026-07-01', 10_000), of('2026-08-01', 5_000)]
const PLAN = { status: 'active' as const, paid_before_cents: 2_000, installments: INSTALLMENTS }
const INTERVALS = { letter_interval_days: 14, installment_grace_days: 7 }

const faults = (list: ReturnType<typeof of>[], open_cents: number) =>
  planProblems(list, { open_cents, closes_at: 'total', today: TODAY }).map(({ field }) => field)

test('a plan spreads exactly what is open over days ahead, one after another', () => {
  assert.deepEqual(faults(INSTALLMENTS, 25_000), [])
  assert.deepEqual(faults(INSTALLMENTS, 25_001), ['installments'])
  assert.deepEqual(faults([of('2026-05-13', 100)], 100), ['installments.0.due_date'])
  assert.deepEqual(faults([of('2026-05-14', 100)], 100), [], 'today is early enough')
  assert.deepEqual(faults([of('2026-07-01', 50), of('2026-07-01', 50)], 100), ['installments.1.due_date'])
  assert.deepEqual(faults([of('2036-05-15', 100)], 100), ['installments.0.due_date'])
  const messageAt = (closes_at: 'total' | 'balance') =>
    planProblems([of('2026-06-01', 100)], { open_cents: 25_000, closes_at, today: TODAY })[0]?.message
  assert.equal(messageAt('total'), 'must add up to the outstanding amount, 250.00; they add up to 1.00')
  assert.equal(messageAt('balance'), 'must add up to the balance of today, 250.00; they add up to 1.00')
})

test('instalments are settled in their order by what was paid since', () => {
  assert.equal(settledCount(PLAN, 2_000), 0)
  assert.equal(settledCount(PLAN, 11_999), 0)
  assert.equal(settledCount(PLAN, 12_000), 1)
  assert.equal(settledCount(PLAN, 27_000), 3)
  assert.equal(settledCount(PLAN, 0), 0, 'an earlier payment was reversed')
  assert.equal(nextInstallment(PLAN, 12_000), '2026-07-01')
  assert.equal(nextInstallment(PLAN, 27_000), null)
  assert.deepEqual(installmentStatuses(PLAN, 12_000, day('2026-07-02')), ['paid', 'overdue', 'open'])
})

test('an instalment is missed when its due date lies more than seven days back', () => {
  const missed = (iso: string) => isMissed(PLAN, 2_000, { now: new Date(iso), intervals: INTERVALS })
  assert.ok(!missed('2026-06-08T21:59:59.999Z'), 'the eighth of June in Vienna is the seventh day')
  assert.ok(missed('2026-06-08T22:00:00.000Z'))
  assert.ok(!isMissed(PLAN, 27_000, { now: new Date('2030-01-01T00:00:00Z'), intervals: INTERVALS }))
})

test('what was missed is what was due before the day, the first one less what was paid on it', () => {
  const missed = (paid_cents: number, on: string) =>
    missedInstallments(PLAN, paid_cents, day(on)).map(({ number, open_cents }) => [number, open_cents])
  assert.deepEqual(missed(2_000, '2026-06-01'), [], 'what is due today is not missed')
  assert.deepEqual(missed(2_000, '2026-06-02'), [[1, 10_000]])
  assert.deepEqual(missed(6_000, '2026-07-02'), [
    [1, 6_000],
    [2, 10_000],
  ])
  assert.deepEqual(missed(13_000, '2026-08-02'), [
    [2, 9_000],
    [3, 5_000],
  ])
  assert.deepEqual(missed(0, '2026-06-02'), [[1, 10_000]], 'what was paid before the plan was reversed')
  assert.deepEqual(missed(27_000, '2030-01-01'), [])
})

test('a plan is completed with the claim that it paid', () => {
  assert.equal(planStatus(PLAN, null), 'active')
  assert.equal(planStatus(PLAN, 'installment_plan'), 'completed')
  assert.equal(planStatus(PLAN, 'written_off'), 'ended')
  assert.equal(planStatus({ ...PLAN, status: 'cancelled' }, 'paid'), 'cancelled')
})

test('equal instalments always make a plan that holds', () => {
  fc.assert(
    fc.property(fc.integer({ min: 24, max: 99_999_999_999 }), fc.integer({ min: 1, max: 24 }), (open_cents, count) => {
      const list = equalInstallments(open_cents, count, TODAY)
      assert.deepEqual(planProblems(list, { open_cents, closes_at: 'total', today: TODAY }), [])
      assert.equal(list.length, count)
    }),
  )
})
