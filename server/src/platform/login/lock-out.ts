import { AppError } from '../../kernel/errors.ts'
import { type Reader, sql, type Tx } from '../db/db.ts'
import type { Vault } from '../vault.ts'
import type { Deps } from '../work.ts'

/** From failure number `waits_from` on, each failure costs a wait. Each further one doubles it, up to `wait_max_s`. */
export type Patience = { readonly waits_from: number; readonly wait_max_s: number }

const FIRST_WAIT_S = 30
/** After a day without a failure, all earlier ones are forgotten. */
const MEMORY_HOURS = 24

/** One account, tried from one place: a person who mistypes, or a stranger who guesses. */
export const ACCOUNT_AT_PLACE: Patience = { waits_from: 5, wait_max_s: 3600 }
/** One account, tried from anywhere. The longest wait is short, since strangers can cause it for others. */
export const ACCOUNT_ANYWHERE: Patience = { waits_from: 20, wait_max_s: 900 }
/** Many accounts, tried from one place, where a whole office may sit. */
export const PLACE: Patience = { waits_from: 30, wait_max_s: 3600 }

export const waitAfter = (failures: number, { waits_from, wait_max_s }: Patience): number =>
  failures < waits_from ? 0 : Math.min(wait_max_s, FIRST_WAIT_S * 2 ** (failures - waits_from))

/**
 * One try of a password or a code. `audience` is the API it is for. `account` is what was typed, so that an unknown
 * account is locked like any other. A device known to the account is counted separately, so no stranger can lock it
 * out.
 */
export type Guess = {
  readonly audience: string
  readonly account: string
  readonly place: string
  readonly is_known_device: boolean
}

type AttemptBucket = { audience: string; account_hash: Buffer; place_hash: Buffer; patience: Patience }
/** A bucket with the guess counted, and what to restore if the guess was right. */
type TakenAttempt = AttemptBucket & { failed_before: Date; last_failed_at: Date; locked_until: Date | null }
export type Reservation = readonly TakenAttempt[]

const ANY = Buffer.alloc(0)
/** Whole milliseconds, as JavaScript keeps them, so that an instant can later be compared with the stored one. */
const WALL_MS = sql`date_trunc('milliseconds', wall_now())`

const isBucket = ({ audience, account_hash, place_hash }: AttemptBucket) =>
  sql`audience = ${audience} and account_hash = ${account_hash} and place_hash = ${place_hash}`

export const accountHash = (vault: Vault, account: string): Buffer => vault.hash(`account ${account.toLowerCase()}`)

/** Always in the same order, so that two guesses cannot deadlock. */
function bucketsOf(vault: Vault, { audience, account, place, is_known_device }: Guess): AttemptBucket[] {
  const account_hash = accountHash(vault, account)
  const place_hash = vault.hash(`place ${place}`)
  const here = { audience, account_hash, place_hash, patience: ACCOUNT_AT_PLACE }
  if (is_known_device) return [here]
  return [
    here,
    { audience, account_hash, place_hash: ANY, patience: ACCOUNT_ANYWHERE },
    { audience, account_hash: ANY, place_hash, patience: PLACE },
  ]
}

/**
 * Refuses a guess whose account or place is locked, without counting or locking anything. Asked before a guess waits for
 * its turn, so that those who are locked out hold nobody up.
 */
export async function refuseLocked({ db, vault }: Pick<Deps, 'db' | 'vault'>, guess: Guess, words: string) {
  const buckets = bucketsOf(vault, guess)
  const locks = await Promise.all(buckets.map((bucket) => findLock(db, bucket)))
  const held = locks.filter((lock) => lock !== undefined)
  const [longest] = held.sort((left, right) => until(right) - until(left))
  if (longest) throw lockedOut(words, longest)
}

async function findLock(reader: Reader, bucket: AttemptBucket): Promise<Held | undefined> {
  const row = await reader.one<Omit<Held, keyof AttemptBucket>>(sql`
    select failures, last_failed_at, locked_until, wall_now() as now from login_failures
    where ${isBucket(bucket)} and locked_until > wall_now()`)
  return row && { ...bucket, ...row }
}

/**
 * Counts a guess as failed before it is checked, and refuses it while its account or place is locked. `giveBack` undoes
 * a right one. So simultaneous guesses gain nothing, whichever process they reach. A refused guess does not count.
 */
export function reserveGuess({ db, vault }: Pick<Deps, 'db' | 'vault'>, guess: Guess, words: string) {
  const buckets = bucketsOf(vault, guess)
  return db.transaction(async (tx): Promise<Reservation> => {
    const held = await Promise.all(buckets.map((bucket) => holdFailures(tx, bucket)))
    const longest = held.reduce((left, right) => (until(right) > until(left) ? right : left))
    if (until(longest) > longest.now.getTime()) throw lockedOut(words, longest)
    return Promise.all(held.map((row) => setFailures(tx, row)))
  })
}

const until = ({ locked_until }: Held): number => locked_until?.getTime() ?? 0

/**
 * Undoes a guess that was right. With `is_over` the login is complete, and the earlier failures of this account at this
 * place are forgotten too.
 */
export async function giveBack(tx: Tx, reservation: Reservation, { is_over }: { is_over: boolean }): Promise<void> {
  await Promise.all(
    reservation.map((bucket) =>
      is_over && bucket.patience === ACCOUNT_AT_PLACE ? deleteFailures(tx, bucket) : undoFailure(tx, bucket),
    ),
  )
}

const lockedOut = (message: string, held: Held): AppError =>
  new AppError(
    'too_many',
    { code: 'too_many_failures', message },
    {
      retry_after_s: Math.max(1, Math.ceil((until(held) - held.now.getTime()) / 1000)),
      details: {
        limit: held.patience.waits_from,
        window: `${MEMORY_HOURS} hours`,
        resets_at: new Date(until(held)).toISOString(),
      },
    },
  )

type Held = AttemptBucket & { failures: number; last_failed_at: Date; locked_until: Date | null; now: Date }

/** Creates the row if it is missing, since only an existing row can be locked. */
async function holdFailures(tx: Tx, bucket: AttemptBucket): Promise<Held> {
  const row = await tx.one<Omit<Held, keyof AttemptBucket>>(sql`
    insert into login_failures as f (audience, account_hash, place_hash, failures, last_failed_at)
    values (${bucket.audience}, ${bucket.account_hash}, ${bucket.place_hash}, 0, ${WALL_MS})
    on conflict (audience, account_hash, place_hash) do update set failures =
      case when f.last_failed_at < wall_now() - make_interval(hours => ${MEMORY_HOURS}) then 0 else f.failures end
    returning failures, last_failed_at, locked_until, wall_now() as now`)
  return { ...bucket, ...(row as Omit<Held, keyof AttemptBucket>) }
}

async function setFailures(tx: Tx, { now: _, ...held }: Held): Promise<TakenAttempt> {
  const failures = held.failures + 1
  const wait_s = waitAfter(failures, held.patience)
  const row = await tx.one<Pick<TakenAttempt, 'last_failed_at' | 'locked_until'>>(sql`
    update login_failures set failures = ${failures}, last_failed_at = ${WALL_MS},
      locked_until = case when ${wait_s}::int > 0 then ${WALL_MS} + make_interval(secs => ${wait_s}::int) end
    where ${isBucket(held)}
    returning last_failed_at, locked_until`)
  return {
    ...held,
    failed_before: held.last_failed_at,
    ...(row as Pick<TakenAttempt, 'last_failed_at' | 'locked_until'>),
  }
}

/** Undoes only what this guess itself wrote, not what another one has written since. */
const undoFailure = (tx: Tx, taken: TakenAttempt): Promise<number> =>
  tx.run(sql`
    update login_failures set failures = greatest(failures - 1, 0),
      last_failed_at = case when last_failed_at = ${taken.last_failed_at} then ${taken.failed_before}
        else last_failed_at end,
      locked_until = case when locked_until = ${taken.locked_until}::timestamptz then null else locked_until end
    where ${isBucket(taken)}`)

const deleteFailures = (tx: Tx, bucket: AttemptBucket): Promise<number> =>
  tx.run(sql`delete from login_failures where ${isBucket(bucket)}`)

/** Lifts every lock of one account, wherever it was tried from. */
export const deleteFailuresOf = (tx: Tx, audience: string, account_hash: Buffer): Promise<number> =>
  tx.run(sql`delete from login_failures where audience = ${audience} and account_hash = ${account_hash}`)

export type AccountLock = { account_hash: Buffer; locked_until: Date }

/** Those of the given accounts that are locked at the moment, for any place. */
export function listLocks(reader: Reader, audience: string, account_hashes: readonly Buffer[]): Promise<AccountLock[]> {
  const hashes = account_hashes.map((hash) => hash.toString('hex'))
  return reader.many(sql`
    select account_hash, max(locked_until) as locked_until from login_failures
    where audience = ${audience} and locked_until > wall_now()
      and account_hash in (select decode(hash, 'hex') from unnest(${hashes}::text[]) as hash)
    group by account_hash`)
}

export const deleteOldLoginFailures = (tx: Tx): Promise<number> =>
  tx.run(sql`delete from login_failures where last_failed_at < wall_now() - make_interval(hours => ${MEMORY_HOURS})`)
