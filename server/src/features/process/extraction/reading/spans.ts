import type { Word } from '../../../../platform/pdf/page-text.ts'

/** Words as one text, with the start of each word, so that a match can be traced back to its words. */
export type Span = {
  readonly text: string
  readonly words: readonly Word[]
  readonly starts: readonly number[]
}

export function spanOf(words: readonly Word[], shape: (text: string) => string = (text) => text): Span {
  const starts: number[] = []
  let text = ''
  for (const word of words) {
    if (text !== '') text += ' '
    starts.push(text.length)
    text += shape(word.text)
  }
  return { text, words, starts }
}

/** The words that the characters from `from` up to `to` belong to. */
export function wordsIn({ text, words, starts }: Span, from: number, to: number): Word[] {
  return words.filter((_, at) => {
    const end = (starts[at + 1] ?? text.length + 1) - 1
    return (starts[at] as number) < to && end > from
  })
}
