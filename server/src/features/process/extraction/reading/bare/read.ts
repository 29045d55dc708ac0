import { nodesAt, parseXml } from '../xml.ts'
import { readBareCii } from './cii.ts'
import type { BareInvoice } from './invoice.ts'
import { readBareUbl } from './ubl.ts'

const CII_ROOTS = ['CrossIndustryInvoice', 'CrossIndustryDocument'] as const
const UBL_ROOTS = ['Invoice', 'CreditNote'] as const

/** What an XML file says as an invoice; null for all other XML, including broken and hostile XML. */
export function readBare(text: string): BareInvoice | null {
  const document = parseXml(text)
  if (!document) return null
  for (const name of CII_ROOTS) {
    const [root] = nodesAt(document, name)
    if (root) return readBareCii(root, name)
  }
  for (const name of UBL_ROOTS) {
    const [root] = nodesAt(document, name)
    // Other trades have an `Invoice` too, which says nothing that we know.
    if (root && nodesAt(root, 'LegalMonetaryTotal').length > 0) return readBareUbl(root, name)
  }
  return null
}
