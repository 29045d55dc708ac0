import { isWithheld } from '../../../audiences/visibility.ts'
import type { Caller } from '../../../kernel/caller.ts'
import type { Cents } from '../../../kernel/money.ts'
import { knownNumber, type Reader, type Statement, sql, type Tx } from '../../../platform/db/db.ts'
import type { CaseStatus, ClosureReason, Stage } from '../../case/claims/index.ts'
import type { STORED_STATUSES } from '../../case/installments/index.ts'
import {
  type ActingAs,
  type Address,
  type Channel,
  type Company,
  type DebtorType,
  type Person,
  SHOWN_ADDRESS,
  SHOWN_NAME,
  type Situation,
} from '../../parties/debtors/index.ts'
import { CLAIMS_MAX, type SameBy, SIMILAR_MAX, TIMELINE_MAX } from './rules.ts'

export type RecordRow = {
  id: string
  name: string
  acting_as: ActingAs
  birth_date: string | null
  register_number: string | null
  address: Address | null
  communication_channels: Channel[]
  situation: Situation
  organization_id: string
  organization_name: string
  customer_id: string | null
  customer_name: string | null
  partner_name: string | null
  claim_count: number
  joined_at: Date | null
  joined_by_name: string | null
}

/** Of somebody whose data may only be kept nothing is shown. */
const kept = (value: Statement): Statement => sql`case when d.restricted_at is null then ${value} end`

const RECORD = sql`d.id, ${SHOWN_NAME} as name, d.acting_as, ${kept(sql`d.person ->> 'birth_date'`)} as birth_date,
  ${kept(sql`d.company ->> 'firmenbuchnummer'`)} as register_number, ${SHOWN_ADDRESS} as address,
  coalesce(${kept(sql`d.communication_channels`)}, '[]') as communication_channels, d.situation, d.organization_id,
  g.name as organization_name, c.id as customer_id, c.name as customer_name, p.name as partner_name,
  (select count(*)::int from claims l where l.debtor_id = d.id) as claim_count, j.joined_at,
  case when o.name = '' then o.email else o.name end as joined_by_name`

const FROM = sql`debtors d join organizations g on g.id = d.organization_id
  left join customers c on c.organization_id = d.organization_id and c.id = d.customer_id
  left join partners p on p.id = c.partner_id left join debtor_joins j on j.debtor_id = d.id
  left join operators o on o.id = j.joined_by`

/**
 * All records of the person, oldest first; the record alone where it was joined with none. Others that may only be kept
 * are there for those alone who may open them.
 */
export const listGroup = async (
  reader: Reader,
  { debtor_id, with_restricted }: { debtor_id: string; with_restricted: boolean },
): Promise<string[]> =>
  (
    await reader.many<{ id: string }>(sql`
      select d.id from debtors d where d.id = ${debtor_id} or d.id in (
        select x.debtor_id from debtor_joins x join debtor_joins own on own.person_id = x.person_id
        where own.debtor_id = ${debtor_id}) and (d.restricted_at is null or ${with_restricted})
      order by d.created_at, d.id`)
  ).map(({ id }) => id)

export const listRecords = (reader: Reader, ids: readonly string[]): Promise<RecordRow[]> =>
  reader.many(sql`select ${RECORD} from ${FROM} where d.id = any(${ids}::uuid[]) order by d.created_at, d.id`)

export type SimilarRow = RecordRow & {
  debtor_type: DebtorType
  person: Person | null
  company: Company | null
  addresses: Address[]
}

/** Records of others with the same name or register number: the rules say which of them are meant. */
export const listLike = (
  reader: Reader,
  { debtor_id, register_number }: { debtor_id: string; register_number: string | null },
): Promise<SimilarRow[]> =>
  reader.many(sql`
    select ${RECORD}, d.debtor_type, d.person, d.company, d.addresses from ${FROM}
    where d.id in (
        (select x.id from debtors x join debtors own on own.id = ${debtor_id} and x.search_name collate "C" = own.search_name
          limit ${knownNumber(SIMILAR_MAX * 4)})
        union all
        (select x.id from debtors x
          where lower(replace(x.company ->> 'firmenbuchnummer', ' ', '')) = ${register_number}::text
            and x.company ->> 'firmenbuchnummer' is not null limit ${knownNumber(SIMILAR_MAX)}))
      and d.id <> ${debtor_id} and d.restricted_at is null and d.erased_at is null
      and not exists (
        select 1 from debtor_joins own where own.debtor_id = ${debtor_id} and own.person_id = j.person_id)
    order by d.created_at, d.id`)

export type ClaimOfPerson = {
  id: string
  debtor_id: string
  organization_name: string
  case_reference: string
  customer_id: string | null
  customer_name: string | null
  partner_name: string | null
  collection_stage: Stage
  case_status: CaseStatus
  closure_reason: ClosureReason | null
  created_at: Date
}

/** What may only be kept is left out. Open ones come first; one more than are shown tells that there are more. */
export const listClaimsOf = (reader: Reader, debtor_ids: readonly string[]): Promise<ClaimOfPerson[]> =>
  reader.many(sql`
    select l.id, l.debtor_id, g.name as organization_name, l.case_reference, l.customer_id, c.name as customer_name,
      p.name as partner_name, l.collection_stage, l.case_status, l.closure_reason, l.created_at
    from claims l join organizations g on g.id = l.organization_id
    left join customers c on c.organization_id = l.organization_id and c.id = l.customer_id
    left join partners p on p.id = c.partner_id
    where l.debtor_id = any(${debtor_ids}::uuid[]) and not ${isWithheld(sql`l.id`)}
    order by l.case_status = 'closed', l.created_at desc, l.id desc limit ${knownNumber(CLAIMS_MAX + 1)}`)

export type PromiseOfPerson = {
  claim_id: string
  amount_cents: Cents | null
  on: string
  made_at: Date
  via: 'portal' | 'note'
}

/** What was announced in the portal, and what the team noted. The latest day first. */
export const listPromisesOf = (reader: Reader, claim_ids: readonly string[]): Promise<PromiseOfPerson[]> =>
  reader.many(sql`
    select x.claim_id, x.amount_cents, x."on", x.made_at, x.via from (
      select p.claim_id, null::bigint as amount_cents, p.promised_on as "on", p.made_at, 'portal' as via from payment_promises p
      where p.claim_id = any(${claim_ids}::uuid[])
      union all
      select n.claim_id, n.promised_cents, n.promised_on, n.created_at, 'note' from case_notes n
      where n.claim_id = any(${claim_ids}::uuid[]) and n.promised_on is not null) x
    order by x."on" desc, x.made_at desc`)

export type PlanOfPerson = {
  claim_id: string
  status: (typeof STORED_STATUSES)[number]
  closure_reason: ClosureReason | null
  total_cents: Cents
  created_at: Date
}

export const listPlansOf = (reader: Reader, claim_ids: readonly string[]): Promise<PlanOfPerson[]> =>
  reader.many(sql`
    select p.claim_id, p.status, l.closure_reason, p.total_cents, p.created_at from installment_plans p
    join claims l on l.id = p.claim_id where p.claim_id = any(${claim_ids}::uuid[]) order by p.created_at desc`)

export type EntryOfPerson = {
  claim_id: string
  number: number
  actor_type: Caller['type']
  actor_name: string | null
  action: string
  details: Record<string, unknown>
  at: Date
  invoice_number: string | null
  payment_cents: Cents | null
  document_name: string | null
  note_text: string | null
}

const ID = (name: Statement): Statement => sql`(a.details ->> ${name})::uuid`

/** One timeline over all claims, newest first, with the names of what the entries are about. */
export const listTimelineOf = (reader: Reader, claim_ids: readonly string[]): Promise<EntryOfPerson[]> =>
  reader.many(sql`
    select a.claim_id, a.number, a.actor_type, coalesce(o.name, t.name, p.name, p.email) as actor_name, a.action,
      a.details || coalesce(a.said, '{}') as details, a.at, i.invoice_number, y.amount_cents as payment_cents,
      x.original_filename as document_name, n.text as note_text
    from (
      select z.claim_id, z.number, z.actor_type, z.actor_id, z.action, z.details, z.said, z.at from claim_activity z
      where z.claim_id = any(${claim_ids}::uuid[]) order by z.at desc, z.claim_id, z.number desc
      limit ${knownNumber(TIMELINE_MAX)}) a
    left join operators o on a.actor_type = 'operator' and o.id = a.actor_id
    left join api_tokens t on a.actor_type = 'token' and t.id = a.actor_id
    left join creditor_people p on a.actor_type = 'creditor' and p.id = a.actor_id
    left join invoices i on i.id = ${ID(sql`'invoice_id'`)}
    left join payments y on y.id = ${ID(sql`'payment_id'`)}
    left join documents x on x.id = ${ID(sql`'document_id'`)}
    left join case_notes n on a.action = 'note.written' and n.id = ${ID(sql`'note_id'`)}
    order by a.at desc, a.claim_id, a.number desc`)

/** `open_cents`: what is owed today, as the file of the claim says; null for closed ones. */
export type BalancedClaim = ClaimOfPerson & { readonly open_cents: Cents | null }

export type DebtorFile = {
  readonly debtor_id: string
  readonly today: string
  readonly records: readonly RecordRow[]
  readonly claims: readonly BalancedClaim[]
  /** There are more claims than are shown, so that nothing adds up. */
  readonly has_more: boolean
  readonly promises: readonly PromiseOfPerson[]
  readonly plans: readonly PlanOfPerson[]
  readonly timeline: readonly EntryOfPerson[]
}

export type Suggested = SimilarRow & { readonly same_by: readonly SameBy[] }

export const findPersonId = async (reader: Reader, debtor_id: string): Promise<string | undefined> =>
  (await reader.one<{ person_id: string }>(sql`select person_id from debtor_joins where debtor_id = ${debtor_id}`))
    ?.person_id

/** Whether the name of one of them was erased. */
export const findIsErased = async (reader: Reader, ids: readonly string[]): Promise<boolean> =>
  (await reader.one(
    sql`select 1 as one from debtors where id = any(${ids}::uuid[]) and erased_at is not null limit 1`,
  )) !== undefined

/** Two who join the same people at the same moment wait for each other. */
export const lockJoins = (tx: Tx): Promise<unknown> =>
  tx.run(sql`select pg_advisory_xact_lock(hashtextextended('debtor joins', 0))`)

export type Join = { debtor_id: string; person_id: string; joined_by: string; joined_at: Date }

export const insertJoin = (tx: Tx, row: Join): Promise<number> =>
  tx.run(sql`
    insert into debtor_joins (debtor_id, person_id, joined_by, joined_at)
    values (${row.debtor_id}, ${row.person_id}, ${row.joined_by}, ${row.joined_at}) on conflict (debtor_id) do nothing`)

export const setPersonId = (tx: Tx, from: string, to: string): Promise<number> =>
  tx.run(sql`update debtor_joins set person_id = ${to} where person_id = ${from}`)

/** Whoever is left alone is joined with nobody. */
export async function deleteJoin(tx: Tx, debtor_id: string): Promise<number> {
  const deleted = await tx.run(sql`delete from debtor_joins where debtor_id = ${debtor_id}`)
  await tx.run(sql`
    delete from debtor_joins j where not exists (
      select 1 from debtor_joins x where x.person_id = j.person_id and x.debtor_id <> j.debtor_id)`)
  return deleted
}
