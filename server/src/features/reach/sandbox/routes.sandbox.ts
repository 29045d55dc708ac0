import type { Api } from '../../../audiences/api.ts'
import { recordAudit } from '../../../platform/audit/audit.ts'
import { dataOf, errorsOf, ok } from '../../../platform/http/envelope.ts'
import { type Deps, readBusinessTime, transact } from '../../../platform/work.ts'
import { auditedMove, moveClock, refuseOthersThan } from './clock.ts'
import { ADVANCE_TIMEOUT_MS, moveProblems } from './rules.ts'
import { AdvanceBody, AdvanceOut, advanceOut, ClockOut, clockOut } from './schema.ts'

export function sandboxClockRoutes(api: Api<'partner'>, deps: Deps): void {
  const { db, clock, config } = deps
  api.get(
    '/clock',
    {
      schema: {
        operationId: 'readSandboxClock',
        summary: 'Read the clock of the sandbox',
        description:
          'All dates and waiting times follow this clock. It runs like any other, from where it was moved to.',
        tags: ['Sandbox'],
        response: { 200: dataOf(ClockOut), ...errorsOf(401) },
      },
    },
    async () => ok(clockOut(await readBusinessTime(db, clock, config.mode), config.sandbox_clock)),
  )

  api.post(
    '/clock/advance',
    {
      onRequest: refuseOthersThan(deps),
      config: { answer_within_ms: ADVANCE_TIMEOUT_MS, body_rule: moveProblems },
      schema: {
        operationId: 'advanceSandboxClock',
        summary: 'Move the clock of the sandbox forward',
        description:
          'Runs every job that falls due on the way, in the order of their due times, and answers when they are done. ' +
          'Where several partners share a sandbox, the team may keep the clock to itself: 403 `sandbox_clock_reserved`.',
        tags: ['Sandbox'],
        body: AdvanceBody,
        response: { 200: dataOf(AdvanceOut), ...errorsOf(400, 401, 403, 409, 413, 415) },
      },
    },
    async ({ caller, body }) => {
      const moved = await moveClock(deps, body)
      const { organization_id } = caller
      await transact(deps, caller, (work) => recordAudit(work, { ...auditedMove(moved), organization_id }))
      return ok(advanceOut(moved))
    },
  )
}
