import { Type } from 'typebox'
import type { Api } from '../../../audiences/api.ts'
import { adminOnly } from '../../../audiences/operator/guard.ts'
import type { OperatorCaller } from '../../../kernel/caller.ts'
import { dayInVienna } from '../../../kernel/dates.ts'
import { invalid } from '../../../kernel/errors.ts'
import { DateOnlyText, nullable, oneOf, strictObject, Timestamp } from '../../../kernel/wire.ts'
import { TABLE_NAMES } from '../../../law/tables.ts'
import { dataOf, errorsOf, ok } from '../../../platform/http/envelope.ts'
import { insertTableVersion, type NewVersion } from '../../../platform/legal/legal-book.ts'
import { tableProblem } from '../../../platform/legal/read-legal.ts'
import { type Deps, readBusinessTime, transact } from '../../../platform/work.ts'
import { tablesInForce } from './rules.ts'

const TAGS = ['Court']

const Row = strictObject('LegalTableRow', {
  list: Type.String({ description: 'Where in the file the row stands.' }),
  valid_from: DateOnlyText,
  in_force: Type.Boolean({ description: 'true for the row that holds today' }),
  rule: nullable(Type.String()),
  source: Type.String(),
  note: nullable(Type.String()),
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
  await transact(deps, caller, ({ tx, now }) =>
    insertTableVersion(tx, { name, content, operator_id: caller.id, created_at: now }),
  )
  deps.legal.forget()
  const table = (await readTables(deps)).find((one) => one.name === name)
  return table as NonNullable<typeof table>
}
