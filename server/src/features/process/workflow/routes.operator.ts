import { type Static, type TObject, Type } from 'typebox'
import { type Api, answerCommand, keeperOf } from '../../../audiences/api.ts'
import { dayInVienna } from '../../../kernel/dates.ts'
import { Uuid } from '../../../kernel/wire.ts'
import { dataOf, errorsOf, ok } from '../../../platform/http/envelope.ts'
import { bodyMayBeMissing } from '../../../platform/http/request-checks.ts'
import type { Deps, Work } from '../../../platform/work.ts'
import { closeClaim } from '../../case/account/index.ts'
import { type ClaimRow, disputeClaim, holdClaim, situate, takeClaim, unblock } from '../../case/claims/index.ts'
import { agreePlan, InstallmentPlan, installmentsOf, PlanCreate, planOut } from '../../case/installments/index.ts'
import { readAnyDebtor, TeamDebtor, teamDebtorOut } from '../../parties/debtors/index.ts'
import { readCourtStep } from '../court/index.ts'
import {
  Closure,
  Dispute,
  Hold,
  Reopening,
  SituationBody,
  StageMove,
  TeamClaim,
  TeamClaimPatch,
  teamClaimOut,
  Unblocking,
} from './schema.ts'
import { putUnderLaw, reopen } from './service.ts'
import { moveByHand } from './step.ts'

const TAGS = ['Claims']
const ClaimPath = Type.Object({ id: Uuid })

const ACTION_ERRORS = errorsOf(400, 401, 404, 409, 413, 415)

/** The hand of the team in the collection of a claim. */
export function workflowRoutes(api: Api<'operator'>, deps: Deps): void {
  api.post(
    '/claims/:id/stage',
    {
      schema: {
        operationId: 'moveClaim',
        summary: 'One move of the stage table, with its letter; it waits for no time',
        tags: TAGS,
        params: ClaimPath,
        body: StageMove,
        response: { 200: dataOf(TeamClaim), ...ACTION_ERRORS },
      },
    },
    async (request, reply) => {
      const { to_stage: to, note } = request.body
      const { keep, send } = keeperOf(request, reply)
      await moveByHand(deps, request.caller, request.params.id, {
        to,
        note,
        moved: async (work, claim) =>
          keep(work, { status: 200, body: ok(teamClaimOut(claim, await readCourtStep(work.tx, claim.id))) }),
      })
      return send()
    },
  )

  act(api, deps, {
    path: 'close',
    operationId: 'closeClaim',
    summary: 'Close a claim that was not paid',
    body: Closure,
    run: async (work, id, { closure_reason, note }) =>
      closeClaim(work, await takeClaim(work, id), closure_reason, note),
  })
  act(api, deps, {
    path: 'reopen',
    operationId: 'reopenClaim',
    summary: 'Open a closed claim again, at the stage before',
    body: Reopening,
    run: (work, id, { note }) => reopen(work, id, note),
  })
  act(api, deps, {
    path: 'dispute',
    operationId: 'disputeClaim',
    summary: 'Note a dispute, or that it is settled; meanwhile the timers stand still',
    body: Dispute,
    run: async (work, id, { disputed, note }) => disputeClaim(work, await takeClaim(work, id), disputed, { note }),
  })
  act(api, deps, {
    path: 'hold',
    operationId: 'holdClaim',
    summary: 'Stop the automatic steps of a claim, or let them go on',
    body: Hold,
    run: async (work, id, body) => holdClaim(work, await takeClaim(work, id), body),
  })
  act(api, deps, {
    path: 'unblock',
    operationId: 'unblockClaim',
    summary: 'Lift a block that does not end by itself',
    body: Unblocking,
    run: (work, id, { note, representative }) => unblock(work, id, { note, representative }),
  })
  lawRoute(api, deps)
  situationRoute(api, deps)
  planRoute(api, deps)
}

function lawRoute(api: Api<'operator'>, deps: Deps): void {
  api.patch(
    '/claims/:id',
    {
      schema: {
        operationId: 'changeTeamClaim',
        summary: 'Change the law that a claim is under, until its first letter is sent or instalments are agreed',
        tags: TAGS,
        params: ClaimPath,
        body: TeamClaimPatch,
        response: { 200: dataOf(TeamClaim), ...ACTION_ERRORS },
      },
    },
    (request, reply) =>
      answerCommand(deps, request, reply, async (work) => {
        const claim = await putUnderLaw(work, request.params.id, request.body.governing_law)
        return { status: 200, body: ok(teamClaimOut(claim, await readCourtStep(work.tx, claim.id))) }
      }),
  )
}

function situationRoute(api: Api<'operator'>, deps: Deps): void {
  api.post(
    '/debtors/:id/situation',
    {
      schema: {
        operationId: 'setDebtorSituation',
        summary: 'What a debtor has come to; the insolvent and the dead get no letters',
        tags: ['Debtors'],
        params: ClaimPath,
        body: SituationBody,
        response: { 200: dataOf(TeamDebtor), ...errorsOf(400, 401, 404, 413, 415) },
      },
    },
    (request, reply) =>
      answerCommand(deps, request, reply, async (work) => {
        const { situation, note } = request.body
        await situate(work, request.params.id, situation, note)
        return { status: 200, body: ok(teamDebtorOut(await readAnyDebtor(work.tx, request.params.id))) }
      }),
  )
}

type Act<S extends TObject> = {
  path: string
  operationId: string
  summary: string
  body: S
  run(work: Work, id: string, body: Static<S>): Promise<ClaimRow>
}

/** One act on one claim, in one transaction, answered with the claim as it is then. */
function act<S extends TObject>(
  api: Api<'operator'>,
  deps: Deps,
  { path, operationId, summary, body, run }: Act<S>,
): void {
  api.post(
    `/claims/:id/${path}`,
    {
      preValidation: bodyMayBeMissing,
      schema: {
        operationId,
        summary,
        tags: TAGS,
        params: ClaimPath,
        body,
        response: { 200: dataOf(TeamClaim), ...ACTION_ERRORS },
      },
    },
    (request, reply) =>
      answerCommand(deps, request, reply, async (work) => {
        const { id } = request.params as { id: string }
        const row = await run(work, id, request.body as Static<S>)
        return { status: 200, body: ok(teamClaimOut(row, await readCourtStep(work.tx, id))) }
      }),
  )
}

function planRoute(api: Api<'operator'>, deps: Deps): void {
  api.post(
    '/claims/:id/installment-plan',
    {
      schema: {
        operationId: 'agreeInstallmentPlan',
        summary: 'Agree on an instalment plan for what is open',
        tags: TAGS,
        params: ClaimPath,
        body: PlanCreate,
        response: { 201: dataOf(InstallmentPlan), ...ACTION_ERRORS },
      },
    },
    (request, reply) =>
      answerCommand(deps, request, reply, async (work) => {
        const claim = await takeClaim(work, request.params.id)
        const agreed = await agreePlan(work, claim, { installments: installmentsOf(request.body), via: 'team' })
        return { status: 201, body: ok(planOut(agreed.plan, { ...agreed.claim, today: dayInVienna(work.now) })) }
      }),
  )
}
