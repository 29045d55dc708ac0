import { pause } from '../../platform/clock.ts'
import { newId } from '../../platform/ids.ts'
import type { RecurringJob } from '../../platform/jobs/job.ts'
import { type Deps, readBusinessTime } from '../../platform/work.ts'
import {
  findNextDue,
  finish,
  giveBack,
  listWaiting,
  type Outcome,
  type Picked,
  pickUp,
  sweepDeliveries,
} from './queries.ts'
import { IN_FLIGHT_PER_WEBHOOK_MAX, isAcknowledged, shareSlots, verdictOf } from './rules.ts'
import { signatureHeader } from './sign.ts'

const EVERY_S = 30
/** While calls are under way, how often it is looked for what has fallen due meanwhile. */
const LOOK_EVERY_MS = 500

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

/** One call, outside of any transaction, and its outcome. What failed through us is given back and not counted. */
async function attempt(deps: Deps, delivery: Picked): Promise<void> {
  const at = await readBusinessTime(deps.db, deps.clock, deps.config.mode)
  const body = Buffer.from(delivery.body)
  const outcome = await deps.poster.post({
    url: delivery.url,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'mahnwerk-webhooks/1.0',
      'x-service-event': delivery.type,
      'x-service-delivery': delivery.id,
      'x-service-signature': signatureHeader(deps.vault.open(delivery.secret_sealed), body, deps.clock.wall()),
    },
    body,
  })
  if (outcome.is_ours) {
    await giveBack(deps.db, [delivery.id], delivery.lease_id)
    return
  }
  const ended_at = await readBusinessTime(deps.db, deps.clock, deps.config.mode)
  const acknowledged = isAcknowledged(outcome.status_code)
  const row: Outcome = {
    at,
    url: delivery.url,
    status_code: outcome.status_code,
    duration_ms: Math.round(outcome.duration_ms),
    error: outcome.error,
    response_head: outcome.response_head,
  }
  const verdict = verdictOf(delivery.attempts + 1, acknowledged, ended_at)
  const is_ours = await finish(deps.db, delivery, verdict, row)
  const line = { delivery_id: delivery.id, attempt: delivery.attempts + 1, status_code: outcome.status_code }
  if (is_ours) deps.log.info({ ...line, error: outcome.error, status: verdict.status }, 'webhook attempt')
  else deps.log.warn(line, 'webhook lease lost, outcome discarded')
}
