import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from '../src/platform/db/db.ts'
import { openDb, urlOfAddress } from '../src/platform/db/postgres.ts'
import { openEmbeddedPostgres } from '../src/platform/embedded/open.ts'
import { fillDesk } from './desk/fill.ts'
import { enterPortals, listPages, type Session } from './portals/pages.ts'
import { launchWithoutJobs, OPERATOR_PASSWORD } from './servers/account.ts'
import { freePort, median, residentMegabytes } from './servers/launch.ts'
import { p99 } from './servers/load.ts'

/**
 * The pages of both portals, for a creditor with very many claims in an organisation that has as many again. Each is
 * asked for by one person, as a browser does it, and is compared with the smallest page of the same session. `npm run bench
 * -- portals 50000` sets the number of claims.
 */
const CLAIMS = Number(process.argv[2] ?? 50_000)
const ROUNDS = 30
const GOAL_MS = 200
const MEGABYTE = 1024 * 1024

const folder = await mkdtemp(join(tmpdir(), 'mahnwerk-bench-'))
const postgres = await openEmbeddedPostgres({ data_dir: join(folder, 'postgres') })
const settings = { statement_timeout: '0' }
const db = openDb({ address: postgres.address, connections: 2, application_name: 'mahnwerk bench', settings })
const port = await freePort()
const start = fileURLToPath(new URL('../../scripts/start.mjs', import.meta.url))
const env = {
  DATABASE_URL: urlOfAddress(postgres.address),
  DATA_DIR: join(folder, 'data'),
  PORT: port,
  OPERATOR_PASSWORD,
  LOG_LEVEL: 'warn',
}
const base = `http://127.0.0.1:${port}`
// We measure the portals, not the workflow that so many claims would start.
const { service, account } = await launchWithoutJobs(start, { folder, env, ready: 'Ctrl-C stops everything.' }, base)
try {
  await fillDesk(db, account.organization_id, 2 * CLAIMS, CLAIMS)
  const session = await enterPortals(db)
  console.log(`${CLAIMS.toLocaleString('en')} claims, ${ROUNDS} requests each, goal ${GOAL_MS} ms`)
  const slow: string[] = []
  const least = median(await measure(() => read(`${base}/api/creditor/session`, session.creditor)))
  for (const { name, path, cookie } of await listPages(db, session, CLAIMS)) {
    const times = await measure(() => read(base + path, cookie))
    print(name, times, least)
    if (p99(times) > GOAL_MS) slow.push(name)
  }
  await measureCsv(base, session)
  console.log(slow.length > 0 ? `over ${GOAL_MS} ms: ${slow.join(', ')}` : 'every goal reached')
  if (slow.length > 0) process.exitCode = 1
} finally {
  await service.stop()
  await db.close()
  await postgres.close()
  await rm(folder, { recursive: true, force: true })
}

async function read(url: string, cookie: string): Promise<number> {
  const answer = await fetch(url, { headers: { cookie }, redirect: 'manual' })
  if (answer.status !== 200) throw new Error(`${url}: ${answer.status} ${await answer.text()}`)
  return (await answer.arrayBuffer()).byteLength
}

/** The first two rounds run with cold pages and without query plans. */
async function measure(act: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS + 2; round++) {
    const begin = performance.now()
    await act()
    if (round >= 2) times.push(performance.now() - begin)
  }
  return times
}

function print(name: string, times: readonly number[], least: number): void {
  const ms = (value: number) => `${value.toFixed(1).padStart(6)} ms`
  const columns = [
    name.padEnd(40),
    `p50 ${ms(median(times))}`,
    `p99 ${ms(p99(times))}`,
    `least ${ms(least)}`,
    `ratio ${(median(times) / least).toFixed(1)}`,
  ]
  console.log(columns.join('   '))
}

/** All claims as one file, beside the bare rows of the same table through the same driver. */
async function measureCsv(base: string, { creditor, customer_id }: Session): Promise<void> {
  const pid = service.child.pid as number
  const before = residentMegabytes(pid)
  const begin = performance.now()
  const bytes = await read(`${base}/creditor/claims.csv`, creditor)
  const seconds = (performance.now() - begin) / 1000
  const after = residentMegabytes(pid)
  const bare_begin = performance.now()
  const rows = await db.many(sql`select l.* from claims l where l.customer_id = ${customer_id}`)
  const bare_seconds = (performance.now() - bare_begin) / 1000
  const figures = [
    `CSV: ${Math.round(rows.length / seconds).toLocaleString('en')} rows/s`,
    `${(bytes / MEGABYTE).toFixed(1)} MB in ${seconds.toFixed(1)} s`,
    `${(seconds / bare_seconds).toFixed(1)} times the bare rows`,
    `memory ${before.toFixed(0)} to ${after.toFixed(0)} MB`,
  ]
  console.log(figures.join(', '))
}
