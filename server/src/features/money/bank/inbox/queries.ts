import { type Reader, sql, type Tx } from '../../../../platform/db/db.ts'
import type { InboxFile } from '../../../../platform/inbox/inbox.ts'

/** What lay in the folder at the last look. */
export const listSeenFiles = (reader: Reader): Promise<InboxFile[]> =>
  reader.many(sql`select name, file_size as bytes, modified_at from bank_inbox_files`)

export async function replaceSeenFiles(tx: Tx, files: readonly InboxFile[]): Promise<void> {
  await tx.run(sql`delete from bank_inbox_files where name <> all (${files.map(({ name }) => name)}::text[])`)
  await tx.run(sql`
    insert into bank_inbox_files (name, file_size, modified_at)
    select * from unnest(${files.map(({ name }) => name)}::text[], ${files.map(({ bytes }) => bytes)}::bigint[],
      ${files.map(({ modified_at }) => modified_at.toISOString())}::timestamptz[])
    on conflict (name) do update set file_size = excluded.file_size, modified_at = excluded.modified_at`)
}

export type InboxFailure = {
  id: string
  name: string
  sha256: string
  reason: string
  failed_at: Date
}

export const insertFailure = (tx: Tx, row: InboxFailure): Promise<number> =>
  tx.run(sql`
    insert into bank_inbox_failures (id, name, sha256, reason, failed_at)
    values (${row.id}, ${row.name}, ${row.sha256}, ${row.reason}, ${row.failed_at})
    on conflict (name) do update
      set sha256 = excluded.sha256, reason = excluded.reason, failed_at = excluded.failed_at`)

export type FailedFile = Pick<InboxFailure, 'id' | 'name'> & { is_stored: boolean }

/** With whether the same file was taken since. */
export const listFailures = (reader: Reader, limit: number): Promise<FailedFile[]> =>
  reader.many(sql`
    select f.id, f.name, exists (select from bank_statements s where s.sha256 = f.sha256) as is_stored
    from bank_inbox_failures f order by f.failed_at limit ${limit}`)

export const deleteFailures = (tx: Tx, ids: readonly string[]): Promise<number> =>
  tx.run(sql`delete from bank_inbox_failures where id = any(${ids}::uuid[])`)
