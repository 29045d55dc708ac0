import type { DateOnly } from '../../../../kernel/dates.ts'
import type { Cents } from '../../../../kernel/money.ts'
import { type Reader, sql, type Tx } from '../../../../platform/db/db.ts'
import type { AccountKind } from '../accounts/rules.ts'

export type Opening = {
  account_id: string
  organization_id: string
  account_kind: AccountKind
  /** Null before the first statement. */
  opening_on: DateOnly | null
  opening_cents: Cents
  given_cents: Cents
}

export const findOpening = (reader: Reader, account_id: string): Promise<Opening | undefined> =>
  reader.one(sql`
  select a.id as account_id, a.organization_id, a.kind as account_kind, s.opening_on,
    coalesce(s.opening_cents, 0)::bigint as opening_cents, (
      select coalesce(sum(o.amount_cents), 0)::bigint from opening_parts o where o.account_id = a.id and o.undone_at is null
    ) as given_cents
  from bank_accounts a left join bank_sheets s on s.account_id = a.id and s.is_first where a.id = ${account_id}`)

export type OpeningPart = {
  id: string
  customer_id: string | null
  customer_name: string | null
  amount_cents: Cents
  settled_cents: Cents
  created_by_name: string | null
  created_at: Date
}

/** Those that stand, in the order in which they were given. */
export const listOpeningParts = (reader: Reader, account_id: string): Promise<OpeningPart[]> =>
  reader.many(sql`
    select o.id, o.customer_id, c.name as customer_name, o.amount_cents, (
        select coalesce(sum(d.amount_cents), 0)::bigint from ledger_transactions t
        join settlement_lines d on d.source_id = t.id and d.kind = 'collected' where t.opening_part_id = o.id
      ) as settled_cents, u.name as created_by_name, o.created_at
    from opening_parts o left join customers c on c.id = o.customer_id left join operators u on u.id = o.created_by
    where o.account_id = ${account_id} and o.undone_at is null order by o.created_at, o.id`)

type NewPart = {
  readonly id: string
  readonly customer_id: string | null
  readonly amount_cents: number
}

export const insertOpeningPart = (
  tx: Tx,
  { account_id, organization_id }: Opening,
  { id, customer_id, amount_cents }: NewPart,
  { created_by, created_at }: { readonly created_by: string; readonly created_at: Date },
): Promise<number> =>
  tx.run(sql`
    insert into opening_parts (id, organization_id, account_id, customer_id, amount_cents, created_by, created_at)
    values (${id}, ${organization_id}, ${account_id}, ${customer_id}, ${amount_cents}, ${created_by}, ${created_at})`)

export const setOpeningPartUndone = (tx: Tx, id: string, undone_at: Date): Promise<number> =>
  tx.run(sql`update opening_parts set undone_at = ${undone_at} where id = ${id}`)
