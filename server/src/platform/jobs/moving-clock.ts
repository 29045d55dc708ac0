import { performance } from 'node:perf_hooks'
import { conflict, type Fault } from '../../kernel/errors.ts'
import { pause } from '../clock.ts'
import { newId } from '../ids.ts'
import { type Deps, readBusinessTime } from '../work.ts'
import {
  ADVANCE_RENEW_MS,
  isBusinessRunning,
  listNextBusiness,
  releaseAdvance,
  renewAdvance,
  setClockOffset,
  setPassedOver,
  takeAdvance,
} from './clock-queries.ts'
import { type Advanced, isRecurring, type Job, type RecurringJob, tickAfter, tickFrom, tickUntil } from './job.ts'
import { LEASE_S, leaseJob } from './queries.ts'
import type { JobRow } from './rows.ts'
import { type JobBook, leaseSecondsOf, runLeased } from './run-leased.ts'

const POLL_MS = 25
const PATIENCE_MS = 60_000
const SPARE_MS = 10_000
const CLOCK_TAKEN: Fault = {
  code: 'clock_taken',
  message: 'The clock is being moved by somebody else; try again later',
}
const JOB_RUNNING: Fault = { code: 'job_running', message: 'A background job is still running; try again later' }

/** One advance. `at` is where the clock was moved to; business time may be a little later, since real time runs on. */
type Walk = {
  readonly deps: Deps
  readonly book: JobBook
  readonly advance_id: string
  readonly start: Date
  readonly end: Date
  at: Date
}

/**
 * Moves business time, in the sandbox only. While the lease on the clock is held, nobody else takes up business jobs.
 * So they run only here, each at its due time, ordered by due time and number.
 */
export async function advance(deps: Deps, book: JobBook, target: Date | ((now: Date) => Date)): Promise<Advanced> {
  if (deps.config.mode !== 'sandbox' || deps.config.is_drill)
    throw conflict('sandbox_only', 'The clock can be moved in sandbox mode only')
  demandWorkers(deps)
  // What falls due on the way makes letters. Without a store each run on the way would fail, and their days go by.
  if (deps.config.s3) await deps.storage.check()
  const advance_id = newId()
  await until(() => takeAdvance(deps.db, advance_id), PATIENCE_MS, CLOCK_TAKEN)
  const renewal = setInterval(() => void renewAdvance(deps.db, advance_id).catch(() => undefined), ADVANCE_RENEW_MS)
  try {
    const now = await readBusinessTime(deps.db, deps.clock, 'sandbox')
    const end = typeof target === 'function' ? target(now) : target
    await until(async () => !(await isBusinessRunning(deps.db)), longestLease_ms(book) + SPARE_MS, JOB_RUNNING)
    const start = await readBusinessTime(deps.db, deps.clock, 'sandbox')
    const walk: Walk = { deps, book, advance_id, start, end, at: start }
    const jobs_run = await runOnTheWay(walk)
    await settlePassedOver(walk)
    await moveTo(walk, end)
    return { now: deps.clock.business(), jobs_run }
  } finally {
    clearInterval(renewal)
    // Without an answer from the database the lease runs out by itself.
    await releaseAdvance(deps.db, advance_id).catch(() => undefined)
  }
}

/** Jobs of a process that is being stopped end before they have done anything, and their days would go by. */
function demandWorkers({ jobs }: Deps): void {
  if (!jobs.stopping.aborted) return
  throw conflict('advance_interrupted', 'This server is being stopped; read the clock, and advance by what is missing')
}

async function until(isReached: () => Promise<boolean>, patience_ms: number, { code, message }: Fault): Promise<void> {
  const started = performance.now()
  while (!(await isReached())) {
    if (performance.now() - started > patience_ms) throw conflict(code, message)
    await pause(POLL_MS)
  }
}

/** A job that a dead process left behind is free as soon as its lease has ended, so this is the longest wait. */
const longestLease_ms = ({ lease_s }: JobBook): number => Math.max(LEASE_S, ...Object.values(lease_s)) * 1000

async function runOnTheWay(walk: Walk): Promise<number> {
  for (let jobs_run = 0; ; jobs_run++) {
    let step: ClockStep = 'taken'
    const isDone = async () => {
      step = await takeStep(walk)
      return step !== 'taken'
    }
    await until(isDone, longestLease_ms(walk.book) + SPARE_MS, JOB_RUNNING)
    if ((step as ClockStep) === 'arrived') return jobs_run
  }
}

type ClockStep = 'ran' | 'arrived' | 'taken'

/** Runs the next job on the way. `taken`: it could not be leased, so look for the next one again. */
async function takeStep(walk: Walk): Promise<ClockStep> {
  const { deps, end } = walk
  demandWorkers(deps)
  const next = await findNext(walk)
  if (!next || next.due > end) return 'arrived'
  await moveTo(walk, next.due)
  const row = await leaseJob(deps.db, next.row.id, newId(), leaseSecondsOf(next.job))
  if (!row) return 'taken'
  await runLeased(deps, next.job, row, next.due)
  return 'ran'
}

type Next = { readonly job: Job; readonly row: JobRow; readonly due: Date }

async function findNext(walk: Walk): Promise<Next | undefined> {
  const { deps, book } = walk
  const rows = await listNextBusiness(deps.db, book.names)
  const known = await Promise.all(
    rows.map(async (row) => {
      const job = book.jobs.get(row.name) as Job
      const due = isRecurring(job) ? await dueTick(walk, job, row) : row.run_at
      return due ? { job, row, due } : undefined
    }),
  )
  return known
    .filter((next) => next !== undefined)
    .sort((left, right) => left.due.getTime() - right.due.getTime() || left.row.seq - right.row.seq)[0]
}

/** The next tick worth running, null when none is known. */
async function dueTick(walk: Walk, job: RecurringJob, { run_at }: JobRow): Promise<Date | null> {
  const was_late = run_at <= walk.start
  // Ticks missed before the advance are made up by one run, as in ordinary running.
  const first = was_late ? laterOf(run_at, tickUntil(walk.start, job.every_s)) : run_at
  if (!job.next_due) return first
  const due = await job.next_due(walk.deps.db)
  if (!due) return null
  if (was_late && due <= walk.start && walk.at <= walk.start) return first
  // Skipped ticks are gone. Work that comes up on the way is done at the first tick after it.
  return laterOf(first, tickFrom(laterOf(due, walk.at), job.every_s))
}

const laterOf = (left: Date, right: Date): Date => (left > right ? left : right)

async function moveTo(walk: Walk, time: Date): Promise<void> {
  const { clock, db } = walk.deps
  const offset_ms = await setClockOffset(db, walk.advance_id, Math.max(0, time.getTime() - clock.wall().getTime()))
  if (offset_ms === undefined)
    throw conflict(
      'advance_interrupted',
      'The advance was interrupted, its lease ran out; read the clock and try again',
    )
  clock.setOffset(offset_ms)
  walk.at = laterOf(walk.at, time)
}

/** Sets jobs whose idle ticks were skipped to the tick that ordinary running would have reached. */
async function settlePassedOver({ deps, book, end }: Walk): Promise<void> {
  for (const { id, name, run_at } of await listNextBusiness(deps.db, book.names)) {
    const job = book.jobs.get(name) as Job
    if (isRecurring(job) && run_at <= end) await setPassedOver(deps.db, id, tickAfter(end, job.every_s))
  }
}
