import assert from 'node:assert/strict'
import { test } from 'node:test'
import { printed } from '../../../../../../test/printed-page.ts'
import { readInvoice } from '../read-invoice.ts'

const HEAD = `Autohaus Reiter GmbH, Welser Straße 40, 4060 Leonding
Herrn
Stefan Mayr
Bergweg 3
4050 Traun
                                         Leonding, 10.02.2026
`
const daysIn = (rest: string) => {
  const { kind, fields } = readInvoice(printed(HEAD + rest, { top: 40 }))
  assert.equal(kind, 'reminder')
  return [fields.invoice_issue_date?.value ?? null, fields.invoice_due_date?.value ?? null]
}

test('a reminder has the day of its invoice, not its own, and no new day for payment', () => {
  const prose = `1. Mahnung
Unsere Rechnung Nr. 20251234 vom 05.12.2025 über EUR 640,00 ist noch offen.
Rechnungsbetrag                 EUR 640,00
Wir ersuchen um Zahlung bis 20.02.2026.`
  assert.deepEqual(daysIn(prose), ['2025-12-05', null])
  const labelled = `Letzte Mahnung
Ihre Rechnung:  20251234
Rechnungsdatum: 05.12.2025
Fällig am:      19.12.2025
Forderung       EUR 640,00
Zahlung bis spätestens 20.02.2026`
  assert.deepEqual(daysIn(labelled), ['2025-12-05', '2025-12-19'])
})

test('a reminder that does not say the day of its invoice has none', () => {
  const silent = `Zahlungserinnerung
Rechnungsnummer 20251234
Offener Betrag EUR 640,00
Bitte zahlen Sie bis 20.02.2026.`
  assert.deepEqual(daysIn(silent), [null, null])
})
