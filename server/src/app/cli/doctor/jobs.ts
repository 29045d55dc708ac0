import { counted } from '@mahnwerk/cli'
import type { Reader } from '../../../platform/db/db.ts'
import { limitsOf } from '../../../platform/jobs/ahead.ts'
import { STOPPED } from '../../../platform/jobs/job.ts'
import { countWorkers, listTroubledJobs, type TroubledJobs } from '../../../platform/jobs/trouble.ts'
import { type Finding, fail, ok, warn } from '../../checks/finding.ts'
import { SCHEDULE } from '../../schedule.ts'

const AREA = 'Jobs'
const LATE_S = 300
const NAMES_MAX = 5

export async function checkJobs(reader: Reader, is_asleep: boolean): Promise<Finding[]> {
  const troubled = await listTroubledJobs(reader, { late_s: LATE_S, limits: limitsOf(SCHEDULE) })
  return judgeJobs(troubled, { workers: await countWorkers(reader), is_asleep })
}

type Around = {
  readonly workers: number
  /** No jobs run while no server does. */
  readonly is_asleep: boolean
}

export function judgeJobs(troubled: readonly TroubledJobs[], around: Around): Finding[] {
  const findings = [
    ...judgeFailed(troubled),
    ...(around.is_asleep ? [] : judgeLate(troubled, around.workers)),
    ...judgeAhead(troubled, around.workers),
    ...judgeRecurring(troubled),
  ]
  if (findings.length > 0) return findings
  return [ok(AREA, around.is_asleep ? 'none failed; no server runs' : 'none failed, none overdue')]
}

type Count = 'failed' | 'overdue' | 'overdue_recurring' | 'ahead'

const sumOf = (troubled: readonly TroubledJobs[], count: Count): number =>
  troubled.reduce((sum, job) => sum + job[count], 0)

function namesOf(troubled: readonly TroubledJobs[], count: Count): string {
  const names = troubled.filter((job) => job[count] > 0).map(({ name }) => name)
  return `${names.slice(0, NAMES_MAX).join(', ')}${names.length > NAMES_MAX ? ' …' : ''}`
}

function judgeFailed(troubled: readonly TroubledJobs[]): Finding[] {
  const failed = sumOf(troubled, 'failed')
  if (failed === 0) return []
  const text = `${counted(failed, 'job')} failed for good: ${namesOf(troubled, 'failed')}`
  return [
    warn(AREA, text, 'Read last_error in the table jobs; "Jobs that failed" in docs/operations.md says how to go on.'),
  ]
}

function judgeLate(troubled: readonly TroubledJobs[], workers: number): Finding[] {
  const overdue = sumOf(troubled, 'overdue')
  if (overdue === 0) return []
  const recurring = namesOf(troubled, 'overdue_recurring')
  const late = `${counted(overdue, 'job')} overdue by more than ${LATE_S / 60} minutes`
  const text = recurring ? `${late}, recurring ones too: ${recurring}` : late
  return workers === 0
    ? [fail(AREA, `${text}, and no worker is connected`, 'Start a process whose ROLES hold worker.')]
    : [warn(AREA, text, 'Look into the log of the workers.')]
}

function judgeAhead(troubled: readonly TroubledJobs[], workers: number): Finding[] {
  const ahead = sumOf(troubled, 'ahead')
  if (ahead === 0) return []
  const text = `${counted(ahead, 'job')} put off further than can be, by a clock that was wrong: ${namesOf(troubled, 'ahead')}`
  return [
    warn(
      AREA,
      text,
      workers === 0
        ? 'Start a process whose ROLES hold worker: it brings them back within a minute.'
        : 'A worker brings them back within a minute; if not, look at the clocks.',
    ),
  ]
}

/** The next tick comes anyway; what a stopped one says is meant for whoever reads this. */
const judgeRecurring = (troubled: readonly TroubledJobs[]): Finding[] =>
  troubled.flatMap(({ name, last_error }) => {
    if (last_error === null) return []
    const reason = last_error.replace(/\.$/, '')
    if (reason.startsWith(`${STOPPED}: `))
      return [
        warn(
          AREA,
          `${name} has stopped until somebody looks: ${reason.slice(STOPPED.length + 2)}`,
          'Do what the reason says; the next run then goes on by itself.',
        ),
      ]
    return [
      warn(AREA, `the last run of ${name} failed (${reason})`, 'Mend what the reason names; it runs again by itself.'),
    ]
  })
