import assert from 'node:assert/strict'
import { test } from 'node:test'
import { printed } from '../../../../../test/printed-page.ts'
import type { PageText, Word } from '../../../../platform/pdf/page-text.ts'
import { layOut } from './lines.ts'

const segmentsOf = (art: string, confidence = 1) =>
  layOut(printed(art, { confidence })).rows.map((row) => row.segments.map(({ text }) => text))

const word = (text: string, x: number, y: number, more: Partial<Word> = {}): Word => ({
  x,
  y,
  width: text.length * 5,
  height: 9,
  text,
  confidence: 1,
  font_size: 9,
  bold: false,
  ...more,
})

const layOutWords = (words: Word[], source: 'text' | 'ocr' = 'text') => {
  const page: PageText = { number: 1, width: 595, height: 842, source, words }
  return layOut({ xml: null, pages: [page], page_count: 1 }).rows.map((row) => row.segments.map(({ text }) => text))
}

test('words of a row form phrases, and wide gaps divide columns', () => {
  assert.deepEqual(segmentsOf('Rechnung Nr.  17        Datum:   05.01.2024'), [
    ['Rechnung Nr. 17', 'Datum:', '05.01.2024'],
  ])
})

test('a heading in spaced letters becomes one word', () => {
  assert.deepEqual(segmentsOf('R E C H N U N G'), [['RECHNUNG']])
  assert.deepEqual(segmentsOf('A b c'), [['A b c']])
})

test('pieces of a word that a file draws apart are joined', () => {
  assert.deepEqual(layOutWords([word('Indust', 50, 40), word('rie', 80, 40)]), [['Industrie']])
})

test('a slightly skewed scan keeps its rows', () => {
  const row = (y: number) =>
    ['Summe', 'netto', 'EUR', '100,00'].map((text, at) => word(text, 50 + at * 120, y + at * 2, { confidence: 0.9 }))
  assert.deepEqual(
    layOutWords([...row(40), ...row(54)], 'ocr').map((segments) => segments.length),
    [4, 4],
  )
})

test('cell borders that OCR sees divide columns and are not words', () => {
  const scan = { confidence: 0.9 }
  const cells = [word('Nr.', 50, 40, scan), word('|', 70, 38, { ...scan, height: 14 }), word('Datum', 80, 40, scan)]
  assert.deepEqual(layOutWords(cells, 'ocr'), [['Nr.', 'Datum']])
  const line = [word('Adler', 50, 40, scan), word('|', 79, 40, scan), word('Wien', 88, 40, scan)]
  assert.deepEqual(layOutWords(line, 'ocr'), [['Adler | Wien']])
})

test('a page with more words than any invoice is read only in part', () => {
  const words = Array.from({ length: 4000 }, (_, at) => word('x'.repeat(200), 10, at * 12))
  const kept = layOutWords(words).flat()
  assert.ok(kept.length <= 2500)
  assert.equal(kept[0]?.length, 100)
})
