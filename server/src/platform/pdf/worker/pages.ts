import { ImageKind, OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { PageText, Turn } from '../page-text.ts'
import type { OpenDocument } from './document.ts'
import { matrixOf } from './geometry.ts'
import { type Glyph, listGlyphs, type PdfFont } from './glyphs.ts'
import type { Operators } from './graphics-stack.ts'
import { pictureNamed } from './page-objects.ts'
import { wordsOf } from './words.ts'

/** The words of one page as the file states them. */
export async function readPage(document: OpenDocument, number: number): Promise<PageText> {
  const page = await document.getPage(number)
  try {
    const visibility = await document.getOptionalContentConfig()
    const operators = (await page.getOperatorList()) as Operators
    const see_through = await seeThrough(page, operators)
    const read = (turn: Turn) => {
      const viewport = page.getViewport({ scale: 1, rotation: (page.rotate + turn * 90) % 360 })
      const { width, height } = viewport
      const glyphs = listGlyphs(operators, {
        viewport: matrixOf(viewport.transform),
        page: { width, height },
        font: (name) => fontOf(page, name),
        isVisible: (group) => visibility.isVisible(group),
        isSeeThrough: (name) => see_through.has(name),
      })
      return { glyphs, text: { number, width, height, source: 'text', turn } as const }
    }
    const shown = read(0)
    const turn = turnFor(shown.glyphs)
    const { glyphs, text } = turn === 0 ? shown : read(turn)
    const hidden = wordsOf(
      glyphs.filter((glyph) => glyph.hidden),
      text,
    )
    const seen = hidden.length === 0 ? glyphs : glyphs.filter((glyph) => !glyph.hidden)
    return { ...text, words: wordsOf(seen, text), hidden }
  } finally {
    page.cleanup()
  }
}

/** A stamp or a note in the margin may run another way; a page does if nearly all of it does. */
const TURNED_PART = 0.8
const GLYPHS_MIN = 40

/** How to turn a page whose text does not run from left to right. */
function turnFor(glyphs: readonly Glyph[]): Turn {
  const counts = [0, 0, 0, 0]
  for (const { up } of glyphs) {
    const [x, y] = up
    const turn = Math.abs(x) > Math.abs(y) ? (x < 0 ? 1 : 3) : y > 0 ? 2 : 0
    counts[turn] = (counts[turn] ?? 0) + 1
  }
  const turn = counts.findIndex((count) => count > glyphs.length * TURNED_PART)
  return glyphs.length < GLYPHS_MIN || turn < 0 ? 0 : (turn as Turn)
}

/**
 * The pictures with transparent parts, of those that are drawn after some text. Only their dots tell: pdf.js keeps four bytes
 * for each if the picture has a mask.
 */
async function seeThrough(page: PDFPageProxy, { fnArray, argsArray }: Operators): Promise<ReadonlySet<unknown>> {
  const first_text = Array.from(fnArray).findIndex((operator) => TEXT.has(operator))
  const found = new Set<unknown>()
  for (let index = Math.max(0, first_text); first_text >= 0 && index < fnArray.length; index++) {
    const name = fnArray[index] === OPS.paintImageXObject ? (argsArray[index] as readonly unknown[])[0] : undefined
    if (typeof name !== 'string' || found.has(name)) continue
    const picture = await pictureNamed(page, name)
    if (picture?.kind === ImageKind.RGBA_32BPP) found.add(name)
  }
  return found
}

const TEXT: ReadonlySet<number> = new Set([OPS.showText, OPS.showSpacedText])

function fontOf(page: PDFPageProxy, name: string): PdfFont | undefined {
  return page.commonObjs.has(name) ? (page.commonObjs.get(name) as PdfFont) : undefined
}
