import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { countPayments } from '../src/features/case/payments/queries.ts'
import { findShareSums } from '../src/features/money/revenue/queries.ts'
import { countLettersByStatus } from '../src/features/process/letters/queries.counts.ts'
import { listPendingWebhooks } from '../src/features/reach/monitoring/queries.ts'
import {
  countDeliveriesByDay,
  listClaimGroups,
  listCollected,
  listOpenDecisions,
  listRecovered,
} from '../src/features/reach/overview/queries.figures.ts'
import { calendarOf } from '../src/features/reach/overview/rules/figures.ts'
import { countLines } from '../src/features/reach/overview/worklist/queries.ts'
import { listDeliveries } from '../src/features/reach/webhooks/queries.ts'
import { foldAll } from '../src/platform/db/count-rows.ts'
import { type Db, type Statement, sql } from '../src/platform/db/db.ts'
import { migrate, readMigrations } from '../src/platform/db/migrate.ts'
import { openDb } from '../src/platform/db/postgres.ts'
import { openEmbeddedPostgres } from '../src/platform/embedded/open.ts'
import { newId } from '../src/platform/ids.ts'
import { countMails } from '../src/platform/mail/queries.ts'
import { fillDeskInBulk } from './desk/fill.ts'
import { asMilliseconds, measureRounds } from './servers/filled.ts'
import { median } from './servers/launch.ts'

/**
 * What each total costs from the kept counts and from the rows, with a tenth of the claims and with all of them, and what
 * the counts cost whoever writes. `npm run bench -- counts 20000` sets the number of claims.
 */
const CLAIMS = Number(process.argv[2] ?? 20_000)
const ROUNDS = 15
const WRITES = 1_000

for (const size of [Math.ceil(CLAIMS / 10), CLAIMS]) {
  const folder = await mkdtemp(join(tmpdir(), 'mahnwerk-bench-'))
  const postgres = await openEmbeddedPostgres({ data_dir: join(folder, 'postgres') })
  const settings = { statement_timeout: '0' }
  const db = openDb({ address: postgres.address, connections: 2, application_name: 'mahnwerk bench', settings })
  try {
    await migrate(postgres.address, await readMigrations())
    await measure(db, size)
  } finally {
    await db.close()
    await postgres.close()
    await rm(folder, { recursive: true, force: true })
  }
}

async function measure(db: Db, size: number): Promise<void> {
  const organization_id = newId()
  await db.alone(sql`
    insert into organizations (id, name, created_at, updated_at) values (${organization_id}, 'Bench', now(), now())`)
  await fillDeskInBulk(db, organization_id, size)
  await foldAll(db, AbortSignal.timeout(600_000))
  await db.alone(sql`vacuum analyze row_counts`)
  const partner = await db.one<{ id: string }>(sql`select partner_id as id from webhooks limit 1`)
  const totals = totalsOf(db, partner?.id ?? '')
  console.log(`${size.toLocaleString('en')} claims, median of ${ROUNDS}`)
  const kept = await timesOf(totals)
  await db.alone(sql`update row_count_sources set whole_since = null`)
  const counted = await timesOf(totals)
  await db.alone(sql`update row_count_sources set whole_since = now()`)
  for (const name of Object.keys(totals))
    console.log(
      `${name.padEnd(32)} kept ${asMilliseconds(kept[name] ?? 0)}   from rows ${asMilliseconds(counted[name] ?? 0)}`,
    )
  // The payments below are in no account.
  for (const guard of ['payments_account_check', 'payments_received_by'])
    await switchTrigger(db, 'payments', guard, 'disable')
  for (const [table, write] of Object.entries(writesOf(organization_id, size))) await tellWrites(db, table, write)
}

function totalsOf(db: Db, partner_id: string): Record<string, () => Promise<unknown>> {
  const now = new Date()
  const calendar = calendarOf(now)
  return {
    'claims, all': () => countLines(db, { filter: {}, now }),
    'claims, open': () => countLines(db, { filter: { case_status: ['open'] }, now }),
    'claims of a partner': () => countLines(db, { filter: { partner_id }, now }),
    'overview: claims': () => listClaimGroups(db, {}, calendar),
    'overview: claims of a partner': () => listClaimGroups(db, { partner_id }, calendar),
    'overview: collected': () => listCollected(db, {}, calendar),
    'overview: recovered': () => listRecovered(db, {}, calendar),
    'overview: recovered of a partner': () => listRecovered(db, { partner_id }, calendar),
    'overview: open decisions': () => listOpenDecisions(db, {}),
    'overview: deliveries': () => countDeliveriesByDay(db, {}, calendar),
    payments: () => countPayments(db, {}),
    'payments of half a year': () => countPayments(db, { from: '2026-01-01', to: '2026-06-30' }),
    letters: () => countLettersByStatus(db, {}),
    mails: () => countMails(db),
    'deliveries of a partner': () => listDeliveries(db, { partner_id }, { page: 1, limit: 1 }),
    'webhooks pending': () => listPendingWebhooks(db, now),
    'revenue shares': () => findShareSums(db, {}),
  }
}

async function timesOf(totals: Record<string, () => Promise<unknown>>): Promise<Record<string, number>> {
  const times: Record<string, number> = {}
  for (const [name, act] of Object.entries(totals)) times[name] = median(await measureRounds(ROUNDS, act))
  return times
}

/** Payments go to one claim after the other. */
function writesOf(organization_id: string, size: number): Record<string, () => Statement> {
  let paid = 0
  return {
    claims: () => sql`
    insert into claims (id, organization_id, debtor_id, case_reference, claim_type, submission_state, case_status,
      collection_stage, claim_disputed, total_cents, paid_cents, invoice_count, stage_entered_at, is_held, changed_at,
      created_at, updated_at)
    select ${newId()}, ${organization_id}, d.id, ${newId()}, 'standard', 'new', 'open', 'new', false, 0, 0, 0, now(), false, now(),
      now(), now()
    from (select id from debtors limit 1) d`,
    webhook_deliveries: () => sql`
    insert into webhook_deliveries (id, webhook_id, epoch, event_id, type, claim_id, seq, next_at, created_at)
    select ${newId()}, w.id, w.epoch, ${newId()}, 'x', ${newId()}, 1, now(), now() from (select * from webhooks limit 1) w`,
    payments: () => sql`
    insert into payments (id, organization_id, claim_id, debtor_id, amount_cents, payment_method, payment_date, value_date,
      status, created_at)
    select ${newId()}, organization_id, id, debtor_id, 500, 'cash', created_at::date + 10, created_at::date + 10, 'completed', now()
    from claims where case_reference = 'BENCH' || lpad(${String(1 + (paid++ % size))}, 9, '0')`,
  }
}

/** One row in a statement of its own, with the triggers of the counts and without them. */
async function tellWrites(db: Db, table: string, write: () => Statement): Promise<void> {
  const [without, having] = [await costOf(db, table, write, 'disable'), await costOf(db, table, write, 'enable')]
  console.log(
    `one of ${table}: ${without.ms.toFixed(2)} ms and ${without.bytes} bytes of WAL without counts, ${having.ms.toFixed(2)} ms and ${having.bytes} with`,
  )
}

async function switchTrigger(db: Db, table: string, trigger: string, how: 'enable' | 'disable'): Promise<void> {
  await db.alone({ text: `alter table ${table} ${how} trigger ${trigger}`, values: [] })
}

async function costOf(db: Db, table: string, write: () => Statement, how: 'enable' | 'disable') {
  const triggers = await db.many<{ name: string }>(sql`
    select tgname::text as name from pg_trigger
    where tgrelid = ${table}::regclass and tgname ~ '_count(_recovered)?_new$'`)
  for (const { name } of triggers) await switchTrigger(db, table, name, how)
  const wal = async () =>
    (await db.one<{ at: number }>(sql`select (pg_current_wal_insert_lsn() - '0/0')::float8 as at`))?.at ?? 0
  await db.alone(sql`checkpoint`).catch(() => undefined)
  await db.alone(write())
  const [begin, from] = [performance.now(), await wal()]
  for (let written = 0; written < WRITES; written++) await db.alone(write())
  return { ms: (performance.now() - begin) / WRITES, bytes: Math.round(((await wal()) - from) / WRITES) }
}
