import { setTimeout as wait } from 'node:timers/promises'

/**
 * The only reader of the system clock. It has two hands. Business time dates what the product does (rows, due dates,
 * retries) and can be moved in the sandbox. Wall time is what the world's clocks show (signatures, limits, expiry, log
 * lines).
 */
export type Clock = {
  wall(): Date
  business(): Date
  /** How far business time runs ahead of wall time. The database holds the truth; see platform/jobs/moving-clock.ts. */
  readonly offset_ms: number
  setOffset(offset_ms: number): void
}

export const wallMilliseconds = (): number => Date.now()

export function systemClock(): Clock {
  return clockOf(wallMilliseconds)
}

export type StoppedClock = Clock & { set(wall: Date): void; advance(ms: number): void }

/** For tests: stands still until it is moved. */
export function stoppedClock(start: Date): StoppedClock {
  let wall_ms = start.getTime()
  const clock = clockOf(() => wall_ms)
  return Object.assign(clock, {
    set: (wall: Date) => {
      wall_ms = wall.getTime()
    },
    advance: (ms: number) => {
      wall_ms += ms
    },
  })
}

function clockOf(readWall: () => number): Clock {
  const hands = {
    offset_ms: 0,
    wall: () => new Date(readWall()),
    business: () => new Date(readWall() + hands.offset_ms),
    // Business time never goes back, so a stale offset that arrives late is ignored.
    setOffset: (offset_ms: number) => {
      hands.offset_ms = Math.max(hands.offset_ms, offset_ms)
    },
  }
  return hands
}

/** Waits in real time, for polling loops. Ends early, without an error, when the signal is aborted. */
export async function pause(ms: number, signal?: AbortSignal): Promise<void> {
  await wait(ms, undefined, { ref: true, ...(signal ? { signal } : {}) }).catch(() => undefined)
}

/** Waits for a promise, but not for longer than `ms`. */
export async function settledWithin(awaited: Promise<unknown>, ms: number): Promise<void> {
  const patience = new AbortController()
  await Promise.race([awaited, pause(ms, patience.signal)])
  patience.abort()
}
