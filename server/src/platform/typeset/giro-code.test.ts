import assert from 'node:assert/strict'
import { test } from 'node:test'
import { giroCodePayload, transferCode } from './giro-code.ts'

test('the payment code has the lines of EPC069-12, byte by byte', () => {
  const transfer = {
    company_name: 'Müller & Söhne GmbH',
    iban: 'AT611904300234573201',
    bic: 'BKAUATWW',
    amount_cents: 123_456,
    reference: 'RF42MW2600001235',
  }
  const expected =
    'BCD\n002\n1\nSCT\nBKAUATWW\nMüller & Söhne GmbH\nAT611904300234573201\nEUR1234.56\n\nRF42MW2600001235'
  assert.deepEqual(Buffer.from(giroCodePayload(transfer) ?? ''), Buffer.from(expected))
  const lines = giroCodePayload({ ...transfer, bic: null, amount_cents: 1, company_name: 'ß'.repeat(80) })?.split('\n')
  assert.deepEqual([lines?.[4], lines?.[5], lines?.[7]], ['', 'ß'.repeat(70), 'EUR0.01'])
  assert.match(giroCodePayload({ ...transfer, amount_cents: 99_999_999_999 }) ?? '', /\nEUR999999999\.99\n/)
  assert.equal(giroCodePayload({ ...transfer, amount_cents: 0 }), null)
  assert.equal(giroCodePayload({ ...transfer, amount_cents: 100_000_000_000 }), null)
  const { reference: _, ...typed } = { ...transfer, text: 'GK-2026-000001' }
  assert.deepEqual(giroCodePayload(typed)?.split('\n').slice(8), ['', '', 'GK-2026-000001'], 'text of the payer')
  assert.match(transferCode(transfer) ?? '', /^<svg .*<path d="M0 0h7v1h-7z/)
  assert.equal(transferCode({ ...transfer, amount_cents: 0 }), null)
})
