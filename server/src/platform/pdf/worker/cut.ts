import type { PageRange } from '../protocol.ts'
import { PdfUnreadable, REASONS } from '../refusals.ts'
import { withDocument } from './document.ts'

/** Each run of pages as a file of its own, with what its pages need and nothing else of the file. */
export const cutPages = (file: Uint8Array, ranges: readonly PageRange[]): Promise<Uint8Array[]> =>
  withDocument(file, 'pictures', async (document) => {
    if (ranges.some(({ last_page }) => last_page > document.numPages)) throw new PdfUnreadable(REASONS.no_such_page)
    const cuts: Uint8Array[] = []
    // pdf.js counts from 0.
    for (const { first_page, last_page } of ranges) {
      cuts.push(await document.extractPages([{ document: null, includePages: [[first_page - 1, last_page - 1]] }]))
    }
    return cuts
  })
