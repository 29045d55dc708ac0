import { allOf, type Reader, type Statement, sql, type Tx } from '../db/db.ts'
import { type Page, pageClause } from '../http/paging.ts'

export const MAIL_STATUSES = ['kept', 'queued', 'sent', 'failed'] as const
export type MailStatus = (typeof MAIL_STATUSES)[number]

/** A blob attached to a mail. It belongs to the mail's author and must exist until the mail is sent. */
export type Attachment = {
  readonly key: string
  readonly filename: string
  readonly mime_type: string
  readonly file_size: number
  readonly sha256: string
}

export type MailRow = {
  readonly id: string
  readonly recipient: string
  readonly subject: string
  /** With bullets for what is secret in it. */
  readonly body_text: string
  /** The whole text, where something in it is secret. It is gone once a mail server took the mail. */
  readonly secret_text: string | null
  readonly status: MailStatus
  readonly attempts: number
  readonly last_error: string | null
  readonly created_at: Date
  readonly sent_at: Date | null
  readonly attachments: readonly Attachment[]
  /** Which claim it is about, so that it goes with the claim's data; null for a mail about something else. */
  readonly claim_id: string | null
}

type NewMail = Pick<
  MailRow,
  'id' | 'recipient' | 'subject' | 'body_text' | 'secret_text' | 'created_at' | 'attachments' | 'claim_id'
>

const COLUMNS = sql`id, recipient, subject, body_text, secret_text, status, attempts, last_error, created_at, sent_at, attachments, claim_id`

export async function insertMail(tx: Tx, mail: NewMail): Promise<void> {
  await tx.run(sql`
    insert into mails (id, recipient, subject, body_text, secret_text, status, created_at, attachments, claim_id)
    values (${mail.id}, ${mail.recipient}, ${mail.subject}, ${mail.body_text}, ${mail.secret_text}, 'queued',
      ${mail.created_at}, ${JSON.stringify(mail.attachments)}::text::jsonb, ${mail.claim_id})`)
}

export const findMail = (reader: Reader, id: string): Promise<MailRow | undefined> =>
  reader.one(sql`select ${COLUMNS} from mails where id = ${id}`)

export type MailFilter = { status?: MailStatus; q?: string }

function matching({ status, q }: MailFilter): Statement {
  const conditions: Statement[] = []
  if (status) conditions.push(sql`status = ${status}`)
  // `position` instead of a pattern, so that nothing in the search text is a wildcard.
  if (q) conditions.push(sql`position(lower(${q}) in lower(recipient || ' ' || subject)) > 0`)
  return allOf(conditions)
}

/** Newest first. */
export const listMails = (reader: Reader, filter: MailFilter, page: Page): Promise<MailRow[]> =>
  reader.many(sql`
    select ${COLUMNS} from mails where ${matching(filter)} order by created_at desc, id desc ${pageClause(page)}`)

export const countMails = async (reader: Reader, filter: MailFilter): Promise<number> =>
  (await reader.one<{ total: number }>(sql`select count(*)::int as total from mails where ${matching(filter)}`))
    ?.total ?? 0

/** A settled mail stays as it is: if two processes send the same mail, the first outcome counts. */
const WAITING = sql`status = 'queued'`

export async function setMailKept(tx: Tx, id: string): Promise<void> {
  await tx.run(sql`update mails set status = 'kept' where id = ${id} and ${WAITING}`)
}

export async function setMailSent(tx: Tx, id: string, sent_at: Date): Promise<void> {
  await tx.run(sql`
    update mails set status = 'sent', sent_at = ${sent_at}, attempts = attempts + 1, last_error = null, secret_text = null
    where id = ${id} and ${WAITING}`)
}

export async function setMailRefused(
  tx: Tx,
  id: string,
  status: 'queued' | 'failed',
  last_error: string,
): Promise<void> {
  await tx.run(sql`
    update mails set status = ${status}, attempts = attempts + 1, last_error = ${last_error}
    where id = ${id} and ${WAITING}`)
}
