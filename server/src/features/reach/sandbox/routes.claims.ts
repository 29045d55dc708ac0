import { Type } from 'typebox'
import type { Api } from '../../../audiences/api.ts'
import { about, Euro, oneOf, strictObject, Uuid } from '../../../kernel/wire.ts'
import { dataOf, errorsOf, ok } from '../../../platform/http/envelope.ts'
import { type Deps, transact } from '../../../platform/work.ts'
import { closeClaim } from '../../case/account/index.ts'
import { Claim, claimOut, HAND_CLOSURES, STAGES, takeClaim } from '../../case/claims/index.ts'
import { Payment, paymentOut, recordPayment } from '../../case/payments/index.ts'
import { moveFreely } from './moves.ts'

const TAGS = ['Sandbox']
const ClaimPath = Type.Object({ id: about(Uuid, 'The claim, one of your own.') })
const ERRORS = errorsOf(400, 401, 403, 404, 409, 413, 415)

/** A partner plays the service team, the debtor and the court, to see what its own software makes of it. */
export function sandboxClaimRoutes(api: Api<'partner'>, deps: Deps): void {
  api.post(
    '/claims/:id/stage',
    {
      schema: {
        operationId: 'moveSandboxClaim',
        summary: 'Make any move of the stage table; what it needs (a plan, a filing) is invented',
        description:
          'Sends the same events as the real move. A letter that cannot be made is left out, and `closed` closes the case as `withdrawn`. A move that the stage table does not know gives 409.',
        tags: TAGS,
        params: ClaimPath,
        body: strictObject('SandboxStageMove', {
          to_stage: oneOf(STAGES, { description: 'Where the claim goes; the move must stand in the stage table.' }),
        }),
        response: { 200: dataOf(Claim), ...ERRORS },
      },
    },
    async ({ caller, params, body }) => ok(claimOut(await moveFreely(deps, caller, params.id, body.to_stage))),
  )

  api.post(
    '/claims/:id/pay',
    {
      schema: {
        operationId: 'paySandboxClaim',
        summary: 'A payment of the debtor arrives',
        description:
          'Counts like a real payment: it may complete an instalment or close the claim, and sends the same events.',
        tags: TAGS,
        params: ClaimPath,
        body: strictObject('SandboxPayment', {
          amount: {
            ...Euro,
            minimum: 0.01,
            description: 'EUR that the debtor pays today, by bank transfer.',
          } as typeof Euro,
        }),
        response: { 200: dataOf(Payment), ...ERRORS },
      },
    },
    async ({ caller, params, body }) =>
      ok(paymentOut(await transact(deps, caller, (work) => recordPayment(work, params.id, { amount: body.amount })))),
  )

  api.post(
    '/claims/:id/close',
    {
      schema: {
        operationId: 'closeSandboxClaim',
        summary: 'The service team closes the claim',
        description: 'Sends the same two events as a real closure: the stage first, then the status.',
        tags: TAGS,
        params: ClaimPath,
        body: strictObject('SandboxClosure', {
          closure_reason: oneOf(HAND_CLOSURES, { description: 'Why the case is closed, as the team would say.' }),
        }),
        response: { 200: dataOf(Claim), ...ERRORS },
      },
    },
    async ({ caller, params, body }) => {
      const close = async () =>
        transact(deps, caller, async (work) => closeClaim(work, await takeClaim(work, params.id), body.closure_reason))
      return ok(claimOut(await close()))
    },
  )
}
