import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Db, sql } from '../src/platform/db/db.ts'
import { openDb, urlOfAddress } from '../src/platform/db/postgres.ts'
import { openEmbeddedPostgres } from '../src/platform/embedded/open.ts'
import { fill } from './api/fill.ts'
import { type Account, OPERATOR_PASSWORD, openAccount } from './servers/account.ts'
import { freePort, launch, residentMegabytes } from './servers/launch.ts'
import { HTTP, httpRequest, type Load, load, type Measured, p99 } from './servers/load.ts'

/**
 * One run of the workflow over many claims that are due, and one that makes letters, in a server that answers callers
 * meanwhile. `npm run bench -- workflow 100000 500` sets the numbers of claims and letters.
 */
const CLAIMS = Number(process.argv[2] ?? 100_000)
const LETTERS = Number(process.argv[3] ?? 500)
const CONNECTIONS = 8
/** Callers pause between requests, as people do: the p99 of a server that is never idle says nothing about a run. */
const EVERY_MS = 20
const QUIET_SECONDS = 10
const GOAL = 2

const folder = await mkdtemp(join(tmpdir(), 'mahnwerk-bench-'))
const postgres = await openEmbeddedPostgres({ data_dir: join(folder, 'postgres') })
const db = openDb({
  address: postgres.address,
  connections: 1,
  application_name: 'mahnwerk bench',
  settings: { statement_timeout: '0' },
})
const port = await freePort()
const start = fileURLToPath(new URL('../../scripts/start.mjs', import.meta.url))
const env = {
  DATABASE_URL: urlOfAddress(postgres.address),
  DATA_DIR: join(folder, 'data'),
  PORT: port,
  OPERATOR_PASSWORD,
  LOG_LEVEL: 'warn',
}
const service = await launch(start, { folder, env, ready: 'Ctrl-C stops everything.' })
try {
  const account = await openAccount(`http://127.0.0.1:${port}`)
  const { claim_ids } = await fill(postgres.address, account, CLAIMS + LETTERS)
  const read = { port: Number(port), framing: HTTP, requests: claim_ids.map((id) => requestOf(id, account)) }
  await load(read, CONNECTIONS, 5, EVERY_MS)
  const quiet = await load(read, CONNECTIONS, QUIET_SECONDS, EVERY_MS)
  console.log(`GET claim without a run: p99 ${quiet.p99_ms.toFixed(1)} ms`)
  await makeDue(db, { stage: 'third_demand_letter', count: CLAIMS })
  await measure('claims moved', { account, quiet, count: CLAIMS, to: 'dunning_action_recommended' })
  await makeDue(db, { stage: 'in_processing', count: LETTERS })
  await measure('letters made', { account, quiet, count: LETTERS, to: 'first_demand_letter' })
  if (process.exitCode !== 1) console.log('every goal reached')

  async function measure(
    what: string,
    options: { account: Account; quiet: Load; count: number; to: string },
  ): Promise<void> {
    const memory: number[] = []
    const watch = setInterval(() => memory.push(residentMegabytes(service.child.pid as number)), 1_000)
    const begin = performance.now()
    let seconds = 0
    const run = advance(options.account).then(() => {
      seconds = (performance.now() - begin) / 1000
    })
    const during: Measured[] = []
    while (seconds === 0) during.push(await load(read, CONNECTIONS, 5, EVERY_MS))
    await run
    clearInterval(watch)
    const moved = await countAt(options.to)
    if (moved !== options.count) throw new Error(`${moved} of ${options.count} claims are at ${options.to}`)
    const meanwhile = p99(during.flatMap(({ latencies_ms }) => latencies_ms))
    const ratio = meanwhile / options.quiet.p99_ms
    if (ratio > GOAL) process.exitCode = 1
    const [first = 0, last = 0] = [memory[Math.floor(memory.length / 4)], memory.at(-1)]
    console.log(
      [
        `${options.count} ${what}`,
        `${(options.count / seconds).toFixed(0)}/s`,
        `GET claim meanwhile: p99 ${meanwhile.toFixed(1)} ms, ${ratio.toFixed(2)} of quiet (goal ${GOAL})`,
        `memory ${first.toFixed(0)} MB after a quarter, ${last.toFixed(0)} MB at the end`,
      ].join('   '),
    )
  }
} finally {
  await service.stop()
  await db.close()
  await postgres.close()
  await rm(folder, { recursive: true, force: true })
}

function requestOf(claim_id: string, { token }: Account): Buffer {
  return httpRequest({ path: `/openapi/claims/${claim_id}` }, token)
}

async function advance({ token }: Account): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}/sandbox/clock/advance`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ seconds: 900 }),
    signal: AbortSignal.timeout(600_000),
  })
  if (!answer.ok) throw new Error(await answer.text())
}

async function countAt(stage: string): Promise<number> {
  const row = await db.one<{ count: number }>(sql`
    select count(*)::int as count from claims where case_reference like 'BENCH%' and collection_stage = ${stage}`)
  return row?.count ?? 0
}

/** Moves this many of the new claims to a stage at which they are due, with an invoice each. */
async function makeDue(target: Db, { stage, count }: { stage: string; count: number }): Promise<void> {
  await target.alone(sql`
    with chosen as (
      select id, organization_id from claims where case_reference like 'BENCH%' and collection_stage = 'new' limit ${count}
    ), invoiced as (
      insert into invoices (id, organization_id, claim_id, invoice_number, gross_cents, invoice_issue_date, invoice_due_date,
        data_extraction_status, created_at, updated_at)
      select gen_random_uuid(), organization_id, id, 'R-1', 123456, '2026-01-10', '2026-02-10', 'manual', now(), now() from chosen
      returning id, organization_id, claim_id
    ), booked as (
      insert into account_entries (id, organization_id, claim_id, kind, counts_as, amount_cents, day, invoice_id, issued_on, due_on,
        due_agreed, created_at)
      select gen_random_uuid(), organization_id, claim_id, 'invoice', 'invoice', 123456, '2026-01-10', id, '2026-01-10', '2026-02-10',
        true, now() from invoiced
    )
    update claims l set collection_stage = ${stage}, submission_state = 'accepted', governing_law = 'AT', total_cents = 123456, invoice_count = 1,
      due_at = now() - interval '1 minute' from chosen where l.id = chosen.id`)
  await target.alone(sql`vacuum analyze`)
}
