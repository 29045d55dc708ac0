import { knownNumber, type Reader, type Statement, sql } from '../../../platform/db/db.ts'
import { type Lookups, lookupsOf } from './rules/lookups.ts'
import { onlyNamed } from './rules/references.ts'
import { type CandidateFacts, type EntryFacts, namedByEntry } from './rules/suggestions.ts'

type Wanted = EntryFacts & { readonly id: string }

/** What is looked up, and of which entry it is; the amount tells which of many are read. */
type Key = { readonly entry_id: string; readonly key: string; readonly amount_cents: number }

type Found = { entry_id: string; claim_id: string }

/** So many claims are read for one name, number or account. */
export const EACH_MAX = 12

/**
 * The claims that each of some entries may be for; money that left is for none. Entries that name one claim beyond doubt
 * get only that one. Every way of looking is one statement for all entries.
 */
export async function findCandidates(
  reader: Reader,
  organization_id: string,
  given: readonly Wanted[],
): Promise<Map<string, CandidateFacts[]>> {
  const entries = given.filter(({ amount_cents }) => amount_cents > 0)
  const lookups = new Map(entries.map((entry) => [entry.id, lookupsOf(entry)]))
  const keysOf = (some: readonly Wanted[], pick: (wanted: Lookups) => readonly string[]): Key[] =>
    some.flatMap(({ id, amount_cents }) =>
      [...new Set(pick(lookups.get(id) as Lookups))].map((key) => ({ entry_id: id, key, amount_cents })),
    )
  const named = await listReferred(
    reader,
    organization_id,
    keysOf(entries, ({ references }) => references),
  )
  const is_found = new Set(named.map(({ entry_id }) => entry_id))
  const open = entries.filter((entry) => onlyNamed(namedByEntry(entry)) === null || !is_found.has(entry.id))
  const found = [
    ...named,
    ...(await listNumbered(
      reader,
      organization_id,
      keysOf(open, ({ numbers }) => numbers),
    )),
    ...(await listByPartner(
      reader,
      organization_id,
      keysOf(open, ({ partner_references }) => partner_references),
    )),
    ...(await listKnown(
      reader,
      organization_id,
      keysOf(open, ({ ibans }) => ibans),
    )),
    ...(await listByName(
      reader,
      organization_id,
      keysOf(open, ({ names }) => names.map((words) => words.join(' '))),
    )),
  ]
  for (const { entry_id } of found) is_found.add(entry_id)
  const left = entries.filter(({ id }) => !is_found.has(id))
  found.push(
    ...(await listBeginning(
      reader,
      organization_id,
      keysOf(left, ({ beginnings }) => beginnings),
    )),
  )
  return withFacts(reader, organization_id, found)
}

async function withFacts(
  reader: Reader,
  organization_id: string,
  found: readonly Found[],
): Promise<Map<string, CandidateFacts[]>> {
  const claim_ids = [...new Set(found.map(({ claim_id }) => claim_id))]
  const facts = new Map((await listFacts(reader, organization_id, claim_ids)).map((row) => [row.claim_id, row]))
  const of_entry = new Map<string, Set<string>>()
  for (const { entry_id, claim_id } of found)
    of_entry.set(entry_id, (of_entry.get(entry_id) ?? new Set()).add(claim_id))
  return new Map(
    [...of_entry].map(([entry_id, ids]) => [entry_id, [...ids].flatMap((claim_id) => facts.get(claim_id) ?? [])]),
  )
}

const unnested = (keys: readonly Key[]): Statement => sql`(
  select * from unnest(${keys.map(({ entry_id }) => entry_id)}::uuid[], ${keys.map(({ key }) => key)}::text[],
    ${keys.map(({ amount_cents }) => amount_cents)}::bigint[]) as u (entry_id, key, amount_cents)
  where u.entry_id is not null) k`

/** Without keys nothing is asked. */
const lookUp = (reader: Reader, keys: readonly Key[], statement: (keys: Statement) => Statement): Promise<Found[]> =>
  keys.length === 0 ? Promise.resolve([]) : reader.many(statement(unnested(keys)))

/** Which of many come first: open ones of which this amount is open or was demanded. */
const BEST = sql`order by l.case_status = 'closed', l.total_cents - l.paid_cents <> k.amount_cents and not exists (
    select from letters t where t.claim_id = l.id and t.status <> 'void' and t.total_cents = k.amount_cents),
  l.created_at desc, l.id limit ${knownNumber(EACH_MAX)}`

const listReferred = (reader: Reader, organization_id: string, keys: readonly Key[]): Promise<Found[]> =>
  lookUp(
    reader,
    keys,
    (k) => sql`
      select k.entry_id, l.id as claim_id from ${k}
      join claims l on l.case_reference = k.key and l.organization_id = ${organization_id}`,
  )

const listNumbered = (reader: Reader, organization_id: string, keys: readonly Key[]): Promise<Found[]> =>
  lookUp(
    reader,
    keys,
    (k) => sql`
      select k.entry_id, x.claim_id from ${k} cross join lateral (
        select l.id as claim_id from invoices i join claims l on l.id = i.claim_id
        where i.organization_id = ${organization_id} and number_digits(i.invoice_number) = k.key ${BEST}) x`,
  )

const listByPartner = (reader: Reader, organization_id: string, keys: readonly Key[]): Promise<Found[]> =>
  lookUp(
    reader,
    keys,
    (k) => sql`
      select k.entry_id, x.claim_id from ${k} cross join lateral (
        select l.id as claim_id from claims l
        where l.organization_id = ${organization_id} and l.partner_reference = k.key ${BEST}) x`,
  )

/** All claims of whoever has paid from the account before, or is known to have it. */
const listKnown = (reader: Reader, organization_id: string, keys: readonly Key[]): Promise<Found[]> =>
  lookUp(
    reader,
    keys,
    (k) => sql`
      select k.entry_id, x.claim_id from ${k} cross join lateral (
        select l.id as claim_id from claims l
        where l.organization_id = ${organization_id} and l.debtor_id in (
          select p.debtor_id from payments p where p.iban = k.key and p.status = 'completed'
          union all select d.id from debtors d where d.iban = k.key) ${BEST}) x`,
  )

/** The name of somebody whose data may only be stored is not looked for. */
const listByName = (reader: Reader, organization_id: string, keys: readonly Key[]): Promise<Found[]> =>
  lookUp(
    reader,
    keys,
    (k) => sql`
      select k.entry_id, x.claim_id from ${k} cross join lateral (
        select l.id as claim_id from debtors d
        join claims l on l.organization_id = d.organization_id and l.debtor_id = d.id
        where d.organization_id = ${organization_id} and d.restricted_at is null
          and name_words(d.search_name) @> string_to_array(k.key, ' ') ${BEST}) x`,
  )

const listBeginning = (reader: Reader, organization_id: string, keys: readonly Key[]): Promise<Found[]> =>
  lookUp(
    reader,
    keys,
    (k) => sql`
      select k.entry_id, x.claim_id from ${k} cross join lateral (
        select l.id as claim_id from debtors d
        join claims l on l.organization_id = d.organization_id and l.debtor_id = d.id
        where d.organization_id = ${organization_id} and d.restricted_at is null
          and d.search_name like '% ' || k.key || '%' ${BEST}) x`,
  )

const listFacts = async (
  reader: Reader,
  organization_id: string,
  claim_ids: readonly string[],
): Promise<CandidateFacts[]> =>
  claim_ids.length === 0
    ? []
    : reader.many(sql`
    select l.id as claim_id, l.case_reference, l.partner_reference, l.case_status = 'closed' as is_closed,
      case when d.restricted_at is null then jsonb_build_array(d.name) else '[]' end as debtor_names,
      coalesce((select jsonb_agg(i.invoice_number) from invoices i
        where i.claim_id = l.id and i.invoice_number is not null), '[]') as invoice_numbers,
      coalesce((select jsonb_agg(a.cents) from (
        select l.total_cents - l.paid_cents as cents union select l.total_cents
        union select i.gross_cents from invoices i where i.claim_id = l.id and i.gross_cents is not null
        union select t.total_cents from letters t where t.claim_id = l.id and t.status <> 'void'
        union select s.amount_cents from installment_plans n join installments s on s.plan_id = n.id
          where n.claim_id = l.id and n.status = 'active') a), '[]') as amounts_cents,
      coalesce((select jsonb_agg(distinct b.iban) from (
        select d.iban union select p.iban from claims o join payments p on p.claim_id = o.id
          where o.organization_id = l.organization_id and o.debtor_id = l.debtor_id and p.status = 'completed') b
        where b.iban is not null), '[]') as ibans,
      coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'amount_cents', p.amount_cents, 'payment_date', p.payment_date,
          'is_linked', p.received_by = 'us') order by p.created_at, p.id)
        from payments p where p.claim_id = l.id and p.status = 'completed'), '[]') as payments
    from claims l join debtors d on d.organization_id = l.organization_id and d.id = l.debtor_id
    where l.organization_id = ${organization_id} and l.id = any(${claim_ids}::uuid[])`)
