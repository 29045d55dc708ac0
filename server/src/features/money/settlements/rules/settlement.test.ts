import assert from 'node:assert/strict'
import { test } from 'node:test'
import { invoiceGaps } from './settlement.ts'

const ADDRESS = { street: 'Weg 1', zip: '1010', city: 'Wien', country: 'AT' }
const SENDER = {
  ...{ name: 'Donau', address: ADDRESS, uid: 'ATU12345675', email: null },
  ...{ register_number: null, register_court: null },
}
const CREDITOR = { name: 'Huber', address: ADDRESS, uid: null, email: null }
const VAT = { treatment: 'domestic', reason: null, rate_bp: 2000 } as const
const WHOLE = { sender: SENDER, creditor: CREDITOR, vat: VAT, gross_cents: 10_000_00 }

test('what the laws want on an invoice is named where it is missing', () => {
  assert.deepEqual(invoiceGaps(WHOLE), [])
  const nowhere = { street: null, zip: null, city: null, country: null }
  const nobody = { ...WHOLE, sender: { ...SENDER, uid: null, address: nowhere } }
  assert.deepEqual(invoiceGaps({ ...nobody, creditor: { ...CREDITOR, address: { ...ADDRESS, zip: null } } }), [
    'issuer_address',
    'issuer_uid',
    'creditor_address',
  ])
})

test('above 10,000 EUR an Austrian invoice names the VAT id of its recipient', () => {
  const large = { ...WHOLE, gross_cents: 10_000_01 }
  assert.deepEqual(invoiceGaps(large), ['creditor_uid'])
  assert.deepEqual(invoiceGaps({ ...large, creditor: { ...CREDITOR, uid: 'ATU87654321' } }), [])
  assert.deepEqual(invoiceGaps({ ...large, sender: { ...SENDER, address: { ...ADDRESS, country: 'DE' } } }), [])
  const abroad = { treatment: 'none', reason: 'third_country', rate_bp: 0 } as const
  assert.deepEqual(invoiceGaps({ ...large, vat: abroad }), [], 'nobody there has one')
})
