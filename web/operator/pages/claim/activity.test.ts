import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Activity, contactsIn, entriesOf, kindOf, kindsIn, partsOf, sentenceOf } from './activity.ts'

const entry = (action: string, details: Activity['details'] = {}) => ({ action, details }) as Activity

test('entries are classified by what they are about', () => {
  const kinds = ['claim.stage_changed', 'workflow.stuck', 'charge.added', 'payment.recorded', 'lawsuit.decided']
  assert.deepEqual(
    kinds.map((action) => kindOf(entry(action))),
    ['claim', 'claim', 'payment', 'payment', 'court'],
  )
  assert.equal(kindOf(entry('letter.made')), 'letter')
  assert.equal(kindOf(entry('claim.payment_promised')), 'payment')
  assert.equal(kindOf(entry('debtor.answered')), 'message')
  assert.equal(kindOf(entry('debtor.contact_changed')), 'other')
  assert.equal(kindOf(entry('a word of tomorrow')), 'other')
})

test('the timeline is filtered by kind, and offers only kinds that occur', () => {
  const activity = [entry('invoice.added'), entry('claim.created'), entry('invoice.changed')]
  assert.deepEqual(entriesOf(activity, 'invoice'), [activity[0], activity[2]])
  assert.equal(entriesOf(activity, undefined), activity)
  assert.deepEqual(kindsIn(activity, undefined), ['claim', 'invoice'])
  assert.deepEqual(kindsIn(activity, 'court'), ['claim', 'invoice', 'court'], 'and the one that was chosen')
})

test('a dispute says why, if the debtor did', () => {
  assert.equal(sentenceOf(entry('claim.disputed', { reason: 'already_paid' })), 'claim.disputed_because')
  assert.equal(sentenceOf(entry('claim.disputed')), 'claim.disputed')
  assert.equal(sentenceOf(entry('claim.blocked', { reason: 'minor' })), 'claim.blocked')
})

test('a step of the invoice check says its values, unless they were erased', () => {
  const values = { before: null, after: 12 }
  assert.equal(sentenceOf(entry('invoice.accepted', values)), 'invoice.accepted_as')
  assert.equal(sentenceOf(entry('invoice.corrected', { before: 12, after: null })), 'invoice.corrected_to')
  assert.equal(sentenceOf(entry('invoice.check_undone', values)), 'invoice.check_undone_to')
  assert.equal(sentenceOf(entry('invoice.corrected')), 'invoice.corrected')
})

test('changed contact data is named as far as it is known', () => {
  assert.deepEqual(contactsIn({ fields: ['email', 'address', 'pigeon'] }), ['address', 'email'])
  assert.deepEqual(contactsIn({}), [])
})

test('an entry finds the parts of the file that it mentions', () => {
  const file = { invoices: [{ id: 'i' }], payments: [{ id: 'p' }], documents: [] } as unknown as Parameters<
    typeof partsOf
  >[0]
  const found = partsOf(file, { invoice_id: 'i', payment_id: 'gone' })
  assert.deepEqual(found, { invoice: { id: 'i' }, payment: undefined, document: undefined })
})
