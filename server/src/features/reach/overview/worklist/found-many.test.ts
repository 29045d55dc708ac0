import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openFilledWorld } from '../../../../../test/filled-world.ts'
import type { DateOnly } from '../../../../kernel/dates.ts'
import { sql } from '../../../../platform/db/db.ts'
import { CASE_STATUSES, STAGES } from '../../../case/claims/index.ts'
import { ORDERS, SORTS } from '../rules.ts'
import { findAmount, findFound } from './queries.search.ts'
import { countLines, listLines } from './queries.ts'

/** Searches and filters that find more than can be held or counted answer the same pages as others. */
const CLAIMS = 300
const { deps } = await openFilledWorld(CLAIMS)
const { db } = deps
const now = deps.clock.business()
const asked = (word: string, cents: readonly number[] = []) => ({
  words: [[word]] as [string][],
  reference: null,
  cents,
})

/** In every claim, in customers, in debtors, in few, in an amount, and nowhere. */
const SEARCHES = [
  asked('%re-%'),
  asked('%gmbh%'),
  asked('%koehler%'),
  asked('%bench000000001%'),
  asked('%nowhere%', [12919]),
  asked('%nowhere%'),
]

test('what is found by a walk is what is found by looking it up, on every page and in every order', async () => {
  for (const search of SEARCHES) {
    const found = await findFound(db, search, 10 * CLAIMS)
    const ids = found.ids ?? assert.fail('too many')
    for (const filter of [{}, { case_status: ['closed' as const] }]) {
      for (const sort of SORTS) {
        for (const order of ORDERS) {
          for (const page of [1, 3]) {
            const wanted = { sort, order, page: { page, limit: 20 }, now }
            const held = await listLines(db, { ...wanted, filter: { ...filter, search: { ...search, ...found } } })
            const unheld = { ...filter, search: { ...search, ids: null, least: found.least } }
            const walked = await listLines(db, { ...wanted, filter: unheld })
            assert.deepEqual(
              walked.map(({ id }) => id),
              held.map(({ id }) => id),
              `${search.words} ${sort} ${order} ${page}`,
            )
            if (page === 1) assert.equal(held.length === 0, ids.length === 0)
          }
        }
      }
    }
  }
})

test('a walk along an index ends at the page that sorting all gives', async () => {
  // Every claim is of it, and nobody can know that: so all are sorted.
  const everything = { created: { from: '2000-01-01' as DateOnly, to: null } }
  const { total } = await countLines(db, { filter: everything, now })
  for (const sort of SORTS) {
    for (const order of ORDERS) {
      for (const page of [1, 2, Math.ceil(total / 20) - 1, Math.ceil(total / 20)]) {
        const wanted = { sort, order, page: { page, limit: 20 }, now }
        const sorted = await listLines(db, { ...wanted, filter: everything })
        const walked = await listLines(db, { ...wanted, filter: {}, total })
        assert.deepEqual(
          walked.map(({ id }) => id),
          sorted.map(({ id }) => id),
          `${sort} ${order} ${page}`,
        )
      }
    }
  }
})

test('claims of a stage or a status are those that looking at every claim finds', async () => {
  const everything = { created: { from: '2000-01-01' as DateOnly, to: null } }
  const { organization_id } = (await db.one<{ organization_id: string }>(
    sql`select organization_id from claims order by created_at limit 1`,
  )) ?? { organization_id: assert.fail('no claim') }
  for (const filter of [
    ...STAGES.map((stage) => ({ collection_stage: [stage] })),
    ...CASE_STATUSES.map((status) => ({ case_status: [status], organization_id })),
    { collection_stage: ['new' as const, 'closed' as const], case_status: ['open' as const, 'disputed' as const] },
    { disputed: true },
    { disputed: false, hides_blocked: true },
  ]) {
    for (const order of ORDERS) {
      for (const page of [1, 2]) {
        const wanted = { sort: 'created' as const, order, page: { page, limit: 20 }, now }
        const looked_at = await listLines(db, { ...wanted, filter: { ...filter, ...everything } })
        const walked = await listLines(db, { ...wanted, filter })
        assert.deepEqual(
          walked.map(({ id }) => id),
          looked_at.map(({ id }) => id),
          `${JSON.stringify(filter)} ${order} ${page}`,
        )
      }
    }
  }
})

test('amounts that few have are looked up, and those that many have are met', async () => {
  const amount = { from_cents: 10_000, to_cents: 400_000 }
  const asked = { sort: 'created' as const, order: 'desc' as const, page: { page: 1, limit: 50 }, now }
  const held = (await findAmount(db, amount, CLAIMS)) ?? assert.fail('too many')
  assert.ok(held.length > 50, String(held.length))
  assert.equal(await findAmount(db, amount, held.length - 1), null)
  const [looked_up, met] = await Promise.all([
    listLines(db, { ...asked, filter: { among: held } }),
    listLines(db, { ...asked, filter: { amount } }),
  ])
  assert.deepEqual(looked_up, met)
  for (const filter of [{ among: held }, { amount }])
    assert.deepEqual(await countLines(db, { filter, now }), { total: held.length, total_is_exact: true })
})

test('a search is held only if it finds no more than that', async () => {
  const { ids, least } = await findFound(db, asked('%re-%'), 40)
  assert.equal(ids, null)
  assert.ok(least > 20 && least <= 41, String(least))
  assert.deepEqual((await findFound(db, asked('%nowhere%'), 40)).ids, [])
})

test('what is counted says so when there is more', async () => {
  const search = { ...asked('%re-%'), ...(await findFound(db, asked('%re-%'), 10 * CLAIMS)) }
  for (const filter of [{ search }, { search: { ...search, ids: null } }, { country: ['AT', 'DE'] }]) {
    assert.deepEqual(await countLines(db, { filter, now }), { total: CLAIMS, total_is_exact: true })
    assert.deepEqual(await countLines(db, { filter, now, most: CLAIMS }), { total: CLAIMS, total_is_exact: true })
    assert.deepEqual(await countLines(db, { filter, now, most: CLAIMS - 1 }), {
      total: CLAIMS - 1,
      total_is_exact: false,
    })
  }
  // Kept counts are exact, however many there are.
  const kept = { total: CLAIMS, total_is_exact: true }
  assert.deepEqual(await countLines(db, { filter: {}, now, most: 10 }), kept)
  // And so they are while they are not whole, as after an upgrade.
  await db.alone(sql`update row_count_sources set whole_since = null where source = 'claims'`)
  assert.deepEqual(await countLines(db, { filter: {}, now, most: 10 }), kept)
  await db.alone(sql`update row_count_sources set whole_since = wall_now() where source = 'claims'`)
})
