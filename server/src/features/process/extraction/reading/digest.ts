import type { DocumentText } from '../../../../platform/pdf/page-text.ts'
import type { Reading } from './fields.ts'
import { readInvoice } from './read-invoice.ts'

export type PageSize = { number: number; width: number; height: number }
export type InvoiceDigest = { reading: Reading; pages: PageSize[] }

/** All that is needed of a file: its words, of which there may be many, stay where they were read. */
export default function digest(document: DocumentText): InvoiceDigest {
  const pages = document.pages.map(({ number, width, height }) => ({ number, width, height }))
  return { reading: readInvoice(document), pages }
}
