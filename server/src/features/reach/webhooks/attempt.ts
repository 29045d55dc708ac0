import { insist } from '../../../platform/db/insist.ts'
import type { PostOutcome } from '../../../platform/outbound/poster.ts'
import { readTrace } from '../../../platform/trace.ts'
import { type Deps, readBusinessTime } from '../../../platform/work.ts'
import type { Finish } from './finisher.ts'
import { giveBack, type Picked } from './outbox.ts'
import { isAcknowledged, mayBegin, type Pace, verdictOf } from './rules.ts'
import { deliveryHeaders } from './sign.ts'

/** The points of an attempt where a crash would do most harm. Only the crash suite listens to them. */
export type Place = 'after_claim' | 'after_send' | 'before_finish' | 'mid_flush' | 'after_commit'

export type Attempting = {
  readonly pace: Pace
  readonly reach: (place: Place) => void
  readonly finish: Finish
  /** When the lease was asked for, by a monotonic clock. */
  readonly asked_at_ms: number
  /** Aborted when the process cannot wait for answers any longer. */
  readonly giving_up: AbortSignal
}

/** Makes one call, outside of any transaction, and records its outcome. Null when no call was made. */
export async function attempt(deps: Deps, delivery: Picked, how: Attempting): Promise<PostOutcome | null> {
  const { pace, reach } = how
  const at = await readBusinessTime(deps.db, deps.clock, deps.config.mode)
  const line = { delivery_id: delivery.id, attempt: delivery.attempts + 1 }
  if (deps.jobs.stopping.aborted || !mayBegin(performance.now() - how.asked_at_ms, pace)) {
    deps.log.info(line, 'webhook given back before it was sent')
    await insist(() => giveBack(deps.db, delivery, null), pace.record_within_s * 1000)
    return null
  }
  reach('after_claim')
  const sent = await send(deps, delivery, how.giving_up)
  reach('after_send')
  const ended_at = await readBusinessTime(deps.db, deps.clock, deps.config.mode)
  if (sent.is_ours) await returnUnsent(deps, delivery, { sent, ended_at, pace })
  else await record(deps, delivery, { sent, at, ended_at, how })
  return sent
}

type Unsent = { sent: PostOutcome; ended_at: Date; pace: Pace }

async function returnUnsent(deps: Deps, delivery: Picked, { sent, ended_at, pace }: Unsent): Promise<void> {
  const line = { delivery_id: delivery.id, attempt: delivery.attempts + 1, error: sent.error }
  const is_stopping = deps.jobs.stopping.aborted
  deps.log[is_stopping ? 'info' : 'error'](line, 'webhook not sent, for a reason that lies with us')
  // A stopping process leaves the delivery to others at once. If we lack resources, it is tried later.
  const next_at = is_stopping ? null : new Date(ended_at.getTime() + pace.every_s * 1000)
  await insist(() => giveBack(deps.db, delivery, next_at), pace.record_within_s * 1000)
}

type Sent = { sent: PostOutcome; at: Date; ended_at: Date; how: Attempting }

async function record(deps: Deps, delivery: Picked, { sent, at, ended_at, how }: Sent): Promise<void> {
  const { status_code, error, response_head } = sent
  const { pace, reach, finish } = how
  const duration_ms = Math.round(sent.duration_ms)
  const outcome = { at, url: delivery.url, status_code, error, response_head, duration_ms }
  const acknowledged = isAcknowledged(status_code)
  const verdict = verdictOf(delivery.attempts + 1, acknowledged, ended_at, pace.retry_s)
  reach('before_finish')
  const recording = insist(() => finish({ ...delivery, verdict, outcome }), pace.record_within_s * 1000)
  reach('mid_flush')
  const is_recorded = await recording
  reach('after_commit')
  const line = { delivery_id: delivery.id, attempt: delivery.attempts + 1, status_code }
  if (!is_recorded) {
    deps.log.warn(line, 'webhook lease lost, outcome discarded')
    return
  }
  const trace = readTrace(delivery.traceparent)
  const belongs = trace ? { trace_id: trace.trace_id } : {}
  deps.log.info({ ...line, error, status: verdict.status, ...belongs }, 'webhook attempt')
  deps.metrics.webhook_attempts.inc({
    outcome: acknowledged ? 'acknowledged' : sent.is_reached ? 'refused' : 'unreached',
  })
}

async function send(deps: Deps, picked: Picked, signal: AbortSignal): Promise<PostOutcome> {
  const { id, url, type, secret_sealed } = picked
  const body = Buffer.from(picked.body)
  let secret: string
  try {
    secret = deps.vault.open(secret_sealed)
  } catch {
    const error = 'the secret was sealed with another token secret; rotate it'
    return {
      status_code: null,
      error,
      duration_ms: 0,
      response_head: Buffer.alloc(0),
      is_ours: true,
      is_reached: true,
    }
  }
  const signed = deliveryHeaders({ id, type, body }, secret, deps.clock.wall())
  const headers = picked.traceparent ? { ...signed, traceparent: picked.traceparent } : signed
  return deps.poster.post({ url, headers, body, signal })
}
