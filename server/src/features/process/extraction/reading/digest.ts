import type { DocumentText } from '../../../../platform/pdf/page-text.ts'
import type { Reading } from './fields.ts'
import type { KnownParties } from './known-parties.ts'
import { layOut } from './lines.ts'
import { type PartiesSeen, partiesSeen } from './party-traces.ts'
import { readInvoice } from './read-invoice.ts'
import { type Recipient, recipientOf } from './recipient.ts'

export type { Recipient }

export type PageSize = { number: number; width: number; height: number }
export type InvoiceDigest = {
  reading: Reading
  pages: PageSize[]
  recipient: Recipient | null
  seen: PartiesSeen
  page_count: number
}

/** Returns only what is needed of a file. Its words, which may be many, stay in the worker that read them. */
export default function digest(document: DocumentText, known: KnownParties): InvoiceDigest {
  const pages = document.pages.map(({ number, width, height }) => ({ number, width, height }))
  const reading = readInvoice(document, known)
  const name = reading.fields.invoice_recipient?.value
  const layout = layOut(document)
  const recipient = typeof name === 'string' ? recipientOf(layout, name) : null
  return { reading, pages, recipient, seen: partiesSeen(layout, known), page_count: document.page_count }
}
