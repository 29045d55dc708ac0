import assert from 'node:assert/strict'
import { test } from 'node:test'
import { printed } from '../../../../../test/printed-page.ts'
import { readInvoice } from './read-invoice.ts'

const amountsIn = (art: string) => {
  const { fields } = readInvoice(printed(art))
  return [fields.invoice_amount_net?.value ?? null, fields.invoice_amount_gross?.value ?? null]
}

test('one rate in a table of taxes is not the total', () => {
  const bill = `
Übernachtung                               296,00
Parkgarage                                  60,00
Total EUR                                  356,00

Satz        Netto        USt        Brutto
10 %        269,09       26,91      296,00
20 %        50,00        10,00      60,00`
  assert.deepEqual(amountsIn(bill), [null, 35600])
})

test('the only amount in a letter is the gross amount', () => {
  const letter = 'Ihr Beitrag für 2025:\n\n95,00 Euro\n\nDanke.'
  const { invoice_amount_net: net, invoice_amount_gross: gross } = readInvoice(printed(letter)).fields
  assert.equal(gross?.value, 9500)
  // Nothing says that there is no tax in it, so nobody may rely on that.
  assert.ok((net?.confidence ?? 0) < 0.8)
  assert.deepEqual(amountsIn(`${letter} Die Leistung ist nicht umsatzsteuerpflichtig.`), [9500, 9500])
})

test('an amount that OCR splits at its point is joined again', () => {
  const scan = printed('Nettosumme      843,70 €\n19 % MwSt.      160,30 €\nRechnungsbetrag 1. 004,00 €', {
    confidence: 0.95,
  })
  assert.equal(readInvoice(scan).fields.invoice_amount_gross?.value, 100400)
})

test('a total in the middle of a sentence is found if net and tax add up to it', () => {
  const bill = 'Summe: 113,90 €\nplus 19 % USt. 21,64 €\nDer Rechnungsbetrag lautet auf 135,54 €.'
  assert.deepEqual(amountsIn(bill), [11390, 13554])
  assert.deepEqual(amountsIn(bill.replace('lautet auf', 'ist wie vereinbart')), [11390, 13554])
})
