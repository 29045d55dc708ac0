import { type Api, answerCommand } from '../../../audiences/api.ts'
import { adminOnly } from '../../../audiences/operator/guard.ts'
import { notFound } from '../../../kernel/errors.ts'
import { dataOf, errorsOf, ok } from '../../../platform/http/envelope.ts'
import { bodyMayBeMissing } from '../../../platform/http/request-checks.ts'
import type { Deps } from '../../../platform/work.ts'
import { findAnyCustomer, TeamCustomer, teamCustomerOut } from '../customers/index.ts'
import { IdPath, PayoutDecision, TeamCompany, TeamCustomerPatch, teamCompanyOut } from './schema.ts'
import { changeByTeam } from './service.team.ts'
import { decidePayoutAccount, type PayoutVerdict, readTeamCompany } from './service.ts'

const TAGS = ['Partners']

export function teamCompanyRoutes(api: Api<'operator'>, deps: Deps): void {
  api.get(
    '/customers/:id',
    {
      schema: {
        operationId: 'getTeamCustomer',
        summary: 'One customer: how to reach it, where its money goes, its invitation, and what was changed last',
        tags: TAGS,
        params: IdPath,
        response: { 200: dataOf(TeamCompany), ...errorsOf(400, 401, 404) },
      },
    },
    async ({ params: { id } }) => ok(teamCompanyOut(await readTeamCompany(deps.db, id))),
  )

  api.patch(
    '/customers/:id',
    {
      schema: {
        operationId: 'changeTeamCustomer',
        summary: 'Correct how a customer is called and reached, or whether it deducts input tax',
        description:
          'What is not sent stays as it is. Both values stand in the customer’s log. Only administrators change the email address (403 `admin_required`); it is told to the old and the new one and to everybody with access, links that were mailed to the old one end, and for 7 days no link to a decision goes to the new one. 409 `customer_erased` where the customer’s data were erased. Letters that wait to be posted are made anew when the name or the postal address changes.',
        tags: TAGS,
        params: IdPath,
        body: TeamCustomerPatch,
        response: { 200: dataOf(TeamCustomer), ...errorsOf(400, 401, 403, 404, 409, 413, 415) },
      },
    },
    (request, reply) =>
      answerCommand(deps, request, reply, async (work) => {
        const { id } = request.params
        await changeByTeam(work, id, request.body)
        const customer = await findAnyCustomer(work.tx, id)
        if (!customer) throw notFound()
        return { status: 200, body: ok(teamCustomerOut(customer)) }
      }),
  )

  decisionRoute(api, deps, {
    ...{ path: '/customers/:id/payout-iban/confirm', verdict: 'confirmed', operationId: 'confirmPayoutAccount' },
    summary: 'Confirm the account that a customer’s people entered: from now on money goes there',
  })
  decisionRoute(api, deps, {
    ...{ path: '/customers/:id/payout-iban/refuse', verdict: 'refused', operationId: 'refusePayoutAccount' },
    summary: 'Refuse the account that a customer’s people entered: everything stays as it was',
  })
}

type Decision = { path: string; verdict: PayoutVerdict; operationId: string; summary: string }

function decisionRoute(api: Api<'operator'>, deps: Deps, { path, verdict, operationId, summary }: Decision): void {
  api.post(
    path,
    {
      onRequest: adminOnly,
      preValidation: bodyMayBeMissing,
      schema: {
        ...{ operationId, summary, tags: TAGS },
        params: IdPath,
        body: PayoutDecision,
        response: { 200: dataOf(TeamCompany), ...errorsOf(400, 401, 403, 404, 409, 413, 415) },
      },
    },
    (request, reply) =>
      answerCommand(deps, request, reply, async (work) => {
        const { id } = request.params
        await decidePayoutAccount(work, id, { verdict, entered_at: request.body.entered_at })
        return { status: 200, body: ok(teamCompanyOut(await readTeamCompany(work.tx, id))) }
      }),
  )
}
