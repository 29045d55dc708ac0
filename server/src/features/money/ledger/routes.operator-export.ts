import { CSV_TYPE } from '@mahnwerk/claim-table/csv'
import { Type } from 'typebox'
import type { Api } from '../../../audiences/api.ts'
import { adminOnly } from '../../../audiences/operator/guard.ts'
import { invalid } from '../../../kernel/errors.ts'
import { DateOnlyText, oneOf } from '../../../kernel/wire.ts'
import { recordAccess } from '../../../platform/audit/audit.ts'
import { attachment, MadeFileAnswer } from '../../../platform/http/download.ts'
import { errorsOf } from '../../../platform/http/envelope.ts'
import { type Deps, transact } from '../../../platform/work.ts'
import { datevBatch, ledgerCsv, prepareBatch } from './export.ts'
import { bookOwner } from './routes.operator.ts'
import { OrganizationQuery } from './schema.ts'

const FORMATS = ['datev', 'csv'] as const

export function ledgerExportRoutes(api: Api<'operator'>, deps: Deps): void {
  api.get(
    '/ledger/export',
    {
      onRequest: adminOnly,
      config: { download: 'recorded' },
      schema: {
        operationId: 'exportLedger',
        summary: 'The journal of a period for accountants',
        description:
          'datev: a booking batch (EXTF 700, Buchungsstapel 13) in Windows-1252, with the accounts of the ' +
          "organisation's settings, or the usual ones of its country. Both days are in one business year, and a batch has " +
          'at most 99,999 bookings. csv: one line for each line of the ledger, UTF-8.',
        tags: ['Ledger'],
        querystring: Type.Object(
          { organization_id: OrganizationQuery, from: DateOnlyText, to: DateOnlyText, format: oneOf(FORMATS) },
          { additionalProperties: false },
        ),
        response: { ...MadeFileAnswer, ...errorsOf(400, 401, 403, 404) },
      },
    },
    async ({ caller, query: { from, to, format, ...named } }, reply) => {
      if (to < from) throw invalid({ field: 'to', code: 'out_of_order', message: 'must not be before from' })
      const period = { organization_id: await bookOwner(deps.db, named.organization_id), from, to }
      const batch = format === 'datev' ? await transact(deps, caller, (work) => prepareBatch(work, period)) : null
      await recordAccess(deps.db, caller, {
        ...{ action: 'export.made', organization_id: period.organization_id },
        details: { what: 'ledger', format, from, to },
      })
      const name = `${from.replaceAll('-', '')}-${to.replaceAll('-', '')}`
      return reply
        .headers({
          'cache-control': 'no-store',
          'content-disposition': attachment(batch ? `EXTF_Fremdgeld_${name}.csv` : `ledger_${name}.csv`),
          'content-security-policy': 'sandbox',
          'content-type': batch ? 'text/csv; charset=windows-1252' : CSV_TYPE,
          'x-content-type-options': 'nosniff',
        })
        .send(
          batch ? datevBatch(deps.db, { ...period, ...batch, made_at: deps.clock.wall() }) : ledgerCsv(deps.db, period),
        ) as never
    },
  )
}
