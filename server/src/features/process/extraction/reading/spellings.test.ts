import assert from 'node:assert/strict'
import { test } from 'node:test'
import { printed } from '../../../../../test/printed-page.ts'
import { withoutPairs } from './fold.ts'
import { readInvoice } from './read-invoice.ts'

const read = (art: string) => {
  const { fields, currency, open_amount } = readInvoice(printed(art))
  const { invoice_amount_net: net, invoice_amount_gross: gross, invoice_due_date: due } = fields
  return { net: net?.value ?? null, gross: gross?.value ?? null, due: due?.value ?? null, currency, open_amount }
}

const HEAD = 'Rechnung\nRechnungsnummer: 17     Rechnungsdatum: 03.05.2026\n\n'

test('an invoice whose umlauts are written as two letters reads like any other', () => {
  const bill = `${HEAD}Nettobetrag                100,00 EUR\nzuzüglich 20 % USt          20,00 EUR\nzu überweisen              120,00 EUR\nfällig spätestens am 17.05.2026`
  const paired = bill.replaceAll('ü', 'ue').replaceAll('ä', 'ae')
  assert.deepEqual(read(paired), read(bill))
  assert.deepEqual(read(paired), { net: 10000, gross: 12000, due: '2026-05-17', currency: 'EUR', open_amount: 12000 })
})

test('letters that only look like umlauts stay as they are', () => {
  const words = ['neue', 'dauer', 'steuer', 'bauer', 'issued', 'value', 'values', 'due', 'overdue', 'guest', 'revenue']
  assert.deepEqual(words.map(withoutPairs), words)
  assert.deepEqual(['faellig', 'kaeufer', 'gebuehr', 'ueber', 'hoehe', 'vorschuesse'].map(withoutPairs), [
    'fallig',
    'kaufer',
    'gebuhr',
    'uber',
    'hohe',
    'vorschusse',
  ])
})

test('Swiss amounts have apostrophes, dashes for no cents, and francs', () => {
  const bill = `${HEAD}Summe netto        CHF 1'234.50\nMWST 8.1 %         CHF    99.99\nTotal              CHF 1'334.49`
  assert.deepEqual(read(bill), { net: 123450, gross: 133449, due: null, currency: 'CHF', open_amount: null })
  assert.equal(read(`${HEAD}Total              Fr. 1'334.–`).gross, 133400)
  assert.equal(read(`${HEAD}Total              SFr. 45.--`).currency, 'CHF')
})

test('French amounts have spaces between thousands', () => {
  const bill =
    'Facture n° 2026-17 du 03/05/2026\n\nTotal HT         1 234,56 €\nTVA 20 %           246,91 €\nMontant à payer  1 481,47 €\nÉchéance : 02/06/2026'
  assert.deepEqual(read(bill), { net: 123456, gross: 148147, due: '2026-06-02', currency: 'EUR', open_amount: 148147 })
})

test('an amount may be named by a sentence', () => {
  for (const sentence of ['Der Rechnungsbetrag lautet auf EUR 135,54.', 'Unsere Forderung lautet: 135,54 €'])
    assert.equal(read(`${HEAD}${sentence}`).gross, 13554, sentence)
})
