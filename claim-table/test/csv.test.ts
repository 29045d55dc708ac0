import assert from 'node:assert/strict'
import { test } from 'node:test'
import { BYTE_ORDER_MARK, csvText } from '../src/csv.ts'

test('a cell is quoted where it would break its row', () => {
  const rows = [['a;b', 'a,b', 'say "x"', 'two\nlines', 'plain']]
  assert.equal(csvText(rows, ';'), '\ufeff"a;b";a,b;"say ""x""";"two\nlines";plain\r\n')
  assert.equal(csvText(rows, ','), '\ufeffa;b,"a,b","say ""x""","two\nlines",plain\r\n')
})

/** As a program cuts the file that takes this for the separator, quotes or not. */
const cellsOf = (file: string, separator: string): string[] =>
  file
    .slice(BYTE_ORDER_MARK.length)
    .split(/[\r\n]/)
    .flatMap((line) => line.split(separator))

const RUNS = /^[\s\p{Cc}\p{Cf}"]*[=+\-@\uff1d\uff0b\uff0d\uff20]/u

test('no text is run as a formula, whatever a program takes for the separator', () => {
  const starts = ['=', '+', '-', '@', '＝', ' =', '\t=', '\r=', '\n=', '"=', ' " =', '\u200b=', '""""=']
  const texts = starts.flatMap((start) => [
    `${start}cmd|' /C calc'!A0`,
    ...[';', ',', '\t', '|', '; ', ',"', '\n'].map((before) => `Huber${before}${start}1+1`),
  ])
  for (const text of texts) {
    for (const written of [';', ','] as const) {
      for (const read of [';', ',', '\t', '|']) {
        const cells = cellsOf(csvText([['Huber', text, 'Wien']], written), read)
        const run = cells.filter((cell) => RUNS.test(cell))
        assert.deepEqual(run, [], JSON.stringify({ text, written, read }))
      }
    }
  }
})

test('amounts stay numbers, and honest texts stay as they are', () => {
  const amounts = ['-1.234,50', '-12.5', '-0,01', '1 234,50', '-5 %']
  const honest = [...amounts, 'Huber GmbH', 'a=b', '1-2', 'A - B', 'Co, Sohn', '']
  assert.equal(csvText([honest], ';'), `${BYTE_ORDER_MARK}${honest.join(';')}\r\n`)
  assert.equal(csvText([['-1+1', '-A1']], ';'), `${BYTE_ORDER_MARK}'-1+1;'-A1\r\n`)
})
