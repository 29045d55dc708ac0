import type { OcrWord } from './engine.ts'

const WORD = '5'
/** Fractions of a font size: the x-height, the ascender and the descender. */
const BODY = 0.52
const STEM = 0.21
const TAIL = 0.2

type TsvRow = Omit<OcrWord, 'font_size'> & { readonly line: string }

/** Tesseract's table: level, page, block, paragraph, line, word, left, top, width, height, confidence, text. */
export function wordsOfTsv(tsv: string): OcrWord[] {
  const rows = tsv.split('\n').flatMap((row) => rowOf(row) ?? [])
  const sizes = new Map<string, number[]>()
  for (const row of rows) sizes.set(row.line, [...(sizes.get(row.line) ?? []), sizeOf(row)])
  const median = new Map([...sizes].map(([line, all]) => [line, all.sort((a, b) => a - b)[all.length >> 1] as number]))
  return rows.map(({ line, ...word }) => ({ ...word, font_size: median.get(line) ?? word.height }))
}

function rowOf(row: string): TsvRow | undefined {
  const [level, page, block, paragraph, line, , left, top, width, height, confidence, ...rest] = row.split('\t')
  if (level !== WORD) return undefined
  const text = rest.join('\t').trim()
  const box = { x: Number(left), y: Number(top), width: Number(width), height: Number(height) }
  if (text === '' || !Object.values(box).every(Number.isFinite)) return undefined
  const certainty = Math.min(Math.max(Number(confidence) / 100, 0), 1) || 0
  return { text, ...box, confidence: certainty, line: [page, block, paragraph, line].join('.') }
}

/** The engine gives the height of the ink. The font size also depends on which letters there are. */
function sizeOf({ text, height }: TsvRow): number {
  const stem = /[A-ZÄÖÜ0-9bdfhkltßäöü()[\]/€$%&!?]/.test(text) ? STEM : 0
  const tail = /[gjpqyç,;()[\]/]/.test(text) ? TAIL : 0
  return height / (BODY + stem + tail)
}
