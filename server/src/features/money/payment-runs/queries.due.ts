import type { Cents } from '../../../kernel/money.ts'
import { type Reader, type Statement, sql, type Tx } from '../../../platform/db/db.ts'
import { IS_RETURNED } from './queries.orders.ts'
import { type AccountKind, KINDS_OF_ACCOUNT, type OrderKind } from './rules/orders.ts'
import type { DueOrder } from './rules/plan.ts'

export type AccountRow = {
  id: string
  organization_id: string
  kind: AccountKind
  iban: string
  bic: string | null
  /** Who holds the account, as letters name it. */
  holder: string
}

/**
 * With all accounts of the organisation locked: whoever takes or releases orders of it waits here, and then sees what the one
 * before has taken.
 */
export async function lockAccount(tx: Tx, id: string): Promise<AccountRow | undefined> {
  const locked = await tx.many(sql`
    select id from bank_accounts
    where organization_id = (select organization_id from bank_accounts where id = ${id}) order by id for no key update`)
  if (locked.length === 0) return undefined
  return tx.one(sql`
    select a.id, a.organization_id, a.kind, a.iban, a.bic, ${HOLDER} as holder
    from bank_accounts a join organizations g on g.id = a.organization_id where a.id = ${id}`)
}

export const HOLDER = sql`coalesce(g.letterhead ->> 'company_name', g.name)`

/** Our first account of our own. */
const OWN_ACCOUNT = sql`(
  select a.iban from bank_accounts a where a.organization_id = o.organization_id and a.kind = 'own'
  order by a.created_at, a.id limit 1)`

type PayeeRow = {
  order_id: string
  kind: OrderKind
  amount_cents: Cents
  customer_id: string | null
  text: string
  name: string | null
  iban: string | null
  bic: string | null
  returned_from: string | null
  is_doubtful: boolean
}

/** Whom orders pay as of now: a confirmed account of a customer, that of a partner, that of the payer, or our own. */
const payeesOf = (orders: Statement): Statement => sql`
  select o.id as order_id, o.kind, o.amount_cents, o.customer_id, o.text,
    case o.kind when 'settlement' then c.name when 'payout' then p.name when 'refund' then e.payer_name else ${HOLDER} end as name,
    case o.kind when 'settlement' then c.payout_iban when 'payout' then p.payout_iban when 'refund' then e.payer_iban
      else ${OWN_ACCOUNT} end as iban,
    case o.kind when 'refund' then e.payer_bic end as bic,
    case when ${IS_RETURNED} then (
      select b.payee_iban from payment_run_items b where b.order_id = o.id and b.returned_at is not null
      order by b.returned_at desc limit 1) end as returned_from,
    exists (select from bank_differences d where d.entry_id = o.entry_id and d.decided_at is null) as is_doubtful
  from (${orders}) o join organizations g on g.id = o.organization_id
    left join customers c on c.id = o.customer_id left join partners p on p.id = o.partner_id
    left join bank_entries e on e.id = o.entry_id`

const dueOf = ({ name, iban, bic, ...row }: PayeeRow): DueOrder => ({
  ...row,
  payee: { name: name ?? '', iban, bic },
})

/** Of orders `o`: nobody withdrew it, and no run has it. */
export const WAITS = sql`o.withdrawn_at is null and not exists (
  select 1 from payment_run_items i where i.order_id = o.id and i.withdrawn_at is null and i.returned_at is null)`

/**
 * What waits and is paid from this account, oldest first. What goes back to a payer leaves from the account to which it came;
 * creditors and ourselves are paid from whichever account is asked.
 */
export async function lockDueOrders(tx: Tx, { id, organization_id, kind }: AccountRow): Promise<DueOrder[]> {
  const waiting = await tx.many<{ id: string }>(sql`
    select o.id from payment_orders o
    where o.organization_id = ${organization_id} and o.kind = any(${[...KINDS_OF_ACCOUNT[kind]]}::text[])
      and ${WAITS}
      and (o.entry_id is null or exists (select 1 from bank_entries e where e.id = o.entry_id and e.account_id = ${id}))
    order by o.created_at, o.id for update of o`)
  return listPayees(
    tx,
    waiting.map((order) => order.id),
  )
}

export async function listPayees(reader: Reader, order_ids: readonly string[]): Promise<DueOrder[]> {
  const rows = await reader.many<PayeeRow>(sql`
    ${payeesOf(sql`select * from payment_orders where id = any(${order_ids}::uuid[])`)} order by o.created_at, o.id`)
  return rows.map(dueOf)
}

/** Their accounts stay as they are until commit. */
export async function holdPayees(tx: Tx, order_ids: readonly string[]): Promise<void> {
  const of = (column: Statement) => sql`(select ${column} from payment_orders o where o.id = any(${order_ids}::uuid[]))`
  await tx.many(sql`select id from customers where id in ${of(sql`o.customer_id`)} order by id for share`)
  await tx.many(sql`select id from partners where id in ${of(sql`o.partner_id`)} order by id for share`)
}

export const findOwnAccount = async (reader: Reader, organization_id: string): Promise<string | null> =>
  (
    await reader.one<{ iban: string | null }>(sql`
      select ${OWN_ACCOUNT} as iban from (select ${organization_id}::uuid as organization_id) o`)
  )?.iban ?? null
