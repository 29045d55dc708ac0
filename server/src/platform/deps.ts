import type { Caller } from '../kernel/caller.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Db, Reader, Tx } from './db/db.ts'
import type { LegalBook } from './legal/legal-book.ts'
import type { Log } from './log.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Metrics } from './metrics.ts'
import type { Poster } from './outbound/poster.ts'
import type { Passwords } from './passwords.ts'
import type { PdfReader } from './pdf/reader.ts'
import type { Storage } from './storage/storage.ts'
import type { Typesetter } from './typeset/typesetter.ts'
import type { Vault } from './vault.ts'

// These types refer to each other, so they share a file.

/** What an edge holds. Services and queries never see it: they get a `Work`, a `Tx` or a `Reader`. */
export type Deps = {
  readonly config: Config
  readonly log: Log
  readonly clock: Clock
  readonly db: Db
  readonly legal: LegalBook
  /**
   * For counts that need not outlive a crash of PostgreSQL itself: commits here do not wait for the disk. They are as exact
   * as others between processes, and survive a crash of ours.
   */
  readonly counters: Db
  readonly jobs: Jobs
  readonly subscriptions: readonly Subscription[]
  readonly storage: Storage
  readonly pdf_reader: PdfReader
  readonly typesetter: Typesetter
  readonly poster: Poster
  readonly vault: Vault
  readonly passwords: Passwords
  readonly mailer: Mailer
  readonly metrics: Metrics
}

/** One unit of work: somebody does something at one instant, in one transaction. */
export type Work<C extends Caller = Caller> = {
  readonly tx: Tx
  readonly caller: C
  readonly now: Date
  /** Tells what happened to those who act on it in this transaction. */
  readonly tell: Tell
}

/**
 * Something that one feature does and others must act on in the same transaction. Features call what lies below them;
 * what lies above is told. Partners' events are something else: a happening never leaves its transaction.
 */
export type Happening<Told> = { readonly name: string; readonly told?: Told }

/** Tells all who listen, in the order of their list; their statements travel together where they can. */
export type Tell = <Told>(happening: Happening<Told>, told: Told) => Promise<void>

/** Whoever listens runs inside the transaction of the act: if it fails, nothing has happened. */
export type Subscription = { readonly name: string; hear(work: Work, told: unknown): Promise<unknown> }

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

export type Advanced = { readonly now: Date; readonly jobs_run: number }

/** All jobs of this program, and their running. */
export type Jobs = {
  /** Begins to run what falls due, in the background. Only for processes with the role `worker`. */
  start(deps: Deps): void
  /** Looks now instead of at the next poll: for edges, after a commit that enqueued something. */
  poke(): void
  /** Raised when the process is about to stop: a long run ends what it has begun and begins nothing new. */
  readonly stopping: AbortSignal
  /** Takes up nothing new and waits a while for what is running. */
  stop(): Promise<void>
  /** Runs all that is due now, one after another, and answers how many runs that took. */
  runDue(deps: Deps): Promise<number>
  /**
   * Moves business time forward and runs on the way, in order, what falls due. A target that depends on where the clock
   * stands is given as a function: it is asked once nobody else can move the clock, and may throw.
   */
  advance(deps: Deps, target: Date | ((now: Date) => Date)): Promise<Advanced>
}
