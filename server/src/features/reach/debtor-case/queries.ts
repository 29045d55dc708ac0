import { type Reader, sql, type Tx } from '../../../platform/db/db.ts'

export type ContactChangeRow = {
  id: string
  organization_id: string
  claim_id: string
  fields: readonly string[]
  made_at: Date
}

export const countContactChanges = async (reader: Reader, claim_id: string, since: Date): Promise<number> =>
  (
    await reader.one<{ count: number }>(sql`
      select count(*)::int as count from contact_changes where claim_id = ${claim_id} and made_at > ${since}`)
  )?.count ?? 0

export const insertContactChange = (tx: Tx, row: ContactChangeRow): Promise<number> =>
  tx.run(sql`
    insert into contact_changes (id, organization_id, claim_id, fields, made_at)
    values (${row.id}, ${row.organization_id}, ${row.claim_id}, ${row.fields}::text[], ${row.made_at})`)
