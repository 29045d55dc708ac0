import type { PageText } from '../page-text.ts'
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
export const mayBeScan = (page: PageText): boolean => page.words.length < FEW_WORDS || hasBrokenText(page)

/** Whether the page has to be recognised because its text is too short or makes no sense. */
export function needsOcr(page: PageText, drawing: PageDrawing): boolean {
  if (hasBrokenText(page)) return true
  return page.words.length < FEW_WORDS && (drawing.covered >= COVERED_MIN || drawing.paths >= PATHS_MIN)
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

/** At most five: the first four, where an invoice has its head, and the last, where it has its total. */
export function pagesToRecognise(numbers: readonly number[]): readonly number[] {
  return numbers.length <= 5 ? numbers : [...numbers.slice(0, 4), ...numbers.slice(-1)]
}
