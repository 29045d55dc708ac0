import { readCii } from './cii.ts'
import type { EInvoice } from './e-invoice-values.ts'
import { readUbl } from './ubl.ts'
import { nodesAt, parseXml } from './xml.ts'

/**
 * Reads ZUGFeRD 1, ZUGFeRD 2, Factur-X, XRechnung (CII) and UBL; null for all other XML, including broken and hostile
 * XML.
 */
export function readEInvoice(text: string): EInvoice | null {
  const root = parseXml(text)
  if (!root) return null
  const [cii] = nodesAt(root, 'CrossIndustryInvoice|CrossIndustryDocument')
  if (cii) return readCii(cii)
  const [ubl] = nodesAt(root, 'Invoice|CreditNote')
  return ubl ? readUbl(ubl) : null
}
