import type { Word } from '../../../../platform/pdf/page-text.ts'
import { skeleton } from './fold.ts'
import { segmentsBelow } from './labels.ts'
import type { Layout, WordRow } from './lines.ts'

/** A run of whole words of a row with exactly these letters and digits (see `skeleton`). */
export function runOf(row: WordRow, wanted: string): readonly Word[] | undefined {
  if (wanted === '' || !skeleton(row.folded.text).includes(wanted)) return undefined
  const letters = row.words.map((word) => skeleton(word.text))
  for (let from = 0; from < letters.length; from++) {
    if (letters[from] === '') continue
    let run = ''
    for (let to = from; to < letters.length && run.length < wanted.length; to++) {
      run += letters[to]
      if (run === wanted) return row.words.slice(from, to + 1)
    }
  }
  return undefined
}

/** Letters of the first line that make it worth looking for the second. */
const HEAD_LETTERS = 4

/** The same in two lines, one below the other: a long name broken in a narrow column. */
export function brokenRunOf(layout: Layout, row: WordRow, wanted: string): readonly Word[] | undefined {
  for (const segment of row.segments) {
    const head = skeleton(segment.text)
    if (head.length < HEAD_LETTERS || head.length >= wanted.length || !wanted.startsWith(head)) continue
    const [next] = segmentsBelow(layout, { row, box: segment }, 1)
    if (next && skeleton(next.text) === wanted.slice(head.length)) return [...segment.words, ...next.words]
  }
  return undefined
}
