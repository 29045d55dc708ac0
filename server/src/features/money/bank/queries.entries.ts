import type { DateOnly } from '../../../kernel/dates.ts'
import type { Cents } from '../../../kernel/money.ts'
import { type Reader, sql, type Tx } from '../../../platform/db/db.ts'
import { findOffsetCents } from './offsets/queries.ts'
import type { DebtorNames } from './rules/strangers.ts'
import type { StoredStatus } from './rules.entries.ts'
import type { Share } from './shares/rules.ts'

export type EntryRow = {
  id: string
  organization_id: string
  account_id: string
  account_kind: 'client_money' | 'own'
  statement_id: string
  amount_cents: Cents
  booking_date: DateOnly
  value_date: DateOnly
  text: string
  payer_name: string | null
  payer_iban: string | null
  payer_bic: string | null
  end_to_end_id: string | null
  bank_reference: string | null
  message_id: string | null
  batch_id: string | null
  is_return: boolean
  return_reason: string | null
  status: StoredStatus
  to_refund_cents: Cents
  returned_by: string | null
  note: string | null
  created_at: Date
  judged_at: Date | null
  updated_by: string | null
}

type Given = { id: string; entry_id: string; amount_cents: Cents }

/** What of an entry went to a claim. */
export type ClaimPart = Given & {
  kind: 'payment'
  claim_id: string
  payment_id: string
  is_linked: boolean
  customer_id: null
  lost_by: null
}

/** What of an entry is for no claim, and still somebody's. */
export type SharePart = Given & Share & { claim_id: null; payment_id: null; is_linked: false }

export type PartRow = ClaimPart | SharePart

/** An entry that nobody else changes until commit, with what of it was given away or is set off and was not taken back. */
export type LockedEntry = EntryRow & { readonly parts: readonly PartRow[]; readonly offset_cents: number }

export const ENTRY_COLUMNS = sql`e.id, e.organization_id, e.account_id, a.kind as account_kind, e.statement_id, e.amount_cents, e.booking_date,
  e.value_date, e.text, e.payer_name, e.payer_iban, e.payer_bic, e.end_to_end_id, e.bank_reference, e.message_id, e.batch_id,
  e.is_return, e.return_reason, e.status, e.to_refund_cents, e.returned_by, e.note, e.created_at, e.judged_at, e.updated_by`

/**
 * The first lock of all that changes an entry; the claims follow in the order of their ids. What hangs on it is
 * read by statements of their own: the one that waited for the lock would still see what was there before.
 */
export async function lockEntry(tx: Tx, id: string): Promise<LockedEntry | undefined> {
  const [entry, parts, offset_cents] = await Promise.all([
    tx.one<EntryRow>(sql`
      select ${ENTRY_COLUMNS} from bank_entries e join bank_accounts a on a.id = e.account_id
      where e.id = ${id} for update of e`),
    listParts(tx, [id]),
    findOffsetCents(tx, id),
  ])
  return entry && { ...entry, parts, offset_cents }
}

/** Of several entries, without what was taken back. */
export const listParts = (reader: Reader, entry_ids: readonly string[]): Promise<PartRow[]> =>
  reader.many(sql`
    select id, entry_id, kind, claim_id, payment_id, amount_cents, is_linked, customer_id, lost_by from bank_parts
    where entry_id = any(${entry_ids}::uuid[]) and undone_at is null order by created_at, id`)

/** Locks claims in the order of their ids, so that two who need the same ones wait for each other and never both. */
export async function lockClaims(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.many(sql`select id from claims where id = any(${ids}::uuid[]) order by id for update`)
}

export const listNamedClaims = async (reader: Reader, entry_id: string): Promise<string[]> =>
  (
    await reader.many<{ claim_id: string }>(
      sql`select claim_id from bank_suggestions where entry_id = ${entry_id} and is_named order by claim_id`,
    )
  ).map(({ claim_id }) => claim_id)

export const hasSuggestions = async (reader: Reader, entry_id: string): Promise<boolean> =>
  (await reader.one(sql`select 1 from bank_suggestions where entry_id = ${entry_id} limit 1`)) !== undefined

type Changed = Pick<EntryRow, 'id' | 'status' | 'to_refund_cents' | 'returned_by' | 'note'>

/** What became of entries. The first time that is known they have been judged. */
export const setEntries = (
  tx: Tx,
  entries: readonly Changed[],
  { now, updated_by }: { readonly now: Date; readonly updated_by: string | null },
): Promise<number> =>
  tx.run(sql`
    update bank_entries e set status = j.status, to_refund_cents = j.to_refund_cents, returned_by = j.returned_by,
      note = j.note, judged_at = coalesce(e.judged_at, ${now}), updated_by = ${updated_by}
    from jsonb_to_recordset(${JSON.stringify(entries.map(changedOf))}::text::jsonb) as j (id uuid, status text,
      to_refund_cents bigint, returned_by uuid, note text)
    where e.id = j.id`)

const changedOf = ({ id, status, to_refund_cents, returned_by, note }: Changed): Changed => ({
  ...{ id, status, to_refund_cents, returned_by, note },
})

export async function insertParts(
  tx: Tx,
  parts: readonly PartRow[],
  { created_by, created_at }: { readonly created_by: string | null; readonly created_at: Date },
): Promise<void> {
  if (parts.length === 0) return
  await tx.run(sql`
    insert into bank_parts (id, entry_id, kind, claim_id, payment_id, amount_cents, is_linked, customer_id, lost_by, created_by,
      created_at)
    select r.*, ${created_by}::uuid, ${created_at}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(parts.map(storedOf))}::text::jsonb) as r (id uuid, entry_id uuid, kind text,
      claim_id uuid, payment_id uuid, amount_cents bigint, is_linked boolean, customer_id uuid, lost_by uuid)`)
}

const storedOf = (part: PartRow) => {
  const { id, entry_id, kind, claim_id, payment_id, amount_cents, is_linked, customer_id, lost_by } = part
  return { id, entry_id, kind, claim_id, payment_id, amount_cents, is_linked, customer_id, lost_by }
}

export const setUndone = (tx: Tx, { id }: { readonly id: string }, undone_at: Date): Promise<number> =>
  tx.run(sql`update bank_parts set undone_at = ${undone_at} where id = ${id}`)

/** Whose money a payment is, by the book: the creditor that it was booked to, or the one that took the claim over. */
export const findOwner = (reader: Reader, payment_id: string): Promise<{ customer_id: string | null } | undefined> =>
  reader.one(sql`
    select l.customer_id from ledger_transactions t join ledger_lines l on l.transaction_id = t.id
    where t.payment_id = ${payment_id} and l.account = 'creditor'
    group by l.customer_id having sum(l.amount_cents) < 0 order by max(t.number) desc limit 1`)

/** Under what the debtor of a claim is known. Of somebody whose data may only be kept nothing is compared. */
export const findDebtorNames = async (reader: Reader, claim_id: string): Promise<DebtorNames> => {
  const found = await reader.one<{ names: string[] | null; ibans: string[] }>(sql`
    select case when d.restricted_at is null then (
        select jsonb_agg(n.name) from (
          select d.name union all select d.representative ->> 'name'
          union all select jsonb_array_elements_text(d.legal_representatives)) n
        where n.name is not null) end as names,
      coalesce((select jsonb_agg(distinct b.iban) from (
        select d.iban union select p.iban from claims o join payments p on p.claim_id = o.id
        where o.organization_id = l.organization_id and o.debtor_id = l.debtor_id and p.status = 'completed'
          and not p.by_stranger) b where b.iban is not null), '[]') as ibans
    from claims l join debtors d on d.organization_id = l.organization_id and d.id = l.debtor_id
    where l.id = ${claim_id}`)
  return { names: found?.names ?? [], ibans: found?.ibans ?? [] }
}
