import { DISPUTE_WORDS, type DisputeReason } from '../i18n/disputes.ts'
import { OBSTACLE_WORDS, type Obstacle } from '../i18n/obstacles.ts'
import { LETTER_COLORS, type LetterKind, STAGE_COLORS, type Stage } from '../i18n/stages.ts'
import type { Schemas } from './operator.ts'

type CaseStatus = Schemas['ClaimLine']['case_status']

/** A record of all words lets the compiler notice a missing one. */
const wordsOf = <T extends string>(words: Record<T, unknown>): readonly T[] => Object.keys(words) as T[]

/** Choices for filters, in the order of a claim's life. */
export const STAGES = wordsOf<Stage>(STAGE_COLORS)

export const CASE_STATUSES = wordsOf<CaseStatus>({ open: true, disputed: true, closed: true })

export const LETTER_STATUSES = wordsOf<Schemas['Letter']['status']>({
  outbox: true,
  posted: true,
  mailed: true,
  returned: true,
  void: true,
})

export const LETTER_KINDS = wordsOf<LetterKind>(LETTER_COLORS)

/** Why a claim does not go on: what blocks it, and what a step got stuck on. */
export const OBSTACLES = wordsOf<Obstacle>(OBSTACLE_WORDS.de)

/** What debtors dispute. */
export const DISPUTE_REASONS = wordsOf<DisputeReason>(DISPUTE_WORDS.de)

/** Where claims stand on the court desk, in order of progress. */
export const DESK_STATUSES = wordsOf<Schemas['CourtDeskCase']['status']>({
  awaiting_decision: true,
  decided_to_sue: true,
  declined: true,
  filed: true,
  titled: true,
})

/** What can wait for a person, in the order of a claim's life. */
export const WORK_KINDS = wordsOf<Schemas['WorkItem']['kind']>({
  new_claim: true,
  extraction_review: true,
  possible_double: true,
  letter_to_print: true,
  letter_not_acknowledged: true,
  returned_letter: true,
  stuck_step: true,
  insolvency_filing: true,
  task_due: true,
  dispute: true,
  debtor_message: true,
  debtor_promise: true,
  debtor_plan: true,
  debtor_contact: true,
  creditor_payment: true,
  creditor_withdrawal: true,
  creditor_answer: true,
  bank_entry_differs: true,
  bank_entry_open: true,
  bank_money_unclear: true,
  refund_not_ordered: true,
  missed_installment: true,
  plan_paid: true,
  tenancy_review: true,
  filing_to_dispatch: true,
  decision_declined: true,
  court_step_missing: true,
  limitation_near: true,
  limitation_unknown: true,
  costs_open: true,
  payout_account: true,
  invoice_incomplete: true,
  ledger_difference: true,
  transfer_not_executed: true,
  transfer_returned: true,
  transfer_amiss: true,
  failed_deliveries: true,
  bank_file_failed: true,
  legal_table_stale: true,
  letterhead_missing: true,
  privacy_request: true,
})

/** What a debtor has come to. */
export const SITUATIONS = wordsOf<Schemas['DebtorSituation']['situation']>({
  none: true,
  insolvent: true,
  deceased: true,
  guardian: true,
})

/** The laws that a claim can be under. */
export const LAWS = wordsOf<Schemas['TeamClaimPatch']['governing_law']>({ AT: true, DE: true })

export const PLAN_STATUSES = wordsOf<Schemas['InstallmentPlanLine']['status']>({
  active: true,
  cancelled: true,
  completed: true,
  ended: true,
})
