import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type DatabaseAddress, sql } from '../src/platform/db/db.ts'
import { openDb, urlOfAddress } from '../src/platform/db/postgres.ts'
import { openEmbeddedPostgres } from '../src/platform/embedded/open.ts'
import { ACTS, type Act, type Subject } from './api/acts.ts'
import { fill } from './api/fill.ts'
import { pgbenchRate } from './api/pgbench.ts'
import { apiTarget } from './api/target.ts'
import { OPERATOR_PASSWORD, openAccount } from './servers/account.ts'
import { freePort, launch, median } from './servers/launch.ts'
import { LINES, type Load, load, type Target } from './servers/load.ts'

/**
 * The partner API on a database with many claims of one organisation. Each request is compared with its limit, measured
 * alternately with it: the same statements through the same driver without HTTP, and pgbench for the writes. `npm run
 * bench -- api 1000 100000 1000000` sets the sizes.
 */
const SECONDS = 2
// The first act runs in a process that has not compiled anything yet.
const FIRST_WARM_UP_SECONDS = 6
const WARM_UP_SECONDS = 1.5
const ROUNDS = 3
const CONNECTIONS = 16

type Row = { act: string; api: Load; limit: Load; pgbench: number | undefined }

const given = process.argv.slice(2).map(Number)
const sizes = given.length > 0 ? given : [1_000, 100_000, 1_000_000]
const results = new Map<number, Row[]>()
for (const size of sizes) results.set(size, await measureAt(size))
compareSizes()

async function measureAt(size: number): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'mahnwerk-bench-'))
  const postgres = await openEmbeddedPostgres({ data_dir: join(folder, 'postgres') })
  const { address } = postgres
  const stops: (() => Promise<void>)[] = []
  try {
    const port = await freePort()
    const env = { DATABASE_URL: urlOfAddress(address), DATA_DIR: join(folder, 'data'), PORT: port, OPERATOR_PASSWORD }
    const start = fileURLToPath(new URL('../../scripts/start.mjs', import.meta.url))
    const service = await launch(start, { folder, env, ready: 'Ctrl-C stops everything.' })
    stops.push(() => service.stop())
    const account = await openAccount(`http://127.0.0.1:${port}`)
    const filled = await fill(address, account, size)
    const driver = await startDriver(folder, address, filled.subject)
    stops.push(() => driver.stop())
    console.log(`\n${size.toLocaleString('en')} claims, ${CONNECTIONS} connections`)
    await load(apiTarget(Number(port), ACTS[0] as Act, account, filled), CONNECTIONS, FIRST_WARM_UP_SECONDS)
    const rows: Row[] = []
    for (const [index, act] of ACTS.entries()) {
      const targets = {
        api: apiTarget(Number(port), act, account, filled),
        limit: driver.target(index, filled.claim_ids),
      }
      await load(targets.api, CONNECTIONS, WARM_UP_SECONDS)
      await analyze(address)
      const row = await measure(act, targets, (seconds) =>
        pgbenchRate(act.name, { address, folder, ...filled }, seconds),
      )
      print(row)
      rows.push(row)
    }
    return rows
  } finally {
    for (const stop of stops) await stop()
    await postgres.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** As a database that is in use: it knows what is in the tables that the act fills. */
async function analyze(address: DatabaseAddress): Promise<void> {
  const db = openDb({ address, connections: 1, application_name: 'mahnwerk bench', settings: {} })
  await db.alone(sql`analyze`)
  await db.close()
}

async function startDriver(folder: string, address: DatabaseAddress, subject: Subject) {
  const port = await freePort()
  const program = fileURLToPath(new URL('./servers/driver.ts', import.meta.url))
  const env = {
    DATABASE_URL: urlOfAddress(address),
    DATA_DIR: join(folder, 'driver'),
    PORT: port,
    SUBJECT: JSON.stringify(subject),
  }
  const { stop } = await launch(program, { folder, env, ready: 'ready' })
  return {
    stop,
    target: (act: number, claim_ids: readonly string[]): Target => ({
      port: Number(port),
      framing: LINES,
      requests: claim_ids.map((id) => Buffer.from(`${act} ${id}\n`)),
    }),
  }
}

/** Measured alternately, so that a slower machine slows both. The median of the rounds counts. */
async function measure(
  { name }: Act,
  { api, limit }: { api: Target; limit: Target },
  pgbench: (seconds: number) => Promise<number | undefined>,
): Promise<Row> {
  await load(api, CONNECTIONS, WARM_UP_SECONDS)
  await load(limit, CONNECTIONS, 1)
  const rounds: { api: Load; limit: Load }[] = []
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push({ api: await load(api, CONNECTIONS, SECONDS), limit: await load(limit, CONNECTIONS, SECONDS) })
  }
  const middle = (side: 'api' | 'limit'): Load => ({
    rate: median(rounds.map((round) => round[side].rate)),
    p99_ms: median(rounds.map((round) => round[side].p99_ms)),
  })
  return { act: name, api: middle('api'), limit: middle('limit'), pgbench: await pgbench(SECONDS) }
}

function print({ act, api, limit, pgbench }: Row): void {
  const whole = (value: number, width: number) => String(Math.round(value)).padStart(width)
  const columns = [
    act.padEnd(24),
    `${whole(api.rate, 6)}/s`,
    `p99 ${api.p99_ms.toFixed(1).padStart(5)} ms`,
    `driver ${whole(limit.rate, 6)}/s`,
    `ratio ${(api.rate / limit.rate).toFixed(2)}`,
    ...(pgbench === undefined ? [] : [`pgbench ${whole(pgbench, 6)}/s`, `ratio ${(api.rate / pgbench).toFixed(2)}`]),
  ]
  console.log(columns.join('   '))
}

/** Compares the largest database with the smallest, to show what grew with the number of claims and should not have. */
function compareSizes(): void {
  const [small, large] = [Math.min(...sizes), Math.max(...sizes)]
  if (small === large) return
  console.log(`\np99 at ${large.toLocaleString('en')} claims, as a multiple of that at ${small.toLocaleString('en')}`)
  for (const { act, api } of results.get(large) ?? []) {
    const before = results.get(small)?.find((row) => row.act === act)?.api.p99_ms ?? Number.NaN
    console.log(`${act.padEnd(24)}   ${(api.p99_ms / before).toFixed(2)}`)
  }
}
