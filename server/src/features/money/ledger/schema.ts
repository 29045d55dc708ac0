import { type Static, Type } from 'typebox'
import { cents, toEuro } from '../../../kernel/money.ts'
import { about, DateOnlyText, nullable, oneOf, strictObject, Timestamp, Uuid } from '../../../kernel/wire.ts'
import type { ExportRow } from './queries.export.ts'
import type { Reconciliation as Reconciled } from './queries.misfits.ts'
import type { BalanceRow, TransactionRow } from './queries.ts'
import { EXPORT_FORMATS } from './rules/formats.ts'
import { MISFITS } from './rules/reconciliation.ts'
import { ACCOUNTS, TRANSACTION_KINDS } from './rules/transactions.ts'

const Amount = Type.Number({ description: 'EUR' })
const Signed = Type.Number({ description: 'EUR; positive is money at the bank, negative is money that is owed.' })
const euro = (amount_cents: number): number => toEuro(cents(amount_cents))

export const AccountName = oneOf(ACCOUNTS, {
  description:
    '`bank`: what the banks hold. `suspense`: what nobody was found for yet. `creditor`: what belongs to creditors. ' +
    '`debtors`: what goes back to payers. `fees`: what is ours and was not taken yet. `in_transit`: what was released ' +
    'and no statement shows yet.',
})

export const OrganizationQuery = Type.Optional(
  about(Uuid, 'Whose book. May be left out where there is only one organisation.'),
)

export const LedgerTransaction = strictObject('LedgerTransaction', {
  id: Uuid,
  date: about(DateOnlyText, 'The booking date at the bank, or the day of what was done.'),
  kind: oneOf(TRANSACTION_KINDS),
  lines: Type.Array(
    strictObject('LedgerLine', {
      account: AccountName,
      amount: Signed,
      bank_account_id: nullable(Uuid),
      customer_id: nullable(Uuid),
      customer_name: nullable(Type.String()),
    }),
    { description: 'They sum to 0.' },
  ),
  entry_id: nullable(Uuid),
  claim_id: nullable(Uuid),
  case_reference: nullable(Type.String()),
  payment_id: nullable(Uuid),
  settlement_id: nullable(Uuid),
  run_item_id: nullable(Uuid),
  created_at: Timestamp,
})

export const transactionOut = ({
  number: _,
  lines,
  created_at,
  ...same
}: TransactionRow): Static<typeof LedgerTransaction> => ({
  ...same,
  lines: lines.map(({ amount_cents, ...line }) => ({ ...line, amount: euro(amount_cents) })),
  created_at: created_at.toISOString(),
})

export const LedgerBalance = strictObject('LedgerBalance', {
  account: AccountName,
  bank_account_id: nullable(Uuid),
  bank_account_name: nullable(Type.String()),
  customer_id: about(nullable(Uuid), 'Of a creditor; null also for claims without customer.'),
  customer_name: nullable(Type.String()),
  balance: Signed,
})

export const balanceOut = ({ balance_cents, ...same }: BalanceRow): Static<typeof LedgerBalance> => ({
  ...same,
  balance: euro(balance_cents),
})

export const Reconciliation = strictObject('Reconciliation', {
  organization_id: Uuid,
  as_of: DateOnlyText,
  at_bank: about(Amount, 'EUR; by the statements of the client money accounts alone.'),
  owed_to_creditors: about(Amount, 'EUR; less what creditors owe us after a chargeback.'),
  owed_to_debtors: about(Amount, 'EUR; what waits to be refunded.'),
  suspense: about(Amount, 'EUR; what belongs to nobody known yet.'),
  fees_not_taken: about(Amount, 'EUR; our fees that still lie on client money accounts.'),
  in_transit: about(Amount, 'EUR; released, and no statement shows it yet.'),
  difference: about(Amount, 'EUR; at_bank less the five others. Not 0 means that the books do not fit.'),
  accounts: Type.Array(
    strictObject('ReconciledAccount', {
      bank_account_id: Uuid,
      name: Type.String(),
      iban: Type.String(),
      by_statements: Amount,
      by_ledger: Amount,
      last_closing_balance: nullable(Amount),
      last_closing_on: nullable(DateOnlyText),
    }),
  ),
  gaps: Type.Array(
    strictObject('StatementGap', {
      bank_account_id: Uuid,
      statement_id: Uuid,
      opening_on: DateOnlyText,
      opening_balance: Amount,
      previous_closing_on: nullable(DateOnlyText),
      previous_closing_balance: nullable(Amount),
    }),
    { description: 'Statements that do not begin where the one before ended: one between them is missing.' },
  ),
  overdrawn: Type.Array(
    strictObject('OverdrawnCreditor', {
      customer_id: nullable(Uuid),
      customer_name: nullable(Type.String()),
      amount: Amount,
    }),
    { description: 'Creditors who were paid out what the bank took back later.' },
  ),
  lost_refunds: Type.Array(
    strictObject('UnpaidLoss', {
      entry_id: about(Uuid, 'The return by which the bank took the money back.'),
      amount: Amount,
    }),
    {
      description:
        'What was refunded to payers before the bank took their money back, and was not repaid. It is taken from our fees.',
    },
  ),
  unfitting: Type.Array(
    strictObject('Misfit', {
      reason: oneOf(MISFITS),
      transaction_id: nullable(Uuid),
      entry_id: nullable(Uuid),
      payment_id: nullable(Uuid),
      run_item_id: nullable(Uuid),
      settlement_id: nullable(Uuid),
      bank_account_id: nullable(Uuid),
      customer_id: nullable(Uuid),
      expected: about(Amount, 'EUR; by entries, payments, refunds, transfers and settlements.'),
      found: about(Amount, 'EUR; by the ledger.'),
    }),
    { description: 'What is not in the ledger as it should be; of each reason at most 100.' },
  ),
  compared_at: about(
    nullable(Timestamp),
    'When every entry, payment and line was compared: now, or in a book of more than 10,000 transactions by the last nightly comparison. Null: not yet.',
  ),
})

export const reconciliationOut = (
  { organization_id, as_of }: { organization_id: string; as_of: string },
  found: Reconciled,
): Static<typeof Reconciliation> => ({
  organization_id,
  as_of,
  at_bank: euro(found.at_bank_cents),
  owed_to_creditors: euro(found.creditors_cents),
  owed_to_debtors: euro(found.debtors_cents),
  suspense: euro(found.suspense_cents),
  fees_not_taken: euro(found.fees_cents),
  in_transit: euro(found.in_transit_cents),
  difference: euro(found.difference_cents),
  accounts: found.accounts.map((row) => ({
    bank_account_id: row.bank_account_id,
    name: row.name,
    iban: row.iban,
    by_statements: euro(row.by_statements_cents),
    by_ledger: euro(row.by_ledger_cents),
    last_closing_balance: row.closing_cents === null ? null : euro(row.closing_cents),
    last_closing_on: row.closing_on,
  })),
  gaps: found.gaps.map((row) => ({
    bank_account_id: row.bank_account_id,
    statement_id: row.statement_id,
    opening_on: row.opening_on,
    opening_balance: euro(row.opening_cents),
    previous_closing_on: row.after,
    previous_closing_balance: row.closing_cents === null ? null : euro(row.closing_cents),
  })),
  overdrawn: found.overdrawn.map(({ balance_cents, ...same }) => ({ ...same, amount: euro(balance_cents) })),
  lost_refunds: found.lost_refunds.map(({ entry_id, amount_cents }) => ({ entry_id, amount: euro(amount_cents) })),
  unfitting: found.unfitting.map(({ expected_cents, found_cents, ...same }) => ({
    ...same,
    expected: euro(expected_cents),
    found: euro(found_cents),
  })),
  compared_at: found.compared_at?.toISOString() ?? null,
})

const Bookings = Type.Integer({ description: 'Transactions; for DATEV also invoices.' })

export const LedgerExports = strictObject('LedgerExports', {
  late: Type.Array(
    strictObject('LateBookings', {
      format: oneOf(EXPORT_FORMATS),
      from: about(DateOnlyText, 'The first day of the month.'),
      to: about(DateOnlyText, 'The last day of the month.'),
      bookings: Bookings,
    }),
    {
      description:
        'By month: bookings of days that an export in this format had covered already, which no export has yet. ' +
        '`GET /ledger/export` with `since=last` has them.',
    },
  ),
  exports: Type.Array(
    strictObject('LedgerExport', {
      id: Uuid,
      format: oneOf(EXPORT_FORMATS),
      from: DateOnlyText,
      to: DateOnlyText,
      bookings: Bookings,
      created_by: nullable(Uuid),
      created_by_name: nullable(Type.String()),
      created_at: Timestamp,
    }),
    { description: 'The latest 20, newest first.' },
  ),
})

export const exportOut = ({ created_at, ...same }: ExportRow) => ({ ...same, created_at: created_at.toISOString() })
