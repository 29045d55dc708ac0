import type { OcrWord } from './engine.ts'

const LINE = '4'
const WORD = '5'

/** Tesseract's table: level, page, block, paragraph, line, word, left, top, width, height, confidence, text. */
export function wordsOfTsv(tsv: string): OcrWord[] {
  const words: OcrWord[] = []
  let line_height = 0
  for (const row of tsv.split('\n')) {
    const [level, , , , , , left, top, width, height, confidence, ...rest] = row.split('\t')
    if (level === LINE) line_height = Number(height)
    if (level !== WORD) continue
    const text = rest.join('\t').trim()
    const box = { x: Number(left), y: Number(top), width: Number(width), height: Number(height) }
    if (text === '' || !Object.values(box).every(Number.isFinite)) continue
    const certainty = Math.min(Math.max(Number(confidence) / 100, 0), 1) || 0
    words.push({ text, ...box, confidence: certainty, line_height: line_height || box.height })
  }
  return words
}
