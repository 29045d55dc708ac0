import { Type } from 'typebox'
import { type Api, answerCommand, keeperOf } from '../../../audiences/api.ts'
import { adminOnly } from '../../../audiences/operator/guard.ts'
import { LANGUAGES } from '../../../kernel/language.ts'
import { oneOf, Uuid } from '../../../kernel/wire.ts'
import { madeFileAnswer } from '../../../platform/http/download.ts'
import { dataOf, errorsOf, ok, pageOf } from '../../../platform/http/envelope.ts'
import { pagedQuery } from '../../../platform/http/paging.ts'
import { bodyMayBeMissing } from '../../../platform/http/request-checks.ts'
import { type Deps, readBusinessTime } from '../../../platform/work.ts'
import { LetterNote } from '../letters/index.ts'
import { sendRunFile } from './file.ts'
import { postRun } from './posting.ts'
import { countRuns, listRuns } from './queries.ts'
import { ANSWER_WITHIN_MS, PRINT_RUN_STATUSES } from './rules.ts'
import { madeOut, PrintRun, PrintRunCreate, PrintRunSummary, PrintRunsMade, runOut, summaryOut } from './schema.ts'
import { dissolveRun, makeRuns, readRun } from './service.ts'

const TAGS = ['Print runs']
const RunPath = Type.Object({ id: Uuid })
const END_ERRORS = errorsOf(400, 401, 404, 409, 413, 415)

/** Letters that are printed together and posted in one step. */
export function printRunRoutes(api: Api<'operator'>, deps: Deps): void {
  api.get(
    '/print-runs',
    {
      schema: {
        operationId: 'listPrintRuns',
        summary: 'Print runs, newest first',
        tags: TAGS,
        querystring: pagedQuery({
          organization_id: Type.Optional(Uuid),
          status: Type.Optional(oneOf(PRINT_RUN_STATUSES)),
        }),
        response: { 200: pageOf(PrintRunSummary), ...errorsOf(400, 401) },
      },
    },
    async ({ query: { page, limit, ...filter } }) => {
      const [rows, total] = await Promise.all([listRuns(deps.db, filter, { page, limit }), countRuns(deps.db, filter)])
      return { ...ok(rows.map(summaryOut)), total, page, limit }
    },
  )

  api.get(
    '/print-runs/:id',
    {
      schema: {
        operationId: 'getPrintRun',
        summary: 'One print run, with what is or was left out; its letters are in the list of letters (print_run_id)',
        tags: TAGS,
        params: RunPath,
        response: { 200: dataOf(PrintRun), ...errorsOf(400, 401, 404) },
      },
    },
    async ({ params }) => {
      const now = await readBusinessTime(deps.db, deps.clock, deps.config.mode)
      return ok(runOut(await readRun(deps.db, params.id), now))
    },
  )

  api.get(
    '/print-runs/:id/file.pdf',
    {
      onRequest: adminOnly,
      config: { answer_within_ms: ANSWER_WITHIN_MS },
      schema: {
        operationId: 'downloadPrintRun',
        summary: 'The letters of an open run that wait, in one file after a list of them; logged for each letter',
        description:
          '409 `letter_file_broken` names a letter whose stored file is missing or damaged: remake or void it, then print the rest.',
        tags: TAGS,
        params: RunPath,
        querystring: Type.Object(
          { lang: Type.Optional(oneOf(LANGUAGES, { description: 'Of the list; German unless given.' })) },
          { additionalProperties: false },
        ),
        response: { ...madeFileAnswer('application/pdf'), ...errorsOf(400, 401, 403, 404, 409, 503) },
      },
    },
    async (request, reply) => {
      const { params, query, caller } = request
      return sendRunFile(deps, { caller, request, reply }, { id: params.id, language: query.lang ?? 'de' }) as never
    },
  )

  api.post(
    '/print-runs',
    {
      onRequest: adminOnly,
      schema: {
        operationId: 'createPrintRuns',
        summary: 'Take letters that wait into print runs: those that are named, or all that match',
        description:
          'One run for each organisation. A letter is in one open run at most. Named letters that cannot be taken are in ' +
          '`left_out` with a code; 409 `nothing_to_print` where none can.',
        tags: TAGS,
        body: PrintRunCreate,
        response: { 201: dataOf(PrintRunsMade), ...errorsOf(400, 401, 403, 409, 413, 415) },
      },
    },
    (request, reply) =>
      answerCommand(deps, request, reply, async (work) => ({
        status: 201,
        body: ok(madeOut(await makeRuns(work, request.body))),
      })),
  )

  endRoutes(api, deps)
}

function endRoutes(api: Api<'operator'>, deps: Deps): void {
  api.post(
    '/print-runs/:id/posted',
    {
      preValidation: bodyMayBeMissing,
      config: { answer_within_ms: ANSWER_WITHIN_MS },
      schema: {
        operationId: 'postPrintRun',
        summary: 'The run was posted: all its letters that may be; the answer says which were left out and why',
        description:
          'Each letter is posted in a transaction of its own. If the command is interrupted, the same command goes on with the rest.',
        tags: TAGS,
        params: RunPath,
        body: LetterNote,
        response: { 200: dataOf(PrintRun), ...END_ERRORS },
      },
    },
    async (request, reply) => {
      const { keep, send } = keeperOf(request, reply)
      await postRun(deps, request.caller, request.params.id, {
        note: request.body.note,
        posted: (work, run) => keep(work, { status: 200, body: ok(runOut(run, work.now)) }),
      })
      return send()
    },
  )

  api.post(
    '/print-runs/:id/dissolve',
    {
      preValidation: bodyMayBeMissing,
      schema: {
        operationId: 'dissolvePrintRun',
        summary: 'The run is not posted: its letters wait as before, and can be taken into another one',
        tags: TAGS,
        params: RunPath,
        body: Type.Object({}, { additionalProperties: false }),
        response: { 200: dataOf(PrintRun), ...END_ERRORS },
      },
    },
    (request, reply) =>
      answerCommand(deps, request, reply, async (work) => ({
        status: 200,
        body: ok(runOut(await dissolveRun(work, request.params.id), work.now)),
      })),
  )
}
