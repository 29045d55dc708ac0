import { booksMeasure } from '../features/money/ledger/index.ts'
import { queueMeasures } from '../features/reach/monitoring/index.ts'
import { backfillsMeasure } from '../platform/db/backfills.ts'
import { countsMeasure } from '../platform/db/count-rows.ts'
import { monthsMeasure } from '../platform/db/months.ts'
import type { Measure } from '../platform/deps.ts'
import { replicaMeasure } from '../platform/metrics/replica-lag.ts'

/** Every figure that is read from the database for the metrics. */
export const MEASURES: readonly Measure[] = [
  ...queueMeasures,
  booksMeasure,
  backfillsMeasure,
  monthsMeasure,
  countsMeasure,
  replicaMeasure,
]
