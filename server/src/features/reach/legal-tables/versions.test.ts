import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeCollectable } from '../../../../test/cases.ts'
import { changeLegal } from '../../../../test/legal-changes.ts'
import { openWorld } from '../../../../test/world.ts'
import { sql } from '../../../platform/db/db.ts'

const world = await openWorld()
const admin = await world.operator()
const URL = '/api/operator/legal-tables/base_rates'
type Rate = { valid_from: string; rate_bp: number; confirmed?: boolean }
type Rates = { AT: Rate[]; DE: Rate[] }

const contentOf = async (): Promise<Rates> => (await admin.get(URL)).json().data
const put = (payload: object, query = '') =>
  world.request({ method: 'PUT', url: `${URL}${query}`, headers: { cookie: admin.cookie }, payload })
const compare = async (body: object) => (await admin.post(`${URL}/compare`, body)).json().data
const change = (content: object | null) => changeLegal(world, { admin, name: 'base_rates', content })
const versions = async () => (await admin.get(`${URL}/versions`)).json().data
const rateOf = async (day: string) => (await contentOf()).AT.find(({ valid_from }) => valid_from === day)?.rate_bp

const NEXT = { valid_from: '2027-01-01', rate_bp: 160, source: 'OeNB', note: '' }
const withNext = async (more: object = {}) => {
  const table = await contentOf()
  const older = table.AT.filter(({ valid_from }) => valid_from < NEXT.valid_from)
  return { ...table, AT: [...older, { ...NEXT, ...more }] }
}

test('a rate ten times as high is refused until the comparison of exactly this change is confirmed', async () => {
  const tenfold = await withNext({ rate_bp: 1530 })
  const refused = await put(tenfold)
  assert.deepEqual([refused.statusCode, refused.json().code], [409, 'change_not_confirmed'])
  const other = await compare({ content: await withNext({ rate_bp: 1600 }) })
  assert.equal((await put(tenfold, `?confirm=${other.confirmation}`)).statusCode, 409)
  const shown = await compare({ content: tenfold })
  assert.equal(shown.needs_words, true)
  assert.partialDeepStrictEqual(shown.rows, [
    {
      ...{ list: 'AT', valid_from: '2027-01-01', what: 'added', compared_with: '2026-07-01', is_past: false },
      figures: [{ path: ['rate_bp'], before: 153, after: 1530, is_jump: true }],
    },
  ])
  assert.equal(await rateOf('2027-01-01'), undefined, 'comparing stores nothing')
  assert.equal((await put(tenfold, `?confirm=${shown.confirmation}`)).statusCode, 200)
  assert.equal(await rateOf('2027-01-01'), 1530)
  assert.equal((await change(null)).statusCode, 200)
})

test('an ordinary new rate needs no words, and says who vouches for it', async () => {
  const table = await withNext()
  assert.equal((await compare({ content: table })).needs_words, false)
  const answer = await put(table)
  assert.equal(answer.statusCode, 200, answer.body)
  const rowOn = (day: string) =>
    answer
      .json()
      .data.rows.find((row: { list: string; valid_from: string }) => row.list === 'AT' && row.valid_from === day)
  const at = world.clock.business().toISOString()
  assert.partialDeepStrictEqual(rowOn('2027-01-01'), { confirmed_by: 'Somebody', confirmed_at: at, warnings: [] })
  assert.equal(rowOn('2023-01-01').confirmed_by, null, 'rows that did not change are nobody’s')
  assert.equal((await change(null)).statusCode, 200)
})

test('changing the past needs words, and changes the interest of a running claim', async () => {
  const debtor = { acting_as: 'company', company: { company_name: 'Maier GmbH' }, person: undefined }
  const { id } = await makeCollectable(await world.partner(), { debtor })
  for (const to_stage of ['in_processing', 'first_demand_letter'])
    assert.equal((await admin.post(`/api/operator/claims/${id}/stage`, { to_stage })).statusCode, 200)
  const interest = async (): Promise<number> =>
    (await admin.get(`/api/operator/claims/${id}/balance`)).json().data.totals.interest
  const table = await contentOf()
  const small = {
    ...table,
    AT: table.AT.map((row) => (row.valid_from === '2026-01-01' ? { ...row, rate_bp: 154 } : row)),
  }
  const shown = await compare({ content: small })
  assert.partialDeepStrictEqual(shown, { needs_words: true, rows: [{ what: 'changed', is_past: true }] })
  assert.equal(shown.rows[0].figures[0].is_jump, false)
  assert.ok(shown.open_claims >= 1)
  assert.equal((await put(small)).statusCode, 409)
  const owed = await interest()
  const high = {
    ...table,
    AT: table.AT.map((row) => (row.valid_from === '2026-01-01' ? { ...row, rate_bp: 1_530 } : row)),
  }
  assert.equal((await change(high)).statusCode, 200)
  assert.ok((await interest()) > owed, 'for days that have passed too')
  assert.equal((await change(null)).statusCode, 200)
  assert.equal(await interest(), owed)
  const remark = { ...table, AT: table.AT.map((row) => ({ ...row, note: 'read again' })) }
  assert.equal((await compare({ content: remark })).needs_words, false, 'a remark changes no amount')
})

test('versions are listed with who and when, and an earlier one is put in force again as a new one', async () => {
  const before = (await versions()).length
  await change(await withNext({ rate_bp: 170 }))
  const [first] = await versions()
  await change(await withNext({ rate_bp: 1700 }))
  const again = await compare({ version: first.version })
  assert.partialDeepStrictEqual(again, { needs_words: true, rows: [{ figures: [{ before: 1700, after: 170 }] }] })
  const restore = (body: object) => admin.post(`${URL}/restore`, { version: first.version, ...body })
  assert.equal((await restore({})).statusCode, 409)
  const done = await restore({ confirm: again.confirmation })
  assert.equal(done.statusCode, 200, done.body)
  assert.equal(await rateOf('2027-01-01'), 170)
  const listed = await versions()
  assert.equal(listed.length, before + 3)
  assert.partialDeepStrictEqual(listed.slice(0, 3), [
    { kind: 'restored', restores: first.version, changed_by: 'Somebody', is_latest: true, fault: null },
    { kind: 'uploaded', restores: null, is_latest: false },
    { kind: 'uploaded', version: first.version },
  ])
  await change(null)
  assert.partialDeepStrictEqual((await versions())[0], { kind: 'built_in', is_latest: true })
  assert.equal((await restore({ version: 999_999 })).statusCode, 404)
  const audited = await world.deps.db.many<{ details: object }>(
    sql`select details from audit_entries where action = 'legal_table.restored'`,
  )
  assert.partialDeepStrictEqual(audited[0]?.details, {
    ...{ restores: first.version, confirmed: true, rows: ['AT 2027-01-01 changed'] },
  })
})

test('a comparison names what does not fit, and one thing to compare with', async () => {
  const wrong = await admin.post(`${URL}/compare`, { content: await withNext({ rate_bp: 'much' }) })
  assert.partialDeepStrictEqual(wrong.json().details, [{ code: 'wrong_type' }])
  for (const body of [{}, { content: null, version: 1 }])
    assert.equal((await admin.post(`${URL}/compare`, body)).statusCode, 400)
  assert.equal((await admin.post(`${URL}/compare`, { version: 999_999 })).statusCode, 404)
})
