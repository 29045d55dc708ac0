import type { DateOnly } from '../../../../kernel/dates.ts'
import { parseMachineDate } from './dates.ts'
import { centsOf, type EInvoice, nameFrom } from './e-invoice-values.ts'
import { nodesAt, textAt, textOf } from './xml.ts'

/** The two generations of the Cross Industry Invoice have the same parts under different names. */
const DOCUMENT = 'ExchangedDocument|HeaderExchangedDocument'
const TRANSACTION = 'SupplyChainTradeTransaction|SpecifiedSupplyChainTradeTransaction'
const AGREEMENT = 'ApplicableHeaderTradeAgreement|ApplicableSupplyChainTradeAgreement'
const SETTLEMENT = 'ApplicableHeaderTradeSettlement|ApplicableSupplyChainTradeSettlement'
const SUMMATION = 'SpecifiedTradeSettlementHeaderMonetarySummation|SpecifiedTradeSettlementMonetarySummation'

export function readCii(root: unknown): EInvoice {
  const [agreement] = nodesAt(root, TRANSACTION, AGREEMENT)
  const [settlement] = nodesAt(root, TRANSACTION, SETTLEMENT)
  const [sum] = nodesAt(settlement, SUMMATION)
  return {
    invoice_number: nameFrom(textAt(root, DOCUMENT, 'ID')),
    invoice_issuer: partyName(nodesAt(agreement, 'SellerTradeParty')[0]),
    invoice_recipient: partyName(nodesAt(agreement, 'BuyerTradeParty')[0]),
    invoice_amount_net: centsOf(textAt(sum, 'TaxBasisTotalAmount')),
    invoice_amount_gross: centsOf(textAt(sum, 'GrandTotalAmount')),
    invoice_issue_date:
      parseMachineDate(textAt(root, DOCUMENT, 'IssueDateTime', 'DateTimeString|DateTime') ?? '') ?? null,
    invoice_due_date: dueDate(settlement),
    currency: textAt(settlement, 'InvoiceCurrencyCode') ?? null,
  }
}

function partyName(party: unknown): string | null {
  const name = textAt(party, 'Name') ?? textAt(party, 'SpecifiedLegalOrganization', 'TradingBusinessName')
  return nameFrom(name ?? textAt(party, 'DefinedTradeContact', 'PersonName'))
}

/** Terms may name several days. The day for a discount comes first; the last day counts. */
function dueDate(settlement: unknown): DateOnly | null {
  const terms = nodesAt(settlement, 'SpecifiedTradePaymentTerms')
  const without_discount = terms.filter((one) => nodesAt(one, 'ApplicableTradePaymentDiscountTerms').length === 0)
  const days = (without_discount.length > 0 ? without_discount : terms)
    .flatMap((one) => nodesAt(one, 'DueDateDateTime', 'DateTimeString|DateTime'))
    .map((node) => parseMachineDate(textOf(node)))
    .filter((day) => day !== undefined)
    .sort()
  return days.at(-1) ?? null
}
