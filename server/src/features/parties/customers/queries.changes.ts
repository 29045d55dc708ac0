import { type Reader, sql, type Tx } from '../../../platform/db/db.ts'
import type { ChangeKind } from './rules.ts'

/** A customer of an organisation. */
export type CustomerKey = { readonly organization_id: string; readonly customer_id: string }

export type CustomerChangeRow = CustomerKey & {
  id: string
  kind: ChangeKind
  actor_type: 'creditor' | 'operator'
  actor_id: string | null
  actor_name: string
  /** Whom it is about; null where it is about nobody, or about somebody who has no access yet. */
  person_id: string | null
  person_name: string | null
  /** Both values of what the team has changed, as one line each. */
  was: string | null
  became: string | null
  made_at: Date
}

export const insertCustomerChange = (tx: Tx, row: CustomerChangeRow): void =>
  tx.send(sql`
    insert into customer_changes (id, organization_id, customer_id, kind, actor_type, actor_id, actor_name, person_id,
      person_name, was, became, made_at)
    values (${row.id}, ${row.organization_id}, ${row.customer_id}, ${row.kind}, ${row.actor_type}, ${row.actor_id},
      ${row.actor_name}, ${row.person_id}, ${row.person_name}, ${row.was}, ${row.became}, ${row.made_at})`)

/** The last ones first. */
export const listCustomerChanges = (
  reader: Reader,
  customer: CustomerKey,
  limit: number,
): Promise<CustomerChangeRow[]> =>
  reader.many(sql`
    select h.id, h.organization_id, h.customer_id, h.kind, h.actor_type, h.actor_id, h.actor_name, h.person_id,
      h.person_name, h.was, h.became, h.made_at
    from customer_changes h
    where h.organization_id = ${customer.organization_id} and h.customer_id = ${customer.customer_id}
    order by h.made_at desc, h.id desc limit ${limit}`)

export const countChangesSince = async (
  reader: Reader,
  { organization_id, customer_id }: CustomerKey,
  kinds: readonly ChangeKind[],
  since: Date,
): Promise<number> =>
  (
    await reader.one<{ total: number }>(sql`
      select count(*)::int as total from customer_changes h
      where h.organization_id = ${organization_id} and h.customer_id = ${customer_id}
        and h.kind = any(${kinds}::text[]) and h.made_at > ${since}`)
  )?.total ?? 0
