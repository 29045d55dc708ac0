import { stripVTControlCharacters, styleText } from 'node:util'
import type { Output } from './shell.ts'

export type Verdict = 'ok' | 'warn' | 'fail'

type Style = Parameters<typeof styleText>[0]

/** Colours only in a terminal; Node checks the stream and NO_COLOR. */
export const paint = (output: Output, style: Style, text: string): string => styleText(style, text, { stream: output })

export const printLine = (output: Output, text = ''): void => void output.write(`${text}\n`)

/** On one line, so that a program can read the values one by one. */
export const printJson = (output: Output, value: unknown): void => printLine(output, JSON.stringify(value))

const SIGNS = {
  ok: ['green', '✔'],
  warn: ['yellow', '!'],
  fail: ['red', '✖'],
} as const satisfies Record<Verdict, readonly [Style, string]>

export function signOf(output: Output, verdict: Verdict): string {
  const [style, sign] = SIGNS[verdict]
  return paint(output, style, sign)
}

const widthOf = (text: string): number => [...stripVTControlCharacters(text)].length

export const padded = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)))

/** Columns as wide as their widest cell, with two spaces between them. */
export function tableLines(rows: readonly (readonly string[])[]): string[] {
  const widths: number[] = []
  for (const row of rows) {
    row.forEach((cell, index) => {
      widths[index] = Math.max(widths[index] ?? 0, widthOf(cell))
    })
  }
  return rows.map((row) =>
    row
      .map((cell, index) => padded(cell, widths[index] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

/** Breaks text between words into lines of at most `width` characters. */
export function wrapped(text: string, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const line = lines.at(-1)
    if (line === undefined || line.length + 1 + word.length > width) lines.push(word)
    else lines[lines.length - 1] = `${line} ${word}`
  }
  return lines
}

/** The width of lines, also for an output that has none, such as a file. */
export const columnsOf = (output: Output): number => Math.min(Math.max(output.columns || 100, 60), 120)

/** `1 event`, `2 events`. */
export const counted = (count: number, noun: string, nouns = `${noun}s`): string =>
  `${count} ${count === 1 ? noun : nouns}`
