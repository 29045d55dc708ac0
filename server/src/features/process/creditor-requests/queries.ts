import { fileOpenTo } from '../../../audiences/visibility.ts'
import type { Caller } from '../../../kernel/caller.ts'
import { conflict } from '../../../kernel/errors.ts'
import type { Cents } from '../../../kernel/money.ts'
import { onConstraint } from '../../../platform/db/constraints.ts'
import { type Reader, type Statement, sql, type Tx } from '../../../platform/db/db.ts'
import { type InJson, rowFromJson, rowsInJson } from '../../../platform/db/rows-in-json.ts'
import { type OfClaim, ofClaim } from '../../case/claims/index.ts'
import { ANSWER_FILES_OF_CLAIM, type DocumentRow } from '../../case/documents/index.ts'
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

export const findReport = (reader: Reader, claim_id: string, id: string): Promise<ReportRow | undefined> =>
  reader.one(sql`select ${REPORT} from payment_reports r where r.claim_id = ${claim_id} and r.id = ${id}`)

export async function insertReport(tx: Tx, row: ReportRow): Promise<ReportRow> {
  await tx.run(sql`
    insert into payment_reports (id, organization_id, claim_id, amount_cents, payment_date, note, reported_by, reporter_name,
      reported_at, state)
    values (${row.id}, ${row.organization_id}, ${row.claim_id}, ${row.amount_cents}, ${row.payment_date}, ${row.note},
      ${row.reported_by}, ${row.reporter_name}, ${row.reported_at}, ${row.state})`)
  return row
}

export async function setReportDecided(tx: Tx, row: ReportRow): Promise<ReportRow> {
  await tx.run(sql`
    update payment_reports set state = ${row.state}, decided_at = ${row.decided_at}, decided_by = ${row.decided_by},
      decision_note = ${row.decision_note}, payment_id = ${row.payment_id}
    where id = ${row.id}`)
  return row
}

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

export async function insertWithdrawal(tx: Tx, row: WithdrawalRow): Promise<WithdrawalRow> {
  const inserted = tx.run(sql`
    insert into withdrawals (id, organization_id, claim_id, reason, requested_by, requester_name, requested_at, state)
    values (${row.id}, ${row.organization_id}, ${row.claim_id}, ${row.reason}, ${row.requested_by}, ${row.requester_name},
      ${row.requested_at}, ${row.state})`)
  await onConstraint(inserted, {
    withdrawals_open_key: () => conflict('withdrawal_waiting', 'You have asked us to stop already'),
  })
  return row
}

export async function setWithdrawalDecided(tx: Tx, row: WithdrawalRow): Promise<WithdrawalRow> {
  await tx.run(sql`
    update withdrawals set state = ${row.state}, decided_at = ${row.decided_at}, decided_by = ${row.decided_by},
      decision_note = ${row.decision_note}
    where id = ${row.id}`)
  return row
}

/** What waits on a claim that is closed for another reason. */
export const setLapsed = (tx: Tx, claim_id: string, at: Date): Promise<number> =>
  tx.run(
    sql`update withdrawals set state = 'lapsed', decided_at = ${at} where claim_id = ${claim_id} and state = 'requested'`,
  )

/** How many wait for the team to decide: reported payments, and the wish to stop. */
export const countOpenRequests = async (reader: Reader, claim_id: string): Promise<number> =>
  (
    await reader.one<{ total: number }>(sql`
      select (select count(*) from payment_reports r where r.claim_id = ${claim_id} and r.state = 'reported')::int
        + (select count(*) from withdrawals w where w.claim_id = ${claim_id} and w.state = 'requested')::int as total`)
  )?.total ?? 0

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

/** With the files that came with its answer. */
export type AskedQuestion = QuestionRow & { readonly files: readonly DocumentRow[] }

const QUESTION = sql`q.id, q.organization_id, q.claim_id, q.text, q.asked_by, q.asked_at, q.answer, q.answered_at,
  q.answered_as, q.answered_by, q.answerer_name`

/** Oldest first. */
const questionsWhere = (of_claim: Statement): Statement =>
  sql`select ${QUESTION} from creditor_questions q where ${of_claim} order by q.asked_at, q.id`

export const listQuestions = (reader: Reader, claim_id: string): Promise<QuestionRow[]> =>
  reader.many(questionsWhere(sql`q.claim_id = ${claim_id}`))

const QUESTIONS = rowsInJson(questionsWhere(sql`q.claim_id = l.id`))

/** A claim with what was asked about it and the files that came with the answers. */
export const findClaimWithQuestions = (
  reader: Reader,
  caller: Caller,
  claim_id: string,
): Promise<OfClaim<{ questions: InJson<QuestionRow>[]; files: InJson<DocumentRow>[] }> | undefined> =>
  reader.one(ofClaim(caller, claim_id, sql`${QUESTIONS} as questions, ${ANSWER_FILES_OF_CLAIM} as files`))

export const questionFromJson = (row: InJson<QuestionRow>): QuestionRow =>
  rowFromJson(row, { asked_at: true, answered_at: true })

/** One about a claim that the caller sees. */
export const findQuestion = (reader: Reader, caller: Caller, id: string): Promise<QuestionRow | undefined> =>
  reader.one(sql`
    select ${QUESTION} from creditor_questions q
    join claims l on l.organization_id = q.organization_id and l.id = q.claim_id
    where q.id = ${id} and ${fileOpenTo(caller)}`)

export async function insertQuestion(tx: Tx, row: QuestionRow): Promise<QuestionRow> {
  await tx.run(sql`
    insert into creditor_questions (id, organization_id, claim_id, text, asked_by, asked_at)
    values (${row.id}, ${row.organization_id}, ${row.claim_id}, ${row.text}, ${row.asked_by}, ${row.asked_at})`)
  return row
}

export async function setAnswer(tx: Tx, row: QuestionRow): Promise<QuestionRow> {
  await tx.run(sql`
    update creditor_questions set answer = ${row.answer}, answered_at = ${row.answered_at}, answered_as = ${row.answered_as},
      answered_by = ${row.answered_by}, answerer_name = ${row.answerer_name}
    where id = ${row.id}`)
  return row
}

export const deleteQuestion = (tx: Tx, id: string): Promise<number> =>
  tx.run(sql`delete from creditor_questions where id = ${id}`)

/** A token answers for its partner, or for its organisation. */
export const findHolderName = async (reader: Reader, token_id: string): Promise<string> =>
  (
    await reader.one<{ name: string }>(sql`
      select coalesce(p.name, o.name) as name from api_tokens t join organizations o on o.id = t.organization_id
      left join partners p on p.id = t.partner_id where t.id = ${token_id}`)
  )?.name ?? ''
