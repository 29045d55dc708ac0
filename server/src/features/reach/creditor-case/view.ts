import { dayInVienna } from '../../../kernel/dates.ts'
import { toEuro } from '../../../kernel/money.ts'
import { balanceOut } from '../../case/account/index.ts'
import { claimOut, STAGE_ROWS } from '../../case/claims/index.ts'
import type { DocumentRow } from '../../case/documents/index.ts'
import { planOut } from '../../case/installments/index.ts'
import { invoiceOut } from '../../case/invoices/index.ts'
import { type CourtStatus, decisionOut, isDecisionOpen } from '../../process/court/index.ts'
import { type QuestionRow, reportOut, withdrawalOut } from '../../process/creditor-requests/index.ts'
import type { ListedLetter } from '../../process/letters/index.ts'
import type { CaseFacts, Reading } from './facts.ts'
import type { CasePayment } from './queries.case.ts'
import { allowedActions, nextStepOf, type StandingFacts, standingOf } from './rules.ts'
import type { CaseAnswer } from './schema.case.ts'
import { debtorPlaceOut } from './schema.ts'
import { timelineOf } from './timeline.ts'

const instant = (at: Date | null | undefined): string | null => at?.toISOString() ?? null

export function caseOut(facts: CaseFacts, reading: Reading): CaseAnswer {
  const { claim, court, withdrawal, questions, today } = facts
  const is_closed = claim.case_status === 'closed'
  const standing_facts = { ...claim, decision: court.decision?.decision ?? null }
  return {
    claim: {
      ...claimOut(claim),
      standing: standingOf(standing_facts),
      status_text: statusText(facts, standing_facts, reading),
    },
    debtor: debtorPlaceOut(facts.debtor),
    invoices: facts.invoices.map((row) => ({ ...invoiceOut(row), has_file: facts.with_file.includes(row.id) })),
    payments: facts.payments.map(paymentOut),
    balance: balanceOut(claim.id, facts.balance),
    plan: facts.plan && planOut(facts.plan, { ...claim, today }),
    documents: facts.documents.map(creditorDocumentOut),
    lawsuit: lawsuitOf(facts),
    questions: questions.map(questionOut),
    timeline: timelineOf(facts, reading),
    next_step: stepOf(facts, standing_facts, reading),
    allowed_actions: allowedActions({
      is_closed,
      is_decision_open: isDecisionOpen(claim, court.decision),
      has_question: questions.some(({ answered_at }) => answered_at === null),
      is_withdrawn: withdrawal?.state === 'requested',
    }),
    letters: facts.letters.map((row) => letterOut(row, reading)),
    reports: facts.reports.map(reportOut),
    withdrawal: withdrawal && withdrawalOut(withdrawal),
  }
}

/** Whose wish a hold follows, where it is the creditor's own. */
function heldFor({ reports, withdrawal }: CaseFacts, { words }: Reading): string | null {
  if (withdrawal?.state === 'requested') return words.held_for_withdrawal
  return reports.some(({ state }) => state === 'reported') ? words.held_for_report : null
}

function statusText(facts: CaseFacts, claim: StandingFacts, reading: Reading): string {
  const { words } = reading
  const standing = standingOf(claim)
  const own_wish = claim.blocked_reason === 'held' ? heldFor(facts, reading) : null
  if (own_wish) return own_wish
  const reason = claim.blocked_reason ?? (claim.address_unknown ? 'address_unknown' : 'no_amount')
  return standing === 'blocked' ? words.blocked[reason].text : words.standing[standing]
}

function stepOf(facts: CaseFacts, claim: StandingFacts, { words }: Reading): CaseAnswer['next_step'] {
  const kind = nextStepOf(claim)
  if (kind === null) return null
  return { kind, on: dayOf(kind, facts), text: words.next[kind] }
}

function dayOf(kind: NonNullable<ReturnType<typeof nextStepOf>>, { claim, plan, today }: CaseFacts): string | null {
  switch (kind) {
    case 'installment': {
      const open = plan && planOut(plan, { ...claim, today }).installments.find(({ status }) => status !== 'paid')
      return open?.due_date ?? null
    }
    case 'release':
      return claim.held_until
    case 'promise':
    case 'unblocking':
      return claim.blocked_until
    default:
      return claim.due_at && dayInVienna(claim.due_at)
  }
}

/** Null before there is anything about a court. */
function lawsuitOf({ claim, court: { decision, filing, title } }: CaseFacts): CaseAnswer['lawsuit'] {
  const { desk } = STAGE_ROWS[claim.stage_before_closure ?? claim.collection_stage]
  if (desk === null && !decision && !filing) return null
  const decided: CourtStatus = decision?.decision === 'sue' ? 'decided_to_sue' : 'declined'
  const undecided: CourtStatus = decision ? decided : 'awaiting_decision'
  return {
    status: title ? 'titled' : filing ? 'filed' : undecided,
    decision_open: isDecisionOpen(claim, decision),
    decision: decision ? decisionOut(decision) : null,
    filed_at: instant(filing?.filed_at),
    filing_reference: filing?.reference ?? null,
    title_date: title?.title_date ?? null,
    title_reference: title?.reference ?? null,
  }
}

const paymentOut = ({
  payment_cents,
  created_at,
  reversed_at,
  ...row
}: CasePayment): CaseAnswer['payments'][number] => ({
  ...row,
  amount: toEuro(payment_cents),
  created_at: created_at.toISOString(),
  reversed_at: instant(reversed_at),
})

/** The creditor sees only what is for creditors. */
export const creditorDocumentOut = (row: DocumentRow): CaseAnswer['documents'][number] => ({
  id: row.id,
  original_filename: row.original_filename,
  file_size: row.file_size,
  mime_type: row.mime_type,
  document_type: row.document_type,
  description: row.description,
  visibility: 'creditor',
  uploaded_via: row.uploaded_via,
  created_at: row.created_at.toISOString(),
  is_e_invoice: row.e_invoice?.is_read === true,
})

const questionOut = (row: QuestionRow): CaseAnswer['questions'][number] => ({
  id: row.id,
  text: row.text,
  asked_at: row.asked_at.toISOString(),
  answer: row.answer,
  answered_at: instant(row.answered_at),
  answered_by: row.answerer_name,
})

const letterOut = (
  { id, kind, letter_date, deadline, status, has_masked_copy }: ListedLetter,
  { words }: Reading,
): CaseAnswer['letters'][number] => ({
  ...{ id, kind, name: words.letters[kind], date: letter_date, deadline, status },
  has_file: has_masked_copy,
})
