import { type Reader, type Statement, sql } from '../../../platform/db/db.ts'
import { type Page, pageClause } from '../../../platform/http/paging.ts'
import { STANDS } from './queries.payouts.ts'
import { SHARE_COLUMNS, type ShareFilter, type ShareLine, sharesMatching } from './queries.ts'
import { monthEnd, type Payable } from './rules.ts'

/** With the names that the team knows them by. */
export type NamedShare = ShareLine & { partner_name: string; customer_name: string; case_reference: string }

/** The page is found first, so that only its rows are looked up elsewhere. */
export const listNamedShares = (reader: Reader, filter: ShareFilter, page: Page): Promise<NamedShare[]> =>
  reader.many(sql`
    with page as materialized (
      select ${SHARE_COLUMNS} from revenue_shares s where ${sharesMatching(filter)}
      order by s.created_at desc, s.id desc ${pageClause(page)})
    select s.*, f.kind as fee_kind, f.payment_id, p.name as partner_name, c.name as customer_name, l.case_reference
    from page s join fees f on f.id = s.fee_id
    join partners p on p.organization_id = s.organization_id and p.id = s.partner_id
    join customers c on c.organization_id = s.organization_id and c.id = s.customer_id
    join claims l on l.organization_id = s.organization_id and l.id = s.claim_id
    order by s.created_at desc, s.id desc`)

export type PayableRow = Payable & { partner_id: string; partner_name: string }
export type PayableFilter = { month: string; partner_id?: string }

/** Not paid out yet, up to the end of a month: the lines that a payout would take. */
const isOpen = ({ month, partner_id }: PayableFilter): Statement =>
  sql`s.payout_id is null and s.created_at < ${monthEnd(month)} ${partner_id ? sql`and s.partner_id = ${partner_id}` : sql``}`

export const listPayable = (reader: Reader, filter: PayableFilter, page: Page): Promise<PayableRow[]> =>
  reader.many(sql`
    with open as (
      select s.partner_id, sum(s.amount_cents) as share_cents,
        count(*) filter (where s.status = 'accrued') as accrued_count,
        coalesce(sum(s.amount_cents) filter (where s.status = 'accrued'), 0) as accrued_cents,
        count(*) filter (where s.status = 'approved') as approved_count,
        coalesce(sum(s.amount_cents) filter (where s.status = 'approved'), 0) as approved_cents
      from revenue_shares s where ${isOpen(filter)}
      group by s.partner_id order by 2 desc, 1 ${pageClause(page)})
    select open.partner_id, p.name as partner_name, accrued_count, accrued_cents, approved_count, approved_cents,
      exists (select 1 from payouts o where o.partner_id = p.id and o.month = ${filter.month} and ${STANDS}) as is_paid
    from open join partners p on p.id = open.partner_id
    order by open.share_cents desc, open.partner_id`)

export const countPayable = async (reader: Reader, filter: PayableFilter): Promise<number> =>
  (
    await reader.one<{ total: number }>(
      sql`select count(distinct s.partner_id) as total from revenue_shares s where ${isOpen(filter)}`,
    )
  )?.total ?? 0
