import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { DateOnly } from '../../../../kernel/dates.ts'
import { fold } from './fold.ts'
import { dueBy, termOf } from './terms.ts'

const dueOf = (sentence: string) => {
  const term = termOf(fold(sentence))
  return term && dueBy('2024-01-31' as DateOnly, term)
}

test('terms of payment are counted from the issue date', () => {
  const cases: [string, string][] = [
    ['30 Tage netto', '2024-03-01'],
    ['Zahlbar binnen 14 Tagen ab Rechnungsdatum', '2024-02-14'],
    ['Zahlbar innerhalb von 10 Tagen ohne Abzug', '2024-02-10'],
    ['Bitte überweisen Sie den Betrag innerhalb einer Woche', '2024-02-07'],
    ['Wir bitten um Begleichung innerhalb von zwei Wochen', '2024-02-14'],
    ['Zahlungsziel: 1 Monat', '2024-02-29'],
    ['Payment is due within 30 days of the invoice date', '2024-03-01'],
    ['Terms of payment: net 30', '2024-03-01'],
    ['Zahlungsbedingungen: 8 Tage 2 % Skonto, 30 Tage netto', '2024-03-01'],
    ['Zahlbar innerhalb 14 Tagen 2 % Skonto innerhalb 30 Tagen ohne Abzug', '2024-03-01'],
    ['Zahlung: 14 Tage 3%, 30', '2024-03-01'],
    ['Règlement à 30 jours fin de mois', '2024-03-31'],
    ['Zahlbar innerhalb von 14 Tagen, danach verrechnen wir Verzugszinsen', '2024-02-14'],
  ]
  for (const [sentence, due] of cases) assert.equal(dueOf(sentence), due, sentence)
})

test('an invoice that is payable at once is due on its issue date', () => {
  for (const sentence of [
    'Zahlbar sofort ohne Abzug',
    'Sofort fällig nach Erhalt der Rechnung',
    'Rechnungsbetrag zahlbar ohne Abzug sofort nach Erhalt der Rechnung',
    'Due upon receipt',
    'Zahlbar netto nach Erhalt',
  ]) {
    assert.equal(dueOf(sentence), '2024-01-31', sentence)
  }
})

test('discounts for early payment and times for other things are not terms of payment', () => {
  for (const sentence of [
    '2% Skonto bei Zahlung innerhalb 10 Tagen nach Rechnungsdatum',
    'Bei Zahlung innerhalb 14 Tagen gewähren wir 2,0% Skonto',
    'Reklamationen sind innerhalb von 8 Tagen schriftlich mitzuteilen',
    'Der Schuldner kommt in Verzug, wenn er nicht innerhalb von 30 Tagen nach Fälligkeit zahlt',
    'Die Lieferung erfolgt innerhalb von 3 Tagen',
    'Der Betrag wurde bereits bezahlt',
    'Einwendungen gegen die Rechnung richten Sie innerhalb von 8 Wochen an uns',
  ]) {
    assert.equal(dueOf(sentence), undefined, sentence)
  }
})
