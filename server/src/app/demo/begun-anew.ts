import { type Reader, sql, type Tx } from '../../platform/db/db.ts'

/** Whether the partner has reset its sandbox: then nobody wants the rest of the demo cases. */
export const hasBegunAnew = async (reader: Reader, partner_id: string): Promise<boolean> =>
  (await reader.one(sql`
    select 1 from audit_entries where action = 'sandbox.reset' and subject_id = ${partner_id}`)) !== undefined

/** A case is made before a reset, which deletes it, or not at all: the reset locks the same row. */
export async function refuseAfterReset(tx: Tx, partner_id: string): Promise<void> {
  await tx.run(sql`select 1 from partners where id = ${partner_id} for key share`)
  if (await hasBegunAnew(tx, partner_id)) throw new Error('the partner has begun anew, without demo cases')
}
