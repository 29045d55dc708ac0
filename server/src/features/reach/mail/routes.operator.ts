import { type Static, Type } from 'typebox'
import type { Api } from '../../../audiences/api.ts'
import type { OperatorCaller } from '../../../kernel/caller.ts'
import { notFound } from '../../../kernel/errors.ts'
import { filledText, nullable, oneOf, strictObject, Timestamp, Uuid } from '../../../kernel/wire.ts'
import { recordAccess } from '../../../platform/audit/audit.ts'
import { FileAnswer, sendFile } from '../../../platform/http/download.ts'
import { boundedPageOf, dataOf, errorsOf, ok } from '../../../platform/http/envelope.ts'
import { PageQuery } from '../../../platform/http/paging.ts'
import { isMasked, wholeText } from '../../../platform/mail/mail.ts'
import { MailError } from '../../../platform/mail/mailer.ts'
import { MAIL_STATUSES } from '../../../platform/mail/queries.search.ts'
import { findMail, type MailRow, readMails } from '../../../platform/mail/queries.ts'
import { type Deps, transact } from '../../../platform/work.ts'
import { findLinkOfMail, noteLinkShown } from '../../process/decide/index.ts'
import { findLetterOfMail, noteLook, sendLetterFile } from '../../process/letters/index.ts'

const TAGS = ['Mail']

const AttachmentOut = strictObject('MailAttachment', {
  number: Type.Integer({ description: 'Counts from 1.' }),
  filename: Type.String(),
  mime_type: Type.String(),
  file_size: Type.Integer(),
})

const MailOut = strictObject('Mail', {
  id: Uuid,
  recipient: Type.String(),
  subject: Type.String(),
  status: oneOf(MAIL_STATUSES, { description: 'kept: written while no mail server is set.' }),
  attempts: Type.Integer(),
  last_error: nullable(Type.String()),
  created_at: Timestamp,
  sent_at: nullable(Timestamp),
  attachments: Type.Array(AttachmentOut),
})
const SECRETS = ['none', 'masked', 'shown'] as const

const MailWithText = strictObject('MailWithText', {
  ...MailOut.properties,
  body_text: Type.String(),
  secrets: oneOf(SECRETS, {
    description: 'Codes and links in the text: masked by bullets, or shown, which is logged.',
  }),
})

/** Codes and links in a mail that cannot leave without a mail server. Administrators may pass them on; nobody else sees them. */
const showsSecrets = ({ role }: OperatorCaller, { status, sealed_text }: MailRow): boolean =>
  role === 'admin' && status === 'kept' && sealed_text !== null

/** Null where the token secret was changed since: then nobody can read it any more. */
function openedText(deps: Deps, mail: MailRow): string | null {
  try {
    return wholeText(deps, mail)
  } catch (error) {
    if (error instanceof MailError) return null
    throw error
  }
}

function mailOut({
  body_text: _,
  sealed_text: __,
  claim_id: ___,
  attachments,
  created_at,
  sent_at,
  ...same
}: MailRow): Static<typeof MailOut> {
  return {
    ...same,
    created_at: created_at.toISOString(),
    sent_at: sent_at?.toISOString() ?? null,
    attachments: attachments.map(({ filename, mime_type, file_size }, index) => ({
      number: index + 1,
      filename,
      mime_type,
      file_size,
    })),
  }
}

const MailPath = Type.Object({ id: Uuid })
const AttachmentPath = Type.Object({
  id: Uuid,
  number: Type.String({ pattern: '^[1-9][0-9]{0,2}$', maxLength: 3, description: 'Counts from 1' }),
})

/** What was written to whom, whichever feature wrote it. */
export function mailRoutes(api: Api<'operator'>, deps: Deps): void {
  const readMail = async (id: string): Promise<MailRow> => {
    const mail = await findMail(deps.db, id)
    if (!mail) throw notFound()
    return mail
  }
  /** In the audit log, and in the log of the claim that a letter or a decision is of. */
  const logLook = async (caller: OperatorCaller, { id }: MailRow): Promise<void> => {
    await recordAccess(deps.db, caller, { action: 'mail.secret_shown', subject: { kind: 'mail', id } })
    const [letter, link] = await Promise.all([findLetterOfMail(deps.db, id), findLinkOfMail(deps.db, id)])
    if (letter) await transact(deps, caller, (work) => noteLook(work, 'letter.access_code_shown', letter))
    else if (link) await transact(deps, caller, (work) => noteLinkShown(work, link))
  }

  api.get(
    '/mail',
    {
      schema: {
        operationId: 'listMail',
        summary: 'Every mail that was written, newest first',
        tags: TAGS,
        querystring: Type.Object(
          {
            status: Type.Optional(oneOf(MAIL_STATUSES)),
            q: Type.Optional(
              filledText(255, 'Part of recipient or subject; one or two letters: the beginning of a word in them.'),
            ),
            ...PageQuery,
          },
          { additionalProperties: false },
        ),
        response: { 200: boundedPageOf(MailOut), ...errorsOf(400, 401) },
      },
    },
    async (request) => {
      const { page, limit, ...filter } = request.query
      const { rows, ...count } = await readMails(deps.db, filter, { page, limit })
      return { ...ok(rows.map(mailOut)), ...count, page, limit }
    },
  )

  api.get(
    '/mail/:id',
    {
      schema: {
        operationId: 'getMail',
        summary: 'One mail with its text; codes and links in it are masked, except for administrators while it is kept',
        tags: TAGS,
        params: MailPath,
        response: { 200: dataOf(MailWithText), ...errorsOf(400, 401, 404) },
      },
    },
    async (request) => {
      const mail = await readMail(request.params.id)
      const secret = showsSecrets(request.caller, mail) ? openedText(deps, mail) : null
      if (secret === null) {
        const { body_text } = mail
        return ok({ ...mailOut(mail), body_text, secrets: isMasked(body_text) ? 'masked' : 'none' })
      }
      await logLook(request.caller, mail)
      return ok({ ...mailOut(mail), body_text: secret, secrets: 'shown' })
    },
  )

  api.get(
    '/mail/:id/attachments/:number',
    {
      schema: {
        operationId: 'downloadMailAttachment',
        summary: 'A file that went with a mail; a letter as GET /letters/{id}/file gives it',
        tags: TAGS,
        params: AttachmentPath,
        response: { ...FileAnswer, ...errorsOf(400, 401, 404, 409, 416, 503) },
      },
    },
    async (request, reply) => {
      const { caller, params } = request
      const { attachments } = await readMail(params.id)
      const attachment = attachments[Number(params.number) - 1]
      if (!attachment) throw notFound()
      const letter = await findLetterOfMail(deps.db, params.id)
      if (letter?.blob_key === attachment.key) return sendLetterFile(deps, { caller, request, reply }, letter) as never
      const { key, file_size: bytes, sha256, filename, mime_type } = attachment
      const file = { key, bytes, sha256, original_filename: filename, mime_type }
      return sendFile(deps.storage, { request, reply, file }) as never
    },
  )
}
