import type { Cents } from '../../../../kernel/money.ts'
import { type Reader, type Statement, sql } from '../../../../platform/db/db.ts'
import { type AccountRow, HOLDER, WAITS } from '../queries.due.ts'
import type { OrderRow } from '../queries.orders.ts'
import type { Outlook } from './rules.ts'

export type WaitingOrder = Pick<
  OrderRow,
  'id' | 'organization_id' | 'kind' | 'customer_id' | 'partner_id' | 'source_id' | 'created_at'
> & {
  organization_name: string
  amount_cents: Cents
  /** To which the money came that goes back. */
  account_id: string | null
  /** The creditor has entered an account that nobody has confirmed. */
  is_pending: boolean
  returned_item_id: string | null
  returned_run_id: string | null
}

/** What waits, with whom it pays as of now and whether a run made now would pay it. Our fees have no id yet. */
export type Waiting = Outlook<PayingAccount> &
  Pick<WaitingOrder, 'organization_id' | 'organization_name' | 'kind' | 'amount_cents' | 'customer_id' | 'partner_id'> &
  Pick<WaitingOrder, 'returned_run_id' | 'returned_item_id'> & {
    readonly id: string | null
    readonly source_id: string | null
    readonly since: Date | null
    readonly text: string | null
    readonly payee_name: string
    readonly payee_iban: string | null
  }

const ofOrganization = (column: Statement, organization_id: string | undefined): Statement =>
  organization_id ? sql`${column} = ${organization_id}` : sql`true`

export const listWaitingOrders = (reader: Reader, organization_id: string | undefined): Promise<WaitingOrder[]> =>
  reader.many(sql`
    select o.id, o.organization_id, g.name as organization_name, o.kind, o.amount_cents, o.customer_id, o.partner_id,
      o.source_id, o.created_at, e.account_id, coalesce(c.payout_iban_pending is not null, false) as is_pending,
      b.id as returned_item_id, b.run_id as returned_run_id
    from payment_orders o join organizations g on g.id = o.organization_id
      left join bank_entries e on e.id = o.entry_id left join customers c on c.id = o.customer_id
      left join lateral (
        select i.id, i.run_id from payment_run_items i where i.order_id = o.id and i.returned_at is not null
        order by i.returned_at desc limit 1) b on true
    where ${WAITS} and ${ofOrganization(sql`o.organization_id`, organization_id)}
    order by o.created_at, o.id`)

export type PayingAccount = Omit<AccountRow, 'bic'> & { name: string; organization_name: string }

/** From which runs are made, oldest first. */
export const listPayingAccounts = (reader: Reader, organization_id: string | undefined): Promise<PayingAccount[]> =>
  reader.many(sql`
    select a.id, a.organization_id, a.kind, a.iban, a.name, g.name as organization_name, ${HOLDER} as holder
    from bank_accounts a join organizations g on g.id = a.organization_id
    where ${ofOrganization(sql`a.organization_id`, organization_id)} order by a.created_at, a.id`)
