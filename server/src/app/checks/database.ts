import { counted } from '@mahnwerk/cli/print'
import { countAdminsAtRisk } from '../../features/parties/operators/index.ts'
import type { TableName } from '../../law/tables.ts'
import type { Config } from '../../platform/config.ts'
import { type Reader, sql } from '../../platform/db/db.ts'
import { type Finding, fail, ok, warn } from './finding.ts'

/** Rights that the server never uses. Whoever took it over would have them too. */
const RIGHTS = sql`
  select r.rolname as name, coalesce(concat_ws(', ',
    case when r.rolsuper then 'superuser' end, case when r.rolcreaterole then 'createrole' end,
    case when r.rolcreatedb then 'createdb' end, case when r.rolreplication then 'replication' end,
    case when r.rolbypassrls then 'bypassrls' end,
    case when pg_has_role(r.oid, 'pg_execute_server_program', 'member') then 'pg_execute_server_program' end,
    case when pg_has_role(r.oid, 'pg_read_server_files', 'member') then 'pg_read_server_files' end,
    case when pg_has_role(r.oid, 'pg_write_server_files', 'member') then 'pg_write_server_files' end,
    case when exists (
      select from pg_roles s where s.rolsuper and s.oid <> r.oid and pg_has_role(r.oid, s.oid, 'member')
    ) then 'member of a superuser' end,
    case when exists (
      select from pg_database d where d.datdba = r.oid and d.datname <> current_database()
    ) then 'owner of other databases' end), '') as rights
  from pg_roles r where r.rolname = current_user`

export async function checkRole(db: Reader): Promise<Finding[]> {
  const AREA = 'Database role'
  const role = await db.one<{ name: string; rights: string }>(RIGHTS)
  if (!role || role.rights === '') return [ok(AREA, 'has no more rights than it needs')]
  const rights = role.rights.startsWith('superuser') ? 'superuser' : role.rights
  return [
    warn(AREA, `${role.name} has more rights than it needs: ${rights}`, 'Use an ordinary role that owns its database.'),
  ]
}

/** The log of the server gets no names. */
export async function checkLetterheads(db: Reader, { with_names = true } = {}): Promise<Finding[]> {
  const AREA = 'Letterheads'
  const rows = await db.many<{ name: string }>(sql`
    select o.name from organizations o where o.letterhead is null and (
      exists (select 1 from claims l where l.organization_id = o.id)
      or exists (select 1 from partners p where p.organization_id = o.id)) order by o.name limit 100`)
  if (rows.length === 0) return [ok(AREA, 'none is missing')]
  const names = rows.slice(0, 3).map(({ name }) => name)
  const which = with_names ? `: ${names.join(', ')}${rows.length > 3 ? ' …' : ''}` : ''
  const text = `missing for ${counted(rows.length, 'organisation')}${which}`
  return [warn(AREA, text, 'Enter them under Settings, Organisations: without one no letter is made.')]
}

/** The books of client money, as the last nightly comparison found them. */
export async function checkBooks(db: Reader, { with_names = true } = {}): Promise<Finding[]> {
  const AREA = 'Client money'
  const rows = await db.many<{ name: string }>(sql`
    select o.name from ledger_comparisons c join organizations o on o.id = c.organization_id
    where c.differs_since is not null order by o.name limit 100`)
  if (rows.length === 0) return [ok(AREA, 'the books fit, or were not compared yet')]
  const names = rows.slice(0, 3).map(({ name }) => name)
  const which = with_names ? `: ${names.join(', ')}${rows.length > 3 ? ' …' : ''}` : ''
  return [
    fail(
      AREA,
      `the books of ${counted(rows.length, 'organisation')} do not fit${which}`,
      'The reconciliation names what does not: GET /api/operator/ledger/reconciliation.',
    ),
  ]
}

export async function checkAdministrators(db: Reader, { require_second_factor }: Config): Promise<Finding[]> {
  const AREA = 'Administrators'
  const { total, with_given_password, without_factor } = await countAdminsAtRisk(db)
  const findings: Finding[] = []
  if (with_given_password > 0)
    findings.push(
      warn(
        AREA,
        `a generated password that was never changed: ${with_given_password} of ${total}`,
        'Choose a new one under My account.',
      ),
    )
  if (without_factor > 0 && !require_second_factor)
    findings.push(
      warn(
        AREA,
        `no second factor: ${without_factor} of ${total}`,
        'Set one up under My account, then set REQUIRE_SECOND_FACTOR=true.',
      ),
    )
  return findings.length > 0 ? findings : [ok(AREA, 'each administrator has an own password and a second factor')]
}

/** Tables of the law whose newest figures are unconfirmed or may have changed. */
export function checkFigures(stale: readonly TableName[]): Finding[] {
  const AREA = 'Legal figures'
  if (stale.length === 0) return [ok(AREA, 'all are confirmed and current')]
  const mend = 'Check them, and confirm or replace the rows under Settings, Legal tables.'
  return [warn(AREA, `${counted(stale.length, 'table')} unconfirmed or out of date: ${stale.join(', ')}`, mend)]
}
