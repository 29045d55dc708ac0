import { Type } from 'typebox'
import { type Api, answerCommand } from '../../../audiences/api.ts'
import { about, Uuid } from '../../../kernel/wire.ts'
import { dataOf, errorsOf, HasMore, listOf, ok, PageFacts } from '../../../platform/http/envelope.ts'
import { PageQuery } from '../../../platform/http/paging.ts'
import { type Deps, transact } from '../../../platform/work.ts'
import { customerMissing } from '../../parties/customers/index.ts'
import { listClaims } from './queries.list.ts'
import { Claim, ClaimCreate, ClaimPatch, ClaimQuery, claimFilter, claimOut } from './schema.ts'
import { changeClaim } from './service.ts'
import { submitClaim } from './submitting.ts'

const TAGS = ['Claims']

const ClaimPage = Type.Object({
  ...listOf(Claim).properties,
  ...PageFacts,
  has_more: HasMore,
})

export function claimRoutes(api: Api<'partner'>, deps: Deps): void {
  api.post(
    '/claims',
    {
      config: { body_rule: (body, { caller }) => customerMissing(caller, body) },
      schema: {
        operationId: 'createClaim',
        summary: 'Submit a case for collection',
        description:
          'Opens a case at stage `new` and sends `claim.collection_stage_changed`. Add the invoices next. Collection starts by itself once an amount is due and the debtor has an address; `blocked_reason` says what still stands against it.',
        tags: TAGS,
        body: ClaimCreate,
        response: { 201: dataOf(Claim), ...errorsOf(400, 401, 403, 409, 413, 415, 429) },
      },
    },
    (request, reply) =>
      answerCommand(deps, request, reply, async (work) => ({
        status: 201,
        body: ok(claimOut(await submitClaim(work, request.body))),
      })),
  )

  api.get(
    '/claims',
    {
      schema: {
        operationId: 'listClaims',
        summary: 'Claims of the organisation, newest first',
        description:
          'Filters add up: a claim must match all of them. `updated_after` finds what changed since you last looked.',
        tags: TAGS,
        querystring: Type.Object({ ...ClaimQuery, ...PageQuery }, { additionalProperties: false }),
        response: { 200: ClaimPage, ...errorsOf(400, 401, 429) },
      },
    },
    async (request) => {
      const { page, limit, ...filter } = request.query
      const { rows, has_more } = await listClaims(deps.db, request.caller, {
        filter: claimFilter(filter),
        page: { page, limit },
      })
      return { ...ok(rows.map(claimOut)), page, limit, has_more }
    },
  )

  api.patch(
    '/claims/:id',
    {
      schema: {
        operationId: 'changeClaim',
        summary: 'Dispute a claim, say whether the creditor has delivered, or link it to another customer',
        description:
          '`claim_disputed` moves the case between `open` and `disputed` and sends `claim.status_changed`. A closed claim takes no change.',
        tags: TAGS,
        params: Type.Object({ id: about(Uuid, 'The claim, by its `id`.') }),
        body: ClaimPatch,
        response: { 200: dataOf(Claim), ...errorsOf(400, 401, 403, 404, 413, 415, 429) },
      },
    },
    async (request) => {
      const row = await transact(deps, request.caller, (work) => changeClaim(work, request.params.id, request.body))
      return ok(claimOut(row))
    },
  )
}
