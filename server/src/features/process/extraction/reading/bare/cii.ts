import { readCii } from '../cii.ts'
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

/** Both generations, as in `reading/cii.ts`. */
const DOCUMENT = 'ExchangedDocument|HeaderExchangedDocument'
const TRANSACTION = 'SupplyChainTradeTransaction|SpecifiedSupplyChainTradeTransaction'
const AGREEMENT = 'ApplicableHeaderTradeAgreement|ApplicableSupplyChainTradeAgreement'
const DELIVERY = 'ApplicableHeaderTradeDelivery|ApplicableSupplyChainTradeDelivery'
const SETTLEMENT = 'ApplicableHeaderTradeSettlement|ApplicableSupplyChainTradeSettlement'
const SUMMATION = 'SpecifiedTradeSettlementHeaderMonetarySummation|SpecifiedTradeSettlementMonetarySummation'
const REFERENCE_ID = 'IssuerAssignedID|ID'
const DAY = 'DateTimeString|DateTime'
const RATE = 'RateApplicablePercent|ApplicablePercent'

export function readBareCii(root: unknown, root_name: string): BareInvoice {
  const amounts = openAmounts()
  const [document] = nodesAt(root, DOCUMENT)
  const [agreement] = nodesAt(root, TRANSACTION, AGREEMENT)
  const [delivery] = nodesAt(root, TRANSACTION, DELIVERY)
  const [settlement] = nodesAt(root, TRANSACTION, SETTLEMENT)
  const { invoice_number, invoice_issue_date, invoice_due_date, currency } = readCii(root)
  return {
    syntax: 'cii',
    root: root_name,
    type_code: shortText(textAt(document, 'TypeCode'), 10),
    number: invoice_number,
    issue_date: invoice_issue_date,
    due_date: invoice_due_date,
    currency: currencyOf(currency),
    seller: partyOf(nodesAt(agreement, 'SellerTradeParty')[0]),
    buyer: partyOf(nodesAt(agreement, 'BuyerTradeParty')[0]),
    delivered: deliveredOf(delivery, settlement),
    references: {
      order: shortText(textAt(agreement, 'BuyerOrderReferencedDocument', REFERENCE_ID), 100),
      contract: shortText(textAt(agreement, 'ContractReferencedDocument', REFERENCE_ID), 100),
      buyer: shortText(textAt(agreement, 'BuyerReference'), 100),
      preceding: shortText(textAt(settlement, 'InvoiceReferencedDocument', REFERENCE_ID), 100),
    },
    lines: nodesAt(root, TRANSACTION, 'IncludedSupplyChainTradeLineItem').map((line) => lineOf(line, amounts)),
    reductions: reductionsOf(settlement, amounts),
    taxes: nodesAt(settlement, 'ApplicableTradeTax').map((tax) => taxOf(tax, amounts)),
    totals: totalsOf(nodesAt(settlement, SUMMATION)[0], currency, amounts),
    payment: paymentOf(settlement),
    notes: textsOf(nodesAt(document, 'IncludedNote', 'Content').map(textOf)),
    attachments: textsOf(
      nodesAt(agreement, 'AdditionalReferencedDocument', 'AttachmentBinaryObject').map(
        (file) => textAt(file, '@filename') ?? '–',
      ),
    ),
    // Last: all amounts are read by now.
    has_wrong_amount: amounts.hasWrong(),
  }
}

function partyOf(party: unknown): Party {
  const [address] = nodesAt(party, 'PostalTradeAddress')
  const [contact] = nodesAt(party, 'DefinedTradeContact')
  const place = [textAt(address, 'PostcodeCode'), textAt(address, 'CityName')].filter(Boolean).join(' ')
  const registrations = nodesAt(party, 'SpecifiedTaxRegistration', 'ID')
  const registered = (scheme: string) =>
    shortText(textOf(registrations.find((id) => textAt(id, '@schemeID') === scheme)), 100)
  const street = ['LineOne', 'LineTwo', 'LineThree'].map((line) => textAt(address, line))
  const organization = textAt(party, 'SpecifiedLegalOrganization', 'TradingBusinessName')
  return {
    name: shortText(textAt(party, 'Name') ?? organization ?? textAt(contact, 'PersonName'), 255),
    address: textsOf([...street, place, textAt(address, 'CountryID')]),
    vat_id: registered('VA'),
    tax_number: registered('FC'),
    contact: textsOf([
      textAt(contact, 'PersonName'),
      textAt(contact, 'TelephoneUniversalCommunication', 'CompleteNumber'),
      textAt(contact, 'EmailURIUniversalCommunication', 'URIID|CompleteNumber'),
    ]),
  }
}

function deliveredOf(delivery: unknown, settlement: unknown): BareInvoice['delivered'] {
  const on = dayOf(textAt(delivery, 'ActualDeliverySupplyChainEvent', 'OccurrenceDateTime', DAY))
  if (on) return [on]
  const ends = ['StartDateTime', 'EndDateTime'].map((end) =>
    dayOf(textAt(settlement, 'BillingSpecifiedPeriod', end, DAY)),
  )
  return ends.filter((day) => day !== null)
}

/** Headings and remarks stand among the lines of the extended profile. */
const UNCOUNTED = new Set(['GROUP', 'INFORMATION'])

function lineOf(line: unknown, amounts: Amounts): Line {
  const [document] = nodesAt(line, 'AssociatedDocumentLineDocument')
  const [agreement] = nodesAt(line, 'SpecifiedLineTradeAgreement|SpecifiedSupplyChainTradeAgreement')
  const [delivery] = nodesAt(line, 'SpecifiedLineTradeDelivery|SpecifiedSupplyChainTradeDelivery')
  const [settlement] = nodesAt(line, 'SpecifiedLineTradeSettlement|SpecifiedSupplyChainTradeSettlement')
  const summation = 'SpecifiedTradeSettlementLineMonetarySummation|SpecifiedTradeSettlementMonetarySummation'
  const net = textAt(settlement, summation, 'LineTotalAmount')
  const [quantity] = nodesAt(delivery, 'BilledQuantity')
  const note = textAt(document, 'IncludedNote', 'Content')
  return {
    id: shortText(textAt(document, 'LineID'), 40),
    name: shortText(textAt(line, 'SpecifiedTradeProduct', 'Name') ?? note, 500),
    description: shortText(textAt(line, 'SpecifiedTradeProduct', 'Description')),
    quantity: figureOf(textOf(quantity)),
    unit: shortText(textAt(quantity, '@unitCode'), 10),
    price: figureOf(textAt(agreement, 'NetPriceProductTradePrice', 'ChargeAmount')),
    price_per: basisOf(textAt(agreement, 'NetPriceProductTradePrice', 'BasisQuantity')),
    reductions: allowancesOf(settlement, amounts).slice(0, LINE_REDUCTIONS_MAX),
    tax_percent: figureOf(textAt(settlement, 'ApplicableTradeTax', RATE)),
    net_cents: amounts.cents(net),
    net_exact: amounts.exact(net),
    // A line of text alone has no amount, in the first generation too.
    counts: !UNCOUNTED.has(textAt(document, 'LineStatusReasonCode') ?? '') && net !== undefined,
  }
}

const allowancesOf = (settlement: unknown, { cents }: Amounts): Reduction[] =>
  nodesAt(settlement, 'SpecifiedTradeAllowanceCharge').map((one) => ({
    is_charge: isTrue(textAt(one, 'ChargeIndicator', 'Indicator')),
    amount_cents: cents(textAt(one, 'ActualAmount')),
    reason: shortText(textAt(one, 'Reason'), 200),
  }))

function reductionsOf(settlement: unknown, amounts: Amounts): Reduction[] {
  const freight = nodesAt(settlement, 'SpecifiedLogisticsServiceCharge').map((one) => ({
    is_charge: true,
    amount_cents: amounts.cents(textAt(one, 'AppliedAmount')),
    reason: shortText(textAt(one, 'Description'), 200),
  }))
  return [...allowancesOf(settlement, amounts), ...freight]
}

const taxOf = (tax: unknown, { cents }: Amounts): TaxGroup => ({
  category: shortText(textAt(tax, 'CategoryCode'), 10),
  percent: figureOf(textAt(tax, RATE)),
  basis_cents: cents(textAt(tax, 'BasisAmount')),
  tax_cents: cents(textAt(tax, 'CalculatedAmount')),
  exemption: shortText(textAt(tax, 'ExemptionReason'), 500),
})

function totalsOf(sum: unknown, currency: string | null, { cents }: Amounts): Totals {
  const tax = inCurrency(nodesAt(sum, 'TaxTotalAmount'), currency)
  return {
    lines_cents: cents(textAt(sum, 'LineTotalAmount')),
    allowances_cents: cents(textAt(sum, 'AllowanceTotalAmount')),
    charges_cents: cents(textAt(sum, 'ChargeTotalAmount')),
    net_cents: cents(textAt(sum, 'TaxBasisTotalAmount')),
    tax_cents: cents(textOf(tax) || undefined),
    gross_cents: cents(textAt(sum, 'GrandTotalAmount')),
    prepaid_cents: cents(textAt(sum, 'TotalPrepaidAmount')),
    rounding_cents: cents(textAt(sum, 'RoundingAmount')),
    payable_cents: cents(textAt(sum, 'DuePayableAmount')),
  }
}

function paymentOf(settlement: unknown): BareInvoice['payment'] {
  const means = nodesAt(settlement, 'SpecifiedTradeSettlementPaymentMeans')
  const accounts = means.flatMap((one): Account[] => {
    const [account] = nodesAt(one, 'PayeePartyCreditorFinancialAccount')
    const iban = shortText(textAt(account, 'IBANID|ProprietaryID'), 50)
    const bic = shortText(textAt(one, 'PayeeSpecifiedCreditorFinancialInstitution', 'BICID'), 20)
    return iban ? [{ iban, bic, holder: shortText(textAt(account, 'AccountName'), 200) }] : []
  })
  return {
    terms: textsOf(nodesAt(settlement, 'SpecifiedTradePaymentTerms', 'Description').map(textOf)),
    reference: shortText(textAt(settlement, 'PaymentReference'), 200),
    accounts: accounts.slice(0, 10),
  }
}
