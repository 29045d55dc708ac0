import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openDb, urlOfAddress } from '../src/platform/db/postgres.ts'
import { openEmbeddedPostgres } from '../src/platform/embedded/open.ts'
import { fillDesk } from './desk/fill.ts'
import { listRequests } from './desk/requests.ts'
import { launchWithoutJobs, OPERATOR_PASSWORD } from './servers/account.ts'
import { freePort, median } from './servers/launch.ts'
import { p99 } from './servers/load.ts'

/**
 * Every list that the team works with, on a desk with many claims, one request after another, as a person sends them.
 * Each is compared with the same statements without HTTP, or with the smallest possible request. `npm run bench -- desk
 * 100000` sets the number of claims.
 */
const CLAIMS = Number(process.argv[2] ?? 100_000)
const ROUNDS = 15
const GOAL_MS = 300

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
// We measure the desk, not the workflow and the deliveries that so many claims would start.
const { service, account } = await launchWithoutJobs(start, { folder, env, ready: 'Ctrl-C stops everything.' }, base)
try {
  await fillDesk(db, account.organization_id, CLAIMS)
  const cookie = await logIn(base)
  console.log(`${CLAIMS.toLocaleString('en')} claims, ${ROUNDS} requests each, goal ${GOAL_MS} ms`)
  const slow: string[] = []
  const least = await measure(() => read(`${base}/api/operator/session`, cookie))
  for (const { name, path, bare } of await listRequests(db, CLAIMS, new Date())) {
    const api = await measure(() => read(`${base}/api/operator/${path}`, cookie))
    if (bare) print(name, api, { what: 'statements', times: await measure(() => bare(db)) })
    else print(name, api, { what: 'least', times: least })
    if (p99(api) > GOAL_MS) slow.push(name)
  }
  console.log(slow.length > 0 ? `over ${GOAL_MS} ms: ${slow.join(', ')}` : 'every goal reached')
  if (slow.length > 0) process.exitCode = 1
} finally {
  await service.stop()
  await db.close()
  await postgres.close()
  await rm(folder, { recursive: true, force: true })
}

async function logIn(base: string): Promise<string> {
  const answer = await fetch(`${base}/api/operator/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@localhost', password: OPERATOR_PASSWORD }),
  })
  return answer.headers.get('set-cookie')?.split(';')[0] ?? ''
}

async function read(url: string, cookie: string): Promise<void> {
  const answer = await fetch(url, { headers: { cookie } })
  if (!answer.ok) throw new Error(`${url}: ${await answer.text()}`)
  await answer.arrayBuffer()
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

type Limit = { what: string; times: readonly number[] }

function print(name: string, api: readonly number[], { what, times }: Limit): void {
  const ms = (value: number) => `${value.toFixed(1).padStart(6)} ms`
  const columns = [
    name.padEnd(36),
    `p50 ${ms(median(api))}`,
    `p99 ${ms(p99(api))}`,
    `${what.padEnd(10)} ${ms(median(times))}`,
    `ratio ${(median(api) / median(times)).toFixed(2)}`,
  ]
  console.log(columns.join('   '))
}
