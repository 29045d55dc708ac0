import type { Word } from '../page-text.ts'
import type { Point } from './geometry.ts'
import type { Glyph } from './glyphs.ts'
import { joinSpacedLetters } from './spaced-letters.ts'

/** Fractions of a font size. Kerning stays below the first; a space that is only a gap is wider. */
const GAP_MAX = 0.17
const OVERLAP_MAX = 0.5
const SHIFT_MAX = 0.4
const SIZE_RATIO_MAX = 1.7
/** The extent above and below the baseline in common fonts. The figures in files are too often wrong. */
const ASCENT = 0.76
const DESCENT = 0.22
/** The same word repeated this close is bold type made by printing twice. */
const REPEATED_WITHIN = 0.2

/** No word is longer, and no page of an invoice has more. Anything beyond this was made to keep us busy. */
const LETTERS_MAX = 250
const WORDS_MAX = 20_000

type Size = { readonly width: number; readonly height: number }

/** Turns characters, in the order of the file, into words. Blanks, gaps and rotations end a word. */
export function wordsOf(glyphs: readonly Glyph[], page: Size): Word[] {
  const words: Word[] = []
  let run: Glyph[] = []
  const flush = () => {
    const word = run.length > 0 ? wordOf(run) : undefined
    if (word && isOnPage(word, page)) words.push(word)
    run = []
  }
  for (const glyph of glyphs) {
    if (words.length >= WORDS_MAX) break
    if (isBlank(glyph.text)) {
      flush()
      continue
    }
    const last = run.at(-1)
    if (last && (run.length >= LETTERS_MAX || !continues(last, glyph))) flush()
    run.push(glyph)
  }
  flush()
  return joinSpacedLetters(withoutRepeats(words))
}

const isBlank = (text: string): boolean => /^[\s\u200b\u2800]*$/.test(text)
const length = ([x, y]: Point): number => Math.hypot(x, y)
const sizeOf = (glyph: Glyph): number => length(glyph.up)

function continues(last: Glyph, glyph: Glyph): boolean {
  const size = Math.max(sizeOf(last), sizeOf(glyph))
  if (size === 0 || size > Math.min(sizeOf(last), sizeOf(glyph)) * SIZE_RATIO_MAX) return false
  const up = unit(last.up)
  const turned = unit(glyph.up)
  if (up[0] * turned[0] + up[1] * turned[1] < 0.99) return false
  const along: Point = [-up[1], up[0]]
  const step: Point = [glyph.start[0] - last.next[0], glyph.start[1] - last.next[1]]
  const gap = step[0] * along[0] + step[1] * along[1]
  const shift = step[0] * up[0] + step[1] * up[1]
  return gap <= GAP_MAX * size && gap >= -OVERLAP_MAX * size && Math.abs(shift) <= SHIFT_MAX * size
}

function unit([x, y]: Point): Point {
  const size = length([x, y]) || 1
  return [x / size, y / size]
}

function wordOf(run: readonly Glyph[]): Word | undefined {
  const text = cleaned(run.map((glyph) => glyph.text).join(''))
  if (text === '') return undefined
  const corners = run.flatMap(({ start, end, up }) =>
    [start, end].flatMap(([x, y]): Point[] => [
      [x + up[0] * ASCENT, y + up[1] * ASCENT],
      [x - up[0] * DESCENT, y - up[1] * DESCENT],
    ]),
  )
  const xs = corners.map(([x]) => x)
  const ys = corners.map(([, y]) => y)
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return {
    text,
    x: rounded(x),
    y: rounded(y),
    width: rounded(Math.max(...xs) - x),
    height: rounded(Math.max(...ys) - y),
    confidence: 1,
    font_size: rounded(Math.max(...run.map(sizeOf))),
    bold: run.every((glyph) => glyph.bold),
  }
}

const rounded = (points: number): number => Math.round(points * 100) / 100

/** Ligatures become letters, accents join their letters, and soft hyphens (which are drawn) become hyphens. */
function cleaned(text: string): string {
  return text
    .replace(/[\ufb00-\ufb06]/g, (ligature) => ligature.normalize('NFKC'))
    .replaceAll('\u00ad', '-')
    .replace(/[\u200b-\u200f\u2060\ufeff]/g, '')
    .normalize('NFC')
    .trim()
}

function isOnPage({ x, y, width, height }: Word, page: Size): boolean {
  if (![x, y, width, height].every(Number.isFinite)) return false
  const [middle_x, middle_y] = [x + width / 2, y + height / 2]
  return middle_x >= 0 && middle_y >= 0 && middle_x <= page.width && middle_y <= page.height
}

function withoutRepeats(words: readonly Word[]): Word[] {
  const seen = new Map<string, Word[]>()
  return words.filter((word) => {
    const namesakes = seen.get(word.text) ?? []
    const repeated = namesakes.some(
      (other) => Math.hypot(other.x - word.x, other.y - word.y) <= REPEATED_WITHIN * word.font_size,
    )
    if (repeated) return false
    if (namesakes.push(word) === 1) seen.set(word.text, namesakes)
    return true
  })
}
