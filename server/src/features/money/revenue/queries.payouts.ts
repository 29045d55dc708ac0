import { conflict } from '../../../kernel/errors.ts'
import type { Cents } from '../../../kernel/money.ts'
import { onConstraint } from '../../../platform/db/constraints.ts'
import { allOf, type Reader, type Statement, sql, type Tx } from '../../../platform/db/db.ts'
import { type Counted, type Listed, listedOf, type Page, pageClause } from '../../../platform/http/paging.ts'
import type { Letterhead } from '../../parties/organizations/index.ts'
import { type CreditNote, type CreditNoteParty, type FeeKind, REFUSALS, type RevenueStatement } from './rules.ts'

/** Who is paid, and by whom. */
export type Payee = {
  partner_id: string
  organization_id: string
  name: string
  email: string
  address: CreditNoteParty['address']
  uid: string | null
  organization_name: string
  letterhead: Letterhead | null
}

export const findPayee = (reader: Reader, partner_id: string): Promise<Payee | undefined> =>
  reader.one(sql`
    select p.id as partner_id, p.organization_id, p.name, p.email, p.address, p.uid, o.name as organization_name,
      o.letterhead
    from partners p join organizations o on o.id = p.organization_id where p.id = ${partner_id}`)

export type PayableLine = {
  id: string
  created_at: Date
  fee_kind: FeeKind
  claim_id: string
  payment_id: string | null
  case_reference: string
  partner_reference: string | null
  customer_name: string
  partner_client_reference: string | null
  fee_cents: Cents
  commission_rate: number
  share_cents: Cents
  reverses: string | null
}

/** Locked until commit. A second payout at the same moment waits and then finds only what is left. */
export const lockPayableLines = (tx: Tx, partner_id: string, before: Date): Promise<PayableLine[]> =>
  tx.many(sql`
    select s.id, s.created_at, f.kind as fee_kind, s.claim_id, f.payment_id, l.case_reference, l.partner_reference,
      c.name as customer_name, c.partner_client_reference, s.fee_amount_cents as fee_cents, s.commission_rate,
      s.amount_cents as share_cents, s.reverses
    from revenue_shares s join fees f on f.id = s.fee_id
    join claims l on l.organization_id = s.organization_id and l.id = s.claim_id
    join customers c on c.organization_id = s.organization_id and c.id = s.customer_id
    where s.partner_id = ${partner_id} and s.payout_id is null and s.created_at < ${before}
    order by s.created_at, s.id for update of s`)

export type PayoutRow = {
  id: string
  organization_id: string
  partner_id: string
  partner_name: string
  month: string
  number: string
  line_count: number
  payout_cents: Cents
  /** Null for payouts whose statement is no credit note yet. */
  credit_note: CreditNote | null
  /** The number of the statement that this one cancels. */
  cancels: string | null
  /** The number of the statement that cancels this one. */
  cancelled_by: string | null
  created_by: string
  created_at: Date
}

const PAYOUT_COLUMNS = sql`o.id, o.organization_id, o.partner_id, p.name as partner_name, o.month, o.number, o.line_count,
  o.amount_cents as payout_cents, o.statement -> 'credit_note' as credit_note,
  (select x.number from payouts x where x.id = o.cancels) as cancels,
  (select x.number from payouts x where x.cancels = o.id) as cancelled_by, o.created_by, o.created_at`
const PAYOUTS = sql`payouts o join partners p on p.organization_id = o.organization_id and p.id = o.partner_id`

export const nextPayoutNumber = async (tx: Tx): Promise<number> =>
  (await tx.one<{ number: number }>(sql`select nextval('payout_numbers') as number`))?.number as number

export async function insertPayout(tx: Tx, row: PayoutRow, statement: RevenueStatement): Promise<PayoutRow> {
  await onConstraint(
    tx.run(sql`
      insert into payouts (id, organization_id, partner_id, month, number, line_count, amount_cents, statement, created_by,
        created_at)
      values (${row.id}, ${row.organization_id}, ${row.partner_id}, ${row.month}, ${row.number}, ${row.line_count},
        ${row.payout_cents}, ${statement}, ${row.created_by}, ${row.created_at})`),
    { payouts_partner_month_key: () => conflict('paid_already', REFUSALS.paid_already) },
  )
  return row
}

export type PayoutFilter = { partner_id?: string; month?: string }

const payoutsMatching = ({ partner_id, month }: PayoutFilter): Statement =>
  allOf([...(partner_id ? [sql`o.partner_id = ${partner_id}`] : []), ...(month ? [sql`o.month = ${month}`] : [])])

/** It pays out: it neither cancels another one nor was cancelled. */
export const STANDS = sql`o.cancels is null and o.cancelled_at is null`

export const isMonthPaid = async (reader: Reader, { partner_id, month }: Required<PayoutFilter>): Promise<boolean> =>
  (await reader.one(sql`
    select 1 as one from payouts o where o.partner_id = ${partner_id} and o.month = ${month} and ${STANDS}`)) !==
  undefined

/** Locked until commit, with what it says. */
export const lockPayout = (tx: Tx, id: string): Promise<(PayoutRow & { statement: RevenueStatement }) | undefined> =>
  tx.one(sql`select ${PAYOUT_COLUMNS}, o.statement from ${PAYOUTS} where o.id = ${id} for update of o`)

/** Takes a payout back as a whole; its shares are what they were before it. How many there were. */
export async function cancelPayout(
  tx: Tx,
  row: PayoutRow,
  cancelled: { id: string; note: string; statement: RevenueStatement },
): Promise<number> {
  await tx.run(sql`
    insert into payouts (id, organization_id, partner_id, month, number, line_count, amount_cents, statement, cancels, note,
      created_by, created_at)
    values (${row.id}, ${row.organization_id}, ${row.partner_id}, ${row.month}, ${row.number}, ${row.line_count},
      ${row.payout_cents}, ${cancelled.statement}, ${cancelled.id}, ${cancelled.note}, ${row.created_by}, ${row.created_at})`)
  await tx.run(sql`update payouts set cancelled_at = ${row.created_at} where id = ${cancelled.id}`)
  return tx.run(sql`
    update revenue_shares set status = coalesce(status_before, 'approved'), status_before = null, payout_id = null
    where payout_id = ${cancelled.id}`)
}

export async function listPayouts(reader: Reader, filter: PayoutFilter, page: Page): Promise<Listed<PayoutRow>> {
  const total = sql`select count(*) as total from payouts o where ${payoutsMatching(filter)}`
  const rows = await reader.many<Counted<PayoutRow>>(sql`
    select ${PAYOUT_COLUMNS}, (${total}) as total from ${PAYOUTS} where ${payoutsMatching(filter)}
    order by o.created_at desc, o.id desc ${pageClause(page)}`)
  return listedOf(rows, async () => (await reader.one<{ total: number }>(total))?.total ?? 0)
}

/** For the team: of any partner. */
export const findPayout = (reader: Reader, id: string): Promise<PayoutRow | undefined> =>
  reader.one(sql`select ${PAYOUT_COLUMNS} from ${PAYOUTS} where o.id = ${id}`)

/** A partner finds only its own. */
export const findStatement = async (
  reader: Reader,
  id: string,
  partner_id?: string,
): Promise<RevenueStatement | undefined> =>
  (
    await reader.one<{ statement: RevenueStatement }>(sql`
      select o.statement from payouts o where o.id = ${id} and ${payoutsMatching(partner_id ? { partner_id } : {})}`)
  )?.statement
