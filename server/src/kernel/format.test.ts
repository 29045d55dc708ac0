import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { type Format, formatOf, withPlainSpaces } from './format.ts'
import type { Language } from './language.ts'

type Example = { kind: string; language: Language; country: string; value: number | string; text: string }

/** The pages are tested with the same file. */
const EXAMPLES = JSON.parse(
  readFileSync(new URL('../../../docs/formats.json', import.meta.url), 'utf8'),
) as readonly Example[]

const WRITE: Readonly<Record<string, (format: Format, value: number | string) => string>> = {
  money: (format, value) => format.euro(Number(value)),
  percent: (format, value) => format.percent(Number(value)),
  short_day: (format, value) => format.shortDay(String(value)),
  month: (format, value) => format.month(String(value)),
  day: (format, value) => format.day(String(value)),
}

test('documents write amounts and days as in the shared examples', () => {
  assert.deepEqual(new Set(EXAMPLES.map(({ kind }) => kind)), new Set(Object.keys(WRITE)))
  for (const { kind, language, country, value, text } of EXAMPLES)
    assert.equal(WRITE[kind]?.(formatOf(language, country), value), text)
})

test("January is named as in the reader's country", () => {
  const first = (country: string | null) => withPlainSpaces(formatOf('de', country).day('2026-01-05'))
  assert.deepEqual(['AT', 'Österreich', null, 'Atlantis', 'DE', 'Deutschland', 'CH'].map(first), [
    ...Array(4).fill('5. Jänner 2026'),
    ...Array(3).fill('5. Januar 2026'),
  ])
})

test('figures, rates and instants are written in full', () => {
  const [german, english] = [formatOf('de', 'AT'), formatOf('en', 'AT')]
  assert.deepEqual([600_000, -5].map(german.figure), ['6.000,00', '−0,05'])
  assert.deepEqual(
    [400, 1073, 1070, -62].map((rate_bp) => withPlainSpaces(german.percent(rate_bp))),
    ['4 %', '10,73 %', '10,7 %', '−0,62 %'],
  )
  const at = new Date('2026-01-05T09:00:00Z')
  assert.deepEqual([german.instant(at), english.instant(at)], ['5. Jänner 2026 um 10:00', '5 January 2026 at 10:00'])
  assert.deepEqual(
    [german.shortDay(null), german.country('DE'), english.country('DE')],
    ['–', 'Deutschland', 'Germany'],
  )
})
