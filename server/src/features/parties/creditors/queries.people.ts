import type { Language } from '../../../kernel/language.ts'
import { type Reader, sql, type Tx } from '../../../platform/db/db.ts'
import { type CustomerKey, customerLanguage } from '../customers/index.ts'

export type MemberRow = {
  id: string
  email: string
  name: string | null
  /** The one that they have chosen. */
  language: Language | null
  country: string | null
  joined_at: Date
  has_second_factor: boolean
}

/** Who has access to a customer, in the order in which they got it. */
export const listMembers = (reader: Reader, { organization_id, customer_id }: CustomerKey): Promise<MemberRow[]> =>
  reader.many(sql`
    select p.id, p.email, p.name, p.language, c.address ->> 'country' as country, m.joined_at,
      exists (select from login_totp t where t.person_id = p.id and t.enabled_at is not null)
        or exists (select from login_passkeys k where k.person_id = p.id) as has_second_factor
    from creditor_memberships m join creditor_people p on p.id = m.person_id
      join customers c on c.organization_id = m.organization_id and c.id = m.customer_id
    where m.organization_id = ${organization_id} and m.customer_id = ${customer_id}
    order by m.joined_at, p.id`)

/** Whom to write to, and in which language. */
export type Recipient = {
  readonly id: string
  readonly email: string
  readonly name: string | null
  /** The person's own, else that of the customer's country; null where we know neither: then write in both. */
  readonly language: Language | null
}

/** Everybody who has access to a customer, for mails. */
export const listPeople = async (reader: Reader, customer: CustomerKey): Promise<Recipient[]> =>
  (await listMembers(reader, customer)).map(({ id, email, name, language, country }) => ({
    ...{ id, email, name },
    language: language ?? customerLanguage(country) ?? null,
  }))

/** Until commit the people of a customer come and go one after the other. False where there is no such customer. */
export const lockPeople = async (tx: Tx, { organization_id, customer_id }: CustomerKey): Promise<boolean> =>
  (await tx.one(sql`
    select 1 as is_so from customers c where c.organization_id = ${organization_id} and c.id = ${customer_id}
    for no key update`)) !== undefined

/** Ends the sessions for this customer too, and the account of somebody who belongs to no other. */
export const deleteMembership = (
  tx: Tx,
  { organization_id, customer_id }: CustomerKey,
  person_id: string,
): Promise<number> =>
  tx.run(sql`
    delete from creditor_memberships
    where organization_id = ${organization_id} and customer_id = ${customer_id} and person_id = ${person_id}`)

export type OwnSessionRow = { id: string; created_at: Date; expires_at: Date; customer_name: string }

/** Where an account is logged in, the last login first. */
export const listOwnSessions = (reader: Reader, person_id: string): Promise<OwnSessionRow[]> =>
  reader.many(sql`
    select s.id, s.created_at, s.expires_at, c.name as customer_name
    from creditor_sessions s join customers c on c.id = s.customer_id
    where s.person_id = ${person_id} and s.expires_at > wall_now()
    order by s.created_at desc, s.id desc limit 100`)

export const setOneself = (
  tx: Tx,
  change: { id: string; name: string | null; language: Language | null; wants_digest: boolean; updated_at: Date },
): Promise<number> =>
  tx.run(sql`
    update creditor_people set name = ${change.name}, language = ${change.language},
      wants_digest = ${change.wants_digest}, updated_at = ${change.updated_at}
    where id = ${change.id}`)
