import type { Caller } from '../../../kernel/caller.ts'
import { conflict } from '../../../kernel/errors.ts'
import type { Cents } from '../../../kernel/money.ts'
import { onConstraint } from '../../../platform/db/constraints.ts'
import { allOf, knownWords, type Reader, type Statement, sql, type Tx } from '../../../platform/db/db.ts'
import { isCounted } from '../../../platform/db/row-counts.ts'
import { type InJson, rowFromJson, rowsInJson } from '../../../platform/db/rows-in-json.ts'
import { type Counted, type Listed, listedOf, type Page, pageClause } from '../../../platform/http/paging.ts'
import type { MoneyFault } from '../../case/account/index.ts'
import { hasArchivedLog, hasArchives, type OfClaim, ofClaim } from '../../case/claims/index.ts'
import { type FeeKind, firstDay, monthEnd, monthStart, type ShareStatus } from './rules.ts'

/** The terms by which fees on a claim are computed. A claim without a customer has no partner. */
export type FeeTerms = {
  success_fee_rate: number
  filing_fee_cents: Cents
  customer_id: string | null
  partner_id: string | null
  commission_rate: number | null
}

export type FeeRow = {
  id: string
  organization_id: string
  claim_id: string
  customer_id: string | null
  partner_id: string | null
  kind: FeeKind
  payment_id: string | null
  filing_id: string | null
  rate: number | null
  base_cents: Cents | null
  fee_cents: Cents
  reverses: string | null
  created_at: Date
}

export type ShareRow = {
  id: string
  organization_id: string
  partner_id: string
  claim_id: string
  customer_id: string
  fee_id: string
  fee_cents: Cents
  commission_rate: number
  share_cents: Cents
  status: ShareStatus
  reverses: string | null
  payout_id: string | null
  created_at: Date
}

/** The caller has locked the claim, or does so with the statement sent before this one. */
export const findTerms = (reader: Reader, claim_id: string): Promise<FeeTerms | undefined> =>
  reader.one(sql`
    select o.success_fee_rate, o.filing_fee_cents, c.id as customer_id, c.partner_id, p.commission_rate
    from claims l join organizations o on o.id = l.organization_id
    left join customers c on c.organization_id = l.organization_id and c.id = l.customer_id
    left join partners p on p.organization_id = c.organization_id and p.id = c.partner_id
    where l.id = ${claim_id}`)

const feeInsert = (row: FeeRow): Statement => sql`
  insert into fees (id, organization_id, claim_id, customer_id, partner_id, kind, payment_id, filing_id, rate, base_cents,
    amount_cents, reverses, created_at)
  values (${row.id}, ${row.organization_id}, ${row.claim_id}, ${row.customer_id}, ${row.partner_id}, ${row.kind},
    ${row.payment_id}, ${row.filing_id}, ${row.rate}, ${row.base_cents}, ${row.fee_cents}, ${row.reverses},
    ${row.created_at})`

const withShare = (fee: FeeRow, row: ShareRow): Statement => sql`
  with fee as (${feeInsert(fee)})
  insert into revenue_shares (id, organization_id, partner_id, claim_id, customer_id, fee_id, fee_amount_cents,
    commission_rate, amount_cents, status, reverses, payout_id, created_at)
  values (${row.id}, ${row.organization_id}, ${row.partner_id}, ${row.claim_id}, ${row.customer_id}, ${row.fee_id},
    ${row.fee_cents}, ${row.commission_rate}, ${row.share_cents}, ${row.status}, ${row.reverses},
    ${row.payout_id}, ${row.created_at})`

/** Inserts a fee and the partner's share of it in one statement. */
export const insertEarned = (tx: Tx, fee: FeeRow, share: ShareRow | null): void =>
  tx.send(share ? withShare(fee, share) : feeInsert(fee), (answer) => onConstraint(answer, EARNED_ALREADY))

const EARNED_ALREADY = {
  fees_filing_key: () => conflict('already_recorded', 'The fee for this filing was recorded already'),
  fees_reverses_key: () => conflict('already_reversed', 'The fee was reversed already'),
}

const FEE_COLUMNS = sql`f.id, f.organization_id, f.claim_id, f.customer_id, f.partner_id, f.kind, f.payment_id,
  f.filing_id, f.rate, f.base_cents, f.amount_cents as fee_cents, f.reverses, f.created_at`

type FeeOfPayment = { payment_id: string; kind: FeeKind }

/** The fee of a payment, unless it was reversed. */
export const findFeeOfPayment = (reader: Reader, { payment_id, kind }: FeeOfPayment): Promise<FeeRow | undefined> =>
  reader.one(sql`
    select ${FEE_COLUMNS} from fees f
    where f.payment_id = ${payment_id} and f.kind = ${kind} and f.reverses is null
      and not exists (select 1 from fees r where r.reverses = f.id)`)

/** The fee of a filing, unless it was reversed. */
export const findFeeOfFiling = (reader: Reader, filing_id: string): Promise<FeeRow | undefined> =>
  reader.one(sql`
    select ${FEE_COLUMNS} from fees f
    where f.filing_id = ${filing_id} and f.reverses is null
      and not exists (select 1 from fees r where r.reverses = f.id)`)

/**
 * What stands of letter fees for each payment of a claim, in the order in which payments were booked. Those from before the
 * fees of the organisation were settled here are left out.
 */
export const listCollectedCosts = (
  reader: Reader,
  claim_id: string,
): Promise<{ payment_id: string; earned_cents: number }[]> =>
  reader.many(sql`
    select p.id as payment_id, coalesce((
      select sum(f.amount_cents) from fees f where f.payment_id = p.id and f.kind = 'collection_cost'), 0)::bigint as earned_cents
    from payments p join organizations o on o.id = p.organization_id
    where p.claim_id = ${claim_id} and (o.fees_settled_from is null
      or (p.created_at at time zone 'Europe/Vienna')::date >= o.fees_settled_from)
    order by p.created_at, p.id`)

/** In the order in which they were earned. */
const feesWhere = (of_claim: Statement): Statement =>
  sql`select ${FEE_COLUMNS} from fees f where ${of_claim} order by f.created_at, f.id`

/** The caller has checked that the claim may be seen. */
export const listFees = (reader: Reader, claim_id: string): Promise<FeeRow[]> =>
  reader.many(feesWhere(sql`f.claim_id = ${claim_id}`))

export const findClaimWithFees = (
  reader: Reader,
  caller: Caller,
  claim_id: string,
): Promise<OfClaim<{ fees: InJson<FeeRow>[] }> | undefined> =>
  reader.one(ofClaim(caller, claim_id, sql`${rowsInJson(feesWhere(sql`f.claim_id = l.id`))} as fees`))

export const feeFromJson = (row: InJson<FeeRow>): FeeRow => rowFromJson(row, { created_at: true })

export const listFeesById = (reader: Reader, ids: readonly string[]): Promise<FeeRow[]> =>
  reader.many(sql`select ${FEE_COLUMNS} from fees f where f.id = any(${ids}::uuid[]) order by f.created_at, f.id`)

/** The payments of a claim that were not reversed, in the order in which they were booked. */
export const listStanding = (
  reader: Reader,
  claim_id: string,
): Promise<{ id: string; payment_date: string; payment_cents: number }[]> =>
  reader.many(sql`
    select id, payment_date, amount_cents as payment_cents from payments
    where claim_id = ${claim_id} and status = 'completed' order by created_at, id`)

const SHARE_COLUMNS = sql`s.id, s.organization_id, s.partner_id, s.claim_id, s.customer_id, s.fee_id,
  s.fee_amount_cents as fee_cents, s.commission_rate, s.amount_cents as share_cents, s.status, s.reverses, s.payout_id, s.created_at`

export const findShareOfFee = (reader: Reader, fee_id: string): Promise<ShareRow | undefined> =>
  reader.one(sql`select ${SHARE_COLUMNS} from revenue_shares s where s.fee_id = ${fee_id}`)

/** Fees and shares that are not what the activity log says. */
export async function listForgedFees(reader: Reader): Promise<MoneyFault[]> {
  const has_archives = await hasArchives(reader)
  return reader.many(sql`
    select f.claim_id, 'fee ' || f.id || ' is not what was earned' as what
    from fees f left join revenue_shares s on s.fee_id = f.id
    where not exists (
      select 1 from claim_activity a cross join jsonb_array_elements(a.details -> 'figures') g
      where a.claim_id = f.claim_id and a.details ? 'figures' and g ->> 'id' = f.id::text
        and (g ->> 'amount_cents')::bigint = f.amount_cents
        and (g ->> 'share_cents')::bigint is not distinct from s.amount_cents
        and (g ->> 'commission_rate')::numeric is not distinct from s.commission_rate)
      and not ${hasArchivedLog(has_archives, sql`f.claim_id`)}
    order by 1, 2`)
}

/** Payouts that are not the sum of their shares; one that was cancelled has none. */
export const listForgedPayouts = (reader: Reader): Promise<{ what: string }[]> =>
  reader.many(sql`
    select 'payout ' || o.number || ' is not the sum of its shares' as what
    from payouts o
    where (case when o.cancels is null and o.cancelled_at is null then o.amount_cents else 0 end,
        case when o.cancels is null and o.cancelled_at is null then o.line_count else 0 end) <> (
      select coalesce(sum(s.amount_cents), 0)::bigint, count(*)::int from revenue_shares s where s.payout_id = o.id)
    order by 1`)

export type ShareFilter = {
  partner_id?: string
  claim_id?: string
  month?: string
  status?: ShareStatus
}

/** A share with facts about its fee. */
export type ShareLine = ShareRow & { fee_kind: FeeKind; payment_id: string | null }
export const SHARE_LINE_COLUMNS = sql`${SHARE_COLUMNS}, f.kind as fee_kind, f.payment_id`

function sharesMatching({ partner_id, claim_id, month, status }: ShareFilter): Statement {
  const conditions: Statement[] = []
  if (partner_id) conditions.push(sql`s.partner_id = ${partner_id}`)
  // Fees have an index on their claim, so shares need none.
  if (claim_id) conditions.push(sql`s.fee_id in (select id from fees where claim_id = ${claim_id})`)
  if (month) conditions.push(sql`s.created_at >= ${monthStart(month)} and s.created_at < ${monthEnd(month)}`)
  // As a word: the rare ones have a partial index for each partner.
  if (status) conditions.push(sql`s.status = ${knownWords([status])}`)
  return allOf(conditions)
}

/** As `s` with their fees. The page is found by ids along an index, so that only its rows are read whole. */
export const sharesOfPage = (filter: ShareFilter, page: Page): Statement => sql`(
    select s.id from revenue_shares s where ${sharesMatching(filter)}
    order by s.created_at desc, s.id desc ${pageClause(page)}) found
  join revenue_shares s on s.id = found.id join fees f on f.id = s.fee_id`

export async function listShares(reader: Reader, filter: ShareFilter, page: Page): Promise<Listed<ShareLine>> {
  const total = sql`select coalesce(sum(x.count), 0)::int as total from (${sharesByStatus(filter)}) x`
  const rows = await reader.many<Counted<ShareLine>>(sql`
    select ${SHARE_LINE_COLUMNS}, (${total}) as total from ${sharesOfPage(filter, page)}
    order by s.created_at desc, s.id desc`)
  return listedOf(rows, async () => (await reader.one<{ total: number }>(total))?.total ?? 0)
}

export type ShareSums = {
  total: number
  fee_cents: Cents
  share_cents: Cents
  accrued_cents: Cents
  approved_cents: Cents
  paid_out_cents: Cents
}

export const findShareSums = async (reader: Reader, filter: ShareFilter): Promise<ShareSums> =>
  (await reader.one<ShareSums>(sql`
    select coalesce(sum(x.count), 0)::int as total, coalesce(sum(x.fee_cents), 0)::bigint as fee_cents,
      coalesce(sum(x.share_cents), 0)::bigint as share_cents,
      coalesce(sum(x.share_cents) filter (where x.status = 'accrued'), 0)::bigint as accrued_cents,
      coalesce(sum(x.share_cents) filter (where x.status = 'approved'), 0)::bigint as approved_cents,
      coalesce(sum(x.share_cents) filter (where x.status = 'paid_out'), 0)::bigint as paid_out_cents
    from (${sharesByStatus(filter)}) x`)) as ShareSums

/** From the kept counts, unless one claim is asked for. */
function sharesByStatus(filter: ShareFilter): Statement {
  const { partner_id, claim_id, month, status } = filter
  const kept = [
    month ? sql`k.subject = 'shares_by_month' and k.day = ${firstDay(month)}::date` : sql`k.subject = 'shares'`,
    ...(partner_id ? [sql`k.owner_id = ${partner_id}`] : []),
    ...(status ? [sql`k.status = ${status}`] : []),
  ]
  const counted = sql`
    select s.status, count(*) as count, sum(s.fee_amount_cents) as fee_cents, sum(s.amount_cents) as share_cents
    from revenue_shares s where ${sharesMatching(filter)}`
  if (claim_id) return sql`${counted} group by 1`
  return sql`
    select k.status, k.rows as count, k.open_cents as fee_cents, k.cents as share_cents from current_counts k
    where ${isCounted('shares')} and ${allOf(kept)}
    union all ${counted} and not ${isCounted('shares')} group by 1`
}

/** Returns the amounts of the shares that this approved. */
export const setApproved = (tx: Tx, partner_id: string, before: Date): Promise<{ share_cents: Cents }[]> =>
  tx.many(sql`
    update revenue_shares set status = 'approved'
    where partner_id = ${partner_id} and status = 'accrued' and created_at < ${before} returning amount_cents as share_cents`)

/** The caller has locked these shares. */
export const setPaidOut = (tx: Tx, payout_id: string, ids: readonly string[]): Promise<number> =>
  tx.run(sql`
    update revenue_shares set status_before = status, status = 'paid_out', payout_id = ${payout_id}
    where id = any(${ids}::uuid[]) and payout_id is null`)
