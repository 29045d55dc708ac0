import { setTimeout as wait } from 'node:timers/promises'

/**
 * The only reader of the system clock. Two hands: business time dates what the product does (rows, due dates, retries)
 * and can be moved in the sandbox; wall time is what the world's clocks show (signatures, limits, expiry, log lines).
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

/** For tests: stands still until it is told otherwise. */
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
    // Business time never goes back, so an answer that was overtaken by a newer one changes nothing.
    setOffset: (offset_ms: number) => {
      hands.offset_ms = Math.max(hands.offset_ms, offset_ms)
    },
  }
  return hands
}

/** Real waiting, for polling loops; ends early, without an error, when the signal is raised. */
export async function pause(ms: number, signal?: AbortSignal): Promise<void> {
  await wait(ms, undefined, { ref: true, ...(signal ? { signal } : {}) }).catch(() => undefined)
}

/** Waits for something, but not for ever. */
export async function settledWithin(awaited: Promise<unknown>, ms: number): Promise<void> {
  const patience = new AbortController()
  await Promise.race([awaited, pause(ms, patience.signal)])
  patience.abort()
}
