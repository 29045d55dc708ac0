import type { Api } from '../../../audiences/api.ts'
import { invalid, type Problem } from '../../../kernel/errors.ts'
import { recordAudit } from '../../../platform/audit/audit.ts'
import { dataOf, errorsOf, ok } from '../../../platform/http/envelope.ts'
import { type Deps, readBusinessTime, transact } from '../../../platform/work.ts'
import { moveProblems, targetOf, targetProblems } from './rules.ts'
import { AdvanceBody, AdvanceOut, advanceOut, ClockOut, clockOut } from './schema.ts'

/** Months of deadlines may lie on the way, and every webhook attempt among them may take its full time. */
const ADVANCE_TIMEOUT_MS = 10 * 60_000

export function sandboxClockRoutes(api: Api<'partner'>, deps: Deps): void {
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
    async () => ok(clockOut(await readBusinessTime(deps.db, deps.clock, deps.config.mode))),
  )

  api.post(
    '/clock/advance',
    {
      config: { answer_within_ms: ADVANCE_TIMEOUT_MS, body_rule: moveProblems },
      schema: {
        operationId: 'advanceSandboxClock',
        summary: 'Move the clock of the sandbox forward',
        description:
          'Runs every job that falls due on the way, in the order of their due times, and answers when they are done.',
        tags: ['Sandbox'],
        body: AdvanceBody,
        response: { 200: dataOf(AdvanceOut), ...errorsOf(400, 401, 409, 413, 415) },
      },
    },
    async ({ caller, body }) => {
      let from: Date | undefined
      // Judged where the clock stands once nobody else can move it.
      const advanced = await deps.jobs.advance(deps, (now) => {
        const target = targetOf(body, now)
        refuse(targetProblems(body, now, target))
        from = now
        return target
      })
      const details = { from: from?.toISOString(), to: advanced.now.toISOString(), jobs_run: advanced.jobs_run }
      const { organization_id } = caller
      await transact(deps, caller, (work) =>
        recordAudit(work, { action: 'sandbox.clock_advanced', organization_id, details }),
      )
      return ok(advanceOut(advanced))
    },
  )
}

function refuse(problems: readonly Problem[]): void {
  if (problems.length > 0) throw invalid(...problems)
}
