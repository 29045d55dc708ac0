import { type Reader, sql, type Tx } from '../../../platform/db/db.ts'

export type BulkIdentity = { organization_id: string; partner_id: string; partner_reference: string }

/** Until commit nobody else makes a case of the partner with this reference in a bulk. */
export const lockReference = (tx: Tx, { partner_id, partner_reference }: BulkIdentity): Promise<number> =>
  tx.run(
    sql`select pg_advisory_xact_lock(hashtextextended(${`claim reference ${partner_id} ${partner_reference}`}, 0))`,
  )

/** The first case of the partner that has this reference, however it was made. */
export const findByReference = (
  reader: Reader,
  { organization_id, partner_id, partner_reference }: BulkIdentity,
): Promise<{ id: string } | undefined> =>
  reader.one(sql`
    select l.id from claims l join customers c on c.organization_id = l.organization_id and c.id = l.customer_id
    where l.organization_id = ${organization_id} and l.partner_reference = ${partner_reference} and c.partner_id = ${partner_id}
    order by l.created_at, l.id limit 1`)
