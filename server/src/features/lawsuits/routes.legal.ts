import { Type } from 'typebox'
import { dayInVienna } from '../../kernel/dates.ts'
import { TABLE_NAMES } from '../../kernel/legal.ts'
import { DateOnlyText, nullable, oneOf, strictObject } from '../../kernel/wire.ts'
import type { Api } from '../../platform/http/api.ts'
import { dataOf, errorsOf, ok } from '../../platform/http/envelope.ts'
import { type Deps, readBusinessTime } from '../../platform/work.ts'
import { tablesInForce } from './legal-tables.ts'

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
  origin: oneOf(['built_in', 'replaced']),
  rows: Type.Array(Row),
})

export function legalTableRoutes(api: Api, deps: Deps): void {
  api.get(
    '/legal-tables',
    {
      schema: {
        operationId: 'listLegalTables',
        summary: 'The tables of the law that amounts are computed by, with their sources and what to know about them',
        tags: ['Court'],
        response: { 200: dataOf(Type.Array(Table)), ...errorsOf(401) },
      },
    },
    async () => {
      const { db, clock, config, legal, replaced_tables } = deps
      const today = dayInVienna(await readBusinessTime(db, clock, config.mode))
      return ok(tablesInForce({ legal, replaced_tables, today }))
    },
  )
}
