import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { AllowedAction } from './actions.ts'
import { remediesOf } from './remedies.ts'

const action = (name: AllowedAction['action'], allowed: boolean): AllowedAction => ({
  action: name,
  to_stage: null,
  allowed,
  reason: null,
  reason_code: null,
  effects: [],
})

test('a block offers what ends it, as far as the server allows that', () => {
  const allowed_actions = [action('unblock', true), action('law', false), action('situation', true)]
  assert.deepEqual(remediesOf({ allowed_actions }, 'minor'), ['unblock'])
  assert.deepEqual(remediesOf({ allowed_actions }, 'address_unknown'), ['resend', 'enquiry', 'unblock'])
  assert.deepEqual(remediesOf({ allowed_actions }, 'insolvent'), ['situation'])
  assert.deepEqual(remediesOf({ allowed_actions }, 'no_law'), [], 'after the first letter')
})

test('what ends by itself offers nothing', () => {
  assert.deepEqual(remediesOf({ allowed_actions: [action('unblock', true)] }, 'not_due'), [])
})
