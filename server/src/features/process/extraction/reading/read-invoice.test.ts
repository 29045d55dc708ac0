import assert from 'node:assert/strict'
import { test } from 'node:test'
import { printed, printedPage } from '../../../../../test/printed-page.ts'
import type { DocumentText } from '../../../../platform/pdf/page-text.ts'
import { FIELDS, type Reading } from './fields.ts'
import { readInvoice } from './read-invoice.ts'

const valuesOf = ({ fields }: Reading) => Object.fromEntries(FIELDS.map((name) => [name, fields[name]?.value ?? null]))

const LETTER = `


    Fahrradhaus Adler GmbH · Ringstraße 7 · 1010 Wien

    Frau                                             Rechnungsnummer:      R-2024/117
    Eva Moser                                        Rechnungsdatum:       14.03.2024
    Lange Gasse 4/12                                 Kundennummer:         20881
    1080 Wien                                        Lieferdatum:          08.03.2024




    Rechnung
    Betreff: Reparatur Lastenrad

    Pos   Bezeichnung                     Menge       Einzelpreis        Gesamt
    1     Bremse erneuern                 1           120,00             120,00
    2     Kette                           2           40,00              80,00

                                                      Nettobetrag        200,00
                                                      20 % USt           40,00
                                                      Gesamtbetrag       240,00 €

    Zahlbar innerhalb von 14 Tagen ab Rechnungsdatum ohne Abzug.




































    Fahrradhaus Adler GmbH    UID ATU12345678    IBAN AT61 1904 3002 3457 3201    office@fahrradhaus-adler.at`

const LETTER_VALUES = {
  invoice_number: 'R-2024/117',
  invoice_issuer: 'Fahrradhaus Adler GmbH',
  invoice_recipient: 'Eva Moser',
  subject: 'Reparatur Lastenrad',
  invoice_amount_net: 20000,
  invoice_amount_gross: 24000,
  invoice_issue_date: '2024-03-14',
  invoice_due_date: '2024-03-28',
}

test('a letter with a window, an info block and a table of totals is read', () => {
  const reading = readInvoice(printed(LETTER))
  assert.deepEqual(valuesOf(reading), LETTER_VALUES)
  assert.equal(reading.currency, 'EUR')
  assert.ok((reading.confidence ?? 0) > 0.85)
  assert.ok(FIELDS.every((name) => reading.fields[name]?.source === 'text' && reading.fields[name].page === 1))
})

test('the same letter from a scan has the same values with less confidence', () => {
  const scan = readInvoice(printed(LETTER, { confidence: 0.8 }))
  assert.deepEqual(valuesOf(scan), LETTER_VALUES)
  assert.equal(scan.fields.invoice_number?.source, 'ocr')
  assert.ok((scan.confidence ?? 1) < 0.9)
})

test('an English invoice with labels above its values is read', () => {
  const reading = readInvoice(
    printed(`
Harbour Lights Ltd
12 Quay Street
Leeds LS10 1AB
VAT Reg No: GB 287 6543 21

Bill to:                                   INVOICE NO.          INVOICE DATE          DUE DATE
Greenfield Dental Practice                 HL-20418             17/11/2023            17/12/2023
55 King Street
Harrogate HG1 5HJ

Description                                                                           Amount
Lamp repair                                                                           £180.00
                                                                 Subtotal             £180.00
                                                                 VAT 20%               £36.00
                                                                 Total                £216.00`),
  )
  assert.deepEqual(valuesOf(reading), {
    invoice_number: 'HL-20418',
    invoice_issuer: 'Harbour Lights Ltd',
    invoice_recipient: 'Greenfield Dental Practice',
    subject: null,
    invoice_amount_net: 18000,
    invoice_amount_gross: 21600,
    invoice_issue_date: '2023-11-17',
    invoice_due_date: '2023-12-17',
  })
  assert.equal(reading.currency, 'GBP')
})

test('what is not printed is not invented', () => {
  const reading = readInvoice(
    printed(`
Blumen Rosenrot
Altmarkt 12
01067 Dresden

Rechnung 5512 vom 21.12.2023

Gesteck                     89,00
Lieferung                   10,00
Summe                       99,00 €
enthaltene MwSt 7 %          6,48`),
  )
  assert.equal(reading.fields.invoice_number?.value, '5512')
  assert.equal(reading.fields.invoice_amount_gross?.value, 9900)
  assert.equal(reading.fields.invoice_issue_date?.value, '2023-12-21')
  for (const name of ['invoice_amount_net', 'invoice_due_date', 'invoice_recipient', 'subject'] as const) {
    assert.equal(reading.fields[name], undefined, name)
  }
})

test('without tax the net amount equals the gross amount', () => {
  const page =
    'Rechnung Nr. 7\n\nFotos            570,00 EUR\nRechnungsbetrag  570,00 EUR\n\nGemäß § 19 UStG wird keine Umsatzsteuer berechnet.'
  const { fields } = readInvoice(printed(page))
  assert.deepEqual([fields.invoice_amount_net?.value, fields.invoice_amount_gross?.value], [57000, 57000])
})

test('deposits and early payment discounts do not change the total of the invoice', () => {
  const { fields } = readInvoice(
    printed(`
Rechnung Nr. 24-0667                       Datum: 19.07.2024

Nettosumme                                 6.375,00
+ 19,00 % MwSt.                            1.211,25
Bruttosumme                                7.586,25
abzgl. Abschlagszahlung vom 03.06.2024    -3.000,00
Restbetrag                                 4.586,25

Zahlbar bis 29.07.2024 mit 2 % Skonto
Zahlbar bis 02.08.2024 ohne Abzug`),
  )
  assert.deepEqual([fields.invoice_amount_net?.value, fields.invoice_amount_gross?.value], [637500, 758625])
  assert.equal(fields.invoice_due_date?.value, '2024-08-02')
})

test('a page without an invoice, and no page at all, give no values', () => {
  assert.partialDeepStrictEqual(readInvoice({ xml: null, pages: [], page_count: 0 }), {
    fields: {},
    confidence: null,
    currency: null,
    kind: 'unknown',
    open_amount: null,
  })
  assert.deepEqual(readInvoice(printed('Guten Tag')).fields, {})
})

const xmlOf = (number: string, gross: string) => ({
  name: 'factur-x.xml',
  text: `<CrossIndustryInvoice><ExchangedDocument><ID>${number}</ID></ExchangedDocument><SupplyChainTradeTransaction>
    <ApplicableHeaderTradeAgreement><SellerTradeParty><Name>Fahrradhaus Adler GmbH</Name></SellerTradeParty></ApplicableHeaderTradeAgreement>
    <ApplicableHeaderTradeSettlement><SpecifiedTradeSettlementHeaderMonetarySummation><GrandTotalAmount>${gross}</GrandTotalAmount>
    </SpecifiedTradeSettlementHeaderMonetarySummation></ApplicableHeaderTradeSettlement></SupplyChainTradeTransaction></CrossIndustryInvoice>`,
})
const withXml = (number: string, gross: string): DocumentText => ({ ...printed(LETTER), xml: xmlOf(number, gross) })

test('XML whose number and gross amount are on the page is certain and gets their boxes', () => {
  const { fields } = readInvoice(withXml('R-2024/117', '240.00'))
  const { invoice_number, invoice_amount_gross } = fields
  assert.equal(invoice_number?.source, 'xml')
  assert.ok((invoice_number?.confidence ?? 0) >= 0.95)
  assert.equal(invoice_amount_gross?.page, 1)
  assert.ok((invoice_amount_gross?.box?.width ?? 0) > 0)
  assert.equal(fields.invoice_due_date?.source, 'text', 'what the XML leaves open comes from the page')
})

test('XML that the page does not confirm keeps its values with a lower confidence', () => {
  const { fields } = readInvoice(withXml('R-9999/1', '999.00'))
  assert.deepEqual([fields.invoice_number?.value, fields.invoice_amount_gross?.value], ['R-9999/1', 99900])
  for (const reading of Object.values(fields).filter(({ source }) => source === 'xml'))
    assert.ok(reading.confidence < 0.9)
  assert.equal(fields.invoice_number?.box, null)
})

test('totals on the second page belong to the number on the first', () => {
  const pages = [
    printedPage('Rechnung Nr. 776123          Datum: 29.08.2023\n\nÜbertrag    506,00', {}, 1),
    printedPage('Seite 2\n\nGesamt netto      760,00\nMwSt 19 %         144,40\nGesamt brutto     904,40', {}, 2),
  ]
  const { fields } = readInvoice({ xml: null, pages, page_count: 2 })
  assert.equal(fields.invoice_number?.value, '776123')
  assert.deepEqual([fields.invoice_amount_gross?.value, fields.invoice_amount_gross?.page], [90440, 2])
})
