import { counted } from '@mahnwerk/cli'
import { DAY_MS } from '../../../kernel/dates.ts'
import type { Clock } from '../../../platform/clock.ts'
import { type CountState, countUnfolded, listCountSources } from '../../../platform/db/count-rows.ts'
import type { Reader } from '../../../platform/db/db.ts'
import { type Finding, ok, warn } from '../../checks/finding.ts'

const AREA = 'Counts'
/** Some seconds of very much work. As the alert rule has it. */
const UNFOLDED_MAX = 100_000
const WRONG_DAYS = 7

type Counts = { readonly unfolded: number; readonly sources: readonly CountState[] }

export const checkCounts = async (reader: Reader, { wall }: Clock): Promise<Finding[]> =>
  judgeCounts({ unfolded: await countUnfolded(reader), sources: await listCountSources(reader) }, wall())

export function judgeCounts({ unfolded, sources }: Counts, wall_now: Date): Finding[] {
  const since = wall_now.getTime() - WRONG_DAYS * DAY_MS
  const open = sources.filter(({ is_whole }) => !is_whole).map(({ source }) => source)
  const wrong = sources.filter(({ wrong_at }) => wrong_at !== null && wrong_at.getTime() >= since)
  const findings = wrong.map((state) =>
    warn(
      AREA,
      `${counted(state.wrong, 'count')} of ${state.source} differed from the rows and were made right ${state.wrong_at?.toISOString()}`,
      'Find out who switched off triggers or wrote past them; see "Kept counts" in docs/operations.md.',
    ),
  )
  if (open.length > 0)
    findings.push(
      warn(
        AREA,
        `${open.join(', ')} not counted yet, so their lists are slow`,
        'A process whose ROLES hold worker does it within a minute; else look for platform.fold_counts in its log.',
      ),
    )
  if (unfolded > UNFOLDED_MAX)
    findings.push(
      warn(
        AREA,
        `${unfolded} changes are not added up, so lists are slow`,
        'Start a process whose ROLES hold worker, and look for platform.fold_counts in its log.',
      ),
    )
  return findings.length > 0 ? findings : [ok(AREA, `kept for ${sources.length} lists, ${unfolded} changes to add up`)]
}
