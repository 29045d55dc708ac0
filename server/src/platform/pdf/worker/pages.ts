import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { PageText } from '../page-text.ts'
import type { OpenDocument } from './document.ts'
import { matrixOf } from './geometry.ts'
import { listGlyphs, type PdfFont } from './glyphs.ts'
import type { Operators } from './graphics-stack.ts'
import { wordsOf } from './words.ts'

/** The words of one page as the file states them. */
export async function readPage(document: OpenDocument, number: number): Promise<PageText> {
  const page = await document.getPage(number)
  try {
    const viewport = page.getViewport({ scale: 1 })
    const visibility = await document.getOptionalContentConfig()
    const operators = (await page.getOperatorList()) as Operators
    const glyphs = listGlyphs(operators, {
      viewport: matrixOf(viewport.transform),
      font: (name) => fontOf(page, name),
      isVisible: (group) => visibility.isVisible(group),
    })
    const { width, height } = viewport
    return { number, width, height, source: 'text', words: wordsOf(glyphs, { width, height }) }
  } finally {
    page.cleanup()
  }
}

function fontOf(page: PDFPageProxy, name: string): PdfFont | undefined {
  return page.commonObjs.has(name) ? (page.commonObjs.get(name) as PdfFont) : undefined
}
