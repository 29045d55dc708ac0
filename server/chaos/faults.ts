import type { Random } from '../crash/random.ts'
import { pause } from '../src/platform/clock.ts'
import { sql } from '../src/platform/db/db.ts'
import { LEASE_S as KEY_LEASE_S } from '../src/platform/http/key-leases.ts'
import type { Caused, Fault } from './load.ts'
import type { WireState } from './wire.ts'
import type { Site, WiredTown } from './wired-town.ts'

const NOTICE_WITHIN_MS = 30_000

/** What machines, networks and people do to an installation. Each ends by itself; the nodes come back by themselves. */
export const FAULTS = {
  'a node is killed': ({ sites }, random) => kill(random.pick(sites)),
  'a node is stopped and started': ({ sites }, random) => stopCleanly(random.pick(sites)),
  'all nodes are restarted, one by one': async ({ sites }) => {
    for (const site of sites) await stopCleanly(site)
  },
  'a node stands still': async ({ sites }, random) => {
    const { node } = random.pick(sites)
    node.signal('SIGSTOP')
    await pause(4_000 + random.below(4_000))
    node.signal('SIGCONT')
  },
  // Longer than others wait for a key that it holds, so that they take over and it must find out.
  'a node stands still for long': async ({ sites }, random) => {
    const { node } = random.pick(sites)
    node.signal('SIGSTOP')
    await pause(2 * KEY_LEASE_S * 1_000 + random.below(5_000))
    node.signal('SIGCONT')
  },
  "a node's clock is wrong": async ({ sites }, random) => {
    const { node } = random.pick(sites)
    node.setClock(random.pick([1, -1]) * (10_000 + random.below(3_600_000)))
    await readiness(node, 'clock_off')
    await pause(3_000 + random.below(3_000))
    node.setClock(0)
    await readiness(node, null)
  },
  'a node loses the database': ({ sites }, random) => disturb(random.pick(sites).database, 'cut', 3_000),
  'a node hears nothing of the database': ({ sites }, random) => disturb(random.pick(sites).database, 'silent', 6_000),
  'nobody has the database': ({ sites }) => disturbAll(sites, 'database', 3_000),
  'the database crashes': (town) => crashDatabase(town),
  'the database stands still': async ({ stopDatabase }, random) => {
    const goOn = await stopDatabase()
    await pause((KEY_LEASE_S + 1) * 1_000 + random.below(3_000))
    goOn()
  },
  'all connections are ended': async ({ db }) => {
    const others = sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name <> 'mahnwerk chaos' and pid <> pg_backend_pid()`
    await db.many(others).catch(() => undefined)
  },
  'a node loses the store': ({ sites }, random) => disturb(random.pick(sites).store, 'cut', 3_000),
  'nobody has the store': ({ sites }) => disturbAll(sites, 'store', 4_000),
} as const satisfies Record<string, (town: WiredTown, random: Random) => Promise<void>>

export type FaultName = keyof typeof FAULTS
export const FAULT_NAMES = Object.keys(FAULTS) as FaultName[]

/** One after another, in an order that follows from the seed; none comes again before all have come. */
export async function causeFaults(
  town: WiredTown,
  random: Random,
  { names, rounds_ms, tell }: { names: readonly FaultName[]; rounds_ms: number; tell(name: FaultName): void },
): Promise<Caused<FaultName>> {
  const faults: Fault<FaultName>[] = []
  const until_ms = performance.now() + rounds_ms
  do {
    for (const name of random.shuffle(names)) {
      tell(name)
      const from_ms = performance.now()
      await FAULTS[name](town, random)
      faults.push({ name, from_ms, to_ms: performance.now() })
      await pause(500 + random.below(1_500))
    }
  } while (performance.now() < until_ms)
  return { faults, broken: [] }
}

async function kill({ node }: Site): Promise<void> {
  const before = node.starts()
  node.signal('SIGKILL')
  await backAgain(node, before)
}

async function stopCleanly({ node }: Site): Promise<void> {
  const before = node.starts()
  node.signal('SIGTERM')
  await backAgain(node, before)
}

async function backAgain(node: Site['node'], before: number): Promise<void> {
  while (node.starts() === before) await pause(20)
  await node.ready()
}

/** Waits until the node itself says so: a fault that nobody notices would prove nothing. */
async function readiness({ name, port }: Site['node'], code: string | null): Promise<void> {
  const until_ms = performance.now() + NOTICE_WITHIN_MS
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null)
    await answer?.body?.cancel()
    if (answer && answer.headers.get('x-error-code') === code) return
    if (performance.now() > until_ms) throw new Error(`${name} does not become ${code ?? 'ready'}`)
    await pause(100)
  }
}

async function disturb(wire: Site['database'], state: WireState, for_ms: number): Promise<void> {
  wire.set(state)
  await pause(for_ms)
  wire.set('sound')
}

async function disturbAll(sites: readonly Site[], which: 'database' | 'store', for_ms: number): Promise<void> {
  await Promise.all(sites.map((site) => disturb(site[which], 'cut', for_ms)))
}

async function crashDatabase({ crashDatabase: crash, db }: WiredTown): Promise<void> {
  await crash()
  for (;;) {
    await pause(100)
    if (await db.one(sql`select 1 as one`).catch(() => undefined)) return
  }
}
