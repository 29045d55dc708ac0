import { createHash } from 'node:crypto'
import { type Random, seeded } from '../crash/random.ts'
import { pause } from '../src/platform/clock.ts'
import { sql } from '../src/platform/db/db.ts'
import { type Found, findBroken, longestGap } from './audit.ts'
import { type Calls, contentOf, makeParties, openClient, probe, writeAll } from './callers.ts'
import { causeFaults, FAULT_NAMES, type Fault, type FaultName } from './faults.ts'
import { openTown, type Town } from './town.ts'

const CALLERS = 4
const REST_WITHIN_MS = 240_000

export type Report = {
  readonly faults: readonly Fault[]
  readonly asked: number
  readonly acknowledged: number
  readonly events: number
  /** Arrivals beyond the first of each event; at least once is what was promised. */
  readonly repeated_arrivals: number
  readonly given_up: ReadonlyMap<string, number>
  readonly failures: ReadonlyMap<string, number>
  readonly probes: number
  readonly probes_failed: number
  /** The longest time without a success while this fault and what follows it lasted, by fault. */
  readonly outage_ms: ReadonlyMap<FaultName, number>
  readonly broken: readonly string[]
}

export type Wish = { seconds: number; seed: number; names?: readonly FaultName[]; tell?(line: string): void }

export async function runChaos({ seconds, seed, names = FAULT_NAMES, tell = () => undefined }: Wish): Promise<Report> {
  const random: Random = seeded(seed)
  tell('starting a database, a store and three nodes')
  const town = await openTown()
  try {
    const calls: Calls = { given_up: new Map(), successes_ms: [], probes: 0 }
    const parties = await makeParties(town)
    const over = new AbortController()
    const writers = Array.from({ length: CALLERS }, () => writeAll(town, parties, calls, over.signal))
    const calling = Promise.all([...writers, probe(town, calls, over.signal)])
    calling.catch(() => over.abort())
    const faults = await causeFaults(town, random, { names, rounds_ms: seconds * 1_000, tell })
    over.abort()
    await calling
    tell('waiting until everything has come to rest')
    await comeToRest(town)
    const found = await lookAtAll(town)
    return {
      ...{ faults, asked: town.ledger.asked.length, acknowledged: town.ledger.acknowledged.length },
      events: found.events.stored.length,
      repeated_arrivals: [...town.receiver.arrivals.values()].reduce((total, count) => total + count - 1, 0),
      given_up: calls.given_up,
      failures: town.balancer.failures,
      probes: calls.probes,
      probes_failed: calls.probes - calls.successes_ms.length,
      outage_ms: outagesOf(faults, calls),
      broken: findBroken(town.ledger, found),
    }
  } finally {
    await town.close()
  }
}

function outagesOf(faults: readonly Fault[], { successes_ms }: Calls): Map<FaultName, number> {
  const longest = new Map<FaultName, number>()
  for (const [index, { name, from_ms, to_ms }] of faults.entries()) {
    const end_ms = faults[index + 1]?.from_ms ?? to_ms
    const within = successes_ms.filter((at) => at >= from_ms && at <= end_ms)
    longest.set(name, Math.max(longest.get(name) ?? 0, longestGap(within, from_ms, end_ms)))
  }
  return longest
}

/** Every event was sent, or nobody will send it any more. The clock brings the times of the retries near. */
async function comeToRest(town: Town): Promise<void> {
  await Promise.all(town.sites.map(({ node }) => node.ready()))
  const client = openClient(town)
  const until_ms = performance.now() + REST_WITHIN_MS
  for (;;) {
    const row = await town.db.one<{ pending: number }>(
      sql`select count(*)::int as pending from webhook_deliveries where status = 'pending'`,
    )
    if (row?.pending === 0) return
    if (performance.now() > until_ms) return
    await client.sandbox.advance({ seconds: 660 }).catch(() => undefined)
    await pause(500)
  }
}

async function lookAtAll(town: Town): Promise<Found> {
  const { db } = town
  const marks = (rows: { mark: string }[]) => rows.map(({ mark }) => mark)
  const fed: string[] = []
  for await (const { id } of openClient(town).events.list()) fed.push(id)
  const events = await db.many<{ id: string }>(sql`select id from events order by seq`)
  return {
    stored: {
      claim: marks(
        await db.many(sql`select partner_reference as mark from claims where partner_reference is not null`),
      ),
      invoice: marks(await db.many(sql`select invoice_number as mark from invoices where invoice_number is not null`)),
      payment: marks(
        await db.many(sql`select external_reference as mark from payments where external_reference is not null`),
      ),
      document: marks(await db.many(sql`select split_part(original_filename, '.', 1) as mark from documents`)),
    },
    events: { stored: events.map(({ id }) => id), arrived: [...town.receiver.arrivals.keys()], fed },
    broken_documents: await findBrokenDocuments(town),
  }
}

async function findBrokenDocuments(town: Town): Promise<string[]> {
  const client = openClient(town)
  const broken: string[] = []
  const rows = await town.db.many<{ id: string; mark: string }>(
    sql`select id, split_part(original_filename, '.', 1) as mark from documents`,
  )
  for (const { id, mark } of rows) {
    const bytes = await client.documents
      .download(id)
      .then((download) => download.bytes())
      .catch(() => null)
    const hash = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex')
    if (!bytes || hash(bytes) !== hash(contentOf(mark))) broken.push(mark)
  }
  return broken
}
