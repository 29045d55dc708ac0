import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { freePort } from '../bench/servers/launch.ts'
import { pause } from '../src/platform/clock.ts'
import { sql } from '../src/platform/db/db.ts'
import { readMigrations } from '../src/platform/db/migrate.ts'
import { urlOfAddress } from '../src/platform/db/postgres.ts'
import { startBalancer } from './balancer.ts'
import { freshDatabase } from './database.ts'
import { eventually } from './eventually.ts'
import { findFaults } from './migration-rules/rules.ts'
import { jsonOf, temporaryFolder } from './process.ts'
import { makeVersions, nextRelease, type Version } from './versions.ts'

/**
 * Two nodes behind a load balancer are upgraded one after the other, and one of them is put back, while partners read and
 * write without a pause.
 */
const CALLERS = 3
/** Between two requests of a caller: the point is that there are always some under way. */
const CALLER_PAUSE_MS = 30

const { address, db } = await freshDatabase({ migrated: false })
const folder = await temporaryFolder()
const { before, after: next } = await makeVersions(folder)
const ports = [Number(await freePort()), Number(await freePort())] as const
const env = {
  PATH: process.env.PATH ?? '',
  DATA_DIR: await temporaryFolder(),
  DATABASE_URL: urlOfAddress(address),
  TOKEN_SECRET: 'a secret for the upgrade, long enough',
  WORKERS_NICE: '0',
  DRAIN_SECONDS: '5',
}

const mahnwerk = ({ root }: Version, args: readonly string[], more: Record<string, string> = {}) => {
  const program = join(root, 'server', 'bin', 'mahnwerk.mjs')
  const child = spawn(process.execPath, [program, ...args], {
    env: { ...env, ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (bytes) => {
      text += bytes
    })
  const ended = once(child, 'close').then(([code]) => code as number | null)
  return { child, output: () => text, ended }
}

type Running = { readonly child: ChildProcess; output(): string; readonly ended: Promise<number | null> }
const nodes = new Map<number, Running>()
const balancer = await startBalancer(ports)
after(async () => {
  for (const { child } of nodes.values()) child.kill('SIGKILL')
  await Promise.all([...nodes.values()].map(({ ended }) => ended))
  await balancer.close()
})

async function startNode(version: Version, port: number): Promise<Running> {
  const node = mahnwerk(version, ['start'], { PORT: String(port) })
  nodes.set(port, node)
  await eventually(() => {
    assert.equal(node.child.exitCode, null, node.output())
    return balancer.isReady(port)
  })
  return node
}

/** As an orchestrator does it: a signal, and then patience. */
async function replaceNode(port: number, version: Version): Promise<Running> {
  const old = nodes.get(port)
  old?.child.kill('SIGTERM')
  assert.equal(await old?.ended, 0, old?.output())
  return startNode(version, port)
}

const first = await startNode(before, ports[0])
await startNode(before, ports[1])
const token = /eyJ[\w.-]+/.exec(first.output())?.[0] ?? ''
await db.alone(sql`update api_tokens set rate_limit_per_hour = 1000000`)

const call = (path: string, body?: object) =>
  fetch(`${balancer.url}${path}`, {
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
  })

type Load = { readonly failed: string[]; readonly claim_ids: string[]; count(): number; end(): Promise<void> }

async function startLoad(): Promise<Load> {
  const { data } = await jsonOf(await call('/openapi/claims?limit=1'))
  const { debtor_id, customer_id } = data[0]
  const [failed, claim_ids]: [string[], string[]] = [[], []]
  let [count, is_over] = [0, false]
  // biome-ignore lint/suspicious/noExplicitAny: the assertions check what is read from an answer
  const expect = async (status: number, path: string, body?: object): Promise<any> => {
    count++
    try {
      const answer = await call(path, body)
      const text = await answer.text()
      if (answer.status === status) return JSON.parse(text)
      failed.push(`${path}: ${answer.status} ${answer.headers.get('x-balancer') ?? ''} ${text.slice(0, 200)}`)
    } catch (error) {
      failed.push(`${path}: ${String(error)}`)
    }
  }
  const loop = async () => {
    while (!is_over) {
      const made = await expect(201, '/openapi/claims', { debtor_id, customer_id })
      if (made) {
        claim_ids.push(made.data.id)
        await expect(200, `/openapi/claims/${made.data.id}`)
      }
      await expect(200, '/openapi/claims?limit=20')
      await pause(CALLER_PAUSE_MS)
    }
  }
  const callers = Array.from({ length: CALLERS }, loop)
  return {
    failed,
    claim_ids,
    count: () => count,
    async end() {
      is_over = true
      await Promise.all(callers)
    },
  }
}

test('the next release that is made up for the test obeys the rules', async () => {
  assert.deepEqual(await findFaults([...(await readMigrations()), ...(await nextRelease())]), [])
})

test('a rolling upgrade, and the way back, fail no request and lose nothing', async () => {
  const load = await startLoad()
  const counts: number[] = []
  const untilAnswered = async () => {
    const reached = load.count() + 30
    await eventually(() => load.count() > reached)
    counts.push(load.count())
  }
  await untilAnswered()

  const migrating = mahnwerk(next, ['migrate', '--json'])
  assert.equal(await migrating.ended, 0, migrating.output())
  await untilAnswered()

  for (const port of ports) await replaceNode(port, next)
  await untilAnswered()

  // Its tick may be a minute away.
  await db.alone(sql`update jobs set run_at = wall_now() where name = 'platform.backfill' and lease_id is null`)
  await eventually(() => db.one(sql`select 1 where not exists (select from backfills where finished_at is null)`))
  await untilAnswered()

  const put_back = await replaceNode(ports[0], before)
  const applied = JSON.parse(migrating.output()).applied as string[]
  if (applied.length > 0)
    assert.match(put_back.output(), /the database is of a newer version, on which this one may run/)
  await untilAnswered()
  await load.end()

  assert.deepEqual(load.failed, [])
  const found = await db.one<{ found: number }>(
    sql`select count(*)::int as found from claims where id = any(${load.claim_ids}::uuid[])`,
  )
  assert.equal(found?.found, load.claim_ids.length)
  assert.equal(counts.length, 5)
  assert.ok(load.claim_ids.length > 50)
})
