import { Type } from 'typebox'
import { type Api, answerCommand } from '../../../audiences/api.ts'
import { adminOnly } from '../../../audiences/operator/guard.ts'
import { dayInVienna } from '../../../kernel/dates.ts'
import { invalid } from '../../../kernel/errors.ts'
import { recordAudit } from '../../../platform/audit/audit.ts'
import { dataOf, errorsOf, ok } from '../../../platform/http/envelope.ts'
import { insertConfirmation } from '../../../platform/legal/legal-book.ts'
import { listVersions } from '../../../platform/legal/versions.ts'
import { type Deps, readBusinessTime } from '../../../platform/work.ts'
import { countOpenClaims } from './queries.ts'
import { confirmable, tablesInForce } from './rules.ts'
import {
  CompareBody,
  Comparison,
  ConfirmBody,
  Confirmed,
  Content,
  Table,
  TablePath,
  Version,
  versionOut,
} from './schema.ts'
import { comparisonOf, lawsOf, pairOf, refuseUnfit, versionOf } from './service.ts'

const TAGS = ['Court']
/** As many as anybody looks through. */
const VERSIONS_MAX = 200

export function legalTableRoutes(api: Api<'operator'>, deps: Deps): void {
  api.get(
    '/legal-tables',
    {
      schema: {
        operationId: 'listLegalTables',
        summary: 'The tables of the law that amounts are computed by, with their sources and what to know about them',
        tags: TAGS,
        response: { 200: dataOf(Type.Array(Table)), ...errorsOf(401) },
      },
    },
    async () => {
      const today = dayInVienna(await readBusinessTime(deps.db, deps.clock, deps.config.mode))
      return ok(tablesInForce({ ...(await deps.legal.readTables(deps.db)), today }))
    },
  )

  api.get(
    '/legal-tables/:name',
    {
      schema: {
        operationId: 'getLegalTable',
        summary: 'One table as a whole, to add a row to',
        tags: TAGS,
        params: TablePath,
        response: { 200: dataOf(Content), ...errorsOf(400, 401) },
      },
    },
    async ({ params }) => ok((await deps.legal.read(deps.db))[params.name] as Record<string, unknown>),
  )
  versionRoutes(api, deps)
  confirmRoute(api, deps)
}

function confirmRoute(api: Api<'operator'>, deps: Deps): void {
  api.post(
    '/legal-tables/:name/confirm',
    {
      onRequest: adminOnly,
      schema: {
        operationId: 'confirmLegalRow',
        summary: 'Confirm that the figures of a row are right; it stands with the name of who did, and warns no more',
        description: 'It holds for these figures only: a row that is changed later must be confirmed anew.',
        tags: TAGS,
        params: TablePath,
        body: ConfirmBody,
        response: { 200: dataOf(Confirmed), ...errorsOf(400, 401, 403) },
      },
    },
    async (request, reply) => {
      const { name } = request.params
      const table = (await deps.legal.read(deps.db))[name]
      const answer = await answerCommand(deps, request, reply, async (work) => {
        const { tx, now, caller } = work
        const found = confirmable(table, request.body, dayInVienna(now))
        if (!('row' in found)) throw invalid(found)
        const { row, next_change } = found
        const { list, valid_from } = request.body
        const said = { operator_id: caller.id, created_at: now }
        await insertConfirmation(tx, { name, list, content: row, next_change, ...said })
        const details = { list, valid_from, next_change }
        await recordAudit(work, {
          action: 'legal_table.row_confirmed',
          subject: { kind: 'legal_table', id: name },
          details,
        })
        return { status: 200, body: ok({ name, list, valid_from, next_change, confirmed_at: now.toISOString() }) }
      })
      deps.legal.forget()
      const { list, valid_from } = request.body
      const fields = { table: name, list, valid_from, operator_id: request.caller.id }
      deps.log.info(fields, 'a row of a legal table was confirmed')
      return answer
    },
  )
}

function versionRoutes(api: Api<'operator'>, deps: Deps): void {
  api.get(
    '/legal-tables/:name/versions',
    {
      schema: {
        operationId: 'listLegalTableVersions',
        summary: 'Who changed a table when; the newest first',
        tags: TAGS,
        params: TablePath,
        response: { 200: dataOf(Type.Array(Version)), ...errorsOf(400, 401) },
      },
    },
    async ({ params: { name } }) => ok((await listVersions(deps.db, name, VERSIONS_MAX)).map(versionOut(name))),
  )

  api.post(
    '/legal-tables/:name/compare',
    {
      onRequest: adminOnly,
      schema: {
        operationId: 'compareLegalTable',
        summary: 'What a table would change, before it is put in force; nothing is stored',
        tags: TAGS,
        params: TablePath,
        body: CompareBody,
        response: { 200: dataOf(Comparison), ...errorsOf(400, 401, 403, 404, 413, 415) },
      },
    },
    (request, reply) =>
      answerCommand(deps, request, reply, async ({ tx, now }) => {
        const { name } = request.params
        const { content, version } = request.body
        if ((content === undefined) === (version === undefined)) throw invalid(EITHER)
        const change = version === undefined ? { name, content: content ?? null } : await versionOf(tx, name, version)
        refuseUnfit(change)
        const is_upload = version === undefined && change.content !== null
        const pair = await pairOf(deps.legal, tx, { ...change, is_upload })
        const comparison = comparisonOf(pair, dayInVienna(now))
        const open_claims = await countOpenClaims(tx, lawsOf(name, comparison.rows))
        return { status: 200, body: ok({ ...comparison, open_claims }) }
      }),
  )
}

const EITHER = { field: 'content', code: 'inconsistent', message: 'send either content or version' } as const
