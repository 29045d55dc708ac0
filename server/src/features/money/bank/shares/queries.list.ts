import type { Cents } from '../../../../kernel/money.ts'
import { sql } from '../../../../platform/db/db.ts'
import { GIVEN_KINDS } from './rules.ts'

export type ShownShare = {
  readonly kind: (typeof GIVEN_KINDS)[number]
  readonly amount_cents: Cents
  readonly customer_id: string | null
  readonly customer_name: string | null
}

/** Of an entry `e`: what of it is for no claim. Of one that the bank took back nothing is anybody's. */
export const SHARES = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('kind', b.kind, 'amount_cents', b.amount_cents, 'customer_id', b.customer_id,
    'customer_name', c.name) order by b.created_at, b.id), '[]')
  from bank_parts b left join customers c on c.id = b.customer_id
  where b.entry_id = e.id and b.undone_at is null and b.kind = any(${[...GIVEN_KINDS]}::text[]) and e.returned_by is null)`

/** Of an entry `e`: what settlements have counted of it. */
export const SETTLED = sql`(
  select coalesce(sum(d.amount_cents), 0) from ledger_transactions t
  join settlement_lines d on d.source_id = t.id and d.kind = 'collected' where t.entry_id = e.id)`
