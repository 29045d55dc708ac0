import type { DateOnly } from '../../../../kernel/dates.ts'
import { type Reader, sql, type Tx } from '../../../../platform/db/db.ts'
import { firstSheetOf } from '../../ledger/index.ts'
import type { BankAccountRow } from '../accounts/queries.ts'
import type { ReadEntry, ReadSheet, SheetHead, SheetSurvey, StatementFormat } from '../reading/statement.ts'

/** It keeps its IBAN until commit. */
export const holdAccountByIban = (
  tx: Tx,
  iban: string,
): Promise<Pick<BankAccountRow, 'id' | 'organization_id' | 'kind'> | undefined> =>
  tx.one(sql`select id, organization_id, kind from bank_accounts where iban = ${iban} for key share`)

/** How often and how long a file waits for another one of its account: 20 seconds, less than any statement may take. */
const LOOKS = 100
const LOOK_S = 0.2

/**
 * What is stored of an account is compared with what comes, so files of one account take turns, until commit. The row itself
 * stays free: a large file may take minutes, and nobody else has to wait for it. False where another one is still stored.
 */
export async function takeTurn(tx: Tx, account_id: string, looks = LOOKS): Promise<boolean> {
  const turn = sql`pg_try_advisory_xact_lock(hashtextextended(${`bank files ${account_id}`}, 0)) as is_ours`
  for (let look = 0; look < looks; look++) {
    const wait_s = look === 0 ? 0 : LOOK_S
    const row = await tx.one<{ is_ours: boolean }>(sql`select ${turn} from pg_sleep(${wait_s}::float8)`)
    if (row?.is_ours) return true
  }
  return false
}

export type StatementRow = {
  id: string
  organization_id: string
  account_id: string
  format: StatementFormat
  file_name: string
  blob_key: string
  file_size: number
  sha256: string
  entry_count: number
  duplicate_count: number
  uploaded_by: string | null
  created_at: Date
  judged_at: Date | null
}

export const insertStatement = (tx: Tx, row: StatementRow): Promise<number> =>
  tx.run(sql`
    insert into bank_statements (id, organization_id, account_id, format, file_name, blob_key, file_size, sha256, entry_count,
      duplicate_count, uploaded_by, created_at)
    values (${row.id}, ${row.organization_id}, ${row.account_id}, ${row.format}, ${row.file_name}, ${row.blob_key},
      ${row.file_size}, ${row.sha256}, ${row.entry_count}, ${row.duplicate_count}, ${row.uploaded_by}, ${row.created_at})`)

/** Of how many entries all were stored before. Where there is nothing new, nothing waits to be judged. */
export const setCounts = (tx: Tx, { id, entry_count, duplicate_count, judged_at }: StatementRow): Promise<number> =>
  tx.run(sql`
    update bank_statements set entry_count = ${entry_count}, duplicate_count = ${duplicate_count}, judged_at = ${judged_at}
    where id = ${id}`)

export type SheetKey = { readonly statement_id: string; readonly position: number; readonly account_id: string }

/** Before its entries, which refer to it. The closing balance is known at its end. */
export const insertSheet = (tx: Tx, key: SheetKey, sheet: SheetHead & SheetSurvey): Promise<number> =>
  tx.run(sql`
    insert into bank_sheets (statement_id, position, account_id, bank_id, opening_cents, closing_cents, opening_on, closing_on,
      balances)
    values (${key.statement_id}, ${key.position}, ${key.account_id}, ${sheet.bank_id}, ${sheet.opening_cents},
      ${sheet.opening_cents}, ${sheet.opening_on}, ${sheet.opening_on}, ${sheet.balances}::bigint[])`)

export const closeSheet = (tx: Tx, key: SheetKey, { closing_cents, closing_on }: ReadSheet): Promise<number> =>
  tx.run(sql`
    update bank_sheets set closing_cents = ${closing_cents}, closing_on = ${closing_on}
    where statement_id = ${key.statement_id} and position = ${key.position}`)

type SeenEntry = Pick<
  ReadEntry,
  'bank_reference' | 'ordinal' | 'amount_cents' | 'booking_date' | 'payer_name' | 'payer_iban' | 'text'
>

export type NamelessSheet = { statement_id: string; position: number; balances: number[] }

/** The sheets of which entries without a bank's name are stored, on the days of another one. */
export const listNameless = (
  reader: Reader,
  account_id: string,
  { first_on, last_on }: Days,
): Promise<NamelessSheet[]> =>
  reader.many(sql`
    with found as (
      select distinct e.statement_id, e.sheet from bank_entries e
      where e.account_id = ${account_id} and e.bank_reference is null
        and e.booking_date between ${first_on}::date and ${last_on}::date)
    select s.statement_id, s.position, coalesce(to_jsonb(s.balances), '[]') as balances
    from found f join bank_sheets s on s.statement_id = f.statement_id and s.position = f.sheet`)

type Days = Pick<SheetSurvey, 'first_on' | 'last_on'>

/** The entries without a bank's name that are stored of these sheets, for the days of another one. */
export const listSeen = (
  reader: Reader,
  sheets: readonly NamelessSheet[],
  { first_on, last_on }: Days,
): Promise<SeenEntry[]> =>
  reader.many(sql`
    select e.bank_reference, 1 as ordinal, e.amount_cents, e.booking_date, e.payer_name, e.payer_iban, e.text
    from unnest(${sheets.map(({ statement_id }) => statement_id)}::uuid[], ${sheets.map(({ position }) => position)}::int[])
      as s (statement_id, position)
    join bank_entries e on e.statement_id = s.statement_id and e.sheet = s.position
    where e.bank_reference is null and e.booking_date between ${first_on}::date and ${last_on}::date`)

export type NewEntry = ReadEntry & { readonly id: string; readonly identity: Buffer }

/** The ids of those that were not stored before. */
export async function insertNewEntries(
  tx: Tx,
  { organization_id, ...key }: SheetKey & { readonly organization_id: string },
  entries: readonly NewEntry[],
  created_at: Date,
): Promise<Set<string>> {
  const rows = entries.map(({ identity, line, ordinal, ...entry }) => ({
    ...entry,
    identity: identity.toString('hex'),
  }))
  const stored = await tx.many<{ id: string }>(sql`
    insert into bank_entries (id, organization_id, account_id, statement_id, sheet, identity, amount_cents, booking_date,
      value_date, text, payer_name, payer_iban, payer_bic, end_to_end_id, bank_reference, message_id, batch_id, is_return,
      return_reason, status, created_at)
    select r.id, ${organization_id}, ${key.account_id}, ${key.statement_id}, ${key.position}, decode(r.identity, 'hex'),
      r.amount_cents, r.booking_date, r.value_date, r.text, r.payer_name, r.payer_iban, r.payer_bic, r.end_to_end_id,
      r.bank_reference, r.message_id, r.batch_id, r.is_return, r.return_reason, 'unread', ${created_at}
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as r (id uuid, identity text, amount_cents bigint,
      booking_date date, value_date date, text text, payer_name text, payer_iban text, payer_bic text, end_to_end_id text,
      bank_reference text, message_id text, batch_id text, is_return boolean, return_reason text)
    on conflict (account_id, identity) do nothing returning id`)
  return new Set(stored.map(({ id }) => id))
}

/** Which claims of an organisation bear these case references. */
export const listReferred = (
  reader: Reader,
  organization_id: string,
  references: readonly string[],
): Promise<{ id: string; case_reference: string }[]> =>
  reader.many(sql`
    select id, case_reference from claims
    where case_reference = any(${references}::text[]) and organization_id = ${organization_id}`)

export type FirstSheet = { statement_id: string; position: number; opening_cents: number; opening_on: DateOnly }

/** The sheet that the book of an account begins with. */
export const findFirstSheet = (reader: Reader, account_id: string): Promise<FirstSheet | undefined> =>
  reader.one(sql`
    select statement_id, position, opening_cents, opening_on from bank_sheets where account_id = ${account_id} and is_first`)

/** The one that it should begin with, by all sheets that have come. */
export const findEarliestSheet = (reader: Reader, account_id: string): Promise<FirstSheet | undefined> =>
  reader.one(sql`
    select f.statement_id, f.position, f.opening_cents, f.opening_on from ${firstSheetOf(sql`${account_id}::uuid`)} f`)

export async function setFirstSheet(tx: Tx, key: SheetKey): Promise<void> {
  await tx.run(sql`update bank_sheets set is_first = false where account_id = ${key.account_id} and is_first`)
  await tx.run(sql`
    update bank_sheets set is_first = true where statement_id = ${key.statement_id} and position = ${key.position}`)
}
