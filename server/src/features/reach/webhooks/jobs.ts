import { pause } from '../../../platform/clock.ts'
import { newId } from '../../../platform/ids.ts'
import type { RecurringJob } from '../../../platform/jobs/job.ts'
import { setDueAtOnce } from '../../../platform/jobs/queries.ts'
import { type Deps, readBusinessTime, type Work } from '../../../platform/work.ts'
import { attempt, type Place } from './attempt.ts'
import { type Finish, openFinisher } from './finisher.ts'
import { findNextDue, giveBack, leaseDue, listWaiting, type Picked, readLeased } from './outbox.ts'
import {
  type Backlog,
  type Call,
  heldBack,
  IN_FLIGHT_PER_WEBHOOK_MAX,
  PACE,
  type Pace,
  REACHES_KEPT,
  type Reach,
  SET_ASIDE,
  type SlotShare,
  shareSlots,
} from './rules.ts'

/** While webhooks are held back, how often one of them is called to see whether it can be reached again. */
const PROBE_EVERY_MS = 10_000

export type DeliveryOptions = {
  readonly pace?: Pace
  /** Called at the points of an attempt where a crash would do most harm. */
  readonly reach?: (place: Place) => void
}

/** What this process is sending and remembers, shared by its run and its help. */
type Dispatcher = {
  readonly pace: Pace
  readonly reach: (place: Place) => void
  readonly calls: Set<Call>
  readonly reaches: Reach[]
  turn: number
  probe_at_ms: number
  held_back: number
}

/** Sends what is due. One process has the run and ends it when nothing is due any more. All others help meanwhile. */
export function webhookDelivery({ pace = PACE, reach = () => undefined }: DeliveryOptions = {}): RecurringJob {
  const dispatcher: Dispatcher = { pace, reach, calls: new Set(), reaches: [], turn: 0, probe_at_ms: 0, held_back: 0 }
  return {
    name: 'webhooks.deliver',
    hand: 'business',
    every_s: pace.every_s,
    lease_s: pace.run_lease_s,
    next_due: findNextDue,
    run: (deps) => deliver(deps, dispatcher, 'run'),
    help: (deps) => deliver(deps, dispatcher, 'help'),
  }
}

export const deliverWebhooks: RecurringJob = webhookDelivery()

/** For somebody who waits for them: what this transaction queues is sent after its commit, and not at the next tick. */
export const hastenDeliveries = ({ tx, now }: Work): Promise<number> => setDueAtOnce(tx, deliverWebhooks.name, now)

/**
 * As long as it runs it also takes what falls due, so that an endpoint that hangs, with however much waiting for it,
 * delays nobody else. A run ends when nothing due is left, what others are sending included; help ends when there is
 * nothing to take.
 */
async function deliver(deps: Deps, dispatcher: Dispatcher, part: 'run' | 'help'): Promise<void> {
  const { stopping } = deps.jobs
  const giving_up = new AbortController()
  const giveUp = () => void pause(dispatcher.pace.stop_within_ms, giving_up.signal).then(() => giving_up.abort())
  stopping.addEventListener('abort', giveUp)
  const calls = new Set<Promise<void>>()
  const finish = openFinisher(deps.db)
  let rest = new AbortController()
  try {
    for (;;) {
      rest = new AbortController()
      const asked_at_ms = performance.now()
      const { picked, is_waiting } = stopping.aborted ? NOTHING : await pickUpDue(deps, dispatcher, part)
      for (const delivery of picked) {
        const call = begin(deps, dispatcher, delivery, { asked_at_ms, giving_up: giving_up.signal, finish }).finally(
          () => {
            calls.delete(call)
            rest.abort()
          },
        )
        calls.add(call)
      }
      const is_done = stopping.aborted || (part === 'help' ? picked.length === 0 : !is_waiting)
      if (calls.size === 0 && is_done) return
      await pause(dispatcher.pace.look_every_ms, rest.signal)
    }
  } finally {
    stopping.removeEventListener('abort', giveUp)
    if (calls.size === 0) giving_up.abort()
  }
}

const NOTHING: { picked: Picked[]; is_waiting: boolean } = { picked: [], is_waiting: false }

type Begun = { asked_at_ms: number; giving_up: AbortSignal; finish: Finish }

async function begin(deps: Deps, dispatcher: Dispatcher, delivery: Picked, begun: Begun): Promise<void> {
  dispatcher.calls.add(delivery)
  try {
    const sent = await attempt(deps, delivery, { ...begun, pace: dispatcher.pace, reach: dispatcher.reach })
    if (sent && !sent.is_ours) dispatcher.reaches.push({ webhook_id: delivery.webhook_id, is_reached: sent.is_reached })
    if (dispatcher.reaches.length > 2 * REACHES_KEPT) dispatcher.reaches.splice(0, REACHES_KEPT)
  } catch (error) {
    deps.log.error({ err: error, delivery_id: delivery.id }, 'delivery not recorded')
  } finally {
    dispatcher.calls.delete(delivery)
  }
}

async function pickUpDue(deps: Deps, dispatcher: Dispatcher, part: 'run' | 'help'): Promise<typeof NOTHING> {
  const now = await readBusinessTime(deps.db, deps.clock, deps.config.mode)
  const waiting = await listWaiting(deps.db, now, IN_FLIGHT_PER_WEBHOOK_MAX)
  const shares = shareSlotsOut(deps, dispatcher, waiting)
  const is_waiting = waiting.length > 0
  if (shares.length === 0) return { picked: [], is_waiting }
  // A run that an advance of the clock has begun goes on while it is moved; help does not.
  const only_while_clock_stands = part === 'help' && deps.config.mode === 'sandbox'
  const wish = { lease_id: newId(), lease_s: dispatcher.pace.lease_s, now, only_while_clock_stands }
  const leased = await leaseDue(deps.db, shares, wish)
  for (const { id } of leased.filter(({ is_set_aside }) => is_set_aside)) {
    deps.log.error({ delivery_id: id, reason: SET_ASIDE }, 'webhook set aside, whoever sent it died')
  }
  const ids = leased.filter(({ is_set_aside }) => !is_set_aside).map(({ id }) => id)
  return { picked: ids.length > 0 ? await readToSend(deps, wish.lease_id, ids) : [], is_waiting }
}

/** Without those whose webhook was disabled at this moment. They are shown as failed as soon as nobody has them. */
async function readToSend({ db }: Deps, lease_id: string, ids: readonly string[]): Promise<Picked[]> {
  const picked = await readLeased(db, lease_id, ids)
  const kept = new Set(picked.map(({ id }) => id))
  for (const id of ids.filter((one) => !kept.has(one))) await giveBack(db, { id, lease_id }, null)
  return picked
}

/** How many calls each webhook gets now. Those that are held back get none, except for one as a probe now and then. */
function shareSlotsOut(deps: Deps, dispatcher: Dispatcher, waiting: readonly Backlog[]): SlotShare[] {
  // In the sandbox moving the clock waits for every attempt, so none is held back.
  const held = deps.config.mode === 'live' ? heldBack(dispatcher.reaches) : new Set<string>()
  tellHeldBack(deps, dispatcher, held.size)
  const open = waiting.filter(({ webhook_id }) => !held.has(webhook_id))
  const shares = shareSlots(open, [...dispatcher.calls], dispatcher.turn++)
  const shut = waiting.filter(({ webhook_id, due }) => held.has(webhook_id) && due > 0)
  if (shut.length === 0 || performance.now() < dispatcher.probe_at_ms) return shares
  dispatcher.probe_at_ms = performance.now() + PROBE_EVERY_MS
  const { webhook_id, is_retry } = shut[dispatcher.turn % shut.length] as Backlog
  return [...shares, { webhook_id, is_retry, slots: 1 }]
}

function tellHeldBack({ log, metrics }: Deps, dispatcher: Dispatcher, webhooks: number): void {
  if (webhooks === dispatcher.held_back) return
  if (dispatcher.held_back === 0) log.error({ webhooks }, 'no endpoint can be reached, webhooks are held back')
  if (webhooks === 0) log.info('endpoints can be reached again, webhooks go on')
  dispatcher.held_back = webhooks
  metrics.webhooks_held_back.set(webhooks)
}
