import { CSV_TYPE } from '@mahnwerk/claim-table/csv'
import { Type } from 'typebox'
import type { Api } from '../../../audiences/api.ts'
import { adminOnly } from '../../../audiences/operator/guard.ts'
import { invalid } from '../../../kernel/errors.ts'
import { DateOnlyText, oneOf } from '../../../kernel/wire.ts'
import { recordAccess } from '../../../platform/audit/audit.ts'
import { attachment, MadeFileAnswer } from '../../../platform/http/download.ts'
import { dataOf, errorsOf, ok } from '../../../platform/http/envelope.ts'
import { type Deps, transact } from '../../../platform/work.ts'
import { datevBatch, ledgerCsv, recordExport } from './export.ts'
import { listExports, listLate } from './queries.export.ts'
import { bookOwner } from './routes.operator.ts'
import { EXPORT_FORMATS, exportName } from './rules/formats.ts'
import { exportOut, LedgerExports, OrganizationQuery } from './schema.ts'

const TAGS = ['Ledger']
const SINCE = ['last'] as const

export function ledgerExportRoutes(api: Api<'operator'>, deps: Deps): void {
  api.get(
    '/ledger/export',
    {
      onRequest: adminOnly,
      // What is exported is on record; asking for the head alone would put there what nobody has got.
      exposeHeadRoute: false,
      config: { download: 'recorded' },
      schema: {
        operationId: 'exportLedger',
        summary: 'The journal of a period for accountants',
        description:
          'datev: a booking batch (EXTF 700, Buchungsstapel 13) in Windows-1252, with the accounts of the ' +
          "organisation's settings, or the usual ones of its country. Both days are in one business year, and a batch has " +
          'at most 99,999 bookings. csv: one line for each line of the ledger, UTF-8. The header `X-Late-Bookings` counts ' +
          'bookings of the period that came after an export in this format had covered their day.',
        tags: TAGS,
        querystring: Type.Object(
          {
            organization_id: OrganizationQuery,
            from: DateOnlyText,
            to: DateOnlyText,
            format: oneOf(EXPORT_FORMATS),
            since: Type.Optional(
              oneOf(SINCE, {
                description: '`last`: only bookings that no export in this format had before; all unless said.',
              }),
            ),
          },
          { additionalProperties: false },
        ),
        response: { ...MadeFileAnswer, ...errorsOf(400, 401, 403, 404) },
      },
    },
    async ({ caller, query: { from, to, format, since, ...named } }, reply) => {
      if (to < from) throw invalid({ field: 'to', code: 'out_of_order', message: 'must not be before from' })
      const wish = {
        ...{ organization_id: await bookOwner(deps.db, named.organization_id), from, to, format },
        is_rest: since === 'last',
      }
      const { exported, batch, late_count } = await transact(deps, caller, (work) => recordExport(work, wish))
      await recordAccess(deps.db, caller, {
        ...{ action: 'export.made', organization_id: wish.organization_id },
        details: { what: 'ledger', format, from, to, ...(since ? { since } : {}) },
      })
      const reader = await deps.reports.reader()
      return reply
        .headers({
          'cache-control': 'no-store',
          'content-disposition': attachment(exportName(wish)),
          'content-security-policy': 'sandbox',
          'content-type': batch ? 'text/csv; charset=windows-1252' : CSV_TYPE,
          'x-content-type-options': 'nosniff',
          'x-late-bookings': String(late_count),
        })
        .send(
          batch
            ? datevBatch(reader, { ...exported, ...batch, made_at: deps.clock.wall() })
            : ledgerCsv(reader, exported),
        ) as never
    },
  )

  api.get(
    '/ledger/exports',
    {
      onRequest: adminOnly,
      schema: {
        operationId: 'listLedgerExports',
        summary: 'What was exported, and what was booked since into days that were exported',
        tags: TAGS,
        querystring: Type.Object({ organization_id: OrganizationQuery }, { additionalProperties: false }),
        response: { 200: dataOf(LedgerExports), ...errorsOf(400, 401, 403, 404) },
      },
    },
    async ({ query }) => {
      const organization_id = await bookOwner(deps.db, query.organization_id)
      const late = await Promise.all(
        EXPORT_FORMATS.map(async (format) =>
          (await listLate(deps.db, { organization_id, format })).map((month) => ({ format, ...month })),
        ),
      )
      return ok({ late: late.flat(), exports: (await listExports(deps.db, organization_id)).map(exportOut) })
    },
  )
}
