import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { openClient, openDb, urlOfAddress } from '../src/platform/db/postgres.ts'
import { openEmbeddedPostgres } from '../src/platform/embedded/open.ts'
import { camtFile, type StatementEntry } from '../test/bank-statements.ts'
import { copyTables, insertBare, transactionNow, writtenSince } from './bank/bare.ts'
import { claimNumbered, fillClaims } from './bank/fill.ts'
import { logIn, OPERATOR_PASSWORD } from './servers/account.ts'
import { openHeap } from './servers/heap.ts'
import { freePort, launch } from './servers/launch.ts'

/**
 * A large bank statement against many open claims: seven in ten entries have a certain reference, two an invoice number or
 * a name, one nothing. Compared with the same file parsed and the same rows inserted by the bare driver. `npm run bench --
 * bank 10000 100000` sets the numbers of entries and claims.
 */
const ENTRIES = Number(process.argv[2] ?? 10_000)
const CLAIMS = Number(process.argv[3] ?? 100_000)
const GOAL = 0.5
/** Of memory in use, however long the statement is. */
const MORE_MB_MAX = 40
const WATCH_MS = 10_000
const IBAN = 'AT611904300234573201'
const AT_ONCE = 50

const folder = await mkdtemp(join(tmpdir(), 'mahnwerk-bench-'))
const postgres = await openEmbeddedPostgres({ data_dir: join(folder, 'postgres') })
const { address } = postgres
const settings = { statement_timeout: '0' }
const db = openDb({ address, connections: 2, application_name: 'mahnwerk bench', settings })
const port = await freePort()
const base = `http://127.0.0.1:${port}`
const env = {
  DATABASE_URL: urlOfAddress(address),
  DATA_DIR: join(folder, 'data'),
  PORT: port,
  OPERATOR_PASSWORD,
  DEMO_DATA: 'false',
  ROLES: 'api',
  LOG_LEVEL: 'warn',
}
const start = fileURLToPath(new URL('../../scripts/start.mjs', import.meta.url))
const inspector_port = await freePort()
const flags = [`--inspect=127.0.0.1:${inspector_port}`]
try {
  const service = await launch(start, { folder, env, flags, ready: 'Ctrl-C stops everything.' })
  try {
    await measure()
  } finally {
    await service.stop()
  }
} finally {
  await db.close()
  await postgres.close()
  await rm(folder, { recursive: true, force: true })
}

async function measure(): Promise<void> {
  const cookie = await logIn(base)
  const { id: organization_id } = await post(`${base}/api/operator/organizations`, cookie, { name: 'Bench' })
  await fillClaims(db, organization_id, CLAIMS)
  const bank_account = { organization_id, name: 'Konto', iban: IBAN, kind: 'client_money' }
  await post(`${base}/api/operator/bank-accounts`, cookie, bank_account)
  // A small one first: code and plans are warm then, as in a server that runs.
  await send(base, cookie, statement(CLAIMS - 500, 500, 0))
  await copyTables(db)
  await sleep(1_000)

  const file = statement(0, ENTRIES, statement(CLAIMS - 500, 500, 0).sum)
  const heap = await openHeap(inspector_port)
  const before_mb = await heap.usedMegabytes()
  let peak_mb = before_mb
  const watch = setInterval(async () => {
    peak_mb = Math.max(peak_mb, await heap.usedMegabytes())
  }, WATCH_MS)
  const xid = await transactionNow(db)
  const begin = performance.now()
  const taken = await send(base, cookie, file)
  const seconds = (performance.now() - begin) / 1000
  clearInterval(watch)
  heap.close()
  console.log(`${ENTRIES} entries, ${CLAIMS} open claims, ${seconds.toFixed(1)} s: ${JSON.stringify(taken)}`)
  const written = await writtenSince(db, xid)

  const client = openClient(address, 'mahnwerk bench bare', { statement_timeout: '0' })
  const transactions = Math.ceil(ENTRIES / AT_ONCE)
  const bare = await insertBare(client, chunksOf(file.text), { written, transactions })
  await client.end()

  const [ours, limit] = [ENTRIES / seconds, bare.entries / bare.seconds]
  const ratio = ours / limit
  const rows = written.reduce((sum, one) => sum + one.rows.length, 0)
  console.log(written.map((one) => `${one.table} ${one.rows.length}`).join(', '))
  console.log(
    [
      `${ours.toFixed(0)} entries/s`,
      `bare parse-and-insert of the same ${rows} rows ${limit.toFixed(0)}/s`,
      `ratio ${ratio.toFixed(2)} (goal ${GOAL})`,
      `memory in use ${before_mb.toFixed(0)} MB before, ${peak_mb.toFixed(0)} MB at most (goal: ${MORE_MB_MAX} MB more)`,
    ].join('   '),
  )
  if (ratio < GOAL || peak_mb > before_mb + MORE_MB_MAX) process.exitCode = 1
  else console.log('every goal reached')
}

type File = { readonly text: string; readonly sum: number }

function statement(first: number, count: number, opening: number): File {
  const entries = Array.from({ length: count }, (_, at) => entryNumbered(first, at))
  const sum = entries.reduce((total, { amount }) => total + amount, 0)
  return { text: camtFile({ iban: IBAN, opening, on: '2026-11-02', entries, id: `B${first}` }), sum }
}

function entryNumbered(first: number, at: number): StatementEntry {
  const { reference, invoice_number, name, total_cents } = claimNumbered(first + at)
  // Every other one pays all invoices, and so closes its claim.
  const amount = at % 2 === 0 ? total_cents : Math.floor(total_cents / 3)
  const same = { amount, reference: `BANK${first}-${at}`, end_to_end_id: `E2E${first}-${at}` }
  const payer = {
    name,
    iban: `AT${String(10 + (at % 89)).padStart(2, '0')}1200000000000${String(at).padStart(3, '0')}`,
  }
  switch (at % 10) {
    case 7:
      return { ...same, ...payer, text: `Rechnung ${invoice_number} vom Jaenner` }
    case 8:
      return { ...same, ...payer, text: 'offene Rechnung' }
    case 9:
      return { ...same, name: 'Wohnbau Nordwest', text: `Miete Objekt ${at} Top 3` }
    default:
      return { ...same, ...payer, text: `Zahlung ${reference} danke` }
  }
}

async function* chunksOf(text: string): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536)
}

async function post(url: string, cookie: string, body: object): Promise<{ id: string }> {
  const headers = { cookie, 'content-type': 'application/json' }
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${url}: ${await answer.text()}`)
  return ((await answer.json()) as { data: { id: string } }).data
}

async function send(base: string, cookie: string, { text }: File): Promise<object> {
  const body = new FormData()
  body.set('file', new Blob([text]), 'statement.xml')
  const answer = await fetch(`${base}/api/operator/bank-statements`, { method: 'POST', headers: { cookie }, body })
  if (!answer.ok) throw new Error(await answer.text())
  return ((await answer.json()) as { data: object }).data
}
