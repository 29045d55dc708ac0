import { readUbl } from '../ubl.ts'
import { nodesAt, textAt, textOf } from '../xml.ts'
import type { Account, BareInvoice, Line, Party, Reduction, TaxGroup, Totals } from './invoice.ts'
import {
  type Amounts,
  basisOf,
  currencyOf,
  dayOf,
  figureOf,
  inCurrency,
  isTrue,
  LINE_REDUCTIONS_MAX,
  openAmounts,
  shortText,
  textsOf,
} from './values.ts'

export function readBareUbl(root: unknown, root_name: string): BareInvoice {
  const amounts = openAmounts()
  const { invoice_number, invoice_issue_date, invoice_due_date, currency } = readUbl(root)
  const tax = inCurrency(nodesAt(root, 'TaxTotal'), currency, 'TaxAmount')
  return {
    syntax: 'ubl',
    root: root_name,
    type_code: shortText(textAt(root, 'InvoiceTypeCode|CreditNoteTypeCode'), 10),
    number: invoice_number,
    issue_date: invoice_issue_date,
    due_date: invoice_due_date,
    currency: currencyOf(currency),
    seller: partyOf(nodesAt(root, 'AccountingSupplierParty', 'Party')[0]),
    buyer: partyOf(nodesAt(root, 'AccountingCustomerParty', 'Party')[0]),
    delivered: deliveredOf(root),
    references: {
      order: shortText(textAt(root, 'OrderReference', 'ID'), 100),
      contract: shortText(textAt(root, 'ContractDocumentReference', 'ID'), 100),
      buyer: shortText(textAt(root, 'BuyerReference'), 100),
      preceding: shortText(textAt(root, 'BillingReference', 'InvoiceDocumentReference', 'ID'), 100),
    },
    lines: nodesAt(root, 'InvoiceLine|CreditNoteLine').map((line) => lineOf(line, amounts)),
    reductions: nodesAt(root, 'AllowanceCharge').map((one) => reductionOf(one, amounts)),
    taxes: nodesAt(tax, 'TaxSubtotal').map((one) => taxOf(one, amounts)),
    totals: totalsOf(nodesAt(root, 'LegalMonetaryTotal')[0], tax, amounts),
    payment: paymentOf(root),
    notes: textsOf(nodesAt(root, 'Note').map(textOf)),
    attachments: textsOf(
      nodesAt(root, 'AdditionalDocumentReference', 'Attachment', 'EmbeddedDocumentBinaryObject').map(
        (file) => textAt(file, '@filename') ?? '–',
      ),
    ),
    // Last: all amounts are read by now.
    has_wrong_amount: amounts.hasWrong(),
  }
}

function partyOf(party: unknown): Party {
  const [address] = nodesAt(party, 'PostalAddress')
  const [contact] = nodesAt(party, 'Contact')
  const place = [textAt(address, 'PostalZone'), textAt(address, 'CityName')].filter(Boolean).join(' ')
  const person = [textAt(party, 'Person', 'FirstName'), textAt(party, 'Person', 'FamilyName')].filter(Boolean).join(' ')
  const registered = textAt(party, 'PartyLegalEntity', 'RegistrationName') ?? textAt(party, 'PartyName', 'Name')
  const taxOf = (is_vat: boolean) =>
    nodesAt(party, 'PartyTaxScheme')
      .filter((scheme) => (textAt(scheme, 'TaxScheme', 'ID') === 'VAT') === is_vat)
      .map((scheme) => textAt(scheme, 'CompanyID'))[0]
  return {
    name: shortText(registered ?? person, 255),
    address: textsOf([
      textAt(address, 'StreetName'),
      textAt(address, 'AdditionalStreetName'),
      textAt(address, 'AddressLine', 'Line'),
      place,
      textAt(address, 'Country', 'IdentificationCode'),
    ]),
    vat_id: shortText(taxOf(true), 100),
    tax_number: shortText(taxOf(false), 100),
    contact: textsOf([textAt(contact, 'Name'), textAt(contact, 'Telephone'), textAt(contact, 'ElectronicMail')]),
  }
}

function deliveredOf(root: unknown): BareInvoice['delivered'] {
  const on = dayOf(textAt(root, 'Delivery', 'ActualDeliveryDate'))
  if (on) return [on]
  const ends = ['StartDate', 'EndDate'].map((end) => dayOf(textAt(root, 'InvoicePeriod', end)))
  return ends.filter((day) => day !== null)
}

function lineOf(line: unknown, amounts: Amounts): Line {
  const [item] = nodesAt(line, 'Item')
  const [quantity] = nodesAt(line, 'InvoicedQuantity|CreditedQuantity')
  const net = textAt(line, 'LineExtensionAmount')
  return {
    id: shortText(textAt(line, 'ID'), 40),
    name: shortText(textAt(item, 'Name') ?? textAt(line, 'Note'), 500),
    description: shortText(textAt(item, 'Description')),
    quantity: figureOf(textOf(quantity)),
    unit: shortText(textAt(quantity, '@unitCode'), 10),
    price: figureOf(textAt(line, 'Price', 'PriceAmount')),
    price_per: basisOf(textAt(line, 'Price', 'BaseQuantity')),
    reductions: nodesAt(line, 'AllowanceCharge')
      .slice(0, LINE_REDUCTIONS_MAX)
      .map((one) => reductionOf(one, amounts)),
    tax_percent: figureOf(textAt(item, 'ClassifiedTaxCategory', 'Percent')),
    net_cents: amounts.cents(net),
    net_exact: amounts.exact(net),
    counts: net !== undefined,
  }
}

const reductionOf = (one: unknown, { cents }: Amounts): Reduction => ({
  is_charge: isTrue(textAt(one, 'ChargeIndicator')),
  amount_cents: cents(textAt(one, 'Amount')),
  reason: shortText(textAt(one, 'AllowanceChargeReason'), 200),
})

const taxOf = (subtotal: unknown, { cents }: Amounts): TaxGroup => ({
  category: shortText(textAt(subtotal, 'TaxCategory', 'ID'), 10),
  percent: figureOf(textAt(subtotal, 'TaxCategory', 'Percent') ?? textAt(subtotal, 'Percent')),
  basis_cents: cents(textAt(subtotal, 'TaxableAmount')),
  tax_cents: cents(textAt(subtotal, 'TaxAmount')),
  exemption: shortText(textAt(subtotal, 'TaxCategory', 'TaxExemptionReason'), 500),
})

const totalsOf = (total: unknown, tax: unknown, { cents }: Amounts): Totals => ({
  lines_cents: cents(textAt(total, 'LineExtensionAmount')),
  allowances_cents: cents(textAt(total, 'AllowanceTotalAmount')),
  charges_cents: cents(textAt(total, 'ChargeTotalAmount')),
  net_cents: cents(textAt(total, 'TaxExclusiveAmount')),
  tax_cents: cents(textAt(tax, 'TaxAmount')),
  gross_cents: cents(textAt(total, 'TaxInclusiveAmount')),
  prepaid_cents: cents(textAt(total, 'PrepaidAmount')),
  rounding_cents: cents(textAt(total, 'PayableRoundingAmount')),
  payable_cents: cents(textAt(total, 'PayableAmount')),
})

function paymentOf(root: unknown): BareInvoice['payment'] {
  const means = nodesAt(root, 'PaymentMeans')
  const accounts = means.flatMap((one): Account[] => {
    const [account] = nodesAt(one, 'PayeeFinancialAccount')
    const iban = shortText(textAt(account, 'ID'), 50)
    const bic = shortText(textAt(account, 'FinancialInstitutionBranch', 'ID'), 20)
    return iban ? [{ iban, bic, holder: shortText(textAt(account, 'Name'), 200) }] : []
  })
  return {
    terms: textsOf(nodesAt(root, 'PaymentTerms', 'Note').map(textOf)),
    reference: shortText(textAt(means[0], 'PaymentID'), 200),
    accounts: accounts.slice(0, 10),
  }
}
