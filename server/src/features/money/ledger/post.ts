import { listOf, sql, type Tx } from '../../../platform/db/db.ts'
import { newId } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work.ts'
import type { Line, Transaction } from './rules/transactions.ts'

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

const insertTransactions = (tx: Tx, rows: readonly Stored[]): Promise<number> =>
  tx.run(sql`
    with booked as (
      insert into ledger_transactions (id, organization_id, date, kind, entry_id, payment_id, claim_id, settlement_id,
        run_item_id, created_by, created_at)
      values ${listOf(
        rows.map(
          (row) => sql`(${row.id}::uuid, ${row.organization_id}::uuid, ${row.date}::date, ${row.kind},
            ${row.entry_id ?? null}::uuid, ${row.payment_id ?? null}::uuid, ${row.claim_id ?? null}::uuid,
            ${row.settlement_id ?? null}::uuid, ${row.run_item_id ?? null}::uuid, ${row.created_by}::uuid,
            ${row.created_at}::timestamptz)`,
        ),
      )})
    insert into ledger_lines (transaction_id, position, account, bank_account_id, customer_id, amount_cents)
    values ${listOf(rows.flatMap(({ id, lines }) => lines.map((line, position) => lineValues(id, position, line))))}`)

const lineValues = (transaction_id: string, position: number, line: Line) => sql`(${transaction_id}::uuid,
  ${position}::smallint, ${line.account}, ${line.account === 'bank' ? line.bank_account_id : null}::uuid,
  ${line.account === 'creditor' ? line.customer_id : null}::uuid, ${line.amount_cents}::bigint)`
