import { type Reader, sql, type Tx } from '../db/db.ts'

export const MAIL_STATUSES = ['kept', 'queued', 'sent', 'failed'] as const
export type MailStatus = (typeof MAIL_STATUSES)[number]

export type MailRow = {
  readonly id: string
  readonly recipient: string
  readonly subject: string
  readonly body_text: string
  readonly status: MailStatus
  readonly attempts: number
  readonly last_error: string | null
  readonly created_at: Date
  readonly sent_at: Date | null
}

type NewMail = Pick<MailRow, 'id' | 'recipient' | 'subject' | 'body_text' | 'created_at'>

export async function insertMail(tx: Tx, { id, recipient, subject, body_text, created_at }: NewMail): Promise<void> {
  await tx.run(sql`
    insert into mails (id, recipient, subject, body_text, status, created_at)
    values (${id}, ${recipient}, ${subject}, ${body_text}, 'queued', ${created_at})`)
}

export function findMail(reader: Reader, id: string): Promise<MailRow | undefined> {
  return reader.one(sql`
    select id, recipient, subject, body_text, status, attempts, last_error, created_at, sent_at
    from mails where id = ${id}`)
}

/** What is settled stays: of two that sent the same mail, the first one's outcome counts. */
const WAITING = sql`status = 'queued'`

export async function setMailKept(tx: Tx, id: string): Promise<void> {
  await tx.run(sql`update mails set status = 'kept' where id = ${id} and ${WAITING}`)
}

export async function setMailSent(tx: Tx, id: string, sent_at: Date): Promise<void> {
  await tx.run(sql`
    update mails set status = 'sent', sent_at = ${sent_at}, attempts = attempts + 1, last_error = null
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
