import type { TestContext } from 'node:test'
import { type StoppedClock, stoppedClock } from '../src/platform/clock.ts'
import { readConfig } from '../src/platform/config.ts'
import type { Db } from '../src/platform/db/db.ts'
import { sql } from '../src/platform/db/db.ts'
import type { Hand, Job, QueuedJob, RecurringJob } from '../src/platform/jobs/job.ts'
import { openJobs } from '../src/platform/jobs/runner.ts'
import { openLog } from '../src/platform/log.ts'
import type { Mailer } from '../src/platform/mail/mailer.ts'
import { openMetrics } from '../src/platform/metrics/metrics.ts'
import { openVault } from '../src/platform/vault.ts'
import { type Deps, readBusinessTime } from '../src/platform/work.ts'
import { freshDatabase } from './database.ts'

export const START = new Date('2026-03-02T10:00:00.000Z')
export const after = (seconds: number): Date => new Date(START.getTime() + seconds * 1000)

export type LogLine = {
  level: string
  msg: string
  job?: string
  outcome?: string
  attempt?: number
  err?: { message: string }
}
export type TestDeps = Deps & { clock: StoppedClock; lines: LogLine[] }

const NO_MAIL: Mailer = { deliver: null, close: () => undefined }

/** What one process would hold: its own clock, log and jobs, on a database that others may share. */
export function processOn(db: Db, list: readonly Job[], mailer: Mailer = NO_MAIL): TestDeps {
  const lines: LogLine[] = []
  return {
    config: readConfig({ MODE: 'sandbox' }),
    clock: stoppedClock(START),
    log: openLog('debug', { write: (line) => void lines.push(JSON.parse(line)) }),
    db,
    counters: db,
    reports: undefined as never,
    key_leases: undefined as never,
    jobs: openJobs(list),
    subscriptions: [],
    storage: undefined as never,
    disk_room: undefined as never,
    pickup: null,
    bank_inbox: null,
    legal: undefined as never,
    pdf_reader: undefined as never,
    typesetter: undefined as never,
    poster: undefined as never,
    vault: openVault('a secret for tests, long enough to sign with'),
    passwords: undefined as never,
    mailer,
    metrics: openMetrics(),
    measures: [],
    lines,
  }
}

export type StartProcess = (t: TestContext, list: readonly Job[], mailer?: Mailer) => Promise<TestDeps>

/** A database for one test file. Each process started on it finds nothing from earlier tests. */
export async function openJobsWorld(): Promise<StartProcess> {
  const { db } = await freshDatabase()
  return async (t, list, mailer = NO_MAIL) => {
    await db.alone(sql`truncate jobs, mails cascade`)
    await db.alone(sql`update sandbox_clock set offset_ms = 0, advance_id = null, advance_until = null`)
    const deps = processOn(db, list, mailer)
    t.after(() => deps.jobs.stop())
    return deps
  }
}

/** One that jobs can belong to. */
export async function foundOrganization(db: Db): Promise<string> {
  const [row] = await db.alone<{ id: string }>(sql`
    insert into organizations (id, name, created_at, updated_at)
    values (gen_random_uuid(), 'Some organisation', wall_now(), wall_now()) returning id`)
  return (row as { id: string }).id
}

/** As this process sees it. */
export const businessTime = ({ db, clock }: Deps): Promise<Date> => readBusinessTime(db, clock, 'sandbox')

export type JobFacts = {
  name: string
  hand: Hand
  run_at: Date
  attempts: number
  is_leased: boolean
  is_failed: boolean
  last_error: string | null
}

export async function listJobs(db: Db): Promise<JobFacts[]> {
  const rows = await db.many<JobFacts>(sql`
    select name, hand, run_at, attempts, last_error,
      lease_id is not null as is_leased, failed_at is not null as is_failed
    from jobs order by seq`)
  return [...rows]
}

/** As if the process that holds the leases had died long ago. */
export const expireLeases = (db: Db): Promise<unknown> =>
  db.alone(sql`update jobs set lease_until = wall_now() - interval '1 second' where lease_id is not null`)

export type Note = { text: string }

/** Records what it was run with; `act` may fail or wait. */
export function noteJob(
  act: (note: Note, attempt: number) => unknown = () => undefined,
  more: Partial<QueuedJob<Note>> = {},
) {
  const runs: { text: string; attempt: number }[] = []
  const job: QueuedJob<Note> = {
    name: 'test.note',
    hand: 'business',
    retry_s: [],
    ...more,
    async run(_, note, attempt) {
      runs.push({ text: note.text, attempt })
      await act(note, attempt)
    },
  }
  return { job, runs }
}

export function tickJob(act: (tick: Date) => unknown = () => undefined, more: Partial<RecurringJob> = {}) {
  const ticks: Date[] = []
  const job: RecurringJob = {
    name: 'test.tick',
    hand: 'business',
    every_s: 60,
    ...more,
    async run(_, tick) {
      ticks.push(tick)
      await act(tick)
    },
  }
  return { job, ticks }
}

export const fail = () => {
  throw new Error('out of order')
}
