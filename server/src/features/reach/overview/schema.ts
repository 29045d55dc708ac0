import { type Static, Type } from 'typebox'
import { CALLER_TYPES } from '../../../kernel/caller.ts'
import type { DateOnly } from '../../../kernel/dates.ts'
import { cents, toEuro } from '../../../kernel/money.ts'
import { DateOnlyText, Euro, nullable, oneOf, strictObject, Timestamp, Uuid } from '../../../kernel/wire.ts'
import { Balance, balanceOut, type ComputedBalance } from '../../case/account/index.ts'
import { type ClaimRow, type Intervals, type PromiseRow, STAGES } from '../../case/claims/index.ts'
import { type DocumentRow, TeamDocument, teamDocumentOut } from '../../case/documents/index.ts'
import { InstallmentPlan, type PlanRow, planOut } from '../../case/installments/index.ts'
import {
  type CreditRow,
  type DoubleRow,
  type InvoiceRow,
  TeamInvoice,
  teamInvoiceOut,
} from '../../case/invoices/index.ts'
import { OWNER_OUT, type OwnerRow } from '../../case/ownership/index.ts'
import { Payment, type PaymentRow, paymentOut } from '../../case/payments/index.ts'
import { type DebtorRow, TeamDebtor, teamDebtorOut } from '../../parties/debtors/index.ts'
import { CourtFile, type CourtFileRows, courtFileOut } from '../../process/court/index.ts'
import { Letter, type ListedLetter, letterOut } from '../../process/letters/index.ts'
import { nextStage, TeamClaimFields, teamClaimOut, WAITS, waitsFor } from '../../process/workflow/index.ts'
import { type ArchivedPart, ArchivedParts } from '../archive/index.ts'
import type { ActivityRow, EventLine, MailLine, PeopleRow } from './queries.ts'

const ActivityOut = strictObject('Activity', {
  number: Type.Integer(),
  actor_type: oneOf(CALLER_TYPES),
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
  ...OWNER_OUT,
  partner_webhook: Type.Boolean({
    description: 'Whether the partner has a webhook that is on. Without one, events stand in its feed only.',
  }),
  next_stage: { ...nullable(oneOf(STAGES)), description: 'Where the workflow takes the claim at next_step_at.' },
  waits_for: { ...oneOf(WAITS), description: 'Whom or what the next step waits for.' },
  balance: { ...Balance, description: 'What is owed today.' } as typeof Balance,
  debtor: TeamDebtor,
  invoices: Type.Array(TeamInvoice),
  payments: Type.Array(Payment),
  plan_amount: { ...Euro, description: 'What the instalments of a plan of today add up to.' } as typeof Euro,
  installment_plan: Type.Union([InstallmentPlan, Type.Null()]),
  promise: Type.Union([
    strictObject('PaymentPromise', {
      date: {
        ...DateOnlyText,
        description: 'On which the debtor wants to pay, as told at this stage.',
      } as typeof DateOnlyText,
      made_at: Timestamp,
    }),
    Type.Null(),
  ]),
  unanswered_messages: Type.Integer({ description: 'Of the debtor.' }),
  open_creditor_requests: Type.Integer({
    description: 'Direct payments and withdrawals that the team has yet to decide. They hold the claim.',
  }),
  letters: Type.Array(Letter),
  mails: Type.Array(MailOut),
  documents: Type.Array(TeamDocument),
  court: CourtFile,
  activity: Type.Array(ActivityOut, { description: 'The newest; the number of the first says how many there are.' }),
  events: Type.Array(EventOut, { description: 'The newest.' }),
  archived: ArchivedParts,
})

export type FileParts = {
  claim: ClaimRow
  people: PeopleRow
  owner: OwnerRow
  debtor: DebtorRow
  invoices: InvoiceRow[]
  credits: CreditRow[]
  doubles: DoubleRow[]
  payments: PaymentRow[]
  plan: PlanRow | undefined
  plan_cents: number
  letters: ListedLetter[]
  mails: MailLine[]
  documents: DocumentRow[]
  activity: ActivityRow[]
  events: EventLine[]
  archived: ArchivedPart[]
  promise: PromiseRow | undefined
  unanswered: number
  open_requests: number
  balance: ComputedBalance
  court: CourtFileRows
  intervals: Intervals
  today: DateOnly
  now: Date
}

export function fileOut({
  claim,
  people,
  owner,
  plan,
  court,
  today,
  promise,
  unanswered,
  open_requests,
  ...parts
}: FileParts): Static<typeof ClaimFile> {
  return {
    ...teamClaimOut(claim, court.step),
    ...people,
    ...owner,
    next_stage: claim.due_at ? nextStage(claim, parts.intervals) : null,
    waits_for: waitsFor(claim, court.step),
    balance: balanceOut(claim.id, parts.balance),
    court: courtFileOut(court),
    debtor: teamDebtorOut(parts.debtor),
    invoices: parts.invoices.map((invoice) => teamInvoiceOut(invoice, parts)),
    payments: parts.payments.map(paymentOut),
    plan_amount: toEuro(cents(parts.plan_cents)),
    installment_plan: plan ? planOut(plan, { ...claim, today }) : null,
    promise: promise ? { date: promise.promised_on, made_at: promise.made_at.toISOString() } : null,
    unanswered_messages: unanswered,
    open_creditor_requests: open_requests,
    letters: parts.letters.map((letter) => letterOut(letter, parts.now)),
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
    archived: parts.archived,
  }
}

const hexOf = (bytes: Buffer): string => Buffer.from(bytes).toString('hex')
