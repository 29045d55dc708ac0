import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { formatOf } from './formats.ts'

type Example = { kind: string; language: 'de' | 'en'; country: string; value: number | string; text: string }

/** The server's test reads the same file. */
const EXAMPLES = JSON.parse(
  readFileSync(new URL('../../../docs/formats.json', import.meta.url), 'utf8'),
) as readonly Example[]

const WRITE: Readonly<Record<string, (language: string, value: number | string) => string>> = {
  money: (language, value) => formatOf(language).money(Number(value) / 100),
  percent: (language, value) => formatOf(language).percent(Number(value) / 10_000, 2),
  short_day: (language, value) => formatOf(language).day(String(value)),
  month: (language, value) => formatOf(language).longMonth(String(value)),
}

test('the pages write amounts and days as letters and statements do', () => {
  // The team's country is Austria; long dates appear only in documents.
  const shown = EXAMPLES.filter(({ kind, country }) => kind in WRITE && country === 'AT')
  assert.deepEqual(new Set(shown.map(({ kind }) => kind)), new Set(Object.keys(WRITE)))
  for (const { kind, language, value, text } of shown) assert.equal(WRITE[kind]?.(language, value), text)
})
