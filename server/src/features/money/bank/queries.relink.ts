import type { Cents } from '../../../kernel/money.ts'
import { type Reader, sql } from '../../../platform/db/db.ts'

export type Unsettled = {
  readonly payment_id: string
  readonly customer_id: string | null
  readonly amount_cents: Cents
  /** What that one owes us for it and no settlement has charged. */
  readonly fee_ids: string[]
}

/** What the book owes to whom for the payments of a claim, without what a settlement has counted. */
export const listUnsettled = (reader: Reader, claim_id: string): Promise<Unsettled[]> =>
  reader.many(sql`
    select t.payment_id, l.customer_id, (0 - sum(l.amount_cents))::bigint as amount_cents, to_jsonb(array(
      select f.id from fees f
      where f.payment_id = t.payment_id and f.customer_id is not distinct from l.customer_id and f.reverses is null
        and not exists (select from fees r where r.reverses = f.id)
        and not exists (select from settlement_lines s where s.kind = 'fee' and s.source_id = f.id and s.source_position = 0)
      order by f.created_at, f.id)) as fee_ids
    from bank_parts b
      join ledger_transactions t on t.payment_id = b.payment_id
      join ledger_lines l on l.transaction_id = t.id and l.account = 'creditor'
    where b.claim_id = ${claim_id} and b.undone_at is null and not exists (
      select from settlement_lines s
      where s.kind = 'collected' and s.source_id = l.transaction_id and s.source_position = l.position)
    group by t.payment_id, l.customer_id having sum(l.amount_cents) < 0 order by t.payment_id, l.customer_id`)
