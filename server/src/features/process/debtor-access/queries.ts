import { knownNumber, type Reader, sql, type Tx } from '../../../platform/db/db.ts'
import { RESEAL_BATCH } from '../../../platform/reseal.ts'
import { PRIMARY_ADDRESS } from '../../parties/debtors/index.ts'
import { CLOSED_DAYS, SESSION_HOURS, SESSION_MINUTES } from './rules.ts'

export type AccessCodeRow = { id: string; claim_id: string; code_sealed: Buffer; code_hash: Buffer }

/** The one that the claim's letters print. */
export const findPrintedCode = (reader: Reader, claim_id: string): Promise<AccessCodeRow | undefined> =>
  reader.one(sql`
    select id, claim_id, code_sealed, code_hash from debtor_access_codes
    where claim_id = ${claim_id} and returned_at is null`)

export const insertCode = (tx: Tx, row: AccessCodeRow, created_at: Date): Promise<number> =>
  tx.run(sql`
    insert into debtor_access_codes (id, claim_id, code_sealed, code_hash, created_at)
    values (${row.id}, ${row.claim_id}, ${row.code_sealed}, ${row.code_hash}, ${created_at})`)

/** The code that a letter prints which was made then. */
export const setReturned = (
  tx: Tx,
  { claim_id, made_at, returned_at }: { claim_id: string; made_at: Date; returned_at: Date },
): Promise<number> =>
  tx.run(sql`
    update debtor_access_codes set returned_at = ${returned_at}
    where claim_id = ${claim_id} and returned_at is null and created_at <= ${made_at}`)

const OF_DEBTOR = (debtor_id: string) => sql`claim_id in (select id from claims where debtor_id = ${debtor_id})`

export const deleteCodesOf = (tx: Tx, debtor_id: string): Promise<number> =>
  tx.run(sql`delete from debtor_access_codes where ${OF_DEBTOR(debtor_id)}`)

/** A closed case stays open to its debtor for a while, in business time. */
const IS_OPEN_TO_DEBTOR = (now: Date) => sql`(l.case_status <> 'closed'
  or l.stage_entered_at > ${now}::timestamptz - make_interval(days => ${CLOSED_DAYS}))`

/** Of the reader: where they live, and whose letters they know. */
const OF_READER = sql`${PRIMARY_ADDRESS} ->> 'country' as country, o.letterhead ->> 'company_name' as collector`

export type EntryCode = {
  code_id: string
  claim_id: string
  organization_id: string
  debtor_id: string
  code_hash: Buffer
  is_contact_only: boolean
  language: string | null
  country: string | null
  collector: string | null
}

/** The codes with which a case can be entered. */
export const listEntryCodes = (reader: Reader, case_reference: string, now: Date): Promise<EntryCode[]> =>
  reader.many(sql`
    select a.id as code_id, l.id as claim_id, l.organization_id, l.debtor_id, a.code_hash,
      a.returned_at is not null as is_contact_only, d.language, ${OF_READER}
    from claims l
    join organizations o on o.id = l.organization_id
    join debtor_access_codes a on a.claim_id = l.id
    join debtors d on d.organization_id = l.organization_id and d.id = l.debtor_id
    where l.case_reference = ${case_reference} and ${IS_OPEN_TO_DEBTOR(now)} order by a.created_at desc`)

/** Keeps a code from being ended or confined until commit, and says what it is good for; undefined when it has ended. */
export const holdCode = (tx: Tx, id: string): Promise<Pick<EntryCode, 'is_contact_only'> | undefined> =>
  tx.one(sql`
    select returned_at is not null as is_contact_only from debtor_access_codes where id = ${id} for share`)

export type NewSession = {
  id: string
  secret_hash: Buffer
  organization_id: string
  claim_id: string
  is_contact_only: boolean
}

export const insertSession = (tx: Tx, row: NewSession): Promise<number> =>
  tx.run(sql`
    insert into debtor_sessions (id, secret_hash, organization_id, claim_id, is_contact_only, opened_at, used_at)
    values (${row.id}, ${row.secret_hash}, ${row.organization_id}, ${row.claim_id}, ${row.is_contact_only}, wall_now(),
      wall_now())`)

export type DebtorSession = {
  session_id: string
  organization_id: string
  claim_id: string
  debtor_id: string
  is_contact_only: boolean
  language: string | null
  country: string | null
  collector: string | null
  /** The last use was noted a while ago. */
  is_stale: boolean
}

const IS_IN_USE = sql`(s.used_at > wall_now() - make_interval(mins => ${SESSION_MINUTES})
  and s.opened_at > wall_now() - make_interval(hours => ${SESSION_HOURS}))`

export const findSession = (reader: Reader, secret_hash: Buffer, now: Date): Promise<DebtorSession | undefined> =>
  reader.one(sql`
    select s.id as session_id, s.organization_id, s.claim_id, l.debtor_id, s.is_contact_only, d.language, ${OF_READER},
      s.used_at < wall_now() - interval '1 minute' as is_stale
    from debtor_sessions s
    join organizations o on o.id = s.organization_id
    join claims l on l.organization_id = s.organization_id and l.id = s.claim_id
    join debtors d on d.organization_id = l.organization_id and d.id = l.debtor_id
    where s.secret_hash = ${secret_hash} and ${IS_IN_USE} and ${IS_OPEN_TO_DEBTOR(now)}`)

export const setUsed = (tx: Tx, session_id: string): Promise<number> =>
  tx.run(sql`update debtor_sessions set used_at = wall_now() where id = ${session_id}`)

export const deleteSession = (tx: Tx, secret_hash: Buffer): Promise<number> =>
  tx.run(sql`delete from debtor_sessions where secret_hash = ${secret_hash}`)

/** Those of a claim; after a returned letter they are left with the contact data. */
export const confineSessions = (tx: Tx, claim_id: string): Promise<number> =>
  tx.run(sql`update debtor_sessions set is_contact_only = true where claim_id = ${claim_id}`)

/** All of a debtor but the one in which the address was changed. */
export const deleteSessionsOf = (tx: Tx, debtor_id: string, but: string | null): Promise<number> =>
  tx.run(sql`delete from debtor_sessions where ${OF_DEBTOR(debtor_id)} and id is distinct from ${but}::uuid`)

/** More log-ins than these are not listed. */
const LOG_INS_MAX = 1_000

/** When a case was entered with its code, newest first. The claim's log keeps it. */
export const listLogIns = async (reader: Reader, claim_id: string): Promise<Date[]> =>
  (
    await reader.many<{ at: Date }>(sql`
      select at from claim_activity where claim_id = ${claim_id} and action = 'debtor.entered'
      order by number desc limit ${LOG_INS_MAX}`)
  ).map(({ at }) => at)

/** Those that are open, newest first; an old one is deleted. */
export const listSessions = (reader: Reader, claim_id: string): Promise<{ opened_at: Date; used_at: Date }[]> =>
  reader.many(sql`
    select opened_at, used_at from debtor_sessions s where claim_id = ${claim_id} and ${IS_IN_USE}
    order by opened_at desc limit ${LOG_INS_MAX}`)

export const deleteOldSessions = (tx: Tx): Promise<number> =>
  tx.run(sql`delete from debtor_sessions s where not ${IS_IN_USE}`)

export type SealedCode = { id: string; claim_id: string; sealed: Buffer }

export const lockSealedCodes = (tx: Tx, after: string): Promise<SealedCode[]> =>
  tx.many(sql`
    select id, claim_id, code_sealed as sealed from debtor_access_codes where id > ${after}
    order by id limit ${knownNumber(RESEAL_BATCH)} for no key update`)

export const setSealedCode = (tx: Tx, row: Omit<AccessCodeRow, 'claim_id'>): Promise<number> =>
  tx.run(sql`
    update debtor_access_codes set code_sealed = ${row.code_sealed}, code_hash = ${row.code_hash} where id = ${row.id}`)
