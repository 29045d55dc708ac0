import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { tokenBucket } from '../src/features/parties/tokens/rules.ts'
import { sql } from '../src/platform/db/db.ts'
import { urlOfAddress } from '../src/platform/db/postgres.ts'
import { freshDatabase } from './database.ts'
import { eventually } from './eventually.ts'
import { call, type Started, start, temporaryFolder } from './process.ts'
import { cli } from './shell.ts'
import { setDatabaseTime } from './world.ts'

/**
 * What partners are promised of the limit, over real processes that are killed, are stopped and join in. The caller keeps
 * its own record of what was admitted.
 */
const HOUR_MS = 3_600_000
/** Of each process, one request at a time each. */
const CALLERS = 4

const { address, db } = await freshDatabase()
const DATA_DIR = await temporaryFolder()
const env = { DATA_DIR, DATABASE_URL: urlOfAddress(address) }

type Process = Started & { name: string }
let processes = 0

/** PostgreSQL shows its connections by its name. */
async function startProcess(): Promise<Process> {
  const name = `process${++processes}`
  const DATABASE_URL = `${env.DATABASE_URL}&application_name=${name}`
  return { ...(await start({ ...env, DATABASE_URL, ROLES: 'api' })), name }
}

const listConnections = ({ name }: Process) =>
  db.many<{ pid: number }>(sql`
    select pid from pg_stat_activity where datname = current_database() and application_name like ${`%(${name})`}`)

/** What it had sent before it was killed may still be at work until then. */
const isGone = (killed: Process) => eventually(async () => (await listConnections(killed)).length === 0)

const base_ms = Math.ceil(Date.now() / HOUR_MS) * HOUR_MS
let hour = 0

/** The hour of the database stands still, so that it ends when a test wants it to. */
const setHour = (next: number) => {
  hour = next
  return setDatabaseTime({ deps: { db } }, new Date(base_ms + next * HOUR_MS).toISOString())
}
/** An hour as the answers name it: by its end. */
const nameOf = (of_hour: number) => String((base_ms + (of_hour + 1) * HOUR_MS) / 1_000)

type Key = { id: string; token: string; limit: number }

async function issueKey(limit: number): Promise<Key> {
  const { name } = (await db.one<{ name: string }>(sql`select name from organizations limit 1`)) ?? { name: '' }
  const issued = await cli(['token', 'create', '--organization', name, '--rate-limit', String(limit), '--json'], env)
  assert.equal(issued.code, 0, issued.stderr)
  const { id, token } = JSON.parse(issued.stdout) as { id: string; token: string }
  return { id, token, limit }
}

type Counted = { used: number; holder: string | null; held_until: Date | null; shared_until: Date | null }

const countedRow = ({ id }: Key) => sql`
  select used, holder, held_until, shared_until from rate_limit_hours
  where bucket = ${tokenBucket(id)} and hour = date_trunc('hour', wall_now(), 'UTC')`

async function readCounted(key: Key): Promise<Counted> {
  return (await db.one<Counted>(countedRow(key))) ?? { used: 0, holder: null, held_until: null, shared_until: null }
}

type Outcome = { said: 'admitted' | 'refused'; hour: string; remaining: number } | { said: 'nothing' }

/** Counts what the caller was answered, by the hour that the answer names. */
function openRecord(key: Key) {
  const admitted = new Map<string, number>()
  const admittedIn = (name: string) => admitted.get(name) ?? 0

  async function send(server: Started): Promise<Outcome> {
    const answer = await call({ address: server.address, token: key.token }, '/openapi/me')
    await answer.arrayBuffer()
    assert.ok(answer.status === 200 || answer.status === 429, `${answer.status}`)
    assert.equal(answer.headers.get('x-ratelimit-limit'), String(key.limit))
    const said = answer.status === 200 ? 'admitted' : 'refused'
    const remaining = Number(answer.headers.get('x-ratelimit-remaining'))
    return { said, hour: answer.headers.get('x-ratelimit-reset') ?? '', remaining }
  }

  return {
    admitted: () => admittedIn(nameOf(hour)),
    admittedIn,
    async ask(server: Started): Promise<Outcome> {
      const before = new Map(admitted)
      // Whether what is not answered was admitted, only the count of the database can tell.
      const outcome = await send(server).catch((error: unknown) => {
        if (error instanceof assert.AssertionError) throw error
        return { said: 'nothing' } as const
      })
      if (outcome.said === 'refused') assert.equal(outcome.remaining, 0)
      if (outcome.said === 'admitted') {
        // Those were admitted before this one was sent, so whoever counts it counts them too.
        const most = key.limit - (before.get(outcome.hour) ?? 0) - 1
        assert.ok(outcome.remaining <= most, `${outcome.remaining} remaining are more than ${most}`)
        admitted.set(outcome.hour, admittedIn(outcome.hour) + 1)
        assert.ok(admittedIn(outcome.hour) <= key.limit, 'more than the limit')
      }
      return outcome
    },
  }
}

type Requests = ReturnType<typeof openRecord>

/** One after the other, to the only process, where Remaining is exact. */
async function askExactly(server: Started, { key, record, times }: { key: Key; record: Requests; times: number }) {
  for (let more = 0; more < times; more++) {
    const remaining = key.limit - record.admitted() - 1
    assert.deepEqual(await record.ask(server), { said: 'admitted', hour: nameOf(hour), remaining })
  }
}

/** Until the database shows that the process holds a block. */
async function useBlocks(server: Started, key: Key, record: Requests): Promise<Counted> {
  for (;;) {
    await askExactly(server, { key, record, times: 20 })
    const counted = await readCounted(key)
    if (counted.held_until && counted.used > record.admitted()) return counted
  }
}

type Load = {
  /** So many are enough. Without it callers go on until they are refused. */
  enough?: number
  /** What to do to a process as soon as so many are admitted, with requests under way. It may then answer no more. */
  at?: number
  leaves?: Process
  act?: () => unknown
}

async function callAll(servers: readonly Process[], record: Requests, { enough, at, leaves, act }: Load = {}) {
  let acted: unknown
  const keepCalling = async (server: Process) => {
    while (enough === undefined || record.admitted() < enough) {
      const outcome = await record.ask(server)
      if (outcome.said === 'nothing') {
        assert.equal(server.name, leaves?.name, 'only who leaves does not answer')
        return
      }
      if (outcome.said === 'refused' && outcome.hour === nameOf(hour)) return
      if (act && record.admitted() >= (at ?? 0)) acted ??= act()
    }
  }
  await Promise.all(servers.flatMap((server) => Array.from({ length: CALLERS }, () => keepCalling(server))))
  assert.equal(acted === undefined, act === undefined)
  await acted
}

const first = await startProcess()
await setHour(0)

test('a process that is stopped gives back its tickets, and the next one has blocks at once', async () => {
  const key = await issueKey(1_000_000)
  const record = openRecord(key)
  assert.ok((await useBlocks(first, key, record)).holder)
  assert.equal(await first.stop('SIGTERM'), 0)
  const left = { used: record.admitted(), holder: null, held_until: null, shared_until: null }
  assert.deepEqual(await readCounted(key), left)

  const next = await startProcess()
  assert.equal((await useBlocks(next, key, record)).shared_until, null, 'it never was the second to ask')
})

const isStopped = async ({ child }: Process) => / T /.test(await readFile(`/proc/${child.pid}/stat`, 'utf8'))

/**
 * Kills a process that holds a block, as if its machine had died: what it has sent by then does not arrive. Its row is
 * locked, so what the process holds when it is looked at is what it holds when it dies. Returns how many tickets.
 */
async function killHolding(victim: Process, key: Key, record: Requests): Promise<number> {
  const lookAndKill = () =>
    db.transaction(async (tx) => {
      await tx.run(sql`set local idle_in_transaction_session_timeout = 0`)
      const counted = await tx.one<Counted>(sql`${countedRow(key)} for update`)
      victim.child.kill('SIGSTOP')
      await eventually(() => isStopped(victim))
      const held = (counted?.used ?? 0) - record.admitted()
      if (held === 0) return 0
      assert.ok(counted?.held_until, 'nothing else is counted before it is asked for')
      await victim.stop('SIGKILL')
      const pids = (await listConnections(victim)).map(({ pid }) => pid)
      await db.many(sql`select pg_terminate_backend(pid) from unnest(${pids}::int[]) pid`)
      await isGone(victim)
      return held
    })
  for (;;) {
    await askExactly(victim, { key, record, times: 20 })
    const held = await lookAndKill()
    if (held > 0) return held
    victim.child.kill('SIGCONT')
  }
}

test('of a process that is killed while it holds a block, exactly that block is lost', async () => {
  const key = await issueKey(1_500)
  const record = openRecord(key)
  const held = await killHolding(await startProcess(), key, record)
  assert.ok(held <= key.limit / 8, `${held}`)
  assert.equal((await readCounted(key)).used, record.admitted() + held, 'nobody gave it back')

  await callAll([await startProcess()], record)
  assert.equal(record.admitted(), key.limit - held)
  assert.equal((await readCounted(key)).used, key.limit)
})

test('under load one process is killed, one is stopped and one joins in, and hours end', async () => {
  const key = await issueKey(1_500)
  const record = openRecord(key)
  const [killed, stopped, stays] = [await startProcess(), await startProcess(), await startProcess()]
  for (const server of [killed, stopped, stays]) await record.ask(server)

  await callAll([killed, stopped, stays], record, {
    enough: key.limit * 0.4,
    at: key.limit * 0.2,
    leaves: killed,
    act: () => killed.stop('SIGKILL'),
  })
  await isGone(killed)
  // Who asks one by one holds what it was asked for. None of the others has a block either.
  await eventually(async () => (await readCounted(key)).held_until === null)
  const held = (await readCounted(key)).used - record.admitted()
  assert.ok(held >= 0 && held <= CALLERS, `${held}`)

  await callAll([stopped, stays], record, {
    enough: key.limit * 0.7,
    at: key.limit * 0.5,
    leaves: stopped,
    act: async () => assert.equal(await stopped.stop('SIGTERM'), 0),
  })
  await eventually(async () => (await readCounted(key)).held_until === null)
  assert.equal((await readCounted(key)).used, record.admitted() + held, 'the one that was stopped took nothing with it')

  const joins = await startProcess()
  await callAll([joins, stays], record)
  assert.equal(record.admitted(), key.limit - held)
  assert.equal((await readCounted(key)).used, key.limit)

  // The next hour ends just before the limit is used up, with requests under way.
  await setHour(1)
  await callAll([joins, stays], record, { at: key.limit - CALLERS, act: () => setHour(2) })
  assert.ok(record.admittedIn(nameOf(1)) >= key.limit - CALLERS)
  assert.equal(record.admitted(), key.limit, 'nobody died in this hour')
  assert.equal(await joins.stop('SIGTERM'), 0)
  assert.equal(await stays.stop('SIGTERM'), 0)
})
