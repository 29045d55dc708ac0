import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readEInvoice } from './e-invoice.ts'
import type { EInvoice } from './e-invoice-values.ts'

const WANTED: EInvoice = {
  invoice_number: 'A-17',
  invoice_issuer: 'Adler & Söhne GmbH',
  invoice_recipient: 'Eva Moser',
  invoice_amount_net: 10000,
  invoice_amount_gross: 12000,
  invoice_issue_date: '2024-03-01' as EInvoice['invoice_issue_date'],
  invoice_due_date: '2024-03-31' as EInvoice['invoice_due_date'],
  currency: 'EUR',
}

const CII = `<?xml version="1.0" encoding="UTF-8"?>
<rsm:CrossIndustryInvoice xmlns:rsm="urn:a" xmlns:ram="urn:b" xmlns:udt="urn:c">
  <rsm:ExchangedDocument><ram:ID>A-17</ram:ID><ram:TypeCode>380</ram:TypeCode>
    <ram:IssueDateTime><udt:DateTimeString format="102">20240301</udt:DateTimeString></ram:IssueDateTime></rsm:ExchangedDocument>
  <rsm:SupplyChainTradeTransaction>
    <ram:ApplicableHeaderTradeAgreement>
      <ram:SellerTradeParty><ram:ID>7</ram:ID><ram:Name>Adler &amp; S&#246;hne GmbH</ram:Name></ram:SellerTradeParty>
      <ram:BuyerTradeParty><ram:Name>Eva Moser</ram:Name></ram:BuyerTradeParty>
    </ram:ApplicableHeaderTradeAgreement>
    <ram:ApplicableHeaderTradeSettlement>
      <ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode>
      <ram:SpecifiedTradePaymentTerms><ram:DueDateDateTime><udt:DateTimeString format="102">20240310</udt:DateTimeString></ram:DueDateDateTime>
        <ram:ApplicableTradePaymentDiscountTerms><ram:CalculationPercent>2</ram:CalculationPercent></ram:ApplicableTradePaymentDiscountTerms></ram:SpecifiedTradePaymentTerms>
      <ram:SpecifiedTradePaymentTerms><ram:DueDateDateTime><udt:DateTimeString format="102">20240331</udt:DateTimeString></ram:DueDateDateTime></ram:SpecifiedTradePaymentTerms>
      <ram:SpecifiedTradeSettlementHeaderMonetarySummation>
        <ram:TaxBasisTotalAmount>100.00</ram:TaxBasisTotalAmount><ram:TaxTotalAmount currencyID="EUR">20.00</ram:TaxTotalAmount>
        <ram:GrandTotalAmount>120.00</ram:GrandTotalAmount><ram:DuePayableAmount>70.00</ram:DuePayableAmount>
      </ram:SpecifiedTradeSettlementHeaderMonetarySummation>
    </ram:ApplicableHeaderTradeSettlement>
  </rsm:SupplyChainTradeTransaction>
</rsm:CrossIndustryInvoice>`

const ZUGFERD_1 = CII.replaceAll('CrossIndustryInvoice', 'CrossIndustryDocument')
  .replaceAll('rsm:ExchangedDocument', 'rsm:HeaderExchangedDocument')
  .replaceAll('rsm:SupplyChainTradeTransaction', 'rsm:SpecifiedSupplyChainTradeTransaction')
  .replaceAll('ApplicableHeaderTradeAgreement', 'ApplicableSupplyChainTradeAgreement')
  .replaceAll('ApplicableHeaderTradeSettlement', 'ApplicableSupplyChainTradeSettlement')
  .replaceAll('SettlementHeaderMonetarySummation', 'SettlementMonetarySummation')

const UBL = `<Invoice xmlns="urn:i" xmlns:cac="urn:a" xmlns:cbc="urn:b">
  <cbc:ID>A-17</cbc:ID><cbc:IssueDate>2024-03-01</cbc:IssueDate><cbc:DueDate>2024-03-31</cbc:DueDate>
  <cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>
  <cac:AccountingSupplierParty><cac:Party><cac:PartyName><cbc:Name>Adler</cbc:Name></cac:PartyName>
    <cac:PartyLegalEntity><cbc:RegistrationName>Adler &amp; Söhne GmbH</cbc:RegistrationName></cac:PartyLegalEntity></cac:Party></cac:AccountingSupplierParty>
  <cac:AccountingCustomerParty><cac:Party><cac:PartyName><cbc:Name>Eva Moser</cbc:Name></cac:PartyName></cac:Party></cac:AccountingCustomerParty>
  <cac:LegalMonetaryTotal><cbc:TaxExclusiveAmount currencyID="EUR">100.00</cbc:TaxExclusiveAmount>
    <cbc:TaxInclusiveAmount currencyID="EUR">120.00</cbc:TaxInclusiveAmount><cbc:PayableAmount currencyID="EUR">70.00</cbc:PayableAmount></cac:LegalMonetaryTotal>
</Invoice>`

test('both generations of CII and UBL give the same values', () => {
  assert.deepEqual(readEInvoice(CII), WANTED)
  assert.deepEqual(readEInvoice(`\uFEFF${CII}`), WANTED)
  assert.deepEqual(readEInvoice(ZUGFERD_1), WANTED)
  assert.deepEqual(readEInvoice(UBL), WANTED)
})

test('a credit note has its due date under the means of payment', () => {
  const due = '<cac:PaymentMeans><cbc:PaymentDueDate>2024-03-31</cbc:PaymentDueDate></cac:PaymentMeans>'
  const note = UBL.replaceAll('Invoice xmlns', 'CreditNote xmlns')
    .replace('</Invoice>', '</CreditNote>')
    .replace(/<cbc:DueDate>.*?<\/cbc:DueDate>/, due)
  assert.deepEqual(readEInvoice(note), WANTED)
})

test('a value that an e-invoice lacks, or that we cannot store, is null', () => {
  const bare = readEInvoice(
    '<CrossIndustryInvoice><ExchangedDocument><ID>1</ID></ExchangedDocument></CrossIndustryInvoice>',
  )
  assert.equal(bare?.invoice_number, '1')
  assert.ok(Object.entries(bare ?? {}).every(([name, value]) => name === 'invoice_number' || value === null))
  assert.equal(readEInvoice(CII.replace('>120.00<', '>-120.00<'))?.invoice_amount_gross, null)
  assert.equal(readEInvoice(CII.replace('>120.00<', '>12000000000.00<'))?.invoice_amount_gross, null)
  assert.equal(readEInvoice(CII.replace('>20240301<', '>20240230<'))?.invoice_issue_date, null)
  assert.equal(readEInvoice(CII.replace('Eva Moser', 'x'.repeat(400)))?.invoice_recipient?.length, 255)
})

test('other, broken and hostile XML gives nothing', () => {
  const deep = '<a>'.repeat(5000) + '</a>'.repeat(5000)
  const bomb = `<!DOCTYPE a [<!ENTITY x "xxxxxxxxxx">]>${CII.replace('Eva Moser', '&x;')}`
  for (const text of [
    '',
    'not xml',
    '<a/>',
    '<CrossIndustryInvoice><a',
    deep,
    bomb,
    '<__proto__><polluted>1</polluted></__proto__>',
  ]) {
    assert.equal(readEInvoice(text), null, text.slice(0, 40))
  }
  assert.equal(Object.hasOwn(Object.prototype, 'polluted'), false)
})
