export const DELIVERY_STATUSES = ['pending', 'delivered', 'failed'] as const
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number]

/** The waiting time after each failed attempt except the last, counted from its end. */
export const RETRY_S = [30, 120, 600, 3_600, 21_600] as const
export const ATTEMPTS_MAX = RETRY_S.length + 1

/** A delivery that was picked up this often without an outcome seems to kill its sender. It is set aside. */
export const PICK_UPS_MAX = 20

export const WEBHOOK_DISABLED = 'webhook_disabled'
export const SET_ASIDE = 'set_aside'

export const isAcknowledged = (status_code: number | null): boolean =>
  status_code !== null && status_code >= 200 && status_code <= 299

export type DeliveryVerdict = { status: DeliveryStatus; next_at: Date }

/** What follows from an attempt, the `attempt`th, that ended at `ended_at`. */
export function verdictOf(
  attempt: number,
  acknowledged: boolean,
  ended_at: Date,
  retry_s: readonly number[] = RETRY_S,
): DeliveryVerdict {
  if (acknowledged) return { status: 'delivered', next_at: ended_at }
  const wait_s = retry_s[attempt - 1]
  if (wait_s === undefined) return { status: 'failed', next_at: ended_at }
  return { status: 'pending', next_at: new Date(ended_at.getTime() + wait_s * 1000) }
}

export type Pace = {
  /** Between the ticks. */
  readonly every_s: number
  readonly retry_s: readonly number[]
  /** How long a delivery is leased to the process that picked it up. */
  readonly lease_s: number
  /** What must be left of the lease when a call begins: time for the call and for recording it. */
  readonly spare_s: number
  /** How long we try to record an outcome while the database is away. */
  readonly record_within_s: number
  /** The lease on the run itself, renewed while it lasts. */
  readonly run_lease_s: number
  /** How often to look for newly due deliveries while calls are under way. */
  readonly look_every_ms: number
  /** How long a stopping process waits for its calls. The remaining time is for giving them back. */
  readonly stop_within_ms: number
}

/** As partners were promised. */
export const PACE: Pace = {
  every_s: 30,
  retry_s: RETRY_S,
  lease_s: 30,
  spare_s: 12,
  record_within_s: 15,
  run_lease_s: 15,
  look_every_ms: 500,
  stop_within_ms: 9_000,
}

/** Whether a call may still begin this long after its delivery was leased. Two processes must never send the same one. */
export const mayBegin = (waited_ms: number, { lease_s, spare_s }: Pick<Pace, 'lease_s' | 'spare_s'>): boolean =>
  waited_ms <= (lease_s - spare_s) * 1000

/** How many calls are under way in one process, in all and to one partner. */
export const IN_FLIGHT_MAX = 200
export const IN_FLIGHT_PER_WEBHOOK_MAX = 10
/** Reserved for retries while there are any. The other two thirds are reserved for first attempts in the same way. */
const FOR_RETRIES = Math.floor(IN_FLIGHT_MAX / 3)
const FOR_FIRSTS = IN_FLIGHT_MAX - FOR_RETRIES

export type Backlog = { readonly webhook_id: string; readonly is_retry: boolean; readonly due: number }
export type Call = { readonly webhook_id: string; readonly is_retry: boolean }
export type SlotShare = { readonly webhook_id: string; readonly is_retry: boolean; readonly slots: number }

/**
 * How many more calls each of these webhooks gets now. They take turns, so that a long queue does not crowd out the others,
 * and each time another one begins (`turn`), so that nobody is always last. First attempts and retries use each other's
 * slots only as far as these are free.
 */
export function shareSlots(waiting: readonly Backlog[], calls: readonly Call[], turn = 0): SlotShare[] {
  const left = new Map<string, number>()
  for (const { webhook_id } of [...waiting, ...calls]) left.set(webhook_id, IN_FLIGHT_PER_WEBHOOK_MAX)
  const take = (webhook_id: string, count = 1) => left.set(webhook_id, (left.get(webhook_id) ?? 0) - count)
  for (const { webhook_id } of calls) take(webhook_id)

  const used = { firsts: calls.filter(({ is_retry }) => !is_retry).length, retries: 0 }
  used.retries = calls.length - used.firsts
  const wanted = (retries: boolean) =>
    waiting
      .filter(({ is_retry }) => is_retry === retries)
      .reduce((sum, { webhook_id, due }) => sum + Math.max(0, Math.min(due, left.get(webhook_id) ?? 0)), 0)
  const room = {
    all: IN_FLIGHT_MAX - calls.length,
    firsts: IN_FLIGHT_MAX - used.firsts - Math.min(FOR_RETRIES, used.retries + wanted(true)),
    retries: IN_FLIGHT_MAX - used.retries - Math.min(FOR_FIRSTS, used.firsts + wanted(false)),
  }

  const start = waiting.length === 0 ? 0 : turn % waiting.length
  const turned = [...waiting.slice(start), ...waiting.slice(0, start)]
  // First attempts before retries, which tells when there is one place left at a webhook.
  const wishes = [...turned.filter(({ is_retry }) => !is_retry), ...turned.filter(({ is_retry }) => is_retry)]
  const shares = wishes.map((wish) => ({ ...wish, slots: 0 }))
  for (let given = true; given && room.all > 0; ) {
    given = false
    for (const share of shares) {
      const kind = share.is_retry ? 'retries' : 'firsts'
      if (room.all <= 0 || room[kind] <= 0) continue
      if (share.slots >= share.due || (left.get(share.webhook_id) ?? 0) <= 0) continue
      share.slots++
      take(share.webhook_id)
      room.all--
      room[kind]--
      given = true
    }
  }
  return shares
    .filter(({ slots }) => slots > 0)
    .map(({ webhook_id, is_retry, slots }) => ({ webhook_id, is_retry, slots }))
}

export type Reach = { readonly webhook_id: string; readonly is_reached: boolean }

/** When so many endpoints in a row cannot be reached, it is no coincidence. */
export const UNREACHED_MAX = 20
/** How many calls are remembered for this. */
export const REACHES_KEPT = 500

/**
 * The webhooks that are not called now. When the latest calls to many different endpoints all failed to connect, the fault
 * is most likely ours, and attempts would be wasted. Endpoints that were not among them are called as usual. `reaches` has
 * the newest last.
 */
export function heldBack(reaches: readonly Reach[]): ReadonlySet<string> {
  const since = reaches.findLastIndex(({ is_reached }) => is_reached) + 1
  const unreached = new Set(reaches.slice(since).map(({ webhook_id }) => webhook_id))
  return unreached.size >= UNREACHED_MAX ? unreached : new Set()
}

/** The claim id of a test event. No claim has it. */
export const NO_CLAIM = '00000000-0000-0000-0000-000000000000'
