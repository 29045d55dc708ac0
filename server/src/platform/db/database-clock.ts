import { performance } from 'node:perf_hooks'
import { type Clock, pause, type SkewRange, settledWithin, stepBetween } from '../clock.ts'
import type { Deps } from '../deps.ts'
import { type Reader, sql } from './db.ts'

/** A machine that is further off than this is not ready. */
export const SKEW_MAX_MS = 2_000
const LOOK_MS = 5_000
/** How soon it is noticed that the machine's clock was set. */
const NOTICE_MS = 250
const STOP_TIMEOUT_MS = 1_000

/**
 * The database reads its clock between our question and its answer, so a slow answer only makes the range wider. Null if
 * the machine's clock was set meanwhile, or the machine slept: then nobody knows how long the answer took.
 */
export async function readSkew(reader: Reader, clock: Clock): Promise<SkewRange | null> {
  const asked = clock.read()
  const row = await reader.one<{ at: Date }>(sql`select clock_timestamp() as at`)
  const at = clock.read()
  if (!row || stepBetween(asked, at) !== 0) return null
  const ahead_ms = at.machine_ms - row.at.getTime()
  // Both clocks are read in whole milliseconds. How long it took is counted by the one that nobody sets.
  return { at, least_ms: Math.floor(ahead_ms - (at.steady_ms - asked.steady_ms)) - 1, most_ms: ahead_ms + 1 }
}

/** From here on the clock shows the database's time. */
export async function followDatabase(reader: Reader, clock: Clock): Promise<void> {
  const range = await readSkew(reader, clock)
  if (range) clock.follow(range)
}

const isFar = ({ skew_ms }: Clock): boolean => Math.abs(skew_ms) > SKEW_MAX_MS

/** Also while nobody knows how wrong it is. A process in this state is not ready and takes up no jobs. */
export const isOff = (clock: Clock): boolean => isFar(clock) || clock.stepped_ms !== 0

/** The same for a server, which tells its operator. Fails if the database does not answer. */
export async function lookAtClock({
  db,
  clock,
  log,
  metrics,
}: Pick<Deps, 'db' | 'clock' | 'log' | 'metrics'>): Promise<void> {
  const range = await readSkew(db, clock)
  if (!range) return
  const { stepped_ms } = clock
  const was_far = isFar(clock)
  clock.follow(range)
  const { skew_ms } = clock
  metrics.clock_skew.set(skew_ms / 1000)
  if (stepped_ms !== 0) log.warn({ stepped_ms, skew_ms }, 'the clock was set')
  if (isFar(clock) === was_far) return
  if (was_far) {
    log.info({ skew_ms }, 'the clock is right again')
    return
  }
  const what = `The clock of this machine is ${Math.abs(skew_ms) / 1000} s ${skew_ms > 0 ? 'ahead of' : 'behind'} the database's.`
  const mend =
    "Let both machines follow NTP. Until they agree to 2 s, this process uses the database's time, takes up no jobs and is not ready."
  log.error({ skew_ms, what, mend }, 'the clock is off')
}

/**
 * Looks again every few seconds, since machines are set, paused and moved, and databases fail over. Looks at once when the
 * machine's clock was set. If a whole machine was paused with all its clocks, only the next look tells.
 */
export function watchClock(deps: Pick<Deps, 'db' | 'clock' | 'log' | 'metrics'>): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const watch = async () => {
    while (!stopping.signal.aborted) {
      const next_ms = performance.now() + LOOK_MS
      do await pause(NOTICE_MS, stopping.signal)
      while (!stopping.signal.aborted && performance.now() < next_ms && deps.clock.stepped_ms === 0)
      // Readiness tells when the database is away.
      if (!stopping.signal.aborted) await lookAtClock(deps).catch(() => undefined)
    }
  }
  const watching = watch()
  return {
    async stop() {
      stopping.abort()
      await settledWithin(watching, STOP_TIMEOUT_MS)
    },
  }
}
