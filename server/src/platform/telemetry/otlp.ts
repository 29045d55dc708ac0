import {
  SpanKind as OtelKind,
  type Tracer as OtelTracer,
  ROOT_CONTEXT,
  SpanStatusCode,
  trace as traces,
} from '@opentelemetry/api'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { type Resource, resourceFromAttributes } from '@opentelemetry/resources'
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import { codeOf } from '../error-code.ts'
import { readTrace, type Trace } from '../trace.ts'
import { version } from '../version.ts'
import { type Figures, figuresProducer } from './otlp-metrics.ts'
import type { SpanKind, Tracer } from './spans.ts'

export type OtlpOptions = {
  /** The collector, without `/v1/traces`. */
  endpoint: string
  service_name: string
  export_every_ms: number
  figures: Figures
}

const KINDS: Readonly<Record<SpanKind, OtelKind>> = {
  server: OtelKind.SERVER,
  internal: OtelKind.INTERNAL,
  client: OtelKind.CLIENT,
  consumer: OtelKind.CONSUMER,
}

/** Sends spans and metrics to a collector. What it does not take is dropped: nothing here waits for it. */
export function openOtlp(options: OtlpOptions): { tracer: Tracer; close(): Promise<void> } {
  const { endpoint, service_name, export_every_ms, figures } = options
  const resource = resourceFromAttributes({ 'service.name': service_name, 'service.version': version })
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` })
  const provider = new TracerProvider({ resource, spanProcessors: [new BatchSpanProcessor({ exporter })] })
  const meters = openMeters({ endpoint, resource, export_every_ms, figures })
  return {
    tracer: tracerOf(provider.getTracer('mahnwerk', version)),
    async close() {
      // A collector that is away must not make a stop fail.
      await Promise.allSettled([provider.shutdown(), meters.shutdown()])
    },
  }
}

type Meters = Omit<OtlpOptions, 'service_name'> & { resource: Resource }

/** The same figures as at /metrics: there is one registry. */
function openMeters({ endpoint, resource, export_every_ms, figures }: Meters): MeterProvider {
  const reader = new PeriodicExportingMetricReader({
    exporter: new OTLPMetricExporter({ url: `${endpoint}/v1/metrics` }),
    exportIntervalMillis: export_every_ms,
    exportTimeoutMillis: Math.min(export_every_ms, 10_000),
    metricProducers: [figuresProducer(figures, resource)],
  })
  return new MeterProvider({ resource, readers: [reader] })
}

const tracerOf = (tracer: OtelTracer): Tracer => ({
  begin(name, kind, parent) {
    const span = tracer.startSpan(name, { kind: KINDS[kind] }, parent ? contextOf(parent) : ROOT_CONTEXT)
    const { traceId, spanId, traceFlags } = span.spanContext()
    const traceparent = `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`
    return {
      trace: readTrace(traceparent) as Trace,
      end(facts, error) {
        span.setAttributes(facts)
        if (error !== undefined) {
          // Only what kind of error: messages may hold what people typed.
          span.setAttribute('error.type', codeOf(error) || (error instanceof Error ? error.name : 'unknown'))
          span.setStatus({ code: SpanStatusCode.ERROR })
        }
        span.end()
      },
    }
  },
})

function contextOf({ trace_id, traceparent }: Trace) {
  const [, , spanId = '', flags = '00'] = traceparent.split('-')
  const traceFlags = Number.parseInt(flags, 16)
  return traces.setSpanContext(ROOT_CONTEXT, { traceId: trace_id, spanId, traceFlags, isRemote: true })
}
