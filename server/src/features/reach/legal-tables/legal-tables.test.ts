import assert from 'node:assert/strict'
import { test } from 'node:test'
import { changeLegal } from '../../../../test/legal-changes.ts'
import { openWorld } from '../../../../test/world.ts'
import { sql } from '../../../platform/db/db.ts'
import { openLegalBook } from '../../../platform/legal/legal-book.ts'
import { readLegalTables } from '../../../platform/legal/read-legal.ts'

const world = await openWorld()
const admin = await world.operator()
const URL = '/api/operator/legal-tables'
const put = (name: string, payload: object) =>
  world.request({ method: 'PUT', url: `${URL}/${name}`, headers: { cookie: admin.cookie }, payload })
/** As somebody who has confirmed what changes. */
const change = (name: string, content: object | null) => changeLegal(world, { admin, name, content })
const contentOf = async (name: string) => (await admin.get(`${URL}/${name}`)).json().data
type Listed = {
  name: string
  origin: string
  changed_by: string | null
  problem: string | null
  fault: unknown
  rows: unknown[]
}
const listed = async (name: string): Promise<Listed> =>
  (await admin.get(URL)).json().data.find((table: Listed) => table.name === name)

const ROW = { valid_from: '2026-07-01', rate_bp: 999, source: 'OeNB, read today', note: '' }
async function withRow(row: object) {
  const table = await contentOf('base_rates')
  return { ...table, AT: [...table.AT.filter(({ valid_from }: { valid_from: string }) => valid_from < '2026-07'), row] }
}

test('an uploaded table holds at once and says who brought it, and the built-in one comes back', async () => {
  assert.equal((await listed('base_rates')).origin, 'built_in')
  const before = await contentOf('base_rates')
  const answer = await change('base_rates', await withRow(ROW))
  assert.equal(answer.statusCode, 200, answer.body)
  assert.partialDeepStrictEqual(answer.json().data, { origin: 'uploaded', changed_by: 'Somebody', problem: null })
  assert.equal((await world.deps.legal.read(world.deps.db)).base_rates.AT.at(-1)?.rate_bp, 999)
  const dropped = await change('base_rates', null)
  assert.partialDeepStrictEqual(dropped.json().data, { origin: 'built_in', changed_by: null })
  assert.deepEqual(await contentOf('base_rates'), before)
  const versions = await world.deps.db.many(sql`select content is null as is_end from legal_table_versions order by 1`)
  assert.deepEqual([...versions], [{ is_end: false }, { is_end: true }], 'and nothing is forgotten')
})

test('a table that the start would refuse as a file is refused by field', async () => {
  const wrong = await put('base_rates', await withRow({ ...ROW, rate_bp: 'much' }))
  assert.equal(wrong.statusCode, 400)
  assert.match(wrong.json().details[0].field, /^AT\.\d+\.rate_bp$/)
  const unknown = await put('base_rates', { ...(await contentOf('base_rates')), CH: [] })
  assert.equal(unknown.statusCode, 400)
  const table = await contentOf('base_rates')
  const disorder = await put('base_rates', { ...table, DE: [...table.DE].reverse() })
  assert.match(JSON.stringify(disorder.json().details), /must be later than the one before/)
  assert.equal((await put('nonsense', table)).statusCode, 400)
  assert.equal((await listed('base_rates')).origin, 'built_in')
})

test('another process uses it within a second', async () => {
  const files = await readLegalTables(world.deps.config.data_dir)
  const other = openLegalBook({ files, clock: world.clock, log: world.deps.log })
  const rateThere = async () => (await other.read(world.deps.db)).base_rates.AT.at(-1)?.rate_bp
  const before = await rateThere()
  await change('base_rates', await withRow({ ...ROW, rate_bp: 777 }))
  assert.equal(await rateThere(), before, 'not asked for every time')
  world.clock.advance(1_000)
  assert.equal(await rateThere(), 777)
  await change('base_rates', null)
})

test('an uploaded table that a release no longer understands is left aside and said so', async () => {
  await world.deps.db.alone(
    sql`insert into legal_table_versions (name, content, operator_id, created_at)
      values ('base_rates', '{"AT": []}', ${admin.operator_id}, ${world.clock.business()})`,
  )
  world.clock.advance(1_000)
  const table = await listed('base_rates')
  assert.equal(table.origin, 'built_in')
  assert.match(table.problem ?? '', /DE is required/)
  assert.deepEqual(table.fault, { field: 'DE', code: 'required' })
  assert.ok(world.log_lines.some((line) => line.includes('does not fit')))
})

type Row = { list: string; valid_from: string; warnings: string[]; confirmed_by: string | null; next_change: string }
const rowOf = async (name: string, list: string, valid_from: string) =>
  ((await listed(name)).rows as Row[]).find((row) => row.list === list && row.valid_from === valid_from)
const confirm = (name: string, body: object, who = admin) => who.post(`${URL}/${name}/confirm`, body)

test('an administrator confirms a row, by name, and it warns no more; other figures must be confirmed anew', async () => {
  const place = { list: 'first_instance', valid_from: '2025-04-01' }
  assert.partialDeepStrictEqual(await rowOf('court_fees_at', place.list, place.valid_from), {
    ...{ warnings: ['table_unconfirmed'], confirmed_by: null, confirmed_at: null },
  })
  assert.equal((await confirm('court_fees_at', place, await world.operator('agent'))).statusCode, 403)
  const answer = await confirm('court_fees_at', place)
  assert.equal(answer.statusCode, 200, answer.body)
  const confirmed_at = world.clock.business().toISOString()
  assert.deepEqual(answer.json().data, { name: 'court_fees_at', ...place, next_change: null, confirmed_at })
  assert.partialDeepStrictEqual(await rowOf('court_fees_at', place.list, place.valid_from), {
    ...{ warnings: [], confirmed_by: 'Somebody', confirmed_at },
  })
  assert.equal((await listed('court_fees_at')).origin, 'built_in', 'the table itself is still the shipped one')
  assert.ok(world.log_lines.some((line) => line.includes('was confirmed')))
  const removal = world.deps.db.alone(sql`delete from legal_row_confirmations`)
  await assert.rejects(removal, 'nothing is forgotten')

  const table = await contentOf('court_fees_at')
  assert.equal(table.first_instance.at(-1).confirmed, true)
  const [first, ...bands] = table.first_instance.at(-1).bands
  const changed = {
    ...table.first_instance.at(-1),
    confirmed: false,
    bands: [{ ...first, fee_cents: 3_300 }, ...bands],
  }
  await change('court_fees_at', { first_instance: [...table.first_instance.slice(0, -1), changed] })
  assert.partialDeepStrictEqual(await rowOf('court_fees_at', place.list, place.valid_from), {
    ...{ warnings: ['table_unconfirmed'], confirmed_by: null },
  })
  await change('court_fees_at', null)
})

test('a rate that was to change is confirmed with the day of its next change', async () => {
  const late = { ...ROW, valid_from: '2026-01-01', confirmed: true, next_change: '2026-05-01' }
  const table = await contentOf('base_rates')
  await change('base_rates', { ...table, AT: [...table.AT.slice(0, -2), late] })
  const place = { list: 'AT', valid_from: '2026-01-01' }
  assert.deepEqual((await rowOf('base_rates', 'AT', '2026-01-01'))?.warnings, ['rate_may_have_changed'])
  const faultOf = async (body: object) => (await confirm('base_rates', body)).json().details?.[0]
  assert.partialDeepStrictEqual(await faultOf(place), { field: 'next_change', code: 'required' })
  const past = await faultOf({ ...place, next_change: '2026-05-14' })
  assert.partialDeepStrictEqual(past, { field: 'next_change', code: 'in_the_past' })
  assert.partialDeepStrictEqual(await faultOf({ ...place, list: 'CH' }), { field: 'list', code: 'unknown_reference' })
  const unknown = await faultOf({ ...place, valid_from: '2026-01-02' })
  assert.partialDeepStrictEqual(unknown, { field: 'valid_from', code: 'unknown_reference' })
  assert.equal((await confirm('base_rates', { ...place, next_change: '2026-07-01' })).statusCode, 200)
  assert.partialDeepStrictEqual(await rowOf('base_rates', 'AT', '2026-01-01'), {
    ...{ warnings: [], next_change: '2026-07-01' },
  })
  await change('base_rates', null)
})
