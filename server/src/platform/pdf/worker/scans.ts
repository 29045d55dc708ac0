import type { PageRange, PageText } from '../page-text.ts'
import type { PageDrawing } from './page-images.ts'

/** A scanner's stamp or a heading may be text on a page that is otherwise a picture. */
const FEW_WORDS = 15
const COVERED_MIN = 0.4
/** Letters drawn as outlines: a page of them has hundreds. */
const PATHS_MIN = 200
/** Characters without meaning: the font does not say what its shapes stand for. */
const BROKEN_MAX = 0.2
const CONTROL_MAX = 0.03

/** Whether it is worth looking at the pictures of a page. */
export const mayBeScan = (page: PageText): boolean => hasLittleText(page) || hasBrokenText(page)

/** Too little for a page, or less than what is hidden below its picture. */
const hasLittleText = ({ words, hidden = [] }: PageText): boolean =>
  words.length < FEW_WORDS || words.length < hidden.length

/** Whether the page has to be recognised because its text is too short or makes no sense. */
export function needsOcr(page: PageText, drawing: PageDrawing): boolean {
  if (hasBrokenText(page)) return true
  return hasLittleText(page) && (drawing.covered >= COVERED_MIN || drawing.paths >= PATHS_MIN)
}

/** True if a font does not say what its shapes stand for: the page shows letters, but the file contains none. */
export function hasBrokenText({ words }: PageText): boolean {
  const text = words.map((word) => word.text).join('')
  if (text.length === 0) return false
  const control = countOf(text, /\p{Cc}/gu)
  const unknown = countOf(text, /[\p{Co}\ufffd]/gu)
  return control > text.length * CONTROL_MAX || control + unknown > text.length * BROKEN_MAX
}

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

/** How many are taken from the front, where an invoice has its head, and from the back, where it has its total. */
type Ends = { readonly first: number; readonly last: number }
export const ENDS_READ: Ends = { first: 15, last: 5 }
export const ENDS_RECOGNISED: Ends = { first: 7, last: 3 }

/** Which of so many are taken, and which are left between them. A file may claim to have any number of pages. */
export function endsOf(count: number, { first, last }: Ends): { taken: number[]; left: PageRange[] } {
  const until = Math.min(count, first)
  const from = Math.max(until + 1, count - last + 1)
  const numbers = (start: number, end: number) =>
    Array.from({ length: Math.max(0, end - start + 1) }, (_, n) => start + n)
  return {
    taken: [...numbers(1, until), ...numbers(from, count)],
    left: from > until + 1 ? [{ from: until + 1, to: from - 1 }] : [],
  }
}

/** In order, and those that touch each other as one. */
export function joinedRanges(ranges: readonly PageRange[]): PageRange[] {
  const joined: PageRange[] = []
  for (const { from, to } of ranges.toSorted((a, b) => a.from - b.from)) {
    const last = joined.at(-1)
    if (last && last.to >= from - 1) joined[joined.length - 1] = { from: last.from, to: Math.max(last.to, to) }
    else joined.push({ from, to })
  }
  return joined
}

/** The pixels of a page that is scanned as coarsely as can be. Logos have fewer. */
const PAGE_PIXELS = 300_000
const NEARBY = 600

/** Whether a file has a picture that could be one of a page. Its measures are never packed. */
export function hasLargePicture(file: Uint8Array): boolean {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  for (let at = bytes.indexOf('/Image'); at >= 0; at = bytes.indexOf('/Image', at + 1)) {
    const about = bytes.toString('latin1', Math.max(0, at - NEARBY), at + NEARBY)
    const [width, height] = [/\/Width\s+(\d+)/, /\/Height\s+(\d+)/].map((pattern) =>
      Number(pattern.exec(about)?.[1] ?? 0),
    )
    if ((width ?? 0) * (height ?? 0) >= PAGE_PIXELS) return true
  }
  return false
}
