import assert from 'node:assert/strict'
import { test } from 'node:test'
import { printed, printedPage } from '../../../../../test/printed-page.ts'
import type { DocumentText } from '../../../../platform/pdf/page-text.ts'
import { readInvoice } from './read-invoice.ts'

const invoice = ({ number = 'R-2024/117', gross = '240,00', net = '200,00' } = {}): string => `

    Fahrradhaus Adler GmbH · Ringstraße 7 · 1010 Wien

    Frau
    Eva Moser
    Lange Gasse 4/12
    1080 Wien

    Rechnung

    Rechnungsnummer: ${number}                        Rechnungsdatum:       14.03.2024

    Bremse erneuern                                   1                     ${net} €
                                                      Nettobetrag           ${net} €
                                                      20 % USt              40,00 €
                                                      Gesamtbetrag          ${gross} €
`

/** A scan as it was recognised, and what the file says below it. */
const scan = (below: string): DocumentText => ({
  ...printed(invoice()),
  pages: [{ ...printedPage(invoice(), { confidence: 0.95 }), hidden: printedPage(below).words }],
})

test('text below a picture that says the same raises no doubt, even if a letter of it is wrong', () => {
  for (const below of [invoice(), invoice({ number: 'R-2O24/ll7' }), 'Scanned by a machine', '']) {
    const { fields, doubts } = readInvoice(scan(below))
    assert.deepEqual(doubts, [])
    assert.equal(fields.invoice_amount_gross?.value, 24_000)
  }
})

test('another amount or number below the picture is told, and the picture counts', () => {
  for (const below of [{ gross: '2.400,00' }, { gross: '940,00', net: '900,00' }, { number: 'R-2024/118' }]) {
    const { fields, doubts } = readInvoice(scan(invoice(below)))
    assert.ok(doubts.includes('hidden_text'), JSON.stringify(below))
    assert.deepEqual([fields.invoice_amount_gross?.value, fields.invoice_number?.value], [24_000, 'R-2024/117'])
  }
})
