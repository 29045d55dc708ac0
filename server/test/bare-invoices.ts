/** One invoice, written in both syntaxes: what a test changes it changes for both. */
export type BareModel = {
  type_code?: string | null
  number?: string | null
  issued?: string | null
  due?: string
  currency?: string | null
  seller?: string
  buyer?: string
  /** Amounts are text, so that a test can write what is none. */
  lines: readonly { name: string; net: string; rate: string; quantity?: string; price?: string }[]
  reductions?: readonly { is_charge: boolean; amount: string; reason: string; rate: string }[]
  taxes: readonly { rate: string; basis: string; tax: string }[]
  totals: {
    lines?: string
    allowances?: string
    charges?: string
    net?: string
    tax?: string
    gross?: string
    prepaid?: string
    rounding?: string
    payable?: string
  }
  notes?: readonly string[]
  terms?: string
  more?: string
}

export const SIMPLE: BareModel = {
  lines: [
    { name: 'Dachreparatur', net: '80.00', rate: '20', quantity: '2', price: '40.00' },
    { name: 'Anfahrt', net: '20.00', rate: '20', quantity: '1', price: '20.00' },
  ],
  taxes: [{ rate: '20', basis: '100.00', tax: '20.00' }],
  totals: { lines: '100.00', net: '100.00', tax: '20.00', gross: '120.00', payable: '120.00' },
}

const written = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const tag = (name: string, text: string | null | undefined, attributes = ''): string =>
  text === null || text === undefined ? '' : `<${name}${attributes}>${written(text)}</${name}>`
const compact = (day: string): string => day.replaceAll('-', '')

const withDefaults = (model: BareModel) => ({
  type_code: '380',
  number: 'XR-2026-17',
  issued: '2026-03-02',
  due: '2026-03-31',
  currency: 'EUR',
  seller: 'Dach & Wand GmbH',
  buyer: 'Eva Moser',
  reductions: [],
  notes: [],
  terms: 'Zahlbar binnen 29 Tagen ohne Abzug',
  more: '',
  ...model,
})

export function ciiXml(model: BareModel): string {
  const one = withDefaults(model)
  const { totals: t } = one
  const day = (name: string, text: string | null) =>
    text === null
      ? ''
      : `<ram:${name}><udt:DateTimeString format="102">${compact(text)}</udt:DateTimeString></ram:${name}>`
  const party = (name: string, of: string) => `<ram:${name}>${tag('ram:Name', of)}
    <ram:PostalTradeAddress><ram:PostcodeCode>1070</ram:PostcodeCode><ram:LineOne>Lindengasse 12</ram:LineOne>
      <ram:CityName>Wien</ram:CityName><ram:CountryID>AT</ram:CountryID></ram:PostalTradeAddress>
    <ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">ATU12345678</ram:ID></ram:SpecifiedTaxRegistration></ram:${name}>`
  const lines = one.lines.map(
    ({ name, net, rate, quantity = '1', price = net }, at) => `<ram:IncludedSupplyChainTradeLineItem>
    <ram:AssociatedDocumentLineDocument><ram:LineID>${at + 1}</ram:LineID></ram:AssociatedDocumentLineDocument>
    <ram:SpecifiedTradeProduct>${tag('ram:Name', name)}</ram:SpecifiedTradeProduct>
    <ram:SpecifiedLineTradeAgreement><ram:NetPriceProductTradePrice>${tag('ram:ChargeAmount', price)}</ram:NetPriceProductTradePrice></ram:SpecifiedLineTradeAgreement>
    <ram:SpecifiedLineTradeDelivery>${tag('ram:BilledQuantity', quantity, ' unitCode="HUR"')}</ram:SpecifiedLineTradeDelivery>
    <ram:SpecifiedLineTradeSettlement><ram:ApplicableTradeTax>${tag('ram:RateApplicablePercent', rate)}</ram:ApplicableTradeTax>
      <ram:SpecifiedTradeSettlementLineMonetarySummation>${tag('ram:LineTotalAmount', net)}</ram:SpecifiedTradeSettlementLineMonetarySummation></ram:SpecifiedLineTradeSettlement>
    </ram:IncludedSupplyChainTradeLineItem>`,
  )
  const taxes = one.taxes.map(
    ({
      rate,
      basis,
      tax,
    }) => `<ram:ApplicableTradeTax>${tag('ram:CalculatedAmount', tax)}<ram:TypeCode>VAT</ram:TypeCode>
    ${tag('ram:BasisAmount', basis)}<ram:CategoryCode>S</ram:CategoryCode>${tag('ram:RateApplicablePercent', rate)}</ram:ApplicableTradeTax>`,
  )
  const reductions = one.reductions.map(
    ({ is_charge, amount, reason }) => `<ram:SpecifiedTradeAllowanceCharge>
    <ram:ChargeIndicator><udt:Indicator>${is_charge}</udt:Indicator></ram:ChargeIndicator>${tag('ram:ActualAmount', amount)}
    ${tag('ram:Reason', reason)}</ram:SpecifiedTradeAllowanceCharge>`,
  )
  const currency = one.currency === null ? '' : ` currencyID="${one.currency}"`
  return `<?xml version="1.0" encoding="UTF-8"?>
<rsm:CrossIndustryInvoice xmlns:rsm="urn:r" xmlns:ram="urn:a" xmlns:udt="urn:u">
  <rsm:ExchangedDocument>${tag('ram:ID', one.number)}${tag('ram:TypeCode', one.type_code)}${day('IssueDateTime', one.issued)}
    ${one.notes.map((note) => `<ram:IncludedNote>${tag('ram:Content', note)}</ram:IncludedNote>`).join('')}</rsm:ExchangedDocument>
  <rsm:SupplyChainTradeTransaction>${lines.join('')}
    <ram:ApplicableHeaderTradeAgreement><ram:BuyerReference>KST 12</ram:BuyerReference>
      ${party('SellerTradeParty', one.seller)}${party('BuyerTradeParty', one.buyer)}</ram:ApplicableHeaderTradeAgreement>
    <ram:ApplicableHeaderTradeDelivery><ram:ActualDeliverySupplyChainEvent>${day('OccurrenceDateTime', '2026-02-27')}</ram:ActualDeliverySupplyChainEvent></ram:ApplicableHeaderTradeDelivery>
    <ram:ApplicableHeaderTradeSettlement><ram:PaymentReference>XR 17</ram:PaymentReference>${tag('ram:InvoiceCurrencyCode', one.currency)}
      <ram:SpecifiedTradeSettlementPaymentMeans><ram:TypeCode>58</ram:TypeCode><ram:PayeePartyCreditorFinancialAccount>
        <ram:IBANID>AT611904300234573201</ram:IBANID></ram:PayeePartyCreditorFinancialAccount></ram:SpecifiedTradeSettlementPaymentMeans>
      ${taxes.join('')}${reductions.join('')}
      <ram:SpecifiedTradePaymentTerms>${tag('ram:Description', one.terms)}${day('DueDateDateTime', one.due)}</ram:SpecifiedTradePaymentTerms>
      <ram:SpecifiedTradeSettlementHeaderMonetarySummation>${tag('ram:LineTotalAmount', t.lines)}
        ${tag('ram:ChargeTotalAmount', t.charges)}${tag('ram:AllowanceTotalAmount', t.allowances)}
        ${tag('ram:TaxBasisTotalAmount', t.net)}${tag('ram:TaxTotalAmount', t.tax, currency)}
        ${tag('ram:RoundingAmount', t.rounding)}${tag('ram:GrandTotalAmount', t.gross)}
        ${tag('ram:TotalPrepaidAmount', t.prepaid)}${tag('ram:DuePayableAmount', t.payable)}
      </ram:SpecifiedTradeSettlementHeaderMonetarySummation></ram:ApplicableHeaderTradeSettlement>
  </rsm:SupplyChainTradeTransaction>${one.more}
</rsm:CrossIndustryInvoice>`
}

export function ublXml(model: BareModel, root: 'Invoice' | 'CreditNote' = 'Invoice'): string {
  const one = withDefaults(model)
  const { totals: t } = one
  const currency = one.currency === null ? '' : ` currencyID="${one.currency}"`
  const amount = (name: string, text: string | undefined) => tag(`cbc:${name}`, text, currency)
  const party = (name: string, of: string) => `<cac:${name}><cac:Party>
    <cac:PostalAddress><cbc:StreetName>Lindengasse 12</cbc:StreetName><cbc:CityName>Wien</cbc:CityName><cbc:PostalZone>1070</cbc:PostalZone>
      <cac:Country><cbc:IdentificationCode>AT</cbc:IdentificationCode></cac:Country></cac:PostalAddress>
    <cac:PartyTaxScheme><cbc:CompanyID>ATU12345678</cbc:CompanyID><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme>
    <cac:PartyLegalEntity>${tag('cbc:RegistrationName', of)}</cac:PartyLegalEntity></cac:Party></cac:${name}>`
  const lines = one.lines.map(
    ({ name, net, rate, quantity = '1', price = net }, at) => `<cac:${root}Line><cbc:ID>${at + 1}</cbc:ID>
    ${tag(root === 'Invoice' ? 'cbc:InvoicedQuantity' : 'cbc:CreditedQuantity', quantity, ' unitCode="HUR"')}${amount('LineExtensionAmount', net)}
    <cac:Item>${tag('cbc:Name', name)}<cac:ClassifiedTaxCategory>${tag('cbc:Percent', rate)}</cac:ClassifiedTaxCategory></cac:Item>
    <cac:Price>${amount('PriceAmount', price)}</cac:Price></cac:${root}Line>`,
  )
  const taxes = one.taxes.map(
    ({ rate, basis, tax }) => `<cac:TaxSubtotal>${amount('TaxableAmount', basis)}${amount('TaxAmount', tax)}
    <cac:TaxCategory><cbc:ID>S</cbc:ID>${tag('cbc:Percent', rate)}</cac:TaxCategory></cac:TaxSubtotal>`,
  )
  const reductions = one.reductions.map(
    ({ is_charge, amount: of, reason }) => `<cac:AllowanceCharge><cbc:ChargeIndicator>${is_charge}</cbc:ChargeIndicator>
    ${tag('cbc:AllowanceChargeReason', reason)}${amount('Amount', of)}</cac:AllowanceCharge>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="urn:i" xmlns:cac="urn:a" xmlns:cbc="urn:b">
  ${tag('cbc:ID', one.number)}${tag('cbc:IssueDate', one.issued)}${tag('cbc:DueDate', one.due)}${tag(`cbc:${root}TypeCode`, one.type_code)}
  ${one.notes.map((note) => tag('cbc:Note', note)).join('')}${tag('cbc:DocumentCurrencyCode', one.currency)}<cbc:BuyerReference>KST 12</cbc:BuyerReference>
  ${party('AccountingSupplierParty', one.seller)}${party('AccountingCustomerParty', one.buyer)}
  <cac:Delivery><cbc:ActualDeliveryDate>2026-02-27</cbc:ActualDeliveryDate></cac:Delivery>
  <cac:PaymentMeans><cbc:PaymentMeansCode>58</cbc:PaymentMeansCode><cbc:PaymentID>XR 17</cbc:PaymentID>
    <cac:PayeeFinancialAccount><cbc:ID>AT611904300234573201</cbc:ID></cac:PayeeFinancialAccount></cac:PaymentMeans>
  <cac:PaymentTerms>${tag('cbc:Note', one.terms)}</cac:PaymentTerms>${reductions.join('')}
  <cac:TaxTotal>${amount('TaxAmount', t.tax)}${taxes.join('')}</cac:TaxTotal>
  <cac:LegalMonetaryTotal>${amount('LineExtensionAmount', t.lines)}${amount('TaxExclusiveAmount', t.net)}
    ${amount('TaxInclusiveAmount', t.gross)}${amount('AllowanceTotalAmount', t.allowances)}${amount('ChargeTotalAmount', t.charges)}
    ${amount('PrepaidAmount', t.prepaid)}${amount('PayableRoundingAmount', t.rounding)}${amount('PayableAmount', t.payable)}</cac:LegalMonetaryTotal>
  ${lines.join('')}${one.more}
</${root}>`
}
