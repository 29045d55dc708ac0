import { boxAsShown, type DocumentText, type PageRange, sizeAsShown } from '../../../../platform/pdf/page-text.ts'
import type { FieldReading, Reading } from './fields.ts'
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
  unread_pages: PageRange[]
  recipient: Recipient | null
  seen: PartiesSeen
  page_count: number
}

/** Returns only what is needed of a file. Its words, which may be many, stay in the worker that read them. */
export default function digest(document: DocumentText, known: KnownParties): InvoiceDigest {
  const pages = document.pages.map((page) => ({ number: page.number, ...sizeAsShown(page) }))
  const reading = asShown(readInvoice(document, known), document)
  const name = reading.fields.invoice_recipient?.value
  const layout = layOut(document)
  const recipient = typeof name === 'string' ? recipientOf(layout, name) : null
  return {
    ...{ reading, pages, recipient, seen: partiesSeen(layout, known) },
    ...{ page_count: document.page_count, unread_pages: [...(document.unread ?? [])] },
  }
}

/** Values of a page that had to be turned are marked where people see them. */
function asShown(reading: Reading, { pages }: DocumentText): Reading {
  const placed = ([name, field]: [string, FieldReading]) => {
    const page = pages.find(({ number }) => number === field.page)
    return [name, page && field.box ? { ...field, box: boxAsShown(field.box, page) } : field]
  }
  return { ...reading, fields: Object.fromEntries(Object.entries(reading.fields).map(placed)) }
}
