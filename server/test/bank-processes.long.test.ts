import assert from 'node:assert/strict'
import { test } from 'node:test'
import { verifyAccounts } from '../src/features/case/account/index.ts'
import { verifyChains } from '../src/features/case/claims/activity-chain.ts'
import { verifyLedger } from '../src/features/money/ledger/index.ts'
import { pause } from '../src/platform/clock.ts'
import { sql } from '../src/platform/db/db.ts'
import { urlOfAddress } from '../src/platform/db/postgres.ts'
import { camtFile } from './bank-statements.ts'
import { freshDatabase } from './database.ts'
import { expireLeases } from './jobs-world.ts'
import { call, jsonOf, type Started, start, temporaryFolder } from './process.ts'

/**
 * Kills real processes while a statement is stored and judged: each entry is there once, and so is its payment. What they
 * need is locked by the test, so that every kill hits them in the middle.
 */
const ENTRIES = 240
const IBAN = 'AT611904300234573201'
/** Entries of the third and of the fourth batch, each of a claim that no other entry names. */
const [THIRD, FOURTH] = [120, 180]

const { address, db } = await freshDatabase()
const env = {
  DATA_DIR: await temporaryFolder(),
  DATABASE_URL: urlOfAddress(address),
  OPERATOR_PASSWORD: 'a password for this test',
}

async function logIn(server: Started): Promise<Record<string, string>> {
  const body = JSON.stringify({ email: 'admin@localhost', password: env.OPERATOR_PASSWORD })
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${server.address}/api/operator/session`, { method: 'POST', headers, body })
  assert.equal(answer.status, 200)
  return { cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' }
}

async function openAccount(server: Started): Promise<string> {
  const organization = await db.one<{ organization_id: string }>(sql`select organization_id from claims limit 1`)
  const body = JSON.stringify({ ...organization, name: 'Fremdgeld', iban: IBAN, kind: 'client_money' })
  const headers = { ...(await logIn(server)), 'content-type': 'application/json' }
  const answer = await fetch(`${server.address}/api/operator/bank-accounts`, { method: 'POST', headers, body })
  assert.equal(answer.status, 201)
  return organization?.organization_id ?? ''
}

type Claim = { readonly id: string; readonly case_reference: string }

/** Some of the demo cases, which a new service makes in its first seconds. */
async function listClaims(server: Started): Promise<Claim[]> {
  for (let tries = 0; tries < 600; tries++) {
    const { data } = await jsonOf(await call(server, '/openapi/claims?case_status=open&limit=20'))
    if (data.length === 20) return data
    await pause(100)
  }
  return assert.fail('there are no demo cases')
}

/** Two in three name a claim, each with an amount of its own. */
function statement([third, fourth, ...others]: readonly Claim[]): string {
  const claimOf = (at: number) => (at === THIRD ? third : at === FOURTH ? fourth : others[at % others.length])
  const entries = Array.from({ length: ENTRIES }, (_, at) => ({
    amount: 100 + at,
    text: at % 3 === 2 ? 'Danke' : `${claimOf(at)?.case_reference} Rate`,
    // Some have no name by the bank.
    ...(at % 3 === 1 ? {} : { reference: `B${at}` }),
  }))
  return camtFile({ iban: IBAN, opening: 5_000, on: '2026-01-15', entries })
}

const send = async (server: Started, file: string): Promise<Response> => {
  const body = new FormData()
  body.set('file', new Blob([file]), 'auszug.xml')
  const headers = await logIn(server)
  return await fetch(`${server.address}/api/operator/bank-statements`, { method: 'POST', headers, body })
}

const countEntries = async (): Promise<{ stored: number; unread: number }> =>
  (await db.one<{ stored: number; unread: number }>(sql`
    select count(*)::int as stored, count(*) filter (where status = 'unread')::int as unread from bank_entries`)) ?? {
    ...{ stored: 0, unread: 0 },
  }

type Held = { readonly pid: number; release(): Promise<void> }

/** Keeps a lock until it is given back. */
async function hold(lock: Parameters<typeof db.alone>[0]): Promise<Held> {
  const [is_held, is_over] = [Promise.withResolvers<number>(), Promise.withResolvers<void>()]
  const transaction = db.transaction(async (tx) => {
    await tx.run(sql`set local idle_in_transaction_session_timeout = 0`)
    await tx.run(lock)
    const self = await tx.one<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    is_held.resolve(self?.pid ?? 0)
    await is_over.promise
  })
  const pid = await is_held.promise
  return {
    pid,
    async release() {
      is_over.resolve()
      await transaction
    },
  }
}

const holdClaim = (claim: Claim | undefined) =>
  hold(sql`select id from claims where id = ${claim?.id} for no key update`)

/** When storing or judging waits for what the test holds; other work may wait for it too. */
async function killWaiting(server: Started, { pid }: Held): Promise<void> {
  const isWaiting = async () =>
    (await db.one(sql`
      select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and ${pid}::int = any (pg_blocking_pids(pid))
        and query ~ 'into bank_suggestions|^select id from claims where id = any' limit 1`)) !== undefined
  for (let tries = 0; tries < 6_000 && !(await isWaiting()); tries++) await pause(10)
  await server.stop('SIGKILL')
}

/** What a new process finds at once instead of within a minute. */
async function freeJobs(): Promise<void> {
  await expireLeases(db)
  await db.alone(sql`update jobs set run_at = now() where name = 'bank.judge'`)
}

test('a statement is booked once, whatever kills the process while it is read', async () => {
  let server = await start(env)
  const organization_id = await openAccount(server)
  const claims = await listClaims(server)
  const file = statement(claims)
  const hits: number[][] = []
  const kill = async (held: Held) => {
    const sent = send(server, file).catch(() => undefined)
    await killWaiting(server, held)
    await sent
    const { stored, unread } = await countEntries()
    hits.push([stored, stored - unread])
    await held.release()
    await freeJobs()
    server = await start(env)
  }
  await kill(await hold(sql`lock table bank_suggestions in exclusive mode`))
  const fourth = await holdClaim(claims[1])
  await kill(await holdClaim(claims[0]))
  await kill(fourth)
  const [storing, ...judging] = hits
  assert.deepEqual(storing, [0, 0], 'what was stored halfway is gone')
  // Request and job may judge side by side; the batch that waits is not done in any case.
  for (const [stored, judged = 0] of judging) assert.ok(stored === ENTRIES && judged > 0 && judged < ENTRIES, `${hits}`)
  const last = await send(server, file)
  assert.deepEqual([last.status, (await jsonOf(last)).data.duplicates], [201, ENTRIES])
  await freeJobs()
  for (let tries = 0; tries < 3_000 && (await countEntries()).unread > 0; tries++) await pause(20)
  assert.deepEqual(await countEntries(), { stored: ENTRIES, unread: 0 })

  const odd = await db.many(sql`
    select e.id from bank_entries e left join bank_parts b on b.entry_id = e.id and b.undone_at is null
    left join payments p on p.id = b.payment_id and p.status = 'completed' and p.received_by = 'us'
    group by e.id having coalesce(sum(p.amount_cents), 0) + e.to_refund_cents
      <> case when e.text = 'Danke' then 0 else e.amount_cents end`)
  assert.deepEqual([...odd], [], 'every entry that names a claim was booked once, and no other')
  const url = `${server.address}/api/operator/ledger/reconciliation?organization_id=${organization_id}`
  const { data } = await jsonOf(await fetch(url, { headers: await logIn(server) }))
  const total = Array.from({ length: ENTRIES }, (_, at) => 100 + at).reduce((sum, amount) => sum + amount, 5_000)
  assert.deepEqual([data.difference, data.unfitting, data.gaps, Math.round(data.at_bank * 100)], [0, [], [], total])
  assert.deepEqual([await verifyLedger(db), await verifyAccounts(db), (await verifyChains(db)).breaks], [[], [], []])
  await server.stop()
})
