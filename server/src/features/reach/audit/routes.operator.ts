import { CSV_TYPE, csvText } from '@mahnwerk/claim-table/csv'
import { Type } from 'typebox'
import type { Api } from '../../../audiences/api.ts'
import { adminOnly } from '../../../audiences/operator/guard.ts'
import { addDays, type DateOnly, startOfDayInVienna } from '../../../kernel/dates.ts'
import { DateOnlyText, oneOf, Uuid } from '../../../kernel/wire.ts'
import { AUDIT_LOGS, recordAccess } from '../../../platform/audit/audit.ts'
import { MadeFileAnswer, sendMade } from '../../../platform/http/download.ts'
import { errorsOf, ok, pageOf } from '../../../platform/http/envelope.ts'
import { PageQuery } from '../../../platform/http/paging.ts'
import type { Deps } from '../../../platform/work.ts'
import { type AuditFilter, type AuditRow, countAudit, listAudit } from './queries.ts'
import { ACTIONS, AuditEntryOut, auditEntryOut, GROUPS } from './schema.ts'

const TAGS = ['Team']
/** More does not fit into a spreadsheet that somebody reads; the filters make it less. */
const EXPORT_MAX = 50_000

const Filters = {
  log: Type.Optional(oneOf(AUDIT_LOGS)),
  action: Type.Optional(oneOf(ACTIONS)),
  group: Type.Optional(oneOf(GROUPS, { description: 'The part of the action before the dot.' })),
  actor_id: Type.Optional(Uuid),
  subject_id: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
  debtor_id: Type.Optional({ ...Uuid, description: 'About this debtor, or one of their cases.' } as typeof Uuid),
  organization_id: Type.Optional(Uuid),
  from: Type.Optional({ ...DateOnlyText, description: 'On this day in Vienna or later.' } as typeof DateOnlyText),
  to: Type.Optional({ ...DateOnlyText, description: 'On this day in Vienna or earlier.' } as typeof DateOnlyText),
}

type Asked = Omit<AuditFilter, 'from' | 'before'> & { from?: string; to?: string }

const filterOf = ({ from, to, ...same }: Asked): AuditFilter => ({
  ...same,
  ...(from ? { from: startOfDayInVienna(from as DateOnly) } : {}),
  ...(to ? { before: startOfDayInVienna(addDays(to as DateOnly, 1)) } : {}),
})

/** Who administered what, and who looked at whose data; administrators only. */
export function auditRoutes(api: Api<'operator'>, deps: Deps): void {
  api.get(
    '/audit',
    {
      onRequest: adminOnly,
      schema: {
        operationId: 'listAudit',
        summary: 'Who administered what, and who looked at whose data, newest first',
        tags: TAGS,
        querystring: Type.Object({ ...Filters, ...PageQuery }, { additionalProperties: false }),
        response: { 200: pageOf(AuditEntryOut), ...errorsOf(400, 401, 403) },
      },
    },
    async ({ query: { page, limit, ...asked } }) => {
      const filter = filterOf(asked)
      const [rows, total] = await Promise.all([
        listAudit(deps.db, filter, { page, limit }),
        countAudit(deps.db, filter),
      ])
      return { ...ok(rows.map(auditEntryOut)), total, page, limit }
    },
  )

  api.get(
    '/audit.csv',
    {
      onRequest: adminOnly,
      config: { download: 'recorded' },
      schema: {
        operationId: 'exportAudit',
        summary: 'The same for a spreadsheet: the newest 50,000 entries; the export is an entry itself',
        tags: TAGS,
        querystring: Type.Object(Filters, { additionalProperties: false }),
        response: { ...MadeFileAnswer, ...errorsOf(400, 401, 403) },
      },
    },
    async ({ caller, query }, reply) => {
      await recordAccess(deps.db, caller, { action: 'export.made', details: { what: 'audit', filter: query } })
      const rows = await listAudit(deps.db, filterOf(query), { page: 1, limit: EXPORT_MAX })
      const bytes = Buffer.from(csvText([HEAD, ...rows.map(cellsOf)], ';'))
      return sendMade(reply, { bytes, mime_type: CSV_TYPE, filename: 'audit.csv' }) as never
    },
  )
}

const HEAD = [
  ...['log', 'number', 'at', 'actor_type', 'actor_id', 'actor_name', 'action', 'organization_id', 'organization_name'],
  ...['subject_kind', 'subject_id', 'subject_name', 'details'],
]

const cellsOf = ({ id: _, at, number, details, ...rest }: AuditRow): string[] => {
  const cells: Record<string, unknown> = { ...rest, number, at: at.toISOString(), details: JSON.stringify(details) }
  return HEAD.map((name) => String(cells[name] ?? ''))
}
