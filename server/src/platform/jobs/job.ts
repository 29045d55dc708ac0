import type { Reader, Tx } from '../db/db.ts'
import { newId } from '../ids.ts'
import type { Deps } from '../work.ts'
import { insertJob } from './queries.ts'

export const HANDS = ['business', 'wall'] as const
/** The hand of the clock that a job's times are read from; see platform/clock.ts. */
export type Hand = (typeof HANDS)[number]

/** Runs at the points of a fixed grid: the multiples of `every_s` since the Unix epoch. */
export type RecurringJob = {
  readonly name: string
  readonly hand: Hand
  readonly every_s: number
  /** How long after a crash another process takes the run over. A living run renews its lease. */
  readonly lease_s?: number
  run(deps: Deps, tick: Date): Promise<void>
  /**
   * Takes part in a run that another process has: called again and again, in every process with the role `worker`, while
   * that run lasts. Work that it takes up must be split by leases of its own, and `run` ends when all of it is done. It
   * takes up nothing while the clock is moved (`CLOCK_STANDS`).
   */
  help?(deps: Deps): Promise<void>
  /**
   * When there will next be something to do, null when nothing is known. It lets the moving clock pass over idle ticks;
   * a past time that `run` does not clear away makes it stop at every single one.
   */
  next_due?(reader: Reader): Promise<Date | null>
}

/** Runs when its time has come, and again after a failure. A process that dies in between makes it run twice. */
export type QueuedJob<Payload extends object = object> = {
  readonly name: string
  readonly hand: Hand
  /** Waiting times after failed attempts. When they are used up the job has failed and its row is kept. */
  readonly retry_s: readonly number[]
  /** How long after a crash the job is taken up again. A living job renews its lease, however long it runs. */
  readonly lease_s?: number
  /** For work that keeps a processor busy for seconds: it runs beside the others, one at a time in each process. */
  readonly is_slow?: boolean
  /** `attempt` counts from 1. */
  run(deps: Deps, payload: Payload, attempt: number): Promise<void>
}

export type Job = RecurringJob | QueuedJob

/** For jobs that follow wall time, in which zero is always past: due as soon as the transaction commits. */
export const AT_ONCE = new Date(0)

export type Advanced = { readonly now: Date; readonly jobs_run: number }

/** All jobs of this program, and the runner for them. */
export type Jobs = {
  /** Begins to run what falls due, in the background. Only for processes with the role `worker`. */
  start(deps: Deps): void
  /** Looks for work now instead of at the next poll. Edges call it after a commit that enqueued something. */
  poke(): void
  /** Aborted when the process is about to stop. A long run then finishes what it has begun and starts nothing new. */
  readonly stopping: AbortSignal
  /** Takes up nothing new and waits a while for what is running. */
  stop(): Promise<void>
  /** Runs everything that is due now, one after another, and returns the number of runs. */
  runDue(deps: Deps): Promise<number>
  /**
   * Moves business time forward and runs on the way, in order, what falls due. A target that depends on where the clock
   * stands is given as a function: it is asked once nobody else can move the clock, and may throw.
   */
  advance(deps: Deps, target: Date | ((now: Date) => Date)): Promise<Advanced>
}

/** Puts a job into the queue as part of the caller's transaction: a rollback takes it back. */
export function enqueue<P extends object>(tx: Tx, job: QueuedJob<P>, payload: NoInfer<P>, run_at: Date): Promise<void> {
  return insertJob(tx, { id: newId(), name: job.name, hand: job.hand, payload, run_at })
}

export const isRecurring = (job: Job): job is RecurringJob => 'every_s' in job

/** The last point of a grid at or before an instant. */
export function tickUntil(at: Date, every_s: number): Date {
  const step_ms = every_s * 1000
  return new Date(Math.floor(at.getTime() / step_ms) * step_ms)
}

/** The first point of a grid at or after an instant. */
export function tickFrom(at: Date, every_s: number): Date {
  const step_ms = every_s * 1000
  return new Date(Math.ceil(at.getTime() / step_ms) * step_ms)
}

/** The first point of a grid after an instant. */
export const tickAfter = (at: Date, every_s: number): Date =>
  new Date(tickUntil(at, every_s).getTime() + every_s * 1000)
