import { knownNumber, type Reader, sql } from '../../../platform/db/db.ts'
import { PRIMARY_ADDRESS } from '../../parties/debtors/index.ts'
import { likeAll } from '../overview/index.ts'

export type FoundDebtor = { id: string; name: string; city: string | null; customer_name: string | null }
export type FoundCustomer = { id: string; name: string; partner_name: string }
export type FoundPartner = { id: string; name: string; organization_name: string }

/** Enough to choose from; whoever does not see the right one types more. */
const SHOWN_MAX = 6
/** A frequent name is not sorted whole, only as many of it as are soon found. */
const SORTED_MAX = 200

/** Whoever's data may only be kept is not found. */
export const listFoundDebtors = (reader: Reader, patterns: readonly string[]): Promise<FoundDebtor[]> =>
  reader.many(sql`
    select d.id, d.name, ${PRIMARY_ADDRESS} ->> 'city' as city,
      (select c.name from customers c where c.organization_id = d.organization_id and c.id = d.customer_id) as customer_name
    from (select * from debtors x where ${likeAll(sql`x.search_name`, patterns)} and x.restricted_at is null
      limit ${knownNumber(SORTED_MAX)}) d
    order by d.search_name collate "C", d.id limit ${knownNumber(SHOWN_MAX)}`)

export const listFoundCustomers = (reader: Reader, patterns: readonly string[]): Promise<FoundCustomer[]> =>
  reader.many(sql`
    select c.id, c.name, p.name as partner_name
    from (select * from customers x where ${likeAll(sql`x.search_name`, patterns)} limit ${knownNumber(SORTED_MAX)}) c
    join partners p on p.id = c.partner_id
    order by c.search_name collate "C", c.id limit ${knownNumber(SHOWN_MAX)}`)

/** There are few partners: they need no index. */
export const listFoundPartners = (reader: Reader, patterns: readonly string[]): Promise<FoundPartner[]> =>
  reader.many(sql`
    select p.id, p.name, o.name as organization_name
    from partners p join organizations o on o.id = p.organization_id
    where ${likeAll(sql`search_words(p.name)`, patterns)}
    order by lower(p.name), p.id limit ${knownNumber(SHOWN_MAX)}`)
