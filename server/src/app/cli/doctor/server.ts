import { counted, spanText } from '@mahnwerk/cli'
import type { Config } from '../../../platform/config.ts'
import { type Reader, sql } from '../../../platform/db/db.ts'
import { type Finding, fail, ok, warn } from '../../checks/finding.ts'

/** What the PostgreSQL server says about itself. Needs no table of ours. */
export type ServerFacts = {
  readonly is_standby: boolean
  readonly is_read_only: boolean
  readonly fsync: string
  readonly full_page_writes: string
  readonly synchronous_commit: string
  readonly may_create: boolean
  /** Empty where the search_path has none. */
  readonly schema: string
  readonly has_checksums: boolean
}

export const readServer = async (reader: Reader): Promise<ServerFacts> =>
  (await reader.one<ServerFacts>(sql`
    select pg_is_in_recovery() as is_standby, current_setting('default_transaction_read_only') = 'on' as is_read_only,
      current_setting('fsync') as fsync, current_setting('full_page_writes') as full_page_writes,
      current_setting('synchronous_commit') as synchronous_commit, coalesce(current_schema()::text, '') as schema,
      coalesce(has_schema_privilege(current_schema(), 'create'), false) as may_create,
      current_setting('data_checksums') = 'on' as has_checksums`)) as ServerFacts

/** A finding for what would refuse writes. */
export function judgeWrites({ is_standby, is_read_only, may_create, schema }: ServerFacts): Finding[] {
  const AREA = 'Writing'
  if (is_standby)
    return [
      fail(
        AREA,
        'this PostgreSQL is a standby, which takes no writes',
        'Name the primary in DATABASE_URL, or all servers with target_session_attrs=read-write.',
      ),
    ]
  if (is_read_only)
    return [
      fail(
        AREA,
        'default_transaction_read_only is on for this role or database, so nothing can be written',
        'Run: alter role … reset default_transaction_read_only, or the same for the database.',
      ),
    ]
  if (!may_create)
    return [
      fail(
        AREA,
        `the role may create no tables in the schema ${schema || '(none in its search_path)'}, so no migration can run`,
        'Make the role the owner of its database; "The role in the database" in docs/operations.md has the commands.',
      ),
    ]
  return [ok(AREA, 'this PostgreSQL takes writes, and the role may create tables')]
}

/** Nothing that is lost in a sandbox was worth much. */
export function judgeDurability(facts: ServerFacts, mode: Config['mode']): Finding[] {
  const AREA = 'Durability'
  const bad = mode === 'live' ? fail : warn
  const broken = (['fsync', 'full_page_writes'] as const).filter((name) => facts[name] === 'off')
  if (broken.length > 0)
    return [
      bad(
        AREA,
        `${broken.join(' and ')} ${broken.length === 1 ? 'is' : 'are'} off: after a power failure the whole database may be damaged`,
        `Set ${broken.map((name) => `${name} = on`).join(' and ')} in postgresql.conf and reload it.`,
      ),
    ]
  if (facts.synchronous_commit === 'off')
    return [
      bad(
        AREA,
        'synchronous_commit is off: the last answers may be lost in a crash though they were given',
        'Set synchronous_commit = on in postgresql.conf, or for the role.',
      ),
    ]
  const checksums = facts.has_checksums ? 'with' : 'without'
  return [ok(AREA, `commits are on disk before they are answered, pages ${checksums} checksums`)]
}

export type ConnectionFacts = {
  readonly max: number
  readonly reserved: number
  /** Those of role and database; -1: none. */
  readonly role_max: number
  readonly database_max: number
  /** On the whole server. */
  readonly used: number
  readonly main: number
  readonly counters: number
  readonly hosts: number
  readonly drills: number
}

export const readConnections = async (reader: Reader): Promise<ConnectionFacts> =>
  (await reader.one<ConnectionFacts>(sql`
    with ours as (
      select a.application_name as name, a.client_addr from pg_stat_activity a
      where a.datname = current_database() and a.application_name like 'mahnwerk %')
    select current_setting('max_connections')::int as max,
      current_setting('superuser_reserved_connections')::int
        + coalesce(current_setting('reserved_connections', true), '0')::int as reserved,
      coalesce((select r.rolconnlimit from pg_roles r where r.rolname = current_user), -1) as role_max,
      coalesce((select d.datconnlimit from pg_database d where d.datname = current_database()), -1) as database_max,
      coalesce((select sum(s.numbackends)::int from pg_stat_database s), 0) as used,
      (select count(*)::int from ours where name ~ '^mahnwerk (api|worker|api[+]worker)( [(]|$)') as main,
      (select count(*)::int from ours where name ~ '^mahnwerk counters( [(]|$)') as counters,
      (select count(distinct client_addr)::int from ours where name ~ '^mahnwerk (api|worker|counters)') as hosts,
      (select count(*)::int from ours where name ~ ' drill( [(]|$)') as drills`)) as ConnectionFacts

/** Commands, starts and people with psql. */
const SPARE = 5
const NEARLY_ALL = 0.9

type Pools = Pick<Config['database_limits'], 'connections' | 'counter_connections'>

/** A process cannot be told from its connections, so as many are taken to run as these need at least. */
const nodesOf = ({ main, counters, hosts }: ConnectionFacts, pools: Pools): number =>
  Math.max(hosts, Math.ceil(main / pools.connections), Math.ceil(counters / pools.counter_connections))

export function judgeConnections(facts: ConnectionFacts, pools: Pools): Finding[] {
  const AREA = 'Connections'
  const limits = [facts.max - facts.reserved, facts.role_max, facts.database_max].filter((limit) => limit >= 0)
  const usable = Math.min(...limits)
  const nodes = nodesOf(facts, pools)
  const each = pools.connections + pools.counter_connections
  const needed = Math.max(1, nodes) * each + SPARE
  const text = `${usable} can be open and ${facts.used} are; ${counted(nodes, 'node')} seen, each opens up to ${each}`
  if (usable < each)
    return [
      fail(AREA, text, 'Raise max_connections of PostgreSQL, or lower DATABASE_CONNECTIONS: one node is too many.'),
    ]
  if (needed > usable || facts.used >= usable * NEARLY_ALL)
    return [
      warn(
        AREA,
        text,
        `Raise max_connections of PostgreSQL, or lower DATABASE_CONNECTIONS: ${needed} are needed, with ${SPARE} to spare.`,
      ),
    ]
  return [ok(AREA, text)]
}

export type ReplicationFacts = {
  readonly standbys: number
  /** Null where the role may not see it. */
  readonly synchronous: number | null
  readonly wants_synchronous: boolean
  readonly idle_slots: readonly { readonly name: string; readonly held_mb: number }[]
  readonly archives: boolean
  readonly archived_s: number | null
  readonly archive_failed_s: number | null
}

export const readReplication = async (reader: Reader): Promise<ReplicationFacts> =>
  (await reader.one<ReplicationFacts>(sql`
    select (select count(*)::int from pg_stat_replication) as standbys,
      case when pg_has_role(current_user, 'pg_read_all_stats', 'usage')
        then (select count(*)::int from pg_stat_replication r where r.sync_state in ('sync', 'quorum')) end as synchronous,
      current_setting('synchronous_standby_names') <> '' as wants_synchronous,
      (select coalesce(json_agg(json_build_object('name', s.slot_name, 'held_mb',
          (pg_wal_lsn_diff(pg_current_wal_lsn(), s.restart_lsn) / 1000000)::bigint)), '[]'::json)
        from pg_replication_slots s where not s.active and s.restart_lsn is not null) as idle_slots,
      current_setting('archive_mode') <> 'off' as archives,
      extract(epoch from clock_timestamp() - a.last_archived_time)::float8 as archived_s,
      extract(epoch from clock_timestamp() - a.last_failed_time)::float8 as archive_failed_s
    from pg_stat_archiver a`)) as ReplicationFacts

const SLOT_MB_MAX = 1_000

export function judgeReplication(facts: ReplicationFacts): Finding[] {
  const AREA = 'Replication'
  const { standbys, synchronous, wants_synchronous, idle_slots } = facts
  const findings: Finding[] = []
  if (wants_synchronous && synchronous === 0)
    findings.push(
      fail(
        AREA,
        'synchronous_standby_names is set and no such standby is connected: every commit waits for one',
        'Bring the standby back, or clear synchronous_standby_names and reload.',
      ),
    )
  for (const { name, held_mb } of idle_slots.filter((slot) => slot.held_mb > SLOT_MB_MAX))
    findings.push(
      warn(
        AREA,
        `the slot ${name} is used by nobody and keeps ${held_mb} MB of the log, until the disk is full`,
        `Start what reads it, or run: select pg_drop_replication_slot('${name}')`,
      ),
    )
  if (findings.length === 0 && standbys > 0)
    findings.push(ok(AREA, `${counted(standbys, 'standby', 'standbys')} connected`))
  return findings
}

const ago = (seconds: number): string => `${spanText(seconds * 1000)} ago`

/** Of backups only the archive of PostgreSQL is known here: `mahnwerk backup` leaves no trace in the database. */
export function judgeArchive({ archives, archived_s, archive_failed_s }: ReplicationFacts): Finding[] {
  const AREA = 'Archive'
  if (!archives) return []
  if (archive_failed_s !== null && (archived_s === null || archive_failed_s < archived_s))
    return [
      fail(
        AREA,
        `archiving the log of PostgreSQL failed ${ago(archive_failed_s)}, and the last success was ${archived_s === null ? 'never' : ago(archived_s)}`,
        'Look at archive_command and the log of PostgreSQL: the log piles up, and nothing newer can be restored.',
      ),
    ]
  return [ok(AREA, archived_s === null ? 'nothing was archived yet' : `the log was last archived ${ago(archived_s)}`)]
}
