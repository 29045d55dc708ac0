import { sql, type Tx } from '../../../platform/db/db.ts'
import { newId } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work.ts'
import type { Transaction } from './rules/transactions.ts'

/** Books transactions in the transaction of what they book. The database refuses lines that do not sum to 0. */
export async function post(work: Work, transactions: readonly Transaction[]): Promise<void> {
  if (transactions.length === 0) return
  const created_by = work.caller.type === 'operator' ? work.caller.id : null
  await insertTransactions(
    work.tx,
    transactions.map((transaction) => ({ ...transaction, id: newId(), created_by, created_at: work.now })),
  )
}

type Stored = Transaction & { id: string; created_by: string | null; created_at: Date }

/** One text for any number of them: statements of banks are booked by the thousand. */
const insertTransactions = (tx: Tx, rows: readonly Stored[]): Promise<number> =>
  tx.run(sql`
    with booked as (
      insert into ledger_transactions (id, organization_id, date, kind, entry_id, payment_id, claim_id, settlement_id,
        run_item_id, opening_part_id, created_by, created_at)
      select * from jsonb_to_recordset(${JSON.stringify(rows.map(({ lines: _, ...row }) => row))}::text::jsonb) as r (
        id uuid, organization_id uuid, date date, kind text, entry_id uuid, payment_id uuid, claim_id uuid,
        settlement_id uuid, run_item_id uuid, opening_part_id uuid, created_by uuid, created_at timestamptz))
    insert into ledger_lines (transaction_id, position, organization_id, date, account, bank_account_id, customer_id,
      amount_cents)
    select * from jsonb_to_recordset(${JSON.stringify(rows.flatMap(linesOf))}::text::jsonb) as r (
      transaction_id uuid, position smallint, organization_id uuid, date date, account text, bank_account_id uuid,
      customer_id uuid, amount_cents bigint)`)

const linesOf = ({ id: transaction_id, organization_id, date, lines }: Stored) =>
  lines.map((line, position) => ({ ...line, transaction_id, position, organization_id, date }))
