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

export type PageText = {
  readonly number: number
  readonly width: number
  readonly height: number
  readonly source: 'text' | 'ocr'
  readonly words: readonly Word[]
}

/** What a PDF holds for a reader. `xml` is the embedded e-invoice, decoded to text, if there is one. */
export type DocumentText = {
  readonly xml: { readonly name: string; readonly text: string } | null
  readonly pages: readonly PageText[]
  readonly page_count: number
}
