import { createHash } from 'node:crypto'
import { pause } from '../src/platform/clock.ts'
import { sql } from '../src/platform/db/db.ts'
import { type Found, findBroken, longestGap } from './audit.ts'
import { type Calls, contentOf, makeParties, openClient, probeReading, probeWriting, writeAll } from './callers.ts'
import type { Town } from './town.ts'

const CALLERS = 4
const REST_WITHIN_MS = 240_000

export type Fault<Name extends string> = { readonly name: Name; readonly from_ms: number; readonly to_ms: number }

/** The longest time without a success while a fault and what follows it lasted, for callers without any retry. */
export type Outage<Name extends string> = { readonly name: Name; readonly read_ms: number; readonly write_ms: number }

export type Report<Name extends string> = {
  readonly asked: number
  readonly acknowledged: number
  readonly events: number
  /** Arrivals beyond the first of each event; at least once is what was promised. */
  readonly repeated_arrivals: number
  readonly given_up: ReadonlyMap<string, number>
  readonly failures: ReadonlyMap<string, number>
  readonly probes: number
  readonly probes_failed: number
  /** One for each fault, in their order. */
  readonly outages: readonly Outage<Name>[]
  readonly broken: readonly string[]
}

/** `broken`: what did not come back by itself, one sentence each. */
export type Caused<Name extends string> = {
  readonly faults: readonly Fault<Name>[]
  readonly broken: readonly string[]
}

export type Wish<Name extends string> = {
  /** Breaks what is to be broken, while callers go on. */
  causeFaults(): Promise<Caused<Name>>
  tell(line: string): void
}

/** Callers write and read all the time while faults are caused; then everything comes to rest and is looked at. */
export async function runUnderLoad<Name extends string>(
  town: Town,
  { causeFaults, tell }: Wish<Name>,
): Promise<Report<Name>> {
  const calls: Calls = { given_up: new Map(), reads_ms: [], writes_ms: [], probes: 0 }
  const parties = await makeParties(town)
  const over = new AbortController()
  const writers = Array.from({ length: CALLERS }, () => writeAll(town, parties, calls, over.signal))
  const probes = [probeReading(town, calls, over.signal), probeWriting(town, parties, calls, over.signal)]
  const calling = Promise.all([...writers, ...probes])
  calling.catch(() => over.abort())
  const { faults, broken } = await causeFaults()
  over.abort()
  await calling
  tell('waiting until everything has come to rest')
  await comeToRest(town)
  const found = await lookAtAll(town)
  return {
    ...{ asked: town.ledger.asked.length, acknowledged: town.ledger.acknowledged.length },
    events: found.events.stored.length,
    repeated_arrivals: [...town.receiver.arrivals.values()].reduce((total, count) => total + count - 1, 0),
    given_up: calls.given_up,
    failures: town.balancer.failures,
    probes: calls.probes,
    probes_failed: calls.probes - calls.reads_ms.length - calls.writes_ms.length,
    outages: outagesOf(faults, calls),
    broken: [...broken, ...findBroken(town.ledger, found)],
  }
}

function outagesOf<Name extends string>(
  faults: readonly Fault<Name>[],
  { reads_ms, writes_ms }: Calls,
): Outage<Name>[] {
  return faults.map(({ name, from_ms, to_ms }, index) => {
    const end_ms = faults[index + 1]?.from_ms ?? to_ms
    const longestOf = (successes_ms: readonly number[]) =>
      longestGap(
        successes_ms.filter((at) => at >= from_ms && at <= end_ms),
        from_ms,
        end_ms,
      )
    return { name, read_ms: longestOf(reads_ms), write_ms: longestOf(writes_ms) }
  })
}

/** Every event was sent, or nobody will send it any more. The clock brings the times of the retries near. */
async function comeToRest(town: Town): Promise<void> {
  await Promise.all(town.nodes.map((node) => node.ready()))
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
