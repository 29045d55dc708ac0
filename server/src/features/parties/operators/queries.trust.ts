import type { Language } from '../../../kernel/language.ts'
import { type Reader, sql } from '../../../platform/db/db.ts'

/** An entry of the audit log about a member of the team, by another one, of the last hours. */
const byAColleague = (
  hours: number,
) => sql`a.log = 'administration' and a.subject_kind = 'operator' and a.actor_type = 'operator'
  and a.actor_id::text <> a.subject_id and a.at > wall_now() - make_interval(hours => ${hours})`

/** Opened the account, raised it, or got a key to it. */
const GIVES_POWER = sql`(a.action in ('operator.created', 'operator.password_set', 'second_factor.reset')
  or a.action = 'operator.changed' and a.details -> 'changes' @> any (array[
    '[{"field": "role", "to": "admin"}]', '[{"field": "disabled", "to": false}]']::jsonb[]))`

const TAKES_POWER = sql`a.action = 'operator.changed' and (a.details -> 'changes' @> '[{"field": "role", "from": "admin"}]'::jsonb
  or o.role = 'admin' and a.details -> 'changes' @> '[{"field": "disabled", "to": true}]'::jsonb)`

/** Whether a colleague may lately have had the keys to one of these accounts. */
export const isLatelyHandedOut = async (reader: Reader, ids: readonly string[], hours: number): Promise<boolean> =>
  (await reader.one(sql`
    select 1 as found from audit_entries a
    where a.subject_id = any(${ids}::text[]) and ${byAColleague(hours)} and ${GIVES_POWER} limit 1`)) !== undefined

/** To whom goes what concerns the whole house: administrators, and who lately was one until a colleague ended that. */
export const listAdminsToTell = (
  reader: Reader,
  hours: number,
): Promise<{ id: string; email: string; name: string; language: Language | null }[]> =>
  reader.many(sql`
    select o.id, o.email, o.name, o.language from operators o
    where o.role = 'admin' and o.disabled_at is null or exists (
      select 1 from audit_entries a where a.subject_id = o.id::text and ${byAColleague(hours)} and ${TAKES_POWER})
    order by o.created_at, o.id`)
