import { type Api, answerCommand } from '../../../audiences/api.ts'
import { recordAudit } from '../../../platform/audit/audit.ts'
import { dataOf, errorsOf, ok } from '../../../platform/http/envelope.ts'
import type { Deps } from '../../../platform/work.ts'
import { hastenDeliveries } from '../webhooks/index.ts'
import { playScenario } from './play.ts'
import { partnerOf } from './reset.ts'
import { SCENARIO_TIMEOUT_MS } from './rules.ts'
import { PlayedScenario, SCENARIO_STORIES, ScenarioBody } from './schema.ts'

/** A partner sees a whole case go by, with every event that its software has to understand. */
export function sandboxScenarioRoutes(api: Api<'partner'>, deps: Deps): void {
  api.post(
    '/scenarios',
    {
      config: { answer_within_ms: SCENARIO_TIMEOUT_MS },
      schema: {
        operationId: 'playSandboxScenario',
        summary: 'Play a whole case in seconds',
        description:
          'Makes a new case of your partner and plays it to its end, with real letters, payments, events and webhooks. ' +
          'The clock does not move: the steps of the case lie in the past, the last one is of now. Needs the token of a ' +
          `partner.\n\n${SCENARIO_STORIES}`,
        tags: ['Sandbox'],
        body: ScenarioBody,
        response: { 200: dataOf(PlayedScenario), ...errorsOf(400, 401, 409, 413, 415) },
      },
    },
    async (request, reply) => {
      partnerOf(request.caller)
      return answerCommand(deps, request, reply, async (work) => {
        const { name } = request.body
        const claim_id = await playScenario(deps, work, name)
        const { organization_id } = work.caller
        const subject = { kind: 'claim', id: claim_id }
        await recordAudit(work, { action: 'sandbox.scenario_played', organization_id, subject, details: { name } })
        await hastenDeliveries(work)
        return { status: 200, body: ok({ claim_id }) }
      }).finally(() => deps.jobs.poke())
    },
  )
}
