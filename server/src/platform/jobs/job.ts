import type { Tx } from '../db/db.ts'
import type { Job, QueuedJob, RecurringJob } from '../deps.ts'
import { newId } from '../ids.ts'
import { insertJob } from './queries.ts'

export type { Advanced, Hand, Job, Jobs, QueuedJob, RecurringJob } from '../deps.ts'
export { HANDS } from '../deps.ts'

/** For jobs on wall time. The epoch is always past, so they are due as soon as the transaction commits. */
export const AT_ONCE = new Date(0)

/** When a job runs, and in whose turn: organisations take turns, and so do jobs for nobody in particular (null). */
export type Turn = { readonly run_at: Date; readonly organization_id: string | null }

export const forNobody = (run_at: Date): Turn => ({ run_at, organization_id: null })

/** Puts a job into the queue in the caller's transaction, so a rollback removes it. */
export function enqueue<P extends object>(tx: Tx, { name, hand }: QueuedJob<P>, payload: NoInfer<P>, turn: Turn): void {
  insertJob(tx, { id: newId(), name, hand, payload, ...turn })
}

/**
 * A recurring job throws it when it did nothing because a person has to look first. Administrators are told at once, and
 * not only after several failures in a row. Its message is for them.
 */
export class JobStopped extends Error {
  constructor(message: string) {
    super(message)
    this.name = STOPPED
  }
}

/** What the recorded error of such a run begins with. */
export const STOPPED = 'JobStopped'

export const isRecurring = (job: Job): job is RecurringJob => 'every_s' in job

/** The last tick at or before an instant. */
export function tickUntil(at: Date, every_s: number): Date {
  const step_ms = every_s * 1000
  return new Date(Math.floor(at.getTime() / step_ms) * step_ms)
}

/** The first tick at or after an instant. */
export function tickFrom(at: Date, every_s: number): Date {
  const step_ms = every_s * 1000
  return new Date(Math.ceil(at.getTime() / step_ms) * step_ms)
}

/** The first tick after an instant. */
export const tickAfter = (at: Date, every_s: number): Date =>
  new Date(tickUntil(at, every_s).getTime() + every_s * 1000)
