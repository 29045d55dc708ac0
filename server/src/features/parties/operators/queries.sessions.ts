import { type Reader, sql, type Tx } from '../../../platform/db/db.ts'
import {
  type OperatorRole,
  SESSION_HOURS,
  SESSION_IDLE_MINUTES,
  SESSION_SEEN_EVERY_S,
  SESSIONS_LISTED_MAX,
} from './rules.ts'

export type SessionHolder = {
  session_id: string
  operator_id: string
  email: string
  name: string
  role: OperatorRole
  has_second_factor: boolean
  /** It is time to store again that this session is in use. */
  is_unseen: boolean
}

/** A session ends after a working day, or earlier when it was not used for a while. */
const IS_ALIVE = sql`s.expires_at > wall_now()
  and s.last_seen_at > wall_now() - make_interval(mins => ${SESSION_IDLE_MINUTES})`

export const findSession = (reader: Reader, secret_hash: Buffer): Promise<SessionHolder | undefined> =>
  reader.one(sql`
    select s.id as session_id, o.id as operator_id, o.email, o.name, o.role,
      exists (select from login_totp t where t.operator_id = o.id and t.enabled_at is not null)
        or exists (select from login_passkeys k where k.operator_id = o.id) as has_second_factor,
      s.last_seen_at <= wall_now() - make_interval(secs => ${SESSION_SEEN_EVERY_S}) as is_unseen
    from operator_sessions s join operators o on o.id = s.operator_id
    where s.secret_hash = ${secret_hash} and ${IS_ALIVE} and o.disabled_at is null`)

export const setSessionSeen = (tx: Tx, id: string): Promise<number> =>
  tx.run(sql`
    update operator_sessions set last_seen_at = wall_now()
    where id = ${id} and last_seen_at <= wall_now() - make_interval(secs => ${SESSION_SEEN_EVERY_S})`)

export type NewOperatorSession = { id: string; secret_hash: Buffer; operator_id: string; user_agent: string }

export const insertSession = (tx: Tx, row: NewOperatorSession): Promise<number> =>
  tx.run(sql`
    insert into operator_sessions (id, secret_hash, operator_id, user_agent, expires_at)
    values (${row.id}, ${row.secret_hash}, ${row.operator_id}, ${row.user_agent},
      wall_now() + make_interval(hours => ${SESSION_HOURS}))`)

export type OperatorSessionRow = {
  id: string
  user_agent: string
  created_at: Date
  last_seen_at: Date
  expires_at: Date
}

export const listSessions = (reader: Reader, operator_id: string): Promise<OperatorSessionRow[]> =>
  reader.many(sql`
    select s.id, s.user_agent, s.created_at, s.last_seen_at,
      least(s.expires_at, s.last_seen_at + make_interval(mins => ${SESSION_IDLE_MINUTES})) as expires_at
    from operator_sessions s where s.operator_id = ${operator_id} and ${IS_ALIVE}
    order by s.last_seen_at desc, s.id desc limit ${SESSIONS_LISTED_MAX}`)

export const deleteSession = (tx: Tx, secret_hash: Buffer): Promise<number> =>
  tx.run(sql`delete from operator_sessions where secret_hash = ${secret_hash}`)

export const deleteSessionOf = (tx: Tx, operator_id: string, id: string): Promise<number> =>
  tx.run(sql`delete from operator_sessions where operator_id = ${operator_id} and id = ${id}`)

export const deleteSessionsOf = (tx: Tx, operator_id: string): Promise<number> =>
  tx.run(sql`delete from operator_sessions where operator_id = ${operator_id}`)

export const deleteOtherSessions = (tx: Tx, operator_id: string, kept_id: string): Promise<number> =>
  tx.run(sql`delete from operator_sessions where operator_id = ${operator_id} and id <> ${kept_id}`)

export const deleteExpiredSessions = (tx: Tx): Promise<number> =>
  tx.run(sql`delete from operator_sessions s where not (${IS_ALIVE})`)
