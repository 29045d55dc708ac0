import type { Cents } from '../../../kernel/money.ts'
import { allOf, type Reader, type Statement, sql, type Tx } from '../../../platform/db/db.ts'
import { type Page, pageClause } from '../../../platform/http/paging.ts'
import type { AccountKind, OrderKind } from './rules/orders.ts'
import type { LeftOut } from './rules/plan.ts'
import type { RunStatus } from './rules/runs.ts'

export type RunRow = {
  id: string
  organization_id: string
  account_id: string
  number: string
  message_id: string
  iban: string
  bic: string | null
  name: string
  created_by: string
  created_at: Date
  released_by: string | null
  released_at: Date | null
  withdrawn_by: string | null
  withdrawn_at: Date | null
  left_out: readonly LeftOut[]
}

export type ItemRow = {
  id: string
  run_id: string
  order_id: string
  position: number
  amount_cents: Cents
  end_to_end_id: string
  payee_name: string
  payee_iban: string
  payee_bic: string | null
  text: string
}

export type ItemStatement = {
  readonly id: string
  readonly file_name: string
  /** Null: from the watched folder. */
  readonly uploaded_by: string | null
  readonly uploaded_by_name: string | null
  readonly created_at: string
}

/** With what became of it, and what its order pays. */
export type NamedItem = ItemRow & {
  kind: OrderKind
  source_id: string
  customer_id: string | null
  /** Of a refund: the statement that says whose money it was, and to which account it goes back. */
  statement: ItemStatement | null
  executed_by_entry: string | null
  executed_at: Date | null
  returned_by_entry: string | null
  returned_at: Date | null
  withdrawn_at: Date | null
}

export type NamedRun = RunRow & {
  organization_name: string
  account_name: string
  account_kind: AccountKind
  status: RunStatus
  item_count: number
  total_cents: Cents
  creator_name: string
  /** Somebody who lost that since cannot have a run released. */
  is_creator_admin: boolean
  releaser_name: string | null
  withdrawer_name: string | null
}

/** Waits for a transaction that is taking a number of the same year, so that a rollback leaves no gap. */
export const nextRunNumber = async (tx: Tx, organization_id: string, year: number): Promise<number> =>
  (
    await tx.one<{ last_number: number }>(sql`
      insert into payment_run_numbers as n (organization_id, year, last_number) values (${organization_id}, ${year}, 1)
      on conflict (organization_id, year) do update set last_number = n.last_number + 1 returning last_number`)
  )?.last_number as number

export const insertRun = (tx: Tx, row: RunRow): Promise<number> =>
  tx.run(sql`
    insert into payment_runs (id, organization_id, account_id, number, message_id, iban, bic, name, created_by, created_at,
      left_out)
    values (${row.id}, ${row.organization_id}, ${row.account_id}, ${row.number}, ${row.message_id}, ${row.iban}, ${row.bic},
      ${row.name}, ${row.created_by}, ${row.created_at}, ${JSON.stringify(row.left_out)}::text::jsonb)`)

/** One text for any number of them. */
export const insertItems = (tx: Tx, rows: readonly ItemRow[]): Promise<number> =>
  tx.run(sql`
    insert into payment_run_items (id, run_id, order_id, position, amount_cents, end_to_end_id, payee_name, payee_iban,
      payee_bic, text)
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as r (id uuid, run_id uuid, order_id uuid,
      position integer, amount_cents bigint, end_to_end_id text, payee_name text, payee_iban text, payee_bic text,
      text text)`)

export const lockRun = (tx: Tx, id: string): Promise<RunRow | undefined> =>
  tx.one(sql`
    select id, organization_id, account_id, number, message_id, iban, bic, name, created_by, created_at, released_by,
      released_at, withdrawn_by, withdrawn_at, left_out
    from payment_runs where id = ${id} for update`)

export const setReleased = (tx: Tx, { id, by, at }: { id: string; by: string; at: Date }): Promise<number> =>
  tx.run(sql`update payment_runs set released_by = ${by}, released_at = ${at} where id = ${id}`)

/** Its orders wait for the next run. */
export async function setWithdrawn(tx: Tx, { id, by, at }: { id: string; by: string; at: Date }): Promise<void> {
  await tx.run(sql`update payment_runs set withdrawn_by = ${by}, withdrawn_at = ${at} where id = ${id}`)
  await tx.run(sql`update payment_run_items set withdrawn_at = ${at} where run_id = ${id}`)
}

const STATEMENT = sql`(
  select jsonb_build_object('id', s.id, 'file_name', s.file_name, 'uploaded_by', s.uploaded_by, 'uploaded_by_name', u.name,
    'created_at', s.created_at)
  from bank_entries e join bank_statements s on s.id = coalesce((
    select d.told_statement_id from bank_differences d where d.entry_id = e.id and d.holds = 'told'
    order by d.decided_at desc limit 1), e.statement_id) left join operators u on u.id = s.uploaded_by
  where e.id = o.entry_id)`

export const listItems = (reader: Reader, run_id: string): Promise<NamedItem[]> =>
  reader.many(sql`
    select i.id, i.run_id, i.order_id, i.position, i.amount_cents, i.end_to_end_id, i.payee_name, i.payee_iban, i.payee_bic,
      i.text, o.kind, o.source_id, o.customer_id, i.executed_by_entry, i.executed_at, i.returned_by_entry, i.returned_at,
      i.withdrawn_at, ${STATEMENT} as statement
    from payment_run_items i join payment_orders o on o.id = i.order_id where i.run_id = ${run_id} order by i.position`)

const STATUS = sql`case when r.withdrawn_at is not null then 'withdrawn' when r.released_at is null then 'open'
  when exists (select 1 from payment_run_items i where i.run_id = r.id and i.executed_at is null) then 'released'
  else 'executed' end`

const NAMED = sql`
  select r.id, r.organization_id, r.account_id, r.number, r.message_id, r.iban, r.bic, r.name, r.created_by, r.created_at,
    r.released_by, r.released_at, r.withdrawn_by, r.withdrawn_at, r.left_out, g.name as organization_name,
    a.name as account_name, a.kind as account_kind, ${STATUS} as status, s.item_count, s.total_cents, c.name as creator_name,
    c.role = 'admin' and c.disabled_at is null as is_creator_admin,
    e.name as releaser_name, w.name as withdrawer_name
  from payment_runs r join organizations g on g.id = r.organization_id join bank_accounts a on a.id = r.account_id
    join operators c on c.id = r.created_by left join operators e on e.id = r.released_by
    left join operators w on w.id = r.withdrawn_by
    cross join lateral (
      select count(*)::int as item_count, coalesce(sum(i.amount_cents), 0)::bigint as total_cents
      from payment_run_items i where i.run_id = r.id) s`

export const findNamedRun = (reader: Reader, id: string): Promise<NamedRun | undefined> =>
  reader.one(sql`${NAMED} where r.id = ${id}`)

export type RunFilter = { organization_id?: string; account_id?: string; status?: RunStatus }

const matching = ({ organization_id, account_id, status }: RunFilter): Statement =>
  allOf([
    ...(organization_id ? [sql`r.organization_id = ${organization_id}`] : []),
    ...(account_id ? [sql`r.account_id = ${account_id}`] : []),
    ...(status ? [sql`${STATUS} = ${status}`] : []),
  ])

export const listRuns = (reader: Reader, filter: RunFilter, page: Page): Promise<NamedRun[]> =>
  reader.many(sql`${NAMED} where ${matching(filter)} order by r.created_at desc, r.id desc ${pageClause(page)}`)

export const countRuns = async (reader: Reader, filter: RunFilter): Promise<number> =>
  (
    await reader.one<{ total: number }>(
      sql`select count(*)::int as total from payment_runs r where ${matching(filter)}`,
    )
  )?.total ?? 0
