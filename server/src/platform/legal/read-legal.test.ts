import assert from 'node:assert/strict'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { rowOn } from '../../law/dated-rows.ts'
import { TABLE_NAMES } from '../../law/tables.ts'
import { LegalDataError, readLegal, tableProblem } from './read-legal.ts'

const data_dir = await mkdtemp(join(tmpdir(), 'mahnwerk-legal-'))
after(() => rm(data_dir, { recursive: true, force: true }))
const folder = join(data_dir, 'legal')
await mkdir(folder)

const shipped = JSON.parse(await readFile(new URL('../../../legal/base-rates.json', import.meta.url), 'utf8'))

/** Puts a file into the data directory while `act` runs. */
async function withFile<T>(name: string, text: string, act: () => Promise<T>): Promise<T> {
  await writeFile(join(folder, name), text)
  return act().finally(() => rm(join(folder, name)))
}

const refused = (name: string, text: string, sentence: RegExp) =>
  withFile(name, text, () =>
    assert.rejects(readLegal(data_dir), (error) => {
      assert.ok(error instanceof LegalDataError)
      assert.match(error.message, sentence)
      assert.ok(error.message.includes(name) && error.message.endsWith('.') && !error.message.includes('\n'))
      return true
    }),
  )

test('the shipped tables are valid, and a row applies from its day until the next row', async () => {
  const legal = await readLegal(data_dir)
  for (const name of TABLE_NAMES) assert.equal(tableProblem(name, legal[name]), undefined, name)
  const { base_rates } = legal
  const rateOn = (day: string) => rowOn(base_rates.AT, day)?.rate_bp
  assert.deepEqual(
    ['2016-06-30', '2016-07-01', '2022-12-31', '2023-01-01', '2024-12-31', '2025-01-01', '2026-11-15'].map(rateOn),
    [undefined, -62, -62, 188, 388, 253, 153],
  )
  assert.equal(rowOn(base_rates.DE, '2026-07-01')?.confirmed, false)
})

test('a file in the data directory replaces the shipped one of the same name', async () => {
  const next = { valid_from: '2027-01-01', rate_bp: 201, source: 'OeNB', note: '' }
  const text = JSON.stringify({ ...shipped, AT: [...shipped.AT, next] })
  const { base_rates, interest_rules } = await withFile('base-rates.json', text, () => readLegal(data_dir))
  assert.equal(rowOn(base_rates.AT, '2027-03-01')?.rate_bp, 201)
  assert.equal(interest_rules.AT.business[0]?.rate_bp, 920, 'the others stay')
  assert.equal(rowOn((await readLegal(data_dir)).base_rates.AT, '2027-03-01')?.rate_bp, 153)
})

test('a faulty file is refused with one sentence that names the file and the fault', async () => {
  const [row] = shipped.AT
  const rates = (...rows: object[]) => JSON.stringify({ ...shipped, AT: rows })
  await refused('base-rates.json', '{', /is not JSON\.$/)
  await refused('base-rates.json', '[]', /: must be an object\.$/)
  await refused('base-rates.json', rates({ ...row, rate_bp: 1.5 }), /: AT\.0\.rate_bp must be a whole number\.$/)
  await refused('base-rates.json', rates({ ...row, rate: 1 }), /: AT\.0\.rate is not a known field\.$/)
  await refused('base-rates.json', rates({ ...row, valid_from: '2026-02-30' }), /AT\.0\.valid_from must be a date/)
  await refused('base-rates.json', rates({ ...row, valid_from: '2026-03-01' }), /must be a 1 January or 1 July/)
  await refused('base-rates.json', rates(row, row), /: AT\.1\.valid_from must be later than the one before\.$/)
  await refused('base-rates.json', rates(), /: AT must have at least 1 entries\.$/)
  await refused('base-rate.json', '{}', /is no table of the law; known are base-rates\.json, /)
})

test('bands must increase, and only the last one has no limit', async () => {
  const name = 'reminder-fees-at.json'
  const table = JSON.parse(await readFile(new URL(`../../../legal/${name}`, import.meta.url), 'utf8'))
  const withFirst = (first: object[]) => JSON.stringify({ ...table, bands: [{ ...table.bands[0], first }] })
  const band = (up_to_cents: number | null) => ({ up_to_cents, fee_cents: 1 })
  await refused(name, withFirst([band(100)]), /: bands\.0\.first\.0\.up_to_cents must be null/)
  await refused(name, withFirst([band(null), band(null)]), /first\.0\.up_to_cents must be a limit/)
  await refused(name, withFirst([band(100), band(100), band(null)]), /first\.1\.up_to_cents must be larger/)
})
