import { type Reader, sql, type Tx } from '../../../platform/db/db.ts'
import type { CustomerKey } from './queries.changes.ts'
import type { NewInvitation } from './queries.invitations.ts'

export type ColleagueRow = CustomerKey & {
  id: string
  email: string
  name: string | null
  inviter_name: string
  created_at: Date
  expires_at: Date
  is_expired: boolean
}

const OPEN = sql`i.accepted_at is null and i.withdrawn_at is null`
const COLUMNS = sql`i.id, i.organization_id, i.customer_id, i.email, i.name, i.inviter_name, i.created_at, i.expires_at,
  i.expires_at <= wall_now() as is_expired`

const ofCustomer = ({ organization_id, customer_id }: CustomerKey) =>
  sql`i.organization_id = ${organization_id} and i.customer_id = ${customer_id}`

/** Those that were neither accepted nor withdrawn, the last one first. */
export const listColleagues = (reader: Reader, customer: CustomerKey): Promise<ColleagueRow[]> =>
  reader.many(sql`
    select ${COLUMNS} from colleague_invitations i where ${ofCustomer(customer)} and ${OPEN}
    order by i.created_at desc, i.id desc`)

export type NewColleague = Pick<
  ColleagueRow,
  'organization_id' | 'customer_id' | 'id' | 'email' | 'name' | 'inviter_name'
>

/** Replaces an open one to the same address, and so ends its link. */
export async function putColleague(tx: Tx, row: NewColleague, made: NewInvitation): Promise<ColleagueRow> {
  const put = await tx.one<ColleagueRow>(sql`
    insert into colleague_invitations as i
      (id, organization_id, customer_id, email, name, inviter_name, secret_hash, created_at, expires_at)
    values (${row.id}, ${row.organization_id}, ${row.customer_id}, ${row.email}, ${row.name}, ${row.inviter_name},
      ${made.secret_hash}, ${made.created_at}, wall_now() + make_interval(days => ${made.days}))
    on conflict (customer_id, lower(email)) where accepted_at is null and withdrawn_at is null
    do update set email = excluded.email, name = excluded.name, inviter_name = excluded.inviter_name, secret_hash = excluded.secret_hash,
      created_at = excluded.created_at, expires_at = excluded.expires_at
    returning ${COLUMNS}`)
  return put as ColleagueRow
}

/** A new link in the place of one that has expired. */
export const setColleagueSecret = (tx: Tx, id: string, made: NewInvitation): Promise<number> =>
  tx.run(sql`
    update colleague_invitations set secret_hash = ${made.secret_hash}, created_at = ${made.created_at},
      expires_at = wall_now() + make_interval(days => ${made.days})
    where id = ${id}`)

export const setWithdrawn = (
  tx: Tx,
  customer: CustomerKey,
  { id, withdrawn_at }: { id: string; withdrawn_at: Date },
): Promise<{ email: string; name: string | null } | undefined> =>
  tx.one(sql`
    update colleague_invitations as i set withdrawn_at = ${withdrawn_at}
    where ${ofCustomer(customer)} and i.id = ${id} and ${OPEN}
    returning i.email, i.name`)

/** Those that a person has sent, as the customer's log tells. An invitation bears a name or an address, as the log does. */
export const setWithdrawnOf = (
  tx: Tx,
  customer: CustomerKey,
  { inviter_id, withdrawn_at }: { inviter_id: string; withdrawn_at: Date },
): Promise<{ email: string; name: string | null }[]> =>
  tx.many(sql`
    update colleague_invitations as i set withdrawn_at = ${withdrawn_at}
    where ${ofCustomer(customer)} and ${OPEN} and exists (
      select 1 from customer_changes h
      where h.customer_id = i.customer_id and h.kind = 'person_invited' and h.actor_id = ${inviter_id}
        and h.person_name = coalesce(i.name, i.email))
    returning i.email, i.name`)

/** Kept for a while after their end, so that a link can still say what became of it. */
const KEPT_DAYS = 30

export const deleteOldColleagues = (tx: Tx): Promise<number> =>
  tx.run(sql`
    delete from colleague_invitations where expires_at <= wall_now() - make_interval(days => ${KEPT_DAYS})`)
