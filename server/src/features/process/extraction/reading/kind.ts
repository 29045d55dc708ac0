import type { DocumentKind } from '../../../case/invoices/index.ts'
import { KINDS, OPENING, REFERENCE, SALUTATION, SPEAKS } from './kind-words.ts'
import type { LabelledAmount } from './labelled-amounts.ts'
import type { Layout, Segment } from './lines.ts'

type Heading = { readonly kind: DocumentKind; readonly points: number }

const SURE_HEADING = 3
const SOME_HEADING = 1

export type KindEvidence = {
  readonly layout: Layout
  readonly amounts: readonly LabelledAmount[]
  /** Whether number and gross amount were found beside labels of their own. */
  readonly has_number: boolean
  readonly has_sum: boolean
}

/**
 * What the pages are by their heading. Where several are named, the largest and boldest decides: an invoice names orders,
 * offers and delivery notes, but as references, in small letters, with „Ihr" or „gemäß" before them.
 */
export function readKind({ layout, amounts, has_number, has_sum }: KindEvidence): DocumentKind {
  const headings = headingsOf(layout, amounts)
  const heading = pointsOf(headings, 'invoice')
  const spoken = heading + spokenPoints(layout)
  const [other] = headings.filter(({ kind }) => kind !== 'invoice').sort((a, b) => b.points - a.points)
  if (other && other.points >= SOME_HEADING && other.points > (NAMES_INVOICES.has(other.kind) ? heading : spoken))
    return other.kind
  if (isNegative(amounts)) return 'credit_note'
  if (spoken >= SOME_HEADING || (has_number && has_sum)) return 'invoice'
  return isLetter(layout) && !has_sum ? 'letter' : 'unknown'
}

/** Told by its heading alone, before anything else is read. */
export const isReminder = (layout: Layout, amounts: readonly LabelledAmount[]): boolean =>
  readKind({ layout, amounts, has_number: false, has_sum: false }) === 'reminder'

/** These speak of number and amount of an invoice themselves, so that such words tell nothing. */
const NAMES_INVOICES: ReadonlySet<DocumentKind> = new Set<DocumentKind>(['credit_note', 'reminder', 'pro_forma'])

/** The kind by the pages stands against a type code only where a large heading says so. */
export function kindOfBoth(
  by_xml: DocumentKind | null,
  by_page: DocumentKind,
  { layout, amounts }: KindEvidence,
): DocumentKind {
  if (by_xml === null) return by_page
  if (by_xml !== 'invoice' || by_page === 'unknown' || by_page === 'letter') return by_xml
  return pointsOf(headingsOf(layout, amounts), by_page) >= SURE_HEADING ? by_page : by_xml
}

const pointsOf = (headings: readonly Heading[], kind: DocumentKind): number =>
  Math.max(0, ...headings.filter((one) => one.kind === kind).map(({ points }) => points))

function headingsOf({ pages }: Layout, amounts: readonly LabelledAmount[]): Heading[] {
  const [first] = pages
  if (!first) return []
  const usual = medianSize(first.rows.flatMap(({ words }) => words))
  const priced = new Set(amounts.map(({ row }) => row))
  return first.rows.flatMap((row) =>
    row.segments
      // „Gutschrift Retoure  -20,00" is an item.
      .filter(({ font_size }) => !priced.has(row) || font_size >= LARGER * usual)
      .flatMap((segment) => headingIn(segment, { usual, height: first.page.height })),
  )
}

/** In font sizes of the text around it. */
const LARGER = 1.15
const LARGEST = 1.45

function medianSize(words: readonly { readonly font_size: number }[]): number {
  const sizes = words.map(({ font_size }) => font_size).sort((a, b) => a - b)
  return sizes[Math.floor(sizes.length / 2)] ?? 10
}

/** A longer text is a sentence, and names papers only in passing. */
const HEADING_WORDS = 12

function headingIn(segment: Segment, page: { usual: number; height: number }): Heading[] {
  if (segment.words.length > HEADING_WORDS) return []
  for (const { kind, words } of KINDS) {
    const match = words.exec(segment.folded)
    if (!match) continue
    // A contract or an order is what an invoice speaks of most.
    const is_yours = kind !== 'invoice' && kind !== 'reminder' && YOURS.test(segment.folded)
    const often_named = kind === 'contract' || kind === 'order_confirmation' ? 0.8 : 0
    return [{ kind, points: headingPoints(segment, match, page) - often_named - (is_yours ? 1.5 : 0) }]
  }
  return []
}

const YOURS = /^(?:ihre?[mnrs]?|your|votre)(?!\p{L})/u

function headingPoints(segment: Segment, match: RegExpExecArray, page: { usual: number; height: number }): number {
  const before = segment.folded.slice(0, match.index)
  const after = segment.folded.slice(match.index + match[0].length)
  const opens = OPENING.test(before.trimStart())
  if (!opens && REFERENCE.test(before)) return 0
  const ratio = segment.font_size / page.usual
  const size = ratio >= LARGEST ? 3 : ratio >= LARGER ? 1.8 : ratio < 0.9 ? -1 : 0
  const style = (segment.bold ? 0.7 : 0) + (isCapital(segment, match[0]) ? 0.6 : 0)
  const place = segment.y < 0.45 * page.height ? 0.5 : -0.5
  // „Angebot Nr.: 17" in a block of references is a label; „Angebot Nr. 17" may be the heading of a plain letter.
  const is_label =
    /^[- ]?\p{L}{0,12}\.?\s?\p{L}{0,10}\.?:/u.test(after) || /^[-./]?(?:nr|no|nummer|datum|date|number)/u.test(after)
  const whole = !/\p{L}{3}/u.test(`${before.trim()}${after}`.replace(/nr|nummer|no|vom|date|datum/g, ''))
  return 1.2 + size + style + place + (whole ? 0.8 : 0) - (is_label ? 1.5 : 0) - (before.trim() === '' || opens ? 0 : 1)
}

const isCapital = ({ text }: Segment, found: string): boolean =>
  found.length > 4 && /\p{Lu}{5}/u.test(text) && !/\p{Ll}{3}/u.test(text)

const SPOKEN_MOST = 3

/** „Rechnungsnummer", „Rechnungsbetrag": each further word makes it likelier that this is what they speak of. */
function spokenPoints({ rows }: Layout): number {
  const found = new Set(rows.flatMap(({ folded }) => SPEAKS.exec(folded.text)?.[0] ?? []))
  return Math.min(SPOKEN_MOST, found.size)
}

const isLetter = ({ rows }: Layout): boolean => rows.some(({ folded }) => SALUTATION.test(folded.text))

/** All sums are below zero: money goes to the recipient. */
function isNegative(amounts: readonly LabelledAmount[]): boolean {
  const sums = amounts.filter(
    ({ kind, cents }) => cents > 0 && (kind === 'gross' || kind === 'total' || kind === 'payable'),
  )
  return sums.length > 0 && sums.every(({ negative }) => negative)
}
