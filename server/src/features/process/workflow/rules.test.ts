import assert from 'node:assert/strict'
import { test } from 'node:test'
import { followedBy, ownCallOf, STAGES, type Stage } from '../../case/claims/stages.ts'
import { EFFECTS, type Effect, effectsOfMove, waitsFor } from './rules/effects.ts'
import { actionsFor, nextStage } from './rules.ts'

const INTERVALS = { letter_interval_days: 14, installment_grace_days: 7 }
/** The next rent, on 5 June, lies further ahead than the next letter. */
const MAY_14 = new Date('2026-05-14T09:30:00Z')
const MAY_28 = new Date('2026-05-28T09:30:00Z')

const at = (collection_stage: Stage, more: object = {}) => ({
  collection_stage,
  claim_type: 'standard' as const,
  governing_law: 'AT',
  stage_entered_at: MAY_14,
  case_status: 'open' as const,
  stage_before_closure: null,
  claim_disputed: false,
  is_held: false,
  blocked_reason: null,
  blocked_until: null,
  address_unknown: false,
  waiting_letter_id: null,
  due_at: null,
  total_cents: 10_000,
  paid_cents: 0,
  ...more,
})

const UNDECIDED = { decision: null, is_filed: false, asks_to_stop: false, reports_payment: false, is_restricted: false }

test('the workflow takes a claim along the timers of the table, and waits where there is none', () => {
  for (const stage of STAGES) assert.equal(nextStage(at(stage), INTERVALS), followedBy(stage, 'timer'), stage)
  assert.equal(nextStage(at('in_processing'), INTERVALS), 'first_demand_letter')
  assert.equal(nextStage(at('installment_payment'), INTERVALS), 'installment_cancelled')
  assert.equal(nextStage(at('dunning_action_recommended'), INTERVALS), null)
})

test('where the next rent comes first, a tenancy claim waits for it instead of the next letter', () => {
  const tenancy = { claim_type: 'tenancy', stage_entered_at: MAY_28 }
  assert.equal(nextStage(at('first_demand_letter', tenancy), INTERVALS), 'warten_auf_zinstermin')
  assert.equal(nextStage(at('in_processing', tenancy), INTERVALS), 'first_demand_letter')
  assert.equal(nextStage(at('first_demand_letter', { stage_entered_at: MAY_28 }), INTERVALS), 'second_demand_letter')
})

test('each way into a stage has its effects', () => {
  const effects: Partial<Record<Stage, Effect[]>> = {
    in_processing: ['claim_accepted', 'stage_told', 'time_begins'],
    first_demand_letter: ['letter_sent', 'fee_charged', 'stage_told', 'time_begins'],
    installment_payment: ['plan_agreed', 'stage_told', 'time_follows_plan'],
    installment_cancelled: ['plan_cancelled', 'reminder_where_protected', 'stage_told', 'time_begins'],
    dunning_action_recommended: ['creditor_decides', 'stage_told', 'time_waits'],
    dunning_action_filed: ['filing_recorded', 'stage_told', 'time_waits'],
    exekutionsantrag_recommended: ['title_recorded', 'stage_told', 'time_waits'],
    warten_auf_zinstermin: ['letters_rest', 'stage_told', 'time_begins'],
    manuelle_pruefung: ['team_checks', 'stage_told', 'time_waits'],
    mzr_aufhebungserklaerung_sent: ['letter_sent', 'stage_told', 'time_begins'],
    mzr_klage_recommended: ['eviction_decided', 'stage_told', 'time_waits'],
    closed: ['collection_ends', 'stage_and_status_told', 'time_ends'],
  }
  for (const [stage, expected] of Object.entries(effects))
    assert.deepEqual(effectsOfMove(stage as Stage), expected, stage)
})

test('every move says what happens, who is told and what becomes of the time', () => {
  for (const stage of STAGES.filter((one) => one !== 'new')) {
    const effects = effectsOfMove(stage)
    assert.ok(effects.length >= 3, stage)
    assert.match(effects.at(-2) as string, /_told$/, stage)
    assert.match(effects.at(-1) as string, /^time_/, stage)
  }
})

test('every action carries its effects, and every effect is one of some action', () => {
  const seen = new Set<Effect>(STAGES.flatMap(effectsOfMove))
  const actions = [
    at('in_processing', { waiting_letter_id: 'x' }),
    ...(['minor', 'address_unknown', 'time_barred', 'no_law'] as const).map((blocked_reason) =>
      at('in_processing', { blocked_reason }),
    ),
  ].flatMap((claim) => actionsFor(claim, UNDECIDED))
  for (const { action, to_stage, effects } of actions) {
    // Each situation of a debtor has its own effect on the time.
    assert.match(effects.at(-1) ?? '', action === 'situation' ? /_told$/ : /^time_/, action)
    if (action === 'stage' && to_stage) assert.deepEqual(effects, effectsOfMove(to_stage))
    for (const effect of effects) seen.add(effect)
  }
  assert.deepEqual([...seen].sort(), [...EFFECTS].sort())
})

test('moves with a call of their own are offered by its name, with the stage that it leads to', () => {
  const offered = actionsFor(at('in_processing'), UNDECIDED).map(({ action, to_stage }) => [action, to_stage])
  assert.deepEqual(offered, [
    ['stage', 'first_demand_letter'],
    ['installment-plan', 'installment_payment'],
    ['payment', null],
    ['document', null],
    ['filing', 'dunning_action_filed'],
    ['title', 'exekutionsantrag_recommended'],
    ['court-message', null],
    ['dispute', null],
    ['settle', null],
    ['hold', null],
    ['release', null],
    ['unblock', null],
    ['law', null],
    ['situation', null],
    ['close', 'closed'],
    ['reopen', null],
  ])
  for (const stage of STAGES) {
    const call = ownCallOf(stage)
    if (call)
      assert.ok(
        offered.some(([action, to_stage]) => action === call && to_stage === stage),
        `${call} is offered`,
      )
  }
})

const judged = (name: string, ...given: Parameters<typeof at>) => {
  const found = actionsFor(at(...given), UNDECIDED).find(({ action }) => action === name)
  return found?.allowed || found?.reason_code
}

test('a block is lifted only if it does not end by itself', () => {
  const lifted = (blocked_reason: string | null) => judged('unblock', 'in_processing', { blocked_reason })
  assert.equal(lifted(null), 'not_liftable')
  assert.equal(lifted('insolvent'), 'not_liftable')
  for (const reason of ['address_unknown', 'time_barred', 'minor', 'below_minimum']) assert.equal(lifted(reason), true)
})

test('the law is set until the first letter, and no letter is offered for the insolvent and the dead', () => {
  assert.equal(judged('law', 'in_processing'), true)
  assert.equal(judged('law', 'first_demand_letter'), 'law_settled')
  assert.equal(judged('law', 'closed', { case_status: 'closed' }), 'claim_closed')
  assert.equal(judged('stage', 'in_processing', { blocked_reason: 'deceased' }), 'letter_not_possible')
  assert.equal(judged('stage', 'in_processing', { blocked_reason: 'held' }), true)
})

test('a blocked claim waits for the end of its block where the workflow would go on', () => {
  const waits = (stage: Stage, blocked_reason: string) => waitsFor(at(stage, { blocked_reason }), UNDECIDED)
  assert.equal(waits('new', 'below_minimum'), 'unblocking')
  assert.equal(waits('first_demand_letter', 'insolvent'), 'unblocking')
  assert.equal(waits('new', 'no_amount'), 'amount')
  assert.equal(waits('dunning_action_recommended', 'insolvent'), 'decision')
})

test('a claim waits for its time, else for what its stage says', () => {
  const due = { due_at: MAY_28 }
  assert.equal(waitsFor(at('first_demand_letter', due), UNDECIDED), 'time')
  assert.equal(waitsFor(at('installment_payment', due), UNDECIDED), 'installment')
  assert.equal(waitsFor(at('new'), UNDECIDED), 'amount')
  assert.equal(waitsFor(at('dunning_action_filed'), UNDECIDED), 'court')
  assert.equal(waitsFor(at('exekutionsantrag_recommended'), UNDECIDED), 'execution')
  assert.equal(waitsFor(at('manuelle_pruefung'), UNDECIDED), 'check')
  assert.equal(waitsFor(at('mzr_klage_recommended'), UNDECIDED), 'eviction')
  assert.equal(waitsFor(at('first_demand_letter'), UNDECIDED), 'somebody')
})

test('at the court step the decision says who has the next word', () => {
  const waits = (decision: 'sue' | 'decline' | null) => waitsFor(at('dunning_action_recommended'), { decision })
  assert.deepEqual([waits(null), waits('sue'), waits('decline')], ['decision', 'filing', 'declined'])
})

test('a dispute, a hold and a closure stand before everything else', () => {
  const more = { due_at: MAY_28 }
  assert.equal(waitsFor(at('first_demand_letter', { ...more, case_status: 'disputed' }), UNDECIDED), 'settlement')
  assert.equal(waitsFor(at('first_demand_letter', { ...more, is_held: true }), UNDECIDED), 'release')
  assert.equal(waitsFor(at('first_demand_letter', { ...more, address_unknown: true }), UNDECIDED), 'address')
  assert.equal(waitsFor(at('in_processing', { ...more, waiting_letter_id: 'x' }), UNDECIDED), 'posting')
  assert.equal(waitsFor(at('closed', { case_status: 'closed' }), UNDECIDED), 'nothing')
})
