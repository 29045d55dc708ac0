/** Points (1/72 inch), origin at the top left corner of the page as it is shown (rotation applied). */
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/**
 * `confidence` is 1 for text from the file itself, else what the OCR engine says, 0 to 1. `font_size` is in points.
 * `bold` is true if the font is known to be bold.
 */
export type Word = Box & {
  readonly text: string
  readonly confidence: number
  readonly font_size: number
  readonly bold: boolean
}

/** Pages of a file, counted from 1. */
export type PageRange = { readonly from: number; readonly to: number }

/** Clockwise, in quarters. */
export type Turn = 0 | 1 | 2 | 3

/** Its measures and words are those of the page turned by `turn`, so that it is upright. Without one it was not turned. */
export type PageText = {
  readonly number: number
  readonly width: number
  readonly height: number
  readonly source: 'text' | 'ocr'
  readonly turn?: Turn
  readonly words: readonly Word[]
  /** What is in the file but not to be seen, as a scanner leaves it. Nothing is read from it. */
  readonly hidden?: readonly Word[]
}

/**
 * What a PDF holds for a reader. `xml` is the embedded e-invoice, decoded to text, if there is one. `unread` are the
 * pages that nobody looked at, because there are too many.
 */
export type DocumentText = {
  readonly xml: { readonly name: string; readonly text: string } | null
  readonly pages: readonly PageText[]
  readonly page_count: number
  readonly unread?: readonly PageRange[]
}

/** Where a box of a page lies on the page as the file shows it. */
export function boxAsShown({ x, y, width, height }: Box, page: Pick<PageText, 'width' | 'height' | 'turn'>): Box {
  const [right, below] = [page.width - x - width, page.height - y - height]
  if (page.turn === 1) return { x: y, y: right, width: height, height: width }
  if (page.turn === 2) return { x: right, y: below, width, height }
  if (page.turn === 3) return { x: below, y: x, width: height, height: width }
  return { x, y, width, height }
}

/** The measures of a page as the file shows it. */
export const sizeAsShown = ({ width, height, turn }: PageText): { width: number; height: number } =>
  turn === 1 || turn === 3 ? { width: height, height: width } : { width, height }
