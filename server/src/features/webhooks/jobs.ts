import { pause } from '../../platform/clock.ts'
import { insist } from '../../platform/db/insist.ts'
import { newId } from '../../platform/ids.ts'
import type { RecurringJob } from '../../platform/jobs/job.ts'
import type { PostOutcome } from '../../platform/outbound/poster.ts'
import { type Deps, readBusinessTime } from '../../platform/work.ts'
import { findNextDue, finish, giveBack, listWaiting, type Picked, pickUp, sweepDeliveries } from './queries.ts'
import { IN_FLIGHT_PER_WEBHOOK_MAX, isAcknowledged, shareSlots, verdictOf } from './rules.ts'
import { signatureHeader } from './sign.ts'

const EVERY_S = 30
/** While calls are under way, how often it is looked for what has fallen due meanwhile. */
const LOOK_EVERY_MS = 500
/** With the call itself this stays within the lease. */
const RECORD_WITHIN_MS = 15_000

/** Sends what is due, as partners were promised, every half minute. */
export const deliverWebhooks: RecurringJob = {
  name: 'webhooks.deliver',
  hand: 'business',
  every_s: EVERY_S,
  next_due: findNextDue,
  run: deliverDue,
}

/**
 * Ends when nothing is due and nothing under way. As long as it runs it also takes what falls due, so that an endpoint that
 * hangs, with however much waiting for it, delays nobody else.
 */
async function deliverDue(deps: Deps): Promise<void> {
  await sweepDeliveries(deps.db)
  const calls = new Set<Promise<void>>()
  const in_flight = new Map<string, number>()
  const count = (webhook_id: string, step: number) => {
    const now = (in_flight.get(webhook_id) ?? 0) + step
    if (now === 0) in_flight.delete(webhook_id)
    else in_flight.set(webhook_id, now)
  }
  for (;;) {
    const picked = deps.jobs.stopping.aborted ? [] : await pickUpDue(deps, in_flight)
    for (const delivery of picked) {
      count(delivery.webhook_id, 1)
      const call = attempt(deps, delivery)
        .catch((error: unknown) => deps.log.error({ err: error, delivery_id: delivery.id }, 'delivery not recorded'))
        .finally(() => {
          calls.delete(call)
          count(delivery.webhook_id, -1)
        })
      calls.add(call)
    }
    if (calls.size === 0) return
    const rest = new AbortController()
    await Promise.race([...calls, pause(LOOK_EVERY_MS, rest.signal)])
    rest.abort()
  }
}

async function pickUpDue(deps: Deps, in_flight: ReadonlyMap<string, number>): Promise<Picked[]> {
  const now = await readBusinessTime(deps.db, deps.clock, deps.config.mode)
  const shares = shareSlots(await listWaiting(deps.db, now, IN_FLIGHT_PER_WEBHOOK_MAX), in_flight)
  return shares.length === 0 ? [] : pickUp(deps.db, shares, newId(), now)
}

/** One call, outside of any transaction, and its outcome. */
async function attempt(deps: Deps, delivery: Picked): Promise<void> {
  const at = await readBusinessTime(deps.db, deps.clock, deps.config.mode)
  const sent = await send(deps, delivery)
  const ended_at = await readBusinessTime(deps.db, deps.clock, deps.config.mode)
  const line = { delivery_id: delivery.id, attempt: delivery.attempts + 1 }
  if (sent.is_ours) {
    deps.log.error({ ...line, error: sent.error }, 'webhook not sent, for a reason that lies with us')
    const next_at = new Date(ended_at.getTime() + EVERY_S * 1000)
    await insist(() => giveBack(deps.db, delivery, next_at), RECORD_WITHIN_MS)
    return
  }
  const { status_code, error, response_head } = sent
  const outcome = {
    at,
    url: delivery.url,
    status_code,
    error,
    response_head,
    duration_ms: Math.round(sent.duration_ms),
  }
  const verdict = verdictOf(delivery.attempts + 1, isAcknowledged(status_code), ended_at)
  const is_recorded = await insist(() => finish(deps.db, delivery, verdict, outcome), RECORD_WITHIN_MS)
  if (is_recorded) deps.log.info({ ...line, status_code, error, status: verdict.status }, 'webhook attempt')
  else deps.log.warn({ ...line, status_code }, 'webhook lease lost, outcome discarded')
}

async function send(deps: Deps, { id, url, type, body, secret_sealed }: Picked): Promise<PostOutcome> {
  const bytes = Buffer.from(body)
  let secret: string
  try {
    secret = deps.vault.open(secret_sealed)
  } catch {
    const error = 'the secret was sealed with another token secret; rotate it'
    return { status_code: null, error, duration_ms: 0, response_head: Buffer.alloc(0), is_ours: true }
  }
  return deps.poster.post({
    url,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'mahnwerk-webhooks/1.0',
      'x-service-event': type,
      'x-service-delivery': id,
      'x-service-signature': signatureHeader(secret, bytes, deps.clock.wall()),
    },
    body: bytes,
  })
}
