import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { SYSTEM } from '../../kernel/caller.ts'
import { invalid, type Problem } from '../../kernel/errors.ts'
import type { Tx } from '../db/db.ts'
import { happening } from '../happenings.ts'
import { newId } from '../ids.ts'
import { AT_ONCE, enqueue, type QueuedJob, type RecurringJob } from '../jobs/job.ts'
import { BlobMissing, StorageAway } from '../storage/storage.ts'
import { type Deps, transact, type Work } from '../work.ts'
import { MailError } from './mailer.ts'
import {
  type Attachment,
  findMail,
  forgetOldSecrets,
  insertMail,
  lockPlainSecret,
  lockPlainSecrets,
  type MailRow,
  setMailKept,
  setMailRefused,
  setMailSent,
  setSealed,
} from './queries.ts'

export type Mail = {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** Parts of the text that open something: a code, the end of a link. They are kept until the mail has left. */
  readonly secrets?: readonly string[]
  readonly attachments?: readonly Attachment[]
  /** Which claim it is about. It is erased with the claim's data. */
  readonly claim_id?: string
}

const SUBJECT_MAX = 500
const ONE_ADDRESS = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+$/
// biome-ignore lint/suspicious/noControlCharactersInRegex: they must not get into a header.
const CONTROL = /[\u0000-\u001f\u007f]/

/** A line break in a header would start another header. */
export function mailProblems({ to, subject }: Mail): Problem[] {
  const problems: Problem[] = []
  if (to.length > 255 || CONTROL.test(to) || !ONE_ADDRESS.test(to)) {
    problems.push({ field: 'to', code: 'wrong_format', message: 'must be one email address' })
  }
  if (subject.length > SUBJECT_MAX || CONTROL.test(subject)) {
    const message = `must be one line of at most ${SUBJECT_MAX} characters`
    problems.push({ field: 'subject', code: 'wrong_format', message })
  }
  return problems
}

/** No text of ours has such a row of bullets otherwise. */
export const isMasked = (text: string): boolean => text.includes('•••••')

/** A text with bullets for what is secret in it. */
const masked = (text: string, secrets: readonly string[]): string =>
  secrets.reduce((shown, secret) => shown.replaceAll(secret, secret.replace(/\S/g, '•')), text)

/**
 * Writes a mail into the outbox. A worker sends it after the commit; a rollback removes it. Retries wait in real time,
 * since moving the sandbox's clock does not bring a mail server back. Organisations take turns; null is for mails of no
 * single one.
 */
export function sendMail(work: Work, mail: Mail, organization_id: string | null): string {
  const problems = mailProblems(mail)
  if (problems.length > 0) throw invalid(...problems)
  const id = newId()
  const { secrets = [] } = mail
  insertMail(work.tx, {
    id,
    recipient: mail.to,
    subject: mail.subject,
    body_text: masked(mail.text, secrets),
    sealed_text: secrets.length > 0 ? work.vault.seal(mail.text) : null,
    attachments: mail.attachments ?? [],
    claim_id: mail.claim_id ?? null,
    created_at: work.now,
  })
  enqueue(work.tx, sendQueuedMail, { mail_id: id }, { run_at: AT_ONCE, organization_id })
  return id
}

/** One minute, five, half an hour, two, six and twelve hours: most of a day, as mail servers themselves wait. */
const RETRY_S = [60, 300, 1_800, 7_200, 21_600, 43_200]

export const sendQueuedMail: QueuedJob<{ mail_id: string }> = {
  name: 'mail.send',
  hand: 'wall',
  retry_s: RETRY_S,
  async run(deps, { mail_id }, attempt) {
    const mail = await takeSealed(deps, mail_id)
    if (mail?.status !== 'queued') return
    if (deps.mailer.deliver) return deliver(deps, mail, attempt)
    // The sending process decides, and this one has no mail server.
    await transact(deps, SYSTEM, ({ tx }) => setMailKept(tx, mail_id))
  },
}

/** What a version before this one wrote is sealed first. Otherwise it would leave without its keys. */
async function takeSealed({ db, vault }: Deps, id: string): Promise<MailRow | undefined> {
  const mail = await findMail(db, id)
  if (!mail || mail.sealed_text || !isMasked(mail.body_text)) return mail
  await db.transaction(async (tx) => {
    const plain = await lockPlainSecret(tx, id)
    if (plain) await setSealed(tx, id, vault.seal(plain.secret_text))
  })
  return findMail(db, id)
}

async function deliver(deps: Deps, mail: MailRow, attempt: number): Promise<void> {
  const { id, recipient, subject, attachments } = mail
  try {
    const text = wholeText(deps, mail)
    const files = await Promise.all(attachments.map((attachment) => readAttachment(deps.storage, attachment)))
    await deps.mailer.deliver?.({ id, to: recipient, subject, text, files })
  } catch (error) {
    if (!(error instanceof MailError)) throw error
    const status = error.is_permanent || attempt > RETRY_S.length ? 'failed' : 'queued'
    await transact(deps, SYSTEM, ({ tx }) => setMailRefused(tx, id, status, error.reason))
    // A permanent refusal ends the job. Everything else is retried.
    if (error.is_permanent) return
    throw error
  }
  await transact(deps, SYSTEM, async (work) => {
    await setMailSent(work.tx, id, work.now)
    await work.tell(MAIL_SENT, { mail_id: id })
  })
}

/** What the reader is to get. Without its keys it would be a mail that leads nowhere, so it fails and says what to do. */
export function wholeText({ vault }: Pick<Deps, 'vault'>, { body_text, sealed_text }: MailRow): string {
  if (!sealed_text) return body_text
  try {
    return vault.open(sealed_text)
  } catch {
    throw new MailError(
      'mail cannot be opened',
      'The token secret was changed after this mail was written, so the code or link in it cannot be read any more. ' +
        'Have it written anew: send the invitation again, request another link, or void the letter.',
      true,
    )
  }
}

/** Keys do not lie around for longer than somebody may need them. What an older version left in the clear is sealed. */
export const tidyMailSecrets: RecurringJob = {
  name: 'mail.secrets',
  hand: 'wall',
  every_s: 600,
  async run({ db, vault }) {
    await db.transaction((tx) => forgetOldSecrets(tx))
    for (let sealed = 1; sealed > 0; )
      sealed = await db.transaction(async (tx) => {
        const plain = await lockPlainSecrets(tx)
        for (const { id, secret_text } of plain) await setSealed(tx, id, vault.seal(secret_text))
        return plain.length
      })
  },
}

/** A mail server took the mail. */
export const MAIL_SENT = happening<{ mail_id: string }>('mail sent')

/** It is not to be sent any more. A mail that a server has already taken is gone. */
export const cancelMail = (tx: Tx, id: string, reason: string): Promise<void> =>
  setMailRefused(tx, id, 'failed', reason)

/**
 * Read whole into memory, since attachments are letters. No partial letter may leave, and none that was changed in the
 * store.
 */
async function readAttachment(storage: Deps['storage'], { key, filename, mime_type, sha256 }: Attachment) {
  const content = await storage.get(key).then(
    ({ stream }) => buffer(stream),
    (error: unknown) => {
      throw attachmentError(error)
    },
  )
  if (createHash('sha256').update(content).digest('hex') !== sha256)
    throw new MailError('attachment damaged', `The file ${filename} is not what it was when it was stored.`, true)
  return { filename, mime_type, content }
}

function attachmentError(error: unknown): unknown {
  if (error instanceof BlobMissing) return new MailError('attachment missing', 'The attached file is gone.', true)
  if (error instanceof StorageAway) return new MailError('storage away', 'The attached file cannot be read now.', false)
  return error
}
