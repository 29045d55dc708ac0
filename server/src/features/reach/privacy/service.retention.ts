import type { OperatorCaller } from '../../../kernel/caller.ts'
import { invalid, type Problem } from '../../../kernel/errors.ts'
import { recordAudit } from '../../../platform/audit/audit.ts'
import type { Reader } from '../../../platform/db/db.ts'
import type { Work } from '../../../platform/work.ts'
import { listChanges, setDoneUntil, setPeriod } from './queries.retention.ts'
import { EVERY_LAW, type Period, type PeriodKind, periodsWith } from './rules/retention.ts'

export const readPeriods = async (reader: Reader): Promise<Period[]> => periodsWith(await listChanges(reader))

export type PeriodChange = { law: string | null; kind: PeriodKind; amount: number }

function problemOf(
  periods: readonly Period[],
  { law, kind, amount }: PeriodChange,
  index: number,
): Problem | undefined {
  const period = periods.find((one) => one.law === law && one.kind === kind)
  const at = `periods[${index}]`
  if (!period) return { field: `${at}.law`, code: 'not_applicable', message: 'has no such kind of data' }
  const { minimum, maximum, unit, basis } = period
  if (amount < minimum)
    return {
      field: `${at}.amount`,
      code: 'out_of_range',
      message: `must be at least ${minimum} ${unit} (${basis})`,
      values: { min: minimum },
    }
  return amount > maximum
    ? {
        field: `${at}.amount`,
        code: 'out_of_range',
        message: `must be at most ${maximum} ${unit}`,
        values: { max: maximum },
      }
    : undefined
}

/** The next nightly run counts by them, for everything that is still there. */
export async function changePeriods(work: Work<OperatorCaller>, changes: readonly PeriodChange[]): Promise<Period[]> {
  const periods = await readPeriods(work.tx)
  const problems = changes.flatMap((change, index) => problemOf(periods, change, index) ?? [])
  if (problems.length > 0) throw invalid(...problems)
  for (const { law, kind, amount } of changes) {
    const before = periods.find((one) => one.law === law && one.kind === kind)?.amount
    if (before === amount) continue
    const said = { changed_at: work.now, changed_by: work.caller.id }
    await setPeriod(work.tx, { law: law ?? EVERY_LAW, kind, amount, ...said })
    await recordAudit(work, { action: 'retention.changed', details: { law, kind, from: before, to: amount } })
  }
  await setDoneUntil(work.tx, new Date(0))
  return readPeriods(work.tx)
}
