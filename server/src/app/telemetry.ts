import { inTime } from '../platform/in-time.ts'
import { openFigures } from '../platform/metrics/look.ts'
import { setTracer } from '../platform/telemetry/spans.ts'
import type { Deps } from '../platform/work.ts'

const EXPORT_EVERY_MS = 30_000
/** A collector that is away must not hold up a stop. */
const CLOSE_WITHIN_MS = 3_000

/** Sends spans and metrics by OTLP if a collector is configured; its packages are loaded only then. */
export async function openTelemetry(deps: Deps): Promise<{ close(): Promise<void> }> {
  const { otlp } = deps.config
  if (!otlp) return { close: async () => undefined }
  const { openOtlp } = await import('../platform/telemetry/otlp.ts')
  const figures = { registry: deps.metrics.registry, measure: openFigures(deps), now: () => deps.clock.wall() }
  const { tracer, close } = openOtlp({ ...otlp, export_every_ms: EXPORT_EVERY_MS, figures })
  setTracer(tracer)
  return {
    async close() {
      setTracer(null)
      await inTime(close(), CLOSE_WITHIN_MS)
    },
  }
}
