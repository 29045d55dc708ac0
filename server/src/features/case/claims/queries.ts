import { claimOwnedBy, claimVisibleTo, fileOpenTo, type Owned, seenFileOpenTo } from '../../../audiences/visibility.ts'
import type { Caller } from '../../../kernel/caller.ts'
import type { Cents } from '../../../kernel/money.ts'
import { knownNumber, listOf, type Reader, type Statement, sql, type Tx } from '../../../platform/db/db.ts'
import { newId } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work.ts'
import type { BlockedReason, StuckReason } from './rules/blocking.ts'
import {
  CASE_DIGITS,
  type CaseStatus,
  type CLAIM_TYPES,
  type ClosureReason,
  caseReference,
  caseYear,
  type SUBMISSION_STATES,
} from './rules.ts'
import type { LetterKind, Stage } from './stages.ts'

type ShownColumns = {
  id: string
  debtor_id: string
  customer_id: string | null
  case_reference: string
  partner_reference: string | null
  claim_type: (typeof CLAIM_TYPES)[number]
  subject_matter: string | null
  contract_date: string | null
  submission_state: (typeof SUBMISSION_STATES)[number]
  case_status: CaseStatus
  closure_reason: ClosureReason | null
  collection_stage: Stage
  claim_disputed: boolean
  obligation_fulfilled: boolean
  /** Set when the claim is accepted. */
  governing_law: string | null
  /** The first barred day of the earliest invoice that is open. It follows from the account. */
  time_barred_on: string | null
  total_cents: Cents
  paid_cents: Cents
  blocked_reason: BlockedReason | null
  blocked_until: string | null
}

export type ClaimRow = ShownColumns & {
  organization_id: string
  stage_before_closure: Stage | null
  all_barred_on: string | null
  invoice_count: number
  stage_entered_at: Date
  due_at: Date | null
  /** When the step would have fallen due that waits for a promised day. */
  due_before_promise: Date | null
  timer_left_ms: number | null
  is_held: boolean
  /** The day on which it goes on by itself; null where somebody has to let it. */
  held_until: string | null
  /** Made and not sent yet; sending it moves the claim. */
  waiting_letter_id: string | null
  /** A letter came back, and there is no other address yet. */
  address_unknown: boolean
  /** What is to be sent at this stage before its time begins: a letter that came back, or one that the law asks for. */
  owed_letter: LetterKind | null
  lifted_blocks: string[]
  move_number: number
  stuck_reason: StuckReason | null
  stuck_at: Date | null
  court_approved_at: Date | null
  filed_at: Date | null
  changed_at: Date
  created_at: Date
  updated_at: Date
}

const columnsWith = (
  subject_matter: Statement,
): Statement => sql`l.id, l.organization_id, l.debtor_id, l.customer_id, l.case_reference, l.partner_reference, l.claim_type,
  ${subject_matter} as subject_matter, l.contract_date, l.submission_state, l.case_status, l.closure_reason, l.collection_stage, l.stage_before_closure,
  l.claim_disputed, l.obligation_fulfilled, l.governing_law, l.time_barred_on, l.all_barred_on, l.total_cents, l.paid_cents, l.invoice_count,
  l.stage_entered_at, l.due_at, l.due_before_promise, l.timer_left_ms, l.is_held, l.held_until, l.waiting_letter_id, l.address_unknown, l.owed_letter,
  l.blocked_reason, l.blocked_until, l.lifted_blocks, l.move_number, l.stuck_reason, l.stuck_at, l.court_approved_at, l.filed_at, l.changed_at,
  l.created_at, l.updated_at`

const COLUMNS = columnsWith(sql`l.subject_matter`)

/** What a claim is about, in words, is not shown while its data may only be kept. For reading what the caller sees. */
const subjectShownTo = (caller: Caller): Statement => sql`case when ${seenFileOpenTo(caller)} then l.subject_matter end`

const shownTo = (caller: Caller): Statement => columnsWith(subjectShownTo(caller))

/** What answers say of a claim. A list has many, so the instants, which are passed on, stay the texts that they come as. */
export type ShownClaim = ShownColumns & { created_at: string; updated_at: string }

export const answerColumns = (
  caller: Caller,
): Statement => sql`l.id, l.debtor_id, l.customer_id, l.case_reference, l.partner_reference, l.claim_type,
  ${subjectShownTo(caller)} as subject_matter, l.contract_date, l.submission_state, l.case_status, l.closure_reason, l.collection_stage,
  l.claim_disputed, l.obligation_fulfilled, l.governing_law, l.time_barred_on, l.total_cents, l.paid_cents, l.blocked_reason, l.blocked_until,
  l.created_at::text as created_at, l.updated_at::text as updated_at`

export const findClaim = (reader: Reader, caller: Caller, id: string): Promise<ClaimRow | undefined> =>
  reader.one(sql`select ${shownTo(caller)} from claims l where l.id = ${id} and ${claimVisibleTo(caller)}`)

/** `is_open` as `findIsOpen` says it. */
export type OfClaim<More> = { is_open: boolean } & More

/** What belongs to a claim `l` that the caller sees, as of one moment. */
export const ofClaim = (caller: Caller, id: string, columns: Statement): Statement => sql`
  select ${seenFileOpenTo(caller)} as is_open, ${columns}
  from claims l where l.id = ${id} and ${claimVisibleTo(caller)}`

export type ClaimWith<More> = OfClaim<ShownClaim & More>

/** The claim itself besides. */
export const claimWith = (caller: Caller, id: string, more: Statement): Statement =>
  ofClaim(caller, id, sql`${answerColumns(caller)}, ${more}`)

/** Whether the caller may read what its file holds in words. */
export const findIsOpen = async (reader: Reader, caller: Caller, id: string): Promise<boolean> =>
  (await reader.one(sql`select 1 as one from claims l where l.id = ${id} and ${fileOpenTo(caller)}`)) !== undefined

const toChange = (caller: Caller, id: string): Statement => sql`
  select ${COLUMNS}, ${claimOwnedBy(caller)} as is_own from claims l where l.id = ${id} and ${claimVisibleTo(caller)}`

/** Locks the claim until commit, so that commands on one claim run one after another. */
export const lockClaim = (tx: Tx, caller: Caller, id: string): Promise<Owned<ClaimRow> | undefined> =>
  tx.one(sql`${toChange(caller, id)} for update of l`)

/** Before the lock, for work that takes long. */
export const findClaimToChange = (reader: Reader, caller: Caller, id: string): Promise<Owned<ClaimRow> | undefined> =>
  reader.one(toChange(caller, id))

/** Numbers go round. One that this year has used before tells that the year has none of seven digits left. */
export async function nextCaseReference(tx: Tx, year: number): Promise<string> {
  const row = await tx.one<{ number: number }>(sql`
    select case when exists (
      select 1 from claims where case_reference = any (array(
        select ${caseYear(year)} || lpad(drawn.number::text, ${knownNumber(CASE_DIGITS)}, '0') || check_digit
        from generate_series(0, 9) check_digit)))
      then nextval('wide_case_numbers') else drawn.number end as number
    from (select nextval('case_numbers') as number) drawn`)
  return caseReference(year, row?.number as number)
}

export const insertClaim = (tx: Tx, row: ClaimRow): void =>
  tx.send(sql`
    insert into claims (id, organization_id, debtor_id, customer_id, case_reference, partner_reference, claim_type,
      subject_matter, contract_date, submission_state, case_status, collection_stage, blocked_reason, blocked_until, total_cents,
      invoice_count, time_barred_on, all_barred_on, due_at, timer_left_ms, stage_entered_at, changed_at, created_at, updated_at)
    values (${row.id}, ${row.organization_id}, ${row.debtor_id}, ${row.customer_id}, ${row.case_reference},
      ${row.partner_reference}, ${row.claim_type}, ${row.subject_matter}, ${row.contract_date}, ${row.submission_state}, ${row.case_status},
      ${row.collection_stage}, ${row.blocked_reason}, ${row.blocked_until}, ${row.total_cents}, ${row.invoice_count},
      ${row.time_barred_on}, ${row.all_barred_on}, ${row.due_at}, ${row.timer_left_ms}, ${row.stage_entered_at}, ${row.changed_at},
      ${row.created_at}, ${row.updated_at})`)

export const setClaim = (tx: Tx, row: ClaimRow): void =>
  tx.send(sql`
    update claims set customer_id = ${row.customer_id}, submission_state = ${row.submission_state},
      case_status = ${row.case_status}, closure_reason = ${row.closure_reason}, collection_stage = ${row.collection_stage},
      stage_before_closure = ${row.stage_before_closure}, claim_disputed = ${row.claim_disputed},
      obligation_fulfilled = ${row.obligation_fulfilled}, governing_law = ${row.governing_law}, time_barred_on = ${row.time_barred_on}, all_barred_on = ${row.all_barred_on},
      total_cents = ${row.total_cents}, paid_cents = ${row.paid_cents},
      invoice_count = ${row.invoice_count}, stage_entered_at = ${row.stage_entered_at}, due_at = ${row.due_at},
      due_before_promise = ${row.due_before_promise}, timer_left_ms = ${row.timer_left_ms}, is_held = ${row.is_held}, held_until = ${row.held_until},
      waiting_letter_id = ${row.waiting_letter_id}, address_unknown = ${row.address_unknown},
      owed_letter = ${row.owed_letter}, blocked_reason = ${row.blocked_reason},
      blocked_until = ${row.blocked_until}, lifted_blocks = ${JSON.stringify(row.lifted_blocks)}::text::jsonb,
      move_number = ${row.move_number},
      stuck_reason = ${row.stuck_reason}, stuck_at = ${row.stuck_at},
      stuck_since = case when ${row.stuck_reason}::text is not null then stuck_since end, court_approved_at = ${row.court_approved_at},
      filed_at = ${row.filed_at}, changed_at = ${row.changed_at}, updated_at = ${row.updated_at}
    where id = ${row.id} and organization_id = ${row.organization_id}`)

type Stuck = { stuck_reason: StuckReason; stuck_at: Date; due_at: Date }

/** Partners see nothing of this, so `updated_at` stays. If the reason stays the same, so does the time it began. */
export const setStuck = (tx: Tx, { id }: ClaimRow, { stuck_reason, stuck_at, due_at }: Stuck): Promise<number> =>
  tx.run(sql`
    update claims set stuck_reason = ${stuck_reason}, stuck_at = ${stuck_at}, due_at = ${due_at},
      stuck_since = case when stuck_reason = ${stuck_reason} then stuck_since else ${stuck_at} end
    where id = ${id}`)

export type EventRow = {
  id: string
  claim: { id: string; organization_id: string }
  type: string
  body: Buffer
  changed_at: Date
  created_at: Date
}

export const insertEvent = (tx: Tx, { id, claim, type, body, changed_at, created_at }: EventRow): void =>
  tx.send(sql`
    insert into events (id, organization_id, claim_id, type, body, changed_at, created_at)
    values (${id}, ${claim.organization_id}, ${claim.id}, ${type}, ${body}, ${changed_at}, ${created_at})`)

/** Whether data of the claim are gone. */
export const isErased = async (reader: Reader, id: string): Promise<boolean> =>
  (await reader.one(sql`select 1 as one from claim_erasures where claim_id = ${id} limit 1`)) !== undefined

export type Activity = { action: string; details: Record<string, unknown> }

/** In their order: each is chained to the one before it. */
export function insertActivities(
  work: Work,
  claim: { id: string; organization_id: string },
  activities: readonly Activity[],
): void {
  const rows = activities.map(
    ({ action, details }) => sql`(${newId()}, ${claim.organization_id}, ${claim.id}, ${work.caller.type},
      ${work.caller.id}, ${action}, ${details}, ${work.now})`,
  )
  work.tx.send(sql`
    insert into claim_activity (id, organization_id, claim_id, actor_type, actor_id, action, details, at)
    values ${listOf(rows)}`)
}
