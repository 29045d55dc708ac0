import { fileOpenTo, isWithheld } from '../../../audiences/visibility.ts'
import type { Caller } from '../../../kernel/caller.ts'
import { conflict } from '../../../kernel/errors.ts'
import type { Language } from '../../../kernel/language.ts'
import type { Cents } from '../../../kernel/money.ts'
import { onConstraint } from '../../../platform/db/constraints.ts'
import { allOf, knownNumber, type Reader, type Statement, sql, type Tx } from '../../../platform/db/db.ts'
import { type Page, type Part, type Placed, pageClause } from '../../../platform/http/paging.ts'
import type { Entry } from '../../case/account/index.ts'
import type { Stage, VoidReason } from '../../case/claims/index.ts'
import {
  type Address,
  type Channel,
  type DebtorFacts,
  type Representative,
  SHOWN_NAMES,
} from '../../parties/debtors/index.ts'
import type { LetterKind, LetterStatus } from './rules.ts'
import type { LetterContent } from './wording/content.ts'
import type { LetterInvoice } from './wording/facts.ts'

export type LetterRow = {
  id: string
  organization_id: string
  claim_id: string
  move_number: number
  kind: LetterKind
  language: Language
  recipient: string[]
  status: LetterStatus
  total_cents: Cents
  letter_date: string
  deadline: string
  blob_key: string
  filename: string
  file_size: number
  sha256: string
  mail_id: string | null
  /** What it demands: the invoices of which something was due and open. */
  invoice_ids: string[]
  /** What sending it adds to the debt. */
  charges: Entry[]
  /** Where sending it takes the claim; null for one that is sent again. */
  to_stage: Stage | null
  posted_at: Date | null
  handed_over_at: Date | null
  voided_at: Date | null
  void_reason: VoidReason | null
  void_note: string | null
  returned_at: Date | null
  returned_reason: string | null
  /** The run that it is printed and posted with. */
  print_run_id: string | null
  created_at: Date
  /** Those from before masked copies have only the file that goes to print. */
  has_masked_copy: boolean
}

export type ListedLetter = LetterRow & {
  case_reference: string
  debtor: Pick<DebtorFacts, 'person' | 'company'>
  governing_law: string | null
  /** When the claim is to get this letter again; null while it is not. */
  due_again_at: Date | null
}

export const COLUMNS = sql`t.id, t.organization_id, t.claim_id, t.move_number, t.kind, t.language, t.recipient, t.status, t.total_cents,
  t.letter_date, t.deadline, t.blob_key, t.filename, t.file_size, t.sha256, t.mail_id, t.invoice_ids, t.charges, t.to_stage, t.posted_at,
  t.handed_over_at, t.voided_at, t.void_reason, t.void_note, t.returned_at, t.returned_reason, t.print_run_id, t.created_at, t.content is not null as has_masked_copy`

/** What was made for a move is due again while no other letter of the claim waits, and what came back while it is owed. */
export const OF_CLAIM = sql`l.case_reference, ${SHOWN_NAMES} as debtor, l.governing_law,
  case when t.status in ('void', 'returned') and l.waiting_letter_id is null and case
    when l.owed_letter is not null then l.owed_letter = t.kind
    else t.status = 'void' and t.move_number = l.move_number + 1 end then l.due_at end as due_again_at`

export const WITH_CLAIM = sql`letters t join claims l on l.organization_id = t.organization_id and l.id = t.claim_id
  join debtors d on d.organization_id = l.organization_id and d.id = l.debtor_id`

export type LetterFilter = {
  status?: LetterStatus
  claim_id?: string
  kind?: LetterKind
  organization_id?: string
  print_run_id?: string
}

export function lettersMatching({ status, claim_id, kind, organization_id, print_run_id }: LetterFilter): Statement {
  const conditions: Statement[] = [sql`not ${isWithheld(sql`t.claim_id`)}`]
  if (status) conditions.push(sql`t.status = ${status}`)
  if (claim_id) conditions.push(sql`t.claim_id = ${claim_id}`)
  if (kind) conditions.push(sql`t.kind = ${kind}`)
  if (organization_id) conditions.push(sql`t.organization_id = ${organization_id}`)
  if (print_run_id) conditions.push(sql`t.print_run_id = ${print_run_id}`)
  return allOf(conditions)
}

/** For the team, which sees every organisation; newest first. Only letters of the page are joined to their claims. */
export const listLetters = (reader: Reader, filter: LetterFilter, page: Page): Promise<ListedLetter[]> =>
  reader.many(sql`
    with found as (
      select t.id from letters t where ${lettersMatching(filter)} order by t.created_at desc, t.id desc ${pageClause(page)})
    select ${COLUMNS}, ${OF_CLAIM} from ${WITH_CLAIM} where t.id in (select id from found)
    order by t.created_at desc, t.id desc`)

/** The same in parts, for reading all. */
export const listLettersAfter = (
  reader: Reader,
  filter: LetterFilter,
  { after, most }: Part,
): Promise<(ListedLetter & Placed)[]> => {
  const older = after ? sql`(t.created_at, t.id) < (${after.place}::timestamptz, ${after.id}::uuid)` : sql`true`
  return reader.many(sql`
    with found as (
      select t.id from letters t where ${lettersMatching(filter)} and ${older}
      order by t.created_at desc, t.id desc limit ${knownNumber(most)})
    select ${COLUMNS}, ${OF_CLAIM}, t.created_at::text as place from ${WITH_CLAIM} where t.id in (select id from found)
    order by t.created_at desc, t.id desc`)
}

/** It has left, and has not come back. */
const IS_SENT = sql`status in ('posted', 'mailed')`

/** Those of a claim that have left, newest first. */
export const listSentLettersOf = (reader: Reader, claim_id: string): Promise<ListedLetter[]> =>
  reader.many(sql`
    select ${COLUMNS}, ${OF_CLAIM} from ${WITH_CLAIM} where t.claim_id = ${claim_id} and t.${IS_SENT}
    order by t.created_at desc, t.id desc`)

/** One of a claim that has left; undefined for any other. */
export const findSentLetter = (reader: Reader, claim_id: string, id: string): Promise<ListedLetter | undefined> =>
  reader.one(sql`
    select ${COLUMNS}, ${OF_CLAIM} from ${WITH_CLAIM}
    where t.id = ${id} and t.claim_id = ${claim_id} and t.${IS_SENT}`)

/** It has left, whether or not it came back. */
const HAS_LEFT = sql`status in ('posted', 'mailed', 'returned')`

/** Those of a claim that have left, also if they came back; newest first. */
export const listDispatchedLetters = (reader: Reader, claim_id: string): Promise<ListedLetter[]> =>
  reader.many(sql`
    select ${COLUMNS}, ${OF_CLAIM} from ${WITH_CLAIM} where t.claim_id = ${claim_id} and t.${HAS_LEFT}
    order by t.created_at desc, t.id desc`)

/** One that has left, of a claim that the caller may see; undefined for any other. */
export const findDispatchedLetter = (reader: Reader, caller: Caller, id: string): Promise<ListedLetter | undefined> =>
  reader.one(sql`
    select ${COLUMNS}, ${OF_CLAIM} from ${WITH_CLAIM}
    where t.id = ${id} and t.${HAS_LEFT} and ${fileOpenTo(caller)}`)

export const findLetter = (reader: Reader, id: string): Promise<ListedLetter | undefined> =>
  reader.one(sql`select ${COLUMNS}, ${OF_CLAIM} from ${WITH_CLAIM} where t.id = ${id}`)

export const lockLetter = (tx: Tx, id: string): Promise<ListedLetter | undefined> =>
  tx.one(sql`select ${COLUMNS}, ${OF_CLAIM} from ${WITH_CLAIM} where t.id = ${id} for update of t`)

/** Undefined unless it still waits to be sent. */
export const lockWaiting = (tx: Tx, id: string): Promise<LetterRow | undefined> =>
  tx.one(sql`select ${COLUMNS} from letters t where t.id = ${id} and t.status = 'outbox' for update`)

/** `content` is what it says, without its access code. */
export function insertLetter(tx: Tx, row: LetterRow, content: LetterContent): LetterRow {
  const insertion = sql`
    insert into letters (id, organization_id, claim_id, move_number, kind, language, recipient, status, total_cents,
      letter_date, deadline, blob_key, filename, file_size, sha256, mail_id, invoice_ids, charges, to_stage,
      posted_at, created_at, content)
    values (${row.id}, ${row.organization_id}, ${row.claim_id}, ${row.move_number}, ${row.kind}, ${row.language},
      ${JSON.stringify(row.recipient)}::text::jsonb, ${row.status}, ${row.total_cents}, ${row.letter_date}, ${row.deadline},
      ${row.blob_key}, ${row.filename}, ${row.file_size}, ${row.sha256}, ${row.mail_id}, ${JSON.stringify(row.invoice_ids)}::text::jsonb,
      ${JSON.stringify(row.charges)}::text::jsonb, ${row.to_stage}, ${row.posted_at}, ${row.created_at},
      ${JSON.stringify(content)}::text::jsonb)`
  tx.send(insertion, (answer) => onConstraint(answer, LETTER_MADE_ALREADY))
  return row
}

const LETTER_MADE_ALREADY = {
  letters_claim_id_move_number_key: () => conflict('already_recorded', 'This move of the claim has its letter already'),
}

export function setLetter<R extends LetterRow>(tx: Tx, row: R): R {
  tx.send(sql`
    update letters set status = ${row.status}, posted_at = ${row.posted_at}, handed_over_at = ${row.handed_over_at},
      voided_at = ${row.voided_at}, void_reason = ${row.void_reason}, void_note = ${row.void_note},
      returned_at = ${row.returned_at}, returned_reason = ${row.returned_reason}
    where id = ${row.id} and organization_id = ${row.organization_id}`)
  return row
}

/** Which of these stored files have a row. */
export const listKnownBlobs = async (reader: Reader, keys: readonly string[]): Promise<string[]> =>
  (
    await reader.many<{ blob_key: string }>(sql`select blob_key from letters where blob_key = any(${keys}::text[])`)
  ).map(({ blob_key }) => blob_key)

/** What a letter needs to know about a claim: the debtor and the creditor. */
export type LetterSubject = DebtorFacts & {
  id: string
  organization_id: string
  case_reference: string
  claim_type: 'standard' | 'tenancy'
  subject_matter: string | null
  contract_date: string | null
  addresses: Address[]
  communication_channels: Channel[]
  portal_email: string | null
  debtor_updated_at: Date
  representative: Representative | null
  creditor_name: string | null
  creditor_address: Partial<Pick<Address, 'street' | 'zip' | 'city' | 'country'>> | null
}

export const findLetterSubject = (reader: Reader, claim_id: string): Promise<LetterSubject | undefined> =>
  reader.one(sql`
    select l.id, l.organization_id, l.case_reference, l.claim_type, l.subject_matter, l.contract_date, d.acting_as, d.debtor_type, d.person,
      d.company, d.addresses, d.communication_channels, d.portal_email, d.updated_at as debtor_updated_at, d.representative,
      c.name as creditor_name, c.address as creditor_address
    from claims l
    join debtors d on d.organization_id = l.organization_id and d.id = l.debtor_id
    left join customers c on c.organization_id = l.organization_id and c.id = l.customer_id
    where l.id = ${claim_id}`)

/** Whether nothing about the debtor has changed since a letter was made. The claim is locked by the caller. */
export const isDebtorAsOf = async (
  reader: Reader,
  { claim_id, debtor_updated_at }: { readonly claim_id: string; readonly debtor_updated_at: Date },
): Promise<boolean> =>
  (await reader.one(sql`
    select 1 as found from claims l join debtors d on d.organization_id = l.organization_id and d.id = l.debtor_id
    where l.id = ${claim_id} and d.updated_at = ${debtor_updated_at}`)) !== undefined

export const listLetterInvoices = (reader: Reader, claim_id: string): Promise<LetterInvoice[]> =>
  reader.many(sql`
    select id, invoice_number, subject, invoice_issue_date, invoice_due_date from invoices
    where claim_id = ${claim_id} order by created_at, id`)

export const listSentLetters = (reader: Reader, claim_id: string): Promise<Pick<LetterRow, 'kind' | 'letter_date'>[]> =>
  reader.many(sql`
    select kind, letter_date from letters where claim_id = ${claim_id} and ${IS_SENT} order by move_number`)

/** Letters of live organisations that a print provider is to fetch, or has fetched without a word so far; none of a print run. */
export type PickupLetter = Pick<
  LetterRow,
  'id' | 'claim_id' | 'kind' | 'language' | 'recipient' | 'letter_date' | 'blob_key' | 'handed_over_at'
> & { case_reference: string }

export const listForPickup = (reader: Reader, after: string, limit: number): Promise<PickupLetter[]> =>
  reader.many(sql`
    select t.id, t.claim_id, t.kind, t.language, t.recipient, t.letter_date, t.blob_key, t.handed_over_at, l.case_reference
    from letters t
    join organizations o on o.id = t.organization_id and o.letter_dispatch = 'automatic'
    join claims l on l.organization_id = t.organization_id and l.id = t.claim_id
    where t.status = 'outbox' and t.mail_id is null and (t.handed_over_at is not null or t.print_run_id is null)
      and t.id > ${after}::uuid and not ${isWithheld(sql`t.claim_id`)}
    order by t.id limit ${limit}`)

/** Nothing happens to one that the team prints itself, or that no longer waits. */
export const setHandedOver = (tx: Tx, id: string, at: Date): Promise<number> =>
  tx.run(sql`update letters set handed_over_at = ${at} where id = ${id} and status = 'outbox' and print_run_id is null`)

/** The letter that a mail carries. */
export const findLetterOfMail = (reader: Reader, mail_id: string): Promise<ListedLetter | undefined> =>
  reader.one(sql`select ${COLUMNS}, ${OF_CLAIM} from ${WITH_CLAIM} where t.mail_id = ${mail_id}`)

/** What a letter says, with a mask for its access code. Letters from before masked copies have none. */
export const findContent = async (reader: Reader, id: string): Promise<LetterContent | null> =>
  (await reader.one<{ content: LetterContent | null }>(sql`select content from letters where id = ${id}`))?.content ??
  null

/** The claims of a debtor whose letters or addresses a change of address concerns. */
export const listClaimsToReview = async (reader: Reader, debtor_id: string): Promise<string[]> =>
  (
    await reader.many<{ id: string }>(sql`
      select id from claims
      where debtor_id = ${debtor_id} and (waiting_letter_id is not null or address_unknown) order by id`)
  ).map(({ id }) => id)
