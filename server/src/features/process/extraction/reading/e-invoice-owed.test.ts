import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readXmlOwed, xmlAddsUp } from './e-invoice-owed.ts'
import { readInvoice } from './read-invoice.ts'

const cii = (sums: string, { type = '380', currency = '<InvoiceCurrencyCode>EUR</InvoiceCurrencyCode>' } = {}) =>
  `<CrossIndustryInvoice><ExchangedDocument><ID>17</ID><TypeCode>${type}</TypeCode></ExchangedDocument>
  <SupplyChainTradeTransaction><ApplicableHeaderTradeSettlement>${currency}
  <SpecifiedTradeSettlementHeaderMonetarySummation>${sums}</SpecifiedTradeSettlementHeaderMonetarySummation>
  </ApplicableHeaderTradeSettlement></SupplyChainTradeTransaction></CrossIndustryInvoice>`

const WHOLE =
  '<TaxBasisTotalAmount>100.00</TaxBasisTotalAmount><TaxTotalAmount>20.00</TaxTotalAmount><GrandTotalAmount>120.00</GrandTotalAmount>'
const PREPAID = '<TotalPrepaidAmount>50.00</TotalPrepaidAmount>'
const due = (amount: string) => `<DuePayableAmount>${amount}</DuePayableAmount>`

const ubl = (root: string, payable: string) => `<${root}><ID>17</ID><InvoiceTypeCode>380</InvoiceTypeCode>
  <DocumentCurrencyCode>EUR</DocumentCurrencyCode>
  <TaxTotal><TaxAmount currencyID="SEK">226.00</TaxAmount></TaxTotal><TaxTotal><TaxAmount currencyID="EUR">20.00</TaxAmount></TaxTotal>
  <LegalMonetaryTotal><TaxExclusiveAmount currencyID="EUR">100.00</TaxExclusiveAmount>
  <TaxInclusiveAmount currencyID="EUR">120.00</TaxInclusiveAmount>${payable}</LegalMonetaryTotal></${root}>`

const doubtsOf = (text: string) => readInvoice({ pages: [], page_count: 0, xml: { name: 'factur-x.xml', text } }).doubts

test('an e-invoice says what it is, in which currency, and what is still open', () => {
  assert.deepEqual(readXmlOwed(cii(WHOLE + PREPAID + due('70.00'))), {
    kind: 'invoice',
    currency: 'EUR',
    sums: { net: 10_000, tax: 2_000, gross: 12_000, open: 7_000 },
  })
  const owed = readXmlOwed(ubl('Invoice', '<PrepaidAmount>50.00</PrepaidAmount><PayableAmount>70.00</PayableAmount>'))
  assert.deepEqual(owed?.sums, { net: 10_000, tax: 2_000, gross: 12_000, open: 7_000 })
  assert.equal(readXmlOwed('<Order/>'), null)
  assert.equal(readXmlOwed('not xml'), null)
})

test('amounts of an e-invoice that may not be owed are in doubt', () => {
  const cases: [string, string, string[]][] = [
    ['all is open', cii(WHOLE + due('120.00')), []],
    ['nothing is said', cii(WHOLE), []],
    ['a cent is rounded', cii(WHOLE + due('120.01')), []],
    ['a part was prepaid', cii(WHOLE + PREPAID + due('70.00')), ['open_amount_differs']],
    ['a part was prepaid, and the rest is left to reckon', cii(WHOLE + PREPAID), ['open_amount_differs']],
    ['arrears', cii(WHOLE + due('200.00')), ['open_amount_differs']],
    ['all was prepaid', cii(WHOLE + due('0.00')), ['already_paid']],
    ['sums that do not add up', cii(WHOLE.replace('20.00', '25.00')), ['sums_disagree']],
    ['a credit note', cii(WHOLE, { type: '381' }), ['not_an_invoice']],
    ['a correction', cii(WHOLE, { type: '384' }), ['not_an_invoice']],
    ['a part of a larger one', cii(WHOLE, { type: '326' }), []],
    ['a self-billed invoice', cii(WHOLE, { type: '389' }), []],
    ['sums below zero', cii(WHOLE.replaceAll('>1', '>-1').replace('>20', '>-20')), ['not_an_invoice']],
    ['francs', cii(WHOLE, { currency: '<InvoiceCurrencyCode>CHF</InvoiceCurrencyCode>' }), ['foreign_currency']],
    [
      'a code of nobody',
      cii(WHOLE, { currency: '<InvoiceCurrencyCode>QQQ</InvoiceCurrencyCode>' }),
      ['currency_unknown'],
    ],
    ['no code', cii(WHOLE, { currency: '' }), ['no_currency']],
    ['UBL, all open', ubl('Invoice', '<PayableAmount>120.00</PayableAmount>'), []],
    ['UBL, a part prepaid', ubl('Invoice', '<PrepaidAmount>50.00</PrepaidAmount>'), ['open_amount_differs']],
    ['UBL, a credit note', ubl('CreditNote', ''), ['not_an_invoice']],
  ]
  for (const [name, text, doubts] of cases) assert.deepEqual(doubtsOf(text), doubts, name)
})

test('sums add up to the cent, and are not judged where one is missing', () => {
  const sums = { net: 10_000, tax: 2_000, gross: 12_000, open: null }
  assert.equal(xmlAddsUp(sums), true)
  assert.equal(xmlAddsUp({ ...sums, gross: 12_001 }), true)
  assert.equal(xmlAddsUp({ ...sums, gross: 12_002 }), false)
  assert.equal(xmlAddsUp({ ...sums, tax: null }), null)
})
