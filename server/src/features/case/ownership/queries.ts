import { type Reader, sql, type Tx } from '../../../platform/db/db.ts'

/** Who looks after a claim. Whoever has left the team owns nothing any more, and is still named as who had it. */
export type OwnerRow = { owner_id: string | null; owner_name: string | null; owner_left_name: string | null }

export const OWNER = sql`operators o on o.id = l.owner_id`
const NAME = sql`case when o.name = '' then o.email else o.name end`
export const OWNER_FIELDS = sql`case when o.disabled_at is null then o.id end as owner_id,
  case when o.disabled_at is null then ${NAME} end as owner_name,
  case when o.disabled_at is not null then ${NAME} end as owner_left_name`

const NOBODY: OwnerRow = { owner_id: null, owner_name: null, owner_left_name: null }

export const readOwner = async (reader: Reader, claim_id: string): Promise<OwnerRow> =>
  (await reader.one<OwnerRow>(sql`select ${OWNER_FIELDS} from claims l left join ${OWNER} where l.id = ${claim_id}`)) ??
  NOBODY

/** Internal: for partners nothing about the claim has changed. */
export const setOwner = (tx: Tx, claim_id: string, owner_id: string | null) =>
  tx.run(sql`update claims set owner_id = ${owner_id} where id = ${claim_id}`)

/** A member of the team whose account is not disabled. */
export const findColleague = (reader: Reader, id: string): Promise<{ id: string; name: string } | undefined> =>
  reader.one(sql`
    select o.id, ${NAME} as name from operators o where o.id = ${id} and o.disabled_at is null`)
