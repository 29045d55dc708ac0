import { allOf, type Reader, type Statement, sql, type Tx } from '../../../platform/db/db.ts'
import { type Page, pageClause } from '../../../platform/http/paging.ts'

/** As a credit note names it. */
export type PartnerAddress = { street: string; zip: string; city: string; country: string }

export type PartnerRow = {
  id: string
  organization_id: string
  name: string
  email: string
  commission_rate: number
  address: PartnerAddress | null
  uid: string | null
  /** Where its share goes. */
  payout_iban: string | null
  confirmed_at: Date | null
  confirmed_by: string | null
  created_at: Date
  updated_at: Date
}

export const PARTNER_SORTS = ['created', 'name'] as const
export const WEBHOOK_STATES = ['none', 'enabled', 'disabled'] as const
export type PartnerFilter = {
  organization_id?: string
  q?: string
  is_confirmed?: boolean
  sort?: (typeof PARTNER_SORTS)[number]
}

/** With what people of the team want to see of a partner at a glance. */
export type NamedPartner = PartnerRow & { organization_name: string; webhook_state: (typeof WEBHOOK_STATES)[number] }

const COLUMNS = sql`id, organization_id, name, email, commission_rate, address, uid, payout_iban, confirmed_at, confirmed_by,
  created_at, updated_at`

export const findPartner = (reader: Reader, id: string): Promise<PartnerRow | undefined> =>
  reader.one(sql`select ${COLUMNS} from partners where id = ${id}`)

export const lockPartner = (tx: Tx, id: string): Promise<PartnerRow | undefined> =>
  tx.one(sql`select ${COLUMNS} from partners where id = ${id} for update`)

/** Kept as it is until commit, for rows that are about to refer to it. */
export const holdPartner = (tx: Tx, organization_id: string, id: string): Promise<PartnerRow | undefined> =>
  tx.one(sql`select ${COLUMNS} from partners where id = ${id} and organization_id = ${organization_id} for share`)

const named = (partners: Statement): Statement => sql`
  select p.*, o.name as organization_name,
    case when w.id is null then 'none' when w.enabled then 'enabled' else 'disabled' end as webhook_state
  from (${partners}) p join organizations o on o.id = p.organization_id
  left join webhooks w on w.partner_id = p.id and w.deleted_at is null`

export const findNamedPartner = (reader: Reader, id: string): Promise<NamedPartner | undefined> =>
  reader.one(named(sql`select ${COLUMNS} from partners where id = ${id}`))

/** The page is found first, so that only its rows are looked up elsewhere. */
export const listPartners = (reader: Reader, filter: PartnerFilter, page: Page): Promise<NamedPartner[]> =>
  reader.many(sql`
    ${named(sql`
      select ${COLUMNS} from partners where ${matching(filter)} order by ${orderOf(filter)} ${pageClause(page)}`)}
    order by ${orderOf(filter, sql`p.`)}`)

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

const matching = ({ organization_id, q, is_confirmed }: PartnerFilter): Statement =>
  allOf([
    ...(organization_id ? [sql`organization_id = ${organization_id}`] : []),
    ...(q ? [sql`position(lower(${q.trim()}) in lower(name || ' ' || email)) > 0`] : []),
    ...(is_confirmed === undefined ? [] : [sql`(confirmed_at is not null) = ${is_confirmed}`]),
  ])

const orderOf = ({ sort }: PartnerFilter, of = sql``): Statement =>
  sort === 'name' ? sql`lower(${of}name), ${of}id` : sql`${of}created_at desc, ${of}id desc`

export async function insertPartner(tx: Tx, row: PartnerRow): Promise<PartnerRow> {
  await tx.run(sql`
    insert into partners (id, organization_id, name, email, commission_rate, address, uid, payout_iban, confirmed_at,
      confirmed_by, created_at, updated_at)
    values (${row.id}, ${row.organization_id}, ${row.name}, ${row.email}, ${row.commission_rate}, ${row.address},
      ${row.uid}, ${row.payout_iban}, ${row.confirmed_at}, ${row.confirmed_by}, ${row.created_at}, ${row.updated_at})`)
  return row
}

export async function setPartner(tx: Tx, row: PartnerRow): Promise<PartnerRow> {
  await tx.run(sql`
    update partners set name = ${row.name}, email = ${row.email}, commission_rate = ${row.commission_rate},
      address = ${row.address}, uid = ${row.uid}, payout_iban = ${row.payout_iban}, confirmed_at = ${row.confirmed_at},
      confirmed_by = ${row.confirmed_by}, updated_at = ${row.updated_at}
    where id = ${row.id}`)
  return row
}
