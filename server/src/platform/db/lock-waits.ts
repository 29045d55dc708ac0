import { pause, wallMilliseconds } from '../clock.ts'
import type { Client } from './client.ts'

/** Somebody whom a statement waits for. */
type Holder = {
  readonly pid: number
  readonly role: string
  readonly program: string
  readonly state: string
  readonly open_s: number
  readonly wanted: string
}

export type LockWatch = {
  /** Whom it waits for now, or waited for last; undefined if for nobody. */
  seen(): string | undefined
  end(): Promise<void>
}

const TELL_EVERY_MS = 10_000

type Watched = { readonly pid: number; readonly every_ms: number; readonly tell: (sentence: string) => void }

/**
 * Looks from a second connection whom a session waits for, since the error of a lock timeout does not say it. Tells it
 * too while the wait goes on.
 */
export function watchLocks(client: Client, { pid, every_ms, tell }: Watched): LockWatch {
  const stop = new AbortController()
  let seen: string | undefined
  const watch = async () => {
    let told_at = wallMilliseconds()
    await pause(every_ms, stop.signal)
    while (!stop.signal.aborted) {
      // What cannot be seen is not told: the wait itself goes on.
      const holders = await listHolders(client, pid).catch(() => [])
      if (holders.length > 0) seen = describe(holders)
      if (seen && holders.length > 0 && wallMilliseconds() - told_at > TELL_EVERY_MS) {
        told_at = wallMilliseconds()
        tell(seen)
      }
      await pause(every_ms, stop.signal)
    }
  }
  const watching = watch()
  return {
    seen: () => seen,
    async end() {
      stop.abort()
      await watching
    },
  }
}

/** The text of a statement is left out: it may hold personal data. A pid of 0 is a prepared transaction. */
const listHolders = (client: Client, pid: number) =>
  client<Holder[]>`
    with wish as (
      select coalesce(string_agg(coalesce(relation::regclass::text, 'older transactions') || ' (' || mode || ')', ', '), 'a lock') as wanted
      from pg_locks where pid = ${pid}::int and not granted)
    select distinct coalesce(h.pid, 0)::int as pid, coalesce(a.usename::text, '') as role, coalesce(a.application_name, '') as program,
      coalesce(a.state, 'prepared transaction') as state,
      coalesce(extract(epoch from clock_timestamp() - a.xact_start), 0)::float8 as open_s, wish.wanted as wanted
    from wish cross join unnest(pg_blocking_pids(${pid}::int)) as h (pid) left join pg_stat_activity a on a.pid = h.pid
    order by pid limit 3`

const describe = (holders: readonly Holder[]): string =>
  `waits for ${holders[0]?.wanted}, held by ${holders.map(holderText).join(' and ')}`

function holderText({ pid, role, program, state, open_s }: Holder): string {
  const who = [program && `"${program}"`, role && `of ${role}`].filter(Boolean).join(' ')
  return `process ${pid} (${[who, state, `open for ${Math.round(open_s)} s`].filter(Boolean).join(', ')})`
}

/** Who holds an advisory lock of this database. */
export async function findAdvisoryHolder(client: Client, key: number): Promise<string> {
  const [holder] = await client<Holder[]>`
    select a.pid::int as pid, coalesce(a.usename::text, '') as role, coalesce(a.application_name, '') as program,
      coalesce(a.state, '') as state,
      coalesce(extract(epoch from clock_timestamp() - coalesce(a.xact_start, a.state_change)), 0)::float8 as open_s,
      '' as wanted
    from pg_locks l join pg_stat_activity a on a.pid = l.pid
    where l.locktype = 'advisory' and l.granted and l.database = (select oid from pg_database where datname = current_database())
      and (l.classid::bigint << 32) | l.objid::bigint = ${key}::bigint limit 1`
  return holder ? holderText(holder) : 'a process that has just ended'
}
