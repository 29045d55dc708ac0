import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { DateOnly } from '../../../kernel/dates.ts'
import { DAY_MS } from '../../../kernel/dates.ts'
import { LAWS } from '../../../law/laws.ts'
import type { LeaseLaw } from '../../../law/letters.ts'
import type { Stage } from './stages.ts'
import { dueAfter, isRentFirst, nextRentDate, owedLetter, putOff, setTimer, settleTimer } from './timers.ts'

const INTERVALS = { letter_interval_days: 14, installment_grace_days: 7 }
const LEASE = LAWS.AT.lease as LeaseLaw
const ENTERED = new Date('2026-05-14T09:30:00.000Z')

const waiting = (collection_stage: Stage, more: object = {}) => ({
  collection_stage,
  claim_type: 'standard' as const,
  governing_law: 'AT',
  stage_entered_at: ENTERED,
  next_installment: null,
  is_consumer: false,
  owed_letter: null,
  ...more,
})

test('letters wait whole days of the calendar in Vienna, at the same time of day', () => {
  for (const stage of [
    'first_demand_letter',
    'second_demand_letter',
    'third_demand_letter',
    'installment_cancelled',
  ] as const) {
    assert.deepEqual(dueAfter(waiting(stage), INTERVALS), new Date('2026-05-28T09:30:00.000Z'), stage)
  }
  const spring = waiting('first_demand_letter', { stage_entered_at: new Date('2026-03-20T09:30:00.000Z') })
  assert.deepEqual(dueAfter(spring, INTERVALS), new Date('2026-04-03T08:30:00.000Z'), 'summer time moves nothing')
  const autumn = waiting('first_demand_letter', { stage_entered_at: new Date('2026-10-20T22:15:00.000Z') })
  assert.deepEqual(dueAfter(autumn, INTERVALS), new Date('2026-11-03T23:15:00.000Z'))
  const quick = { letter_interval_days: 3, installment_grace_days: 0 }
  assert.deepEqual(dueAfter(waiting('first_demand_letter'), quick), new Date('2026-05-17T09:30:00.000Z'))
})

test('after acceptance the first letter waits for the next run, never for the same', () => {
  assert.deepEqual(dueAfter(waiting('in_processing'), INTERVALS), new Date(ENTERED.getTime() + 1))
})

test('stages that wait for somebody have no timer', () => {
  for (const stage of [
    'new',
    'dunning_action_recommended',
    'dunning_action_filed',
    'exekutionsantrag_recommended',
    'manuelle_pruefung',
    'mzr_klage_recommended',
    'closed',
  ] as const) {
    assert.equal(dueAfter(waiting(stage), INTERVALS), null, stage)
  }
})

test('an instalment is missed when its due date lies more than seven days back, in Vienna', () => {
  const plan = waiting('installment_payment', { next_installment: '2026-06-01' as DateOnly })
  assert.deepEqual(dueAfter(plan, INTERVALS), new Date('2026-06-08T22:00:00.000Z'))
  const winter = waiting('installment_payment', { next_installment: '2026-12-01' as DateOnly })
  assert.deepEqual(dueAfter(winter, INTERVALS), new Date('2026-12-08T23:00:00.000Z'))
})

test('an Austrian consumer loses the terms of a plan six weeks after the due date and two after the reminder', () => {
  const broken = (next_installment: string | null, more: object = {}) =>
    dueAfter(waiting('installment_cancelled', { next_installment, is_consumer: true, ...more }), INTERVALS)
  assert.deepEqual(broken('2026-05-06'), new Date('2026-06-17T22:00:00.000Z'), '42 days overdue, in Vienna')
  assert.deepEqual(broken('2026-03-01'), new Date('2026-05-28T09:30:00.000Z'), 'overdue for long: the reminder decides')
  assert.deepEqual(broken(null), new Date('2026-05-28T09:30:00.000Z'))
  for (const other of [{ is_consumer: false }, { governing_law: 'DE' }, { governing_law: null }])
    assert.deepEqual(broken('2026-05-06', other), new Date('2026-05-28T09:30:00.000Z'), JSON.stringify(other))
  const patient = { letter_interval_days: 60, installment_grace_days: 7 }
  const protected_plan = waiting('installment_cancelled', { next_installment: '2026-05-06', is_consumer: true })
  assert.deepEqual(dueAfter(protected_plan, patient), new Date('2026-07-13T09:30:00.000Z'))
  const quick = { letter_interval_days: 3, installment_grace_days: 0 }
  const long_missed = waiting('installment_cancelled', { next_installment: '2026-03-01', is_consumer: true })
  assert.deepEqual(dueAfter(long_missed, quick), new Date('2026-05-28T09:30:00.000Z'), 'no interval shortens the law')
  const reminded = { ...long_missed, reminded_until: '2026-05-29' as DateOnly }
  assert.deepEqual(dueAfter(reminded, quick), new Date('2026-05-29T22:00:00.000Z'), 'the day that it names is over')
})

test('a broken plan owes its reminder where the law protects it, and goes on only when that is sent', () => {
  const broken = waiting('installment_cancelled', { next_installment: '2026-05-06', is_consumer: true })
  assert.equal(owedLetter(broken), 'installment_reminder')
  for (const other of [{ is_consumer: false }, { governing_law: 'DE' }, { governing_law: null }])
    assert.equal(owedLetter({ ...broken, ...other }), null, JSON.stringify(other))
  assert.equal(owedLetter({ ...broken, next_installment: null }), null, 'nothing is missed')
  assert.equal(owedLetter({ ...broken, collection_stage: 'installment_payment' }), null)
  const owing = { ...broken, owed_letter: 'installment_reminder' as const }
  assert.deepEqual(dueAfter(owing, INTERVALS), new Date(ENTERED.getTime() + 1), 'it goes out with the next run')
  const early = { ...owing, next_installment: '2026-06-01' as DateOnly }
  assert.deepEqual(dueAfter(early, INTERVALS), new Date('2026-06-01T22:00:00.000Z'), 'not before something is overdue')
})

test('a step is put off, never brought forward, and stands still with its claim', () => {
  const at = (iso: string) => new Date(iso)
  const now = at('2026-05-20T09:30:00Z')
  const running = {
    due_at: at('2026-06-10T00:00:00Z'),
    due_before_promise: null,
    timer_left_ms: null,
    case_status: 'open' as const,
    is_held: false,
    address_unknown: false,
    blocked_reason: null,
    blocked_until: null,
  }
  assert.deepEqual(putOff(running, at('2026-06-20T00:00:00Z'), now).due_at, at('2026-06-20T00:00:00Z'))
  assert.deepEqual(putOff(running, at('2026-06-01T00:00:00Z'), now).due_at, running.due_at)
  const held = { ...running, due_at: null, due_before_promise: null, timer_left_ms: 40 * DAY_MS, is_held: true }
  assert.equal(putOff(held, at('2026-06-01T00:00:00Z'), now).timer_left_ms, 40 * DAY_MS)
})

test('a tenancy claim waits for the next rent where it falls due before the next letter', () => {
  const tenancy = (entered: string) =>
    waiting('first_demand_letter', { claim_type: 'tenancy', stage_entered_at: new Date(entered) })
  assert.ok(!isRentFirst(tenancy('2026-05-14T09:30:00Z'), INTERVALS), '5 June lies 22 days ahead')
  assert.ok(isRentFirst(tenancy('2026-05-28T09:30:00Z'), INTERVALS))
  assert.ok(
    !isRentFirst(waiting('first_demand_letter', { stage_entered_at: new Date('2026-05-28T09:30:00Z') }), INTERVALS),
  )
  assert.equal(nextRentDate(LEASE, new Date('2026-06-05T10:00:00Z')), '2026-07-05')
  assert.equal(nextRentDate(LEASE, new Date('2026-12-20T10:00:00Z')), '2027-01-05')
  const stage = waiting('warten_auf_zinstermin', {
    claim_type: 'tenancy',
    stage_entered_at: new Date('2026-05-28T09:45:00Z'),
  })
  assert.deepEqual(dueAfter(stage, INTERVALS), new Date('2026-06-05T22:00:00.000Z'), 'the day of the rent is over')
})

test('a dispute stops the timer, and what was left runs on after it', () => {
  const at = (iso: string) => new Date(iso)
  const running = {
    due_at: at('2026-05-28T09:30:00Z'),
    due_before_promise: null,
    timer_left_ms: null,
    case_status: 'open' as const,
    is_held: false,
    address_unknown: false,
    blocked_reason: null,
    blocked_until: null,
  }
  const disputed = settleTimer({ ...running, case_status: 'disputed' as const }, at('2026-05-20T09:30:00Z'))
  assert.deepEqual([disputed.due_at, disputed.timer_left_ms], [null, 8 * DAY_MS])
  const held = settleTimer({ ...disputed, is_held: true }, at('2026-05-21T09:30:00Z'))
  assert.equal(held.timer_left_ms, 8 * DAY_MS, 'a hold in the middle of a dispute changes nothing')
  const still_held = settleTimer({ ...held, case_status: 'open' as const }, at('2026-05-22T09:30:00Z'))
  assert.equal(still_held.due_at, null, 'the hold outlasts the dispute')
  const free = settleTimer(
    { ...still_held, is_held: false, address_unknown: false, blocked_reason: null, blocked_until: null },
    at('2026-06-01T09:30:00Z'),
  )
  assert.deepEqual([free.due_at, free.timer_left_ms], [at('2026-06-09T09:30:00Z'), null])
})

test('what is overdue when a dispute begins is due at once when it ends', () => {
  const claim = {
    due_at: ENTERED,
    due_before_promise: null,
    timer_left_ms: null,
    case_status: 'disputed' as const,
    is_held: false,
    address_unknown: false,
    blocked_reason: null,
    blocked_until: null,
  }
  const later = new Date(ENTERED.getTime() + 1000)
  assert.equal(setTimer(claim, ENTERED, later).timer_left_ms, 0)
})
