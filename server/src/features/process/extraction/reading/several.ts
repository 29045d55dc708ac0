import type { DocumentText } from '../../../../platform/pdf/page-text.ts'
import { findOnPage } from './agree.ts'
import type { InvoicePart, Proof } from './fields.ts'
import { readKind } from './kind.ts'
import type { KnownParties } from './known-parties.ts'
import { type Layout, layOut } from './lines.ts'
import { isSameAmount } from './open-amount.ts'
import { readPrinted } from './printed.ts'
import { proofsOf } from './proof.ts'
import { isSameNumber } from './same.ts'

type Found<T> = { readonly value: T; readonly is_sure: boolean }
type Page = {
  readonly number: number
  readonly layout: Layout
  readonly name: Found<string> | null
  readonly gross: (Found<number> & { readonly is_proven: boolean }) | null
  /** Whether it has the words and the date of a first page. */
  readonly is_headed: boolean
}

/** From here on a number is taken for that of an invoice of its own. */
const SURE = 0.8

/**
 * The invoices that follow one another in one file; fewer than two where there is only one. Only pages that say so plainly
 * begin another one: with a number of their own beside a sum of their own, or with another sum that their own figures prove.
 */
export function partsOf(document: DocumentText, known: KnownParties): InvoicePart[] {
  if (document.pages.length < 2 || document.xml) return []
  const groups: Page[][] = []
  for (const page of document.pages.map((one) => readPage(document, one.number, known))) {
    const group = groups.at(-1)
    if (group && !begins(page, group)) group.push(page)
    else groups.push([page])
  }
  return groups.map((pages, at) => ({
    first_page: pages[0]?.number ?? 1,
    // What was not read belongs to the last one.
    last_page: at === groups.length - 1 ? document.page_count : (pages.at(-1)?.number ?? 1),
    invoice_number: nameOf(pages),
    gross: pages.findLast(({ gross }) => gross !== null)?.gross?.value ?? null,
  }))
}

function readPage(document: DocumentText, number: number, known: KnownParties): Page {
  const layout = layOut({ ...document, pages: document.pages.filter((page) => page.number === number) })
  const { fields, amounts } = readPrinted(layout, known)
  const { invoice_number: name, invoice_amount_net: net, invoice_amount_gross: gross } = fields
  const cents = gross ? Number(gross.value) : null
  const issued = fields.invoice_issue_date
  const kind = readKind({ layout, amounts, has_number: false, has_sum: false })
  const proof = proofsOf(layout, amounts, { net: net ? Number(net.value) : null, gross: cents }).gross
  return {
    ...{ number, layout },
    name: name ? { value: String(name.value), is_sure: name.confidence >= SURE } : null,
    gross: !gross || !cents ? null : { value: cents, is_sure: gross.confidence >= SURE, is_proven: isProof(proof) },
    is_headed: kind === 'invoice' && issued !== undefined && issued.confidence >= SURE,
  }
}

/** Items that happen to make a sum prove no total. */
const isProof = (proof: Proof | null): boolean => proof !== null && proof !== 'line_items'

const nameOf = (pages: readonly Page[]): string | null =>
  (pages.find(({ name }) => name?.is_sure) ?? pages.find(({ name }) => name !== null))?.name?.value ?? null

function begins({ name, gross, layout, is_headed }: Page, before: readonly Page[]): boolean {
  const own = nameOf(before)
  const sums = before.flatMap((page) => (page.gross ? [page.gross] : []))
  // The invoice before must have its sum, and nothing of it may be repeated here.
  if (!sums.some(({ is_sure }) => is_sure)) return false
  if (own !== null && findOnPage('invoice_number', own, layout)) return false
  if (sums.some(({ value }) => findOnPage('invoice_amount_gross', value, layout))) return false
  const is_other = name?.is_sure === true && own !== null && !isSameNumber(name.value, own)
  const is_new = is_other && !before.some((page) => findOnPage('invoice_number', name.value, page.layout))
  if (is_new && is_headed) return true
  const is_second = gross !== null && !sums.some(({ value }) => isSameAmount(value, gross.value))
  return is_second && gross.is_proven && gross.is_sure && sums.some(({ is_proven, is_sure }) => is_proven && is_sure)
}
