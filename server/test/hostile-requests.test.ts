import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { PassThrough } from 'node:stream'
import { test } from 'node:test'
import type { FastifyRequest } from 'fastify'
import { readParts } from '../src/platform/http/multipart.ts'
import { readBody } from '../src/platform/http/read-body.ts'
import { openStrangers } from '../src/platform/http/strangers.ts'
import { enterPortal } from './creditors.ts'
import { openWorld } from './world.ts'

/** Attacks that cost the sender little and would cost us much. */
const LIMIT = 40
const world = await openWorld({ trust_proxy: true, stranger_limit_per_hour: LIMIT })
const partner = await world.partner()
const team = await world.operator()
await world.http.server.listen({ host: '127.0.0.1', port: 0 })
const { port } = world.http.server.server.address() as { port: number }

let addresses = 0
/** Nobody has come from there yet. */
const newAddress = () => ({ 'x-forwarded-for': `10.9.${Math.floor(++addresses / 250)}.${addresses % 250}` })

const JSON_TYPE = { 'content-type': 'application/json' }
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' }

type Route = { method: string; url: string; is_page: boolean }
/** Every route that takes a body, as the server itself lists them. */
function routesWithBody(): Route[] {
  const found: Route[] = []
  const path: string[] = []
  for (const line of world.http.server.printRoutes({ commonPrefix: false, includeHooks: false }).split('\n')) {
    const [, indent = '', url = '', methods = ''] = /^([│├└─ ]*)(\S+)(?: \(([^)]*)\))?/.exec(line) ?? []
    const level = Math.floor(indent.length / 4)
    path.length = Math.max(0, level - 1)
    path.push(url)
    const whole = path.join('').replaceAll(/:\w+/g, '00000000-0000-4000-8000-000000000000')
    for (const method of methods.split(', '))
      if (['POST', 'PUT', 'PATCH', 'DELETE'].includes(method))
        found.push({ method, url: whole, is_page: /^\/(?:creditor|debtor|decide)/.test(whole) })
  }
  return found
}

test('no route takes more than 16 kB of a stranger, whatever the stranger claims to be', async () => {
  const routes = routesWithBody()
  assert.ok(routes.length > 100 && routes.some(({ is_page }) => is_page), `${routes.length} routes`)
  const cookie = ['operator', 'creditor', 'debtor'].map((name) => `mahnwerk_${name}=${'A'.repeat(43)}`).join('; ')
  const claims: Record<string, string>[] = [{}, { cookie }, { authorization: 'Bearer x.y.z' }]
  const payload = Buffer.alloc(16_385, 0x20)
  for (const { method, url, is_page } of routes) {
    for (const claim of claims) {
      const headers = { ...claim, ...newAddress(), ...(is_page ? FORM_TYPE : JSON_TYPE) }
      const { statusCode } = await world.request({ method: method as 'POST', url, headers, payload })
      // A route that read the body would find fault with it: 400. A page that takes files sends strangers to the door.
      const refusals = is_page ? [303, 413] : [401, 404, 413]
      assert.ok(refusals.includes(statusCode), `${method} ${url} ${Object.keys(claim)}: ${statusCode}`)
    }
  }
})

test('logins take 16 kB and no more, as an envelope or as a page', async () => {
  const bare = JSON.stringify({ email: '' }).length
  const body = (bytes: number) => JSON.stringify({ email: 'x'.repeat(bytes - bare) })
  const login = (url: string, bytes: number) =>
    world.request({ method: 'POST', url, headers: { ...JSON_TYPE, ...newAddress() }, payload: body(bytes) })
  for (const url of ['/api/operator/session', '/api/creditor/session', '/api/debtor/session']) {
    assert.equal((await login(url, 16_384)).statusCode, 400, url)
    const refused = await login(url, 16_385)
    assert.deepEqual([refused.statusCode, refused.json().error], [413, 'Payload Too Large'], url)
  }
  for (const url of ['/creditor/login', '/debtor', '/creditor/password-reset', '/creditor']) {
    const headers = { ...FORM_TYPE, ...newAddress() }
    const refused = await world.request({ method: 'POST', url, headers, payload: `email=${'x'.repeat(16_400)}` })
    assert.equal(refused.statusCode, 413, url)
    assert.match(String(refused.headers['content-type']), /^text\/html/, url)
  }
})

test('behind the login a form has room for a long note in any script', async () => {
  const { cookie } = await enterPortal(world)
  const note = encodeURIComponent('漢'.repeat(2_000))
  assert.ok(note.length > 16_384)
  const send = (headers: Record<string, string>, text = note) =>
    world.request({
      ...{ method: 'POST', url: '/creditor/company' },
      headers: { ...FORM_TYPE, ...newAddress(), ...headers },
      payload: `note=${text}`,
    })
  assert.notEqual((await send({ cookie })).statusCode, 413)
  assert.equal((await send({ cookie }, 'x'.repeat(70_000))).statusCode, 413)
  assert.equal((await send({})).statusCode, 413)
  assert.equal((await send({ cookie: 'mahnwerk_creditor=wrong' })).statusCode, 413)
})

test('whatever a stranger asks for counts against its address, until every answer is a 429', async () => {
  const from = newAddress()
  const asked = [
    ...['/', '/docs', '/docs/errors', '/operator', '/creditor/login', '/debtor', '/debtor/verify', '/decide/abc'],
    ...['/nothing', '/api/operator/session', '/api/creditor/overview', '/api/debtor/case', '/sandbox/clock'],
    ...['/creditor?invitation=abc', '/creditor/password-reset/abc', '/operator/assets/none.js'],
  ]
  const ask = (url: string, headers: Record<string, string> = {}) =>
    world.request({ url, headers: { ...from, ...headers } })
  for (let number = 0; number < LIMIT; number++) {
    const url = asked[number % asked.length] as string
    assert.notEqual((await ask(url)).statusCode, 429, url)
  }
  for (const url of asked) {
    for (const headers of [{}, { cookie: 'mahnwerk_operator=wrong' }, { authorization: 'Bearer wrong' }]) {
      const refused = await ask(url, headers)
      assert.equal(refused.statusCode, 429, `${url} ${JSON.stringify(headers)}`)
      assert.ok(Number(refused.headers['retry-after']) > 0)
    }
  }
  assert.match(String((await ask('/creditor/login')).headers['content-type']), /^text\/html/)
  assert.equal((await ask('/nothing')).json().error, 'Too Many Requests')
  assert.notEqual((await world.request({ url: '/nothing', headers: newAddress() })).statusCode, 429, 'others go on')
  for (const url of ['/healthz', '/readyz', '/metrics']) assert.equal((await ask(url)).statusCode, 200, url)
  const session = { cookie: team.cookie }
  assert.equal((await ask('/api/operator/session', session)).statusCode, 200, 'who is logged in goes on')
  assert.equal((await ask('/operator', session)).statusCode, 200)
  assert.equal((await ask('/openapi/me', { authorization: `Bearer ${partner.token}` })).statusCode, 200)
  world.clock.advance(3_600_000)
  assert.equal((await ask('/')).statusCode, 200, 'a new hour')
})

test('wrong keys count as well, and those who are known never do', async () => {
  const from = newAddress()
  const ask = (headers: Record<string, string>) =>
    world.request({ url: '/api/operator/session', headers: { ...from, ...headers } })
  for (let number = 0; number < 2 * LIMIT; number++) assert.equal((await ask({ cookie: team.cookie })).statusCode, 200)
  for (let number = 0; number < LIMIT; number++)
    assert.equal((await ask({ cookie: 'mahnwerk_operator=wrong' })).statusCode, 401)
  assert.equal((await ask({ cookie: 'mahnwerk_operator=wrong' })).statusCode, 429)
  assert.equal((await ask({ cookie: team.cookie })).statusCode, 200)
})

test('an address that asks too fast waits for its turn, and beyond that is refused', async () => {
  const strangers = openStrangers(1_000_000, () => new Date(), { per_second: 1_000, burst: 5, wait_ms_max: 20 })
  const request = (ip: string) => ({ ip, socket: {} }) as unknown as FastifyRequest
  const crowd = Array.from({ length: 200 }, () =>
    strangers.pace(request('192.0.2.1')).then(
      () => 'answered',
      () => 'refused',
    ),
  )
  await strangers.pace(request('192.0.2.2'))
  const answered = (await Promise.all(crowd)).filter((outcome) => outcome === 'answered').length
  assert.ok(answered >= 25 && answered < 200, `${answered} were answered`)
})

/** What a client hears on its connection until it is closed. */
const talk = (text: string) =>
  new Promise<string>((resolve, reject) => {
    let heard = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    socket.on('data', (bytes) => {
      heard += bytes
      if (heard.endsWith('}')) socket.end()
    })
    socket.on('close', () => resolve(heard)).on('error', reject)
  })

test('a megabyte of empty objects is refused when its first bytes have come', async () => {
  const head = [
    'POST /openapi/customers HTTP/1.1',
    'Host: x',
    `Authorization: Bearer ${partner.token}`,
    'Content-Type: application/json',
    'Content-Length: 1048576',
  ]
  // The rest is never sent.
  const heard = await talk(`${head.join('\r\n')}\r\n\r\n[${'{},'.repeat(20_000)}`)
  assert.match(heard, /^HTTP\/1\.1 400 /)
  assert.match(heard, /"field":"body","code":"too_many_values"/)
})

const requestFor = (length: number) => ({ headers: { 'content-length': String(length) } }) as unknown as FastifyRequest

test('a body that does not arrive in time is a 408', async () => {
  const source = new PassThrough()
  source.write('{"a":')
  const reading = readBody(requestFor(100), source, { bytes_max: 1_000, within_ms: 5 })
  await assert.rejects(reading, { kind: 'request_timeout', code: 'body_too_slow' })
  const whole = new PassThrough()
  whole.end('{}')
  assert.equal((await readBody(requestFor(2), whole, { bytes_max: 2, within_ms: 10_000 })).toString(), '{}')
})

test('a file that drips in is cut, one that we are slow to take is not', async () => {
  const part = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n'
  const headers = { 'content-type': 'multipart/form-data; boundary=b' }
  const upload = () => Object.assign(new PassThrough(), { headers })
  const rules = {
    ...{ file_bytes_max: 1_000_000, files_max: 1, laneOf: () => 'anybody', pace: { every_ms: 20, bytes: 100 } },
    failure: new Promise<never>(() => undefined),
  }
  const dripping = upload()
  dripping.write(part)
  const sink = { field: () => undefined, file: (_: unknown, stream: NodeJS.ReadableStream) => void stream.resume() }
  await assert.rejects(readParts(dripping as never, sink, rules), { code: 'body_too_slow' })

  const large = upload()
  large.write(part)
  large.write(Buffer.alloc(500_000))
  const { promise: opened, resolve } = Promise.withResolvers<NodeJS.ReadableStream>()
  const reading = readParts(large as never, { ...sink, file: (_, stream) => resolve(stream) }, rules)
  const stream = await opened
  // Nobody takes the file for several periods. Then it goes on.
  await new Promise((go) => setTimeout(go, 100))
  stream.resume()
  large.end('\r\n--b--\r\n')
  await reading
})

test('a body that breaks off after its refusal gets no second answer', async () => {
  const head = ['POST /openapi/invoices HTTP/1.1', 'Host: x', 'Content-Type: multipart/form-data; boundary=b']
  for (const bytes of [100, 200_000, 5_000_000]) {
    const socket = connect(port, '127.0.0.1')
    socket.setEncoding('utf8')
    // Half of the body, and then nothing more.
    socket.end(`${[...head, `Content-Length: ${bytes}`].join('\r\n')}\r\n\r\n${'a'.repeat(bytes / 2)}`)
    let answers = ''
    for await (const part of socket) answers += part
    assert.equal(answers.match(/^HTTP\/1\.1 /gm)?.length, 1, `${bytes} bytes: ${answers}`)
  }
})
