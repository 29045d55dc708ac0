import { Type } from 'typebox'
import { type Reader, type Statement, sql, type Tx } from '../../../platform/db/db.ts'

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
      union select d.archive from archived_addresses d join unnest(${emails}::text[]) as e (email)
        on d.subject = 'mail/' || encode(sha256(convert_to(lower(e.email), 'UTF8')), 'hex')
      order by 1`)
  ).map(({ archive }) => archive)

/** What of a claim the archives hold sealed, by when it is to be erased. */
export type SealedPart = 'file' | 'receipts'

/**
 * Call before the same is erased in the tables: whoever puts rows back at this moment notices. Every copy of the files is
 * unreadable in these places from then on.
 */
export const forgetArchived = (tx: Tx, claim_id: string, part: SealedPart): Promise<number> =>
  forget(tx, sql`'claim/' || ${claim_id}::uuid || '/' || ${part}::text`)

export async function forgetArchivedMailsTo(tx: Tx, email: string): Promise<void> {
  const subject = sql`'mail/' || encode(sha256(convert_to(lower(${email}), 'UTF8')), 'hex')`
  await forget(tx, subject)
  // Nothing can be read there any more, so nobody has to know where it lies.
  await tx.run(sql`delete from archived_addresses where subject = ${subject}`)
}

async function forget(tx: Tx, subject: Statement): Promise<number> {
  await tx.run(sql`select nextval('archive_forgettings')`)
  return tx.run(sql`delete from archive_keys where subject = ${subject}`)
}
