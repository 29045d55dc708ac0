import { Type } from 'typebox'
import { type Reader, sql, type Tx } from '../../../platform/db/db.ts'

/** What of a claim lies in one archive. */
export type ArchivedPart = { archive: number; entries: number; events: number; mails: number }

export const listArchivedOf = (reader: Reader, claim_id: string): Promise<ArchivedPart[]> =>
  reader.many(sql`
    select r.archive, coalesce(sum(r.rows) filter (where r.table_name = 'claim_activity'), 0)::int as entries,
      coalesce(sum(r.rows) filter (where r.table_name = 'events'), 0)::int as events,
      coalesce(sum(r.rows) filter (where r.table_name = 'mails'), 0)::int as mails
    from archived_rows r where r.claim_id = ${claim_id} group by r.archive order by r.archive`)

export const ArchivedParts = Type.Array(
  Type.Object({
    archive: Type.Integer({ description: 'Its number, as `mahnwerk archive list` shows it.' }),
    entries: Type.Integer({ description: 'Entries of the activity log.' }),
    events: Type.Integer({ description: 'Events for the partner.' }),
    mails: Type.Integer(),
  }),
  { description: 'What of the history of the claim was archived, and so is not in the lists here.' },
)

/** Archives that hold something about a person: of the claims against them, or mails to one of their addresses. */
export const listArchivesAbout = async (
  reader: Reader,
  { debtor_id, emails }: { debtor_id: string | null; emails: readonly string[] },
): Promise<number[]> =>
  (
    await reader.many<{ archive: number }>(sql`
      select r.archive from archived_rows r join claims l on l.id = r.claim_id where l.debtor_id = ${debtor_id}
      union select w.archive from archive_tables w where w.table_name = 'mails' and w.state = 'taken' and exists (
        select from archive_keys k join unnest(${emails}::text[]) as e (email)
          on k.subject = 'mail/' || encode(sha256(convert_to(lower(e.email), 'UTF8')), 'hex'))
      order by 1`)
  ).map(({ archive }) => archive)

/** What of a claim the archives hold sealed, by when it is to be erased. */
export type SealedPart = 'file' | 'receipts'

/** Call where the same is erased in the tables. Every copy of the files is unreadable in these places from then on. */
export const forgetArchived = (tx: Tx, claim_id: string, part: SealedPart): Promise<number> =>
  tx.run(sql`delete from archive_keys where subject = 'claim/' || ${claim_id}::uuid || '/' || ${part}`)

export const forgetArchivedMailsTo = (tx: Tx, email: string): Promise<number> =>
  tx.run(sql`
    delete from archive_keys where subject = 'mail/' || encode(sha256(convert_to(lower(${email}), 'UTF8')), 'hex')`)
