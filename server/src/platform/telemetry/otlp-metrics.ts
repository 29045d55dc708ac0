import { type Attributes, type HrTime, ValueType } from '@opentelemetry/api'
import type { Resource } from '@opentelemetry/resources'
import {
  AggregationTemporality,
  type DataPoint,
  DataPointType,
  type Histogram,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics'
import type { MetricObjectWithValues, MetricValue, MetricValueWithName, Registry } from 'prom-client'
import { version } from '../version.ts'

export type Figures = {
  readonly registry: Registry
  /** Called before the figures are read. */
  measure(): Promise<void>
  now(): Date
}

type Metric = MetricObjectWithValues<MetricValue<string>>
type Times = { readonly startTime: HrTime; readonly endTime: HrTime }

/** Reads the registry of the process and gives its figures the form that a collector knows. */
export function figuresProducer({ registry, measure, now }: Figures, resource: Resource): MetricProducer {
  const startTime = timeOf(now())
  return {
    async collect() {
      await measure()
      const times = { startTime, endTime: timeOf(now()) }
      const found = (await registry.getMetricsAsJSON()) as Metric[]
      const metrics = found.flatMap((metric) => dataOf(metric, times) ?? [])
      return {
        resourceMetrics: { resource, scopeMetrics: [{ scope: { name: 'mahnwerk', version }, metrics }] },
        errors: [],
      }
    },
  }
}

const timeOf = (at: Date): HrTime => [Math.floor(at.getTime() / 1_000), (at.getTime() % 1_000) * 1_000_000]

/** Undefined for a kind that we do not have. */
function dataOf(metric: Metric, times: Times): MetricData | undefined {
  const descriptor = { name: metric.name, description: metric.help, unit: '', valueType: ValueType.DOUBLE }
  const aggregationTemporality = AggregationTemporality.CUMULATIVE
  const points = () => metric.values.map(({ labels, value }) => ({ ...times, attributes: labels as Attributes, value }))
  const kind = String(metric.type)
  if (kind === 'counter')
    return {
      descriptor,
      aggregationTemporality,
      dataPointType: DataPointType.SUM,
      isMonotonic: true,
      dataPoints: points(),
    }
  if (kind === 'gauge')
    return { descriptor, aggregationTemporality, dataPointType: DataPointType.GAUGE, dataPoints: points() }
  if (kind !== 'histogram') return undefined
  const dataPoints = histogramsOf(metric.values as MetricValueWithName<string>[], times)
  return { descriptor, aggregationTemporality, dataPointType: DataPointType.HISTOGRAM, dataPoints }
}

type Series = { attributes: Attributes; sum: number; count: number; buckets: [bound: number, up_to: number][] }

/** The values of a histogram are one list of buckets, sums and counts of all its series. */
function histogramsOf(values: readonly MetricValueWithName<string>[], times: Times): DataPoint<Histogram>[] {
  const all = new Map<string, Series>()
  for (const { labels, metricName = '', value } of values) {
    const { le, ...attributes } = labels as Record<string, string | number>
    const key = JSON.stringify(attributes)
    const series: Series = all.get(key) ?? { attributes, sum: 0, count: 0, buckets: [] }
    all.set(key, series)
    if (le !== undefined) series.buckets.push([Number(le), value])
    else if (metricName.endsWith('_sum')) series.sum = value
    else series.count = value
  }
  return [...all.values()].map(({ attributes, ...series }) => ({ ...times, attributes, value: histogramOf(series) }))
}

/** Prometheus counts everything up to a bound, OTLP what lies between two. The last bound is infinite. */
function histogramOf({ sum, count, buckets }: Omit<Series, 'attributes'>): Histogram {
  const sorted = [...buckets].sort(([left], [right]) => left - right)
  const counts = sorted.map(([, up_to], index) => up_to - (sorted[index - 1]?.[1] ?? 0))
  const boundaries = sorted.map(([bound]) => bound).filter(Number.isFinite)
  return { buckets: { boundaries, counts }, sum, count }
}
