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

/** Kills real processes while a statement is stored and judged: each entry is there once, and so is its payment. */
const ENTRIES = 240
const IBAN = 'AT611904300234573201'
/** So many entries are judged when the process is killed; none: while the statement is being stored. */
const KILLED_AT = [0, 1, 60, 130]

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

/** Two in three name a claim, each with an amount of its own. */
async function statement(server: Started): Promise<string> {
  const { data } = await jsonOf(await call(server, '/openapi/claims?case_status=open&limit=20'))
  const entries = Array.from({ length: ENTRIES }, (_, at) => ({
    amount: 100 + at,
    text: at % 3 === 2 ? 'Danke' : `${data[at % data.length].case_reference} Rate`,
    // Some have no name by the bank, and look like others.
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

async function killAt(server: Started, judged: number): Promise<void> {
  for (let tries = 0; tries < 5_000; tries++) {
    const { stored, unread } = await countEntries()
    const is_storing = async () =>
      (await db.one(sql`
        select 1 from pg_locks where relation = 'bank_entries'::regclass and mode = 'RowExclusiveLock' limit 1`)) !==
      undefined
    if (judged === 0 ? stored === 0 && (await is_storing()) : stored > 0 && stored - unread >= judged) break
    await pause(1)
  }
  await server.stop('SIGKILL')
}

/** What a new process finds at once instead of within a minute. */
async function freeJobs(): Promise<void> {
  await expireLeases(db)
  await db.alone(sql`update jobs set run_at = now() where name = 'bank.judge'`)
}

test('a statement is booked once, whatever kills the process while it is read', async (t) => {
  let server = await start(env)
  const organization_id = await openAccount(server)
  const file = await statement(server)
  const hits: string[] = []
  for (const judged of KILLED_AT) {
    const sent = send(server, file).catch(() => undefined)
    await killAt(server, judged)
    await sent
    const { stored, unread } = await countEntries()
    hits.push(`${stored - unread}/${stored}`)
    if (judged === 0) assert.equal(stored, 0, 'what was stored halfway is gone')
    await freeJobs()
    server = await start(env)
  }
  t.diagnostic(`judged of stored when killed: ${hits.join(', ')}`)
  assert.ok(
    hits.some((hit) => hit !== `${ENTRIES}/${ENTRIES}` && !hit.startsWith('0/')),
    'a kill has hit the judging',
  )
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
