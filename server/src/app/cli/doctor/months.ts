import type { Reader } from '../../../platform/db/db.ts'
import { listMissingMonths, listUnsorted, MONTHLY_TABLES } from '../../../platform/db/months.ts'
import { type Finding, ok, warn } from '../../checks/finding.ts'

const AREA = 'Months'

/** Tables that are kept by months. Rows find a place in any case, but a month that lacks one cannot be taken away alone. */
export async function checkMonths(reader: Reader): Promise<Finding[]> {
  const missing = (await listMissingMonths(reader, 1)).map(({ table, month }) => `${table} of ${month.slice(0, 7)}`)
  const unsorted = await listUnsorted(reader)
  if (missing.length + unsorted.length === 0)
    return [ok(AREA, `this and the next are made for all ${MONTHLY_TABLES.length} tables`)]
  return [
    ...(missing.length === 0
      ? []
      : [
          warn(
            AREA,
            `not made yet: ${missing.join(', ')}`,
            'Start a process whose ROLES hold worker, and look for platform.months in its log.',
          ),
        ]),
    ...(unsorted.length === 0
      ? []
      : [
          warn(
            AREA,
            `rows of a month that is not made: ${unsorted.join(', ')}`,
            'Look whether the clock of a machine is ahead. They are read as all others, and move when their month is made.',
          ),
        ]),
  ]
}
