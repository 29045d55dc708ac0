import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { after, test } from 'node:test'
import { openTelemetry } from '../src/app/telemetry.ts'
import type { Poster } from '../src/platform/outbound/poster.ts'
import { makeClaim } from './cases.ts'
import { openWorld } from './world.ts'

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } }
type Span = { traceId: string; spanId: string; parentSpanId?: string; name: string; attributes: Attribute[] }
type Point = {
  attributes: Attribute[]
  asDouble?: number
  count?: number
  bucketCounts?: number[]
  explicitBounds?: number[]
}
type Metric = {
  name: string
  sum?: { dataPoints: Point[] }
  gauge?: { dataPoints: Point[] }
  histogram?: { dataPoints: Point[] }
}
type Scoped<T> = { resource: { attributes: Attribute[] } } & T
type Traces = { resourceSpans: Scoped<{ scopeSpans: { spans: Span[] }[] }>[] }
type Metrics = { resourceMetrics: Scoped<{ scopeMetrics: { metrics: Metric[] }[] }>[] }

const world = await openWorld()
const admin = await world.operator('admin')

/** What a collector gets, by path. */
async function openCollector() {
  const bodies: { path: string; body: unknown }[] = []
  const server = createServer(async (request, answer) => {
    bodies.push({ path: request.url ?? '', body: await json(request) })
    answer.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  after(() => server.close())
  const of = <T>(path: string): T[] => bodies.filter((one) => one.path === path).map(({ body }) => body as T)
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans: () =>
      of<Traces>('/v1/traces').flatMap(({ resourceSpans }) =>
        resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
      ),
    metrics: () => of<Metrics>('/v1/metrics').flatMap(({ resourceMetrics }) => resourceMetrics),
  }
}

const sent: string[] = []
const poster: Poster = {
  async post({ headers }) {
    sent.push(String({ ...headers }.traceparent))
    return {
      ...{ status_code: 200, error: null, duration_ms: 1, response_head: Buffer.alloc(0) },
      ...{ is_ours: false, is_reached: true },
    }
  },
  close: async () => undefined,
}

test('a request, its transaction, the job it queues and the delivery of its event are one trace', async () => {
  const collector = await openCollector()
  const partner = await world.partner()
  const url = `/api/operator/partners/${partner.partner_id}/webhook`
  const payload = { url: 'https://hooks.partner.example/in' }
  assert.equal(
    (await world.request({ method: 'PUT', url, headers: { cookie: admin.cookie }, payload })).statusCode,
    201,
  )
  const deps = {
    ...world.deps,
    poster,
    config: { ...world.deps.config, otlp: { endpoint: collector.endpoint, service_name: 'debts' } },
  }
  // The first run enters the recurring jobs.
  await world.deps.jobs.runDue(deps)
  const telemetry = await openTelemetry(deps)
  const { id } = await makeClaim(partner)
  await world.request({ url: '/healthz' })
  world.clock.advance(31_000)
  await world.deps.jobs.runDue(deps)
  await telemetry.close()

  const spans = collector.spans()
  const [claim] = spans.filter(({ name }) => name === 'POST /openapi/claims')
  const [customer] = spans.filter(({ name }) => name === 'POST /openapi/customers')
  assert.ok(claim && customer)
  assert.notEqual(customer.traceId, claim.traceId)
  const under = (parent: Span, name: string) =>
    spans.find((span) => span.name === name && span.traceId === parent.traceId && span.parentSpanId === parent.spanId)
  const transaction = under(claim, 'transaction')
  assert.ok(transaction)
  const delivery = under(transaction, 'webhook delivery')
  assert.ok(delivery, `the delivery of ${id}`)
  assert.deepEqual(sent, [`00-${claim.traceId}-${delivery.spanId}-01`], 'the endpoint goes on with the trace')
  assert.ok(under(transaction, 'job customers.invite'), 'the first claim of a creditor invites it')
  assert.ok(!spans.some(({ name }) => name.includes('healthz')))
  const facts = Object.fromEntries(claim.attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]))
  assert.deepEqual([facts['http.route'], facts['http.response.status_code']], ['/openapi/claims', 201])

  const [{ resource, scopeMetrics } = assert.fail('no metrics came')] = collector.metrics()
  assert.ok(resource.attributes.some(({ key, value }) => key === 'service.name' && value.stringValue === 'debts'))
  const metrics = new Map(scopeMetrics.flatMap((scope) => scope.metrics).map((metric) => [metric.name, metric]))
  const counted = (name: string) => metrics.get(name)
  assert.equal(counted('mahnwerk_build_info')?.gauge?.dataPoints[0]?.asDouble, 1)
  assert.ok((counted('mahnwerk_job_runs_total')?.sum?.dataPoints.length ?? 0) > 0)
  const points = counted('mahnwerk_http_request_duration_seconds')?.histogram?.dataPoints ?? []
  assert.ok(points.length > 0)
  for (const { count = 0, bucketCounts = [], explicitBounds = [] } of points) {
    assert.equal(bucketCounts.length, explicitBounds.length + 1)
    assert.equal(
      bucketCounts.reduce((total, one) => total + Number(one), 0),
      Number(count),
    )
  }
})

test('without a collector there are no spans, and a collector that is away stops nothing', async () => {
  const collector = await openCollector()
  await world.partner().then((partner) => makeClaim(partner))
  assert.deepEqual(collector.spans(), [])
  const away = { endpoint: 'http://127.0.0.1:9', service_name: 'debts' }
  const telemetry = await openTelemetry({ ...world.deps, config: { ...world.deps.config, otlp: away } })
  const answer = await (await world.partner()).get('/openapi/me')
  assert.equal(answer.statusCode, 200)
  await telemetry.close()
})

/** A process that loads the whole service and prints every module of a package that came with it. */
function loadDeps() {
  const program = `
    import { registerHooks } from 'node:module'
    registerHooks({ load(url, context, next) { if (url.includes('node_modules')) console.log(url); return next(url, context) } })
    await import(${JSON.stringify(new URL('../src/app/service.ts', import.meta.url).href)})`
  return spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' })
}

test('the packages of OpenTelemetry are loaded only for a collector', () => {
  const { stdout, status } = loadDeps()
  assert.equal(status, 0)
  assert.doesNotMatch(stdout, /sdk-trace|otlp/)
  assert.match(stdout, /fastify/, 'packages are found at all')
})
