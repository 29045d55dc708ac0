import { isNotBlocked, isWithheld } from '../../../audiences/visibility.ts'
import { type Reader, type Statement, sql } from '../../../platform/db/db.ts'

/** What stands below a path of the desk, and of which claims it is. */
const CLAIMS_OF = {
  claims: (id) => sql`select ${id}::uuid as claim_id`,
  debtors: (id) => sql`select l.id as claim_id from claims l where l.debtor_id = ${id}`,
  documents: (id) => sql`select d.claim_id from documents d where d.id = ${id}`,
  invoices: (id) => sql`select i.claim_id from invoices i where i.id = ${id}`,
  letters: (id) => sql`select t.claim_id from letters t where t.id = ${id}`,
  mail: (id) => sql`select m.claim_id from mails m where m.id = ${id}`,
} as const satisfies Record<string, (id: string) => Statement>

export type WithheldKind = keyof typeof CLAIMS_OF
export const WITHHELD_KINDS = Object.keys(CLAIMS_OF) as WithheldKind[]

/** Whatever of a claim has this id. Ids of different tables never meet. */
const claimsOfAny = (id: string): Statement => sql`
  select ${id}::uuid as claim_id
  union all select claim_id from letters where id = ${id}
  union all select claim_id from documents where id = ${id}
  union all select claim_id from invoices where id = ${id}
  union all select claim_id from case_notes where id = ${id}
  union all select claim_id from tasks where id = ${id}
  union all select claim_id from payments where id = ${id}
  union all select claim_id from court_fee_invoices where id = ${id}
  union all select claim_id from mails where id = ${id}`

/** How something of a claim stands: of a person who was erased, or below a path whose data may only be kept. */
export async function readStanding(
  reader: Reader,
  id: string,
  kind: WithheldKind | undefined,
): Promise<{ is_blocked: boolean; is_withheld: boolean }> {
  const found = await reader.one<{ is_blocked: boolean; is_withheld: boolean }>(sql`
    select exists (select 1 from (${claimsOfAny(id)}) x where not ${isNotBlocked(sql`x.claim_id`)}) as is_blocked,
      exists (select 1 from (${kind ? CLAIMS_OF[kind](id) : sql`select null::uuid as claim_id`}) x
        where ${isWithheld(sql`x.claim_id`)}) as is_withheld`)
  return found as { is_blocked: boolean; is_withheld: boolean }
}
