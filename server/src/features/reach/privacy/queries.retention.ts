import { type Reader, sql, type Tx } from '../../../platform/db/db.ts'
import type { Change } from './rules/retention.ts'

export const listChanges = (reader: Reader): Promise<Change[]> =>
  reader.many(sql`select law, kind, amount, changed_at from retention_periods`)

export const setPeriod = (
  tx: Tx,
  { law, kind, amount, changed_at, changed_by }: Change & { changed_by: string },
): Promise<number> =>
  tx.run(sql`
    insert into retention_periods (law, kind, amount, changed_at, changed_by)
    values (${law}, ${kind}, ${amount}, ${changed_at}, ${changed_by})
    on conflict (law, kind) do update set amount = excluded.amount, changed_at = excluded.changed_at,
      changed_by = excluded.changed_by`)

export const findDoneUntil = async (reader: Reader): Promise<Date> =>
  (await reader.one<{ done_until: Date }>(sql`select done_until from retention_progress`))?.done_until ?? new Date(0)

/** Before it, there was nothing whose time could be over. */
export const findFirstClaim = async (reader: Reader): Promise<Date | undefined> =>
  (await reader.one<{ created_at: Date }>(sql`select created_at from claims order by created_at limit 1`))?.created_at

export const setDoneUntil = (tx: Tx, done_until: Date): Promise<number> =>
  tx.run(sql`update retention_progress set done_until = ${done_until}`)
