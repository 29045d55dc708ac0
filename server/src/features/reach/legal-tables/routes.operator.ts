import { createHash } from 'node:crypto'
import { Type } from 'typebox'
import { type Api, answerCommand } from '../../../audiences/api.ts'
import { adminOnly } from '../../../audiences/operator/guard.ts'
import type { OperatorCaller } from '../../../kernel/caller.ts'
import { dayInVienna } from '../../../kernel/dates.ts'
import { invalid } from '../../../kernel/errors.ts'
import { DateOnlyText, nullable, oneOf, strictObject, Timestamp } from '../../../kernel/wire.ts'
import { WARNING_CODES } from '../../../law/table-warnings.ts'
import { TABLE_NAMES } from '../../../law/tables.ts'
import { recordAudit } from '../../../platform/audit/audit.ts'
import { dataOf, errorsOf, ok } from '../../../platform/http/envelope.ts'
import { insertConfirmation, insertTableVersion, type NewVersion } from '../../../platform/legal/legal-book.ts'
import { tableProblem } from '../../../platform/legal/read-legal.ts'
import { type Deps, readBusinessTime, transact } from '../../../platform/work.ts'
import { confirmable, tablesInForce } from './rules.ts'

const TAGS = ['Court']

const Row = strictObject('LegalTableRow', {
  list: Type.String({ description: 'Where in the file the row stands.' }),
  valid_from: DateOnlyText,
  in_force: Type.Boolean({ description: 'true for the row that holds today' }),
  rule: nullable(Type.String()),
  source: Type.String(),
  note: { ...nullable(Type.String()), description: 'Remarks for the team; nobody else sees them.' },
  warnings: Type.Array(oneOf(WARNING_CODES), {
    description: 'What to doubt about the row today; empty for a row that is confirmed and current.',
  }),
  next_change: { ...nullable(DateOnlyText), description: 'The first day on which another figure is expected.' },
  confirmed_at: { ...nullable(Timestamp), description: 'When an administrator confirmed it; null if none has.' },
  confirmed_by: { ...nullable(Type.String()), description: 'The administrator who confirmed it.' },
})
const ConfirmBody = strictObject('LegalRowConfirm', {
  list: Type.String({ maxLength: 100, description: 'Where in the file the row stands.' }),
  valid_from: { ...DateOnlyText, description: 'Which row of that list.' } as typeof DateOnlyText,
  next_change: Type.Optional({
    ...nullable(DateOnlyText),
    description:
      'The next day on which another figure is to be expected, null if none is. Required once the day that was ' +
      'expected has passed; otherwise that day stays.',
  }),
})
const Confirmed = strictObject('LegalRowConfirmation', {
  name: oneOf(TABLE_NAMES),
  list: Type.String(),
  valid_from: DateOnlyText,
  next_change: nullable(DateOnlyText),
  confirmed_at: Timestamp,
})
const Table = strictObject('LegalTable', {
  name: oneOf(TABLE_NAMES),
  file: Type.String({ description: 'The name under which a replacement is put into DATA_DIR/legal.' }),
  origin: oneOf(['built_in', 'replaced', 'uploaded'], {
    description: 'replaced: by a file in DATA_DIR/legal; uploaded: by an administrator',
  }),
  problem: nullable(Type.String({ description: 'Why an uploaded table does not hold; the other one does.' })),
  changed_at: { ...nullable(Timestamp), description: 'When it was uploaded.' },
  changed_by: { ...nullable(Type.String()), description: 'Who uploaded it.' },
  rows: Type.Array(Row),
})
const TablePath = Type.Object({ name: oneOf(TABLE_NAMES) })
/** Each table has a form of its own, which the handler checks as the start checks files. */
const Content = Type.Record(Type.String(), Type.Unknown(), { description: 'The whole table, as in its file.' })

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
    async () => ok(await readTables(deps)),
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
  uploadRoutes(api, deps)
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

function uploadRoutes(api: Api<'operator'>, deps: Deps): void {
  api.put(
    '/legal-tables/:name',
    {
      onRequest: adminOnly,
      schema: {
        operationId: 'uploadLegalTable',
        summary: 'Put a table in the place of the built-in one; it holds everywhere within seconds',
        tags: TAGS,
        params: TablePath,
        body: Content,
        response: { 200: dataOf(Table), ...errorsOf(400, 401, 403) },
      },
    },
    async ({ caller, params: { name }, body }) => {
      const problem = tableProblem(name, body)
      if (problem) throw invalid(problem)
      return ok(await store(deps, caller, { name, content: body }))
    },
  )

  api.delete(
    '/legal-tables/:name',
    {
      onRequest: adminOnly,
      schema: {
        operationId: 'dropLegalTable',
        summary: 'Go back to the built-in table',
        tags: TAGS,
        params: TablePath,
        response: { 200: dataOf(Table), ...errorsOf(400, 401, 403) },
      },
    },
    async ({ caller, params: { name } }) => ok(await store(deps, caller, { name, content: null })),
  )
}

async function readTables(deps: Deps) {
  const { db, clock, config, legal } = deps
  const today = dayInVienna(await readBusinessTime(db, clock, config.mode))
  return tablesInForce({ ...(await legal.readTables(db)), today })
}

async function store(deps: Deps, caller: OperatorCaller, { name, content }: Pick<NewVersion, 'name' | 'content'>) {
  await transact(deps, caller, async (work) => {
    await insertTableVersion(work.tx, { name, content, operator_id: caller.id, created_at: work.now })
    const action = content === null ? 'legal_table.dropped' : 'legal_table.replaced'
    const details =
      content === null ? {} : { sha256: createHash('sha256').update(JSON.stringify(content)).digest('hex') }
    await recordAudit(work, { action, subject: { kind: 'legal_table', id: name }, details })
  })
  deps.legal.forget()
  const table = (await readTables(deps)).find((one) => one.name === name)
  return table as NonNullable<typeof table>
}
