import type { Cents } from '../../../kernel/money.ts'
import { type Reader, sql, type Tx } from '../../../platform/db/db.ts'
import type { DocumentRow } from '../../case/documents/index.ts'
import type { EarlierNote, NoteKind } from './rules.ts'

export type NoteRow = {
  id: string
  organization_id: string
  claim_id: string
  kind: NoteKind
  text: string
  happened_at: Date
  author_id: string
  /** What the debtor promised to pay, by which day. */
  promised_cents: Cents | null
  promised_on: string | null
  earlier: readonly EarlierNote[]
  corrected_at: Date | null
  withdrawn_at: Date | null
  created_at: Date
}

const COLUMNS = sql`n.id, n.organization_id, n.claim_id, n.kind, n.text, n.happened_at, n.author_id, n.promised_cents, n.promised_on, n.earlier,
  n.corrected_at, n.withdrawn_at, n.created_at`

export type Member = { id: string; name: string }

export type ListedNote = NoteRow & { author_name: string; mentions: Member[] }
/** With the files that came with it. */
export type FiledNote = ListedNote & { readonly files: readonly DocumentRow[] }

const LISTED = sql`${COLUMNS}, case when o.name = '' then o.email else o.name end as author_name,
  (select coalesce(jsonb_agg(jsonb_build_object('id', x.id, 'name', case when x.name = '' then x.email else x.name end)
    order by x.name, x.id), '[]') from note_mentions m join operators x on x.id = m.operator_id where m.note_id = n.id) as mentions`

/** Newest first, as the timeline is read. */
export const listNotes = (reader: Reader, claim_id: string): Promise<ListedNote[]> =>
  reader.many(sql`
    select ${LISTED} from case_notes n join operators o on o.id = n.author_id where n.claim_id = ${claim_id}
    order by n.created_at desc, n.id desc`)

export const findNote = (reader: Reader, id: string): Promise<ListedNote | undefined> =>
  reader.one(sql`select ${LISTED} from case_notes n join operators o on o.id = n.author_id where n.id = ${id}`)

export const countNotes = async (reader: Reader, claim_id: string): Promise<number> =>
  (await reader.one<{ count: number }>(sql`select count(*)::int as count from case_notes where claim_id = ${claim_id}`))
    ?.count ?? 0

/** Which of these work in the team. */
export const listMembers = (reader: Reader, ids: readonly string[]): Promise<Member[]> =>
  reader.many(sql`
    select id, case when name = '' then email else name end as name from operators
    where id = any(${ids}::uuid[]) and disabled_at is null order by operators.name, id`)

export const insertNote = (tx: Tx, row: NoteRow): Promise<number> =>
  tx.run(sql`
    insert into case_notes (id, organization_id, claim_id, kind, text, happened_at, author_id, promised_cents,
      promised_on, created_at)
    values (${row.id}, ${row.organization_id}, ${row.claim_id}, ${row.kind}, ${row.text}, ${row.happened_at},
      ${row.author_id}, ${row.promised_cents}, ${row.promised_on}, ${row.created_at})`)

export const setNote = (tx: Tx, row: NoteRow): Promise<number> =>
  tx.run(sql`
    update case_notes set kind = ${row.kind}, text = ${row.text}, happened_at = ${row.happened_at},
      earlier = ${JSON.stringify(row.earlier)}::text::jsonb, corrected_at = ${row.corrected_at}, withdrawn_at = ${row.withdrawn_at},
      promised_cents = ${row.promised_cents}, promised_on = ${row.promised_on}
    where id = ${row.id}`)

export async function setMentions(tx: Tx, note_id: string, operator_ids: readonly string[]): Promise<void> {
  await tx.run(sql`
    delete from note_mentions where note_id = ${note_id} and operator_id <> all (${operator_ids}::uuid[])`)
  await tx.run(sql`
    insert into note_mentions (note_id, operator_id) select ${note_id}, x.id from unnest(${operator_ids}::uuid[]) x (id)
    on conflict do nothing`)
}
