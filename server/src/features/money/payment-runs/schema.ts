import { type Static, Type } from 'typebox'
import { maskedIban } from '../../../kernel/banking.ts'
import { cents, toEuro } from '../../../kernel/money.ts'
import { about, DateOnlyText, nullable, oneOf, strictObject, Timestamp, Uuid } from '../../../kernel/wire.ts'
import type { NamedItem, NamedRun } from './queries.runs.ts'
import { executionDate } from './rules/days.ts'
import { ORDER_KINDS } from './rules/orders.ts'
import { LEFT_OUT_REASONS } from './rules/plan.ts'
import { ITEM_STATUSES, itemStatus, RUN_STATUSES } from './rules/runs.ts'

export const PaymentRunCreate = strictObject('PaymentRunCreate', {
  account_id: about(Uuid, 'The account that the money leaves.'),
})

export const OrderKind = oneOf(ORDER_KINDS, {
  description:
    '`settlement`: what a creditor is remitted; `refund`: surplus that goes back to its payer; `payout`: a share of a ' +
    'partner; `fee`: our own fees, from the client money to our own account.',
})

const PaymentRunItem = strictObject('PaymentRunItem', {
  id: Uuid,
  kind: OrderKind,
  amount: Type.Number({ description: 'EUR' }),
  end_to_end_id: about(Type.String(), 'By which statements name it.'),
  status: oneOf(ITEM_STATUSES, {
    description: '`executed` once a statement shows it; `returned` once one shows that the money came back.',
  }),
  payee_name: Type.String(),
  payee_iban: about(Type.String(), 'Country and last four for agents; whole for administrators, who release it.'),
  text: about(Type.String(), 'What the payee reads.'),
  source_id: about(Uuid, 'The settlement, the bank entry or the payout that it pays; of a fee the run.'),
  customer_id: nullable(Uuid),
  statement: about(
    nullable(
      strictObject('PaymentRunItemStatement', {
        id: Uuid,
        file_name: Type.String(),
        uploaded_by: about(nullable(Uuid), 'Who of the team uploaded it; null: it came through the watched folder.'),
        uploaded_by_name: nullable(Type.String()),
        created_at: about(Timestamp, 'When it came.'),
      }),
    ),
    'Of a refund: the bank statement that says from whom the money came. Who brought it has named the payee.',
  ),
  executed_by_entry: about(nullable(Uuid), 'The bank entry that shows it.'),
  executed_at: nullable(Timestamp),
  returned_by_entry: about(nullable(Uuid), 'The bank entry with which it came back.'),
  returned_at: nullable(Timestamp),
})

const PaymentRunLeftOut = strictObject('PaymentRunLeftOut', {
  order_id: about(nullable(Uuid), 'Null where our fees were left out.'),
  kind: OrderKind,
  amount: Type.Number({ description: 'EUR' }),
  reason: oneOf(LEFT_OUT_REASONS, {
    description:
      '`entry_differs`: two statements do not say the same of the money that goes back; `no_iban`: the payee has no confirmed account; `not_sepa`: it is outside SEPA; `no_own_account`: the organisation has ' +
      'no account of its own; `returned`: the last transfer to it came back; `not_covered`: the account, what the ' +
      'ledger owes the creditor, or our own money there does not cover it.',
  }),
  payee_name: about(nullable(Type.String()), 'As it is today.'),
})

const SUMMARY = {
  id: Uuid,
  organization_id: Uuid,
  organization_name: Type.String(),
  account_id: Uuid,
  account_name: Type.String(),
  number: Type.String(),
  status: oneOf(RUN_STATUSES, { description: '`executed` once statements show all of it.' }),
  iban: about(Type.String(), 'The account that the money leaves, as it was when the run was made.'),
  message_id: about(Type.String(), 'The name of the file, as the bank knows it.'),
  item_count: Type.Integer(),
  total: Type.Number({ description: 'EUR: the sum of its items.' }),
  left_out_count: Type.Integer(),
  created_by: Uuid,
  created_by_name: Type.String(),
  created_by_is_admin: about(
    Type.Boolean(),
    'False: that person is no administrator any more, and it cannot be released.',
  ),
  created_at: Timestamp,
  released_by: nullable(Uuid),
  released_by_name: nullable(Type.String()),
  released_at: nullable(Timestamp),
  execution_date: about(nullable(DateOnlyText), 'The day for which the bank is asked; null until it is released.'),
  withdrawn_by_name: nullable(Type.String()),
  withdrawn_at: nullable(Timestamp),
}

export const PaymentRunSummary = strictObject('PaymentRunSummary', SUMMARY)
export const PaymentRun = strictObject('PaymentRun', {
  ...SUMMARY,
  items: Type.Array(PaymentRunItem),
  left_out: Type.Array(PaymentRunLeftOut),
})

const instant = (at: Date | null): string | null => at?.toISOString() ?? null

export const summaryOut = (run: NamedRun): Static<typeof PaymentRunSummary> => ({
  id: run.id,
  organization_id: run.organization_id,
  organization_name: run.organization_name,
  account_id: run.account_id,
  account_name: run.account_name,
  number: run.number,
  status: run.status,
  iban: run.iban,
  message_id: run.message_id,
  item_count: run.item_count,
  total: toEuro(run.total_cents),
  left_out_count: run.left_out.length,
  created_by: run.created_by,
  created_by_name: run.creator_name,
  created_by_is_admin: run.is_creator_admin,
  created_at: run.created_at.toISOString(),
  released_by: run.released_by,
  released_by_name: run.releaser_name,
  released_at: instant(run.released_at),
  execution_date: run.released_at && executionDate(run.released_at),
  withdrawn_by_name: run.withdrawer_name,
  withdrawn_at: instant(run.withdrawn_at),
})

export type RunParts = {
  readonly run: NamedRun
  readonly items: readonly NamedItem[]
  /** Of what was left out, by order. */
  readonly payee_names: ReadonlyMap<string, string>
}

/** Who releases a run compares whole accounts; everybody else only has to recognise them. */
export const runOut = ({ run, items, payee_names }: RunParts, is_admin: boolean): Static<typeof PaymentRun> => ({
  ...summaryOut(run),
  items: items.map((item) => itemOut(item, run.released_at, is_admin)),
  left_out: run.left_out.map(({ order_id, kind, amount_cents, reason }) => ({
    ...{ order_id, kind, amount: toEuro(cents(amount_cents)), reason },
    payee_name: (order_id && payee_names.get(order_id)) || null,
  })),
})

const itemOut = (item: NamedItem, released_at: Date | null, is_admin: boolean): Static<typeof PaymentRunItem> => ({
  id: item.id,
  kind: item.kind,
  amount: toEuro(item.amount_cents),
  end_to_end_id: item.end_to_end_id,
  status: itemStatus(item, released_at),
  payee_name: item.payee_name,
  payee_iban: is_admin ? item.payee_iban : maskedIban(item.payee_iban),
  text: item.text,
  source_id: item.source_id,
  customer_id: item.customer_id,
  statement: item.statement && { ...item.statement, created_at: new Date(item.statement.created_at).toISOString() },
  executed_by_entry: item.executed_by_entry,
  executed_at: instant(item.executed_at),
  returned_by_entry: item.returned_by_entry,
  returned_at: instant(item.returned_at),
})
