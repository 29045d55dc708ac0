import { type Db, knownNumber, type Reader, type Statement, sql, type Tx } from '../db/db.ts'
import { HANDS, type Hand } from '../deps.ts'
import { CLOCK_STANDS } from './clock-queries.ts'
import type { JobNames, JobRow } from './rows.ts'
import type { LaneTurns } from './turns.ts'

/** Leases are compared with the database's own wall time, which all processes share and no test stops. */
export const IS_FREE = sql`(lease_until is null or lease_until <= wall_now())`

const COLUMNS = sql`jobs.id, jobs.seq, jobs.name, jobs.lane, jobs.payload, jobs.every_s, jobs.run_at, jobs.attempts,
  jobs.lease_id, jobs.traceparent`

const isKnown = ({ queued, recurring }: JobNames): Statement => sql`(
  (every_s is null and name = any(${queued}::text[])) or (every_s is not null and name = any(${recurring}::text[])))`

/**
 * Every name with every lane in which jobs of that name wait, found by jumping from one to the next in the index. So it
 * costs the same whether one job waits in a lane or a hundred thousand.
 */
const lanesOf = ({ queued, recurring }: JobNames, hands: readonly Hand[]): Statement => sql`
  lanes(hand, name, lane) as (
    select hands.hand, names.name, (
      select j.lane from jobs j where j.hand = hands.hand and j.name = names.name and j.failed_at is null
      order by j.lane limit 1)
    from unnest(${hands}::text[]) hands(hand), unnest(${[...queued, ...recurring]}::text[]) names(name)
    union all
    select lanes.hand, lanes.name, (
      select j.lane from jobs j
      where j.hand = lanes.hand and j.name = lanes.name and j.failed_at is null and j.lane > lanes.lane
      order by j.lane limit 1)
    from lanes where lanes.lane is not null
  )`

type NewJob = {
  id: string
  name: string
  hand: Hand
  payload: object
  run_at: Date
  /** Null: the job works for no single organisation. */
  organization_id: string | null
}

export function insertJob(tx: Tx, job: NewJob): void {
  const { id, name, hand, payload, run_at, organization_id } = job
  tx.send(sql`
    insert into jobs (id, name, hand, payload, run_at, organization_id)
    values (${id}, ${name}, ${hand}, ${payload}::jsonb, ${run_at}, ${organization_id})`)
}

type NewRecurring = { id: string; name: string; hand: Hand; every_s: number; run_at: Date }

/** One row per name, even if several processes start at once. A changed interval starts again on its new grid. */
export async function insertRecurring(db: Db, { id, name, hand, every_s, run_at }: NewRecurring): Promise<void> {
  await db.alone(sql`
    insert into jobs (id, name, hand, every_s, run_at) values (${id}, ${name}, ${hand}, ${every_s}, ${run_at})
    on conflict (name) where every_s is not null
    do update set hand = excluded.hand, every_s = excluded.every_s, run_at = excluded.run_at
    where (jobs.hand, jobs.every_s) is distinct from (excluded.hand, excluded.every_s)`)
}

/** Checks before leasing, so that an idle process only reads. */
export async function findDueHands(
  reader: Reader,
  names: JobNames,
  now: Readonly<Record<Hand, Date>>,
): Promise<Hand[]> {
  const isDue = (hand: Hand) => sql`exists (
    select 1 from lanes cross join lateral (
      select run_at from jobs
      where jobs.hand = lanes.hand and jobs.name = lanes.name and jobs.lane = lanes.lane and failed_at is null
        and ${IS_FREE} and ${isKnown(names)}
      order by run_at, seq limit 1) first
    where lanes.hand = ${hand} and first.run_at <= ${now[hand]}::timestamptz)`
  const row = await reader.one<Record<Hand, boolean>>(sql`
    with recursive ${lanesOf(names, HANDS)}
    select ${isDue('business')} as business, ${isDue('wall')} as wall`)
  return HANDS.filter((hand) => row?.[hand])
}

export type LeaseWish = {
  readonly names: JobNames
  readonly lease_id: string
  /** Seconds by job name. */
  readonly lease_s: Readonly<Record<string, number>>
  readonly hand: Hand
  readonly now: Date
  /** At most LEASES_MAX. */
  readonly limit: number
  /** True in the sandbox, where business jobs wait while somebody moves the clock. */
  readonly movable: boolean
  readonly turns: LaneTurns
}

export const LEASE_S = 60

export const LEASES_MAX = 4

/** Beyond what is wanted, since other processes may take the same jobs at the same moment. */
const SPARE = 8

/**
 * Lanes take turns: the one with the fewest jobs under way here comes first, then the one that was served longest ago.
 * Within a lane the oldest job comes first.
 */
export async function leaseDue(db: Db, wish: LeaseWish): Promise<JobRow[]> {
  const is_guarded = wish.movable && wish.hand === 'business'
  const { turns } = wish
  const rows = await db.alone<JobRow>(sql`
    with recursive ${lanesOf(wish.names, [wish.hand])},
    standing_clock as materialized (${CLOCK_STANDS}),
    waiting as (
      select job.id, job.lane, job.run_at, job.seq, coalesce(turn.taken, 0) as taken, coalesce(turn.served, 0) as served
      from lanes
      left join unnest(${turns.lanes}::uuid[], ${turns.taken}::int[], ${turns.served}::int[]) turn(lane, taken, served)
        on turn.lane = lanes.lane
      cross join lateral (
        select id, lane, run_at, seq from jobs
        where jobs.hand = lanes.hand and jobs.name = lanes.name and jobs.lane = lanes.lane and run_at <= ${wish.now}
          and failed_at is null and ${IS_FREE} and ${isKnown(wish.names)}
        order by run_at, seq limit ${knownNumber(wish.limit + SPARE)}) job
      where coalesce(turn.taken, 0) < ${turns.lane_max}::int
        and ${is_guarded ? sql`exists (select 1 from standing_clock)` : sql`true`}
    ), placed as (
      select id, lane, run_at, seq, taken, served,
        taken + row_number() over (partition by lane order by run_at, seq) as place
      from waiting
    ), locked as (
      select jobs.id, placed.lane, placed.taken, placed.place
      from placed join jobs on jobs.id = placed.id
      -- Again, of the row as it is now: another process may have run it meanwhile, and set it to its next tick.
      where jobs.run_at <= ${wish.now} and jobs.failed_at is null and ${IS_FREE}
      order by placed.place, placed.served, placed.run_at, placed.seq
      limit ${knownNumber(wish.limit)}
      for update of jobs skip locked
    ), due as (
      select id from (
        select id, taken + row_number() over (partition by lane order by place) as nth from locked) counted
      where nth <= ${turns.lane_max}::int
    )
    update jobs set lease_id = ${wish.lease_id}, lease_until = wall_now()
      + interval '1 second' * (${wish.lease_s}::jsonb ->> jobs.name)::int
    from due where jobs.id = due.id
    returning ${COLUMNS}`)
  return rows.sort((left, right) => left.run_at.getTime() - right.run_at.getTime() || left.seq - right.seq)
}

/** Whether any process has the run of a recurring job. A dead one has it until its lease ends. */
export async function isRunning(reader: Reader, name: string): Promise<boolean> {
  const row = await reader.one<{ running: boolean }>(sql`
    select exists (select 1 from jobs
      where name = ${name} and every_s is not null and lease_until > wall_now()) as running`)
  return row?.running ?? false
}

/** For the moving clock, which leases one known job while it holds the clock. */
export async function leaseJob(db: Db, id: string, lease_id: string, lease_s: number): Promise<JobRow | undefined> {
  const [row] = await db.alone<JobRow>(sql`
    update jobs set lease_id = ${lease_id}, lease_until = wall_now() + interval '1 second' * ${lease_s}::int
    where id = ${id} and failed_at is null and ${IS_FREE}
    returning ${COLUMNS}`)
  return row
}

export async function giveBackLeases(db: Db, lease_id: string): Promise<void> {
  await db.alone(sql`update jobs set lease_id = null, lease_until = null where lease_id = ${lease_id}`)
}

export async function renewLease(db: Db, { id, lease_id }: JobRow, lease_s: number): Promise<void> {
  await db.alone(sql`
    update jobs set lease_until = wall_now() + interval '1 second' * ${lease_s}::int
    where id = ${id} and lease_id = ${lease_id}`)
}

/** Writes an outcome, if the lease is still ours. */
async function settle(db: Db, statement: Statement, { id, lease_id }: JobRow): Promise<boolean> {
  return (await db.alone(sql`${statement} where id = ${id} and lease_id = ${lease_id} returning id`)).length > 0
}

export const deleteDone = (db: Db, row: JobRow): Promise<boolean> => settle(db, sql`delete from jobs`, row)

type Later = { run_at: Date; attempts: number; last_error: string | null }

export const setNextRun = (db: Db, row: JobRow, { run_at, attempts, last_error }: Later): Promise<boolean> =>
  settle(
    db,
    sql`update jobs set run_at = ${run_at}, attempts = ${attempts}, last_error = ${last_error},
      lease_id = null, lease_until = null`,
    row,
  )

/** A recurring job runs at once instead of at its next tick, unless it is running. */
export const setDueAtOnce = (tx: Tx, name: string, now: Date): Promise<number> =>
  tx.run(sql`
    update jobs set run_at = ${now} where name = ${name} and every_s is not null and lease_id is null and run_at > ${now}`)

export type JobLimit = { readonly name: string; readonly limit_s: number }
type BroughtBack = { readonly name: string; readonly was_at: Date; readonly run_at: Date }

export const IS_AHEAD = sql`failed_at is null and ${IS_FREE} and (every_s is not null or last_error is not null)
        and jobs.run_at > hands.now + interval '1 second' * limits.limit_s`

/**
 * Makes jobs due now that are further ahead than their limit. New jobs may be meant for any day, so of the queued ones
 * only those that have failed before are judged. Nothing while the clock of a sandbox is being moved.
 */
export function bringBack(db: Db, limits: readonly JobLimit[], wall_now: Date): Promise<BroughtBack[]> {
  const names = limits.map(({ name }) => name)
  const seconds = limits.map(({ limit_s }) => limit_s)
  return db.alone(sql`
    with standing_clock as materialized (${CLOCK_STANDS}),
    ahead as (
      select jobs.id, jobs.run_at as was_at, hands.now
      from standing_clock
      cross join lateral (values
        ('wall', ${wall_now}::timestamptz),
        ('business', ${wall_now}::timestamptz + interval '1 millisecond' * standing_clock.offset_ms)) hands(hand, now)
      join jobs on jobs.hand = hands.hand
      join unnest(${names}::text[], ${seconds}::int[]) limits(name, limit_s) on limits.name = jobs.name
      where ${IS_AHEAD}
      for update of jobs skip locked
    )
    update jobs set run_at = ahead.now from ahead where jobs.id = ahead.id
    returning jobs.name, ahead.was_at, jobs.run_at`)
}

export const setFailed = (db: Db, row: JobRow, last_error: string): Promise<boolean> =>
  settle(
    db,
    sql`update jobs set failed_at = wall_now(), attempts = attempts + 1, last_error = ${last_error},
      lease_id = null, lease_until = null`,
    row,
  )
