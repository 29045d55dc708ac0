import { Type } from 'typebox'
import { type Api, answerCommand } from '../../../audiences/api.ts'
import { Uuid } from '../../../kernel/wire.ts'
import { dataOf, errorsOf, ok } from '../../../platform/http/envelope.ts'
import type { Deps } from '../../../platform/work.ts'
import { recordLooks } from '../audit/index.ts'
import { readDebtorFile } from './reading.ts'
import { DebtorFileOut, debtorFileOut, JoinBody, SimilarDebtor, similarOut } from './schema.ts'
import { joinDebtors, readSimilar, separateDebtor } from './service.ts'

const TAGS = ['Debtors']
const DebtorPath = Type.Object({ id: Uuid })
const DONE = { done: true }
const Done = Type.Object({ done: Type.Boolean() })

/** One person or company over all customers, partners and organisations. Nobody but the team has a route to it. */
export function debtorFileRoutes(api: Api<'operator'>, deps: Deps): void {
  api.get(
    '/debtors/:id/file',
    {
      schema: {
        operationId: 'getDebtorFile',
        summary: 'All claims, contacts, promises and plans of a person or company, and one timeline over all',
        tags: TAGS,
        params: DebtorPath,
        response: { 200: dataOf(DebtorFileOut), ...errorsOf(400, 401, 404) },
      },
    },
    async ({ caller, params: { id } }) => {
      const file = await readDebtorFile(deps, caller, id)
      const others = file.records.filter((record) => record.id !== id)
      await recordLooks(deps, caller, {
        ...{ debtor_ids: others.map((record) => record.id), path: '/debtors/:id/file' },
      })
      return ok(debtorFileOut(file))
    },
  )

  api.get(
    '/debtors/:id/similar',
    {
      schema: {
        operationId: 'listSimilarDebtors',
        summary: 'Other records that may be of the same person or company',
        tags: TAGS,
        params: DebtorPath,
        response: { 200: dataOf(Type.Array(SimilarDebtor)), ...errorsOf(400, 401, 404) },
      },
    },
    async ({ caller, params: { id } }) => {
      const similar = await readSimilar(deps.db, id)
      await recordLooks(deps, caller, {
        ...{ debtor_ids: similar.map((other) => other.id), path: '/debtors/:id/similar' },
      })
      return ok(similar.map(similarOut))
    },
  )

  api.post(
    '/debtors/:id/join',
    {
      schema: {
        operationId: 'joinDebtors',
        summary: 'Say that another record is of the same person; the records stay as they are',
        tags: TAGS,
        params: DebtorPath,
        body: JoinBody,
        response: { 200: dataOf(Done), ...errorsOf(400, 401, 404, 409, 413, 415) },
      },
    },
    (request, reply) =>
      answerCommand(deps, request, reply, async (work) => {
        await joinDebtors(work, request.params.id, request.body.debtor_id)
        return { status: 200, body: ok(DONE) }
      }),
  )

  api.delete(
    '/debtors/:id/join',
    {
      schema: {
        operationId: 'separateDebtor',
        summary: 'Take a record out of those of its person',
        tags: TAGS,
        params: DebtorPath,
        response: { 200: dataOf(Done), ...errorsOf(400, 401, 404) },
      },
    },
    (request, reply) =>
      answerCommand(deps, request, reply, async (work) => {
        await separateDebtor(work, request.params.id)
        return { status: 200, body: ok(DONE) }
      }),
  )
}
