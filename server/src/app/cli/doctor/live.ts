import { type Db, sql } from '../../../platform/db/db.ts'
import { counted } from '../print.ts'
import { type Finding, ok, warn } from './finding.ts'

/** Rights that the server never uses. Whoever took it over would have them too. */
const RIGHTS = sql`
  select r.rolname as name, coalesce(concat_ws(', ',
    case when r.rolsuper then 'superuser' end, case when r.rolcreaterole then 'createrole' end,
    case when r.rolcreatedb then 'createdb' end, case when r.rolreplication then 'replication' end,
    case when r.rolbypassrls then 'bypassrls' end,
    case when pg_has_role(r.oid, 'pg_execute_server_program', 'member') then 'pg_execute_server_program' end,
    case when pg_has_role(r.oid, 'pg_read_server_files', 'member') then 'pg_read_server_files' end,
    case when pg_has_role(r.oid, 'pg_write_server_files', 'member') then 'pg_write_server_files' end), '') as rights
  from pg_roles r where r.rolname = current_user`

export async function checkRole(db: Db): Promise<Finding[]> {
  const AREA = 'Database role'
  const role = await db.one<{ name: string; rights: string }>(RIGHTS)
  if (!role || role.rights === '') return [ok(AREA, 'has no more rights than it needs')]
  const rights = role.rights.startsWith('superuser') ? 'superuser' : role.rights
  return [
    warn(AREA, `${role.name} has more rights than it needs: ${rights}`, 'Use an ordinary role that owns its database.'),
  ]
}

export async function checkLetterheads(db: Db): Promise<Finding[]> {
  const AREA = 'Letterheads'
  const rows = await db.many<{ name: string }>(sql`
    select o.name from organizations o where o.letterhead is null and (
      exists (select 1 from claims l where l.organization_id = o.id)
      or exists (select 1 from partners p where p.organization_id = o.id)) order by o.name limit 100`)
  if (rows.length === 0) return [ok(AREA, 'none is missing')]
  const names = rows.slice(0, 3).map(({ name }) => name)
  const text = `missing for ${counted(rows.length, 'organisation')}: ${names.join(', ')}${rows.length > 3 ? ' …' : ''}`
  return [warn(AREA, text, 'Enter them under Settings, Organisations: without one no letter is made.')]
}
