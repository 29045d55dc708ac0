import { type Static, Type } from 'typebox'
import type { DateOnly } from '../../kernel/dates.ts'
import { cents, toEuro } from '../../kernel/money.ts'
import { nullable, oneOf, strictObject, Timestamp, Uuid } from '../../kernel/wire.ts'
import type { Balance as ComputedBalance } from '../balance/rules/facts.ts'
import { Balance, balanceOut } from '../balance/schema.ts'
import {
  CASE_STATUSES,
  CLAIM_TYPES,
  CLOSURE_REASONS,
  outstandingCents,
  STAGES,
  STATUSES,
  SUBMISSION_STATES,
  statusOf,
} from '../claims/rules.ts'
import type { ClaimRow } from '../claims/service.ts'
import type { Intervals } from '../claims/timers.ts'
import { Debtor, debtorOut } from '../debtors/schema.ts'
import type { DebtorRow } from '../debtors/service.ts'
import { TeamDocument, teamDocumentOut } from '../documents/schema.ts'
import type { DocumentRow } from '../documents/service.ts'
import { InstallmentPlan, planOut } from '../installments/schema.ts'
import type { PlanRow } from '../installments/service.ts'
import { Invoice, invoiceOut } from '../invoices/schema.ts'
import type { InvoiceRow } from '../invoices/service.ts'
import { CourtFile, courtFileOut } from '../lawsuits/schema.court.ts'
import type { CourtFile as CourtFileRows } from '../lawsuits/service.court.ts'
import { Letter, letterOut } from '../letters/schema.ts'
import type { ListedLetter } from '../letters/service.ts'
import { Payment, paymentOut } from '../payments/schema.ts'
import type { PaymentRow } from '../payments/service.ts'
import { nextStage } from '../workflow/rules.ts'
import { TeamClaimFields, teamClaimOut } from '../workflow/schema.ts'
import type { ActivityRow, ClaimLine, EventLine, MailLine, PeopleRow } from './queries.ts'

const Amount = Type.Number({ description: 'EUR' })

export const ClaimLineOut = strictObject('ClaimLine', {
  id: Uuid,
  organization_id: Uuid,
  case_reference: Type.String(),
  partner_reference: nullable(Type.String()),
  customer_id: nullable(Uuid),
  customer_name: nullable(Type.String()),
  partner_id: nullable(Uuid),
  partner_name: nullable(Type.String()),
  debtor_id: Uuid,
  debtor_name: Type.String(),
  claim_type: oneOf(CLAIM_TYPES),
  submission_state: oneOf(SUBMISSION_STATES),
  collection_stage: oneOf(STAGES),
  case_status: oneOf(CASE_STATUSES),
  closure_reason: nullable(oneOf(CLOSURE_REASONS)),
  status: oneOf(STATUSES),
  total_claim_amount: Amount,
  paid_amount: Amount,
  outstanding_amount: Amount,
  next_step_at: nullable(Timestamp),
  is_held: Type.Boolean(),
  stuck_reason: nullable(Type.String()),
  created_at: Timestamp,
  updated_at: Timestamp,
})

export function lineOut({ total_cents, paid_cents, due_at, ...row }: ClaimLine): Static<typeof ClaimLineOut> {
  const money = { total_cents, paid_cents }
  return {
    ...row,
    status: statusOf({ ...row, ...money }),
    total_claim_amount: toEuro(total_cents),
    paid_amount: toEuro(paid_cents),
    outstanding_amount: toEuro(cents(outstandingCents(money))),
    next_step_at: due_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

const ActivityOut = strictObject('Activity', {
  number: Type.Integer(),
  actor_type: oneOf(['token', 'operator', 'system'] as const),
  actor_id: nullable(Uuid),
  actor_name: nullable(Type.String()),
  action: Type.String(),
  details: Type.Record(Type.String(), Type.Unknown()),
  at: Timestamp,
  hash: { ...Type.String(), description: 'Of this entry and the one before it, so of all before it.' },
})

const EventOut = strictObject('ClaimEvent', {
  id: Type.String(),
  type: Type.String(),
  payload: { ...Type.Record(Type.String(), Type.Unknown()), description: 'As it is sent.' },
  changed_at: Timestamp,
  delivery_id: nullable(Uuid),
  delivery_status: nullable(oneOf(['pending', 'delivered', 'failed'] as const)),
  attempts: nullable(Type.Integer()),
})

const MailOut = strictObject('ClaimMail', {
  id: Uuid,
  recipient: Type.String(),
  subject: Type.String(),
  status: oneOf(['kept', 'queued', 'sent', 'failed'] as const),
  created_at: Timestamp,
  sent_at: nullable(Timestamp),
})

export const ClaimFile = strictObject('ClaimFile', {
  ...TeamClaimFields,
  organization_id: Uuid,
  organization_name: Type.String(),
  customer_name: nullable(Type.String()),
  customer_email: nullable(Type.String()),
  partner_id: nullable(Uuid),
  partner_name: nullable(Type.String()),
  next_stage: { ...nullable(oneOf(STAGES)), description: 'Where the workflow takes the claim at next_step_at.' },
  balance: { ...Balance, description: 'What is owed today.' } as typeof Balance,
  debtor: Debtor,
  invoices: Type.Array(Invoice),
  payments: Type.Array(Payment),
  installment_plan: Type.Union([InstallmentPlan, Type.Null()]),
  letters: Type.Array(Letter),
  mails: Type.Array(MailOut),
  documents: Type.Array(TeamDocument),
  court: CourtFile,
  activity: Type.Array(ActivityOut, { description: 'The newest; the number of the first says how many there are.' }),
  events: Type.Array(EventOut, { description: 'The newest.' }),
})

export type FileParts = {
  claim: ClaimRow
  people: PeopleRow
  debtor: DebtorRow
  invoices: InvoiceRow[]
  payments: PaymentRow[]
  plan: PlanRow | undefined
  letters: ListedLetter[]
  mails: MailLine[]
  documents: DocumentRow[]
  activity: ActivityRow[]
  events: EventLine[]
  balance: ComputedBalance
  court: CourtFileRows
  intervals: Intervals
  today: DateOnly
}

export function fileOut({ claim, people, plan, court, today, ...parts }: FileParts): Static<typeof ClaimFile> {
  const is_filed = court.filing !== undefined
  return {
    ...teamClaimOut(claim, { decision: court.decision?.decision ?? null, is_filed }),
    ...people,
    next_stage: claim.due_at ? nextStage(claim, parts.intervals) : null,
    balance: balanceOut(claim.id, parts.balance),
    court: courtFileOut(court),
    debtor: debtorOut(parts.debtor),
    invoices: parts.invoices.map(invoiceOut),
    payments: parts.payments.map(paymentOut),
    installment_plan: plan ? planOut(plan, { ...claim, today }) : null,
    letters: parts.letters.map(letterOut),
    mails: parts.mails.map((mail) => ({
      ...mail,
      created_at: mail.created_at.toISOString(),
      sent_at: mail.sent_at?.toISOString() ?? null,
    })),
    documents: parts.documents.map(teamDocumentOut),
    activity: parts.activity.map((row) => ({ ...row, at: row.at.toISOString(), hash: hexOf(row.hash) })),
    events: parts.events.map(({ body, ...row }) => ({
      ...row,
      payload: JSON.parse(Buffer.from(body).toString()),
      changed_at: row.changed_at.toISOString(),
    })),
  }
}

const hexOf = (bytes: Buffer): string => Buffer.from(bytes).toString('hex')
