import type { GreyPicture } from './picture.ts'

/**
 * Positions are in pixels of the given picture. Confidence is 0 to 1. `font_size` is estimated from the heights in the
 * line.
 */
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

/** Handles one picture at a time. */
export type OcrEngine = {
  readonly name: string
  recognise(picture: OcrPicture): Promise<OcrWord[]>
  /** The same for a part of a page that is known to be one block of text. */
  recogniseBlock(picture: OcrPicture): Promise<OcrWord[]>
  close(): Promise<void>
}

/** The engine itself failed, not because of the picture. */
export class OcrFailed extends Error {
  constructor(detail: string) {
    super(`The OCR engine failed: ${detail}`)
    this.name = 'OcrFailed'
  }
}

/** The only model: a second one takes a quarter more time and reads figures no better, in no language (docs/decisions/0008). */
export const LANGUAGE = 'deu'

/** Page segmentation mode: the engine finds columns, tables and headings by itself. */
export const PAGE_SEGMENTATION = '3'
/** It takes everything for lines of one block. */
export const BLOCK_SEGMENTATION = '6'
