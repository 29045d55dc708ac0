import { Type } from 'typebox'
import type { Api } from '../../../audiences/api.ts'
import { dayInVienna } from '../../../kernel/dates.ts'
import { notFound } from '../../../kernel/errors.ts'
import { about, Uuid } from '../../../kernel/wire.ts'
import { dataOf, errorsOf, ok } from '../../../platform/http/envelope.ts'
import { type Deps, readBusinessTime } from '../../../platform/work.ts'
import { foundClaim } from '../claims/index.ts'
import { findClaimWithPlan, planFromJson } from './queries.ts'
import { InstallmentPlan, planOut } from './schema.ts'

export function installmentRoutes(api: Api<'partner'>, deps: Deps): void {
  api.get(
    '/claims/:claim_id/installment-plan',
    {
      schema: {
        operationId: 'getInstallmentPlan',
        summary: 'The instalment plan of a claim, with what has become of each instalment',
        description: 'Answers the latest plan, also one that has ended; 404 where the claim never had one.',
        tags: ['Claims'],
        params: Type.Object({ claim_id: about(Uuid, 'The claim, by its `id`.') }),
        response: { 200: dataOf(InstallmentPlan), ...errorsOf(400, 401, 404, 429) },
      },
    },
    async (request) => {
      const [found, now] = await Promise.all([
        findClaimWithPlan(deps.db, request.caller, request.params.claim_id),
        readBusinessTime(deps.db, deps.clock, deps.config.mode),
      ])
      const { plans, paid_cents, closure_reason } = foundClaim(found)
      const [plan] = plans.map(planFromJson)
      if (!plan) throw notFound()
      return ok(planOut(plan, { paid_cents, closure_reason, today: dayInVienna(now) }))
    },
  )
}
