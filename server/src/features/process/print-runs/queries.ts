import { allOf, type Reader, type Statement, sql, type Tx } from '../../../platform/db/db.ts'
import { type Page, pageClause } from '../../../platform/http/paging.ts'
import type { LeftOut, PrintRunStatus } from './rules.ts'

export type PrintRunRow = {
  id: string
  organization_id: string
  status: PrintRunStatus
  made_by: string
  made_at: Date
  ended_by: string | null
  ended_at: Date | null
  left_out: LeftOut[]
}

export type ListedRun = PrintRunRow & {
  organization_name: string
  made_by_name: string
  letter_count: number
  waiting_count: number
  void_count: number
}

const COLUMNS = sql`r.id, r.organization_id, r.status, r.made_by, r.made_at, r.ended_by, r.ended_at, r.left_out`

export type RunFilter = { organization_id?: string; status?: PrintRunStatus }

function matching({ organization_id, status }: RunFilter): Statement {
  const conditions: Statement[] = [sql`true`]
  if (organization_id) conditions.push(sql`r.organization_id = ${organization_id}`)
  if (status) conditions.push(sql`r.status = ${status}`)
  return allOf(conditions)
}

const WITH_COUNTS = sql`o.name as organization_name, case when u.name = '' then u.email else u.name end as made_by_name,
  (select count(*)::int from letters t where t.print_run_id = r.id) as letter_count,
  (select count(*)::int from letters t where t.print_run_id = r.id and t.status = 'outbox') as waiting_count,
  (select count(*)::int from letters t where t.print_run_id = r.id and t.status = 'void') as void_count`

const JOINED = sql`print_runs r join organizations o on o.id = r.organization_id join operators u on u.id = r.made_by`

/** For the team, which sees every organisation; newest first. */
export const listRuns = (reader: Reader, filter: RunFilter, page: Page): Promise<ListedRun[]> =>
  reader.many(sql`
    select ${COLUMNS}, ${WITH_COUNTS} from ${JOINED} where ${matching(filter)}
    order by r.made_at desc, r.id desc ${pageClause(page)}`)

export async function countRuns(reader: Reader, filter: RunFilter): Promise<number> {
  const row = await reader.one<{ total: number }>(
    sql`select count(*)::int as total from print_runs r where ${matching(filter)}`,
  )
  return row?.total ?? 0
}

export const findRun = (reader: Reader, id: string): Promise<ListedRun | undefined> =>
  reader.one(sql`select ${COLUMNS}, ${WITH_COUNTS} from ${JOINED} where r.id = ${id}`)

export const lockRun = (tx: Tx, id: string): Promise<PrintRunRow | undefined> =>
  tx.one(sql`select ${COLUMNS} from print_runs r where r.id = ${id} for update`)

export const insertRun = (tx: Tx, row: PrintRunRow): Promise<number> =>
  tx.run(sql`
    insert into print_runs (id, organization_id, status, made_by, made_at)
    values (${row.id}, ${row.organization_id}, ${row.status}, ${row.made_by}, ${row.made_at})`)

export const endRun = (tx: Tx, row: PrintRunRow): Promise<number> =>
  tx.run(sql`
    update print_runs set status = ${row.status}, ended_by = ${row.ended_by}, ended_at = ${row.ended_at},
      left_out = ${JSON.stringify(row.left_out)}::text::jsonb
    where id = ${row.id} and organization_id = ${row.organization_id}`)

/** Only those that still wait, for us, and are in no run: somebody may have been faster. Answers which were taken. */
export const takeLetters = async (tx: Tx, { id, organization_id }: PrintRunRow, ids: readonly string[]) =>
  (
    await tx.many<{ id: string }>(sql`
      update letters set print_run_id = ${id}
      where id = any(${ids}::uuid[]) and organization_id = ${organization_id} and status = 'outbox'
        and print_run_id is null and handed_over_at is null and mail_id is null
      returning id`)
  ).map((letter) => letter.id)

/** What was not posted is free for the next run. */
export const freeWaiting = (tx: Tx, { id, organization_id }: PrintRunRow): Promise<number> =>
  tx.run(sql`
    update letters set print_run_id = null
    where print_run_id = ${id} and organization_id = ${organization_id} and status = 'outbox'`)
