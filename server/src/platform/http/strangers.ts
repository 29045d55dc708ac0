import type { FastifyRequest } from 'fastify'
import type { Caller } from '../../kernel/caller.ts'
import type { AppError } from '../../kernel/errors.ts'
import { pause } from '../clock.ts'
import { setCaller } from './caller.ts'
import { addressBucket, clientAddress } from './client-address.ts'
import { tooMany } from './rate-limit.ts'
import { HOUR_MS } from './rate-limit-tickets.ts'

/**
 * How fast strangers of one address are answered, once they have had `burst` answers in a row. Who would have to wait
 * longer than `wait_ms_max` is refused at once.
 */
type Pace = { readonly per_second: number; readonly burst: number; readonly wait_ms_max: number }
const PACE: Pace = { per_second: 200, burst: 400, wait_ms_max: 5_000 }
/** Ten megabytes or so. Then the address that came first is forgotten. */
const ADDRESSES_MAX = 50_000

export type Strangers = {
  /** Waits for the turn of the request's address. */
  pace(request: FastifyRequest): Promise<void>
  /** Takes one of the answers that the address has in an hour. Refuses when they are used up. */
  count(request: FastifyRequest): void
  isUsedUp(request: FastifyRequest): boolean
}

type Visits = { used: number; hour: number; turn_at_ms: number }

/**
 * Counts and slows down what strangers ask for, by address. The counts are those of one process and are kept in memory:
 * counting in the database would be work that strangers cause. Who is known is never counted here.
 */
export function openStrangers(limit_per_hour: number, wall: () => Date, pace = PACE): Strangers {
  const every_ms = 1_000 / pace.per_second
  const addresses = new Map<string, Visits>()

  function visitsOf(request: FastifyRequest): Visits {
    const address = addressBucket(clientAddress(request))
    const hour = Math.floor(wall().getTime() / HOUR_MS)
    let visits = addresses.get(address)
    if (!visits) {
      visits = { used: 0, hour, turn_at_ms: 0 }
      if (addresses.size >= ADDRESSES_MAX) addresses.delete(addresses.keys().next().value as string)
      addresses.set(address, visits)
    }
    if (visits.hour !== hour) Object.assign(visits, { hour, used: 0 })
    return visits
  }

  const refusal = (hour: number): AppError => {
    const verdict = { admitted: false, limit: limit_per_hour, remaining: 0, resets_at: new Date((hour + 1) * HOUR_MS) }
    const message = `The limit of ${limit_per_hour} requests per hour and address is used up`
    return tooMany(verdict, wall(), { code: 'address_limit_used_up', message })
  }

  return {
    async pace(request) {
      const visits = visitsOf(request)
      const now_ms = performance.now()
      const turn_at_ms = Math.max(visits.turn_at_ms, now_ms - pace.burst * every_ms) + every_ms
      const wait_ms = turn_at_ms - now_ms
      if (wait_ms > pace.wait_ms_max) throw refusal(visits.hour)
      visits.turn_at_ms = turn_at_ms
      if (wait_ms > 0) await pause(wait_ms)
    },
    count(request) {
      const visits = visitsOf(request)
      if (visits.used >= limit_per_hour) throw refusal(visits.hour)
      visits.used++
    },
    isUsedUp: (request) => visitsOf(request).used >= limit_per_hour,
  }
}

/** Whose token or session a request carries; undefined when it is nobody's. */
export type Recognise = (request: FastifyRequest) => Promise<Caller | undefined>

/** Remembers whom it found. */
export async function isSomebody(recognise: Recognise, request: FastifyRequest): Promise<boolean> {
  const caller = await recognise(request)
  if (caller) setCaller(request, caller)
  return caller !== undefined
}

/** Cheap, and often wrong: a token or a session may be of nobody. */
export const carriesKey = ({ headers }: FastifyRequest): boolean =>
  headers.authorization !== undefined || /(?:^|;\s*)mahnwerk_(?:operator|creditor|debtor)=/.test(headers.cookie ?? '')
