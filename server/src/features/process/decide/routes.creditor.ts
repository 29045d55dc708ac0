import { Type } from 'typebox'
import { type Api, answerCommand } from '../../../audiences/api.ts'
import type { CreditorPerson } from '../../../kernel/caller.ts'
import { notFound } from '../../../kernel/errors.ts'
import { LANGUAGES, readersLanguage } from '../../../kernel/language.ts'
import { oneOf, Uuid } from '../../../kernel/wire.ts'
import { MadeFileAnswer, sendMade } from '../../../platform/http/download.ts'
import { dataOf, errorsOf, ok } from '../../../platform/http/envelope.ts'
import { type Deps, readBusinessTime } from '../../../platform/work.ts'
import { findIsOpen, readClaim } from '../../case/claims/index.ts'
import { Decision, DecisionBody, decide, decisionOut, EstimateAnswer, readEstimate } from '../court/index.ts'
import { makeReceipt } from './receipt-page.ts'
import { readDecisionView } from './service.ts'

const TAGS = ['Court']
const ClaimPath = Type.Object({ id: Uuid })

/** A claim of the own customer, and the day and the tables by which it is judged. */
export async function lookAt(deps: Deps, caller: CreditorPerson, id: string) {
  const claim = await readClaim(deps.db, caller, id)
  const now = await readBusinessTime(deps.db, deps.clock, deps.config.mode)
  return { claim, at: { now, legal: await deps.legal.read(deps.db) } }
}

/** The decision about going to court, by one of the creditor's people. */
export function creditorDecisionRoutes(api: Api<'creditor'>, deps: Deps): void {
  api.get(
    '/claims/:id/lawsuit-decision/estimate',
    {
      schema: {
        operationId: 'estimateLawsuit',
        summary: 'What going to court would cost, whether it is possible, and whether a decision is open',
        description: 'Figures of today from the tables of the law. Nothing is stored and nothing is decided by asking.',
        tags: TAGS,
        params: ClaimPath,
        response: { 200: dataOf(EstimateAnswer), ...errorsOf(400, 401, 404) },
      },
    },
    async ({ caller, params }) => {
      const { claim, at } = await lookAt(deps, caller, params.id)
      return ok(await readEstimate(deps.db, claim, at))
    },
  )

  api.post(
    '/claims/:id/lawsuit-decision',
    {
      schema: {
        operationId: 'decideLawsuit',
        summary: 'Decide whether the claim goes to court',
        description:
          'Once per claim, while it is at dunning_action_recommended. After sue the court fee is invoiced to the customer.',
        tags: TAGS,
        params: ClaimPath,
        body: DecisionBody,
        response: { 201: dataOf(Decision), ...errorsOf(400, 401, 404, 409, 413, 415) },
      },
    },
    (request, reply) =>
      answerCommand(deps, request, reply, async (work) => {
        const way = { via: 'portal', legal: await work.legal() } as const
        const row = await decide(work, request.params.id, request.body, way)
        return { status: 201, body: ok(decisionOut(row)) }
      }),
  )

  api.get(
    '/claims/:id/lawsuit-decision/receipt.pdf',
    {
      schema: {
        operationId: 'downloadDecisionReceipt',
        summary: 'The decision in writing, whoever made it; 404 before there is one',
        tags: TAGS,
        params: ClaimPath,
        querystring: Type.Object({ lang: Type.Optional(oneOf(LANGUAGES)) }, { additionalProperties: false }),
        response: { ...MadeFileAnswer, ...errorsOf(400, 401, 404, 503) },
      },
    },
    async ({ caller, params, query, headers }, reply) => {
      const { claim, at } = await lookAt(deps, caller, params.id)
      const view = await readDecisionView(deps.db, claim, at)
      if (view.state !== 'decided' || !(await findIsOpen(deps.db, caller, claim.id))) throw notFound()
      const language = readersLanguage(query.lang ?? caller.language, headers['accept-language'])
      return sendMade(reply, await makeReceipt(deps, view, language)) as never
    },
  )
}
