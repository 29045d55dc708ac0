import type { DocumentKind } from '../../../case/invoices/index.ts'
import { parsePlainAmount } from './amounts.ts'
import { currencyOf } from './currencies.ts'
import { kindOfTypeCode } from './type-codes.ts'
import { nodesAt, parseXml, textAt, textOf } from './xml.ts'

/** Cents with their sign; null where the XML does not say. */
export type XmlSums = {
  readonly net: number | null
  readonly tax: number | null
  readonly gross: number | null
  /** What is still to be paid: BT-115, else the gross amount without what was prepaid, BT-113. */
  readonly open: number | null
}

/** What an e-invoice says of itself beside its values: what it is, in which currency, and what is still open. */
export type XmlOwed = { readonly kind: DocumentKind | null; readonly currency: string | null; readonly sums: XmlSums }

export function readXmlOwed(text: string): XmlOwed | null {
  const root = parseXml(text)
  if (!root) return null
  const [cii] = nodesAt(root, 'CrossIndustryInvoice|CrossIndustryDocument')
  if (cii) return fromCii(cii)
  const [note] = nodesAt(root, 'CreditNote')
  if (note) return { ...fromUbl(note), kind: 'credit_note' }
  const [invoice] = nodesAt(root, 'Invoice')
  return invoice ? fromUbl(invoice) : null
}

function fromCii(root: unknown): XmlOwed {
  const [settlement] = nodesAt(
    root,
    'SupplyChainTradeTransaction|SpecifiedSupplyChainTradeTransaction',
    'ApplicableHeaderTradeSettlement|ApplicableSupplyChainTradeSettlement',
  )
  const [sum] = nodesAt(
    settlement,
    'SpecifiedTradeSettlementHeaderMonetarySummation|SpecifiedTradeSettlementMonetarySummation',
  )
  const code = textAt(settlement, 'InvoiceCurrencyCode') ?? textAt(sum, 'GrandTotalAmount', '@currencyID')
  return {
    kind: kindOfTypeCode(textAt(root, 'ExchangedDocument|HeaderExchangedDocument', 'TypeCode')),
    currency: code ? currencyOf(code) : null,
    sums: sumsOf({
      net: textAt(sum, 'TaxBasisTotalAmount'),
      tax: taxIn(nodesAt(sum, 'TaxTotalAmount'), code),
      gross: textAt(sum, 'GrandTotalAmount'),
      prepaid: textAt(sum, 'TotalPrepaidAmount'),
      payable: textAt(sum, 'DuePayableAmount'),
    }),
  }
}

function fromUbl(root: unknown): XmlOwed {
  const [total] = nodesAt(root, 'LegalMonetaryTotal')
  const code = textAt(root, 'DocumentCurrencyCode') ?? textAt(total, 'TaxInclusiveAmount', '@currencyID')
  return {
    kind: kindOfTypeCode(textAt(root, 'InvoiceTypeCode')),
    currency: code ? currencyOf(code) : null,
    sums: sumsOf({
      net: textAt(total, 'TaxExclusiveAmount'),
      tax: taxIn(nodesAt(root, 'TaxTotal', 'TaxAmount'), code),
      gross: textAt(total, 'TaxInclusiveAmount'),
      prepaid: textAt(total, 'PrepaidAmount'),
      payable: textAt(total, 'PayableAmount'),
    }),
  }
}

/** The tax may be told a second time in the currency of the tax office. */
function taxIn(taxes: readonly unknown[], code: string | undefined): string | undefined {
  const own = taxes.find((tax) => textAt(tax, '@currencyID') === code) ?? taxes[0]
  return own === undefined ? undefined : textOf(own)
}

type Texts = Record<'net' | 'tax' | 'gross' | 'prepaid' | 'payable', string | undefined>

function sumsOf(texts: Texts): XmlSums {
  const cents = (text: string | undefined): number | null =>
    text === undefined ? null : (parsePlainAmount(text) ?? null)
  const [gross, prepaid] = [cents(texts.gross), cents(texts.prepaid)]
  const open = cents(texts.payable) ?? (gross === null || prepaid === null ? null : gross - prepaid)
  return { net: cents(texts.net), tax: cents(texts.tax), gross, open }
}

/** Whether net and tax add up to the gross amount; null where one of them is missing. A cent may be rounded. */
export const xmlAddsUp = ({ net, tax, gross }: XmlSums): boolean | null =>
  net === null || tax === null || gross === null ? null : Math.abs(net + tax - gross) <= 1
