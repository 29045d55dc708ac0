import { DAY_MS, DAY_S } from '../../kernel/dates.ts'
import type { Tx } from '../db/db.ts'
import { AT_ONCE, enqueue, JobStopped, type QueuedJob, type RecurringJob } from '../jobs/job.ts'
import type { Deps } from '../work.ts'
import { isOwnStore } from './identity.ts'
import { erase, leavesAt, listQuarantined, QUARANTINE, type Quarantined, quarantine, restore } from './quarantine.ts'
import { tidyScratch } from './scratch.ts'
import type { BlobEntry } from './storage.ts'

const HOUR_S = 3_600
/** Younger blobs may be waiting for their row. */
const ORPHAN_AGE_MS = DAY_MS
const BATCH_MAX = 500
/** More than crashes leave behind within a day: then rows are missing, and not files too many. */
const ORPHANS_MAX = 100
const ORPHANS_SHARE_MAX = 0.01
/** So few are taken however few files there are. */
const ORPHANS_ALWAYS = 5

/** Deletes a blob whose row is gone. If that never succeeds, the blob is an orphan and the sweep takes it. */
export const eraseBlobJob: QueuedJob<{ key: string }> = {
  name: 'storage.erase',
  hand: 'wall',
  retry_s: [10, 60, 600, 3_600, 21_600],
  run: ({ storage }, { key }) => erase(storage, key),
}

/**
 * Call in the transaction that deletes the row. The blob is deleted after the commit, whatever happens to this process.
 */
export const eraseBlob = (tx: Tx, key: string, organization_id: string | null): void =>
  enqueue(tx, eraseBlobJob, { key }, { run_at: AT_ONCE, organization_id })

/**
 * Removes files of uploads and readings that a kill cut short. At the next start they are too young to be told from
 * files in use.
 */
export const tidyJob: RecurringJob = {
  name: 'storage.tidy',
  hand: 'wall',
  every_s: HOUR_S,
  async run(deps) {
    await deps.storage.tidy()
    await tidyScratch(deps)
  },
}

/** Returns which of these keys are still needed. */
export type KnownKeys = (deps: Pick<Deps, 'db'>, keys: readonly string[]) => Promise<readonly string[]>

export type Sweep = {
  readonly prefix: string
  /** Below it are copies without a row that are made anew when somebody looks. They are deleted, and never counted. */
  readonly copies?: string
  readonly listKnown: KnownKeys
}

export type SweepJob = RecurringJob & { readonly sweep: Sweep }

/**
 * A nightly job that puts blobs below a prefix into quarantine that have no row after a day, because a crash cut their
 * upload short.
 */
export const sweepJob = (name: string, sweep: Sweep): SweepJob => ({
  name,
  sweep,
  hand: 'wall',
  every_s: DAY_S,
  async run(deps) {
    const swept = await sweepOrphans(deps, sweep)
    const { quarantined, restored, expired } = swept
    if (quarantined + restored + expired > 0) deps.log.warn({ job: name, ...swept }, 'files without a row')
  },
})

type Store = Pick<Deps, 'db' | 'storage' | 'clock'>

export type Swept = {
  /** Taken out of reach now. */
  readonly quarantined: number
  /** Put back, since their rows are there again. */
  readonly restored: number
  /** Deleted after their time in quarantine. */
  readonly expired: number
}

/** Touches nothing in a store of another database, nor if there are more orphans than crashes explain. */
export async function sweepOrphans(deps: Store, sweep: Sweep): Promise<Swept> {
  if (!(await isOwnStore(deps))) return { quarantined: 0, restored: 0, expired: 0 }
  const found = await findOrphans(deps, sweep)
  const most = orphansMax(found.files)
  if (found.orphans.length > most) throw new JobStopped(tooMany(sweep, found, most))
  return takeAway(deps, sweep, found)
}

export const orphansMax = (files: number): number =>
  Math.min(ORPHANS_MAX, Math.max(ORPHANS_ALWAYS, Math.floor(files * ORPHANS_SHARE_MAX)))

const tooMany = ({ prefix }: Sweep, { orphans, files }: Found, most: number): string =>
  `${orphans.length} of ${files} files below ${prefix} have no row in this database, and a sweep takes ${most} at most; no file was touched. If the database is not the newest one, restore that. "mahnwerk files orphans" lists them, and with --quarantine takes them all.`

export type Found = {
  readonly orphans: readonly BlobEntry[]
  readonly copies: readonly string[]
  /** All below the prefix, without copies. */
  readonly files: number
}

/** Files are dated by this machine or by the store: with two clocks that differ, none may look older than it is. */
const sureNow = (clock: Store['clock']): Date => new Date(Math.min(clock.wall().getTime(), clock.machine_ms()))

/** What has no row and is old enough. */
export async function findOrphans({ db, storage, clock }: Store, { prefix, copies, listKnown }: Sweep): Promise<Found> {
  const before = sureNow(clock).getTime() - ORPHAN_AGE_MS
  const found = { orphans: [] as BlobEntry[], copies: [] as string[], files: 0 }
  for await (const batch of batchesOf(storage.list(prefix))) {
    const files = batch.filter(({ key }) => copies === undefined || !key.startsWith(copies))
    const isOld = ({ modified_at }: BlobEntry) => modified_at.getTime() <= before
    const old = files.filter(isOld)
    const known = await knownOf(old, (keys) => listKnown({ db }, keys))
    found.files += files.length
    found.orphans.push(...old.filter(({ key }) => !known.has(key)))
    found.copies.push(...batch.filter((entry) => !files.includes(entry) && isOld(entry)).map(({ key }) => key))
  }
  return found
}

/** Whatever their number: the caller has judged it. */
export async function takeAway(deps: Store, sweep: Sweep, { orphans, copies }: Found): Promise<Swept> {
  const { storage } = deps
  const tended = await tendQuarantine(deps, sweep)
  for (const key of copies) await storage.delete(key)
  for (const { key } of orphans) await quarantine(storage, key)
  return { quarantined: orphans.length, ...tended }
}

/** A database that was restored meanwhile may know again what another state of it did not. */
async function tendQuarantine({ db, storage, clock }: Store, { prefix, listKnown }: Sweep) {
  const now = sureNow(clock)
  const tended = { restored: 0, expired: 0 }
  for await (const batch of batchesOf(listQuarantined(storage, prefix))) {
    const known = await knownOf(batch, (keys) => listKnown({ db }, keys))
    // First what needs no room: without any nothing can be put back.
    for (const { key, since } of batch) {
      if (known.has(key) || leavesAt(since) > now) continue
      await storage.delete(QUARANTINE + key)
      tended.expired++
    }
    for (const { key } of batch) {
      if (!known.has(key)) continue
      await restore(storage, key)
      tended.restored++
    }
  }
  return tended
}

async function knownOf(
  entries: readonly (BlobEntry | Quarantined)[],
  listKnown: (keys: readonly string[]) => Promise<readonly string[]>,
): Promise<ReadonlySet<string>> {
  return new Set(entries.length > 0 ? await listKnown(entries.map(({ key }) => key)) : [])
}

async function* batchesOf<T>(entries: AsyncIterable<T>): AsyncIterable<T[]> {
  let batch: T[] = []
  for await (const entry of entries) {
    batch.push(entry)
    if (batch.length < BATCH_MAX) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

/** So many files of each kind are looked at to learn whose they are. */
const LOOKED_AT_MAX = 1_000

/** Whether the store has files of these kinds, and whether this database knows one of them. */
export async function lookInto(
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  sweeps: readonly Sweep[],
): Promise<'nothing' | 'ours' | 'others'> {
  let has_files = false
  for (const { prefix, copies, listKnown } of sweeps) {
    let looked_at = 0
    for await (const batch of batchesOf(storage.list(prefix))) {
      const files = batch.filter(({ key }) => copies === undefined || !key.startsWith(copies))
      if ((await knownOf(files, (keys) => listKnown({ db }, keys))).size > 0) return 'ours'
      has_files ||= files.length > 0
      looked_at += batch.length
      if (looked_at >= LOOKED_AT_MAX) break
    }
  }
  return has_files ? 'others' : 'nothing'
}
