import { performance } from 'node:perf_hooks'
import { DatabaseFull } from '../db/away.ts'
import { insist } from '../db/insist.ts'
import { isOutOfRoom, StorageAway } from '../storage/storage.ts'
import { inSpan } from '../telemetry/spans.ts'
import { readTrace } from '../trace.ts'
import { type Deps, readBusinessTime } from '../work.ts'
import { type Hand, isRecurring, type Job, type QueuedJob, tickAfter } from './job.ts'
import { deleteDone, LEASE_S, renewLease, setFailed, setNextRun } from './queries.ts'
import type { JobNames, JobRow } from './rows.ts'

/** The jobs of this program, by name and in the form that the queries need. */
export type JobBook = {
  readonly jobs: ReadonlyMap<string, Job>
  readonly names: JobNames
  readonly lease_s: Readonly<Record<string, number>>
}

export const leaseSecondsOf = (job: Job): number => job.lease_s ?? LEASE_S

export async function readHand({ db, clock, config }: Deps, hand: Hand): Promise<Date> {
  return hand === 'wall' ? clock.wall() : readBusinessTime(db, clock, config.mode)
}

type RunOutcome = 'done' | 'retry' | 'failed'
/** `outage_retry_s`: set for an outage, which is nobody's failure: a queued job waits, and no attempt is used up. */
type RunFault = { readonly error: unknown; readonly outage_retry_s: number | null }

/** Runs a leased job outside of any transaction and records its outcome. */
export async function runLeased(deps: Deps, job: Job, row: JobRow, tick: Date): Promise<void> {
  const started = performance.now()
  const fault = await attempt(deps, job, row, tick)
  const duration_ms = Math.round(performance.now() - started)
  const outcome = outcomeOf(job, row, fault)

  const is_ours = await insist(() => record(deps, job, row, { outcome, fault, tick }), leaseSecondsOf(job) * 1000)
  const line = {
    job: job.name,
    duration_ms,
    outcome,
    attempt: row.attempts + 1,
    ...(fault ? { err: fault.error } : {}),
  }
  if (!is_ours) {
    deps.log.warn(line, 'job lease lost, outcome discarded')
    return
  }
  deps.log[levelOf(job, outcome)](line, 'job run')
  deps.metrics.job_runs.inc({ job_name: job.name, outcome })
  deps.metrics.job_duration.observe({ job_name: job.name }, duration_ms / 1000)
}

async function attempt(deps: Deps, job: Job, row: JobRow, tick: Date): Promise<RunFault | undefined> {
  const lease_s = leaseSecondsOf(job)
  // A failed renewal does no harm if the next one succeeds. If none does, the fence at the end notices.
  const renewal = setInterval(() => void renewLease(deps.db, row, lease_s).catch(() => undefined), (lease_s * 1000) / 3)
  renewal.unref()
  try {
    const about = { kind: 'consumer', parent: readTrace(row.traceparent) } as const
    await inSpan(`job ${job.name}`, about, () =>
      isRecurring(job) ? job.run(deps, tick) : job.run(deps, row.payload, row.attempts + 1),
    )
    return undefined
  } catch (error) {
    return { error, outage_retry_s: await outageRetryOf(deps, error) }
  } finally {
    clearInterval(renewal)
  }
}

const ROOM_RETRY_S = 30
/** Longer, since very many jobs may wait for the store. */
const STORE_RETRY_S = 300

/** The longest that a queued job waits for its next attempt. */
export const longestRetry_s = ({ retry_s }: QueuedJob): number => Math.max(STORE_RETRY_S, ...retry_s)

/** Without room, or while the whole store is away. A single file that cannot be had uses up attempts. */
async function outageRetryOf({ storage }: Deps, error: unknown): Promise<number | null> {
  if (error instanceof DatabaseFull || isOutOfRoom(error)) return ROOM_RETRY_S
  if (!(error instanceof StorageAway)) return null
  return storage.check().then(
    () => null,
    () => STORE_RETRY_S,
  )
}

function outcomeOf(job: Job, row: JobRow, fault: RunFault | undefined): RunOutcome {
  if (!fault) return 'done'
  if (!isRecurring(job) && fault.outage_retry_s !== null) return 'retry'
  return isRecurring(job) || row.attempts >= job.retry_s.length ? 'failed' : 'retry'
}

function levelOf(job: Job, outcome: RunOutcome): 'debug' | 'info' | 'error' {
  if (outcome === 'failed') return 'error'
  return isRecurring(job) ? 'debug' : 'info'
}

type LeaseFinding = { outcome: RunOutcome; fault: RunFault | undefined; tick: Date }

/** False when the lease was lost. Another process has the job by then, and its outcome counts. */
async function record(deps: Deps, job: Job, row: JobRow, { outcome, fault, tick }: LeaseFinding): Promise<boolean> {
  const last_error = fault ? describe(fault.error) : null
  if (isRecurring(job)) {
    const attempts = fault ? row.attempts + 1 : 0
    return setNextRun(deps.db, row, { run_at: tickAfter(tick, job.every_s), attempts, last_error })
  }
  if (outcome === 'done') return deleteDone(deps.db, row)
  if (outcome === 'failed') return setFailed(deps.db, row, last_error ?? '')
  const now = await readHand(deps, job.hand)
  if (fault && fault.outage_retry_s !== null) {
    const run_at = new Date(now.getTime() + fault.outage_retry_s * 1000)
    return setNextRun(deps.db, row, { run_at, attempts: row.attempts, last_error })
  }
  const run_at = new Date(now.getTime() + (job.retry_s[row.attempts] as number) * 1000)
  return setNextRun(deps.db, row, { run_at, attempts: row.attempts + 1, last_error })
}

const LAST_ERROR_MAX = 500

const describe = (error: unknown): string =>
  (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, LAST_ERROR_MAX)
