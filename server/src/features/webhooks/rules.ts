export const DELIVERY_STATUSES = ['pending', 'delivered', 'failed'] as const
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number]

/** After each failed attempt but the last, counted from its end. */
export const RETRY_S = [30, 120, 600, 3_600, 21_600] as const
export const ATTEMPTS_MAX = RETRY_S.length + 1

/** A delivery that was picked up so often without an outcome kills whoever sends it; it is set aside. */
export const PICK_UPS_MAX = 20

export const WEBHOOK_DISABLED = 'webhook_disabled'
export const SET_ASIDE = 'set_aside'

export const isAcknowledged = (status_code: number | null): boolean =>
  status_code !== null && status_code >= 200 && status_code <= 299

export type Verdict = { status: DeliveryStatus; next_at: Date }

/** What follows from an attempt, the `attempt`th, that ended at `ended_at`. */
export function verdictOf(attempt: number, acknowledged: boolean, ended_at: Date): Verdict {
  if (acknowledged) return { status: 'delivered', next_at: ended_at }
  const wait_s = RETRY_S[attempt - 1]
  if (wait_s === undefined) return { status: 'failed', next_at: ended_at }
  return { status: 'pending', next_at: new Date(ended_at.getTime() + wait_s * 1000) }
}

/** How many calls are under way in one process, in all and to one partner. */
export const IN_FLIGHT_MAX = 200
export const IN_FLIGHT_PER_WEBHOOK_MAX = 10

/** How many more each of these webhooks may get now: in turns, so that a long queue takes no one else's place. */
export function shareSlots(
  waiting: readonly { webhook_id: string; due: number }[],
  in_flight: ReadonlyMap<string, number>,
): { webhook_id: string; slots: number }[] {
  const used = [...in_flight.values()].reduce((sum, count) => sum + count, 0)
  let free = Math.max(0, IN_FLIGHT_MAX - used)
  const wishes = waiting.map(({ webhook_id, due }) => ({
    webhook_id,
    slots: 0,
    wanted: Math.min(due, IN_FLIGHT_PER_WEBHOOK_MAX - (in_flight.get(webhook_id) ?? 0)),
  }))
  for (let given = true; given && free > 0; ) {
    given = false
    for (const wish of wishes) {
      if (free === 0 || wish.slots >= wish.wanted) continue
      wish.slots++
      free--
      given = true
    }
  }
  return wishes.filter(({ slots }) => slots > 0).map(({ webhook_id, slots }) => ({ webhook_id, slots }))
}

/** The claim of a test event: there is none. */
export const NO_CLAIM = '00000000-0000-0000-0000-000000000000'
