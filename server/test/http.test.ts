import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { test } from 'node:test'
import { pause } from '../src/platform/clock.ts'
import { openHttpServer } from '../src/platform/http/server.ts'
import { READY } from './readiness.ts'
import { openWorld } from './world.ts'

const world = await openWorld()
const operator = await world.operator()
const ORGANIZATIONS = '/api/operator/organizations'

const raw = (payload: string | Buffer, headers: Record<string, string> = {}) =>
  world.request({
    method: 'POST',
    url: ORGANIZATIONS,
    headers: { cookie: operator.cookie, 'content-type': 'application/json', ...headers },
    payload,
  })

test('every answer carries a request id and the security headers, and none names the framework', async () => {
  const answers = [
    await world.request({ url: '/' }),
    await world.request({ url: '/healthz' }),
    await world.request({ url: '/nothing' }),
    await world.request({ url: '/openapi/me' }),
    await world.request({ url: '/%zz' }),
    await operator.get(ORGANIZATIONS),
  ]
  const ids = new Set<unknown>()
  for (const { headers } of answers) {
    ids.add(headers['x-request-id'])
    assert.equal(headers['x-content-type-options'], 'nosniff')
    assert.equal(headers['x-frame-options'], 'DENY')
    assert.equal(headers['referrer-policy'], 'no-referrer')
    assert.match(String(headers['content-security-policy']), /default-src 'none'/)
    assert.equal(headers.server, undefined)
    assert.equal(headers['x-powered-by'], undefined)
  }
  assert.equal(ids.size, answers.length)
})

test('an unknown path or method gets our 404, whatever the body', async () => {
  const expected = { success: false, error: 'Not Found', code: 'unknown_route', message: 'Resource not found' }
  const answers = [
    await world.request({ url: '/nothing' }),
    await world.request({ url: '/nothing', headers: { accept: 'text/html' } }),
    await world.request({ method: 'OPTIONS', url: '/healthz' }),
    await world.request({ method: 'POST', url: '/nothing', headers: { 'content-type': 'text/plain' }, payload: 'x' }),
    await world.request({
      method: 'POST',
      url: '/nothing',
      headers: { 'content-type': 'application/json' },
      payload: '{',
    }),
    await operator.get('/api/operator/nothing'),
  ]
  for (const answer of answers) {
    assert.equal(answer.statusCode, 404)
    assert.deepEqual(answer.json(), expected)
  }
})

test('each of the four audiences answers a stranger with 401', async () => {
  for (const url of [
    '/openapi/me',
    '/openapi/nothing',
    ORGANIZATIONS,
    '/api/creditor/anything',
    '/api/debtor/anything',
    '/sandbox/clock',
    '/sandbox/nothing',
  ]) {
    const answer = await world.request({ url })
    assert.equal(answer.statusCode, 401, url)
    assert.equal(answer.json().error, 'Unauthorized')
  }
})

test('malformed JSON is a validation error of the body', async () => {
  const broken = ['{', 'no', '{"name":"a"', '[1,]', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d]), '\u0000']
  for (const body of broken) {
    const answer = await raw(body)
    assert.equal(answer.statusCode, 400, String(body))
    assert.equal(answer.json().error, 'VALIDATION_ERROR')
    assert.equal(answer.json().message, 'Validation failed')
    assert.equal(answer.json().details[0].field, 'body')
  }
  for (const body of ['', 'null', '[]', '"text"', '1']) {
    const answer = await raw(body)
    assert.equal(answer.statusCode, 400, body)
    assert.deepEqual(answer.json().details, [{ field: 'body', code: 'wrong_type', message: 'must be an object' }], body)
  }
})

test('another content type is 415, as is a compressed or differently encoded body', async () => {
  const cases = [
    { 'content-type': 'text/plain' },
    { 'content-type': 'application/xml' },
    { 'content-type': 'application/json; charset=utf-16' },
    { 'content-encoding': 'gzip' },
  ]
  for (const headers of cases) {
    const answer = await raw('{"name":"a"}', headers as Record<string, string>)
    assert.equal(answer.statusCode, 415, JSON.stringify(headers))
    assert.equal(answer.json().error, 'Unsupported Media Type')
    assert.equal(answer.json().success, false)
  }
})

test('a body over 1 MiB is 413, one of exactly 1 MiB is read', async () => {
  const padded = (bytes: number) => `{"name":"a"${' '.repeat(bytes - 12)}}`
  const large = await raw(padded(1_048_577))
  assert.equal(large.statusCode, 413)
  assert.equal(large.json().error, 'Payload Too Large')
  assert.equal((await raw(padded(1_048_576))).statusCode, 201)
})

test('all faults in a body are reported at once, each with its field', async () => {
  const answer = await raw(
    JSON.stringify({ isolate_partners: 1, letter_interval_days: 1.5, unknown: true, filing_fee: -1 }),
  )
  assert.deepEqual(answer.json().details, [
    { field: 'name', code: 'required', message: 'is required' },
    { field: 'unknown', code: 'unknown_field', message: 'is not a known field' },
    { field: 'isolate_partners', code: 'wrong_type', message: 'must be true or false' },
    { field: 'letter_interval_days', code: 'wrong_type', message: 'must be a whole number' },
    { field: 'filing_fee', code: 'out_of_range', message: 'must be at least 0', values: { min: 0 } },
  ])
})

test('a value that PostgreSQL or JavaScript cannot store is a 400, never a 500', async () => {
  const deep = `{"name":${'['.repeat(10_000)}${']'.repeat(10_000)}}`
  const table: [string, string][] = [
    ['{"name":"a\\u0000b"}', 'name'],
    ['{"name":"a\\ud800b"}', 'name'],
    ['{"name":"a","__proto__":{"x":1}}', 'body'],
    ['{"name":{"__proto__":1}}', 'name'],
    [deep, 'name'],
    ['{"name":"a","filing_fee":1e308}', 'filing_fee'],
    ['{"name":"a","filing_fee":1e-7}', 'filing_fee'],
    ['{"name":"a","filing_fee":12345678901234567890}', 'filing_fee'],
    [`{"name":"${'a'.repeat(256)}"}`, 'name'],
  ]
  for (const [body, field] of table) {
    const answer = await raw(body)
    assert.equal(answer.statusCode, 400, body.slice(0, 60))
    assert.equal(answer.json().details[0].field, field, body.slice(0, 60))
  }
  assert.equal(({} as Record<string, unknown>).x, undefined)
  assert.equal((await raw(`{"name":"${'😀'.repeat(255)}"}`)).statusCode, 201, 'lengths count code points')
  assert.equal((await raw('{"name":"a","filing_fee":-0}')).statusCode, 201)
})

test('faults in text, numbers and schema are reported together, at most a hundred', async () => {
  const mixed = await raw('{"name":"a\\u0000b","filing_fee":1e400,"isolate_partners":1,"x":1}')
  assert.deepEqual(
    mixed
      .json()
      .details.map((problem: { field: string }) => problem.field)
      .sort(),
    ['filing_fee', 'isolate_partners', 'name', 'x'],
  )
  const unknown = (count: number) =>
    raw(JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${index}`, 1]))))
  const many = await unknown(1_500)
  assert.equal(many.statusCode, 400)
  assert.equal(many.json().details.length, 100)
  const endless = await unknown(50_000)
  assert.equal(endless.statusCode, 400)
  assert.deepEqual(endless.json().details, [
    { field: 'body', code: 'too_many_values', message: 'holds more than 2000 values' },
  ])
})

test('an overlong path parameter is a fault of its field, an empty one is not found', async () => {
  const long = await operator.patch(`/api/operator/partners/${'a'.repeat(5_000)}`, {})
  assert.deepEqual([long.statusCode, long.json().details[0].field], [400, 'id'])
  assert.equal((await operator.patch('/api/operator/partners/', {})).statusCode, 404)
})

test('an instant that cannot be stored is a validation fault, not a server error', async () => {
  const { organization_id } = await world.organization()
  const answer = await operator.post('/api/operator/tokens', {
    organization_id,
    kind: 'organization',
    expires_at: '9999-12-31T23:59:59-10:00',
  })
  assert.deepEqual([answer.statusCode, answer.json().details[0].field], [400, 'expires_at'])
})

test('query parameters are parsed strictly', async () => {
  const wrong = {
    'page=0': 'page',
    'page=-1': 'page',
    'page=1e2': 'page',
    'page=1.0': 'page',
    'page=%201': 'page',
    'page=': 'page',
    'page=1&page=2': 'page',
    'page=9007199254740993': 'page',
    'page=99999999999999999999': 'page',
    'limit=0': 'limit',
    'limit=101': 'limit',
    'limit=ten': 'limit',
    'nothing=1': 'nothing',
    '__proto__=1': '__proto__',
  }
  for (const [query, field] of Object.entries(wrong)) {
    const answer = await operator.get(`${ORGANIZATIONS}?${query}`)
    assert.equal(answer.statusCode, 400, query)
    assert.deepEqual(
      answer.json().details.map((problem: { field: string }) => problem.field),
      [field],
      query,
    )
  }
  const far = await operator.get(`${ORGANIZATIONS}?page=1000000&limit=100`)
  assert.deepEqual([far.statusCode, far.json().data], [200, []])
})

test('the order of checks is path, query, then body', async () => {
  const send = (url: string) =>
    world.request({ method: 'PATCH', url, headers: { cookie: operator.cookie }, payload: { wrong: 1 } })
  const fieldsOf = async (url: string) =>
    (await send(url)).json().details.map((problem: { field: string }) => problem.field)
  assert.deepEqual(await fieldsOf(`${ORGANIZATIONS}/1?x=1`), ['id'])
  assert.deepEqual(await fieldsOf(`${ORGANIZATIONS}/00000000-0000-4000-8000-000000000000?x=1`), ['x'])
  assert.deepEqual(await fieldsOf(`${ORGANIZATIONS}/00000000-0000-4000-8000-000000000000`), ['wrong'])
})

test('pages never overlap: newest first, with the id as tie-break', async () => {
  for (let made = 0; made < 7; made++) await operator.post(ORGANIZATIONS, { name: `Same instant ${made}` })
  const all = (await operator.get(`${ORGANIZATIONS}?limit=100`)).json()
  const paged: string[] = []
  for (let page = 1; paged.length < all.total; page++) {
    const { data } = (await operator.get(`${ORGANIZATIONS}?limit=3&page=${page}`)).json()
    paged.push(...data.map((row: { id: string }) => row.id))
  }
  assert.deepEqual(
    paged,
    all.data.map((row: { id: string }) => row.id),
  )
})

test('an unexpected failure is a 500 with a request id and no internal details', async () => {
  const { openHttp } = await import('../src/app/http.ts')
  const db = { ...world.deps.db, many: () => Promise.reject(new Error('relation "secret_table" does not exist')) }
  const http = await openHttp({ ...world.deps, db }, 'a secret for tests, long enough to sign with')
  const answer = await http.server.inject({ url: ORGANIZATIONS, headers: { cookie: operator.cookie } })
  assert.equal(answer.statusCode, 500)
  const { message, ...body } = answer.json()
  const request_id = answer.headers['x-request-id']
  assert.deepEqual(body, { success: false, error: 'Internal Server Error', code: 'internal_error', request_id })
  assert.ok(!answer.body.includes('secret_table') && message.length > 0)
  const logged = world.log_lines.find((line) => line.includes('secret_table'))
  assert.ok(logged?.includes(String(answer.headers['x-request-id'])), 'the log finds it by the request id')
  await http.server.close()
})

test('input that is not HTTP, or has too large a header, still gets our error body', async () => {
  await world.http.server.listen({ port: 0, host: '127.0.0.1' }).catch(() => undefined)
  const { port } = world.http.server.server.address() as { port: number }
  const talk = (text: string) =>
    new Promise<string>((resolve, reject) => {
      let answer = ''
      const socket = connect(port, '127.0.0.1', () => socket.write(text))
      socket.on('data', (bytes) => {
        answer += bytes
      })
      socket.on('close', () => resolve(answer))
      socket.on('error', reject)
    })
  const garbage = await talk('this is not http\r\n\r\n')
  assert.match(garbage, /^HTTP\/1\.1 400 Bad Request/)
  assert.match(garbage, /\{"success":false,"error":"Bad Request","code":"malformed"/)
  const no_host = await talk('GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n')
  assert.match(no_host, /^HTTP\/1\.1 200 OK/)
  const expecting = await talk('GET /nothing HTTP/1.1\r\nHost: x\r\nExpect: miracles\r\nConnection: close\r\n\r\n')
  assert.match(expecting, /^HTTP\/1\.1 404 /)
  assert.match(expecting, /x-request-id/i)
  const large = await talk(`GET / HTTP/1.1\r\nHost: x\r\nX-Large: ${'a'.repeat(20_000)}\r\n\r\n`)
  assert.match(large, /^HTTP\/1\.1 431 /)
  assert.match(large, /"success":false/)
})

test('an answer that takes too long is a 503, with or without a request body', async () => {
  const slow = openHttpServer(world.deps)
  const config = { answer_within_ms: 50 }
  slow.server.get('/slow', { config }, () => pause(400).then(() => 'late'))
  slow.server.post('/slow', { config }, () => pause(400).then(() => 'late'))
  const answers = [
    await slow.server.inject({ url: '/slow' }),
    await slow.server.inject({ method: 'POST', url: '/slow', payload: { a: 1 } }),
  ]
  for (const answer of answers) {
    assert.equal(answer.statusCode, 503)
    assert.deepEqual([answer.json().error, answer.json().code], ['Service Unavailable', 'took_too_long'])
    assert.equal(answer.headers['x-error-code'], 'took_too_long')
    assert.equal(answer.headers['retry-after'], '2')
  }
  await slow.server.close()
})

test('health, readiness and metrics need no login', async () => {
  assert.deepEqual((await world.request({ url: '/healthz' })).json(), { status: 'ok' })
  const ready = await world.request({ url: '/readyz' })
  assert.equal(ready.statusCode, 200)
  assert.deepEqual(ready.json(), READY)
  const metrics = await world.request({ url: '/metrics' })
  assert.match(String(metrics.headers['content-type']), /^text\/plain/)
  assert.match(
    metrics.body,
    /mahnwerk_http_request_duration_seconds_count\{method="GET",route="\/readyz",status="200"\} 1/,
  )
})

test('the reference page works offline: every script is ours and the policy forbids all others', async () => {
  const page = await world.request({ url: '/docs' })
  assert.equal(page.statusCode, 200)
  const sources = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map((match) => match[1] as string)
  assert.ok(sources.includes('/docs/scalar.js'))
  for (const source of sources) assert.match(source, /^\/$|^\/docs\/|^data:image\/svg\+xml;base64,[\w+/=]+$/)
  const policy = String(page.headers['content-security-policy'])
  for (const rule of ["default-src 'none'", "script-src 'self'", "connect-src 'self'"]) assert.ok(policy.includes(rule))
  assert.ok(!policy.includes('http'))
  const script = await world.request({ url: '/docs/scalar.js' })
  assert.equal(script.headers['content-encoding'], 'gzip')
  assert.ok(script.rawPayload.length > 100_000)
  const document = (await world.request({ url: '/docs/openapi.json' })).json()
  assert.equal(document.openapi, '3.1.0')
  assert.ok(document.paths['/openapi/me'])
  assert.ok(!JSON.stringify(document).includes('/api/operator'))
})
