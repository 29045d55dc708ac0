import { Type } from 'typebox'
import { type Api, answerCommand } from '../../../audiences/api.ts'
import { Uuid } from '../../../kernel/wire.ts'
import { FileAnswer } from '../../../platform/http/download.ts'
import { countedPageOf, dataOf, errorsOf, ok, sumOf } from '../../../platform/http/envelope.ts'
import { PageQuery } from '../../../platform/http/paging.ts'
import { bodyMayBeMissing } from '../../../platform/http/request-checks.ts'
import { type Deps, readBusinessTime } from '../../../platform/work.ts'
import { sendLetterFile } from './letter-file.ts'
import { countLettersByStatus } from './queries.counts.ts'
import { listLetters } from './queries.ts'
import { LETTER_STATUSES } from './rules.ts'
import { Letter, LetterNote, LetterQuery, letterOut, PostedBody, ReturnedBody } from './schema.ts'
import { markReturned, postLetter, postLetters, readLetter, voidLetter } from './service.ts'

const TAGS = ['Letters']
const LetterPath = Type.Object({ id: Uuid })

export function letterRoutes(api: Api<'operator'>, deps: Deps): void {
  api.get(
    '/letters',
    {
      schema: {
        operationId: 'listLetters',
        summary: 'Letters of all claims, newest first; those with status outbox wait to be sent',
        tags: TAGS,
        querystring: Type.Object({ ...LetterQuery, ...PageQuery }, { additionalProperties: false }),
        response: { 200: countedPageOf(Letter, LETTER_STATUSES), ...errorsOf(400, 401) },
      },
    },
    async (request) => {
      const { page, limit, ...filter } = request.query
      const [rows, counts] = await Promise.all([
        listLetters(deps.db, filter, { page, limit }),
        countLettersByStatus(deps.db, filter),
      ])
      const total = filter.status ? counts[filter.status] : sumOf(counts)
      const now = await readBusinessTime(deps.db, deps.clock, deps.config.mode)
      return { ...ok(rows.map((row) => letterOut(row, now))), total, page, limit, counts }
    },
  )

  api.get(
    '/letters/:id',
    {
      schema: {
        operationId: 'getLetter',
        summary: 'One letter',
        tags: TAGS,
        params: LetterPath,
        response: { 200: dataOf(Letter), ...errorsOf(400, 401, 404) },
      },
    },
    async (request) => {
      const now = await readBusinessTime(deps.db, deps.clock, deps.config.mode)
      return ok(letterOut(await readLetter(deps.db, request.params.id), now))
    },
  )

  api.get(
    '/letters/:id/file',
    {
      schema: {
        operationId: 'downloadLetter',
        summary:
          'The letter as PDF: for administrators as it is printed, which is logged; for agents with a masked access code',
        tags: TAGS,
        params: LetterPath,
        response: { ...FileAnswer, ...errorsOf(400, 401, 404, 409, 416, 503) },
      },
    },
    async (request, reply) => {
      const letter = await readLetter(deps.db, request.params.id)
      return sendLetterFile(deps, { caller: request.caller, request, reply }, letter) as never
    },
  )

  markRoutes(api, deps)
}

const MARK_ERRORS = errorsOf(400, 401, 404, 409, 413, 415)

function markRoutes(api: Api<'operator'>, deps: Deps): void {
  const mark = (path: string, operationId: string, summary: string, run: typeof postLetter) =>
    api.post(
      `/letters/:id/${path}`,
      {
        preValidation: bodyMayBeMissing,
        schema: {
          operationId,
          summary,
          tags: TAGS,
          params: LetterPath,
          body: LetterNote,
          response: { 200: dataOf(Letter), ...MARK_ERRORS },
        },
      },
      (request, reply) =>
        answerCommand(deps, request, reply, async (work) => ({
          status: 200,
          body: ok(letterOut(await run(work, request.params.id, request.body.note), work.now)),
        })),
    )
  mark('posted', 'markLetterPosted', 'The letter was posted: now it counts, and the claim moves', postLetter)
  mark('printed', 'markLetterPrinted', 'The older name of posted', postLetter)
  mark('void', 'voidLetter', 'The letter is not to be sent; what it was made for is tried again', voidLetter)

  const markAll = (path: string, operationId: string, summary: string) =>
    api.post(
      `/letters/${path}`,
      {
        schema: {
          operationId,
          summary,
          tags: TAGS,
          body: PostedBody,
          response: { 200: dataOf(Type.Array(Letter)), ...errorsOf(400, 401, 409, 413, 415) },
        },
      },
      (request, reply) =>
        answerCommand(deps, request, reply, async (work) => ({
          status: 200,
          body: ok((await postLetters(work, request.body.ids)).map((letter) => letterOut(letter, work.now))),
        })),
    )
  markAll('posted', 'markLettersPosted', 'A print run was posted: all of these letters, or none')
  markAll('printed', 'markLettersPrinted', 'The older name of posted')

  api.post(
    '/letters/:id/returned',
    {
      preValidation: bodyMayBeMissing,
      schema: {
        operationId: 'markLetterReturned',
        summary: 'The letter came back: its fee is taken back, and no letter goes out until there is another address',
        tags: TAGS,
        params: LetterPath,
        body: ReturnedBody,
        response: { 200: dataOf(Letter), ...MARK_ERRORS },
      },
    },
    (request, reply) =>
      answerCommand(deps, request, reply, async (work) => {
        const { note, reason } = request.body
        const letter = await markReturned(work, request.params.id, note ?? reason ?? null)
        return { status: 200, body: ok(letterOut(letter, work.now)) }
      }),
  )
}
