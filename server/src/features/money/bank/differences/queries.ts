import { type Reader, type Statement, sql, type Tx } from '../../../../platform/db/db.ts'
import type { StatementFormat } from '../reading/statement.ts'
import type { DifferenceField, Told } from './rules.ts'

export type DifferenceRow = {
  readonly id: string
  readonly entry_id: string
  readonly stored_statement_id: string
  readonly told_statement_id: string
  readonly stored: Told
  readonly told: Told
  readonly fields: readonly DifferenceField[]
}

/** The file whose words an entry `e` bears: the one that brought it, or one of which somebody has said that it holds. */
const WORDS_FROM = sql`coalesce((
  select d.told_statement_id from bank_differences d where d.entry_id = e.id and d.holds = 'told'
  order by d.decided_at desc limit 1), e.statement_id)`

export type StoredEntry = Told & {
  readonly id: string
  readonly identity: string
  readonly bank_reference: string | null
  readonly statement_id: string
  readonly format: StatementFormat
}

/** What is stored of entries that another file brings again, by their identity. */
export const listStored = (reader: Reader, account_id: string, identities: readonly Buffer[]): Promise<StoredEntry[]> =>
  reader.many(sql`
    select e.id, encode(e.identity, 'hex') as identity, e.payer_iban, e.payer_name, e.payer_bic, e.text, e.value_date,
      e.end_to_end_id, e.bank_reference, s.id as statement_id, s.format
    from unnest(${identities.map((identity) => identity.toString('hex'))}::text[]) as k (identity)
      join bank_entries e on e.account_id = ${account_id} and e.identity = decode(k.identity, 'hex')
      join bank_statements s on s.id = ${WORDS_FROM}`)

export type NewDifference = DifferenceRow & { readonly stored_hash: Buffer; readonly told_hash: Buffer }

/** What is known or was decided before is left out, whichever of the two sides comes again. */
export async function insertDifferences(tx: Tx, rows: readonly NewDifference[], created_at: Date): Promise<void> {
  const hex = rows.map(({ stored_hash, told_hash, ...row }) => ({
    ...row,
    stored_hash: stored_hash.toString('hex'),
    told_hash: told_hash.toString('hex'),
  }))
  await tx.run(sql`
    insert into bank_differences (id, entry_id, stored_statement_id, told_statement_id, stored, told, stored_hash, told_hash,
      fields, created_at)
    select r.id, r.entry_id, r.stored_statement_id, r.told_statement_id, r.stored, r.told, decode(r.stored_hash, 'hex'),
      decode(r.told_hash, 'hex'), r.fields, ${created_at}
    from jsonb_to_recordset(${JSON.stringify(hex)}::text::jsonb) as r (id uuid, entry_id uuid, stored_statement_id uuid,
      told_statement_id uuid, stored jsonb, told jsonb, stored_hash text, told_hash text, fields text[])
    where not exists (
      select from bank_differences d where d.entry_id = r.entry_id and d.stored_hash = decode(r.told_hash, 'hex'))
    on conflict (entry_id, told_hash) do nothing`)
}

export const findAccountOf = async (reader: Reader, entry_id: string): Promise<string | undefined> =>
  (await reader.one<{ account_id: string }>(sql`select account_id from bank_entries where id = ${entry_id}`))
    ?.account_id

export type OpenDifference = DifferenceRow & {
  readonly uploaders: { readonly stored: string | null; readonly told: string | null }
}

export const lockOpenDifference = (tx: Tx, entry_id: string, id: string): Promise<OpenDifference | undefined> =>
  tx.one(sql`
    select d.id, d.entry_id, d.stored_statement_id, d.told_statement_id, d.stored, d.told, to_jsonb(d.fields) as fields,
      jsonb_build_object('stored', s.uploaded_by, 'told', t.uploaded_by) as uploaders
    from bank_differences d join bank_entries e on e.id = d.entry_id
      join bank_statements s on s.id = ${WORDS_FROM} join bank_statements t on t.id = d.told_statement_id
    where d.id = ${id} and d.entry_id = ${entry_id} and d.decided_at is null for update of d`)

export const setDecided = (
  tx: Tx,
  { id, holds, by, at, note }: { id: string; holds: 'stored' | 'told'; by: string; at: Date; note: string | null },
): Promise<number> =>
  tx.run(sql`
    update bank_differences set holds = ${holds}, decided_by = ${by}, decided_at = ${at}, note = ${note} where id = ${id}`)

/** What the entry says from now on. */
export const setWords = (tx: Tx, id: string, told: Told): Promise<number> =>
  tx.run(sql`
    update bank_entries set payer_iban = ${told.payer_iban}, payer_name = ${told.payer_name}, payer_bic = ${told.payer_bic},
      text = ${told.text}, value_date = ${told.value_date}::date, end_to_end_id = ${told.end_to_end_id}
    where id = ${id}`)

/** It is judged again, by what it says now. */
export async function setUnread(tx: Tx, { id, statement_id }: { id: string; statement_id: string }): Promise<void> {
  await tx.run(sql`delete from bank_suggestions where entry_id = ${id}`)
  await tx.run(sql`update bank_entries set status = 'unread', judged_at = null where id = ${id}`)
  await tx.run(sql`update bank_statements set judged_at = null where id = ${statement_id}`)
}

export const hasOpenDifference = async (reader: Reader, entry_id: string): Promise<boolean> =>
  (await reader.one(
    sql`select 1 from bank_differences where entry_id = ${entry_id} and decided_at is null limit 1`,
  )) !== undefined

type File = {
  readonly id: string
  readonly file_name: string
  readonly uploaded_by: string | null
  readonly uploaded_by_name: string | null
  readonly created_at: string
}

export type ListedDifference = {
  readonly id: string
  readonly fields: readonly DifferenceField[]
  /** Empty once they were erased. */
  readonly stored: Partial<Told>
  readonly told: Partial<Told>
  readonly stored_file: File
  readonly told_file: File
  readonly created_at: string
  readonly holds: 'stored' | 'told' | null
  readonly decided_by_name: string | null
  readonly decided_at: string | null
  readonly note: string | null
}

const fileOf = (statement: Statement): Statement => sql`(
  select jsonb_build_object('id', s.id, 'file_name', s.file_name, 'uploaded_by', s.uploaded_by, 'uploaded_by_name', o.name,
    'created_at', s.created_at)
  from bank_statements s left join operators o on o.id = s.uploaded_by where s.id = ${statement})`

/** Of an entry `e`. As long as one is open, it is compared with what the entry says now. */
export const DIFFERENCES = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'fields', d.fields, 'told', d.told,
    'stored', case when d.decided_at is not null then d.stored else jsonb_build_object('payer_iban', e.payer_iban,
      'payer_name', e.payer_name, 'payer_bic', e.payer_bic, 'text', e.text, 'value_date', e.value_date,
      'end_to_end_id', e.end_to_end_id) end,
    'stored_file', ${fileOf(sql`case when d.decided_at is not null then d.stored_statement_id else ${WORDS_FROM} end`)},
    'told_file', ${fileOf(sql`d.told_statement_id`)}, 'created_at', d.created_at, 'holds', d.holds,
    'decided_by_name', (select o.name from operators o where o.id = d.decided_by), 'decided_at', d.decided_at,
    'note', d.note) order by d.created_at, d.id), '[]')
  from bank_differences d where d.entry_id = e.id)`
