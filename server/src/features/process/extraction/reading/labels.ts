import type { Box, Word } from '../../../../platform/pdf/page-text.ts'
import { fold } from './fold.ts'
import { boxAround, type Layout, type Segment, type WordRow } from './lines.ts'
import { wordsIn } from './spans.ts'
import { pattern } from './vocabulary.ts'

/** A label in its row, with the words before and after it. */
export type Label = {
  readonly row: WordRow
  readonly text: string
  readonly box: Box
  readonly words: readonly Word[]
  readonly before: readonly Word[]
  readonly after: readonly Word[]
  /** What is left of the word that ends the label: „Nr.4711" gives „4711". Empty for a label of whole words. */
  readonly rest: string
}

const ANOTHER = pattern('u')`
    (?<!\p{L})(?:abzgl|abzuglich|abz|vermindert um|minus|less|storno (?:zu|der|von)|
    korrektur (?:zu|der|von)|ersetzt|moins)[.:]?(?!\p{L})
  `

/** „abzgl. Abschlagsrechnung AR-17 vom 02.05.2024" gives number and date of another invoice. */
export const speaksOfAnother = ({ before }: Label): boolean =>
  ANOTHER.test(
    fold(
      before
        .slice(-12)
        .map((word) => word.text)
        .join(' '),
    ),
  )

/** The head of a column or box: nothing else is in its cell. */
export const standsAlone = ({ row, words }: Label): boolean =>
  row.segments.some((segment) => segment.words[0] === words[0] && segment.words.length === words.length)

/** Finds a pattern (global, on folded text) in all rows. A match across a wide column gap is not a label. */
export function findLabels(rows: readonly WordRow[], wanted: RegExp): Label[] {
  const labels: Label[] = []
  for (const row of rows) {
    if (labels.length > LABELS_IN_ALL) break
    for (const match of matchesOf(row, wanted)) {
      const to = match.index + match[0].length
      const words = wordsIn(row.folded, match.index, to)
      const first = row.words.indexOf(words[0] as Word)
      const last = row.words.indexOf(words.at(-1) as Word)
      const end = (row.folded.starts[last + 1] ?? row.folded.text.length + 1) - 1
      labels.push({
        row,
        text: match[0],
        box: boxAround(words),
        words,
        before: row.words.slice(0, first),
        after: row.words.slice(last + 1),
        rest: row.folded.text.slice(to, end),
      })
    }
  }
  return labels
}

/** A row that repeats a label more often is not part of an invoice. */
const LABELS_IN_A_ROW = 12
const LABELS_IN_ALL = 400

/**
 * A match across a gap is dropped, and the search goes on right after its beginning: „Invoice date    Due date".
 */
function matchesOf(row: WordRow, wanted: RegExp): RegExpExecArray[] {
  const found: RegExpExecArray[] = []
  const search = new RegExp(wanted)
  for (let match = search.exec(row.folded.text); match && found.length < LABELS_IN_A_ROW; ) {
    const words = wordsIn(row.folded, match.index, match.index + match[0].length)
    if (words.length > 0 && !hasWideGap(words)) found.push(match)
    else search.lastIndex = match.index + 1
    if (match[0] === '') search.lastIndex++
    match = search.exec(row.folded.text)
  }
  return found
}

function hasWideGap(words: readonly Word[]): boolean {
  return words.some((word, at) => {
    const left = words[at - 1]
    return left !== undefined && word.x - (left.x + left.width) > 3.5 * Math.max(word.font_size, 6)
  })
}

/** The nearest text under a box, at most `reach` rows down, that shares its column. */
export function segmentsBelow(layout: Layout, label: { row: WordRow; box: Box }, reach: number): Segment[] {
  const { rows } = layout.pages.find(({ page }) => page === label.row.page) as { rows: readonly WordRow[] }
  const found: Segment[] = []
  const limit = label.box.y + label.box.height + (reach + 0.6) * 2.1 * Math.max(label.box.height, 7)
  for (let at = label.row.index + 1; at < rows.length && found.length < reach; at++) {
    const row = rows[at] as WordRow
    if (row.top > limit) break
    const segment = row.segments.find((part) => sharesColumn(part, label.box))
    if (segment) found.push(segment)
  }
  return found
}

/** Whether the boxes overlap by more than two fifths of the narrower one. */
export function sharesColumn(part: Box, column: Box): boolean {
  const overlap = Math.min(part.x + part.width, column.x + column.width) - Math.max(part.x, column.x)
  return overlap > 0.4 * Math.min(part.width, column.width)
}

/** The words of a segment in the column of a label, because a tightly set table row is one segment. */
export function wordsInColumn(segment: Segment, column: Box): Word[] {
  const slack = 1.2 * segment.font_size
  return segment.words.filter((word) => {
    const centre = word.x + word.width / 2
    return centre > column.x - slack && centre < column.x + column.width + slack
  })
}
