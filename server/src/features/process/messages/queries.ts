import { conflict } from '../../../kernel/errors.ts'
import { onConstraint } from '../../../platform/db/constraints.ts'
import { type Reader, sql, type Tx } from '../../../platform/db/db.ts'
import type { DocumentRow } from '../../case/documents/index.ts'
import type { DisputeReason, MessageKind } from './rules.ts'

export type MessageRow = {
  id: string
  organization_id: string
  claim_id: string
  kind: MessageKind
  reason: DisputeReason | null
  text: string
  author_id: string | null
  answered_at: Date | null
  created_at: Date
}

const COLUMNS = sql`m.id, m.organization_id, m.claim_id, m.kind, m.reason, m.text, m.author_id, m.answered_at, m.created_at`

export type ListedMessage = MessageRow & { author_name: string | null }

/** With the files that came with it. */
export type ThreadMessage = ListedMessage & { readonly files: readonly DocumentRow[] }

/** Oldest first, as a conversation is read. */
export const listMessages = (reader: Reader, claim_id: string): Promise<ListedMessage[]> =>
  reader.many(sql`
    select ${COLUMNS}, o.name as author_name from debtor_messages m left join operators o on o.id = m.author_id
    where m.claim_id = ${claim_id} order by m.created_at, m.id`)

export const findDispute = (reader: Reader, claim_id: string): Promise<MessageRow | undefined> =>
  reader.one(sql`select ${COLUMNS} from debtor_messages m where m.claim_id = ${claim_id} and m.kind = 'dispute'`)

export const countUnanswered = async (reader: Reader, claim_id: string): Promise<number> =>
  (
    await reader.one<{ count: number }>(sql`
      select count(*)::int as count from debtor_messages
      where claim_id = ${claim_id} and kind <> 'answer' and answered_at is null`)
  )?.count ?? 0

/** When the team last answered; null where it has not. */
export const findLastAnswer = async (reader: Reader, claim_id: string): Promise<Date | null> =>
  (
    await reader.one<{ at: Date | null }>(
      sql`select max(created_at) as at from debtor_messages where claim_id = ${claim_id} and kind = 'answer'`,
    )
  )?.at ?? null

export async function insertMessage(tx: Tx, row: MessageRow): Promise<MessageRow> {
  const inserted = tx.run(sql`
    insert into debtor_messages (id, organization_id, claim_id, kind, reason, text, author_id, answered_at, created_at)
    values (${row.id}, ${row.organization_id}, ${row.claim_id}, ${row.kind}, ${row.reason}, ${row.text}, ${row.author_id},
      ${row.answered_at}, ${row.created_at})`)
  await onConstraint(inserted, {
    debtor_messages_dispute_key: () => conflict('already_disputed', 'The claim was disputed before'),
  })
  return row
}

export type Answered = {
  readonly kinds: readonly Exclude<MessageKind, 'answer'>[]
  /** The last message that was read; null for all. */
  readonly until: Date | null
  readonly at: Date
}

export const setAnswered = (tx: Tx, claim_id: string, { kinds, until, at }: Answered): Promise<number> =>
  tx.run(sql`
    update debtor_messages set answered_at = ${at}
    where claim_id = ${claim_id} and kind = any (${kinds}::text[]) and answered_at is null
      and (${until}::timestamptz is null or created_at < ${until}::timestamptz + interval '1 millisecond')`)
