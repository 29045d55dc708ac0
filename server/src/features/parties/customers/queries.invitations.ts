import { type Reader, type Statement, sql, type Tx } from '../../../platform/db/db.ts'

export type Invited = {
  id: string
  organization_id: string
  name: string
  email: string
  /** As the partner wrote it, in any spelling. */
  country: string | null
  partner_name: string
}

const INVITED = sql`c.id, c.organization_id, c.name, c.email, c.address ->> 'country' as country, p.name as partner_name`
const FROM_CUSTOMERS = sql`from customers c join partners p on p.organization_id = c.organization_id and p.id = c.partner_id`

/** Undefined when the customer was deleted or has been invited already. */
export const lockUninvited = (tx: Tx, customer_id: string): Promise<Invited | undefined> =>
  tx.one(sql`
    select ${INVITED} ${FROM_CUSTOMERS}
    where c.id = ${customer_id} and not exists (select 1 from customer_invitations i where i.customer_id = c.id)
    for no key update of c`)

export type NewInvitation = { secret_hash: Buffer; days: number; created_at: Date }

/** False when there is one already. The primary key decides between two that are inserted at the same moment. */
export const insertInvitation = async (tx: Tx, customer: Invited, made: NewInvitation): Promise<boolean> =>
  (await tx.run(sql`
    insert into customer_invitations (customer_id, organization_id, email, secret_hash, created_at, expires_at)
    values (${customer.id}, ${customer.organization_id}, ${customer.email}, ${made.secret_hash}, ${made.created_at},
      wall_now() + make_interval(days => ${made.days}))
    on conflict (customer_id) do nothing`)) === 1

/** Replaces the invitation and so ends its link. An accepted invitation stays. */
export const replaceInvitation = async (tx: Tx, customer: Invited, made: NewInvitation): Promise<boolean> =>
  (await tx.run(sql`
    update customer_invitations set email = ${customer.email}, secret_hash = ${made.secret_hash},
      created_at = ${made.created_at}, expires_at = wall_now() + make_interval(days => ${made.days})
    where customer_id = ${customer.id} and accepted_at is null`)) === 1

/** As `insertInvitation`, or in the place of the one before, which it ends; also of one that was accepted. */
export const putInvitation = async (tx: Tx, customer: Invited, made: NewInvitation): Promise<boolean> =>
  (await tx.run(sql`
    insert into customer_invitations (customer_id, organization_id, email, secret_hash, created_at, expires_at)
    values (${customer.id}, ${customer.organization_id}, ${customer.email}, ${made.secret_hash}, ${made.created_at},
      wall_now() + make_interval(days => ${made.days}))
    on conflict (customer_id) do update set email = excluded.email, secret_hash = excluded.secret_hash,
      created_at = excluded.created_at, expires_at = excluded.expires_at, accepted_at = null`)) === 1

/** Any customer, for the team. */
export const lockInvitable = (tx: Tx, customer_id: string): Promise<Invited | undefined> =>
  tx.one(sql`select ${INVITED} ${FROM_CUSTOMERS} where c.id = ${customer_id} for no key update of c`)

/** An invitation of either kind: to the customer itself, or to a colleague of somebody who has access. */
export type InvitationRow = {
  /** The address it was mailed to. */
  email: string
  expires_at: Date
  is_accepted: boolean
  is_withdrawn: boolean
  is_expired: boolean
  customer: Invited
  colleague: { id: string; name: string | null; inviter_name: string } | null
}

type FlatRow = Invited &
  Pick<InvitationRow, 'expires_at' | 'is_accepted' | 'is_expired'> & { invited_email: string; created_at: Date }

const TIMES = sql`i.email as invited_email, i.created_at, i.expires_at, i.accepted_at is not null as is_accepted,
  i.expires_at <= wall_now() as is_expired`

const invitationBy = (secret_hash: Buffer): Statement => sql`
  select ${INVITED}, ${TIMES} ${FROM_CUSTOMERS} join customer_invitations i on i.customer_id = c.id
  where i.secret_hash = ${secret_hash}`

const rowOf = (flat: FlatRow | undefined): InvitationRow | undefined => {
  if (!flat) return undefined
  const { invited_email: email, created_at: _, expires_at, is_accepted, is_expired, ...customer } = flat
  return { email, expires_at, is_accepted, is_withdrawn: false, is_expired, customer, colleague: null }
}

export const findInvitation = async (reader: Reader, secret_hash: Buffer): Promise<InvitationRow | undefined> =>
  rowOf(await reader.one<FlatRow>(invitationBy(secret_hash))) ?? findColleague(reader, secret_hash)

/** Locks it, so that two who accept or renew it at the same moment do so one after the other. */
export const lockInvitation = async (tx: Tx, secret_hash: Buffer): Promise<InvitationRow | undefined> =>
  rowOf(await tx.one<FlatRow>(sql`${invitationBy(secret_hash)} for no key update of i`)) ??
  lockColleague(tx, secret_hash)

/** The invitation of the customer itself, and when it was mailed. */
export async function findOwnInvitation(
  reader: Reader,
  customer_id: string,
): Promise<(InvitationRow & { created_at: Date }) | undefined> {
  const flat = await reader.one<FlatRow>(sql`
    select ${INVITED}, ${TIMES} ${FROM_CUSTOMERS} join customer_invitations i on i.customer_id = c.id
    where c.id = ${customer_id}`)
  return flat && { ...(rowOf(flat) as InvitationRow), created_at: flat.created_at }
}

type FlatColleague = FlatRow & {
  is_withdrawn: boolean
  colleague_id: string
  colleague: string | null
  inviter_name: string
}

const colleagueBy = (secret_hash: Buffer): Statement => sql`
  select ${INVITED}, ${TIMES}, i.withdrawn_at is not null as is_withdrawn, i.id as colleague_id, i.name as colleague,
    i.inviter_name
  ${FROM_CUSTOMERS} join colleague_invitations i on i.organization_id = c.organization_id and i.customer_id = c.id
  where i.secret_hash = ${secret_hash}`

const colleagueOf = (flat: FlatColleague | undefined): InvitationRow | undefined => {
  if (!flat) return undefined
  const { is_withdrawn, colleague_id: id, colleague: name, inviter_name, ...rest } = flat
  return { ...(rowOf(rest) as InvitationRow), is_withdrawn, colleague: { id, name, inviter_name } }
}

const findColleague = async (reader: Reader, secret_hash: Buffer): Promise<InvitationRow | undefined> =>
  colleagueOf(await reader.one<FlatColleague>(colleagueBy(secret_hash)))

const lockColleague = async (tx: Tx, secret_hash: Buffer): Promise<InvitationRow | undefined> =>
  colleagueOf(await tx.one<FlatColleague>(sql`${colleagueBy(secret_hash)} for no key update of i`))

/** True for one caller only, even if several accept at the same moment. */
export async function setAccepted(
  tx: Tx,
  { colleague }: InvitationRow,
  { secret_hash, accepted_at }: { secret_hash: Buffer; accepted_at: Date },
): Promise<boolean> {
  const table = colleague ? sql`colleague_invitations` : sql`customer_invitations`
  const taken = await tx.run(sql`
    update ${table} set accepted_at = ${accepted_at}
    where secret_hash = ${secret_hash} and accepted_at is null and expires_at > wall_now()`)
  return taken === 1
}
