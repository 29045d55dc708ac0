import { type Static, Type } from 'typebox'
import { isDateOnly, isInstant } from '../../../kernel/dates.ts'
import type { Fault } from '../../../kernel/errors.ts'
import { cents, toEuro } from '../../../kernel/money.ts'
import { DateOnlyText, filledText, nullable, oneOf, strictObject, Timestamp, Uuid } from '../../../kernel/wire.ts'
import { LAW_CODES, type LawCode } from '../../../law/codes.ts'
import type { ClaimFilter, ClaimRow } from './queries.ts'
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

const ContractDate = {
  ...nullable(DateOnlyText),
  description:
    'The day on which the contract was concluded. German law wants it in the first letter to a private person.',
}

export const ClaimCreate = strictObject('ClaimCreate', {
  debtor_id: Uuid,
  customer_id: Type.Optional(nullable(Uuid)),
  partner_reference: Type.Optional(nullable(Type.String({ minLength: 1, maxLength: 255 }))),
  subject_matter: Type.Optional(nullable(Type.String({ maxLength: 1000 }))),
  contract_date: Type.Optional(ContractDate),
  claim_type: Type.Optional(oneOf(CLAIM_TYPES)),
})
export type ClaimCreate = Static<typeof ClaimCreate>

export const ClaimPatch = strictObject('ClaimPatch', {
  claim_disputed: Type.Optional(Type.Boolean()),
  obligation_fulfilled: Type.Optional(Type.Boolean()),
  customer_id: Type.Optional(Uuid),
})
export type ClaimPatch = Static<typeof ClaimPatch>

const pointProblem = (text: string): Fault | undefined =>
  isDateOnly(text) || isInstant(text)
    ? undefined
    : { code: 'wrong_format', message: 'must be a date (YYYY-MM-DD) or an RFC 3339 date-time' }

const Point = (description: string) => Type.String({ maxLength: 40, description, 'x-check': pointProblem })

export const ClaimQuery = {
  debtor_id: Type.Optional(Uuid),
  customer_id: Type.Optional(Uuid),
  status: Type.Optional(oneOf(STATUS_FILTERS)),
  case_status: Type.Optional(oneOf(CASE_STATUSES)),
  collection_stage: Type.Optional(oneOf(STAGES)),
  partner_reference: Type.Optional(filledText(255)),
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

const Amount = Type.Number({ description: 'EUR' })

export const ClaimFields = {
  id: Uuid,
  debtor_id: Uuid,
  customer_id: nullable(Uuid),
  case_reference: Type.String(),
  status: oneOf(STATUSES),
  partner_reference: nullable(Type.String()),
  submission_state: oneOf(SUBMISSION_STATES),
  case_status: oneOf(CASE_STATUSES),
  closure_reason: nullable(oneOf(CLOSURE_REASONS)),
  collection_stage: oneOf(STAGES),
  subject_matter: nullable(Type.String()),
  contract_date: ContractDate,
  claim_type: oneOf(CLAIM_TYPES),
  main_claim_currency: Type.Literal('EUR'),
  total_claim_amount: Amount,
  total_claim_currency: Type.Literal('EUR'),
  paid_amount: Amount,
  outstanding_amount: Amount,
  claim_disputed: Type.Boolean(),
  obligation_fulfilled: Type.Boolean(),
  governing_law: {
    ...nullable(oneOf(LAW_CODES)),
    description: 'The law that the claim is under, fixed when it is accepted.',
  },
  blocked_reason: {
    ...nullable(oneOf(BLOCKED_REASONS)),
    description: 'Why no automatic step is made and no letter sent; null where nothing stands against it.',
  },
  blocked_until: {
    ...nullable(DateOnlyText),
    description: 'The day on which the block ends by itself, where there is one.',
  },
  time_barred_on: {
    ...nullable(DateOnlyText),
    description:
      'The first day on which the earliest open invoice is time-barred. From the filing on, the day by which the next step must have been taken. Null where no date tells, where nothing is open, and in Austria while a suit is pursued.',
  },
  created_at: Timestamp,
  updated_at: Timestamp,
}
export const Claim = strictObject('Claim', ClaimFields)

export function claimOut(row: ClaimRow): Static<typeof Claim> {
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
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}
