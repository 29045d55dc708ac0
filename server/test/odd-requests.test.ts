import assert from 'node:assert/strict'
import { type IncomingHttpHeaders, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'
import { makeCustomer } from './cases.ts'
import { openWorld } from './world.ts'

/** Requests that none of our clients would send. None of them may cause a server error. */
const world = await openWorld()
const partner = await world.partner()
await world.http.server.listen({ host: '127.0.0.1', port: 0 })
const { port } = world.http.server.server.address() as { port: number }

type Asked = { method?: string; path: string; headers?: Record<string, string>; body?: string }
type Answer = { status: number; headers: IncomingHttpHeaders; body: string }

/** Over a socket, since `inject` would normalise the path. */
const ask = ({ method = 'GET', path, headers = {}, body = '' }: Asked): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, method, path, headers: { ...headers, connection: 'close' } })
    sent.on('error', reject).on('response', (answer) => {
      text(answer).then(
        (content) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: content }),
        reject,
      )
    })
    sent.end(body)
  })

const JSON_TYPE = { 'content-type': 'application/json' }
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' }

const PAGES = [
  ...['/', '/debtor', '/docs', '/docs/errors', '/docs/nothing', '/operator', '/operator/claims'],
  ...['/creditor', '/creditor/login', '/creditor/password-reset', '/creditor/password-reset/abc'],
  ...['/creditor/overview', '/creditor/claims', '/creditor/claims.csv', '/creditor/claims/abc'],
  ...['/creditor/court-fee-invoices', '/decide/abc', '/decide/abc/done', '/decide/abc/receipt.pdf'],
  ...['/creditor/claims/abc/decision', '/creditor/claims/abc/decision/receipt.pdf'],
]
const FORMS = [
  ...['/creditor', '/creditor/login', '/creditor/logout', '/creditor/customer', '/creditor/password-reset'],
  ...['/creditor/password-reset/abc', '/decide/abc', '/creditor/claims/abc/decision'],
]

test('pages accept only forms: any JSON gets a page with 415', async () => {
  const bodies = [
    '{"email":1,"password":{},"name":[],"customer_id":5,"decision":7,"lawyer":{},"confirm":[]}',
    '{"email":"a\\u0000b@example.com","password":"x\\u0000y","customer_id":"\\u0000","name":"\\u0000"}',
    ...['null', '[1]', '"text"', '{', `${'['.repeat(50_000)}${']'.repeat(50_000)}`],
  ]
  for (const path of FORMS) {
    for (const body of bodies) {
      const answer = await ask({ method: 'POST', path, headers: JSON_TYPE, body })
      assert.equal(answer.status, 415, `${path} ${body.slice(0, 60)}`)
      assert.match(String(answer.headers['content-type']), /^text\/html/)
    }
  }
})

test('no odd form, query or header makes a page fail', async () => {
  const forms = [
    'email=%00&password=%ff&customer_id=%00&decision=%00',
    'email=a&email=b&__proto__=1&decision=x',
    '%',
    '=',
  ]
  const queries = [
    ...[
      'lang=de&lang=en',
      'lang=%00',
      'lang[]=1',
      'invitation=a&invitation=b',
      'invitation=%00',
      '%00=1',
      '%',
      'a=%ff',
    ],
    ...['done=__proto__', 'done=x&done=y', 'page=1&page=2', 'page=%00', 'page=-1', `page=${'9'.repeat(30)}`],
  ]
  const headers: Record<string, string>[] = [
    ...[{ cookie: 'a=%E0%A4%A; b=%' }, { 'accept-language': ';q=x,,,;' }, { accept: ';;;' }, { origin: 'null' }],
    ...[{ 'if-match': '"other"' }, { 'if-none-match': '*' }, { range: 'bytes=9-2' }, { 'if-modified-since': 'never' }],
    ...[{ expect: 'miracles' }, { 'content-encoding': 'gzip' }, { authorization: 'Bearer' }],
  ]
  const asked: Asked[] = [
    ...FORMS.flatMap((path) => forms.map((body) => ({ method: 'POST', path, headers: FORM_TYPE, body }))),
    ...PAGES.flatMap((path) => queries.map((query) => ({ path: `${path}?${query}` }))),
    ...PAGES.flatMap((path) => headers.map((some) => ({ path, headers: some }))),
  ]
  const answers = await Promise.all(asked.map(async (one) => ({ ...one, status: (await ask(one)).status })))
  assert.deepEqual(
    answers.filter(({ status }) => status >= 500),
    [],
  )
})

test('static files: a folder is 403, a missing file 404, a failed precondition 412, bytes beyond the end 416', async () => {
  const [, script = ''] = /src="([^"]+\.js)"/.exec((await ask({ path: '/operator' })).body) ?? []
  const assets = '/operator/assets'
  const table: [string, Record<string, string>, number][] = [
    [`${assets}/`, {}, 403],
    [`${assets}//`, {}, 403],
    [`${assets}/..`, {}, 403],
    [`${assets}/%2e%2e/`, {}, 403],
    [`${assets}/%2e%2e/index.html`, {}, 403],
    [`${assets}/%00`, {}, 403],
    [`${assets}/none.js`, {}, 404],
    [`${assets}/.hidden`, {}, 404],
    ['/%2e%2e/x', {}, 404],
    ['/operator/%2e%2e/x', {}, 200],
    [script, { 'if-match': '"other"' }, 412],
    [script, { 'if-unmodified-since': 'Mon, 01 Jan 1990 00:00:00 GMT' }, 412],
    [script, { range: 'bytes=99999999-' }, 416],
    [script, { range: 'nonsense' }, 200],
    [script, { range: 'bytes=0-3' }, 206],
  ]
  for (const [path, headers, status] of table) {
    for (const method of ['GET', 'HEAD']) {
      const answer = await ask({ method, path, headers })
      assert.equal(answer.status, status, `${method} ${path} ${JSON.stringify(headers)}: ${answer.body.slice(0, 200)}`)
      if (status >= 400 && method === 'GET') assert.equal(JSON.parse(answer.body).success, false)
    }
  }
  const { headers } = await ask({ path: script, headers: { range: 'bytes=99999999-' } })
  assert.match(String(headers['content-range']), /^bytes \*\/\d+$/)
})

test('too deeply nested JSON is a fault of its field, however deep and whatever else is wrong', async () => {
  const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`
  const customer = `"name":"Huber","email":"h@example.com","partner_id":"${partner.partner_id}"`
  const send = (method: string, path: string, body: string) =>
    ask({ method, path, headers: { ...JSON_TYPE, authorization: `Bearer ${partner.token}` }, body })
  const known = `/openapi/customers/${await makeCustomer(partner)}`
  const hundred = Array.from({ length: 100 }, (_, index) => `"f${index}":"\\u0000"`).join()
  const table: [string, string, string, string][] = [
    ['POST', '/openapi/customers', `{${customer},"metadata":${deep(32)}}`, 'metadata too_deep'],
    ['POST', '/openapi/customers', `{${customer},"metadata":${deep(6_000)}}`, 'metadata too_deep'],
    ['POST', '/openapi/customers', `{${customer},"metadata":${deep(100_000)}}`, 'metadata too_deep'],
    ['PATCH', known, `{"metadata":${deep(6_000)}}`, 'metadata too_deep'],
    ['POST', '/openapi/customers', `{${customer},"metadata":{"__proto__":${deep(6_000)}}}`, 'metadata too_deep'],
    ['POST', '/openapi/customers', `{${hundred},"metadata":${deep(6_000)}}`, 'metadata too_deep'],
    ['POST', '/openapi/customers', `{"a\\"b{\\\\":${deep(6_000)}}`, 'a"b{\\ too_deep'],
    ['POST', '/openapi/customers', `[${deep(6_000)}]`, 'body too_deep'],
  ]
  for (const [method, path, body, fault] of table) {
    const answer = await send(method, path, body)
    assert.equal(answer.status, 400, body.slice(0, 120))
    const [first] = JSON.parse(answer.body).details
    assert.equal(`${first.field} ${first.code}`, fault)
  }
  assert.equal((await send('POST', '/openapi/customers', `{${customer},"metadata":${deep(31)}}`)).status, 201)
})
