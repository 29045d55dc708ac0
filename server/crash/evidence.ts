import { readFile } from 'node:fs/promises'
import { sql } from '../src/platform/db/db.ts'
import type { Fault } from './faults.ts'
import type { Stage } from './stage.ts'

export type Activity = {
  claim_id: string
  webhook_id: string
  action: string
  details: { claim_disputed?: boolean }
  at: Date
  committed_at: Date
}
export type EventFact = { id: string; claim_id: string; type: string; body: Buffer }
export type DeliveryFact = {
  id: string
  event_id: string
  webhook_id: string
  status: string
  reason: string | null
  attempts: number
  pick_ups: number
}
export type AttemptFact = {
  delivery_id: string
  number: number
  /** Taken some time before the call begins: a process starved of CPU may be held up in between. */
  at: Date
  duration_ms: number
  status_code: number | null
  /** From then on others can see the outcome. */
  committed_at: Date
}
export type Switch = { webhook_id: string; enabled: boolean; secret: string; at: Date }

/** One request as the receiver saw it. `status` is null if it gave no answer. `end_ms` is when the connection ended. */
export type Send = {
  number: number
  delivery_id: string
  /** When the dispatcher began the call. */
  begun_ms: number
  /** When it had arrived completely. */
  at_ms: number
  end_ms: number
  status: number | null
  signature: string
  body: Buffer
}

export type Span = { from_ms: number; to_ms: number }

export type Evidence = {
  activity: Activity[]
  events: EventFact[]
  deliveries: DeliveryFact[]
  attempts: AttemptFact[]
  switches: Switch[]
  sends: Send[]
  faults: readonly Fault[]
  /** When no worker was up. */
  idle: readonly Span[]
  /** Webhooks whose endpoint always acknowledges. */
  steady: Set<string>
}

/** What happened, taken from sources other than the dispatcher wherever possible. */
export async function readEvidence(
  { deps, log_file, partners }: Stage,
  faults: readonly Fault[],
  idle: readonly Span[],
): Promise<Evidence> {
  const { db, vault } = deps
  const activity = await db.many<Activity>(sql`
    select a.claim_id, w.id as webhook_id, a.action, a.details, a.at, pg_xact_commit_timestamp(a.xmin) as committed_at
    from claim_activity a join claims l on l.id = a.claim_id join customers c on c.id = l.customer_id
    join webhooks w on w.partner_id = c.partner_id
    order by a.seq`)
  const events = await db.many<EventFact>(sql`select id, claim_id, type, body from events order by seq`)
  const deliveries = await db.many<DeliveryFact>(sql`
    select id, event_id, webhook_id, status, reason, attempts, pick_ups from webhook_deliveries order by seq`)
  const attempts = await db.many<AttemptFact>(sql`
    select delivery_id, number, at, duration_ms, status_code, pg_xact_commit_timestamp(xmin) as committed_at
    from webhook_attempts order by delivery_id, number`)
  const switches = await db.many<Omit<Switch, 'secret'> & { secret_sealed: Buffer }>(sql`
    select webhook_id, enabled, secret_sealed, pg_xact_commit_timestamp(xmin) as at from crash_switches order by number`)
  const steady = partners.filter(({ manner }) => manner === 'steady').map(({ partner_id }) => partner_id)
  const hooks = await db.many<{ id: string }>(sql`select id from webhooks where partner_id = any(${steady}::uuid[])`)
  return {
    activity,
    events,
    deliveries,
    attempts,
    faults,
    idle,
    switches: switches.map(({ secret_sealed, ...same }) => ({ ...same, secret: vault.open(secret_sealed) })),
    sends: readSends(await readFile(log_file, 'utf8')),
    steady: new Set(hooks.map(({ id }) => id)),
  }
}

type Line = { kind: 'arrival' | 'end'; number: number; at_ms: number } & Record<string, string> & {
    status: number | null
  }

function readSends(text: string): Send[] {
  const sends = new Map<number, Send>()
  for (const line of text.split('\n').filter(Boolean)) {
    const { kind, number, at_ms, ...rest } = JSON.parse(line) as Line
    if (kind === 'arrival') {
      sends.set(number, {
        number,
        at_ms,
        end_ms: Number.POSITIVE_INFINITY,
        status: null,
        begun_ms: Number(rest.begun_at),
        delivery_id: rest.delivery_id ?? '',
        signature: rest.signature ?? '',
        body: Buffer.from(rest.body ?? '', 'base64'),
      })
    } else Object.assign(sends.get(number) ?? {}, { end_ms: at_ms, status: rest.status })
  }
  return [...sends.values()]
}
