import { type Api, keeperOf } from '../../../audiences/api.ts'
import { adminOnly } from '../../../audiences/operator/guard.ts'
import { recordAudit } from '../../../platform/audit/audit.ts'
import { dataOf, errorsOf, ok } from '../../../platform/http/envelope.ts'
import { type Deps, readBusinessTime, transact } from '../../../platform/work.ts'
import { auditedMove, moveClock } from './clock.ts'
import { ADVANCE_TIMEOUT_MS, moveProblems } from './rules.ts'
import { AdvanceBody, AdvanceOut, advanceOut, ClockOut, clockOut } from './schema.ts'

const TAGS = ['Sandbox']

/** The team moves the clock that all partners share, whoever else may. */
export function teamSandboxRoutes(api: Api<'operator'>, deps: Deps): void {
  const { db, clock, config } = deps
  api.get(
    '/sandbox/clock',
    {
      schema: {
        operationId: 'readTeamSandboxClock',
        summary: 'The time of the sandbox, and who may move it',
        tags: TAGS,
        response: { 200: dataOf(ClockOut), ...errorsOf(401) },
      },
    },
    async () => ok(clockOut(await readBusinessTime(db, clock, config.mode), config.sandbox_clock)),
  )

  api.post(
    '/sandbox/clock/advance',
    {
      onRequest: adminOnly,
      config: { answer_within_ms: ADVANCE_TIMEOUT_MS, body_rule: moveProblems },
      schema: {
        operationId: 'advanceTeamSandboxClock',
        summary: 'Move the clock of the sandbox forward, for all partners',
        tags: TAGS,
        body: AdvanceBody,
        response: { 200: dataOf(AdvanceOut), ...errorsOf(400, 401, 403, 409, 413, 415) },
      },
    },
    async (request, reply) => {
      const moved = await moveClock(deps, request.body)
      const keeper = keeperOf(request, reply)
      await transact(deps, request.caller, async (work) => {
        await recordAudit(work, auditedMove(moved))
        await keeper.keep(work, { status: 200, body: ok(advanceOut(moved)) })
      })
      return keeper.send()
    },
  )
}
