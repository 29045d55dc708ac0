import { csvAmount } from '../../../platform/http/csv-list.ts'
import type { planLineOut } from '../../case/installments/index.ts'
import type { ListedPayment } from '../../case/payments/index.ts'
import { type CourtCaseRow, courtStatusOf } from '../../process/court/index.ts'
import type { ListedLetter } from '../../process/letters/index.ts'
import type { ListedTask } from '../../process/tasks/index.ts'
import { amountText, CASE, type Columns, dayText, OWNER } from './columns.ts'
import * as names from './words.rows.ts'

export const PAYMENT_COLUMNS: Columns<ListedPayment> = {
  ...CASE,
  kind: ({ row }, language) => names.METHODS[language][row.payment_method],
  status: ({ row }, language) => names.PAYMENT_NAMES[language][row.status],
  ...OWNER,
  amount: ({ row }, language) => amountText(row.payment_cents, language),
  day: ({ row }, language) => dayText(row.payment_date, language),
  reversed_on: ({ row }, language) => dayText(row.reversed_at, language),
  purpose: ({ row }) => (row.is_withheld ? '' : (row.reference ?? '')),
}

/** What belonged to somebody who has left the team is nobody's. */
export const TASK_COLUMNS: Columns<ListedTask> = {
  ...CASE,
  status: ({ row }, language) => names.TASK_NAMES[language][row.done_at ? 'done' : 'open'],
  ...OWNER,
  task: ({ row }) => row.title,
  task_for: ({ row }) => (row.owner_left ? '' : (row.owner_name ?? '')),
  due_on: ({ row }, language) => dayText(row.due_on, language),
  made_by: ({ row }) => row.made_by_name,
  done_on: ({ row }, language) => dayText(row.done_at, language),
  done_by: ({ row }) => row.done_by_name ?? '',
}

export const PLAN_COLUMNS: Columns<ReturnType<typeof planLineOut>> = {
  ...CASE,
  status: ({ row }, language) => names.PLAN_NAMES[language][row.status],
  ...OWNER,
  plan_total: ({ row }, language) => csvAmount(row.total_amount, language),
  paid: ({ row }, language) => csvAmount(row.paid_amount, language),
  rates: ({ row }) => String(row.installment_count),
  rates_paid: ({ row }) => String(row.paid_count),
  rates_overdue: ({ row }) => String(row.overdue_count),
  next_amount: ({ row }, language) => (row.next_amount === null ? '' : csvAmount(row.next_amount, language)),
  next_due: ({ row }, language) => dayText(row.next_due_date, language),
  agreed_on: ({ row }, language) => dayText(new Date(row.created_at), language),
  agreed_via: ({ row }, language) => names.AGREED_VIA_NAMES[language][row.agreed_via],
}

export const LETTER_COLUMNS: Columns<ListedLetter> = {
  ...CASE,
  kind: ({ row }, language) => names.LETTER_KIND_NAMES[language][row.kind],
  status: ({ row }, language) => names.LETTER_NAMES[language][row.status],
  ...OWNER,
  demanded: ({ row }, language) => amountText(row.total_cents, language),
  letter_date: ({ row }, language) => dayText(row.letter_date, language),
  deadline: ({ row }, language) => dayText(row.deadline, language),
  posted_on: ({ row }, language) => dayText(row.posted_at, language),
  returned_on: ({ row }, language) => dayText(row.returned_at, language),
  voided_on: ({ row }, language) => dayText(row.voided_at, language),
  reason: ({ row: { returned_reason, void_reason } }, language) =>
    void_reason ? names.VOID_NAMES[language][void_reason] : (returned_reason ?? ''),
  // The first line is the name, which has its own column.
  address: ({ row }) => row.recipient.slice(1).join(', '),
}

export const COURT_COLUMNS: Columns<CourtCaseRow> = {
  ...CASE,
  status: ({ row }, language) => names.COURT_NAMES[language][courtStatusOf(row)],
  ...OWNER,
  streitwert: ({ row }, language) => amountText(row.streitwert_cents, language),
  amount_to_claim: ({ row }, language) => amountText(row.amount_to_claim_cents, language),
  court_fees: ({ row }, language) => amountText(row.court_fees_cents, language),
  since: ({ row }, language) => dayText(row.stage_entered_at, language),
  decided_on: ({ row }, language) => dayText(row.decided_at, language),
  filed_on: ({ row }, language) => dayText(row.filed_at, language),
  filing_reference: ({ row }) => row.filing_reference ?? '',
  title_date: ({ row }, language) => dayText(row.title_date, language),
  title_reference: ({ row }) => row.title_reference ?? '',
}
