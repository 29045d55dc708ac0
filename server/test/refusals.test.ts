import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { before, test } from 'node:test'
import { openHttp } from '../src/app/http.ts'
import { unavailable } from '../src/kernel/errors.ts'
import { DatabaseAway } from '../src/platform/db/away.ts'
import { healthRoutes } from '../src/platform/http/health.ts'
import { bodyTooSlow } from '../src/platform/http/read-body.ts'
import { openHttpServer } from '../src/platform/http/server.ts'
import { newId } from '../src/platform/ids.ts'
import { DISK_RESERVE, StorageAway } from '../src/platform/storage/storage.ts'
import { makeClaim } from './cases.ts'
import { enterPortal } from './creditors.ts'
import { checkRefusal } from './refusal-check.ts'
import { openWorld, TOKEN_SECRET } from './world.ts'

/** Every refusal says why in the header `X-Error-Code`. What `world.request` checks of each answer is not repeated here. */
const world = await openWorld({ trust_proxy: true })
const partner = await world.partner()
const admin = await world.operator()
let port = 0
before(async () => {
  await world.http.server.listen({ host: '127.0.0.1', port: 0 })
  port = (world.http.server.server.address() as { port: number }).port
})

type Heard = { status: number; code: string | undefined; body: string }

/** Sends bytes as they are and hears what comes back until the connection is closed. */
function talk(text: string, { ends = false } = {}): Promise<Heard> {
  return new Promise((resolve, reject) => {
    let heard = ''
    const socket = connect(port, '127.0.0.1', () => (ends ? socket.end(text) : socket.write(text)))
    socket.setEncoding('utf8')
    socket.on('data', (part) => {
      heard += part
      // Our error bodies are one object, and some connections stay open after them.
      if (heard.endsWith('}')) socket.end()
    })
    socket.on('error', reject).on('close', () => {
      const [head = '', body = ''] = heard.split('\r\n\r\n')
      const code = /^x-error-code: (\S+)$/im.exec(head)?.[1]
      resolve({ status: Number(head.split(' ')[1]), code, body })
    })
  })
}

const lines = (...of: readonly string[]) => `${of.join('\r\n')}\r\n\r\n`
const bearer = () => `Authorization: Bearer ${partner.token}`
const JSON_TYPE = 'Content-Type: application/json'

test('what never reaches a route says why, too', async () => {
  const rows: [string, number, string, boolean?][] = [
    ['this is not http\r\n\r\n', 400, 'malformed'],
    [lines('BREW /openapi/me HTTP/1.1', 'Host: x'), 400, 'malformed'],
    [lines('GET /openapi/me HTTP/1.1', 'Host: x', 'Content-Length: 1', 'Content-Length: 2'), 400, 'malformed'],
    [lines('GET / HTTP/1.1', 'Host: x', `X-Large: ${'a'.repeat(20_000)}`), 431, 'header_too_large'],
    [lines('GET /openapi/%zz HTTP/1.1', 'Host: x', bearer()), 400, 'validation_failed'],
    [lines('GET /openapi/%zz HTTP/1.1', 'Host: x'), 401, 'token_missing'],
    [lines('PROPFIND /openapi/me HTTP/1.1', 'Host: x', bearer()), 404, 'unknown_route'],
    [lines('GET /nothing HTTP/1.1', 'Host: x', 'Expect: miracles'), 404, 'unknown_route'],
    // Half of the body, and then nothing more.
    [
      `${lines('POST /openapi/claims HTTP/1.1', 'Host: x', bearer(), JSON_TYPE, 'Content-Length: 90')}{"a":`,
      400,
      'incomplete',
      true,
    ],
    [
      lines('POST /openapi/claims HTTP/1.1', 'Host: x', bearer(), JSON_TYPE, 'Content-Length: 2000000'),
      413,
      'payload_too_large',
    ],
  ]
  for (const [text, status, code, ends] of rows) {
    const heard = await talk(text, { ends })
    const what = `${text.slice(0, 60)}: ${JSON.stringify(heard)}`
    assert.deepEqual([heard.status, heard.code], [status, code], what)
    checkRefusal({ url: '/openapi', content_type: 'application/json', ...heard })
  }
})

test('a header that drips in is a 408 that says why', async () => {
  // Node itself takes a minute to find out.
  const { server } = world.http.server
  server.once('connection', (socket) =>
    server.emit('clientError', Object.assign(new Error('slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket),
  )
  const heard = await talk('GET / HT')
  assert.deepEqual([heard.status, heard.code], [408, 'request_too_slow'])
  checkRefusal({ url: '/openapi', content_type: 'application/json', ...heard })
})

test('each kind of refusal has its code, and the log has the same', async () => {
  const { id } = await makeClaim(partner)
  const unknown = newId()
  const rows: [Promise<{ statusCode: number; headers: Record<string, unknown> }>, number, string][] = [
    [world.request({ url: '/openapi/me' }), 401, 'token_missing'],
    [world.request({ url: '/openapi/me', headers: { authorization: 'Bearer x' } }), 401, 'token_not_valid'],
    [world.request({ url: '/sandbox/clock' }), 401, 'token_missing'],
    [world.request({ url: '/api/operator/partners' }), 401, 'login_required'],
    [world.request({ url: '/api/creditor/overview' }), 401, 'login_required'],
    [world.request({ url: '/api/debtor/case' }), 401, 'login_required'],
    [world.request({ url: '/nothing' }), 404, 'unknown_route'],
    [world.request({ method: 'PUT', url: '/healthz' }), 404, 'unknown_route'],
    [world.request({ url: '/operator/assets/none.js' }), 404, 'unknown_route'],
    [partner.get('/openapi/nothing'), 404, 'unknown_route'],
    [partner.delete('/openapi/me'), 404, 'unknown_route'],
    [partner.get(`/openapi/claims/${unknown}`), 404, 'claim_not_found'],
    [partner.get(`/openapi/documents/${unknown}/download`), 404, 'document_not_found'],
    [partner.get(`/openapi/customers/${unknown}`), 404, 'not_found'],
    [partner.get('/openapi/claims?page=x'), 400, 'validation_failed'],
    [partner.post('/openapi/claims', '{', { 'content-type': 'application/json' }), 400, 'validation_failed'],
    [partner.post('/openapi/claims', 'x', { 'content-type': 'text/plain' }), 415, 'wrong_media_type'],
    [partner.post('/sandbox/claims/x/stage', {}), 400, 'validation_failed'],
    [partner.post(`/sandbox/claims/${id}/stage`, { to_stage: 'titel' }), 400, 'validation_failed'],
    [partner.post(`/openapi/claims/${id}/documents`, {}), 400, 'validation_failed'],
    [admin.post(`/api/operator/claims/${id}/reopen`, {}), 409, 'not_closed'],
    [(await world.operator('agent')).get('/api/operator/audit'), 403, 'admin_required'],
  ]
  for (const [asking, status, code] of rows) {
    const { statusCode, headers } = await asking
    assert.deepEqual([statusCode, headers['x-error-code']], [status, code])
    const line = JSON.parse(world.log_lines.findLast((text) => text.includes(`"${headers['x-request-id']}"`)) as string)
    assert.equal(line.code, code)
  }
})

test('a refusal that is replayed has the same code, also where its body has none', async () => {
  const url = `/openapi/claims/${newId()}/payments`
  const send = () => partner.post(url, { amount: 1 }, { 'idempotency-key': 'of-a-refusal' })
  const [first, again] = [await send(), await send()]
  assert.equal(again.headers['idempotent-replayed'], 'true')
  assert.deepEqual(first.json(), { success: false, message: 'Claim not found' })
  assert.equal(again.body, first.body)
  assert.equal(again.headers['x-error-code'], 'claim_not_found')
  const wrong = () => partner.post('/openapi/claims', { x: 1 }, { 'idempotency-key': 'of-faults' })
  const [faults, faults_again] = [await wrong(), await wrong()]
  assert.equal(faults_again.headers['idempotent-replayed'], 'true')
  assert.equal(faults_again.body, faults.body)
  assert.equal(faults_again.headers['x-error-code'], 'validation_failed')
})

test('limits tell whose they are', async () => {
  const few = await world.partner({ rate_limit_per_hour: 3 })
  const debtor = { acting_as: 'person', debtor_type: 'b2c', person: { last_name: 'A' } }
  const items = Array.from({ length: 5 }, () => ({ debtor, claim: { partner_reference: newId() } }))
  const bulk = await few.post('/openapi/claims/bulk', { items })
  assert.deepEqual([bulk.statusCode, bulk.headers['x-error-code']], [429, 'bulk_exceeds_limit'])
  for (let number = 0; number < 3; number++) await few.get('/openapi/me')
  const used_up = await few.get('/openapi/me')
  assert.deepEqual([used_up.statusCode, used_up.json().code], [429, 'limit_used_up'])

  const strict = await openHttp(
    { ...world.deps, config: { ...world.deps.config, stranger_limit_per_hour: 1 } },
    TOKEN_SECRET,
  )
  const ask = () => strict.server.inject({ url: '/nothing', headers: { 'x-forwarded-for': '192.0.2.77' } })
  await ask()
  const stranger = await ask()
  assert.deepEqual([stranger.statusCode, stranger.json().code], [429, 'address_limit_used_up'])
  await strict.server.close()

  const login = { email: 'nobody@example.com', password: 'wrong wrong wrong' }
  const guess = () => world.request({ method: 'POST', url: '/api/operator/session', payload: login })
  let locked = await guess()
  assert.deepEqual([locked.statusCode, locked.json().code], [401, 'login_refused'])
  for (let tries = 0; tries < 20 && locked.statusCode === 401; tries++) locked = await guess()
  assert.deepEqual([locked.statusCode, locked.json().code], [429, 'too_many_failures'])
})

test('a failure on our side says which one, and readiness what it lacks', async () => {
  const faults: [unknown, number, string][] = [
    [new Error('anything'), 500, 'internal_error'],
    [new DatabaseAway(Object.assign(new Error('away'), { code: 'ECONNREFUSED' })), 503, 'database_away'],
    [new StorageAway(new Error('away'), 'ECONNREFUSED'), 503, 'storage_away'],
    [new StorageAway(new Error('full'), DISK_RESERVE), 503, 'disk_reserve'],
    [unavailable('too_busy', 'busy', 1), 503, 'too_busy'],
    [bodyTooSlow(), 408, 'body_too_slow'],
  ]
  const broken = openHttpServer(world.deps)
  faults.forEach(([error], index) => {
    broken.server.get(`/${index}`, () => Promise.reject(error))
  })
  for (const [index, [, status, code]] of faults.entries()) {
    const answer = await broken.server.inject({ url: `/${index}` })
    const { headers, body } = answer
    assert.deepEqual([answer.statusCode, headers['x-error-code']], [status, code])
    checkRefusal({ url: '/', status, code, content_type: 'application/json', body })
  }
  await broken.server.close()

  const away = () => Promise.reject(new Error('away'))
  const other = await openHttp({ ...world.deps, db: { ...world.deps.db, one: away } }, TOKEN_SECRET)
  const answer = await other.server.inject({ url: '/readyz' })
  assert.deepEqual([answer.statusCode, answer.headers['x-error-code']], [503, 'database_away'])
  await other.server.close()
})

test('a process that is being stopped says so', async () => {
  const leaving = openHttpServer(world.deps)
  healthRoutes(leaving.server, world.deps, { draining: true })
  const answer = await leaving.server.inject({ url: '/readyz' })
  assert.deepEqual([answer.statusCode, answer.headers['x-error-code']], [503, 'shutting_down'])
  await leaving.server.close()
})

test('a file that cannot be sent as it was asked for says why', async () => {
  const [url = ''] = /\/operator\/assets\/[\w.-]+\.js/.exec((await world.request({ url: '/operator' })).body) ?? []
  const beyond = await world.request({ url, headers: { range: 'bytes=99999999-' } })
  assert.deepEqual([beyond.statusCode, beyond.headers['x-error-code']], [416, 'range_not_satisfiable'])
  const another = await world.request({ url, headers: { 'if-match': '"another"' } })
  assert.deepEqual([another.statusCode, another.headers['x-error-code']], [412, 'precondition_failed'])
})

test('a page that refuses says why in its header, and stays a page', async () => {
  const { cookie } = await enterPortal(world)
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const rows: [object, number, string][] = [
    [{ url: `/creditor/claims/${newId()}`, headers: { cookie } }, 404, 'not_found'],
    [{ url: '/creditor/claims/new', headers: { cookie } }, 403, 'submission_off'],
    [{ url: '/decide/nothing' }, 404, 'not_found'],
    [{ url: '/creditor/password-reset/nothing' }, 410, 'link_used'],
    [
      { method: 'POST', url: '/creditor/login', headers: form, payload: 'email=a@b.at&password=x' },
      401,
      'login_refused',
    ],
    [
      { method: 'POST', url: '/debtor', headers: form, payload: 'case_reference=&access_code=' },
      400,
      'validation_failed',
    ],
    [{ method: 'POST', url: '/debtor', headers: form, payload: 'x'.repeat(16_400) }, 413, 'payload_too_large'],
  ]
  for (const [options, status, code] of rows) {
    const answer = await world.request(options)
    assert.deepEqual([answer.statusCode, answer.headers['x-error-code']], [status, code], JSON.stringify(options))
    assert.match(String(answer.headers['content-type']), /^text\/html/)
  }
})
