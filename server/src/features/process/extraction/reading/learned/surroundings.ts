import type { Word } from '../../../../../platform/pdf/page-text.ts'
import { sharesColumn, wordsInColumn } from '../labels.ts'
import { boxAround, type Layout, type Segment, type WordRow } from '../lines.ts'
import { rolesOf } from './roles.ts'

/** A run of words of one row. */
export type Place = { readonly row: WordRow; readonly words: readonly Word[] }

/** What stands around a place, told by its roles. Gaps are in font sizes; -1 where there is nothing. */
export type Surroundings = {
  /** The words before it in its own column, back to the last figure. */
  readonly own: number
  /** The words before those. */
  readonly earlier: number
  /** The column to the left of it in its row. */
  readonly left: number
  readonly left_gap: number
  /** The nearest text above in its column, and the next above that. */
  readonly above: number
  readonly above_gap: number
  readonly further: number
  /** The words after it in its own column. */
  readonly after: number
  readonly below: number
}

const OWN_WORDS = 6
const ROWS_ABOVE = 6
const AFTER_WORDS = 4

const hasFigure = (word: Word): boolean => /\d/.test(word.text)
const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ')

export function surroundingsOf(layout: Layout, place: Place): Surroundings {
  const { row, words } = place
  const [first, last] = [words[0] as Word, words.at(-1) as Word]
  const home = row.segments.find((segment) => segment.words.includes(first))
  const segment_words = home?.words ?? words
  const before = segment_words.slice(0, Math.max(0, segment_words.indexOf(first)))
  const figure = before.findLastIndex(hasFigure)
  const own = before.slice(Math.max(figure + 1, before.length - OWN_WORDS))
  const earlier = before.slice(0, before.length - own.length).slice(-OWN_WORDS)
  const left = home ? row.segments[row.segments.indexOf(home) - 1] : undefined
  const size = Math.max(first.font_size, 5)
  const [above, further] = stackedAbove(layout, place)
  const behind = segment_words.slice(segment_words.indexOf(last) + 1).slice(0, AFTER_WORDS)
  const next = home ? row.segments[row.segments.indexOf(home) + 1] : undefined
  return {
    own: rolesOf(textOf(own)),
    earlier: rolesOf(textOf(earlier)),
    left: left ? rolesOf(textOf(left.words.slice(-OWN_WORDS))) : 0,
    left_gap: left && home ? Math.min(99, (home.x - left.x - left.width) / size) : -1,
    above: above ? rolesOf(above.text) : 0,
    above_gap: above ? Math.min(99, above.gap / size) : -1,
    further: further ? rolesOf(further.text) : 0,
    after: rolesOf(textOf(behind.length > 0 ? behind : (next?.words.slice(0, AFTER_WORDS) ?? []))),
    below: rolesOf(textBelow(layout, place)),
  }
}

type Above = { readonly text: string; readonly gap: number }

/** The texts above in the column of a place, the nearest first. */
function stackedAbove(layout: Layout, { row, words }: Place): Above[] {
  const rows = layout.pages.find(({ page }) => page === row.page)?.rows ?? []
  const box = boxAround(words)
  const found: Above[] = []
  for (let at = row.index - 1; at >= 0 && at >= row.index - ROWS_ABOVE && found.length < 2; at--) {
    const above = rows[at] as WordRow
    const segment = above.segments.find((part) => sharesColumn(part, box) || Math.abs(part.x - box.x) < 3)
    if (segment) found.push({ text: columnText(segment, box), gap: row.top - above.bottom })
  }
  return found
}

/** Of a wide line only what stands over the place: a tightly set table has all its heads in one segment. */
function columnText(segment: Segment, box: { x: number; width: number; y: number; height: number }): string {
  if (segment.width < 2.5 * box.width + 20) return segment.text
  const over = wordsInColumn(segment, box)
  return over.length > 0 ? textOf(over) : segment.text
}

function textBelow(layout: Layout, { row, words }: Place): string {
  const rows = layout.pages.find(({ page }) => page === row.page)?.rows ?? []
  const below = rows[row.index + 1]
  const box = boxAround(words)
  if (!below || below.top - row.bottom > 2 * Math.max(box.height, 6)) return ''
  const segment = below.segments.find((part) => sharesColumn(part, box))
  return segment ? columnText(segment, box) : ''
}
