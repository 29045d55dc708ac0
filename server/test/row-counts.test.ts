import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  compareCounts,
  countAnew,
  countUnfolded,
  foldAll,
  foldCounts,
  listCountSources,
} from '../src/platform/db/count-rows.ts'
import { type Statement, sql, type Tx } from '../src/platform/db/db.ts'
import { codeOf } from '../src/platform/error-code.ts'
import { newId } from '../src/platform/ids.ts'
import { openFilledWorld, wrongCounts } from './filled-world.ts'

const CLAIMS = 260
const world = await openFilledWorld(CLAIMS)
const { db } = world.deps
const fold = () => foldAll(db, AbortSignal.timeout(60_000))
const totalOf = async (subject: string): Promise<number | undefined> =>
  (
    await db.one<{ total: number }>(
      sql`select coalesce(sum(rows), 0)::int as total from current_counts where subject = ${subject}`,
    )
  )?.total

const anyOf = (table: Statement, most = 1): Statement =>
  sql`select id from ${table} order by random() limit ${most} for update skip locked`

/** With their claims, as commands lock them. */
const anyPayments = (most: number): Statement => sql`
  select p.id from payments p join claims l on l.id = p.claim_id order by random() limit ${most} for update skip locked`

const UNDECIDED = sql`collection_stage = 'dunning_action_recommended'`

/** Two claims that are often paid, and by several at once, who wait for each other as commands do. */
const BUSY = sql`select id from claims where id in (select id from claims order by id limit 2) order by id for update`
const BUSY_PAYMENTS = sql`select id from payments where claim_id in (${BUSY})`

const payInto = (tx: Tx, claims: Statement, amount: Statement): Promise<unknown> =>
  tx.run(sql`
    insert into payments (id, organization_id, claim_id, debtor_id, amount_cents, payment_method, payment_date, value_date,
      status, created_at)
    select gen_random_uuid(), organization_id, id, debtor_id, ${amount}, 'cash', d.day, d.day, 'completed', now()
    from claims cross join lateral (select (created_at + random() * interval '200 days')::date as day) d
    where id in (${claims})`)

/** Every way in which a count can change, a few rows at a time. */
const CHANGES: readonly ((tx: Tx) => Promise<unknown>)[] = [
  (tx) =>
    tx.run(sql`update claims set collection_stage = 'in_processing', due_at = null, timer_left_ms = null
      where id in (${anyOf(sql`claims`, 3)}) and case_status = 'open' and collection_stage like '%letter'`),
  (tx) => tx.run(sql`update claims set total_cents = total_cents + 1700 where id in (${anyOf(sql`claims`, 5)})`),
  (tx) =>
    tx.run(sql`update claims set paid_cents = 100 where id in (${anyOf(sql`claims`)}) and case_status <> 'closed'`),
  (tx) =>
    tx.run(sql`update claims set created_at = created_at - interval '20 hours' where id in (${anyOf(sql`claims`)})`),
  (tx) =>
    tx.run(sql`update claims set collection_stage = 'dunning_action_recommended', due_at = null, timer_left_ms = null
      where id in (${anyOf(sql`claims where case_status = 'open'`, 9)})`),
  (tx) =>
    tx.run(sql`update claims set collection_stage = 'in_processing', total_cents = total_cents + 50
      where id in (${anyOf(sql`claims where ${UNDECIDED}`, 2)})`),
  (tx) =>
    tx.run(sql`update claims set debtor_id = (select id from debtors order by random() limit 1),
        customer_id = (select id from customers order by random() limit 1), total_cents = total_cents + 3
      where id in (${anyOf(sql`claims where ${UNDECIDED}`, 3)})`),
  (tx) =>
    tx.run(sql`
      insert into lawsuit_decisions (claim_id, organization_id, decision, decided_at, decided_via, decided_as, streitwert_cents,
        amount_to_claim_cents, legal_basis)
      select id, organization_id, 'sue', now(), 'api', 'system', 1, 1, '[]' from claims
      where id in (${anyOf(sql`claims where ${UNDECIDED}`, 3)}) on conflict do nothing`),
  (tx) =>
    tx.run(sql`
      delete from lawsuit_decisions where claim_id in (${anyOf(sql`claims where ${UNDECIDED}`, 3)})
        and not exists (select from court_fee_invoices i where i.claim_id = lawsuit_decisions.claim_id)`),
  (tx) =>
    tx.run(sql`
      update debtors set addresses = jsonb_build_array(jsonb_build_object('is_primary', true, 'country',
        (array['AT', 'CH', 'DE', null])[1 + floor(random() * 4)::int]))
      where id in (select debtor_id from claims where ${UNDECIDED} order by random() limit 4)`),
  (tx) =>
    tx.run(sql`
      insert into claims (id, organization_id, debtor_id, case_reference, claim_type, submission_state, case_status,
        collection_stage, claim_disputed, total_cents, paid_cents, invoice_count, stage_entered_at, is_held, changed_at,
        created_at, updated_at)
      select gen_random_uuid(), organization_id, id, 'NEW' || gen_random_uuid(), 'standard', 'accepted', 'open',
        'dunning_action_recommended', false, 700, 0, 0, now(), false, now(), now(), now()
      from debtors order by random() limit 2`),
  (tx) =>
    tx.run(sql`
      delete from claims l where id in (${anyOf(sql`claims where case_reference like 'NEW%'`)})
        and not exists (select from payments where claim_id = l.id)
        and not exists (select from lawsuit_decisions where claim_id = l.id)`),
  (tx) => tx.run(sql`update claims set customer_id = null where id in (${anyOf(sql`claims`)})`),
  (tx) =>
    tx.run(sql`update claims set customer_id = (select id from customers order by random() limit 1)
      where id in (${anyOf(sql`claims`)})`),
  (tx) =>
    tx.run(sql`update customers set partner_id = (select id from partners where name like 'Partner %' order by random() limit 1)
      where id in (${anyOf(sql`customers`)})`),
  (tx) =>
    tx.run(sql`update payments set status = 'reversed', reversed_at = now() where id in (${anyPayments(2)})
      and status = 'completed'`),
  (tx) =>
    tx.run(
      sql`delete from payments p where id in (${anyPayments(1)}) and not exists (select from fees where payment_id = p.id)`,
    ),
  (tx) => payInto(tx, anyOf(sql`claims`, 4), sql`500`),
  // Some of these exceed what is claimed.
  (tx) => payInto(tx, BUSY, sql`1 + (total_cents * random())::bigint`),
  (tx) => payInto(tx, BUSY, sql`1 + total_cents / 3`),
  (tx) =>
    tx.run(
      sql`update claims set total_cents = (total_cents * random() * 1.5)::bigint where id in (${anyOf(sql`claims`, 9)})`,
    ),
  (tx) => tx.run(sql`update claims set total_cents = 20000 + (random() * 90000)::bigint where id in (${BUSY})`),
  (tx) =>
    tx.run(
      sql`update claims set created_at = created_at + (random() - 0.5) * interval '100 days' where id in (${BUSY})`,
    ),
  (tx) =>
    tx.run(sql`update claims set customer_id = (select id from customers order by random() limit 1),
        total_cents = total_cents / 2, created_at = created_at - interval '12 days'
      where id in (${anyOf(sql`claims where paid_cents > 0`, 4)})`),
  (tx) =>
    tx.run(sql`update payments set status = 'reversed', reversed_at = now()
      where id in (${BUSY_PAYMENTS}) and status = 'completed' and random() < 0.7`),
  (tx) =>
    tx.run(sql`update payments set payment_date = payment_date + 20, amount_cents = amount_cents + 1000
      where id in (${BUSY_PAYMENTS})`),
  (tx) =>
    tx.run(
      sql`update payments set claim_id = (select id from claims order by id limit 1) where id in (${BUSY_PAYMENTS})`,
    ),
  (tx) =>
    tx.run(sql`delete from payments p
      where id in (${BUSY_PAYMENTS}) and random() < 0.5 and not exists (select from fees where payment_id = p.id)`),
  (tx) =>
    tx.run(sql`update webhook_deliveries set status = 'failed' where id in (${anyOf(sql`webhook_deliveries`, 7)})`),
  (tx) =>
    tx.run(sql`update webhook_deliveries set attempts = attempts where id in (${anyOf(sql`webhook_deliveries`, 7)})`),
  (tx) => tx.run(sql`delete from webhook_deliveries where id in (${anyOf(sql`webhook_deliveries`, 2)})`),
  (tx) =>
    tx.run(sql`insert into webhook_deliveries (id, webhook_id, epoch, event_id, type, claim_id, seq, next_at, created_at)
      select gen_random_uuid(), w.id, w.epoch, gen_random_uuid(), 'x', ${newId()}, 1, now(), now() from webhooks w limit 5`),
  (tx) => tx.run(sql`update mails set status = 'failed', sent_at = null where id in (${anyOf(sql`mails`, 3)})`),
  (tx) => tx.run(sql`delete from mails where id in (${anyOf(sql`mails`, 2)})`),
  (tx) => tx.run(sql`delete from letters where id in (${anyOf(sql`letters`)})`),
  (tx) => tx.run(sql`update revenue_shares set status = 'approved' where id in (${anyOf(sql`revenue_shares`, 4)})`),
]

test('counts are those of the rows at every moment, whoever writes, rolls back and folds', async () => {
  const BREAK = new Error('rolled back')
  let is_over = false
  const writer = async (seed: number): Promise<void> => {
    for (let round = 0; round < 40; round++)
      await db
        .transaction(async (tx) => {
          for (let step = 0; step <= round % 3; step++)
            await CHANGES[(seed * 7 + round * 5 + step * 11) % CHANGES.length]?.(tx)
          if ((seed + round) % 4 === 0) throw BREAK
        })
        .catch((error: unknown) => {
          // Who moves a customer waits for its claims and payments: one of two that wait for each other is rolled back.
          if (error !== BREAK && codeOf(error) !== '40P01') throw error
        })
  }
  const folder = async (): Promise<void> => {
    for (let portion = 1; !is_over; portion = (portion % 50) + 1)
      await db.alone(sql`select fold_row_counts(${portion})`)
  }
  const rebuilder = async (): Promise<void> => {
    while (!is_over) for (const { source } of await listCountSources(db)) await countAnew(db, source)
  }
  const watcher = async (): Promise<void> => {
    while (!is_over) assert.deepEqual(await wrongCounts(db), [])
  }
  const others = Promise.all([folder(), rebuilder(), watcher()])
  await Promise.all([1, 2, 3, 4].map(writer)).finally(() => {
    is_over = true
  })
  await others
  assert.deepEqual(await wrongCounts(db), [])
  await fold()
  assert.equal(await countUnfolded(db), 0)
  assert.deepEqual(await wrongCounts(db), [])
  assert.equal(await totalOf('claims'), (await db.one<{ count: number }>(sql`select count(*)::int from claims`))?.count)
  assert.notEqual(await totalOf('decisions'), 0)
})

test('a change that concerns no count writes none', async () => {
  await fold()
  await db.alone(sql`
    update claims set updated_at = now(), is_held = is_held, stuck_reason = stuck_reason, stage_entered_at = now()`)
  await db.alone(sql`update webhook_deliveries set attempts = 1, next_at = now()`)
  await db.alone(sql`update mails set attempts = 2`)
  await db.alone(sql`update payments set notes = 'x', updated_by = null`)
  await db.alone(sql`update debtors set language = 'de', addresses = addresses`)
  assert.equal(await countUnfolded(db), 0)
})

test('a statement writes one change for all rows that are alike', async () => {
  await fold()
  await db.alone(sql`
    insert into mails (id, recipient, subject, body_text, status, created_at, attachments)
    select gen_random_uuid(), 'a@example.com', 'x', 'x', 'queued', now(), '[]' from generate_series(1, 500)`)
  assert.equal(await countUnfolded(db), 1)
  const before = await totalOf('mails')
  await fold()
  assert.equal(await totalOf('mails'), before)
})

test('what was never counted is counted by the job, and until then its rows are', async () => {
  const team = await world.operator()
  const total = async () => (await team.get('/api/operator/mail')).json().total
  const true_total = await total()
  await db.alone(sql`update row_count_sources set whole_since = null where source = 'mails'`)
  await db.alone(sql`delete from row_counts where subject = 'mails'`)
  assert.equal(await total(), true_total)
  await foldCounts.run(world.deps, new Date())
  assert.ok((await listCountSources(db)).every(({ is_whole }) => is_whole))
  assert.equal(await total(), true_total)
  assert.deepEqual(await wrongCounts(db), [])
})

test('a count that is wrong is found at night, told and mended', async () => {
  await db.alone(sql`update row_counts set rows = rows + 3 where subject = 'claims_by_day'`)
  assert.notDeepEqual(await wrongCounts(db), [])
  await compareCounts.run(world.deps, new Date())
  assert.deepEqual(await wrongCounts(db), [])
  const found = (await listCountSources(db)).find(({ source }) => source === 'claims')
  assert.ok(found && found.wrong > 0 && found.wrong_at)
  assert.ok(world.log_lines.some((line) => line.includes('counts differ from the rows')))
})
