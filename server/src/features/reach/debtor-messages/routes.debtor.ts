import { Type } from 'typebox'
import type { Api } from '../../../audiences/api.ts'
import { answerUpload, UPLOAD, uploadBody, uploadRoutes } from '../../../audiences/uploads.ts'
import { dataOf, errorsOf, ok } from '../../../platform/http/envelope.ts'
import type { Deps } from '../../../platform/work.ts'
import { disputeOwn, readThread, writeMessage } from '../../process/messages/index.ts'
import {
  courtNotice,
  DebtorMessageOut,
  LanguageQuery,
  languageFor,
  readOwnDebtor,
  WORDS,
} from '../debtor-case/index.ts'
import {
  DISPUTE_RULES,
  DisputeFields,
  DisputeOut,
  FILES_HINT,
  MESSAGE_RULES,
  MessageFields,
  messageOut,
  writtenIn,
} from './schema.ts'

const TAGS = ['Messages']
const CONSUMES = ['multipart/form-data', 'application/json']
const ERRORS = errorsOf(400, 401, 403, 409, 413, 415, 503)

export function debtorMessageRoutes(api: Api<'debtor'>, deps: Deps): void {
  api.get(
    '/messages',
    {
      schema: {
        operationId: 'listMessages',
        summary: 'What the debtor and the team wrote to each other, oldest first',
        tags: TAGS,
        response: { 200: dataOf(Type.Array(DebtorMessageOut)), ...errorsOf(401, 403) },
      },
    },
    async ({ caller }) => ok((await readThread(deps.db, caller.claim_id)).map(messageOut)),
  )

  uploadRoutes(api, (scope) => sendingRoutes(scope, deps), { takes_json: true })
}

function sendingRoutes(api: Api<'debtor'>, deps: Deps): void {
  api.post(
    '/messages',
    {
      config: UPLOAD,
      schema: {
        operationId: 'writeMessage',
        summary: 'Write to the team; text, files or both',
        tags: TAGS,
        consumes: CONSUMES,
        body: uploadBody('DebtorMessageUpload', MessageFields, FILES_HINT),
        response: { 201: dataOf(DebtorMessageOut), ...ERRORS },
      },
    },
    (request, reply) =>
      answerUpload(deps, { request, reply, rules: MESSAGE_RULES }, async (work, { fields, files }) => ({
        status: 201,
        body: ok(messageOut(await writeMessage(work, writtenIn(fields, files)))),
      })),
  )

  api.post(
    '/dispute',
    {
      config: UPLOAD,
      schema: {
        operationId: 'disputeClaim',
        summary:
          'Disagree with the claim, once; from the filing on it is a message to the team and no objection to the court',
        tags: TAGS,
        consumes: CONSUMES,
        querystring: LanguageQuery,
        body: uploadBody('DebtorDisputeUpload', DisputeFields, FILES_HINT),
        response: { 201: dataOf(DisputeOut), ...ERRORS },
      },
    },
    async (request, reply) => {
      const language = languageFor(request, request.caller)
      return answerUpload(deps, { request, reply, rules: DISPUTE_RULES }, async (work, { fields, files }) => {
        const { message, disputed } = await disputeOwn(work, fields.reason, writtenIn(fields, files))
        // The claim is locked only now: it may have come to court while the files were sent.
        const own = await readOwnDebtor(work.tx, work.caller)
        const notice = courtNotice(own, language) ?? WORDS[language].dispute.done
        return { status: 201, body: ok({ notice, disputed, message: messageOut(message) }) }
      })
    },
  )
}
