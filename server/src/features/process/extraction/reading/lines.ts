import type { Box, DocumentText, PageText, Word } from '../../../../platform/pdf/page-text.ts'
import { fold, foldRecognised, withoutPairs } from './fold.ts'
import { type Span, spanOf } from './spans.ts'

/** Neighbouring words of one row without a column gap between them. */
export type Segment = Box & {
  readonly page: number
  readonly row: number
  readonly words: readonly Word[]
  readonly text: string
  readonly folded: string
  readonly font_size: number
  readonly bold: boolean
}

export type WordRow = {
  readonly page: PageText
  readonly index: number
  readonly segments: readonly Segment[]
  readonly words: readonly Word[]
  readonly folded: Span
  readonly top: number
  readonly bottom: number
}

export type Layout = {
  readonly pages: readonly { readonly page: PageText; readonly rows: readonly WordRow[] }[]
  readonly rows: readonly WordRow[]
  readonly source: 'text' | 'ocr'
}

/** Gaps wider than this many font sizes divide columns. A justified line stretches its spaces to about 0.8. */
const COLUMN_GAP = 1.15

const middle = (word: Box): number => word.y + word.height / 2
const right = (box: Box): number => box.x + box.width

export function boxAround(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  return { x, y, width: Math.max(...boxes.map(right)) - x, height: Math.max(...boxes.map((b) => b.y + b.height)) - y }
}

export function layOut(document: DocumentText): Layout {
  // An empty sheet before the letter is not its first page.
  const pages = withinLimits(document.pages)
    .map((page) => ({ page, rows: rowsOf(page) }))
    .filter(({ rows }) => rows.length > 0)
  const ocr_pages = document.pages.filter((page) => page.source === 'ocr').length
  return {
    pages,
    rows: pages.flatMap(({ rows }) => rows),
    source: ocr_pages * 2 > document.pages.length ? 'ocr' : 'text',
  }
}

/**
 * Limits, because files come from strangers and some rules compare words with words. A dense page has 1,200 words, a
 * word up to 60 letters. In long documents the first and the last page matter most.
 */
const WORDS_PER_PAGE = 2500
const WORDS_IN_ALL = 12_000
const WORD_LENGTH = 100
const WORDS_IN_A_ROW = 150

function withinLimits(pages: readonly PageText[]): PageText[] {
  const [first, ...others] = pages
  const last = others.pop()
  let left = WORDS_IN_ALL
  return [first, last, ...others]
    .filter((page) => page !== undefined)
    .map((page) => {
      const words = page.words.slice(0, Math.min(left, WORDS_PER_PAGE))
      left -= words.length
      return { ...page, words: words.map((word) => ({ ...word, text: word.text.slice(0, WORD_LENGTH) })) }
    })
    .sort((a, b) => a.number - b.number)
}

function rowsOf(page: PageText): WordRow[] {
  const german = isGermanScan(page)
  const groups: Word[][] = []
  const sorted = page.words
    .map((word) => mended(word, german))
    .filter((word) => word.text.trim() !== '')
    .sort((a, b) => middle(a) - middle(b))
  for (const word of sorted) {
    // Only the last few rows can take the word; the nearest neighbour decides, so that a slightly skewed scan keeps
    // its rows.
    const home = groups.slice(-4).find((group) => inLine(nearest(group, word), word))
    if (home) home.push(word)
    else groups.push([word])
  }
  groups.sort((a, b) => middle(boxAround(a)) - middle(boxAround(b)))
  const folding = german ? foldRecognised : fold
  const sheet = { page, shape: (text: string) => withoutPairs(folding(text)) }
  return groups.filter((group) => !group.every(isRuling)).map((group, index) => makeRow(sheet, index, group))
}

/**
 * Corrects errors of OCR. It gives a word the size of its line, which a logo may enlarge, but letters fill at least
 * half of their size. It sees brackets in the lines of a table. It reads „ä" as „é", which German has only at the end
 * of foreign words.
 */
function mended(word: Word, german: boolean): Word {
  if (word.confidence === 1) return word
  const inked = word.text.replace(/^[|¦[\]{}]{1,99}(?=[\p{L}\d])|(?<=[\p{L}\d.])[|¦[\]{}]{1,99}$/gu, '')
  const text = german ? inked.replace(/é(?=[bcdfghklmnprstvwxz])/g, 'ä') : inked
  return { ...word, text, font_size: Math.min(word.font_size, 1.9 * word.height) }
}

/** Characters that OCR sees in the lines of a table. */
const isRuling = (word: Word): boolean => word.confidence < 1 && /^[|¦_[\]{}]+$/.test(word.text)

/** A stroke that stands apart or is taller than the text is the border of a cell. Otherwise it is a separator. */
function isBorder(word: Word, before: Word | undefined, after: Word | undefined): boolean {
  if (!isRuling(word)) return false
  const gaps = [before ? word.x - right(before) : 0, after ? after.x - right(word) : 0]
  const height = Math.max(before?.height ?? 0, after?.height ?? 0)
  return Math.max(...gaps) > 0.5 * word.font_size || word.height > 1.2 * height
}

function nearest(group: readonly Word[], word: Word): Word {
  const distance = (other: Word) => Math.max(other.x - right(word), word.x - right(other), 0)
  return group.slice(-WORDS_IN_A_ROW).reduce((best, other) => (distance(other) < distance(best) ? other : best))
}

function inLine(a: Word, b: Word): boolean {
  const overlap = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  const smaller = Math.min(a.height, b.height)
  return overlap > 0.55 * smaller && Math.abs(middle(a) - middle(b)) < 0.55 * Math.max(a.height, b.height)
}

/** A page, and how its text is folded: German scans need a forgiving comparison. */
type ShapedPage = { readonly page: PageText; readonly shape: (text: string) => string }

function makeRow(sheet: ShapedPage, index: number, group: readonly Word[]): WordRow {
  const { page, shape } = sheet
  const sorted = [...group].sort((a, b) => a.x - b.x)
  const borders = sorted.filter((word, at) => isBorder(word, sorted[at - 1], sorted[at + 1]))
  const inked = borders.length < sorted.length ? sorted.filter((word) => !borders.includes(word)) : sorted
  const words = joinSpacedLetters(inked)
  const segments = splitColumns(words, borders).map((part) => makeSegment(sheet, index, part))
  const box = boxAround(words)
  const [top, bottom] = [box.y, box.y + box.height]
  return { page, index, segments, words, folded: spanOf(words, shape), top, bottom }
}

/** Headings set as „R E C H N U N G" become one word again; so do words that a file draws in touching pieces. */
function joinSpacedLetters(words: readonly Word[]): Word[] {
  const joined: Word[] = []
  let from = 0
  while (from < words.length) {
    let to = from
    while (to < words.length && isLoneLetter(words[to] as Word) && (to === from || evenlySpaced(words, from, to))) to++
    if (to - from >= 4) {
      joined.push(mergeWords(words.slice(from, to)))
      from = to
      continue
    }
    joined.push(words[from] as Word)
    from++
  }
  return joined.reduce<Word[]>((kept, word) => {
    const last = kept.at(-1)
    if (last && last.text.length < WORD_LENGTH && touches(last, word)) kept[kept.length - 1] = mergeWords([last, word])
    else kept.push(word)
    return kept
  }, [])
}

const isLoneLetter = (word: Word): boolean => /^\p{L}$/u.test(word.text)

function evenlySpaced(words: readonly Word[], from: number, to: number): boolean {
  const gap = (at: number) => (words[at] as Word).x - right(words[at - 1] as Word)
  return (
    gap(to) < 2 * (words[to] as Word).font_size &&
    Math.abs(gap(to) - gap(from + 1)) < 0.5 * (words[to] as Word).font_size
  )
}

function touches(a: Word, b: Word): boolean {
  const gap = b.x - right(a)
  // OCR splits „1.004,00" at its point.
  const torn = a.confidence < 1 && /^\d{1,3}\.$/.test(a.text) && /^\d{3}[.,]\d/.test(b.text)
  if (torn) return gap < 0.6 * a.font_size
  const letters = /[\p{L}]$/u.test(a.text) && /^\p{Ll}/u.test(b.text)
  return letters && a.confidence === 1 && gap < 0.06 * a.font_size && gap > -0.5 * a.font_size
}

function mergeWords(words: readonly Word[]): Word {
  const [first] = words as [Word]
  return {
    ...boxAround(words),
    text: words.map((word) => word.text).join(''),
    confidence: Math.min(...words.map((word) => word.confidence)),
    font_size: first.font_size,
    bold: first.bold,
  }
}

function splitColumns(words: readonly Word[], borders: readonly Word[]): Word[][] {
  const parts: Word[][] = []
  for (const word of words) {
    const last = parts.at(-1)?.at(-1)
    const size = last ? Math.min(Math.max(last.font_size, 4), Math.max(word.font_size, 4)) : 0
    const divided = last && borders.some((border) => border.x >= last.x && border.x <= word.x)
    if (last && !divided && word.x - right(last) <= COLUMN_GAP * size) parts.at(-1)?.push(word)
    else parts.push([word])
  }
  return parts
}

const isGermanScan = (page: PageText): boolean =>
  page.source === 'ocr' && page.words.some((word) => /rechnung|betrag|datum/i.test(word.text))

function makeSegment({ page, shape }: ShapedPage, row: number, words: readonly Word[]): Segment {
  const text = words.map((word) => word.text).join(' ')
  return {
    ...boxAround(words),
    page: page.number,
    row,
    words,
    text,
    folded: shape(text),
    font_size: Math.max(...words.map((word) => word.font_size)),
    bold: words.every((word) => word.bold),
  }
}

/** The least certain word decides how certain a value is. */
export const leastConfidence = (words: readonly Word[]): number => Math.min(1, ...words.map((word) => word.confidence))
