import { allOf, knownNumber, type Reader, type Statement, sql } from '../../../platform/db/db.ts'
import { PRIMARY_ADDRESS } from '../../parties/debtors/index.ts'
import { likeAll } from '../overview/index.ts'
import type { Subject, SubjectKind, TypedNumber } from './rules.ts'

/** One record of a person, whatever its kind, with what somebody recognises the person by. */
export type RecordRow = {
  kind: SubjectKind
  id: string
  organization_id: string | null
  organization_name: string | null
  name: string
  birth_date: string | null
  emails: string[]
  phones: string[]
  iban: string | null
  address: string | null
  /** Of which customer, or in which role. */
  belongs_to: string | null
  case_references: string[]
  claim_count: number
  restricted_at: Date | null
  /** What the search found it by. */
  matched: string[]
}

type Filled<K extends keyof RecordRow> = Omit<RecordRow, K> & { [P in K]: NonNullable<RecordRow[P]> }
type OfOrganization = 'organization_id' | 'organization_name'

/** What was typed, folded as names are stored. `similar`: its words, where nothing has exactly these. */
export type PeopleSearch = TypedNumber & { readonly patterns: readonly string[]; readonly similar?: readonly string[] }

/** More records than this are not listed: whoever gets so many has to type more. */
export const FOUND_MAX = 50
/** So many cases of a record are named. */
const NAMED_MAX = 20

const NONE = sql`'[]'::jsonb`
const like = (text: Statement, part: string | null): Statement =>
  part === null ? sql`false` : sql`${text} like ${`%${part}%`}`

/** Letters that are wrong, missing or one too many. The operator is one that the index of the same text knows. */
const isSimilar = (text: Statement, words: readonly string[]): Statement =>
  allOf(words.map((one) => sql`${one}::text <% ${text}`))

const isFound = (text: Statement, { patterns, phone, code, similar }: PeopleSearch): Statement =>
  similar ? isSimilar(text, similar) : sql`(${likeAll(text, patterns)} or ${like(text, phone)} or ${like(text, code)})`

/** The reason only: a word of what was typed is there. */
const hasWord = (text: Statement, { patterns }: PeopleSearch): Statement => sql`${text} like any (${patterns}::text[])`

const word = (reason: Statement, holds: Statement): Statement => sql`case when ${holds} then ${reason} end`

const DEBTOR_TEXT = (d: Statement): Statement => sql`debtor_search(${d}.search_name, ${d}.addresses,
  ${d}.communication_channels, ${d}.iban, ${d}.representative, ${d}.legal_representatives)`
const EMAILS = sql`jsonb_path_query_array(d.communication_channels, '$[*] ? (@.type == "email").value')`
const PHONES = sql`jsonb_path_query_array(d.communication_channels, '$[*] ? (@.type != "email").value')`

const debtorReasons = (search: PeopleSearch): Statement => sql`to_jsonb(array_remove(array[
  ${word(sql`'name'`, hasWord(sql`d.search_name`, search))},
  ${word(sql`'address'`, hasWord(sql`search_values(jsonb_path_query_array(d.addresses, '$[*].*'))`, search))},
  ${word(sql`'email'`, hasWord(sql`search_values(${EMAILS})`, search))},
  ${word(sql`'phone'`, like(sql`search_digits(${PHONES})`, search.phone))},
  ${word(sql`'iban'`, like(sql`lower(d.iban)`, search.code))},
  ${word(sql`'representative'`, hasWord(sql`search_values(d.representative -> 'name') || search_values(d.legal_representatives)`, search))},
  ${word(sql`'case_reference'`, sql`exists (select 1 from claims r where r.debtor_id = d.id and r.organization_id = d.organization_id and ${likeAll(sql`r.search_reference`, search.patterns)})`)}
]::text[], null))`

const listDebtorRecords = (reader: Reader, where: Statement, matched: Statement): Promise<RecordRow[]> =>
  reader.many<Filled<OfOrganization>>(sql`
    select 'debtor' as kind, d.id, d.organization_id, o.name as organization_name, d.name,
      d.person ->> 'birth_date' as birth_date, ${EMAILS} as emails, ${PHONES} as phones, d.iban,
      nullif(concat_ws(', ', ${PRIMARY_ADDRESS} ->> 'street', concat_ws(' ', ${PRIMARY_ADDRESS} ->> 'zip',
        ${PRIMARY_ADDRESS} ->> 'city')), '') as address,
      (select c.name from customers c where c.organization_id = d.organization_id and c.id = d.customer_id) as belongs_to,
      coalesce((select jsonb_agg(r.case_reference order by r.created_at desc) from (
        select l.case_reference, l.created_at from claims l where l.organization_id = d.organization_id and l.debtor_id = d.id
        order by l.created_at desc limit ${knownNumber(NAMED_MAX)}) r), '[]') as case_references,
      (select count(*)::int from claims l where l.organization_id = d.organization_id and l.debtor_id = d.id) as claim_count,
      d.restricted_at, coalesce(${matched}, '[]') as matched
    from debtors d join organizations o on o.id = d.organization_id where ${where} order by d.name, d.id`)

/** The most similar ones, where there are many. */
const debtorsLike = (similar: readonly string[]): Statement => sql`d.id in (
  select x.id from debtors x where ${isSimilar(DEBTOR_TEXT(sql`x`), similar)}
  order by word_similarity(${similar.join(' ')}::text, ${DEBTOR_TEXT(sql`x`)}) desc limit ${knownNumber(FOUND_MAX + 1)})`

/** By all that a debtor is found by, or by the reference of a case. */
const debtorsFound = (search: PeopleSearch): Statement =>
  search.similar
    ? debtorsLike(search.similar)
    : sql`d.id in (
  (select x.id from debtors x where ${isFound(DEBTOR_TEXT(sql`x`), search)} limit ${knownNumber(FOUND_MAX + 1)})
  union all
  (select r.debtor_id from claims r where ${likeAll(sql`r.search_reference`, search.patterns)}
    limit ${knownNumber(FOUND_MAX + 1)}))`

const CUSTOMER_TEXT = sql`customer_search(c.search_name, c.email, c.phone, c.address, c.payout_iban)`

const customerReasons = (search: PeopleSearch): Statement => sql`to_jsonb(array_remove(array[
  ${word(sql`'name'`, hasWord(sql`c.search_name`, search))},
  ${word(sql`'address'`, hasWord(sql`search_values(jsonb_path_query_array(coalesce(c.address, '{}'), '$.*'))`, search))},
  ${word(sql`'email'`, hasWord(sql`search_form(c.email)`, search))},
  ${word(sql`'phone'`, like(sql`search_digits(to_jsonb(c.phone))`, search.phone))},
  ${word(sql`'iban'`, like(sql`lower(c.payout_iban)`, search.code))}]::text[], null))`

const listCustomerRecords = (reader: Reader, where: Statement, matched: Statement): Promise<RecordRow[]> =>
  reader.many<Filled<OfOrganization | 'belongs_to'>>(sql`
    select 'customer' as kind, c.id, c.organization_id, o.name as organization_name, c.name, null::text as birth_date,
      jsonb_build_array(c.email) as emails, case when c.phone is null then ${NONE} else jsonb_build_array(c.phone) end as phones,
      c.payout_iban as iban,
      nullif(concat_ws(', ', c.address ->> 'street', concat_ws(' ', c.address ->> 'zip', c.address ->> 'city')), '') as address,
      p.name as belongs_to, ${NONE} as case_references,
      (select count(*)::int from claims l where l.organization_id = c.organization_id and l.customer_id = c.id) as claim_count,
      null::timestamptz as restricted_at, coalesce(${matched}, '[]') as matched
    from customers c join organizations o on o.id = c.organization_id
    join partners p on p.organization_id = c.organization_id and p.id = c.partner_id
    where ${where} order by c.name, c.id limit ${knownNumber(FOUND_MAX + 1)}`)

const nameOrEmail = (
  name: Statement,
  email: Statement,
  search: PeopleSearch,
): Statement => sql`to_jsonb(array_remove(array[
  ${word(sql`'name'`, hasWord(sql`search_words(coalesce(${name}, ''))`, search))},
  ${word(sql`'email'`, hasWord(sql`search_form(${email})`, search))}]::text[], null))`

/** One person may act for customers of several organisations, and has one account. */
const listCreditorPeople = (reader: Reader, where: Statement, matched: Statement): Promise<RecordRow[]> =>
  reader.many(sql`
    select 'creditor_person' as kind, x.id, null::uuid as organization_id, null::text as organization_name,
      coalesce(x.name, x.email) as name, null::text as birth_date, jsonb_build_array(x.email) as emails, ${NONE} as phones,
      null::text as iban, null::text as address,
      (select string_agg(c.name || ' (' || o.name || ')', ', ' order by c.name) from creditor_memberships m
        join customers c on c.organization_id = m.organization_id and c.id = m.customer_id
        join organizations o on o.id = m.organization_id where m.person_id = x.id) as belongs_to,
      ${NONE} as case_references, 0 as claim_count, null::timestamptz as restricted_at, coalesce(${matched}, '[]') as matched
    from creditor_people x where ${where} order by x.name, x.id limit ${knownNumber(FOUND_MAX + 1)}`)

const listPartnerRecords = (reader: Reader, where: Statement, matched: Statement): Promise<RecordRow[]> =>
  reader.many<Filled<OfOrganization>>(sql`
    select 'partner' as kind, x.id, x.organization_id, o.name as organization_name, x.name, null::text as birth_date,
      jsonb_build_array(x.email) as emails, ${NONE} as phones, null::text as iban,
      nullif(concat_ws(', ', x.address ->> 'street', concat_ws(' ', x.address ->> 'zip', x.address ->> 'city')), '') as address,
      null::text as belongs_to, ${NONE} as case_references, 0 as claim_count, null::timestamptz as restricted_at,
      coalesce(${matched}, '[]') as matched
    from partners x join organizations o on o.id = x.organization_id
    where ${where} order by x.name, x.id limit ${knownNumber(FOUND_MAX + 1)}`)

const listTeamRecords = (reader: Reader, where: Statement, matched: Statement): Promise<RecordRow[]> =>
  reader.many<Filled<'belongs_to'>>(sql`
    select 'operator' as kind, x.id, null::uuid as organization_id, null::text as organization_name, x.name,
      null::text as birth_date, jsonb_build_array(x.email) as emails, ${NONE} as phones, null::text as iban,
      null::text as address, x.role as belongs_to, ${NONE} as case_references, 0 as claim_count,
      null::timestamptz as restricted_at, coalesce(${matched}, '[]') as matched
    from operators x where ${where} order by x.name, x.id limit ${knownNumber(FOUND_MAX + 1)}`)

const PERSON_TEXT = sql`people_search(x.name, x.email)`

/** Everybody who is found by what was typed. Whoever has one record more than `FOUND_MAX` of a kind has more. */
export async function listPeople(reader: Reader, search: PeopleSearch): Promise<RecordRow[]> {
  const found = isFound(PERSON_TEXT, search)
  const reasons = nameOrEmail(sql`x.name`, sql`x.email`, search)
  const kinds = await Promise.all([
    listDebtorRecords(reader, debtorsFound(search), debtorReasons(search)),
    listCustomerRecords(reader, isFound(CUSTOMER_TEXT, search), customerReasons(search)),
    listCreditorPeople(reader, found, reasons),
    listPartnerRecords(reader, found, reasons),
    listTeamRecords(reader, found, reasons),
  ])
  return kinds.flat()
}

/** The records themselves. One that is gone is left out. */
export async function listRecords(reader: Reader, subjects: readonly Subject[]): Promise<RecordRow[]> {
  const idsOf = (kind: SubjectKind): string[] => subjects.filter((one) => one.kind === kind).map(({ id }) => id)
  const named = (kind: SubjectKind): Statement => sql`x.id = any (${idsOf(kind)}::uuid[])`
  const kinds = await Promise.all([
    listDebtorRecords(reader, sql`d.id = any (${idsOf('debtor')}::uuid[])`, NONE),
    listCustomerRecords(reader, sql`c.id = any (${idsOf('customer')}::uuid[])`, NONE),
    listCreditorPeople(reader, named('creditor_person'), NONE),
    listPartnerRecords(reader, named('partner'), NONE),
    listTeamRecords(reader, named('operator'), NONE),
  ])
  return kinds.flat()
}

export type JoinedRecord = { debtor_id: string; person_id: string }

/** All records that the team has found to be of the same people as these, themselves included. */
export const listJoined = (reader: Reader, debtor_ids: readonly string[]): Promise<JoinedRecord[]> =>
  reader.many(sql`
    select j.debtor_id, j.person_id from debtor_joins j where j.person_id in (
      select x.person_id from debtor_joins x where x.debtor_id = any (${debtor_ids}::uuid[]))`)

/** Whose letterhead an account goes by: the first organisation it acts for, or the only one there is. */
export async function findHouseOf(reader: Reader, { kind, id }: Subject): Promise<string | null> {
  const found = await reader.one<{ id: string }>(sql`
    select o.id from organizations o where case when ${kind} = 'creditor_person'
      then o.id in (select m.organization_id from creditor_memberships m where m.person_id = ${id})
      else (select count(*) from organizations) = 1 end
    order by o.created_at, o.id limit 1`)
  return found?.id ?? null
}
