import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { DateOnly } from '../../../kernel/dates.ts'
import { BLOCKED_REASONS, STAGES } from '../../case/claims/index.ts'
import { allowedActions, byMonth, lastMonths, nextStepOf, rateOf, type StandingFacts, standingOf } from './rules.ts'
import { standingWords, WORDS } from './words.ts'

const claim = (more: Partial<StandingFacts> = {}): StandingFacts => ({
  collection_stage: 'first_demand_letter',
  case_status: 'open',
  closure_reason: null,
  blocked_reason: null,
  blocked_until: null,
  is_held: false,
  address_unknown: false,
  waiting_letter_id: null,
  due_at: new Date('2026-06-01T10:00:00Z'),
  decision: null,
  ...more,
})

const AT_DECISION = { collection_stage: 'dunning_action_recommended', due_at: null } as const

const CASES: readonly [Partial<StandingFacts>, standing: string, next: string | null][] = [
  [{}, 'collecting', 'second_letter'],
  [{ collection_stage: 'new', due_at: null, blocked_reason: 'no_amount' }, 'blocked', 'amount'],
  [{ collection_stage: 'in_processing' }, 'new', 'first_letter'],
  [{ collection_stage: 'third_demand_letter' }, 'collecting', 'court_advice'],
  [{ waiting_letter_id: 'x' }, 'collecting', 'letter_posted'],
  [{ collection_stage: 'installment_payment' }, 'installments', 'installment'],
  [{ collection_stage: 'installment_cancelled' }, 'arrears', 'plan_ends'],
  [{ collection_stage: 'dunning_action_recommended', due_at: null }, 'decision', 'creditor_decides'],
  [{ collection_stage: 'dunning_action_recommended', due_at: null, decision: 'sue' }, 'filing', 'filing'],
  [{ collection_stage: 'dunning_action_recommended', due_at: null, decision: 'decline' }, 'declined', 'declined'],
  [{ ...AT_DECISION, blocked_reason: 'insolvent' }, 'blocked', 'check'],
  [{ ...AT_DECISION, blocked_reason: 'deceased', decision: 'sue' }, 'blocked', 'check'],
  [{ ...AT_DECISION, blocked_reason: 'held' }, 'paused', 'release'],
  [{ ...AT_DECISION, blocked_reason: 'held', case_status: 'disputed' }, 'disputed', 'settlement'],
  [{ collection_stage: 'dunning_action_filed', due_at: null, decision: 'sue' }, 'court', 'court'],
  [{ collection_stage: 'dunning_action_filed', due_at: null, case_status: 'disputed' }, 'objected', 'settlement'],
  [{ collection_stage: 'exekutionsantrag_recommended', due_at: null }, 'titled', 'execution'],
  [{ collection_stage: 'manuelle_pruefung', due_at: null }, 'tenancy', 'check'],
  [{ case_status: 'disputed', due_at: null }, 'disputed', 'settlement'],
  [{ is_held: true, blocked_reason: 'held', due_at: null }, 'paused', 'release'],
  [{ blocked_reason: 'held', blocked_until: '2026-05-20' }, 'promised', 'promise'],
  [{ blocked_reason: 'held', due_at: null }, 'paused', 'release'],
  [{ address_unknown: true, blocked_reason: 'address_unknown' }, 'blocked', 'address'],
  [{ blocked_reason: 'insolvent', due_at: null }, 'blocked', 'unblocking'],
  [{ collection_stage: 'closed', case_status: 'closed', closure_reason: 'paid' }, 'paid', null],
  [{ collection_stage: 'closed', case_status: 'closed', closure_reason: 'installment_plan' }, 'paid', null],
  [{ collection_stage: 'closed', case_status: 'closed', closure_reason: 'withdrawn' }, 'withdrawn', null],
  [{ collection_stage: 'closed', case_status: 'closed', closure_reason: 'written_off' }, 'written_off', null],
  [{ collection_stage: 'closed', case_status: 'closed', closure_reason: 'disputed' }, 'dropped', null],
]

for (const [more, standing, next] of CASES)
  test(`a case with ${JSON.stringify(more)} is ${standing}, and ${next} comes next`, () => {
    assert.deepEqual([standingOf(claim(more)), nextStepOf(claim(more))], [standing, next])
  })

test('every stage has words for how it stands and for what comes next, in both languages', () => {
  for (const language of ['de', 'en'] as const) {
    const words = WORDS[language]
    for (const collection_stage of STAGES) {
      const at = claim({ collection_stage, ...(collection_stage === 'closed' ? { case_status: 'closed' } : {}) })
      assert.ok(words.standing[standingOf(at)].length > 10)
      const step = nextStepOf(at)
      if (step) assert.ok(words.next[step].length > 10)
    }
    for (const blocked_reason of BLOCKED_REASONS)
      assert.match(standingWords({ standing: 'blocked', blocked_reason }, language), /: /)
  }
})

test('what is offered follows from the case', () => {
  const facts = { is_closed: false, is_decision_open: false, has_question: false, is_withdrawn: false }
  assert.deepEqual(allowedActions(facts), ['direct_payment', 'withdrawal', 'upload_document'])
  assert.deepEqual(allowedActions({ ...facts, is_withdrawn: true }), ['direct_payment', 'upload_document'])
  assert.deepEqual(allowedActions({ ...facts, is_decision_open: true, has_question: true }).slice(0, 2), [
    'lawsuit_decision',
    'answer_question',
  ])
  assert.deepEqual(allowedActions({ ...facts, is_closed: true, has_question: true }), ['upload_document'])
})

test('the chart has twelve months, the current one last, across the turn of a year', () => {
  const months = lastMonths('2026-03-31' as DateOnly)
  assert.deepEqual([months.length, months[0], months[9], months.at(-1)], [12, '2025-04', '2026-01', '2026-03'])
  const sums = byMonth(months, [
    { day: '2025-04-01', amount_cents: 5 },
    { day: '2026-03-30', amount_cents: 7 },
    { day: '2026-03-31', amount_cents: 1 },
    { day: '2025-03-31', amount_cents: 99 },
  ])
  assert.deepEqual([sums[0]?.cents, sums[5]?.cents, sums.at(-1)], [5, 0, { month: '2026-03', cents: 8 }])
})

test('a rate is a part of the whole, and never all of it before it is', () => {
  assert.equal(rateOf(0, 0), null)
  assert.equal(rateOf(1, 3), 0.3333)
  assert.equal(rateOf(999_999, 1_000_000), 0.9999)
  assert.equal(rateOf(5, 5), 1)
})
