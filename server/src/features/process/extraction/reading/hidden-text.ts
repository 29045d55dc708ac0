import type { DocumentText, PageText } from '../../../../platform/pdf/page-text.ts'
import { skeleton } from './fold.ts'
import { NOBODY_KNOWN } from './known-parties.ts'
import { layOut } from './lines.ts'
import { type Printed, readPrinted } from './printed.ts'

/**
 * Whether the text that a file hides below its pictures says something else than they do: another amount or another
 * number. A scanner's own text says the same, but for a letter here and there.
 */
export function contradictsPicture(document: DocumentText, printed: Printed): boolean {
  if (!document.pages.some(hasHidden)) return false
  const below = { ...document, xml: null, pages: document.pages.map(asHidden) }
  const hidden = readPrinted(layOut(below), NOBODY_KNOWN)
  return (
    amountDiffers(printed, hidden, 'invoice_amount_gross') ||
    amountDiffers(printed, hidden, 'invoice_amount_net') ||
    numberDiffers({ printed, words: textOf(document.pages) }, { printed: hidden, words: textOf(below.pages) })
  )
}

const hasHidden = ({ source, hidden = [] }: PageText): boolean => source === 'ocr' && hidden.length > 0

const asHidden = (page: PageText): PageText =>
  hasHidden(page) ? { ...page, source: 'text', words: page.hidden ?? [] } : page

/** Two readings may choose different amounts of the same page, so only one that the other does not have at all counts. */
function amountDiffers(one: Printed, other: Printed, field: 'invoice_amount_gross' | 'invoice_amount_net'): boolean {
  const [left, right] = [one.fields[field]?.value, other.fields[field]?.value]
  if (left === undefined || right === undefined || left === right) return false
  const isMissing = ({ amounts }: Printed, cents: string | number) => !amounts.some((amount) => amount.cents === cents)
  return isMissing(other, left) || isMissing(one, right)
}

type Side = { readonly printed: Printed; readonly words: string }

function numberDiffers(one: Side, other: Side): boolean {
  const [left, right] = [one, other].map(({ printed }) => shapeOf(String(printed.fields.invoice_number?.value ?? '')))
  if (!left || !right || left === right) return false
  return !other.words.includes(left) || !one.words.includes(right)
}

const textOf = (pages: readonly PageText[]): string =>
  shapeOf(pages.flatMap(({ words }) => words.map(({ text }) => text)).join(''))

const LOOKS_LIKE: Readonly<Record<string, string>> = { o: '0', q: '0', i: '1', l: '1', z: '2', s: '5', g: '6', b: '8' }

/** Letters that a scanner takes for figures count as those. */
const shapeOf = (text: string): string =>
  skeleton(text).replace(/[oqilzsgb]/g, (letter) => LOOKS_LIKE[letter] as string)
