import { type Reader, sql } from '../../../platform/db/db.ts'

/** All cases of a debtor, also those that are closed. */
export const listDebtorClaims = (
  reader: Reader,
  { id, organization_id }: { id: string; organization_id: string },
): Promise<{ id: string; organization_id: string }[]> =>
  reader.many(sql`
    select id, organization_id from claims where organization_id = ${organization_id} and debtor_id = ${id}
    order by created_at, id`)
