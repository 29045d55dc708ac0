import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * The only reader of the system clock. It has two hands. Business time dates what the product does (rows, due dates,
 * retries) and can be moved in the sandbox. Wall time is what the world's clocks show (signatures, limits, expiry, log
 * lines). Both follow the database's clock, which all processes share: see platform/db/database-clock.ts.
 */
export type Clock = {
  wall(): Date
  business(): Date
  /** The machine's own clock, for what it alone has dated. */
  machine_ms(): number
  read(): ClockReading
  /** How far the machine's clock was ahead of the database's when the two were last compared. */
  readonly skew_ms: number
  /**
   * By how much the machine's clock was set since then, 0 if by no more than a second. Until they are compared again,
   * time is counted by the steady clock. After a sleep, in which that one stands still, this may be behind.
   */
  readonly stepped_ms: number
  /** Takes up what was measured. Within that range nothing is corrected, so clocks that agree stay as they are. */
  follow(range: SkewRange): void
  /** How far business time runs ahead of wall time. The database holds the truth; see platform/jobs/moving-clock.ts. */
  readonly offset_ms: number
  setOffset(offset_ms: number): void
}

/** Both clocks of a machine at one moment: the one that can be set, and the one that only counts on. */
export type ClockReading = { readonly machine_ms: number; readonly steady_ms: number }

/** How far the machine's clock was ahead of the database's `at` this moment: from `least_ms` to `most_ms`. */
export type SkewRange = { readonly at: ClockReading; readonly least_ms: number; readonly most_ms: number }

/** More than clocks drift apart or are read late; less than what makes a process unready. */
const STEP_MAX_MS = 1_000

/** By how much the machine's clock was set between two readings. */
export function stepBetween(earlier: ClockReading, later: ClockReading): number {
  const step_ms = later.machine_ms - earlier.machine_ms - (later.steady_ms - earlier.steady_ms)
  return Math.abs(step_ms) > STEP_MAX_MS ? step_ms : 0
}

export const wallMilliseconds = (): number => Date.now()
const steadyMilliseconds = (): number => performance.now()

/** `readMachine`, `readSteady`: for tests of a machine whose clock is wrong. */
export function systemClock(readMachine = wallMilliseconds, readSteady = steadyMilliseconds): Clock {
  return clockOf(readMachine, readSteady)
}

export type StoppedClock = Clock & { set(wall: Date): void; advance(ms: number): void }

/** For tests: stands still until it is moved, and follows no database. */
export function stoppedClock(start: Date): StoppedClock {
  let wall_ms = start.getTime()
  const clock = clockOf(() => wall_ms, steadyMilliseconds)
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

function clockOf(machine_ms: () => number, steady_ms: () => number): Clock {
  let compared: ClockReading | undefined
  const read = (): ClockReading => ({ machine_ms: machine_ms(), steady_ms: steady_ms() })
  const wall_ms = (): number => {
    const now = read()
    return now.machine_ms - hands.skew_ms - (compared ? stepBetween(compared, now) : 0)
  }
  const hands = {
    offset_ms: 0,
    skew_ms: 0,
    get stepped_ms() {
      return compared ? Math.round(stepBetween(compared, read())) : 0
    },
    machine_ms,
    read,
    wall: () => new Date(wall_ms()),
    business: () => new Date(wall_ms() + hands.offset_ms),
    follow: ({ at, least_ms, most_ms }: SkewRange) => {
      compared = at
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
