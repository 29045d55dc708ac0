import assert from 'node:assert/strict'
import { test } from 'node:test'
import { printed } from '../../../../../test/printed-page.ts'
import { readInvoice } from './read-invoice.ts'

const datesIn = (art: string) => {
  const { fields } = readInvoice(printed(art))
  return [fields.invoice_issue_date?.value ?? null, fields.invoice_due_date?.value ?? null]
}
const dueIn = (text: string) => datesIn(`Rechnungsdatum: 05.01.2024\n\n\n${text}`)[1]

test('the due date is found after, below or within words that say so', () => {
  const cases: [string, string][] = [
    ['Fällig am 19.01.2024', '2024-01-19'],
    ['Zahlbar bis: 19.01.2024', '2024-01-19'],
    ['Zahlungsziel:      19. Jänner 2024', '2024-01-19'],
    ['Due date      January 19, 2024', '2024-01-19'],
    ['Fälligkeit\n19.01.2024', '2024-01-19'],
    ['Bitte überweisen Sie den Betrag bis zum\n19.01.2024 auf unser Konto.', '2024-01-19'],
    ['Der Beitrag wird am 19.01.2024 fällig.', '2024-01-19'],
    ['Wir buchen den Betrag am 19.01.2024 per Lastschrift ab.', '2024-01-19'],
    ['Zahlbar bis 12.01.2024 mit 3 % Skonto\nZahlbar bis 19.01.2024 ohne Abzug', '2024-01-19'],
    ['Zahlbar bis zum 12.01.2024 mit 2 % Skonto oder bis 19.01.2024 netto.', '2024-01-19'],
    ['Zahlungsbedingungen:      14 Tage netto', '2024-01-19'],
    ['Terms      30 days net', '2024-02-04'],
    ['Bei Zahlung bis 12.01.2024: 98,00 EUR; bis 19.01.2024: 100,00 EUR', '2024-01-19'],
    ['Der Betrag wird nicht vor dem 19.01.2024 von Ihrem Konto abgebucht.', '2024-01-19'],
    ['Pagamento: bonifico bancario 14 gg data fattura - Scadenza: 19/01/2024', '2024-01-19'],
    [
      'Konto      Fällig      Bearbeiter\n70214      19.01.2024  O. Moser\n\n\nSofort nach Erhalt fällig.',
      '2024-01-19',
    ],
    ['Abo, 3 Monate zu 43,00 EUR (Nettobetrag 40,19)\n\nWir ziehen den Betrag am 19.01.2024 ein.', '2024-01-19'],
  ]
  for (const [text, due] of cases) assert.equal(dueIn(text), due, text)
})

test('a printed due date takes precedence over a term', () => {
  assert.equal(dueIn('Fällig am 01.02.2024\n\nZahlbar innerhalb von 14 Tagen netto'), '2024-02-01')
})

test('other dates are not the due date', () => {
  for (const text of [
    'Lieferdatum: 19.01.2024',
    'Leistungszeitraum vom 01.12.2023 bis 31.12.2023',
    'Zahlungen bis zum 19.01.2024 wurden berücksichtigt.',
    'Bezahlt am 19.01.2024',
    'Ihr neuer Abschlag ist am 19.01.2024 fällig.',
    'Fällig am 19.01.2031',
  ]) {
    assert.equal(dueIn(text), null, text)
  }
})

test('the issue date is told apart from other dates', () => {
  const cases: [string, string][] = [
    ['Rechnungsdatum: 05.01.2024\nLieferdatum: 03.01.2024', '2024-01-05'],
    ['Lieferdatum: 03.01.2024\nDatum: 05.01.2024', '2024-01-05'],
    ['Bestelldatum 01.01.2024\nWien, am 5. Jänner 2024', '2024-01-05'],
    ['Rechnung Nr. 17 vom 05.01.2024\nIhre Bestellung vom 01.01.2024', '2024-01-05'],
    ['Liefer- und Rechnungsdatum: 5. Jänner 2024', '2024-01-05'],
    ['Rechnungsnr.      Datum\n17                05.01.2024', '2024-01-05'],
    ['Order date: 1 January 2024\nDate of issue: 5 January 2024', '2024-01-05'],
    ['Issued 5 January 2024\nDue 19 January 2024', '2024-01-05'],
    ['Eva Moser\n\n\n5. Jänner 2024\n\n\nRechnung Nr. 17', '2024-01-05'],
    ['Rechnung Nr. 17\n05.01.2024 20:41 Tisch 14', '2024-01-05'],
    ['Wien, 05.01.2024\n\nabzgl. Abschlagsrechnung 16 vom 01.12.2023', '2024-01-05'],
  ]
  for (const [text, date] of cases) assert.equal(datesIn(text)[0], date, text)
  assert.equal(datesIn('Lieferdatum: 03.01.2024\nBestelldatum: 01.01.2024')[0], null)
})

test('a column of days gives no issue date that anybody would rely on', () => {
  const { fields } = readInvoice(printed('Datum        Auftrag\n04.01.2024   88010\n05.01.2024   88017'))
  assert.ok((fields.invoice_issue_date?.confidence ?? 0) < 0.8)
})
