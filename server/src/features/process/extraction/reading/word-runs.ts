import type { Word } from '../../../../platform/pdf/page-text.ts'
import { plainName, skeleton } from './fold.ts'
import { segmentsBelow } from './labels.ts'
import type { Layout, WordRow } from './lines.ts'

/** „Müller" and „Mueller" are the same name. */
const lettersOf = (text: string): string => plainName(skeleton(text))

/** A run of whole words of a row with exactly these letters and digits (see `skeleton`). */
export function runOf(row: WordRow, skeleton_wanted: string): readonly Word[] | undefined {
  const wanted = plainName(skeleton_wanted)
  const letters = row.words.map((word) => lettersOf(word.text))
  if (wanted === '' || !letters.join('').includes(wanted)) return undefined
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
export function brokenRunOf(layout: Layout, row: WordRow, skeleton_wanted: string): readonly Word[] | undefined {
  const wanted = plainName(skeleton_wanted)
  for (const segment of row.segments) {
    const head = lettersOf(segment.text)
    if (head.length < HEAD_LETTERS || head.length >= wanted.length || !wanted.startsWith(head)) continue
    const [next] = segmentsBelow(layout, { row, box: segment }, 1)
    if (next && lettersOf(next.text) === wanted.slice(head.length)) return [...segment.words, ...next.words]
  }
  return undefined
}
