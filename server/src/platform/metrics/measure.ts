import { performance } from 'node:perf_hooks'
import { inTime } from '../in-time.ts'
import type { Deps } from '../work.ts'

/** Anybody who reaches the port may ask, so the database is asked at most this often. */
const MEASURE_AGAIN_MS = 10_000
/** A scrape waits no longer; what comes later is told by the next one. */
const PATIENCE_MS = 2_000

/**
 * Returns what to call before the metrics are written. Gauges keep their last value while a measure fails, so that a
 * lost connection does not look like an empty queue; the failures are counted.
 */
export function openMeasures(deps: Deps): () => Promise<void> {
  let last: Promise<unknown> | undefined
  let measured_at = 0
  let is_measuring = false
  const measureAll = async () => {
    is_measuring = true
    for (const measure of deps.measures) {
      const failures = deps.metrics.measure_failures.labels(measure.name)
      failures.inc(0)
      await measure.read(deps).catch((error: unknown) => {
        failures.inc()
        deps.log.debug({ err: error, measure: measure.name }, 'a figure could not be measured')
      })
    }
    is_measuring = false
  }
  return async () => {
    const now = performance.now()
    if (!last || (!is_measuring && now - measured_at >= MEASURE_AGAIN_MS)) {
      measured_at = now
      last = measureAll()
    }
    await inTime(last, PATIENCE_MS)
  }
}
