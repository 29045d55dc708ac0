import type { Word } from '../page-text.ts'

/** R E C H N U N G is one word. Fewer letters may well be what they seem: initials, columns, codes. */
const LETTERS_MIN = 4
/** Fractions of a font size. */
const GAP_MAX = 0.8
const GAP_DIFFERENCE_MAX = 0.12
const LINE_SHIFT_MAX = 0.1

/** Joins letters that are evenly spaced on one line. */
export function joinSpacedLetters(words: readonly Word[]): Word[] {
  const joined: Word[] = []
  let run: Word[] = []
  const flush = () => {
    joined.push(...(isSpacedWord(run) ? [joinedOf(run)] : run))
    run = []
  }
  for (const word of words) {
    if (run.length > 0 && !goesOn(run, word)) flush()
    run.push(word)
  }
  flush()
  return joined
}

const isLetter = ({ text }: Word): boolean => text.length === 1
const gapBetween = (left: Word, right: Word): number => right.x - left.x - left.width

function goesOn(run: readonly Word[], word: Word): boolean {
  const [first, second] = run
  const last = run.at(-1)
  if (!first || !last || !isLetter(last) || !isLetter(word) || word.font_size !== last.font_size) return false
  if (Math.abs(word.y - last.y) > LINE_SHIFT_MAX * word.font_size) return false
  const gap = gapBetween(last, word)
  if (gap <= 0 || gap > GAP_MAX * word.font_size) return false
  return !second || Math.abs(gap - gapBetween(first, second)) <= GAP_DIFFERENCE_MAX * word.font_size
}

/** Mostly letters: evenly spaced digits are more likely a table. */
const isSpacedWord = (run: readonly Word[]): boolean =>
  run.length >= LETTERS_MIN && run.filter(({ text }) => /\p{L}/u.test(text)).length > run.length / 2

function joinedOf(run: readonly Word[]): Word {
  const [first, last] = [run[0] as Word, run.at(-1) as Word]
  return { ...first, text: run.map(({ text }) => text).join(''), width: last.x + last.width - first.x }
}
