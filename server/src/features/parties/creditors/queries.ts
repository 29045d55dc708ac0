import { conflict, notFound, unauthorized } from '../../../kernel/errors.ts'
import type { Language } from '../../../kernel/language.ts'
import { onConstraint } from '../../../platform/db/constraints.ts'
import { knownNumber, type Reader, sql, type Tx } from '../../../platform/db/db.ts'
import { LOGIN_REFUSED } from '../../../platform/login/words.ts'
import { deleteOldColleagues } from '../customers/index.ts'
import { ACCOUNT_MADE_MEANWHILE, CUSTOMERS_MAX } from './rules.ts'

export type PersonRow = {
  id: string
  email: string
  name: string | null
  password_hash: string
  language: Language | null
  /** Whether they want to be mailed what waits for them. */
  wants_digest: boolean
  created_at: Date
  updated_at: Date
}

/** The person or the customer was deleted while the password was being checked. */
const loginRefused = () => unauthorized('login_refused', LOGIN_REFUSED)

const PERSON = sql`id, email, name, password_hash, language, wants_digest, created_at, updated_at`

export const findPersonByEmail = (reader: Reader, email: string): Promise<PersonRow | undefined> =>
  reader.one(sql`select ${PERSON} from creditor_people where lower(email) = lower(${email})`)

export const findPerson = (reader: Reader, id: string): Promise<PersonRow | undefined> =>
  reader.one(sql`select ${PERSON} from creditor_people where id = ${id}`)

/** True while this is still the password. The row is locked, so that stays true until commit. */
export const holdPassword = async (tx: Tx, { id, password_hash }: PersonRow): Promise<boolean> =>
  (await tx.one(sql`
    select 1 as is_so from creditor_people where id = ${id} and password_hash = ${password_hash} for share`)) !==
  undefined

export const insertPerson = (tx: Tx, row: PersonRow): Promise<number> =>
  onConstraint(
    tx.run(sql`
      insert into creditor_people (id, email, name, password_hash, created_at, updated_at)
      values (${row.id}, ${row.email}, ${row.name}, ${row.password_hash}, ${row.created_at}, ${row.updated_at})`),
    { creditor_people_email_key: () => conflict('account_exists', ACCOUNT_MADE_MEANWHILE) },
  )

/** Whose password it is; undefined when the person has gone. */
export const setPassword = (
  tx: Tx,
  change: { id: string; password_hash: string; updated_at: Date },
): Promise<{ email: string } | undefined> =>
  tx.one(sql`
    update creditor_people set password_hash = ${change.password_hash}, updated_at = ${change.updated_at}
    where id = ${change.id} returning email`)

export type MembershipRow = { person_id: string; customer_id: string; organization_id: string; joined_at: Date }

/** False for somebody who belongs to the customer already. */
export const insertMembership = async (tx: Tx, row: MembershipRow): Promise<boolean> =>
  (await onConstraint(
    tx.run(sql`
      insert into creditor_memberships (person_id, customer_id, organization_id, joined_at)
      values (${row.person_id}, ${row.customer_id}, ${row.organization_id}, ${row.joined_at})
      on conflict (person_id, customer_id) do nothing`),
    { creditor_memberships_person_fkey: loginRefused },
  )) === 1

export type CustomerOfPerson = { id: string; organization_id: string; name: string; country: string | null }

/** The customers that a person may act for, the one joined last first. */
export const listCustomersOf = (reader: Reader, person_id: string): Promise<CustomerOfPerson[]> =>
  reader.many(sql`
    select c.id, c.organization_id, c.name, c.address ->> 'country' as country
    from creditor_memberships m join customers c on c.organization_id = m.organization_id and c.id = m.customer_id
    where m.person_id = ${person_id} order by m.joined_at desc, c.id desc limit ${knownNumber(CUSTOMERS_MAX)}`)

/** `may_submit`: the organisation lets creditors hand over cases by themselves. */
export type PortalMember = {
  person_id: string
  email: string
  name: string | null
  customer_id: string
  customer_name: string
  organization_id: string
  language: Language | null
  country: string | null
  may_submit: boolean
}

export type CreditorSessionRow = PortalMember & { session_id: string }

const MEMBER = sql`p.id as person_id, p.email, p.name, c.id as customer_id, c.name as customer_name, c.organization_id, p.language,
  c.address ->> 'country' as country, o.creditors_submit as may_submit`

export const findSession = (reader: Reader, secret_hash: Buffer): Promise<CreditorSessionRow | undefined> =>
  reader.one(sql`
    select s.id as session_id, ${MEMBER}
    from creditor_sessions s join creditor_people p on p.id = s.person_id join customers c on c.id = s.customer_id
    join organizations o on o.id = c.organization_id
    where s.secret_hash = ${secret_hash} and s.expires_at > wall_now()`)

/** Somebody who works for the customer today, for what they have asked for before. */
export const findMembership = (
  reader: Reader,
  person_id: string,
  customer_id: string,
): Promise<PortalMember | undefined> =>
  reader.one(sql`
    select ${MEMBER}
    from creditor_memberships m join creditor_people p on p.id = m.person_id join customers c on c.id = m.customer_id
    join organizations o on o.id = c.organization_id
    where m.person_id = ${person_id} and m.customer_id = ${customer_id}`)

export type NewCreditorSession = {
  id: string
  secret_hash: Buffer
  person_id: string
  customer_id: string
  hours: number
}

export const insertSession = (tx: Tx, row: NewCreditorSession): Promise<number> =>
  onConstraint(
    tx.run(sql`
      insert into creditor_sessions (id, secret_hash, person_id, customer_id, expires_at)
      values (${row.id}, ${row.secret_hash}, ${row.person_id}, ${row.customer_id},
        wall_now() + make_interval(hours => ${row.hours}))`),
    { creditor_sessions_membership_fkey: loginRefused },
  )

/** Switches only to a customer that the person belongs to; any other is not found. */
export const setSessionCustomer = async (tx: Tx, secret_hash: Buffer, customer_id: string): Promise<boolean> =>
  (await onConstraint(
    tx.run(sql`
      update creditor_sessions s set customer_id = m.customer_id from creditor_memberships m
      where s.secret_hash = ${secret_hash} and m.person_id = s.person_id and m.customer_id = ${customer_id}`),
    { creditor_sessions_membership_fkey: notFound },
  )) === 1

export const deleteSession = (tx: Tx, secret_hash: Buffer): Promise<number> =>
  tx.run(sql`delete from creditor_sessions where secret_hash = ${secret_hash}`)

export const deleteSessionsOf = (tx: Tx, person_id: string): Promise<number> =>
  tx.run(sql`delete from creditor_sessions where person_id = ${person_id}`)

export type NewReset = { person_id: string; request_id: string; secret_hash: Buffer; minutes: number }

/** False when this request was answered before, so that a job that runs again after a crash sends no second mail. */
export const putReset = async (tx: Tx, row: NewReset): Promise<boolean> =>
  (await tx.run(sql`
    insert into creditor_password_resets as r (person_id, request_id, secret_hash, expires_at)
    values (${row.person_id}, ${row.request_id}, ${row.secret_hash},
      wall_now() + make_interval(mins => ${row.minutes}))
    on conflict (person_id) do update set request_id = excluded.request_id, secret_hash = excluded.secret_hash,
      expires_at = excluded.expires_at
    where r.request_id <> excluded.request_id`)) === 1

export const findReset = (reader: Reader, secret_hash: Buffer): Promise<{ person_id: string } | undefined> =>
  reader.one(sql`
    select person_id from creditor_password_resets where secret_hash = ${secret_hash} and expires_at > wall_now()`)

/** The person it belonged to. Only one caller gets it, even if several come at the same moment. */
export const takeReset = (tx: Tx, secret_hash: Buffer): Promise<{ person_id: string } | undefined> =>
  tx.one(sql`
    delete from creditor_password_resets where secret_hash = ${secret_hash} and expires_at > wall_now()
    returning person_id`)

export const deleteReset = (tx: Tx, person_id: string): Promise<number> =>
  tx.run(sql`delete from creditor_password_resets where person_id = ${person_id}`)

/** Deletes sessions, links and invitations that have expired. */
export async function deleteExpiredLogins(tx: Tx): Promise<void> {
  await tx.run(sql`delete from creditor_sessions where expires_at <= wall_now()`)
  await tx.run(sql`delete from creditor_password_resets where expires_at <= wall_now()`)
  await deleteOldColleagues(tx)
}
