import { type Clock, pause, settledWithin } from '../clock.ts'
import type { Deps } from '../deps.ts'
import { type Reader, sql } from './db.ts'

/** A machine that is further off than this is not ready. */
export const SKEW_MAX_MS = 2_000
const LOOK_MS = 5_000
const STOP_TIMEOUT_MS = 1_000

/** How far the machine's clock is ahead of the database's: not less than the one and not more than the other. */
export type SkewRange = { readonly least_ms: number; readonly most_ms: number }

/**
 * The database reads its clock between our question and its answer, so a slow answer only makes the range wider. Null if
 * the machine's clock was set back meanwhile.
 */
export async function readSkew(reader: Reader, clock: Clock): Promise<SkewRange | null> {
  const asked_ms = clock.machine_ms()
  const row = await reader.one<{ at: Date }>(sql`select clock_timestamp() as at`)
  const answered_ms = clock.machine_ms()
  if (!row || answered_ms < asked_ms) return null
  // Both clocks are read in whole milliseconds.
  return { least_ms: asked_ms - row.at.getTime() - 1, most_ms: answered_ms + 1 - row.at.getTime() }
}

/** From here on the clock shows the database's time. */
export async function followDatabase(reader: Reader, clock: Clock): Promise<void> {
  const range = await readSkew(reader, clock)
  if (range) clock.follow(range)
}

export const isOff = ({ skew_ms }: Clock): boolean => Math.abs(skew_ms) > SKEW_MAX_MS

/** The same for a server, which tells its operator. Fails if the database does not answer. */
export async function lookAtClock({
  db,
  clock,
  log,
  metrics,
}: Pick<Deps, 'db' | 'clock' | 'log' | 'metrics'>): Promise<void> {
  const was_off = isOff(clock)
  await followDatabase(db, clock)
  const { skew_ms } = clock
  metrics.clock_skew.set(skew_ms / 1000)
  if (isOff(clock) === was_off) return
  if (was_off) {
    log.info({ skew_ms }, 'the clock is right again')
    return
  }
  const what = `The clock of this machine is ${Math.abs(skew_ms) / 1000} s ${skew_ms > 0 ? 'ahead of' : 'behind'} the database's.`
  const mend =
    "Let both machines follow NTP. This process uses the database's time and is not ready until they agree to 2 s."
  log.error({ skew_ms, what, mend }, 'the clock is off')
}

/** Looks again every few seconds, since machines are set, paused and moved, and databases fail over. */
export function watchClock(deps: Pick<Deps, 'db' | 'clock' | 'log' | 'metrics'>): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const watch = async () => {
    while (!stopping.signal.aborted) {
      await pause(LOOK_MS, stopping.signal)
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
