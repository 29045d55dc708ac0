import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import type { Legal } from './tables.ts'
import { type CreditNoteFacts, type FeeInvoiceFacts, vatCents, vatOf, vatOnFees } from './vat.ts'

const vat_rates = JSON.parse(await readFile(new URL('../../legal/vat-rates.json', import.meta.url), 'utf8'))
const legal = { vat_rates } as Legal

const vat = (issuer: Partial<CreditNoteFacts['issuer']>, uid: string | null, on = '2026-05-31') =>
  vatOf({ net_cents: 12_345, issuer: { country: 'AT', uid: 'ATU12345678', ...issuer }, supplier: { uid }, on, legal })

test('a supplier of the same country is credited the standard rate of the last day of supply', () => {
  assert.deepEqual(vat({}, 'ATU87654321'), {
    ...{ treatment: 'domestic', reason: null, rate_bp: 2000, vat_cents: 2_469, gross_cents: 14_814 },
  })
  const german = { country: 'DE', uid: 'DE123456789' }
  assert.equal(vat(german, 'DE 987.654-321').rate_bp, 1900)
  assert.equal(vat(german, 'DE987654321', '2020-12-31').rate_bp, 1600)
  assert.equal(vat({ uid: null }, 'ATU87654321').treatment, 'domestic')
})

test('for a supplier of another member state the recipient owes the tax, which takes both numbers', () => {
  const none = { rate_bp: 0, vat_cents: 0, gross_cents: 12_345 }
  assert.deepEqual(vat({}, 'DE987654321'), { treatment: 'reverse_charge', reason: null, ...none })
  assert.deepEqual(vat({}, 'EL987654321').treatment, 'reverse_charge')
  assert.deepEqual(vat({ uid: null }, 'DE987654321'), { treatment: 'none', reason: 'issuer_unknown', ...none })
})

test('without a VAT id of the EU, or an issuer that we know, no VAT is shown, and why', () => {
  assert.deepEqual(
    [
      vat({}, null),
      vat({}, ''),
      vat({}, 'CHE123456789'),
      vat({ country: null }, 'ATU87654321'),
      vat({ country: 'CH' }, 'DE1234'),
    ].map(({ treatment, reason, gross_cents }) => [treatment, reason, gross_cents]),
    [
      ['none', 'no_uid', 12_345],
      ['none', 'no_uid', 12_345],
      ['none', 'uid_outside_eu', 12_345],
      ['none', 'issuer_unknown', 12_345],
      ['none', 'issuer_unknown', 12_345],
    ],
  )
})

const onFees = (recipient: FeeInvoiceFacts['recipient'], issuer: Partial<FeeInvoiceFacts['issuer']> = {}) => {
  const facts = { issuer: { country: 'AT', uid: 'ATU12345678', ...issuer }, recipient, on: '2026-05-31', legal }
  const { treatment, reason, rate_bp } = vatOnFees(facts)
  return [treatment, reason, rate_bp, vatCents(12_345, rate_bp)]
}

test('on our fees the rate of the issuer is charged, unless the recipient owes the tax or is outside of the EU', () => {
  const home = ['domestic', null, 2000, 2469]
  assert.deepEqual(onFees({ country: 'AT', uid: 'ATU87654321' }), home)
  assert.deepEqual(onFees({ country: 'AT', uid: null }), home)
  assert.deepEqual(onFees({ country: null, uid: null }), home)
  assert.deepEqual(onFees({ country: 'FR', uid: null }), home, 'nobody without a VAT id owes the tax')
  assert.deepEqual(onFees({ country: 'AT', uid: 'DE987654321' }), ['reverse_charge', null, 0, 0])
  assert.deepEqual(onFees({ country: 'GR', uid: 'EL987654321' }), ['reverse_charge', null, 0, 0])
  assert.deepEqual(onFees({ country: 'DE', uid: 'DE987654321' }, { uid: null }), ['none', 'issuer_unknown', 0, 0])
  assert.deepEqual(onFees({ country: 'CH', uid: null }), ['none', 'third_country', 0, 0])
  assert.deepEqual(onFees({ country: 'Schweiz', uid: 'CHE123456789' }), ['none', 'third_country', 0, 0])
  assert.deepEqual(onFees({ country: 'AT', uid: null }, { country: null }), ['none', 'issuer_unknown', 0, 0])
  assert.deepEqual(onFees({ country: 'DE', uid: null }, { country: 'DE', uid: null }), ['domestic', null, 1900, 2346])
})

test('what is given back bears the tax that it was charged with', () => {
  for (const net_cents of [1, 2, 3, 12, 13, 99, 6000])
    assert.equal(vatCents(0 - net_cents, 2000), 0 - vatCents(net_cents, 2000))
})
