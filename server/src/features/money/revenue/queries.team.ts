import { type Reader, type Statement, sql } from '../../../platform/db/db.ts'
import { isCounted } from '../../../platform/db/row-counts.ts'
import { type Page, pageClause } from '../../../platform/http/paging.ts'
import { STANDS } from './queries.payouts.ts'
import { SHARE_LINE_COLUMNS, type ShareFilter, type ShareLine, sharesOfPage } from './queries.ts'
import { firstDay, monthEnd, type Payable } from './rules.ts'

/** With the names that the team knows them by. */
export type NamedShare = ShareLine & { partner_name: string; customer_name: string; case_reference: string }

export const listNamedShares = (reader: Reader, filter: ShareFilter, page: Page): Promise<NamedShare[]> =>
  reader.many(sql`
    select ${SHARE_LINE_COLUMNS}, p.name as partner_name, c.name as customer_name, l.case_reference
    from ${sharesOfPage(filter, page)}
    join partners p on p.organization_id = s.organization_id and p.id = s.partner_id
    join customers c on c.organization_id = s.organization_id and c.id = s.customer_id
    join claims l on l.organization_id = s.organization_id and l.id = s.claim_id
    order by s.created_at desc, s.id desc`)

export type PayableRow = Payable & { partner_id: string; partner_name: string }
export type PayableFilter = { month: string; partner_id?: string }

/**
 * Not paid out yet, up to the end of a month: sums of the lines that a payout would take, by partner and status. Several rows
 * may stand for one sum.
 */
const openShares = ({ month, partner_id }: PayableFilter): Statement => sql`
  select k.owner_id as partner_id, k.status, k.rows as count, k.cents as share_cents from current_counts k
  where ${isCounted('shares')} and k.subject = 'shares_by_month' and k.day <= ${firstDay(month)}::date
    and k.status <> 'paid_out' and ${partner_id ? sql`k.owner_id = ${partner_id}` : sql`true`}
  union all
  select s.partner_id, s.status, count(*), sum(s.amount_cents) from revenue_shares s
  where not ${isCounted('shares')} and s.payout_id is null and s.created_at < ${monthEnd(month)}
    and ${partner_id ? sql`s.partner_id = ${partner_id}` : sql`true`}
  group by 1, 2`

export const listPayable = (reader: Reader, filter: PayableFilter, page: Page): Promise<PayableRow[]> =>
  reader.many(sql`
    with open as (
      select x.partner_id, sum(x.share_cents) as share_cents,
        coalesce(sum(x.count) filter (where x.status = 'accrued'), 0)::int as accrued_count,
        coalesce(sum(x.share_cents) filter (where x.status = 'accrued'), 0)::bigint as accrued_cents,
        coalesce(sum(x.count) filter (where x.status = 'approved'), 0)::int as approved_count,
        coalesce(sum(x.share_cents) filter (where x.status = 'approved'), 0)::bigint as approved_cents
      from (${openShares(filter)}) x
      group by x.partner_id having sum(x.count) > 0 order by 2 desc, 1 ${pageClause(page)})
    select open.partner_id, p.name as partner_name, accrued_count, accrued_cents, approved_count, approved_cents,
      exists (select 1 from payouts o where o.partner_id = p.id and o.month = ${filter.month} and ${STANDS}) as is_paid
    from open join partners p on p.id = open.partner_id
    order by open.share_cents desc, open.partner_id`)

export const countPayable = async (reader: Reader, filter: PayableFilter): Promise<number> =>
  (
    await reader.one<{ total: number }>(sql`
      select count(*)::int as total from (
        select from (${openShares(filter)}) x group by x.partner_id having sum(x.count) > 0) y`)
  )?.total ?? 0
