import type { DocumentText } from '../../../../platform/pdf/page-text.ts'
import type { Reading } from './fields.ts'
import { readInvoice } from './read-invoice.ts'

export type PageSize = { number: number; width: number; height: number }
export type InvoiceDigest = { reading: Reading; pages: PageSize[] }

/** Returns only what is needed of a file. Its words, which may be many, stay in the worker that read them. */
export default function digest(document: DocumentText): InvoiceDigest {
  const pages = document.pages.map(({ number, width, height }) => ({ number, width, height }))
  return { reading: readInvoice(document), pages }
}
