import { knownNumber, type Reader, type Statement, sql } from '../../../../platform/db/db.ts'
import { type DaySpan, inPlaces, type LineFilter, namesPlace, standingsOf, within } from './queries.filter.ts'

/** Ids of what an index knows, unless these are more than `most`: then a walk meets a page of them soon. */
async function findFew(reader: Reader, found: Statement, most: number): Promise<string[] | null> {
  const rows = await reader.many<{ id: string }>(sql`select x.id from (${found}) x limit ${knownNumber(most + 1)}`)
  return rows.length > most ? null : rows.map(({ id }) => id)
}

/** The index has the days of each organisation in their order. */
export const findDue = (reader: Reader, due: DaySpan, most: number): Promise<string[] | null> =>
  findFew(
    reader,
    sql`
      select y.id from organizations o cross join lateral (
        select pos.id from claim_positions pos
        where pos.organization_id = o.id and pos.due_at is not null and ${within(sql`pos.due_at`, due)}
        order by pos.due_at limit ${knownNumber(most + 1)}) y`,
    most,
  )

export const findOfPartner = (reader: Reader, partner_id: string, most: number): Promise<string[] | null> =>
  findFew(
    reader,
    sql`
      select y.id from customers c cross join lateral (
        select l.id from claims l where l.organization_id = c.organization_id and l.customer_id = c.id
        limit ${knownNumber(most + 1)}) y
      where c.partner_id = ${partner_id}`,
    most,
  )

/** At the stages and of the statuses that are asked for; of a partner, those of its organisation. */
export const findPlaced = (reader: Reader, filter: LineFilter, most: number): Promise<string[] | null> | null => {
  if (!namesPlace(filter)) return null
  const { organization_id, partner_id } = filter
  const found = sql`
    select y.id from organizations o cross join ${inPlaces(standingsOf(filter))} cross join lateral (
      select pos.id from claim_positions pos
      where pos.organization_id = o.id and pos.collection_stage = s.stage and pos.case_status = s.status
      limit ${knownNumber(most + 1)}) y
    where ${organization_id ? sql`o.id = ${organization_id}` : sql`true`}
      and ${partner_id ? sql`o.id = (select p.organization_id from partners p where p.id = ${partner_id})` : sql`true`}`
  return findFew(reader, found, most)
}
