import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type AllowedAction, effectsOf, findAction, groupActions, isStep, likelyAction } from './actions.ts'

const action = (name: AllowedAction['action'], more: Partial<AllowedAction> = {}): AllowedAction => ({
  action: name,
  to_stage: null,
  allowed: true,
  reason: null,
  reason_code: null,
  effects: [],
  ...more,
})

test('the likely action is the first allowed one in order of preference', () => {
  const likely = (allowed_actions: AllowedAction[], is_held = false) =>
    likelyAction({ allowed_actions, is_held })?.action
  assert.equal(likely([action('payment'), action('stage', { to_stage: 'in_processing' })]), 'stage')
  assert.equal(likely([action('stage', { to_stage: 'in_processing', allowed: false }), action('payment')]), 'payment')
  assert.equal(likely([action('settle'), action('filing')]), 'settle')
  assert.equal(likely([action('release'), action('filing')]), 'filing', 'nothing is held')
  assert.equal(likely([action('release'), action('filing')], true), 'release')
  assert.equal(likely([action('close')]), undefined)
})

test('cancelling the plan is never the likely action', () => {
  const cancel = action('stage', { to_stage: 'installment_cancelled', effects: ['plan_cancelled'] })
  assert.equal(likelyAction({ allowed_actions: [cancel, action('payment')], is_held: false })?.action, 'payment')
})

test('a move without its own form has its own button text', () => {
  assert.equal(isStep('second_demand_letter'), true)
  assert.equal(isStep('exekutionsantrag_recommended'), false)
  assert.equal(isStep(null), false)
})

test('the effects of an action are those that the server names', () => {
  const file = { allowed_actions: [action('stage', { effects: ['plan_cancelled'] })] }
  assert.deepEqual(effectsOf(file, 'stage'), ['plan_cancelled'])
  assert.deepEqual(effectsOf(file, 'payment'), [])
})

test('an action is found by its name, a move by its stage too', () => {
  const first = action('stage', { to_stage: 'first_demand_letter' })
  const second = action('stage', { to_stage: 'second_demand_letter', allowed: false })
  const file = { allowed_actions: [first, second] }
  assert.equal(findAction(file, 'stage', 'second_demand_letter'), second)
  assert.equal(findAction(file, 'stage'), first)
  assert.equal(findAction(file, 'close'), undefined)
})

test('the menu shows its groups in order and omits empty ones', () => {
  const groups = groupActions({ allowed_actions: [action('document'), action('hold'), action('payment')] })
  assert.deepEqual(
    groups.map(({ name, entries }) => [name, entries.map((entry) => entry.action)]),
    [
      ['money', ['payment']],
      ['case', ['hold']],
      ['court', ['document']],
    ],
  )
})
