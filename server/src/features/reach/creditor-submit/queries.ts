import type { CreditorPerson } from '../../../kernel/caller.ts'
import type { Cents } from '../../../kernel/money.ts'
import { type Reader, sql, type Tx } from '../../../platform/db/db.ts'
import { eraseBlob } from '../../../platform/storage/sweep.ts'
import { type DebtorFacts, type DebtorRow, SHOWN_NAMES } from '../../parties/debtors/index.ts'
import type { FieldName, FieldReading, Recipient } from '../../process/extraction/index.ts'
import { numberKey } from './rules/doubles.ts'
import { DRAFT_DAYS } from './rules.ts'

export type DraftRow = {
  id: string
  organization_id: string
  customer_id: string
  begun_by: string
  beginner: string | null
  typed: Record<string, string>
  claim_id: string | null
  case_reference: string | null
  created_at: Date
}

/** What the file says, as far as somebody looks at it before the case is handed over. */
export type DraftReading = {
  fields: Partial<Record<FieldName, Pick<FieldReading, 'value' | 'confidence'>>>
  currency: string | null
  recipient: Recipient | null
}

export type DraftInvoiceRow = {
  draft_id: string
  position: number
  blob_key: string | null
  original_filename: string | null
  file_size: number | null
  sha256: string | null
  state: 'typed' | 'pending' | 'read' | 'failed'
  tries: number
  reading: DraftReading | null
}

const DRAFT = sql`d.id, d.organization_id, d.customer_id, d.begun_by, p.name as beginner, d.typed, d.claim_id,
  l.case_reference, d.created_at`
const DRAFTS = sql`case_drafts d left join creditor_people p on p.id = d.begun_by
  left join claims l on l.organization_id = d.organization_id and l.id = d.claim_id `

/** Everybody of the customer sees its drafts. */
const visibleTo = ({ organization_id, customer_id }: CreditorPerson) =>
  sql`d.organization_id = ${organization_id} and d.customer_id = ${customer_id} and d.expires_at > wall_now()`

export const findDraft = (reader: Reader, caller: CreditorPerson, id: string): Promise<DraftRow | undefined> =>
  reader.one(sql`select ${DRAFT} from ${DRAFTS} where d.id = ${id} and ${visibleTo(caller)}`)

export const lockDraft = (tx: Tx, caller: CreditorPerson, id: string): Promise<DraftRow | undefined> =>
  tx.one(sql`select ${DRAFT} from ${DRAFTS} where d.id = ${id} and ${visibleTo(caller)} for update of d`)

/** Those that wait to be handed over, oldest first. */
export const listOpenDrafts = (reader: Reader, caller: CreditorPerson): Promise<DraftRow[]> =>
  reader.many(sql`
    select ${DRAFT} from ${DRAFTS} where d.claim_id is null and ${visibleTo(caller)} order by d.created_at, d.id`)

/** Until commit nobody else begins cases of the customer, so that what there is can be counted. */
export const holdDraftsOf = (tx: Tx, { customer_id }: CreditorPerson): Promise<unknown> =>
  tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`drafts ${customer_id}`}, 0))`)

/** What waits to be handed over: how many cases, and how many bytes of files they have. */
export async function measureOpenDrafts(
  reader: Reader,
  caller: CreditorPerson,
): Promise<{ cases: number; bytes: number }> {
  const found = await reader.one<{ cases: number; bytes: number }>(sql`
    select count(distinct d.id) as cases, coalesce(sum(i.file_size), 0)::bigint as bytes
    from case_drafts d left join case_draft_invoices i on i.draft_id = d.id
    where d.claim_id is null and ${visibleTo(caller)}`)
  return found ?? { cases: 0, bytes: 0 }
}

/** Of these drafts, in their order within each. */
export const listDraftInvoices = (reader: Reader, draft_ids: readonly string[]): Promise<DraftInvoiceRow[]> =>
  reader.many(sql`
    select draft_id, position, blob_key, original_filename, file_size, sha256, state, tries, reading
    from case_draft_invoices where draft_id = any(${draft_ids}::uuid[]) order by draft_id, position`)

const EXPIRY = sql`wall_now() + make_interval(days => ${DRAFT_DAYS})`

type NewDraft = Pick<DraftRow, 'id' | 'organization_id' | 'customer_id' | 'begun_by' | 'created_at'>

export const insertDraft = (tx: Tx, row: NewDraft): Promise<number> =>
  tx.run(sql`
    insert into case_drafts (id, organization_id, customer_id, begun_by, created_at, expires_at)
    values (${row.id}, ${row.organization_id}, ${row.customer_id}, ${row.begun_by}, ${row.created_at}, ${EXPIRY})`)

export const insertDraftInvoice = (tx: Tx, row: Omit<DraftInvoiceRow, 'tries' | 'reading'>): Promise<number> =>
  tx.run(sql`
    insert into case_draft_invoices (draft_id, organization_id, position, blob_key, original_filename, file_size, sha256, state)
    select id, organization_id, ${row.position}, ${row.blob_key}, ${row.original_filename}, ${row.file_size}, ${row.sha256},
      ${row.state} from case_drafts where id = ${row.draft_id}`)

/** Whoever goes on with a draft keeps it for as long again. */
export const setTyped = (tx: Tx, id: string, typed: Readonly<Record<string, string>>): Promise<number> =>
  tx.run(sql`update case_drafts set typed = ${typed}, expires_at = ${EXPIRY} where id = ${id}`)

/** Its files belong to the claim now, and of what was typed nothing is kept twice. */
export async function setHandedOver(tx: Tx, id: string, claim_id: string): Promise<void> {
  await tx.run(sql`delete from case_draft_invoices where draft_id = ${id}`)
  await tx.run(sql`update case_drafts set claim_id = ${claim_id}, typed = '{}' where id = ${id}`)
}

export async function deleteDraft(tx: Tx, id: string): Promise<void> {
  await eraseFiles(tx, [id])
  await tx.run(sql`delete from case_drafts where id = ${id}`)
}

const EXPIRED_AT_ONCE = 200

/** What nobody has handed over, with its files. */
export async function deleteExpiredDrafts(tx: Tx): Promise<void> {
  const rows = await tx.many<{ id: string }>(sql`
    select id from case_drafts where expires_at <= wall_now() order by expires_at limit ${EXPIRED_AT_ONCE}
    for update skip locked`)
  const ids = rows.map(({ id }) => id)
  await eraseFiles(tx, ids)
  await tx.run(sql`delete from case_drafts where id = any(${ids}::uuid[])`)
}

async function eraseFiles(tx: Tx, draft_ids: readonly string[]): Promise<void> {
  for (const { blob_key } of await listDraftInvoices(tx, draft_ids)) if (blob_key) eraseBlob(tx, blob_key, null)
}

/** Drafts that were not handed over, of the customers for whom this debtor owes. */
export const lockDraftsNear = (tx: Tx, debtor_id: string): Promise<Pick<DraftRow, 'id' | 'typed'>[]> =>
  tx.many(sql`
    select d.id, d.typed from case_drafts d where d.claim_id is null and d.customer_id in (
      select x.customer_id from debtors x where x.id = ${debtor_id}
      union select l.customer_id from claims l where l.debtor_id = ${debtor_id})
    order by d.id for update`)

export const lockDraftsOf = (tx: Tx, customer_id: string): Promise<Pick<DraftRow, 'id'>[]> =>
  tx.many(sql`select id from case_drafts where customer_id = ${customer_id} order by id for update`)

export const findDebtorFacts = (
  reader: Reader,
  id: string,
): Promise<Pick<DebtorRow, 'person' | 'company' | 'addresses' | 'communication_channels'> | undefined> =>
  reader.one(sql`select person, company, addresses, communication_channels from debtors where id = ${id}`)

export type DraftPlace = { draft_id: string; position: number }

type BegunReading = Pick<DraftInvoiceRow, 'blob_key' | 'tries'> &
  Pick<DraftRow, 'organization_id'> & { customer: string }

/** A reading begins; undefined where nobody waits for it any more. */
export const setBegun = (tx: Tx, { draft_id, position }: DraftPlace): Promise<BegunReading | undefined> =>
  tx.one(sql`
    update case_draft_invoices i set tries = tries + 1
    from case_drafts d join customers c on c.organization_id = d.organization_id and c.id = d.customer_id
    where d.id = i.draft_id and i.draft_id = ${draft_id} and i.position = ${position} and i.state = 'pending'
    returning i.blob_key, d.organization_id, i.tries, c.name as customer`)

/** Null: it cannot be read. */
export const setRead = (tx: Tx, { draft_id, position }: DraftPlace, reading: DraftReading | null): Promise<number> =>
  tx.run(sql`
    update case_draft_invoices set state = ${reading ? 'read' : 'failed'}, reading = ${reading}
    where draft_id = ${draft_id} and position = ${position} and state = 'pending'`)

/** Which of these stored files belong to a draft, or to the invoice that it has become. */
export const listKnownDraftBlobs = async (reader: Reader, keys: readonly string[]): Promise<string[]> => {
  const rows = await reader.many<{ blob_key: string | null }>(sql`
    select blob_key from case_draft_invoices where blob_key = any(${keys}::text[])
    union all select blob_key from invoice_files where blob_key = any(${keys}::text[])`)
  return rows.flatMap(({ blob_key }) => blob_key ?? [])
}

export type KnownInvoiceRow = {
  invoice_number: string | null
  claimed_cents: Cents | null
  sha256: string | null
  claim_id: string
  case_reference: string
  debtor: Pick<DebtorFacts, 'person' | 'company'>
}

/** Invoices of the customer's claims with one of these numbers or files, newest first. */
export const listKnownInvoices = (
  reader: Reader,
  { organization_id, customer_id }: CreditorPerson,
  { numbers, hashes }: { numbers: readonly string[]; hashes: readonly string[] },
): Promise<KnownInvoiceRow[]> =>
  reader.many(sql`
    select i.invoice_number, coalesce(i.gross_cents, i.net_cents) as claimed_cents, f.sha256, l.id as claim_id,
      l.case_reference, ${SHOWN_NAMES} as debtor
    from claims l join invoices i on i.organization_id = l.organization_id and i.claim_id = l.id
    join debtors d on d.organization_id = l.organization_id and d.id = l.debtor_id
    left join invoice_files f on f.invoice_id = i.id
    where l.organization_id = ${organization_id} and l.customer_id = ${customer_id}
      and (regexp_replace(lower(i.invoice_number), '\\s+', '', 'g') = any(${numbers.map(numberKey)}::text[])
        or f.sha256 = any(${hashes}::text[]))
    order by i.created_at desc, i.id`)
