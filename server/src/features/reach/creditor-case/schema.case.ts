import { type Static, Type } from 'typebox'
import { DateOnlyText, nullable, oneOf, strictObject, Timestamp, Uuid } from '../../../kernel/wire.ts'
import { Balance } from '../../case/account/index.ts'
import { ClaimFields, LETTER_KINDS } from '../../case/claims/index.ts'
import { DOCUMENT_TYPES, UPLOADED_VIA } from '../../case/documents/index.ts'
import { InstallmentPlan } from '../../case/installments/index.ts'
import { InvoiceFields } from '../../case/invoices/index.ts'
import { PAYMENT_METHODS } from '../../case/payments/index.ts'
import { COURT_STATUSES, Decision } from '../../process/court/index.ts'
import { PaymentReport, WithdrawalOut } from '../../process/creditor-requests/index.ts'
import { LETTER_STATUSES } from '../../process/letters/index.ts'
import { CASE_ACTIONS, CASE_STEPS, STANDINGS } from './rules.ts'
import { CaseDebtor } from './schema.ts'
import { TIMELINE_KINDS } from './words.ts'

const Text = Type.String()
const TextOrNull = nullable(Text)
const Amount = Type.Number({ description: 'EUR' })
const orNull = <S extends Parameters<typeof Type.Union>[0][number]>(schema: S) => Type.Union([schema, Type.Null()])

const CaseClaim = strictObject('CreditorCaseClaim', {
  ...ClaimFields,
  standing: oneOf(STANDINGS, { description: 'How the case stands for the creditor, in one word.' }),
  status_text: Type.String({ description: 'The same in plain words, with what it waits for.' }),
})

const CaseInvoice = strictObject('CreditorCaseInvoice', {
  ...InvoiceFields,
  has_file: Type.Boolean({ description: 'It was uploaded as a file.' }),
})

const CasePayment = strictObject('CreditorCasePayment', {
  id: Uuid,
  amount: Amount,
  payment_method: oneOf(PAYMENT_METHODS),
  payment_date: DateOnlyText,
  value_date: DateOnlyText,
  status: oneOf(['completed', 'reversed'] as const, {
    description: 'reversed: the money went back and counts no more.',
  }),
  created_at: Timestamp,
  reversed_at: nullable(Timestamp),
})

export const CreditorDocument = strictObject('CreditorDocument', {
  id: Uuid,
  original_filename: Text,
  file_size: Type.Integer({ description: 'Bytes' }),
  mime_type: Text,
  document_type: oneOf(DOCUMENT_TYPES),
  description: TextOrNull,
  visibility: Type.Literal('creditor'),
  uploaded_via: oneOf(UPLOADED_VIA, { description: 'creditor: one of the own people has sent it.' }),
  created_at: Timestamp,
  is_e_invoice: Type.Boolean({ description: 'An XML file that `readable.pdf` shows as an invoice.' }),
})

const CaseLawsuit = strictObject('CreditorCaseLawsuit', {
  status: oneOf(COURT_STATUSES),
  decision_open: Type.Boolean({ description: 'true while a decision can be sent' }),
  decision: orNull(Decision),
  filed_at: nullable(Timestamp),
  filing_reference: TextOrNull,
  title_date: nullable(DateOnlyText),
  title_reference: TextOrNull,
})

const CaseQuestion = strictObject('CreditorCaseQuestion', {
  id: Uuid,
  text: Text,
  asked_at: Timestamp,
  answer: TextOrNull,
  answered_at: nullable(Timestamp),
  answered_by: { ...TextOrNull, description: 'The name of who answered.' },
})

const CaseLetter = strictObject('CreditorCaseLetter', {
  id: Uuid,
  kind: oneOf(LETTER_KINDS),
  name: Text,
  date: DateOnlyText,
  deadline: DateOnlyText,
  status: oneOf(LETTER_STATUSES, { description: 'posted, mailed, or returned where it came back.' }),
  has_file: Type.Boolean({ description: 'false for old letters, of which there is no copy without the access code.' }),
})

export const CreditorCase = strictObject('CreditorCase', {
  claim: CaseClaim,
  debtor: CaseDebtor,
  invoices: Type.Array(CaseInvoice),
  payments: Type.Array(CasePayment),
  balance: Balance,
  plan: orNull(InstallmentPlan),
  documents: Type.Array(CreditorDocument),
  lawsuit: orNull(CaseLawsuit),
  questions: Type.Array(CaseQuestion),
  timeline: Type.Array(strictObject('CreditorCaseEvent', { at: Timestamp, kind: oneOf(TIMELINE_KINDS), text: Text }), {
    description: 'What happened, newest first.',
  }),
  next_step: orNull(
    strictObject('CreditorCaseNextStep', { kind: oneOf(CASE_STEPS), on: nullable(DateOnlyText), text: Text }),
  ),
  allowed_actions: Type.Array(oneOf(CASE_ACTIONS)),
  letters: Type.Array(CaseLetter),
  reports: Type.Array(PaymentReport),
  withdrawal: orNull(WithdrawalOut),
})
export type CaseAnswer = Static<typeof CreditorCase>
