import { Type } from 'typebox'
import type { Api } from '../../../audiences/api.ts'
import { hidesBlocked } from '../../../audiences/visibility.ts'
import { dayInVienna } from '../../../kernel/dates.ts'
import { countedPageOf, errorsOf, ok } from '../../../platform/http/envelope.ts'
import { PageQuery } from '../../../platform/http/paging.ts'
import { type Deps, readBusinessTime } from '../../../platform/work.ts'
import { countPlans, listPlans } from './queries.ts'
import { PLAN_STATUSES } from './rules.ts'
import { PLAN_FILTERS, PlanLine, planFilterOf, planLineOut } from './schema.ts'

const MISSED = ' `missed` are active plans with an instalment overdue.'

export function planListRoutes(api: Api<'operator'>, deps: Deps): void {
  api.get(
    '/installment-plans',
    {
      schema: {
        operationId: 'listInstallmentPlans',
        summary: 'Instalment plans of all claims; whose next instalment is due first comes first',
        tags: ['Claims'],
        querystring: Type.Object({ ...PLAN_FILTERS, ...PageQuery }, { additionalProperties: false }),
        response: { 200: countedPageOf(PlanLine, [...PLAN_STATUSES, 'missed'], MISSED), ...errorsOf(400, 401) },
      },
    },
    async ({ caller, query: { page, limit, ...given } }) => {
      const today = dayInVienna(await readBusinessTime(deps.db, deps.clock, deps.config.mode))
      const filter = planFilterOf({ ...given, hides_blocked: hidesBlocked(caller) }, today)
      const [rows, { total, counts }] = await Promise.all([
        listPlans(deps.db, filter, { page, limit }),
        countPlans(deps.db, filter, today),
      ])
      return { ...ok(rows.map((row) => planLineOut(row, today))), total, page, limit, counts }
    },
  )
}
