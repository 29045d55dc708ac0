import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { rowsOfCourtCosts } from './court-step.ts'
import { LAWS } from './laws.ts'
import { type RowUse, rowsInUse, rowUse, tableWarnings, warningOut, warningText } from './table-warnings.ts'
import { type Legal, TABLE_NAMES, type TableName } from './tables.ts'

const RATES = { table: 'base_rates', list: 'DE' } as const
const row = (valid_from: string, more: Partial<RowUse> = {}) => ({ valid_from, ...more })

const fileOf = (name: TableName) => new URL(`../../legal/${name.replaceAll('_', '-')}.json`, import.meta.url)
const tables = TABLE_NAMES.map(async (name) => [name, JSON.parse(await readFile(fileOf(name), 'utf8'))])
const legal = Object.fromEntries(await Promise.all(tables)) as Legal

test('a row that is confirmed and current gives no warning, and a row that says nothing counts as confirmed', () => {
  const rows = [row('2026-07-01', { confirmed: true, next_change: '2027-01-01' })]
  assert.deepEqual(tableWarnings(rowsInUse(RATES, rows, '2026-12-31'), '2026-12-31'), [])
  const plain = [row('2026-07-01')]
  assert.deepEqual(tableWarnings(rowsInUse(RATES, plain, '2030-01-01'), '2030-01-01'), [])
})

test('from the day of the next expected change on, the newest row warns; an older one has its successor', () => {
  const rows = [row('2026-01-01', { next_change: '2026-07-01' }), row('2026-07-01', { next_change: '2027-01-01' })]
  const used = rows.map((one) => rowUse(RATES, rows, one))
  assert.deepEqual(tableWarnings(used, '2026-12-31'), [])
  assert.deepEqual(tableWarnings(used, '2027-01-01'), [
    { code: 'rate_may_have_changed', ...RATES, valid_from: '2026-07-01' },
  ])
})

test('an unconfirmed row warns however old it is, and each doubt is said once', () => {
  const rows = [
    row('2026-01-01', { confirmed: false }),
    row('2026-07-01', { confirmed: false, next_change: '2027-01-01' }),
  ]
  const used = [...rows, ...rows].map((one) => rowUse(RATES, rows, one))
  assert.deepEqual(
    tableWarnings(used, '2027-02-01').map(({ code, valid_from }) => [valid_from, code]),
    [
      ['2026-01-01', 'table_unconfirmed'],
      ['2026-07-01', 'rate_may_have_changed'],
      ['2026-07-01', 'table_unconfirmed'],
    ],
  )
})

test('a warning is a sentence in the language of its reader, with the country of the figure', () => {
  const warning = { code: 'rate_may_have_changed', ...RATES, valid_from: '2027-01-01' } as const
  assert.equal(
    warningText(warning, 'de', 'AT').replaceAll('\u00a0', ' '),
    'Basiszinssatz (Deutschland): Die ab 1. Jänner 2027 geltenden Werte können sich inzwischen geändert haben. Der tatsächliche Betrag kann abweichen.',
  )
  assert.match(warningText(warning, 'de', 'DE'), /Januar/)
  assert.deepEqual(
    warningOut({ code: 'table_unconfirmed', table: 'court_fees_at', list: 'first_instance', valid_from: '2025-04-01' }),
    {
      code: 'table_unconfirmed',
      table: 'court_fees_at',
      valid_from: '2025-04-01',
      message:
        'Court fees (Austria): the values in force since 1 April 2025 are not confirmed. The actual amount may differ.',
    },
  )
})

test('letter fees and court costs name the rows that they were computed from', () => {
  const at = { on: '2026-05-01', legal }
  assert.deepEqual(
    LAWS.AT.letters.feeRows(at).map(({ list, valid_from, confirmed }) => [list, valid_from, confirmed]),
    [
      ['bands', '2002-01-01', true],
      ['index', '2026-01-01', false],
    ],
  )
  assert.deepEqual(
    LAWS.DE.letters.feeRows(at).map(({ list, confirmed }) => [list, confirmed]),
    [
      ['scale', true],
      ['collection', true],
    ],
  )
  assert.deepEqual(
    rowsOfCourtCosts('GGG Tarifpost 1', at).map(({ table, valid_from, confirmed }) => [table, valid_from, confirmed]),
    [['court_fees_at', '2025-04-01', false]],
  )
  assert.deepEqual(rowsOfCourtCosts('another rule', at), [])
})

type ShippedRow = { valid_from: string; confirmed?: boolean; next_change?: string | null; source: string }
const rowsOf = (value: unknown): ShippedRow[] =>
  Array.isArray(value) ? value : Object.values(value as object).flatMap(rowsOf)

test('every shipped row says whether it is confirmed, and every rate when it changes next', () => {
  for (const name of TABLE_NAMES)
    for (const { valid_from, confirmed } of rowsOf(legal[name]))
      assert.equal(typeof confirmed, 'boolean', `${name} ${valid_from}`)
  for (const rows of [legal.base_rates.AT, legal.base_rates.DE, legal.reminder_fees_at.index])
    for (const [index, { valid_from, next_change }] of rows.entries()) {
      assert.ok(next_change && next_change > valid_from, valid_from)
      assert.ok(next_change <= (rows[index + 1]?.valid_from ?? '9999'), valid_from)
    }
})

test('what creditors read as the source of a row holds no remarks of ours', () => {
  const remarks = /\b(not|unconfirmed|unknown|our|doubled|press|seen|the)\b/i
  for (const name of TABLE_NAMES)
    for (const { source } of rowsOf(legal[name])) assert.doesNotMatch(source, remarks, name)
})
