import type { OcrEngine } from '../../ocr/engine.ts'
import type { DocumentText, PageText } from '../page-text.ts'
import { PdfUnreadable, REASONS } from '../refusals.ts'
import { findInvoiceXml } from './attachments.ts'
import { type OpenDocument, withDocument } from './document.ts'
import { matrixOf } from './geometry.ts'
import type { Operators } from './graphics-stack.ts'
import { drawingOf } from './page-images.ts'
import { readPage } from './pages.ts'
import { drawPage, greyOf, resolutionFor } from './pictures.ts'
import { recognisePage } from './recognise.ts'
import { hasBrokenText, mayBeScan, needsOcr, pagesToRecognise } from './scans.ts'

const PAGES_MAX = 20
const DPI_MIN = 150
const DPI_MAX = 300
/** For people: the pixels of the longer side. */
const PICTURE_PIXELS = 1600

/** The text of a file. Pages that are pictures are recognised, unless the file contains an e-invoice anyway. */
export async function readDocument(file: Uint8Array, engine: OcrEngine): Promise<DocumentText> {
  const text = await readText(file)
  const scans = pagesToRecognise(text.pages.filter(mayBeScan).map((page) => page.number))
  if (text.xml || scans.length === 0) return text
  return withDocument(file, 'pictures', async (document) => {
    const pages = [...text.pages]
    for (const number of scans) {
      const page = pages[number - 1] as PageText
      pages[number - 1] = (await recognised(document, page, engine)) ?? page
    }
    return { ...text, pages }
  })
}

/** Everything that the file says, without looking at pictures. */
export function readText(file: Uint8Array): Promise<DocumentText> {
  return withDocument(file, 'text', async (document) => {
    const xml = await findInvoiceXml(document)
    const pages: PageText[] = []
    for (let number = 1; number <= Math.min(document.numPages, PAGES_MAX); number++)
      pages.push(await readPage(document, number))
    return { xml, pages, page_count: document.numPages }
  })
}

async function recognised(document: OpenDocument, text: PageText, engine: OcrEngine): Promise<PageText | undefined> {
  const page = await document.getPage(text.number)
  try {
    const { transform, width, height } = page.getViewport({ scale: 1 })
    const operators = (await page.getOperatorList()) as Operators
    const drawing = drawingOf(operators, { viewport: matrixOf(transform), width, height })
    if (!needsOcr(text, drawing)) return undefined
    // More dots than the scan has make the engine slower, but not better.
    const wanted = drawing.covered > 0 && drawing.dpi > 0 ? drawing.dpi : DPI_MAX
    const dpi = resolutionFor(page, Math.min(Math.max(wanted, DPI_MIN), DPI_MAX))
    const picture = greyOf(await drawPage(page, dpi))
    const seen = await recognisePage({ number: text.number, width, height }, { ...picture, dpi }, engine)
    return hasBrokenText(text) || seen.words.length > text.words.length ? seen : undefined
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
