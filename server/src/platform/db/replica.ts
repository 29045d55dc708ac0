import { performance } from 'node:perf_hooks'
import { pause } from '../clock.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { DatabaseAway } from './away.ts'
import { type Db, type Reader, type Statement, sql } from './db.ts'
import type { DatabaseLink } from './link.ts'
import { openDb } from './postgres.ts'

/** Long reads, such as files of whole lists, which need not burden the server that takes writes. */
export type Reports = {
  /**
   * Sees everything that was committed before this call, so that nobody misses in a file what they have just changed. On
   * the replica where it has all that, else on the database itself. Only for reads, and only for long ones: this asks twice.
   */
  reader(): Promise<Reader>
  /** What the replica is and how far behind; null where none is set. */
  look(): Promise<ReplicaState> | null
  close(): Promise<void>
}

export type ReplicaState = {
  readonly is_standby: boolean
  /** Whether both came from one server. */
  readonly is_ours: boolean
  /** Whether it is known to follow the history that the primary writes. */
  readonly is_same_history: boolean
  /** Whether it has everything up to where the primary was asked. */
  readonly has_all: boolean
  /** Zero where it has everything. Null where it has replayed nothing since its start, or is no standby. */
  readonly lag_s: number | null
}

/** A replica that is further behind is not waited for. */
const CATCH_UP_WITHIN_MS = 2_000
const LOOK_EVERY_MS = 50
const CONNECTIONS = 4

type Point = { lsn: string; timeline: number; system: string }

/** How far what was acknowledged reaches, and in which history. */
const POINT = sql`
  select w.lsn::text as lsn, ('x' || left(pg_walfile_name(w.lsn), 8))::bit(32)::int as timeline,
    coalesce((select c.system_identifier::text from pg_control_system() c), '') as system
  from (select pg_current_wal_flush_lsn() as lsn) w`

/**
 * Places in two histories cannot be compared: a replica that still follows a primary of before may be ahead with what
 * was never acknowledged. Its last checkpoint names a history that it certainly follows.
 */
const stateAt = ({ lsn, timeline, system }: Point): Statement => sql`
  select s.is_standby, s.is_ours, s.is_same_history, s.has_all,
    case when s.has_all then 0 else s.since_last_s end as lag_s
  from (
    select pg_is_in_recovery() as is_standby,
      coalesce((select c.system_identifier::text from pg_control_system() c) = ${system}, false) as is_ours,
      coalesce((select c.timeline_id from pg_control_checkpoint() c) = ${timeline}::int, false) as is_same_history,
      coalesce(pg_last_wal_replay_lsn() >= ${lsn}::text::pg_lsn, false) as has_all,
      extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp())::float8 as since_last_s
  ) s`

export async function lookAtReplica(primary: Reader, replica: Reader): Promise<ReplicaState> {
  const point = await primary.one<Point>(POINT)
  if (!point) throw new Error('the database did not tell where it is')
  return readState(replica, point)
}

const readState = async (replica: Reader, point: Point): Promise<ReplicaState> =>
  (await replica.one<ReplicaState>(stateAt(point))) as ReplicaState

export const isUsable = ({ is_standby, is_ours, is_same_history, has_all }: ReplicaState): boolean =>
  is_standby && is_ours && is_same_history && has_all

export type ReportsOptions = { db: Db; link: DatabaseLink | null; log: Log; metrics: Metrics }

export function openReports({ db, link, log, metrics }: ReportsOptions): Reports {
  if (!link) return { reader: async () => db, look: () => null, close: async () => undefined }
  const replica = openReplica(link, 'mahnwerk reports')
  let is_left = false
  const note = (server: 'replica' | 'primary', reason: string | null) => {
    metrics.report_reads.inc({ server })
    if (is_left === (reason !== null)) return
    is_left = reason !== null
    if (is_left) log.warn({ reason }, 'the replica is not used')
    else log.info('the replica is used again')
  }
  return {
    async reader() {
      const reason = await whyNot(db, replica)
      note(reason === null ? 'replica' : 'primary', reason)
      return reason === null ? orElse(replica, db, (why) => note('primary', why)) : db
    },
    look: () => lookAtReplica(db, replica),
    close: () => replica.close(),
  }
}

export const openReplica = (address: DatabaseLink, application_name: string): Db =>
  // Should it become the primary while we read from it, we still only read.
  openDb({ address, connections: CONNECTIONS, application_name, settings: { default_transaction_read_only: 'on' } })

/** Null once the replica has everything. */
async function whyNot(primary: Reader, replica: Reader): Promise<string | null> {
  const point = await primary.one<Point>(POINT)
  if (!point) return 'the database did not tell where it is'
  const until_ms = performance.now() + CATCH_UP_WITHIN_MS
  try {
    for (;;) {
      const state = await readState(replica, point)
      if (isUsable(state)) return null
      const { is_standby, is_ours, is_same_history } = state
      if (!is_ours) return 'it is a copy of another server'
      if (!is_standby) return 'it is no replica but takes writes'
      if (!is_same_history) return 'it has made no checkpoint since another server took over'
      if (performance.now() > until_ms) return 'it is behind'
      await pause(LOOK_EVERY_MS)
    }
  } catch (error) {
    if (error instanceof DatabaseAway) return 'it is away'
    throw error
  }
}

/** A replica may go away, or give up a read that is in the way of what it has to replay. */
function orElse(replica: Reader, db: Reader, tell: (why: string) => void): Reader {
  const either = async <T>(read: (reader: Reader) => Promise<T>): Promise<T> => {
    try {
      return await read(replica)
    } catch (error) {
      if (!(error instanceof DatabaseAway)) throw error
      tell('it went away while it was read from, or ended a read')
      return read(db)
    }
  }
  return {
    many: (statement) => either((reader) => reader.many(statement)),
    one: (statement) => either((reader) => reader.one(statement)),
  }
}
