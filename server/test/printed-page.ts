import type { DocumentText, PageText, Word } from '../src/platform/pdf/page-text.ts'

const CHARACTER = 5
const LINE = 12
const SIZE = 9

type Print = { readonly confidence?: number; readonly top?: number }

/**
 * A page as a PDF reader would return it, drawn as with a typewriter: five points per character, twelve per line. Two
 * spaces still belong to a phrase; three or more separate columns.
 */
export function printedPage(art: string, { confidence = 1, top = 40 }: Print = {}, number = 1): PageText {
  const lines = art.replace(/^\n/, '').split('\n')
  const words = lines.flatMap((line, row) => wordsOf(line, top + row * LINE, confidence))
  return { number, width: 595, height: 842, source: confidence === 1 ? 'text' : 'ocr', words }
}

function wordsOf(line: string, y: number, confidence: number): Word[] {
  return [...line.matchAll(/\S+/g)].map((match) => ({
    x: 50 + match.index * CHARACTER,
    y,
    width: match[0].length * CHARACTER,
    height: SIZE,
    text: match[0],
    confidence,
    font_size: SIZE,
    bold: false,
  }))
}

export function printed(art: string, print: Print = {}): DocumentText {
  return { xml: null, pages: [printedPage(art, print)], page_count: 1 }
}

/** The words of one line, for tests that read a run of words. */
export const line = (text: string, confidence = 1): Word[] => wordsOf(text, 100, confidence)
