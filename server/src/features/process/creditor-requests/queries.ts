import type { Cents } from '../../../kernel/money.ts'
import { type Reader, sql } from '../../../platform/db/db.ts'
import type { ReportState, WithdrawalState } from './rules.ts'

export type ReportRow = {
  id: string
  organization_id: string
  claim_id: string
  amount_cents: Cents
  payment_date: string
  note: string | null
  reported_by: string
  reporter_name: string
  reported_at: Date
  state: ReportState
  decided_at: Date | null
  decided_by: string | null
  decision_note: string | null
  payment_id: string | null
}

const REPORT = sql`r.id, r.organization_id, r.claim_id, r.amount_cents, r.payment_date, r.note, r.reported_by,
  r.reporter_name, r.reported_at, r.state, r.decided_at, r.decided_by, r.decision_note, r.payment_id`

/** Oldest first. */
export const listReports = (reader: Reader, claim_id: string): Promise<ReportRow[]> =>
  reader.many(sql`
    select ${REPORT} from payment_reports r where r.claim_id = ${claim_id} order by r.reported_at, r.id`)

export type WithdrawalRow = {
  id: string
  organization_id: string
  claim_id: string
  reason: string
  requested_by: string
  requester_name: string
  requested_at: Date
  state: WithdrawalState
  decided_at: Date | null
  decided_by: string | null
  decision_note: string | null
}

const WITHDRAWAL = sql`w.id, w.organization_id, w.claim_id, w.reason, w.requested_by, w.requester_name, w.requested_at,
  w.state, w.decided_at, w.decided_by, w.decision_note`

/** The one that waits, else the last that was decided. */
export const findWithdrawal = (reader: Reader, claim_id: string): Promise<WithdrawalRow | undefined> =>
  reader.one(sql`
    select ${WITHDRAWAL} from withdrawals w where w.claim_id = ${claim_id}
    order by w.requested_at desc, w.id desc limit 1`)

export type QuestionRow = {
  id: string
  organization_id: string
  claim_id: string
  text: string
  asked_by: string
  asked_at: Date
  answer: string | null
  answered_at: Date | null
  answered_as: 'creditor' | 'token' | null
  answered_by: string | null
  answerer_name: string | null
}

const QUESTION = sql`q.id, q.organization_id, q.claim_id, q.text, q.asked_by, q.asked_at, q.answer, q.answered_at,
  q.answered_as, q.answered_by, q.answerer_name`

/** Oldest first. */
export const listQuestions = (reader: Reader, claim_id: string): Promise<QuestionRow[]> =>
  reader.many(sql`
    select ${QUESTION} from creditor_questions q where q.claim_id = ${claim_id} order by q.asked_at, q.id`)
