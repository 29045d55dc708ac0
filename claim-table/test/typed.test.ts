import assert from 'node:assert/strict'
import { test } from 'node:test'
import { typedCents, typedDay } from '../src/typed.ts'

const AMOUNTS: readonly [text: string, de: number | undefined, en: number | undefined, unknown: number | undefined][] =
  [
    ['1234', 123_400, 123_400, 123_400],
    ['1.234,56', 123_456, 123_456, 123_456],
    ['1,234.56', 123_456, 123_456, 123_456],
    ["1'234.50", 123_450, 123_450, 123_450],
    ['1 234,50', 123_450, 123_450, 123_450],
    ['1.234', 123_400, undefined, undefined],
    ['1,234', undefined, 123_400, undefined],
    ['1.234.567', 123_456_700, 123_456_700, 123_456_700],
    ['12,5', 1_250, 1_250, 1_250],
    ['12.50', 1_250, 1_250, 1_250],
    ['€ 99', 9_900, 9_900, 9_900],
    ['99,90 EUR', 9_990, 9_990, 9_990],
    ['250,- €', 25_000, 25_000, 25_000],
    ['0', 0, 0, 0],
    ['1.23.456', undefined, undefined, undefined],
    ['1.234.56', undefined, undefined, undefined],
    ['-5', undefined, undefined, undefined],
    ['12,345,6', undefined, undefined, undefined],
    ['zwölf', undefined, undefined, undefined],
    ['', undefined, undefined, undefined],
    ['1000000000', undefined, undefined, undefined],
  ]

test('amounts are read as people type them, and refused where they can mean two things', () => {
  for (const [text, de, en, unknown] of AMOUNTS)
    assert.deepEqual([typedCents(text, 'de'), typedCents(text, 'en'), typedCents(text, null)], [de, en, unknown], text)
})

test('days are read as people type them, and refused where day and month can be confused', () => {
  const days: readonly [string, string | undefined][] = [
    ['2026-03-02', '2026-03-02'],
    ['2.3.2026', '2026-03-02'],
    ['02.03.2026', '2026-03-02'],
    ['02. 03. 2026', '2026-03-02'],
    ['02.03.26', '2026-03-02'],
    ['25/03/2026', '2026-03-25'],
    ['03/25/2026', '2026-03-25'],
    ['03/03/2026', '2026-03-03'],
    ['02/03/2026', undefined],
    ['30.02.2026', undefined],
    ['31-12-2026', '2026-12-31'],
    ['March 2', undefined],
    ['', undefined],
  ]
  for (const [text, day] of days) assert.equal(typedDay(text), day, text)
})
