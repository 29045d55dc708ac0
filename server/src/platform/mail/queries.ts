import { knownNumber, type Reader, type Statement, sql, type Tx } from '../db/db.ts'
import { keptOr, keptRows } from '../db/row-counts.ts'
import { type Count, type Page, pageClause } from '../http/paging.ts'
import { RESEAL_BATCH } from '../reseal.ts'
import { type MailFilter, type MailStatus, matching, type SearchBounds, searchMails } from './queries.search.ts'

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
  /** The whole text, where something in it is secret. It is gone once a mail server took the mail, or its time is over. */
  readonly sealed_text: Buffer | null
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
  'id' | 'recipient' | 'subject' | 'body_text' | 'sealed_text' | 'created_at' | 'attachments' | 'claim_id'
>

const COLUMNS = sql`id, recipient, subject, body_text, sealed_text, status, attempts, last_error, created_at, sent_at, attachments, claim_id`

export function insertMail(tx: Tx, mail: NewMail): void {
  tx.send(sql`
    insert into mails (id, recipient, subject, body_text, sealed_text, sealed_at, status, created_at, attachments, claim_id)
    values (${mail.id}, ${mail.recipient}, ${mail.subject}, ${mail.body_text}, ${mail.sealed_text},
      case when ${mail.sealed_text}::bytea is not null then wall_now() end, 'queued',
      ${mail.created_at}, ${JSON.stringify(mail.attachments)}::text::jsonb, ${mail.claim_id})`)
}

export const findMail = (reader: Reader, id: string): Promise<MailRow | undefined> =>
  reader.one(sql`select ${COLUMNS} from mails where id = ${id}`)

const NEWEST_FIRST = sql`order by created_at desc, id desc`

/** One page, newest first, and how many mails there are on all pages. */
export async function readMails(
  reader: Reader,
  filter: MailFilter,
  page: Page,
  bounds: SearchBounds = {},
): Promise<Count & { rows: MailRow[] }> {
  if (filter.q) {
    const { ids, ...count } = await searchMails(reader, { filter, page, ...bounds })
    return { rows: await listMails(reader, sql`id = any(${ids}::uuid[]) ${NEWEST_FIRST}`), ...count }
  }
  const [rows, total] = await Promise.all([
    listMails(reader, sql`${matching(filter)} ${NEWEST_FIRST} ${pageClause(page)}`),
    countMails(reader, filter.status),
  ])
  return { rows, total, total_is_exact: true }
}

const listMails = (reader: Reader, wanted: Statement): Promise<MailRow[]> =>
  reader.many(sql`select ${COLUMNS} from mails where ${wanted}`)

export const countMails = async (reader: Reader, status?: MailStatus): Promise<number> => {
  const of_status = status ? { status } : {}
  const kept = keptRows(sql`'mails'`, status ? [sql`k.status = ${status}`] : [])
  const counted = sql`select count(*)::int from mails where ${matching(of_status)}`
  const total = keptOr('mails', sql`(${kept}) - (${withheldMails(status)})`, counted)
  return (await reader.one<{ total: number }>(sql`select ${total} as total`))?.total ?? 0
}

/** The kept counts have mails about withheld claims too. */
const withheldMails = (status: MailStatus | undefined): Statement => sql`
  select count(*)::int from mails
  where claim_id in (select w.claim_id from withheld_claims w) and ${status ? sql`status = ${status}` : sql`true`}`

const FORGOTTEN = sql`sealed_text = null, sealed_at = null, secret_text = null`

/** A settled mail stays as it is: if two processes send the same mail, the first outcome counts. */
const WAITING = sql`status = 'queued'`

export async function setMailKept(tx: Tx, id: string): Promise<void> {
  await tx.run(sql`update mails set status = 'kept' where id = ${id} and ${WAITING}`)
}

export async function setMailSent(tx: Tx, id: string, sent_at: Date): Promise<void> {
  await tx.run(sql`
    update mails set status = 'sent', sent_at = ${sent_at}, attempts = attempts + 1, last_error = null,
      ${FORGOTTEN}
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

/** How long mails that did not leave keep their keys. No link lives longer than a month; one that failed is made anew. */
const SECRET_DAYS = { failed: 7, kept: 30 } as const

/** Returns how many mails have lost the keys in them. */
export const forgetOldSecrets = (tx: Tx): Promise<number> =>
  tx.run(sql`
    update mails set ${FORGOTTEN} where sealed_text is not null and (
      status = 'sent'
      or status = 'failed' and sealed_at < wall_now() - make_interval(days => ${SECRET_DAYS.failed})
      or status = 'kept' and sealed_at < wall_now() - make_interval(days => ${SECRET_DAYS.kept}))`)

const PLAIN_BATCH = 500

/** Texts of mails that a version before this one wrote. */
export const lockPlainSecrets = (tx: Tx): Promise<{ id: string; secret_text: string }[]> =>
  tx.many(sql`
    select id, secret_text from mails where secret_text is not null
    order by id limit ${knownNumber(PLAIN_BATCH)} for update skip locked`)

export const lockPlainSecret = (tx: Tx, id: string): Promise<{ secret_text: string } | undefined> =>
  tx.one(sql`select secret_text from mails where id = ${id} and secret_text is not null for update`)

export const setSealed = (tx: Tx, id: string, sealed_text: Buffer): Promise<number> =>
  tx.run(sql`
    update mails set sealed_text = ${sealed_text}, sealed_at = wall_now(), secret_text = null where id = ${id}`)

export const lockSealedTexts = (tx: Tx, after: string): Promise<{ id: string; sealed: Buffer }[]> =>
  tx.many(sql`
    select id, sealed_text as sealed from mails where id > ${after} and sealed_text is not null
    order by id limit ${knownNumber(RESEAL_BATCH)} for update`)

/** The same text: how long it is kept counts from when it was written. */
export const setResealed = (tx: Tx, id: string, sealed_text: Buffer): Promise<number> =>
  tx.run(sql`update mails set sealed_text = ${sealed_text} where id = ${id}`)
