import type { DocumentText } from '../../../../platform/pdf/page-text.ts'
import { mergeXml } from './agree.ts'
import { overallConfidence } from './confidence.ts'
import { UNKNOWN_CURRENCY } from './currencies.ts'
import { doubtsOf } from './doubts.ts'
import { readEInvoice } from './e-invoice.ts'
import { readXmlOwed, type XmlOwed, xmlAddsUp } from './e-invoice-owed.ts'
import type { Reading } from './fields.ts'
import { contradictsPicture } from './hidden-text.ts'
import { kindOfBoth, readKind } from './kind.ts'
import { type KnownParties, NOBODY_KNOWN } from './known-parties.ts'
import { type Layout, layOut } from './lines.ts'
import { isSameAmount, readOpenAmount } from './open-amount.ts'
import { type Printed, readPrinted } from './printed.ts'
import { proofsOf, withProof } from './proof.ts'
import { partsOf } from './several.ts'

/**
 * Finds the fields of an invoice. What is not there is left out; nothing is invented. `known` is what was said about the
 * parties elsewhere: it tells which name on the page is theirs, and never puts one there.
 */
export function readInvoice(document: DocumentText, known: KnownParties = NOBODY_KNOWN): Reading {
  const layout = layOut(document)
  const printed = readPrinted(layout, known)
  const e_invoice = document.xml ? readEInvoice(document.xml.text) : null
  const xml = document.xml ? readXmlOwed(document.xml.text) : null
  const merged = e_invoice ? mergeXml(e_invoice, printed, layout) : printed
  const { fields, adds_up } = prove(layout, merged, xml)
  const currency = xml?.currency ?? printed.currency
  const owed = owedOf(layout, { ...merged, fields }, xml)
  const parts = partsOf(document, known)
  const { invoice_amount_gross: gross } = fields
  // An e-invoice says all there is to say, however many pages go with it.
  const has_unread_pages = gross?.source !== 'xml' && (document.unread?.length ?? 0) > 0
  const facts = {
    ...owed,
    currency,
    adds_up,
    has_several: parts.length > 1,
    gross: amountIn(gross?.value),
    has_unread_pages,
    has_hidden_text: contradictsPicture(document, printed),
  }
  return {
    fields,
    confidence: overallConfidence(fields),
    currency: currency === UNKNOWN_CURRENCY ? null : currency,
    kind: owed.kind,
    open_amount: owed.open,
    doubts: doubtsOf(facts),
    ...(facts.has_several ? { parts } : {}),
  }
}

const amountIn = (value: string | number | undefined): number | null => (typeof value === 'number' ? value : null)

/** Each amount with the sum that proves it; what nothing proves is less certain. */
function prove(
  layout: Layout,
  { fields, amounts }: Printed,
  xml: XmlOwed | null,
): { fields: Printed['fields']; adds_up: boolean } {
  const { invoice_amount_net: net, invoice_amount_gross: gross } = fields
  const sums = { net: amountIn(net?.value), gross: amountIn(gross?.value) }
  const proofs = proofsOf(layout, amounts, sums)
  const by_xml = xml ? xmlAddsUp(xml.sums) : null
  const proofOf = (field: 'net' | 'gross', source: string | undefined) =>
    source === 'xml' && by_xml ? 'xml_sums' : proofs[field]
  const proven = {
    ...fields,
    ...(net && { invoice_amount_net: withProof(net, proofOf('net', net.source)) }),
    ...(gross && { invoice_amount_gross: withProof(gross, proofOf('gross', gross.source)) }),
  }
  return { fields: proven, adds_up: gross?.source === 'xml' && by_xml !== null ? by_xml : proofs.adds_up }
}

/** What it is and what is still open, by the e-invoice and by the pages: either may say that not all is owed. */
function owedOf(layout: Layout, { fields, amounts }: Printed, xml: XmlOwed | null) {
  const { invoice_amount_gross: gross, invoice_number } = fields
  const has_sum = gross !== undefined || fields.invoice_amount_net !== undefined
  const evidence = { layout, amounts, has_number: invoice_number !== undefined, has_sum }
  const cents = amountIn(gross?.value)
  const read = cents === null ? null : { cents, page: gross?.page ?? null, y: gross?.box?.y ?? null }
  const page = readOpenAmount(layout, amounts, read)
  const by_xml = xml?.sums.open ?? null
  const is_credited = (xml?.sums.gross ?? 0) < 0
  const xml_differs = by_xml !== null && cents !== null && !isSameAmount(by_xml, cents)
  return {
    kind: is_credited ? ('credit_note' as const) : kindOfBoth(xml?.kind ?? null, readKind(evidence), evidence),
    open: xml_differs || page.cents === null ? by_xml : page.cents,
    has_arrears: page.has_arrears,
    is_paid: page.is_paid || (by_xml !== null && by_xml <= 0 && !is_credited),
  }
}
