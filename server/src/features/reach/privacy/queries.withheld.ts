import { isWithheld } from '../../../audiences/visibility.ts'
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

export const findIsWithheld = async (reader: Reader, kind: WithheldKind, id: string): Promise<boolean> =>
  (await reader.one(
    sql`select 1 as one from (${CLAIMS_OF[kind](id)}) x where ${isWithheld(sql`x.claim_id`)} limit 1`,
  )) !== undefined
