import assert from 'node:assert/strict'
import { glob, readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { ERRORS_PAGE, errorsPage } from '../src/app/write-errors.ts'
import { makeDocuments } from '../src/app/write-openapi.ts'
import { PARTNER_CODES } from '../src/kernel/error-advice.ts'
import { ERROR_CODES } from '../src/kernel/error-codes.ts'
import { newId } from '../src/platform/ids.ts'
import { enterPortal } from './creditors.ts'
import { openWorld } from './world.ts'

const world = await openWorld({ trust_proxy: true })
const partner = await world.partner()
const admin = await world.operator()

type Operation = { operationId: string; responses: Record<string, { headers?: object }> }

/** These would end the session that the others need. */
const ENDING = new Set(['logOut', 'logOutEverywhere'])

test('every operation of every document says why it refuses a stranger, an unknown id and an unknown parameter', async () => {
  const session = await enterPortal(world)
  const keys: Record<string, Record<string, string>> = {
    partner: { authorization: `Bearer ${partner.token}` },
    operator: { cookie: admin.cookie },
    creditor: { cookie: session.cookie },
  }
  const codes = new Set<unknown>()
  let asked = 0
  for (const [audience, document] of Object.entries(await makeDocuments())) {
    const paths = document.paths as unknown as Record<string, Record<string, Operation>>
    for (const [path, methods] of Object.entries(paths)) {
      for (const [method, { operationId, responses }] of Object.entries(methods)) {
        for (const [status, { headers = {} }] of Object.entries(responses))
          assert.equal('X-Error-Code' in headers, Number(status) >= 400, `${operationId} ${status}`)
        const url = path.replaceAll(/\{[^}]+\}/g, newId())
        const from = { 'x-forwarded-for': `10.8.${++asked % 250}.1` }
        const ask = async (headers: Record<string, string>, search = '') => {
          const options = { method: method.toUpperCase() as 'GET', url: url + search }
          // `world.request` checks each of these answers.
          const answer = await world.request({ ...options, headers: { ...from, ...headers } })
          codes.add(answer.headers['x-error-code'])
          return answer.headers['x-error-code']
        }
        const key = keys[audience]
        const asking = [ask({}), key && ask(key, '?nobody=1'), key && !ENDING.has(operationId) && ask(key)]
        const [, odd] = await Promise.all(asking)
        if (key) assert.ok(odd && odd !== 'login_required', operationId)
      }
    }
  }
  for (const code of [
    'token_missing',
    'login_required',
    'claim_not_found',
    'document_not_found',
    'not_found',
    'validation_failed',
  ])
    assert.ok(codes.has(code), code)
})

test('the page about errors is made from the lists, and every code has an anchor', async () => {
  const written = await readFile(ERRORS_PAGE, 'utf8')
  assert.equal(written, errorsPage(written), 'run npm run errors')
  const page = (await world.request({ url: '/docs/errors' })).body
  for (const code of Object.keys(ERROR_CODES)) assert.equal(page.split(`id="${code}"`).length, 2, code)
  for (const [code, { advice, statuses }] of Object.entries(PARTNER_CODES)) {
    assert.match(advice, /^[A-Z].*\.$/, code)
    assert.ok(statuses.length > 0 && statuses.every((status) => status >= 400), code)
  }
})

/** Where an answer gets a status that is not fixed, and how its code comes into it. */
const SENDERS: Readonly<Record<string, string>> = {
  'platform/http/errors.ts': 'the one place where an error becomes an answer',
  'platform/http/broken-http.ts': 'answers what never reaches a route',
  'platform/http/health.ts': 'says what it lacks',
  'platform/http/idempotency.ts': 'sends a stored refusal with its code',
  'app/operator-pages.ts': 'says that the pages are not built',
  'audiences/api.ts': 'sends what a command answers, which is no refusal',
  'features/reach/debtor-pages/page-request.ts': 'a page, whose scope adds the code',
  'features/parties/creditors/page-request.ts': 'a page, whose scope adds the code',
  'features/parties/creditors/portal.ts': 'a page, whose scope adds the code',
  'features/process/decide/routes.pages.ts': 'a page, whose scope adds the code',
}

test('no source file answers a refusal on its own', async () => {
  const found: string[] = []
  for await (const path of glob('**/*.ts', { cwd: new URL('../src/', import.meta.url) })) {
    if (path.endsWith('.test.ts') || path.startsWith('app/cli/')) continue
    const source = await readFile(new URL(`../src/${path}`, import.meta.url), 'utf8')
    const sends = /\.code\((?!2\d\d|30\d)|\.status\(|statusCode = |writeHead\(|success: false[,}]/.test(source)
    if (sends) found.push(path)
  }
  assert.deepEqual(found.sort(), Object.keys(SENDERS).sort(), 'throw a refusal, or call sayWhy and name the file here')
})

test('the team is told the values that a refusal names, and partners get the form that they were promised', async () => {
  const name = 'n'.repeat(300)
  const [told] = (await admin.patch('/api/operator/session', { name })).json().details
  assert.deepEqual(Object.keys(told).sort(), ['code', 'field', 'message', 'values'])
  assert.deepEqual([told.code, told.values], ['too_long', { max: 255 }])
  const { details } = (await partner.post('/openapi/customers', { name, partner_id: partner.partner_id })).json()
  assert.ok(details.some(({ code }: { code: string }) => code === 'too_long'))
  for (const one of details) assert.deepEqual(Object.keys(one).sort(), ['code', 'field', 'message'])
})
