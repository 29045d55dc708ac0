import assert from 'node:assert/strict'
import { test } from 'node:test'
import { changedContact, contactOf } from './contact.ts'

const GIVEN = contactOf({
  ...{ name: 'Huber GmbH', email: 'a@b.at', phone: '1', deducts_input_tax: true },
  address: { street: 'Ring 1', zip: '1010', city: 'Wien', country: 'Österreich' },
})

test('only what was changed is sent', () => {
  assert.deepEqual(changedContact(GIVEN, GIVEN), {})
  assert.deepEqual(changedContact(GIVEN, { ...GIVEN, name: ' Huber GmbH ' }), {})
  assert.deepEqual(changedContact(GIVEN, { ...GIVEN, phone: ' ' }), { phone: null })
  assert.deepEqual(changedContact(GIVEN, { ...GIVEN, email: 'c@d.at', deducts_input_tax: false }), {
    email: 'c@d.at',
    deducts_input_tax: false,
  })
})

test('an address is sent as a whole, with its country as a code', () => {
  const address = { ...GIVEN.address, street: 'Ring 2', country: 'at' }
  const sent = { street: 'Ring 2', zip: '1010', city: 'Wien', country: 'AT' }
  assert.deepEqual(changedContact(GIVEN, { ...GIVEN, address }), { address: sent })
})

test('a creditor without phone and address stays without them', () => {
  const bare = contactOf({ name: 'X', email: 'a@b.at', phone: null, address: null, deducts_input_tax: true })
  assert.deepEqual(changedContact(bare, bare), {})
})
