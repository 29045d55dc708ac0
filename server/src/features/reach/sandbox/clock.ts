import { forbidden, invalid } from '../../../kernel/errors.ts'
import type { Advanced } from '../../../platform/jobs/job.ts'
import type { Deps } from '../../../platform/work.ts'
import { moverFault, type SandboxMove, targetOf, targetProblems } from './rules.ts'

/** What the log says of an advance. */
type Moved = Advanced & { readonly from: Date }

/** Runs everything that falls due on the way. The target is judged where the clock stands once nobody else can move it. */
export async function moveClock(deps: Deps, move: SandboxMove): Promise<Moved> {
  let from: Date | undefined
  const advanced = await deps.jobs.advance(deps, (now) => {
    const target = targetOf(move, now)
    const problems = targetProblems(move, now, target)
    if (problems.length > 0) throw invalid(...problems)
    from = now
    return target
  })
  return { ...advanced, from: from as Date }
}

export const auditedMove = ({ from, now, jobs_run }: Moved) => ({
  action: 'sandbox.clock_advanced' as const,
  details: { from: from.toISOString(), to: now.toISOString(), jobs_run },
})

/** Before the body is read: who may not move the clock has nothing to mend in it. */
export const refuseOthersThan = ({ config }: Pick<Deps, 'config'>) => {
  const fault = moverFault(config.sandbox_clock)
  return async (): Promise<void> => {
    if (fault) throw forbidden(fault.code, fault.message)
  }
}
