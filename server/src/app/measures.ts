import { booksMeasure } from '../features/money/ledger/index.ts'
import { queueMeasures } from '../features/reach/monitoring/index.ts'
import { backfillsMeasure } from '../platform/db/backfills.ts'
import { replicaMeasure } from '../platform/db/replica.ts'
import type { Measure } from '../platform/deps.ts'

/** Every figure that is read from the database for the metrics. */
export const MEASURES: readonly Measure[] = [...queueMeasures, booksMeasure, backfillsMeasure, replicaMeasure]
