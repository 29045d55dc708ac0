import { Type } from 'typebox'
import { type Api, answerCommand } from '../../../audiences/api.ts'
import type { Caller } from '../../../kernel/caller.ts'
import { about, Uuid } from '../../../kernel/wire.ts'
import type { Legal } from '../../../law/tables.ts'
import type { Reader } from '../../../platform/db/db.ts'
import { dataOf, errorsOf, ok } from '../../../platform/http/envelope.ts'
import { atOneMoment, type Deps, readBusinessTime } from '../../../platform/work.ts'
import { type ClaimRow, readClaim } from '../../case/claims/index.ts'
import { withoutTeamCalls } from './rules/readiness.ts'
import { Readiness, readinessOut } from './schema.court.ts'
import { Decision, DecisionBody, decisionOut, Estimate } from './schema.ts'
import { readReadiness } from './service.package.ts'
import { decide, readEstimate } from './service.ts'

const TAGS = ['Lawsuit decision']

type OfClaimToday<T> = (reader: Reader, claim: ClaimRow, at: { now: Date; legal: Legal }) => Promise<T>

/** What a court would be told, of one moment; the claim, the time and the law in one trip. */
const readToday = <T>(deps: Deps, caller: Caller, claim_id: string, read: OfClaimToday<T>): Promise<T> =>
  atOneMoment(deps, async ({ db, clock, config, legal: book }) => {
    const [claim, now, legal] = await Promise.all([
      readClaim(db, caller, claim_id),
      readBusinessTime(db, clock, config.mode),
      book.read(db),
    ])
    return read(db, claim, { now, legal })
  })

const ClaimPath = Type.Object({ claim_id: about(Uuid, 'The claim, by its `id`.') })

export function lawsuitRoutes(api: Api<'partner'>, deps: Deps): void {
  api.get(
    '/claims/:claim_id/lawsuit-decision/estimate',
    {
      schema: {
        operationId: 'estimateLawsuit',
        summary: 'What going to court would cost, whether it is possible, and whether a decision is open',
        description: 'Figures of today from the tables of the law. Nothing is stored and nothing is decided by asking.',
        tags: TAGS,
        params: ClaimPath,
        response: { 200: dataOf(Estimate), ...errorsOf(400, 401, 404, 429) },
      },
    },
    async ({ caller, params: { claim_id } }) => ok(await readToday(deps, caller, claim_id, readEstimate)),
  )

  api.post(
    '/claims/:claim_id/lawsuit-decision',
    {
      schema: {
        operationId: 'decideLawsuit',
        summary: 'Record whether the creditor takes the claim to court',
        description:
          'Once per claim, while it is at dunning_action_recommended. The stage stays as it is and no event is sent. ' +
          'After sue the court fee is invoiced to the customer, at its email and postal address.',
        tags: TAGS,
        params: ClaimPath,
        body: DecisionBody,
        response: { 201: dataOf(Decision), ...errorsOf(400, 401, 403, 404, 409, 413, 415, 429) },
      },
    },
    (request, reply) =>
      answerCommand(deps, request, reply, async (work) => {
        const way = { via: 'api', legal: await deps.legal.read(work.tx) } as const
        const row = await decide(work, request.params.claim_id, request.body, way)
        return { status: 201, body: ok(decisionOut(row)) }
      }),
  )

  readinessRoutes(api, deps)
}

function readinessRoutes(api: Api<'partner'>, deps: Deps): void {
  api.get(
    '/claims/:claim_id/court-readiness',
    {
      schema: {
        operationId: 'getCourtReadiness',
        summary: 'What is missing for a filing, each with the call that mends it',
        description: 'Ask before you decide: what is missing now would hold up the filing.',
        tags: TAGS,
        params: ClaimPath,
        response: { 200: dataOf(Readiness), ...errorsOf(400, 401, 404, 429) },
      },
    },
    async ({ caller, params: { claim_id } }) => {
      const { estimate, missing } = await readToday(deps, caller, claim_id, readReadiness)
      return ok(readinessOut(claim_id, estimate.procedure, withoutTeamCalls(missing)))
    },
  )
}
