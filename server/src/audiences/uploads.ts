import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Static, type TObject, Type } from 'typebox'
import type { Audience, Caller } from '../kernel/caller.ts'
import { DatabaseAway, DatabaseFull } from '../platform/db/away.ts'
import { cutShort } from '../platform/http/cut-short.ts'
import { claimReceived, hasStoredAnswer } from '../platform/http/idempotency.ts'
import { leastFileBytes } from '../platform/http/multipart.ts'
import { type Received, receiveUpload, type Upload, type UploadRules } from '../platform/http/upload.ts'
import { demandRoomOf, onQuota } from '../platform/storage/quota.ts'
import type { Deps, Work } from '../platform/work.ts'
import { type Answer, type Api, type CommandRequest, runCommand, sendPayload } from './api.ts'

/** A file takes time on a slow connection. The server's limit for a whole request is slightly shorter. */
const ANSWER_WITHIN_MS = 330_000

/** `config` of a route that takes a file. */
export const UPLOAD = { is_upload: true, answer_within_ms: ANSWER_WITHIN_MS } as const

/** The body of an upload, for the API document only. `UploadRules` check it once it has been read. */
export const uploadBody = <S extends TObject>(title: string, fields: S, file: string) =>
  Type.Unsafe<unknown>({
    ...Type.Object(
      { file: Type.Unsafe<unknown>({ type: 'string', format: 'binary', description: file }), ...fields.properties },
      { title, additionalProperties: false },
    ),
    'x-upload': true,
  })

/**
 * Declares routes whose bodies stay unread until the handler asks for them. With `takes_json` a body without files may
 * also be JSON.
 */
export function uploadRoutes<A extends Audience>(
  api: Api<A>,
  declare: (scope: Api<A>) => void,
  { takes_json = false } = {},
): void {
  ;(api as unknown as FastifyInstance).register(async (scope) => {
    if (!takes_json) scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    scope.addHook('preParsing', takeAnyType)
    scope.addHook('onSend', cutShort)
    declare(scope as unknown as Api<A>)
  })
}

/** The framework answers 415 to a malformed media type. The handler reports it as 400, with all other faults. */
async function takeAnyType({ headers }: FastifyRequest): Promise<void> {
  if (!/^[\w.+-]+\/[\w.+-]+\s*(?:;|$)/.test(headers['content-type'] ?? 'x/x'))
    headers['content-type'] = 'unknown/unknown'
}

/** Runs a command on received files. They are deleted when the command refuses. */
export async function takeUpload<S extends TObject, T>(
  { storage, log }: Pick<Deps, 'storage' | 'log'>,
  received: Received<Static<S>>,
  act: (upload: Upload<Static<S>>) => Promise<T>,
): Promise<T> {
  const upload = received.open()
  try {
    return await act(upload)
  } catch (error) {
    // After a lost connection we cannot know whether the row was stored. The nightly sweep decides.
    if (error instanceof DatabaseFull || !(error instanceof DatabaseAway)) {
      for (const { key } of upload.files)
        await storage
          .delete(key)
          .catch((fault: unknown) => log.warn({ err: fault }, 'blob not deleted, the sweep will find it'))
    }
    throw error
  }
}

type UploadRequest<S extends TObject, C extends Caller> = {
  readonly request: FastifyRequest & CommandRequest<C>
  readonly reply: FastifyReply
  readonly rules: UploadRules<S>
}

/** Reads the body, then claims the idempotency key. Undefined: the same request was answered before, and is again. */
export async function receiveOnce<S extends TObject, C extends Caller>(
  deps: Deps,
  { request, reply, rules }: UploadRequest<S, C>,
): Promise<Received<Static<S>> | undefined> {
  if (!(await hasStoredAnswer(deps, request)))
    await demandRoomOf(deps.db, request.caller, leastFileBytes(request.headers))
  const received = await receiveUpload(deps.storage, request, rules)
  let is_answered: boolean
  try {
    is_answered = await claimReceived(deps, request, reply, received.request_hash)
  } catch (error) {
    await received.discard()
    throw error
  }
  if (!is_answered) return received
  await received.discard()
  return undefined
}

/** Like `answerCommand`, but claims the idempotency key after the body has been read. */
export async function answerUpload<S extends TObject, C extends Caller>(
  deps: Deps,
  upload_request: UploadRequest<S, C>,
  act: (work: Work<C>, upload: Upload<Static<S>>) => Promise<Answer>,
): Promise<void> {
  const { request, reply } = upload_request
  const received = await receiveOnce(deps, upload_request)
  if (!received) return reply as never
  // Send outside `takeUpload`: a client that has disconnected must not undo what was committed.
  const done = await takeUpload(deps, received, (upload) =>
    onQuota(
      request.caller,
      runCommand(deps, request, reply, (work) => act(work, upload)),
    ),
  )
  return sendPayload(reply, done)
}
