import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fold } from './fold.ts'
import { type AmountKind, kindOf, saysNoTax } from './total-labels.ts'

test('the words beside an amount say what it is', () => {
  const cases: [string, AmountKind][] = [
    ['Rechnungsbetrag', 'total'],
    ['Gesamtbetrag Brutto', 'gross'],
    ['Gesamtbetrag inkl. 19 % MwSt.', 'gross'],
    ['Total TTC', 'gross'],
    ['inkl. 19 % MwSt.', 'included_tax'],
    ['darin enthaltene Umsatzsteuer', 'included_tax'],
    ['Nettobetrag (zzgl. 19,00% MwSt.)', 'net'],
    ['Summe ohne USt', 'net'],
    ['Total excluding VAT', 'net'],
    ['Total HT', 'net'],
    ['zuzüglich 19% MwSt.', 'tax'],
    ['Umsatzsteuer 20 %', 'tax'],
    ['Versicherungsteuer 19 %', 'tax'],
    ['20 % USt von', 'base'],
    ['Zwischensumme', 'subtotal'],
    ['Zahlbetrag', 'payable'],
    ['Offener Betrag', 'payable'],
    ['Amount due', 'payable'],
    ['Anzahlung vom', 'other'],
    ['abzgl. 5 % Rabatt', 'other'],
    ['Weihnachtsgesteck groß', 'none'],
    ['Halbpension', 'none'],
  ]
  for (const [label, kind] of cases) assert.equal(kindOf(fold(label)), kind, label)
})

test('a document says when it has no tax', () => {
  for (const text of [
    'Gemäß § 19 UStG',
    'Kleinunternehmer',
    'Reverse Charge',
    'gemäß § 6 Abs. 1 Z 27 UStG',
    'Steuerschuldnerschaft des Leistungsempfängers',
  ]) {
    assert.ok(saysNoTax(fold(text)), text)
  }
  for (const text of ['zzgl. 19 % MwSt.', 'Umsatzsteuer 20 %']) assert.ok(!saysNoTax(fold(text)), text)
})
