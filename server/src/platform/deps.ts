import type { Caller } from '../kernel/caller.ts'
import type { Legal } from '../law/tables.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Db, Reader, Tx } from './db/db.ts'
import type { Reports } from './db/replica.ts'
import type { KeyLeases } from './http/key-leases.ts'
import type { Inbox } from './inbox/inbox.ts'
import type { LegalBook } from './legal/legal-book.ts'
import type { Log } from './log.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { Poster } from './outbound/poster.ts'
import type { Passwords } from './passwords.ts'
import type { PdfReader } from './pdf/reader.ts'
import type { Pickup } from './pickup/pickup.ts'
import type { DiskRoom } from './storage/disk-room.ts'
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
   * For counts that may be lost if PostgreSQL itself crashes: commits here do not wait for the disk. Between processes
   * they are as exact as any others, and they survive a crash of ours.
   */
  readonly counters: Db
  /** For long reads. */
  readonly reports: Reports
  readonly key_leases: KeyLeases
  readonly jobs: Jobs
  readonly subscriptions: readonly Subscription[]
  readonly storage: Storage
  readonly disk_room: DiskRoom
  /** Null where no print provider is set up. */
  readonly pickup: Pickup | null
  /** Null where no folder is watched for bank statements. */
  readonly bank_inbox: Inbox | null
  readonly pdf_reader: PdfReader
  readonly typesetter: Typesetter
  readonly poster: Poster
  readonly vault: Vault
  readonly passwords: Passwords
  readonly mailer: Mailer
  readonly metrics: Metrics
  readonly measures: readonly Measure[]
}

/** One unit of work: somebody does something at one instant, in one transaction. */
export type Work<C extends Caller = Caller> = {
  readonly tx: Tx
  readonly caller: C
  readonly now: Date
  /** Tells the subscriptions what happened. They act on it in this transaction. */
  readonly tell: Tell
  /** Seals what must be readable again later, but by nobody who only has the database. */
  readonly vault: Vault
  /** The tables of the law as they are now. */
  legal(): Promise<Legal>
}

/**
 * Something that one feature does and others must act on in the same transaction. A feature calls its own tier and
 * lower ones, and tells higher ones. Partners' events are something else: a happening never leaves its transaction.
 */
export type Happening<Told> = { readonly name: string; readonly told?: Told }

/** Calls all subscriptions in list order. Their statements are sent together where possible. */
export type Tell = <Told>(happening: Happening<Told>, told: Told) => Promise<void>

/** Runs inside the transaction of the act. If it fails, the act is rolled back. */
export type Subscription = { readonly name: string; hear(work: Work, told: unknown): Promise<unknown> }

/** Reads something that all processes share, and sets its gauges. */
export type Measure = { readonly name: string; read(deps: Deps): Promise<void> }

export const HANDS = ['business', 'wall'] as const
/** The hand of the clock that a job's times are read from; see platform/clock.ts. */
export type Hand = (typeof HANDS)[number]

/** Runs at the ticks of a fixed grid: the multiples of `every_s` since the Unix epoch. */
export type RecurringJob = {
  readonly name: string
  readonly hand: Hand
  readonly every_s: number
  /** How long after a crash another process takes over the run. A live run renews its lease. */
  readonly lease_s?: number
  run(deps: Deps, tick: Date): Promise<void>
  /**
   * Helps with a run that another process holds. Called repeatedly in every process with the role `worker` while that
   * run lasts. The work must be split by leases of its own, and `run` ends when all of it is done. Takes up nothing
   * while the clock is being moved (`CLOCK_STANDS`).
   */
  help?(deps: Deps): Promise<void>
  /**
   * When there will next be something to do; null if nothing is known. Lets the moving clock skip idle ticks. While a
   * past time remains that `run` does not clear, the clock stops at every tick.
   */
  next_due?(reader: Reader): Promise<Date | null>
}

/** Runs once it is due, and again after a failure. If a process dies midway, the job runs twice. */
export type QueuedJob<Payload extends object = object> = {
  readonly name: string
  readonly hand: Hand
  /** Delays after failed attempts. When they are used up, the job has failed and its row is kept. */
  readonly retry_s: readonly number[]
  /** How long after a crash the job is taken up again. A live job renews its lease, however long it runs. */
  readonly lease_s?: number
  /**
   * For work that keeps a CPU busy for seconds. Such jobs run beside the others, two at a time in each process, and one
   * at a time for each organisation.
   */
  readonly is_slow?: boolean
  /** `attempt` counts from 1. */
  run(deps: Deps, payload: Payload, attempt: number): Promise<void>
}

export type Job = RecurringJob | QueuedJob

export type Advanced = { readonly now: Date; readonly jobs_run: number }

/** Holds all jobs of this program and runs them. */
export type Jobs = {
  /** Starts to run due jobs in the background. Only for processes with the role `worker`. */
  start(deps: Deps): void
  /** Looks for due jobs now instead of at the next poll. For edges, after a commit that enqueued something. */
  poke(): void
  /** Aborted when the process is about to stop. A long run then finishes what it has begun and begins nothing new. */
  readonly stopping: AbortSignal
  /** Takes up nothing new and waits a while for running jobs. */
  stop(): Promise<void>
  /** Runs everything that is due now, one after another, and returns the number of runs. */
  runDue(deps: Deps): Promise<number>
  /**
   * Moves business time forward and runs, in order, what falls due on the way. If the target depends on the current
   * time, it is given as a function. It is called once nobody else can move the clock, and may throw.
   */
  advance(deps: Deps, target: Date | ((now: Date) => Date)): Promise<Advanced>
}
