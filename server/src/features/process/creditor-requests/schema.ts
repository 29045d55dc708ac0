import { type Static, Type } from 'typebox'
import type { Problem } from '../../../kernel/errors.ts'
import { cents, toEuro } from '../../../kernel/money.ts'
import {
  about,
  DateOnlyText,
  Euro,
  filledText,
  nullable,
  oneOf,
  strictObject,
  Timestamp,
  Uuid,
} from '../../../kernel/wire.ts'
import type { UploadRules } from '../../../platform/http/upload.ts'
import {
  ANSWER_FILES_MAX,
  DOCUMENT_KINDS,
  DOCUMENTS_FOLDER,
  TeamDocument,
  teamDocumentOut,
  WRONG_KIND,
} from '../../case/documents/index.ts'
import type { AskedQuestion, QuestionRow, ReportRow, WithdrawalRow } from './queries.ts'
import { NOTE_MAX, REPORT_STATES, TEXT_MAX, WITHDRAWAL_STATES } from './rules.ts'

export const DirectPayment = strictObject('DirectPayment', {
  amount: { ...Euro, minimum: 0.01 } as typeof Euro,
  payment_date: {
    ...DateOnlyText,
    description: 'The day on which the money came; not in the future.',
  } as typeof DateOnlyText,
  note: Type.Optional(nullable(Type.String({ maxLength: NOTE_MAX, description: 'Anything that helps the team.' }))),
})
export type DirectPayment = Static<typeof DirectPayment>

export const Withdrawal = strictObject('WithdrawalWish', {
  reason: filledText(NOTE_MAX, 'Why the team should stop.'),
})

export const DecisionBody = strictObject('RequestDecision', {
  note: Type.Optional(Type.String({ maxLength: NOTE_MAX, description: 'What the creditor reads about it.' })),
})

export const QuestionBody = strictObject('CreditorQuestionText', {
  text: filledText(TEXT_MAX, 'What the creditor reads in the portal, and the partner through the API.'),
})

export const AnswerBody = strictObject('QuestionAnswer', {
  text: filledText(TEXT_MAX, 'What you answer, in words for our team.'),
})

export const AnswerFields = strictObject('QuestionAnswerFields', {
  text: Type.Optional(Type.String({ maxLength: TEXT_MAX, description: 'Required without a file.' })),
})

const NEEDED: Problem = { field: 'text', code: 'required', message: 'is required' }

/** The rules for documents, five at once. */
export const ANSWER_RULES: UploadRules<typeof AnswerFields> = {
  fields: AnswerFields,
  check: ({ text }, files) => (!text?.trim() && files === 0 ? [NEEDED] : []),
  kinds: DOCUMENT_KINDS,
  wrong_kind: WRONG_KIND,
  folder: DOCUMENTS_FOLDER,
  files_max: ANSWER_FILES_MAX,
}

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

const REPORT = {
  id: Uuid,
  claim_id: Uuid,
  amount: Type.Number({ description: 'EUR' }),
  payment_date: DateOnlyText,
  note: nullable(Type.String()),
  status: oneOf(REPORT_STATES, { description: 'reported: letters stop until the team has confirmed or refused it.' }),
  reported_at: Timestamp,
  reported_by: Type.String({ description: 'Name of the person.' }),
  decided_at: nullable(Timestamp),
  decision_note: { ...nullable(Type.String()), description: 'What the team says about it.' },
  payment_id: { ...nullable(Uuid), description: 'The payment that it became.' },
}
export const PaymentReport = strictObject('PaymentReport', REPORT)

export const reportOut = (row: ReportRow): Static<typeof PaymentReport> => ({
  id: row.id,
  claim_id: row.claim_id,
  amount: toEuro(row.amount_cents),
  payment_date: row.payment_date,
  note: row.note,
  status: row.state,
  reported_at: row.reported_at.toISOString(),
  reported_by: row.reporter_name,
  decided_at: iso(row.decided_at),
  decision_note: row.decision_note,
  payment_id: row.payment_id,
})

const WITHDRAWAL = {
  id: Uuid,
  claim_id: Uuid,
  reason: Type.String(),
  status: oneOf(WITHDRAWAL_STATES, {
    description:
      'requested: letters stop until the team has closed the case or refused. lapsed: the case closed otherwise.',
  }),
  requested_at: Timestamp,
  requested_by: Type.String({ description: 'Name of the person.' }),
  decided_at: nullable(Timestamp),
  decision_note: { ...nullable(Type.String()), description: 'What the team says about it.' },
}
export const WithdrawalOut = strictObject('Withdrawal', WITHDRAWAL)

export const withdrawalOut = (row: WithdrawalRow): Static<typeof WithdrawalOut> => ({
  id: row.id,
  claim_id: row.claim_id,
  reason: row.reason,
  status: row.state,
  requested_at: row.requested_at.toISOString(),
  requested_by: row.requester_name,
  decided_at: iso(row.decided_at),
  decision_note: row.decision_note,
})

export const AskedWithdrawal = strictObject('AskedWithdrawal', {
  ...WITHDRAWAL,
  court_notice: {
    ...nullable(Type.String()),
    description: 'From the filing on: what this does not do at the court, in plain words.',
  },
})

/** A file as its sender knows it. */
const AnswerFile = strictObject('AnswerFile', {
  id: about(Uuid, 'The document of the claim that the file became.'),
  name: Type.String({ description: 'The name of the file as it was uploaded.' }),
  bytes: Type.Integer({ description: 'Size of the file in bytes.' }),
})

const QUESTION = {
  id: about(Uuid, 'Names the question in the path of its answer.'),
  claim_id: about(Uuid, 'The claim that the question is about.'),
  text: Type.String({ description: 'What our team asks.' }),
  asked_at: about(Timestamp, 'When it was asked.'),
  answer: about(nullable(Type.String()), 'What was answered; null until somebody has.'),
  answered_at: about(nullable(Timestamp), 'When it was answered; null until then.'),
  answered_by: about(
    nullable(Type.String()),
    'Name of the person, or of the partner, that answered; null until somebody has.',
  ),
}

export const Question = strictObject('Question', {
  ...QUESTION,
  files: Type.Array(AnswerFile, { description: 'What came with the answer; documents of the claim.' }),
})
export type QuestionAnswer = Static<typeof Question>

const questionFacts = (row: QuestionRow) => ({
  id: row.id,
  claim_id: row.claim_id,
  text: row.text,
  asked_at: row.asked_at.toISOString(),
  answer: row.answer,
  answered_at: iso(row.answered_at),
  answered_by: row.answerer_name,
})

export const questionOut = (row: AskedQuestion): QuestionAnswer => ({
  ...questionFacts(row),
  files: row.files.map(({ id, original_filename, file_size }) => ({ id, name: original_filename, bytes: file_size })),
})

export const TeamQuestion = strictObject('TeamQuestion', { ...QUESTION, files: Type.Array(TeamDocument) })

export const teamQuestionOut = (row: AskedQuestion): Static<typeof TeamQuestion> => ({
  ...questionFacts(row),
  files: row.files.map(teamDocumentOut),
})

export const TeamReport = strictObject('TeamPaymentReport', {
  ...REPORT,
  if_confirmed: {
    ...Type.Union([
      strictObject('ReportOutcome', {
        closes: Type.Boolean({ description: 'Whether the claim closes as paid.' }),
        outstanding_amount: Type.Number({ description: 'EUR; what is open of the invoices then.' }),
      }),
      Type.Null(),
    ]),
    description: 'What confirming it does; null once it is decided.',
  },
})
export type ReportOutcome = { readonly closes: boolean; readonly outstanding_cents: number }

export const teamReportOut = (row: ReportRow, outcome: ReportOutcome | null): Static<typeof TeamReport> => ({
  ...reportOut(row),
  if_confirmed: outcome && {
    closes: outcome.closes,
    outstanding_amount: toEuro(cents(outcome.outstanding_cents)),
  },
})

/** All that the creditor told the team of a claim, and was asked. */
export const CreditorRequests = strictObject('CreditorRequests', {
  direct_payments: Type.Array(TeamReport),
  withdrawal: {
    ...Type.Union([WithdrawalOut, Type.Null()]),
    description: 'The one that waits, else the last one.',
  },
  questions: Type.Array(TeamQuestion),
})
