import { type Static, Type } from 'typebox'
import { isDateOnly, isInstant } from '../../../kernel/dates.ts'
import type { Fault } from '../../../kernel/errors.ts'
import { cents, toEuro } from '../../../kernel/money.ts'
import {
  about,
  DateOnlyText,
  filledText,
  nullable,
  oneOf,
  strictObject,
  Timestamp,
  Uuid,
} from '../../../kernel/wire.ts'
import { LAW_CODES, type LawCode } from '../../../law/codes.ts'
import { instantText } from '../../../platform/db/instant-text.ts'
import type { ClaimFilter } from './queries.list.ts'
import type { ShownClaim } from './queries.ts'
import { BLOCKED_REASONS } from './rules/blocking.ts'
import {
  CASE_STATUSES,
  CLAIM_TYPES,
  CLOSURE_REASONS,
  outstandingCents,
  STATUS_FILTERS,
  STATUSES,
  SUBMISSION_STATES,
  statusOf,
} from './rules.ts'
import { STAGES } from './stages.ts'

const ContractDate = about(
  nullable(DateOnlyText),
  'The day on which the contract was concluded. German law wants it in the first letter to a private person.',
)
const ClaimType = oneOf(CLAIM_TYPES, {
  description: 'What the debt is about: `tenancy` for rent, `standard` for all else, which is the default.',
})
const SubjectMatter = Type.String({
  maxLength: 1000,
  description: 'What the debt is for, as letters and court papers say it. Null where nothing was sent.',
})
const Disputed = Type.Boolean({
  description:
    'Whether the debtor disputes the debt. While true the case is `disputed`, unless it is closed, and its waiting times stand still.',
})
const Fulfilled = Type.Boolean({
  description:
    'Whether the creditor has delivered what the debtor was to pay for. Default true. While false the claim is blocked, and no German Mahnbescheid is possible.',
})

export const ClaimCreate = strictObject('ClaimCreate', {
  debtor_id: about(Uuid, 'Who owes: the id of a debtor that you have added before.'),
  customer_id: Type.Optional(
    about(
      nullable(Uuid),
      'Who is owed: the id of a customer. A partner token must send it; without it the organisation itself is the creditor.',
    ),
  ),
  partner_reference: Type.Optional(
    about(
      nullable(Type.String({ minLength: 1, maxLength: 255 })),
      'Your own id of the case. It comes back in answers and events, and the list of claims can be filtered by it.',
    ),
  ),
  subject_matter: Type.Optional(nullable(SubjectMatter)),
  contract_date: Type.Optional(ContractDate),
  claim_type: Type.Optional(ClaimType),
})
export type ClaimCreate = Static<typeof ClaimCreate>

export const ClaimPatch = strictObject('ClaimPatch', {
  claim_disputed: Type.Optional(Disputed),
  obligation_fulfilled: Type.Optional(Fulfilled),
  customer_id: Type.Optional(about(Uuid, 'Links the claim to this customer, who is its creditor from then on.')),
})
export type ClaimPatch = Static<typeof ClaimPatch>

const pointProblem = (text: string): Fault | undefined =>
  isDateOnly(text) || isInstant(text)
    ? undefined
    : { code: 'wrong_format', message: 'must be a date (YYYY-MM-DD) or an RFC 3339 date-time' }

const Point = (description: string) => Type.String({ maxLength: 40, description, 'x-check': pointProblem })

/** How a claim stands, in every answer and event that says it. */
export const StageText = oneOf(STAGES)
export const CaseStatusText = oneOf(CASE_STATUSES)
export const ClosureReasonText = oneOf(CLOSURE_REASONS)

export const ClaimQuery = {
  debtor_id: Type.Optional(about(Uuid, 'Only claims against this debtor.')),
  customer_id: Type.Optional(about(Uuid, 'Only claims of this customer.')),
  status: Type.Optional(
    oneOf(STATUS_FILTERS, {
      description:
        '`pending`: open at `new` or `in_processing`. `in_collection`: open at a later stage. `resolved`: closed as `paid` or `installment_plan`. `closed`: closed for whatever reason. `disputed`: every disputed case, also one that was paid in part. `paid` and `partial_payment`: as `status` of the claim says.',
    }),
  ),
  case_status: Type.Optional(oneOf(CASE_STATUSES, { description: 'Only claims whose case stands like this.' })),
  collection_stage: Type.Optional(oneOf(STAGES, { description: 'Only claims that are at this stage.' })),
  partner_reference: Type.Optional(filledText(255, 'Only claims with exactly this reference of yours.')),
  created_after: Type.Optional(Point('This instant or later; a plain date means 00:00 UTC.')),
  created_before: Type.Optional(Point('Before this instant.')),
  updated_after: Type.Optional(Point('Changed at this instant or later.')),
}

type PointName = 'created_after' | 'created_before' | 'updated_after'
type FilterText = Omit<ClaimFilter, PointName> & Partial<Record<PointName, string>>

/** A plain date means midnight UTC, as it does to JavaScript. */
export function claimFilter({ created_after, created_before, updated_after, ...same }: FilterText): ClaimFilter {
  return {
    ...same,
    ...(created_after ? { created_after: new Date(created_after) } : {}),
    ...(created_before ? { created_before: new Date(created_before) } : {}),
    ...(updated_after ? { updated_after: new Date(updated_after) } : {}),
  }
}

const Amount = (description: string) => Type.Number({ description })

export const ClaimFields = {
  id: about(Uuid, 'Names the claim in every path and in every event; we make it.'),
  debtor_id: about(Uuid, 'Who owes.'),
  customer_id: about(nullable(Uuid), 'Who is owed; null where the organisation itself is the creditor.'),
  case_reference: Type.String({
    description:
      'The number of the case on letters and in payment references: MW, two digits of the year, seven digits and a check digit. We make it. Beyond 9,999,999 cases in a year the number has eight digits or nine.',
  }),
  status: oneOf(STATUSES, {
    description:
      'In one word, made from the payments and the case: `paid` once it is closed and paid in full, else `partial_payment` once something was paid, else `disputed`, else `open`.',
  }),
  partner_reference: about(nullable(Type.String()), 'Your own id of the case; null where you sent none.'),
  submission_state: oneOf(SUBMISSION_STATES, {
    description:
      'Whether we have taken the case on: `new` at first, `accepted` once it goes on to `in_processing`, `rejected` where the team closed it before that.',
  }),
  case_status: about(
    CaseStatusText,
    'Whether the case is open, disputed or closed; a closed case is also at the stage `closed`. A change sends `claim.status_changed`.',
  ),
  closure_reason: about(nullable(ClosureReasonText), 'Why the case was closed; null unless `case_status` is `closed`.'),
  collection_stage: about(
    StageText,
    'How far collection has come, from the demand letters to court. A change sends `claim.collection_stage_changed`.',
  ),
  subject_matter: about(nullable(Type.String()), 'What the debt is for, as you sent it; null where you sent nothing.'),
  contract_date: ContractDate,
  claim_type: ClaimType,
  main_claim_currency: Type.Literal('EUR', { description: 'The currency of the invoices; always EUR.' }),
  total_claim_amount: Amount(
    'EUR: the sum of the invoices (gross, or net where no gross is known) less credit notes, without interest and costs.',
  ),
  total_claim_currency: Type.Literal('EUR', { description: 'The currency of `total_claim_amount`; always EUR.' }),
  paid_amount: Amount('EUR: what was paid and not reversed. It may be more than the total.'),
  outstanding_amount: Amount(
    'EUR: `total_claim_amount` less `paid_amount`, never below 0. The balance tells what is owed with interest and costs.',
  ),
  claim_disputed: Disputed,
  obligation_fulfilled: Fulfilled,
  governing_law: about(
    nullable(oneOf(LAW_CODES)),
    'The law that the claim is under, fixed when it is accepted, or closed before; null until then and where we know no law.',
  ),
  blocked_reason: {
    ...nullable(oneOf(BLOCKED_REASONS)),
    description: 'Why no automatic step is made and no letter sent; null where nothing stands against it.',
  },
  blocked_until: {
    ...nullable(DateOnlyText),
    description:
      'Until when it is blocked, where a day is known: the due date, the day for which the debtor promised to pay, or the end of a hold. Null otherwise.',
  },
  time_barred_on: {
    ...nullable(DateOnlyText),
    description:
      'The first day on which the earliest open invoice is time-barred. Between filing and title, the day before which the next step must be taken. Null where no date tells, where nothing is open, and in Austria between filing and title.',
  },
  created_at: about(Timestamp, 'When the claim was submitted, in business time.'),
  updated_at: about(
    Timestamp,
    'When the claim, its sums included, changed last; `updated_after` of the list asks for it.',
  ),
}
export const Claim = strictObject('Claim', ClaimFields)

type Instants = { created_at: Date | string; updated_at: Date | string }

export function claimOut(row: Omit<ShownClaim, keyof Instants> & Instants): Static<typeof Claim> {
  return {
    id: row.id,
    debtor_id: row.debtor_id,
    customer_id: row.customer_id,
    case_reference: row.case_reference,
    status: statusOf(row),
    partner_reference: row.partner_reference,
    submission_state: row.submission_state,
    case_status: row.case_status,
    closure_reason: row.closure_reason,
    collection_stage: row.collection_stage,
    subject_matter: row.subject_matter,
    contract_date: row.contract_date,
    claim_type: row.claim_type,
    main_claim_currency: 'EUR',
    total_claim_amount: toEuro(row.total_cents),
    total_claim_currency: 'EUR',
    paid_amount: toEuro(row.paid_cents),
    outstanding_amount: toEuro(cents(outstandingCents(row))),
    claim_disputed: row.claim_disputed,
    obligation_fulfilled: row.obligation_fulfilled,
    governing_law: row.governing_law as LawCode | null,
    blocked_reason: row.blocked_reason,
    blocked_until: row.blocked_until,
    time_barred_on: row.time_barred_on,
    created_at: instantText(row.created_at),
    updated_at: instantText(row.updated_at),
  }
}
