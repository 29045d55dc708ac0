import type { GreyPicture } from './picture.ts'

/** Pixels of the picture that was given; confidence 0 to 1; `font_size` is what the heights in the line suggest. */
export type OcrWord = {
  readonly text: string
  readonly confidence: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly font_size: number
}

export type OcrPicture = GreyPicture & { readonly dpi: number }

/** One picture after another. An engine speaks German and English. */
export type OcrEngine = {
  readonly name: string
  recognise(picture: OcrPicture): Promise<OcrWord[]>
  close(): Promise<void>
}

/** The engine failed, whatever the picture was. */
export class OcrFailed extends Error {
  constructor(detail: string) {
    super(`The OCR engine failed: ${detail}`)
    this.name = 'OcrFailed'
  }
}

export const LANGUAGES = ['deu', 'eng'] as const

/** How the engine takes a page apart: columns, tables and headings are found by itself. */
export const PAGE_SEGMENTATION = '3'
