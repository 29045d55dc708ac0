import type { CreditorPerson } from '../../../kernel/caller.ts'
import type { Problem } from '../../../kernel/errors.ts'
import { type Reader, sql, type Tx } from '../../../platform/db/db.ts'
import { IMPORT_DAYS, TABLES_MAX } from './rules.ts'

export type ImportRow = {
  id: string
  organization_id: string
  customer_id: string
  original_filename: string
  content: string
  submitted_by: string | null
  submitted_at: Date | null
  includes_known: boolean
  finished_at: Date | null
  created_at: Date
}

const COLUMNS = sql`i.id, i.organization_id, i.customer_id, i.original_filename, i.content, i.submitted_by, i.submitted_at,
  i.includes_known, i.finished_at, i.created_at`

/** Everybody of the customer sees its tables. */
const visibleTo = ({ organization_id, customer_id }: Pick<CreditorPerson, 'organization_id' | 'customer_id'>) =>
  sql`i.organization_id = ${organization_id} and i.customer_id = ${customer_id} and i.expires_at > wall_now()`

export const findImport = (reader: Reader, caller: CreditorPerson, id: string): Promise<ImportRow | undefined> =>
  reader.one(sql`select ${COLUMNS} from case_imports i where i.id = ${id} and ${visibleTo(caller)}`)

/** For the job, which knows who has asked for it. */
export const findAnyImport = (reader: Reader, id: string): Promise<ImportRow | undefined> =>
  reader.one(sql`select ${COLUMNS} from case_imports i where i.id = ${id}`)

export const lockImport = (tx: Tx, caller: CreditorPerson, id: string): Promise<ImportRow | undefined> =>
  tx.one(sql`select ${COLUMNS} from case_imports i where i.id = ${id} and ${visibleTo(caller)} for update`)

export type ListedImport = Pick<ImportRow, 'id' | 'original_filename' | 'submitted_at' | 'created_at'>

/** The newest first. */
export const listImports = (reader: Reader, caller: CreditorPerson): Promise<ListedImport[]> =>
  reader.many(sql`
    select i.id, i.original_filename, i.submitted_at, i.created_at from case_imports i
    where ${visibleTo(caller)} order by i.created_at desc, i.id desc limit ${TABLES_MAX}`)

type NewImport = Pick<
  ImportRow,
  'id' | 'organization_id' | 'customer_id' | 'original_filename' | 'content' | 'created_at'
>

export const insertImport = (tx: Tx, row: NewImport): Promise<number> =>
  tx.run(sql`
    insert into case_imports (id, organization_id, customer_id, original_filename, content, created_at, expires_at)
    values (${row.id}, ${row.organization_id}, ${row.customer_id}, ${row.original_filename}, ${row.content},
      ${row.created_at}, wall_now() + make_interval(days => ${IMPORT_DAYS}))`)

export const setSubmitted = (
  tx: Tx,
  {
    id,
    submitted_by,
    submitted_at,
    includes_known,
  }: Pick<ImportRow, 'id' | 'submitted_by' | 'submitted_at' | 'includes_known'>,
): Promise<number> =>
  tx.run(sql`
    update case_imports set submitted_by = ${submitted_by}, submitted_at = ${submitted_at},
      includes_known = ${includes_known}, finished_at = null,
      expires_at = wall_now() + make_interval(days => ${IMPORT_DAYS})
    where id = ${id}`)

export const setFinished = (tx: Tx, id: string, finished_at: Date): Promise<number> =>
  tx.run(sql`update case_imports set finished_at = ${finished_at} where id = ${id} and submitted_at is not null`)

export const deleteImport = (tx: Tx, id: string): Promise<number> =>
  tx.run(sql`delete from case_imports where id = ${id}`)

export const deleteExpiredImports = (tx: Tx): Promise<number> =>
  tx.run(sql`delete from case_imports where expires_at <= wall_now()`)

export type LineRow = { line: number; claim_id: string | null; case_reference: string | null; problems: Problem[] }

/** What has become of lines that were tried. */
export const listTriedLines = (reader: Reader, import_id: string): Promise<LineRow[]> =>
  reader.many(sql`
    select t.line, t.claim_id, l.case_reference, t.problems
    from case_import_lines t left join claims l on l.organization_id = t.organization_id and l.id = t.claim_id
    where t.import_id = ${import_id} order by t.line`)

/** A line that is part of a claim stays so. */
export const setTriedLine = (
  tx: Tx,
  { id, organization_id }: Pick<ImportRow, 'id' | 'organization_id'>,
  { line, claim_id, problems }: Omit<LineRow, 'case_reference'>,
): Promise<number> =>
  tx.run(sql`
    insert into case_import_lines as t (import_id, line, organization_id, claim_id, problems)
    values (${id}, ${line}, ${organization_id}, ${claim_id}, ${JSON.stringify(problems)}::text::jsonb)
    on conflict (import_id, line) do update set claim_id = excluded.claim_id, problems = excluded.problems
    where t.claim_id is null`)

/** All tables of the customers for whom this debtor owes, also those that have expired. */
export const lockImportsNear = (tx: Tx, debtor_id: string): Promise<ImportRow[]> =>
  tx.many(sql`
    select ${COLUMNS} from case_imports i where i.customer_id in (
      select d.customer_id from debtors d where d.id = ${debtor_id}
      union select l.customer_id from claims l where l.debtor_id = ${debtor_id})
    order by i.id for update`)

/** Lines that have become claims against this debtor. */
export async function listLinesOf(reader: Reader, import_id: string, debtor_id: string): Promise<number[]> {
  const rows = await reader.many<{ line: number }>(sql`
    select t.line from case_import_lines t join claims l on l.organization_id = t.organization_id and l.id = t.claim_id
    where t.import_id = ${import_id} and l.debtor_id = ${debtor_id}`)
  return rows.map(({ line }) => line)
}

export const setContent = (
  tx: Tx,
  { id, content, original_filename }: Pick<ImportRow, 'id' | 'content' | 'original_filename'>,
): Promise<number> =>
  tx.run(sql`update case_imports set content = ${content}, original_filename = ${original_filename} where id = ${id}`)

export const deleteTriedLines = (tx: Tx, import_id: string, lines: readonly number[]): Promise<number> =>
  tx.run(sql`delete from case_import_lines where import_id = ${import_id} and line = any(${[...lines]}::int[])`)
