import { createHmac } from 'node:crypto'
import { IN_FLIGHT_PER_WEBHOOK_MAX } from '../src/features/reach/webhooks/rules.ts'
import type { AttemptFact, DeliveryFact, Evidence, Send } from './evidence.ts'
import { isCrash } from './faults.ts'
import { groupBy, isEnabledAt, isExcused, isSwitchedBetween, MARGIN_MS, matchEvents, switchingsOf } from './model.ts'
import { CRASH_PACE } from './pace.ts'
import { MANNERS } from './stage.ts'

/** From the pick-up, when address and secret are read, to the start of the call. */
const UNSENT_MS = (CRASH_PACE.lease_s - CRASH_PACE.spare_s) * 1000
const CLOCK_MS = 5
const FIRST_WITHIN_MS = 12_000
/** The delay that a crash may cause for what it hits: a lease, and the next tick. */
const CRASH_MS = (CRASH_PACE.lease_s + CRASH_PACE.every_s) * 1000

type Case = { evidence: Evidence; delivery: DeliveryFact; sends: readonly Send[]; attempts: readonly AttemptFact[] }

/**
 * Returns a sentence for every broken promise:
 * (a) a change that was committed while its webhook was enabled has exactly one event of each kind and one delivery
 * (b) a change that was rolled back, or committed while the webhook was disabled, is never sent
 * (c) a delivery ends as delivered if the receiver acknowledged it, or as failed after six failures or a disabling
 * (d) only crashes make a delivery arrive more often than it was recorded
 * (e) every arrival has the event's bytes, signed for that moment with the secret in force
 * (f) nothing is sent before its time, after its end, or to a webhook that is disabled
 * (g) if both events of a closure arrived at the first attempt, the stage event arrived first
 * (h) a delivery is never under way twice, unless a lease has really expired
 * (i) a hanging endpoint does not hold up the first attempts to others
 */
export function findViolations(evidence: Evidence): string[] {
  const sends = groupBy(evidence.sends, ({ delivery_id }) => delivery_id)
  const attempts = groupBy(evidence.attempts, ({ delivery_id }) => delivery_id)
  const cases = evidence.deliveries.map((delivery) => ({
    evidence,
    delivery,
    sends: sends.get(delivery.id) ?? [],
    attempts: attempts.get(delivery.id) ?? [],
  }))
  const known = new Set(evidence.deliveries.map(({ id }) => id))
  return [
    ...findUntold(evidence, sends),
    ...[...sends.keys()].filter((id) => !known.has(id)).map((id) => `(b) ${id} was sent and is no delivery`),
    ...cases.flatMap((one) => [...checkEnd(one), ...checkTimes(one), ...checkAlone(one), ...checkOverlap(one)]),
    ...checkBytes(evidence, cases),
    ...checkDisabled(evidence, cases),
    ...checkDuplicates(evidence, cases),
  ]
}

/** (a), (b), (g) and (i): each change is sent once, never while disabled, in order and in time. */
function findUntold(evidence: Evidence, sends: ReadonlyMap<string, Send[]>): string[] {
  const { told, faults } = matchEvents(evidence)
  const by_event = groupBy(evidence.deliveries, ({ event_id }) => event_id)
  const switchings = switchingsOf(evidence.switches)
  for (const { change, events } of told) {
    const own = switchings.get(change.webhook_id) ?? []
    const is_near = isSwitchedBetween(own, change.from_ms - MARGIN_MS, change.to_ms + MARGIN_MS)
    const is_off_at_end =
      !isEnabledAt(own, change.to_ms) && !isSwitchedBetween(own, change.to_ms - MARGIN_MS, change.to_ms + MARGIN_MS)
    const deliveries = events.map(({ id }) => by_event.get(id) ?? [])
    for (const [index, list] of deliveries.entries()) {
      const what = `event ${events[index]?.id} of claim ${change.claim_id}`
      if (list.length > 1) faults.push(`(a) ${what} has ${list.length} deliveries`)
      if (!is_near && isEnabledAt(own, change.from_ms) && list.length === 0) faults.push(`(a) ${what} has no delivery`)
      if (!is_near && !isEnabledAt(own, change.from_ms) && list.length > 0)
        faults.push(`(b) ${what} was queued while its webhook was disabled`)
      if (is_off_at_end && list.some(({ id }) => sends.has(id)))
        faults.push(`(b) ${what} was committed while its webhook was disabled, and was sent`)
      faults.push(...checkDelay(evidence, { what, change_ms: change.to_ms, list, sends }))
    }
    const [stage, status] = deliveries.map(([first]) => first)
    if (
      stage &&
      status &&
      [stage, status].every(({ status: end, attempts }) => end === 'delivered' && attempts === 1)
    ) {
      const [before, after] = [stage, status].map(({ id }) => sends.get(id)?.[0]?.number ?? Number.NaN)
      if (!(Number(before) < Number(after)))
        faults.push(`(g) claim ${change.claim_id} was closed, and the status arrived before the stage`)
    }
  }
  return faults
}

type Delay = { what: string; change_ms: number; list: readonly DeliveryFact[]; sends: ReadonlyMap<string, Send[]> }

function checkDelay({ steady, faults, idle }: Evidence, { what, change_ms, list, sends }: Delay): string[] {
  return list.flatMap(({ id, webhook_id }) => {
    const first = sends.get(id)?.[0]
    if (!first || !steady.has(webhook_id)) return []
    const outage_ms = [...faults.filter(({ kind }) => kind === 'postgres'), ...idle]
      .filter(({ from_ms, to_ms }) => to_ms > change_ms && from_ms < first.at_ms)
      .reduce((sum, { from_ms, to_ms }) => sum + to_ms - from_ms, 0)
    const crashes = faults.filter((one) => isCrash(one) && one.to_ms > change_ms && one.from_ms < first.at_ms).length
    const waited_ms = first.at_ms - change_ms - outage_ms - crashes * CRASH_MS
    return waited_ms > FIRST_WITHIN_MS ? [`(i) ${what} waited ${waited_ms} ms for its first attempt`] : []
  })
}

/** (c): how a delivery ended, and that its count of attempts agrees with the records and with the receiver. */
function checkEnd({ delivery, sends, attempts }: Case): string[] {
  const { id, status, reason } = delivery
  const faults: string[] = []
  if (status === 'pending') faults.push(`(c) delivery ${id} is still pending`)
  if (status === 'delivered' && !sends.some((send) => isGood(send.status)))
    faults.push(`(c) delivery ${id} is delivered, but the receiver never said so`)
  const failures = attempts.filter(({ status_code }) => !isGood(status_code)).length
  if (status === 'failed' && reason === null && failures !== 6)
    faults.push(`(c) delivery ${id} has failed after ${failures} recorded failures`)
  if (delivery.attempts !== attempts.length || attempts.some(({ number }, index) => number !== index + 1))
    faults.push(`(c) delivery ${id} counts ${delivery.attempts} attempts, ${attempts.length} were recorded`)
  const answered = attempts.filter(({ status_code }) => status_code !== null).length
  if (answered > sends.filter((send) => send.status !== null).length)
    faults.push(`(c) delivery ${id} has ${answered} answers on record, more than the receiver gave`)
  if (attempts.slice(0, -1).some(({ status_code }) => isGood(status_code)))
    faults.push(`(f) delivery ${id} was acknowledged and attempted once more`)
  return faults
}

const isGood = (status: number | null): boolean => status !== null && status >= 200 && status <= 299

/** At or before the real end: time for which the process was held up before the call is not included. */
const endOf = ({ at, duration_ms }: AttemptFact): number => at.getTime() + duration_ms

/**
 * Whether a call began after the outcome of an attempt was committed. Never true of the attempt's own call, however
 * long its process was held up.
 */
const isAfter = ({ begun_ms }: Send, { committed_at }: AttemptFact): boolean => committed_at.getTime() < begun_ms

/** (f): never before its time, and never after its end. */
function checkTimes({ evidence, delivery, sends, attempts }: Case): string[] {
  const { id, status, reason } = delivery
  const faults: string[] = []
  for (const [index, attempt] of attempts.entries()) {
    const before = attempts[index - 1]
    if (!before) continue
    const early_ms = endOf(before) + (CRASH_PACE.retry_s[index - 1] ?? 0) * 1000 - attempt.at.getTime()
    if (early_ms > CLOCK_MS) faults.push(`(f) attempt ${index + 1} of delivery ${id} began ${early_ms} ms too early`)
  }
  const last = attempts.at(-1)
  for (const send of sends.filter((one) => !isExcused(evidence, one))) {
    const done = attempts.filter((attempt) => isAfter(send, attempt))
    const before = done.at(-1)
    if (!before) continue
    const early_ms = endOf(before) + (CRASH_PACE.retry_s[done.length - 1] ?? 0) * 1000 - send.begun_ms
    const is_over = status !== 'pending' && reason === null && before === last
    if (is_over) faults.push(`(f) delivery ${id} was over (${status}) and was sent once more`)
    else if (early_ms > CLOCK_MS) faults.push(`(f) delivery ${id} was sent ${early_ms} ms too early`)
  }
  return faults
}

/** (h): no other call begins between the start of an attempt and the commit of its outcome. */
const checkAlone = ({ evidence, delivery, sends, attempts }: Case): string[] =>
  attempts.flatMap((attempt) => {
    const since_ms = attempt.at.getTime() - CLOCK_MS
    const within = sends.filter((send) => send.begun_ms >= since_ms && !isAfter(send, attempt))
    // A dead connection is replaced within the same call.
    const calls = new Set(within.map(({ begun_ms }) => begun_ms)).size
    if (calls < 2 || within.some((send) => isExcused(evidence, send))) return []
    return [`(h) ${calls} calls were begun for attempt ${attempt.number} of delivery ${delivery.id}`]
  })

/** (h): two sends of one delivery overlap only if a lease has really expired. */
const checkOverlap = ({ evidence, delivery, sends }: Case): string[] =>
  sends.flatMap((send, index) => {
    const before = sends[index - 1]
    if (!before || send.at_ms >= before.end_ms) return []
    if (isExcused(evidence, send) || isExcused(evidence, before)) return []
    return [`(h) delivery ${delivery.id} was sent twice at once (requests ${before.number} and ${send.number})`]
  })

/** (e): every request has the bytes of its event, signed at that moment with the secret in force and no other. */
function checkBytes(evidence: Evidence, cases: readonly Case[]): string[] {
  const bodies = new Map(evidence.events.map(({ id, body }) => [id, Buffer.from(body)]))
  const secrets = groupBy(evidence.switches, ({ webhook_id }) => webhook_id)
  return cases.flatMap(({ delivery, sends }) =>
    sends.flatMap((send) => {
      const what = `request ${send.number} of delivery ${delivery.id}`
      const faults: string[] = []
      if (!bodies.get(delivery.event_id)?.equals(send.body)) faults.push(`(e) ${what} has other bytes than its event`)
      const [, t = '', v1 = ''] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(send.signature) ?? []
      if (isExcused(evidence, send)) return faults
      if (Math.abs(Number(t) - send.begun_ms / 1000) > 2) faults.push(`(e) ${what} is signed for another time`)
      const list = secrets.get(delivery.webhook_id) ?? []
      const in_force = list.filter(({ at }, index) => {
        const until_ms = list[index + 1]?.at.getTime() ?? Number.POSITIVE_INFINITY
        return at.getTime() <= send.begun_ms + MARGIN_MS && until_ms >= send.begun_ms - UNSENT_MS - MARGIN_MS
      })
      const is_signed = in_force.some(
        ({ secret }) => createHmac('sha256', secret).update(`${t}.`).update(send.body).digest('hex') === v1,
      )
      if (!is_signed) faults.push(`(e) ${what} is not signed with the secret in force`)
      return faults
    }),
  )
}

/** (f): nothing is sent to a disabled webhook, except what was already on its way. */
function checkDisabled(evidence: Evidence, cases: readonly Case[]): string[] {
  const switchings = switchingsOf(evidence.switches)
  return cases.flatMap(({ delivery, sends }) => {
    const own = switchings.get(delivery.webhook_id) ?? []
    const wrong = sends.filter((send) => {
      const [since_ms, until_ms] = [send.begun_ms - UNSENT_MS - MARGIN_MS, send.begun_ms + MARGIN_MS]
      const is_off = !isEnabledAt(own, send.begun_ms) && !isSwitchedBetween(own, since_ms, until_ms)
      return is_off && !isExcused(evidence, send)
    })
    return wrong.map(({ number }) => `(f) request ${number} went to a webhook that was disabled`)
  })
}

/** The number of sends that were not recorded. */
export const duplicatesOf = (evidence: Evidence): number => {
  const sends = groupBy(evidence.sends, ({ delivery_id }) => delivery_id)
  return evidence.deliveries.reduce(
    (sum, { id, attempts }) => sum + Math.max(0, (sends.get(id)?.length ?? 0) - attempts),
    0,
  )
}

/** (d): only crashes cause duplicates, and each at most as many as were under way. */
function checkDuplicates(evidence: Evidence, cases: readonly Case[]): string[] {
  const crashes = evidence.faults.filter(isCrash).length
  const most = crashes * IN_FLIGHT_PER_WEBHOOK_MAX * MANNERS.length
  const duplicates = duplicatesOf(evidence)
  const faults = cases
    .filter(({ sends, attempts }) => sends.length > attempts.length + crashes)
    .map(({ delivery, sends }) => `(d) delivery ${delivery.id} was sent ${sends.length} times, with ${crashes} crashes`)
  if (duplicates > most) faults.push(`(d) ${duplicates} duplicates with ${crashes} crashes`)
  return faults
}
