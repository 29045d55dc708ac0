import { isWithheld } from '../../../audiences/visibility.ts'
import type { DateOnly } from '../../../kernel/dates.ts'
import type { Language } from '../../../kernel/language.ts'
import { knownNumber, type Reader, sql, type Tx } from '../../../platform/db/db.ts'
import { WITH_UNREAD } from './queries.ts'

const WANTS_IT = sql`o.wants_digest and o.disabled_at is null`

export type Morning = { readonly day: DateOnly; readonly now: Date }

/**
 * To whom the mail of a morning may be due: something of theirs is open, and it was not written yet. Of what somebody has
 * taken up in the work queue it is not known here whether it is still there.
 */
export const listReadersDue = (
  reader: Reader,
  { day, now }: Morning,
  { after, limit }: { after: string; limit: number },
): Promise<{ id: string }[]> =>
  reader.many(sql`
    select o.id from operators o
    where ${WANTS_IT} and o.id > ${after}
      and not exists (select 1 from operator_digests g where g.operator_id = o.id and g.day >= ${day}::date)
      and (exists (select 1 from tasks t where t.owner_id = o.id and t.done_at is null and t.due_on <= ${day}::date)
        or exists (select 1 from work_marks m where m.owner_id = o.id)
        or o.id in (${WITH_UNREAD(now)}))
    order by o.id limit ${knownNumber(limit)}`)

/** Once for each person and day: whoever comes second waits for the first one, and then finds it taken. */
export const takeDigest = async (tx: Tx, operator_id: string, day: DateOnly): Promise<boolean> =>
  (await tx.run(sql`
    insert into operator_digests (operator_id, day)
    select o.id, ${day}::date from operators o where o.id = ${operator_id} and ${WANTS_IT}
    on conflict (operator_id) do update set day = excluded.day where operator_digests.day < excluded.day`)) > 0

export type DigestReader = { id: string; email: string; language: Language | null }

export const findDigestReader = (reader: Reader, id: string): Promise<DigestReader | undefined> =>
  reader.one(sql`select id, email, language from operators where id = ${id}`)

export type TaskDue = { case_reference: string; due_on: string }

export const listTasksDue = (reader: Reader, operator_id: string, day: DateOnly): Promise<TaskDue[]> =>
  reader.many(sql`
    select l.case_reference, t.due_on from tasks t join claims l on l.id = t.claim_id
    where t.owner_id = ${operator_id} and t.done_at is null and t.due_on <= ${day}::date
      and not ${isWithheld(sql`t.claim_id`)}
    order by t.due_on, t.id`)

/**
 * Whether anybody could have something open, at little cost: the moving clock of a sandbox in which nobody of the team does
 * anything need not stop at every morning.
 */
export const isAnythingTold = async (reader: Reader): Promise<boolean> =>
  (
    await reader.one<{ found: boolean }>(sql`
      select exists (select 1 from tasks where done_at is null and owner_id is not null)
        or exists (select 1 from claims where owner_id is not null)
        or exists (select 1 from work_marks where owner_id is not null)
        or exists (select 1 from note_mentions)
        or exists (select 1 from jobs where failed_at is not null) as found`)
  )?.found ?? false

/** The last morning on which everybody was looked after; null before the first one. */
export const findMorning = async (reader: Reader): Promise<DateOnly | null> =>
  (await reader.one<{ day: DateOnly }>(sql`select day from digest_mornings`))?.day ?? null

export const setMorning = (tx: Tx, day: DateOnly): Promise<number> =>
  tx.run(sql`
    insert into digest_mornings (day) values (${day})
    on conflict (only_row) do update set day = greatest(digest_mornings.day, excluded.day)`)
