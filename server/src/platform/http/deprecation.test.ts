import assert from 'node:assert/strict'
import { test } from 'node:test'
import Fastify from 'fastify'
import { announceDeprecation, headersOf } from './deprecation.ts'
import { collectRoutes } from './openapi-document.ts'

const DEPRECATION = { since: '2027-01-01', sunset: '2027-07-02' }
const HEAD = { title: 'For a test', description: '', security: 'bearer', tags: [] } as const

/** A server with one route that goes away and one that stays. */
async function openServer() {
  const server = Fastify()
  server.addHook('onRoute', announceDeprecation)
  const readDocument = await collectRoutes(server, { ...HEAD, tags: [] })
  const schema = { operationId: 'getOld', summary: 'An old way' }
  server.get<{ Querystring: { fail?: string } }>(
    '/old',
    { schema: { ...schema, deprecation: DEPRECATION } },
    async (request) => {
      if (request.query.fail) throw Object.assign(new Error('refused'), { statusCode: 409 })
      return { success: true }
    },
  )
  server.get('/new', { schema: { operationId: 'getNew', summary: 'The new way' } }, async () => ({ success: true }))
  await server.ready()
  return { server, readDocument }
}

test('a route that goes away says so in every answer, refusals included', async (t) => {
  const { server } = await openServer()
  t.after(() => server.close())
  for (const [url, status] of [
    ['/old', 200],
    ['/old?fail=yes', 409],
  ] as const) {
    const { headers, statusCode } = await server.inject(url)
    assert.equal(statusCode, status)
    assert.equal(headers.deprecation, '@1798761600')
    assert.equal(headers.sunset, 'Fri, 02 Jul 2027 00:00:00 GMT')
    assert.equal(headers.link, '</docs/versions>; rel="deprecation"; type="text/html"')
  }
  const { headers } = await server.inject('/new')
  assert.deepEqual([headers.deprecation, headers.sunset, headers.link], [undefined, undefined, undefined])
})

test('the document marks the operation, and only that one', async (t) => {
  const { server, readDocument } = await openServer()
  t.after(() => server.close())
  const paths = readDocument().paths as unknown as Record<string, { get: Record<string, unknown> }>
  assert.equal(paths['/old']?.get.deprecated, true)
  assert.match(
    String(paths['/old']?.get.description),
    /^Deprecated since 2027-01-01, and possibly gone from 2027-07-02/,
  )
  assert.equal(paths['/new']?.get.deprecated, undefined)
  assert.ok(!JSON.stringify(paths).includes('"deprecation"'))
})

test('nobody gets less than 180 days of notice', () => {
  assert.ok(headersOf({ since: '2027-01-01', sunset: '2027-06-30' }))
  for (const sunset of ['2027-06-29', '2026-12-31', '2027-13-45'])
    assert.throws(() => headersOf({ since: '2027-01-01', sunset }), /180 days/)
})
