import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { DatabaseAddress } from '../src/platform/db/db.ts'
import { urlOfAddress } from '../src/platform/db/postgres.ts'
import { openEmbeddedPostgres } from '../src/platform/embedded/open.ts'
import { OPERATOR_PASSWORD, openAccount } from './servers/account.ts'
import { freePort, type Launched, launch, median, residentMegabytes } from './servers/launch.ts'
import { HTTP, httpRequest, type Load, load } from './servers/load.ts'

/**
 * How much of the machine's capacity is left when our code does all its work: token, limit, validation, tenancy, log.
 * Everything is measured alternately in one run, since machines are noisy. Trust the ratios.
 */
const ROUNDS = 5
// Long enough for the compiler to have optimised everything.
const WARM_UP_SECONDS = 6
const SECONDS = 4
const CONNECTIONS = 32
const GOAL = 0.7

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const START = file('../../scripts/start.mjs')
const READY = 'Ctrl-C stops everything.'

type Subject = { name: string; port: string; request: Buffer; results: Load[] }

const folder = await mkdtemp(join(tmpdir(), 'mahnwerk-bench-'))
const running: Launched[] = []
try {
  await printStart()
  await printRates()
} finally {
  for (const server of running) await server.stop()
  await rm(folder, { recursive: true, force: true })
}

async function printStart(): Promise<void> {
  const env = { DATA_DIR: join(folder, 'start'), PORT: await freePort() }
  const first = await launch(START, { folder, env, ready: READY })
  await first.stop()
  const second = await launch(START, { folder, env, ready: READY })
  await new Promise((resolve) => setTimeout(resolve, 3_000))
  const idle = residentMegabytes(second.child.pid as number)
  await second.stop()
  console.log(`start-up, empty data directory   ${(first.started_ms / 1000).toFixed(2)} s`)
  console.log(`start-up, second                 ${(second.started_ms / 1000).toFixed(2)} s`)
  console.log(`idle memory of the server        ${idle.toFixed(0)} MB\n`)
}

async function printRates(): Promise<void> {
  const postgres = await openEmbeddedPostgres({ data_dir: join(folder, 'postgres') })
  try {
    const subjects = await launchSubjects(postgres.address)
    for (const subject of subjects) await measure(subject, WARM_UP_SECONDS)
    for (const subject of subjects) subject.results = []
    for (let round = 0; round < ROUNDS; round++) for (const subject of subjects) await measure(subject, SECONDS)
    print(subjects)
  } finally {
    for (const server of running.splice(0)) await server.stop()
    await postgres.close()
  }
}

async function launchSubjects(address: DatabaseAddress): Promise<Subject[]> {
  const [bare_port, limit_port, our_port] = [await freePort(), await freePort(), await freePort()]
  const env = {
    DATABASE_URL: urlOfAddress(address),
    DATA_DIR: join(folder, 'ours'),
    PORT: our_port,
    OPERATOR_PASSWORD,
  }
  const ours = await launch(START, { folder, env, ready: READY })
  running.push(ours)
  running.push(await launch(file('servers/bare.ts'), { folder, env: { PORT: bare_port }, ready: 'ready' }))
  const limit_env = { PORT: limit_port, ADDRESS: JSON.stringify(address) }
  running.push(await launch(file('servers/fastify-read.ts'), { folder, env: limit_env, ready: 'ready' }))
  const { token, customer_id } = await openAccount(`http://127.0.0.1:${our_port}`)
  return [
    { name: 'bare node:http', port: bare_port, request: httpRequest({ path: '/' }), results: [] },
    {
      name: 'Fastify, one read (the limit)',
      port: limit_port,
      request: httpRequest({ path: `/customers/${customer_id}` }),
      results: [],
    },
    {
      name: 'ours, GET /openapi/customers/{id}',
      port: our_port,
      request: httpRequest({ path: `/openapi/customers/${customer_id}` }, token),
      results: [],
    },
  ]
}

async function measure({ port, request, results }: Subject, seconds: number): Promise<void> {
  results.push(await load({ port: Number(port), framing: HTTP, requests: [request] }, CONNECTIONS, seconds))
}

function print(subjects: readonly Subject[]): void {
  const rate = (subject: Subject) => median(subject.results.map((result) => result.rate))
  const [bare = Number.NaN, limit = Number.NaN, ours = Number.NaN] = subjects.map(rate)
  console.log(`${CONNECTIONS} connections, median of ${ROUNDS} rounds of ${SECONDS} s`)
  for (const subject of subjects) {
    const p99 = median(subject.results.map((result) => result.p99_ms))
    console.log(
      `${subject.name.padEnd(34)} ${Math.round(rate(subject)).toString().padStart(6)} requests/s   p99 ${p99.toFixed(1)} ms`,
    )
  }
  console.log(`\nthe limit to bare node:http        ${(limit / bare).toFixed(2)}`)
  console.log(`ours to the limit                  ${(ours / limit).toFixed(2)}   (goal: at least ${GOAL})`)
}
