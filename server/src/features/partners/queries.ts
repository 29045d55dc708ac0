import { allOf, type Reader, type Statement, sql, type Tx } from '../../platform/db/db.ts'
import { type Page, pageClause } from '../../platform/http/paging.ts'

export type PartnerRow = {
  id: string
  organization_id: string
  name: string
  email: string
  commission_rate: number
  confirmed_at: Date | null
  confirmed_by: string | null
  created_at: Date
  updated_at: Date
}

export const PARTNER_SORTS = ['created', 'name'] as const
export type PartnerFilter = { organization_id?: string; q?: string; sort?: (typeof PARTNER_SORTS)[number] }

const COLUMNS = sql`id, organization_id, name, email, commission_rate, confirmed_at, confirmed_by, created_at, updated_at`

export const findPartner = (reader: Reader, id: string): Promise<PartnerRow | undefined> =>
  reader.one(sql`select ${COLUMNS} from partners where id = ${id}`)

export const lockPartner = (tx: Tx, id: string): Promise<PartnerRow | undefined> =>
  tx.one(sql`select ${COLUMNS} from partners where id = ${id} for update`)

/** Kept as it is until commit, for rows that are about to refer to it. */
export const holdPartner = (tx: Tx, organization_id: string, id: string): Promise<PartnerRow | undefined> =>
  tx.one(sql`select ${COLUMNS} from partners where id = ${id} and organization_id = ${organization_id} for share`)

export const listPartners = (reader: Reader, filter: PartnerFilter, page: Page): Promise<PartnerRow[]> =>
  reader.many(sql`
    select ${COLUMNS} from partners where ${matching(filter)} order by ${orderOf(filter)} ${pageClause(page)}`)

/** Those of this id or name first, then those with the text in their name, then others of the organisation. */
export const listPartnersLike = (
  reader: Reader,
  organization_id: string,
  text: string,
  limit: number,
): Promise<{ id: string; name: string; is_exact: boolean }[]> =>
  reader.many(sql`
    select id, name, lower(name) = lower(${text}) or id::text = lower(${text}) as is_exact
    from partners where organization_id = ${organization_id}
    order by 3 desc, position(lower(${text}) in lower(name)) > 0 desc, name, id ${pageClause({ page: 1, limit })}`)

export const countPartners = async (reader: Reader, filter: PartnerFilter): Promise<number> =>
  (await reader.one<{ total: number }>(sql`select count(*) as total from partners where ${matching(filter)}`))?.total ??
  0

const matching = ({ organization_id, q }: PartnerFilter): Statement =>
  allOf([
    ...(organization_id ? [sql`organization_id = ${organization_id}`] : []),
    ...(q ? [sql`position(lower(${q.trim()}) in lower(name || ' ' || email)) > 0`] : []),
  ])

const orderOf = ({ sort }: PartnerFilter): Statement =>
  sort === 'name' ? sql`lower(name), id` : sql`created_at desc, id desc`

export async function insertPartner(tx: Tx, row: PartnerRow): Promise<PartnerRow> {
  await tx.run(sql`
    insert into partners (id, organization_id, name, email, commission_rate, confirmed_at, confirmed_by, created_at, updated_at)
    values (${row.id}, ${row.organization_id}, ${row.name}, ${row.email}, ${row.commission_rate}, ${row.confirmed_at},
      ${row.confirmed_by}, ${row.created_at}, ${row.updated_at})`)
  return row
}

export async function setPartner(tx: Tx, row: PartnerRow): Promise<PartnerRow> {
  await tx.run(sql`
    update partners set name = ${row.name}, email = ${row.email}, commission_rate = ${row.commission_rate},
      confirmed_at = ${row.confirmed_at}, confirmed_by = ${row.confirmed_by}, updated_at = ${row.updated_at}
    where id = ${row.id}`)
  return row
}
