import type { DocumentText } from '../page-text.ts'
import type { OpenDocument } from './document.ts'
import { decodeXml, rootNameOf } from './xml-text.ts'

const BYTES_MAX = 10 * 1024 * 1024
const FILES_MAX = 50
/** The names that ZUGFeRD 1 and 2, Factur-X and XRechnung prescribe, most specific first. */
const INVOICE_NAMES = ['factur-x.xml', 'zugferd-invoice.xml', 'xrechnung.xml']
/** CII of both generations, and UBL. An order (Order-X) has another root and is not an invoice. */
const INVOICE_ROOTS = new Set(['CrossIndustryInvoice', 'CrossIndustryDocument', 'Invoice', 'CreditNote'])

/** The e-invoice inside the file: the first XML attachment with the root of an invoice, prescribed names first. */
export async function findInvoiceXml(document: OpenDocument): Promise<DocumentText['xml']> {
  const attachments = await document.getAttachments()
  if (!attachments) return null
  const files = entriesOf(attachments).filter(({ name }) => name.toLowerCase().endsWith('.xml'))
  files.sort((a, b) => rank(a.name) - rank(b.name))
  for (const { id, name } of files.slice(0, FILES_MAX)) {
    const bytes: Uint8Array | null = await document.getAttachmentContent(id)
    if (!bytes || bytes.length > BYTES_MAX) continue
    const text = decodeXml(bytes)
    if (INVOICE_ROOTS.has(rootNameOf(text) ?? '')) return { name, text }
  }
  return null
}

function entriesOf(attachments: ReadonlyMap<string, { filename?: string }>): { id: string; name: string }[] {
  return [...attachments].map(([id, { filename }]) => ({ id, name: filename ?? id }))
}

function rank(name: string): number {
  const index = INVOICE_NAMES.indexOf(name.toLowerCase())
  return index < 0 ? INVOICE_NAMES.length : index
}
