import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { OcrEngine } from '../../ocr/engine.ts'
import type { GreyPicture } from '../../ocr/picture.ts'
import type { DocumentText, PageRange, PageText } from '../page-text.ts'
import { PdfUnreadable, REASONS } from '../refusals.ts'
import { findInvoiceXml } from './attachments.ts'
import { type OpenDocument, withDocument } from './document.ts'
import { matrixOf } from './geometry.ts'
import type { Operators } from './graphics-stack.ts'
import { drawingOf, type PageDrawing } from './page-images.ts'
import { readPage } from './pages.ts'
import { drawPage, greyOf, resolutionFor } from './pictures.ts'
import { recognisePage } from './recognise.ts'
import {
  ENDS_READ,
  ENDS_RECOGNISED,
  endsOf,
  hasBrokenText,
  hasLargePicture,
  joinedRanges,
  mayBeScan,
  needsOcr,
} from './scans.ts'
import { solePicture } from './sole-picture.ts'

const DPI_MIN = 150
const DPI_MAX = 300
/** For people: the pixels of the longer side. */
const PICTURE_PIXELS = 1600

/** The text of a file. Pages that are pictures are recognised, unless the file contains an e-invoice anyway. */
export async function readDocument(file: Uint8Array, engine: OcrEngine): Promise<DocumentText> {
  const text = await readText(file)
  const has_pictures = hasLargePicture(file)
  if (text.xml || !(has_pictures || text.pages.some(mayBeScan))) return text
  return withDocument(file, 'pictures', async (document) => {
    const seen: PageText[] = []
    // Only with its pictures can a page tell which of its words lie below one.
    for (const page of text.pages)
      seen.push(has_pictures && !mayBeScan(page) ? await readPage(document, page.number) : page)
    const { taken, left } = await chooseScans(document, seen.filter(mayBeScan))
    const pages: PageText[] = []
    for (const page of seen) pages.push((taken.has(page) && (await recognised(document, page, engine))) || page)
    return { ...text, pages, unread: joinedRanges([...text.unread, ...left]) }
  })
}

/** Which pages are recognised, and which are left because they are too many. Only then is it worth to look at all first. */
async function chooseScans(
  document: OpenDocument,
  pages: readonly PageText[],
): Promise<{ taken: ReadonlySet<PageText>; left: PageRange[] }> {
  if (endsOf(pages.length, ENDS_RECOGNISED).left.length === 0) return { taken: new Set(pages), left: [] }
  const scans: PageText[] = []
  for (const page of pages) if (await isScan(document, page)) scans.push(page)
  const ends = endsOf(scans.length, ENDS_RECOGNISED)
  const taken = new Set(ends.taken.map((place) => scans[place - 1] as PageText))
  const left = scans.filter((page) => !taken.has(page)).map(({ number }) => ({ from: number, to: number }))
  return { taken, left }
}

async function isScan(document: OpenDocument, text: PageText): Promise<boolean> {
  const page = await document.getPage(text.number)
  try {
    return needsOcr(text, (await lookAt(page)).drawing)
  } finally {
    page.cleanup()
  }
}

async function lookAt(
  page: PDFPageProxy,
): Promise<{ drawing: PageDrawing; picture: () => Promise<GreyPicture | null> }> {
  const { transform, width, height } = page.getViewport({ scale: 1 })
  const [operators, shown] = [
    (await page.getOperatorList()) as Operators,
    { viewport: matrixOf(transform), width, height },
  ]
  return { drawing: drawingOf(operators, shown), picture: () => solePicture(page, operators, shown) }
}

/** Everything that the file says, without looking at pictures. */
export function readText(file: Uint8Array): Promise<DocumentText & { readonly unread: readonly PageRange[] }> {
  return withDocument(file, 'text', async (document) => {
    const xml = await findInvoiceXml(document)
    const { taken, left } = endsOf(document.numPages, ENDS_READ)
    const pages: PageText[] = []
    for (const number of taken) pages.push(await readPage(document, number))
    return { xml, pages, page_count: document.numPages, unread: left }
  })
}

async function recognised(document: OpenDocument, text: PageText, engine: OcrEngine): Promise<PageText | undefined> {
  const page = await document.getPage(text.number)
  try {
    const { width, height } = page.getViewport({ scale: 1 })
    const { drawing, picture: sole } = await lookAt(page)
    if (!needsOcr(text, drawing)) return undefined
    // More dots than the scan has make the engine slower, but not better.
    const wanted = drawing.covered > 0 && drawing.dpi > 0 ? drawing.dpi : DPI_MAX
    const dpi = resolutionFor(page, Math.min(Math.max(wanted, DPI_MIN), DPI_MAX))
    const own = wanted === dpi ? await sole() : null
    const picture = own ?? greyOf(await drawPage(page, dpi))
    const seen = await recognisePage({ number: text.number, width, height }, { ...picture, dpi }, engine)
    const is_better = hasBrokenText(text) || seen.words.length > text.words.length
    return is_better ? { ...seen, hidden: text.hidden ?? [] } : undefined
  } finally {
    page.cleanup()
  }
}

export function renderPage(file: Uint8Array, number: number): Promise<Uint8Array> {
  return withDocument(file, 'pictures', async (document) => {
    if (!Number.isInteger(number) || number < 1 || number > document.numPages)
      throw new PdfUnreadable(REASONS.no_such_page)
    const page = await document.getPage(number)
    const { width, height } = page.getViewport({ scale: 1 })
    const canvas = await drawPage(page, (PICTURE_PIXELS / Math.max(width, height)) * 72)
    return canvas.encode('png')
  })
}
