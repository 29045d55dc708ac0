type Written = { readonly number: string; readonly gross?: string; readonly prepaid?: string; readonly root?: string }

/** An XRechnung (UBL) over one line of 100 EUR with 20 % VAT. Another gross amount than 120.00 makes its sums wrong. */
export function eInvoice({ number, gross = '120.00', prepaid = '0.00', root = 'Invoice' }: Written): Buffer {
  const payable = (Number(gross) - Number(prepaid)).toFixed(2)
  const amount = (name: string, value: string) => `<cbc:${name} currencyID="EUR">${value}</cbc:${name}>`
  const party = (name: string, of: string) =>
    `<cac:${name}><cac:Party><cac:PartyLegalEntity><cbc:RegistrationName>${of}</cbc:RegistrationName></cac:PartyLegalEntity></cac:Party></cac:${name}>`
  return Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="urn:oasis:names:specification:ubl:schema:xsd:${root}-2" xmlns:cac="urn:a" xmlns:cbc="urn:b">
  <cbc:ID>${number}</cbc:ID><cbc:IssueDate>2026-03-02</cbc:IssueDate><cbc:DueDate>2026-03-31</cbc:DueDate>
  <cbc:${root}TypeCode>${root === 'Invoice' ? '380' : '381'}</cbc:${root}TypeCode><cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>
  ${party('AccountingSupplierParty', 'Dach GmbH')}${party('AccountingCustomerParty', 'Max Canary-Maier')}
  <cac:TaxTotal>${amount('TaxAmount', '20.00')}<cac:TaxSubtotal>${amount('TaxableAmount', '100.00')}${amount('TaxAmount', '20.00')}
    <cac:TaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>20</cbc:Percent></cac:TaxCategory></cac:TaxSubtotal></cac:TaxTotal>
  <cac:LegalMonetaryTotal>${amount('LineExtensionAmount', '100.00')}${amount('TaxExclusiveAmount', '100.00')}
    ${amount('TaxInclusiveAmount', gross)}${amount('PrepaidAmount', prepaid)}${amount('PayableAmount', payable)}</cac:LegalMonetaryTotal>
  <cac:${root}Line><cbc:ID>1</cbc:ID>${amount('LineExtensionAmount', '100.00')}<cac:Item><cbc:Name>Dachreparatur</cbc:Name></cac:Item></cac:${root}Line>
</${root}>`)
}

export const eInvoiceFile = (written: Written, name = `${written.number}.xml`) => ({
  name,
  mimeType: 'application/xml',
  buffer: eInvoice(written),
})
