import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openFilledWorld, wrongCounts } from '../../../../test/filled-world.ts'
import { foldAll } from '../../../platform/db/count-rows.ts'
import { allOf, type Statement, sql } from '../../../platform/db/db.ts'
import { newId } from '../../../platform/ids.ts'
import { countPayable, listNamedShares, listPayable, type PayableFilter } from './queries.team.ts'
import { findShareSums, listShares, type ShareFilter } from './queries.ts'
import { monthStart, SHARE_STATUSES } from './rules.ts'

/** What partners get is told by kept sums, and pages are walked to. Here both are compared with all rows. */
const world = await openFilledWorld(400)
const { db } = world.deps
const { operator_id } = await world.operator()
const MONTH = sql`to_char(s.created_at at time zone 'Europe/Vienna', 'YYYY-MM')`
const LIMIT = 7

const valuesOf = async (column: Statement): Promise<string[]> =>
  (await db.many<{ value: string }>(sql`select distinct ${column} as value from revenue_shares s order by 1`)).map(
    ({ value }) => value,
  )

/** Over many months, to the millisecond at both sides of the beginning of one, and a part of them paid out. */
async function spread(): Promise<void> {
  await db.alone(sql`alter table revenue_shares disable trigger revenue_shares_keep`)
  await db.alone(sql`
    update revenue_shares set created_at = created_at - get_byte(decode(md5(id::text), 'hex'), 1) * interval '1 day'`)
  const edge = monthStart((await valuesOf(MONTH)).at(2) as string)
  await db.alone(sql`
    update revenue_shares s set created_at = ${edge}::timestamptz - (n % 2) * interval '1 ms'
    from (select id, row_number() over (order by id) as n from revenue_shares order by id limit 40) x where x.id = s.id`)
  await db.alone(sql`alter table revenue_shares enable trigger revenue_shares_keep`)
  for (const partner_id of (await valuesOf(sql`s.partner_id`)).slice(0, 3)) {
    const payout_id = newId()
    await db.transaction(async (tx) => {
      await tx.run(sql`
        insert into payouts (id, organization_id, partner_id, month, number, line_count, amount_cents, statement, created_by,
          created_at)
        select ${payout_id}, organization_id, id, '2026-01', ${payout_id}, 1, 1, '{}', ${operator_id}, now()
        from partners where id = ${partner_id}`)
      await tx.run(sql`
        update revenue_shares set status_before = status, status = 'paid_out', payout_id = ${payout_id}
        where partner_id = ${partner_id} and created_at < ${edge}`)
    })
  }
}
await spread()
const months = ['2019-12', ...(await valuesOf(MONTH)), '2031-01']
const partners = await valuesOf(sql`s.partner_id`)

const matching = ({ partner_id, month, status }: ShareFilter): Statement =>
  allOf([
    ...(partner_id ? [sql`s.partner_id = ${partner_id}`] : []),
    ...(month ? [sql`${MONTH} = ${month}`] : []),
    ...(status ? [sql`s.status = ${status}`] : []),
  ])

async function isToldOf(filter: ShareFilter): Promise<void> {
  const rows = await db.many<{ id: string }>(
    sql`select s.id from revenue_shares s where ${matching(filter)} order by s.created_at desc, s.id desc`,
  )
  const pages = [1, 2, 3, Math.max(1, Math.ceil(rows.length / LIMIT))]
  for (const page of pages)
    assert.deepEqual(
      (await listNamedShares(db, filter, { page, limit: LIMIT })).map(({ id }) => id),
      rows.slice((page - 1) * LIMIT, page * LIMIT).map(({ id }) => id),
    )
  const of = (status: string) => sql`coalesce(sum(s.amount_cents) filter (where s.status = ${status}), 0)::bigint`
  const sums = await db.one(sql`
    select count(*)::int as total, coalesce(sum(s.fee_amount_cents), 0)::bigint as fee_cents,
      coalesce(sum(s.amount_cents), 0)::bigint as share_cents, ${of('accrued')} as accrued_cents,
      ${of('approved')} as approved_cents, ${of('paid_out')} as paid_out_cents
    from revenue_shares s where ${matching(filter)}`)
  assert.deepEqual(await findShareSums(db, filter), sums)
  assert.equal((await listShares(db, filter, { page: 1, limit: 1 })).total, rows.length)
}

async function isPayable(filter: PayableFilter): Promise<number> {
  const open = await db.many(sql`
    select s.partner_id, p.name as partner_name, count(*) filter (where s.status = 'accrued')::int as accrued_count,
      coalesce(sum(s.amount_cents) filter (where s.status = 'accrued'), 0)::bigint as accrued_cents,
      count(*) filter (where s.status = 'approved')::int as approved_count,
      coalesce(sum(s.amount_cents) filter (where s.status = 'approved'), 0)::bigint as approved_cents,
      exists (select from payouts o where o.partner_id = s.partner_id and o.month = ${filter.month}) as is_paid
    from revenue_shares s join partners p on p.id = s.partner_id
    where s.payout_id is null and ${MONTH} <= ${filter.month}
      and ${filter.partner_id ? sql`s.partner_id = ${filter.partner_id}` : sql`true`}
    group by 1, 2 order by sum(s.amount_cents) desc, 1`)
  for (const page of [1, 2])
    assert.deepEqual(
      [...(await listPayable(db, filter, { page, limit: LIMIT }))],
      [...open].slice((page - 1) * LIMIT, page * LIMIT),
    )
  assert.equal(await countPayable(db, filter), open.length)
  return open.length
}

async function areTold(): Promise<void> {
  assert.deepEqual(await wrongCounts(db), [])
  for (const month of [undefined, ...months])
    for (const status of [undefined, ...SHARE_STATUSES])
      for (const partner_id of [undefined, partners[0], partners.at(-1)])
        await isToldOf({ ...(month && { month }), ...(status && { status }), ...(partner_id && { partner_id }) })
  const found: number[] = []
  for (const month of months) {
    found.push(await isPayable({ month }))
    for (const partner_id of [partners[0], partners.at(-1)])
      await isPayable({ month, ...(partner_id && { partner_id }) })
  }
  assert.deepEqual([found[0], found.at(-1)], [0, partners.length], 'more and more are open')
  assert.ok(new Set(found).size > 2)
}

test('what is told of shares is what their rows say, before it is added up', areTold)

test('so it is when it was added up', async () => {
  await foldAll(db, AbortSignal.timeout(60_000))
  await areTold()
})

test('so it is while nothing is counted yet', async () => {
  await db.alone(sql`update row_count_sources set whole_since = null where source = 'shares'`)
  try {
    await areTold()
  } finally {
    await db.alone(sql`update row_count_sources set whole_since = now() where source = 'shares'`)
  }
})
