import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { staleTables } from './stale-tables.ts'
import { type Legal, TABLE_NAMES, type TableName, tableLaw } from './tables.ts'

const fileOf = (name: TableName) => new URL(`../../legal/${name.replaceAll('_', '-')}.json`, import.meta.url)
const tables = TABLE_NAMES.map(async (name) => [name, JSON.parse(await readFile(fileOf(name), 'utf8'))])
const legal = Object.fromEntries(await Promise.all(tables)) as Legal

const found = (some: Legal, today: string) =>
  staleTables(some, today).map(({ table, laws, since }) => `${table} ${laws.join('+')} ${since}`)

test('of the shipped tables those are named whose newest row is unconfirmed', () => {
  assert.deepEqual(found(legal, '2026-11-16'), [
    'base_rates DE 2026-07-01',
    'reminder_fees_at AT 2026-01-01',
    'district_courts_at AT 2023-03-01',
    'court_fees_at AT 2025-04-01',
    'lawyer_fees_at AT 2023-05-01',
  ])
})

test('a rate is stale from the day of its next change on, in each country for itself', () => {
  const rate = (confirmed: boolean, next_change: string) => ({
    ...{ valid_from: '2026-07-01', rate_bp: 153, source: 'OeNB', note: '' },
    ...{ confirmed, next_change },
  })
  const rates = (AT: object, DE: object) => ({ base_rates: { AT: [AT], DE: [DE] } }) as unknown as Legal
  const current = rates(rate(true, '2027-01-01'), rate(true, '2027-07-01'))
  assert.deepEqual(found(current, '2026-12-31'), [])
  assert.deepEqual(found(current, '2027-01-01'), ['base_rates AT 2027-01-01'])
  const both = rates(rate(true, '2027-01-01'), rate(false, '2027-07-01'))
  assert.deepEqual(found(both, '2027-01-01'), ['base_rates AT+DE 2026-07-01'])
})

test('a table belongs to one country, or has a part for each', () => {
  assert.deepEqual(
    (['court_fees_at', 'lawyer_fees_de', 'german_states', 'base_rates', 'vat_rates'] as const).map(tableLaw),
    ['AT', 'DE', 'DE', null, null],
  )
})
