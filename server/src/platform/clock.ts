import { setTimeout as wait } from 'node:timers/promises'

/**
 * The only reader of the system clock. It has two hands. Business time dates what the product does (rows, due dates,
 * retries) and can be moved in the sandbox. Wall time is what the world's clocks show (signatures, limits, expiry, log
 * lines). Both follow the database's clock, which all processes share: see platform/db/database-clock.ts.
 */
export type Clock = {
  wall(): Date
  business(): Date
  /** The machine's own clock, for what it alone has dated, and for comparing it. */
  machine_ms(): number
  /** How far the machine's clock is known to be ahead of the database's. */
  readonly skew_ms: number
  /** Takes up what was measured. Within that range nothing is corrected, so clocks that agree stay as they are. */
  follow(range: { readonly least_ms: number; readonly most_ms: number }): void
  /** How far business time runs ahead of wall time. The database holds the truth; see platform/jobs/moving-clock.ts. */
  readonly offset_ms: number
  setOffset(offset_ms: number): void
}

export const wallMilliseconds = (): number => Date.now()

/** `readMachine`: for tests of a machine whose clock is wrong. */
export function systemClock(readMachine: () => number = wallMilliseconds): Clock {
  return clockOf(readMachine)
}

export type StoppedClock = Clock & { set(wall: Date): void; advance(ms: number): void }

/** For tests: stands still until it is moved, and follows no database. */
export function stoppedClock(start: Date): StoppedClock {
  let wall_ms = start.getTime()
  const clock = clockOf(() => wall_ms)
  return Object.assign(clock, {
    follow: () => undefined,
    set: (wall: Date) => {
      wall_ms = wall.getTime()
    },
    advance: (ms: number) => {
      wall_ms += ms
    },
  })
}

function clockOf(machine_ms: () => number): Clock {
  const hands = {
    offset_ms: 0,
    skew_ms: 0,
    machine_ms,
    wall: () => new Date(machine_ms() - hands.skew_ms),
    business: () => new Date(machine_ms() - hands.skew_ms + hands.offset_ms),
    follow: ({ least_ms, most_ms }: { least_ms: number; most_ms: number }) => {
      hands.skew_ms = Math.min(Math.max(hands.skew_ms, least_ms), most_ms)
    },
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
