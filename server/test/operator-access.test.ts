import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import type { InjectOptions } from 'light-my-request'
import { openWorld } from './world.ts'

/** What agents may not do. Everything else in the operator API is daily work and open to the whole team. */
const ADMIN_ONLY = [
  'GET /api/operator/users',
  'POST /api/operator/users',
  'PATCH /api/operator/users/{id}',
  'POST /api/operator/users/{id}/reset-password',
  'POST /api/operator/users/{id}/unlock',
  'DELETE /api/operator/users/{id}/totp',
  'DELETE /api/operator/customers/{id}/people/{person_id}/second-factor',
  'POST /api/operator/customers/{id}/payout-iban/confirm',
  'POST /api/operator/customers/{id}/payout-iban/refuse',
  'POST /api/operator/legal-tables/{name}/confirm',
  'POST /api/operator/organizations',
  'PATCH /api/operator/organizations/{id}',
  'POST /api/operator/partners',
  'PATCH /api/operator/partners/{id}',
  'POST /api/operator/partners/{id}/confirm',
  'GET /api/operator/tokens',
  'POST /api/operator/tokens',
  'DELETE /api/operator/tokens/{id}',
  'PUT /api/operator/partners/{id}/webhook',
  'PATCH /api/operator/partners/{id}/webhook',
  'DELETE /api/operator/partners/{id}/webhook',
  'POST /api/operator/partners/{id}/webhook/rotate-secret',
  'POST /api/operator/partners/{id}/webhook/test',
  'POST /api/operator/revenue-shares/approve',
  'POST /api/operator/sandbox/clock/advance',
  'POST /api/operator/payouts',
  'POST /api/operator/payouts/{id}/reverse',
  'POST /api/operator/bank-entries/{id}/own-money',
  'POST /api/operator/bank-entries/{id}/charge',
  'POST /api/operator/bank-entries/{id}/settle-difference',
  'POST /api/operator/print-runs',
  'GET /api/operator/print-runs/{id}/file.pdf',
  'POST /api/operator/payment-runs',
  'POST /api/operator/payment-runs/{id}/release',
  'POST /api/operator/payment-runs/{id}/withdraw',
  'POST /api/operator/payment-runs/{id}/items/{item_id}/pay-again',
  'GET /api/operator/payment-runs/{id}/pain.001.xml',
  'POST /api/operator/bank-entries/{id}/execute',
  'POST /api/operator/settlements',
  'PUT /api/operator/legal-tables/{name}',
  'DELETE /api/operator/legal-tables/{name}',
  'POST /api/operator/legal-tables/{name}/compare',
  'POST /api/operator/legal-tables/{name}/restore',
  'POST /api/operator/bank-accounts',
  'PATCH /api/operator/bank-accounts/{id}',
  'POST /api/operator/bank-accounts/{id}/close',
  'POST /api/operator/bank-accounts/{id}/opening',
  'DELETE /api/operator/bank-accounts/{id}/opening/{part_id}',
  'GET /api/operator/bank-statements/{id}/file',
  'GET /api/operator/account-changes',
  'POST /api/operator/account-changes/{id}/approve',
  'POST /api/operator/account-changes/{id}/withdraw',
  'GET /api/operator/ledger/export',
  'GET /api/operator/ledger/exports',
  'GET /api/operator/audit',
  'GET /api/operator/audit.csv',
  'GET /api/operator/privacy/blocked',
  'GET /api/operator/privacy/erasures',
  'GET /api/operator/privacy/retention',
  'PUT /api/operator/privacy/retention',
  'GET /api/operator/privacy/requests/{id}/subjects/{kind}/{subject_id}/erasure-plan',
  'GET /api/operator/privacy/requests/{id}/subjects/{kind}/{subject_id}/export',
  'POST /api/operator/privacy/requests/{id}/answer',
  'POST /api/operator/privacy/requests/{id}/correction',
  'POST /api/operator/privacy/requests/{id}/erasure',
  'POST /api/operator/privacy/requests/{id}/extend',
  'POST /api/operator/privacy/requests/{id}/refuse',
  'POST /api/operator/privacy/requests/{id}/restriction',
  'POST /api/operator/privacy/requests/{id}/restriction/announce',
  'POST /api/operator/privacy/requests/{id}/restriction/lift',
]

/** Routes that need no session: logging in and logging out. */
const OPEN = [
  'POST /api/operator/session',
  'DELETE /api/operator/session',
  'POST /api/operator/session/passkey',
  'POST /api/operator/session/passkey/options',
]

const world = await openWorld()
const SOME_ID = '00000000-0000-7000-8000-000000000000'
/** Values for path parameters that are not ids. */
const PLACES: Readonly<Record<string, string>> = { number: '1', page: '1', name: 'base_rates' }
const { paths } = world.http.documents.operator() as { paths: Record<string, Record<string, unknown>> }
const routes = Object.entries(paths).flatMap(([path, methods]) =>
  Object.keys(methods).map((method) => ({
    name: `${method.toUpperCase()} ${path}`,
    method: method.toUpperCase() as NonNullable<InjectOptions['method']>,
    url: path.replace(/\{(\w+)\}/g, (_, name: string) => PLACES[name] ?? SOME_ID),
  })),
)
const changing = routes.filter(({ method }) => method !== 'GET')

test('every route is covered, and the tables name only existing routes', () => {
  assert.ok(routes.length > 70)
  const names = new Set(routes.map(({ name }) => name))
  for (const name of [...ADMIN_ONLY, ...OPEN]) assert.ok(names.has(name), name)
})

test('every route without a session is a 401', async () => {
  for (const cookie of ['', 'mahnwerk_operator=', 'mahnwerk_operator=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA']) {
    for (const { name, method, url } of routes.filter((route) => !OPEN.includes(route.name))) {
      const answer = await world.request({ method, url, headers: cookie ? { cookie } : {} })
      assert.equal(answer.statusCode, 401, `${name} with "${cookie}"`)
    }
  }
})

test('an agent is refused exactly the administrator routes', async () => {
  const refused: string[] = []
  for (const { name, method, url } of routes) {
    // Some routes end the session, so each gets its own.
    const { cookie } = await world.operator('agent')
    const answer = await world.request({ method, url, headers: { cookie } })
    assert.ok(answer.statusCode < 500, `${name}: ${answer.body}`)
    if (answer.statusCode === 403) refused.push(name)
    else assert.ok(answer.statusCode !== 401 || OPEN.includes(name), name)
  }
  assert.deepEqual(refused.sort(), [...ADMIN_ONLY].sort())
})

test('an administrator is refused nothing', async () => {
  for (const { name, method, url } of routes) {
    const { cookie } = await world.operator('admin')
    const { statusCode } = await world.request({ method, url, headers: { cookie } })
    assert.ok(statusCode !== 403 && statusCode < 500, `${name}: ${statusCode}`)
  }
})

test("a forged cross-site request from an administrator's browser changes nothing", async () => {
  const { cookie } = await world.operator('admin')
  for (const { name, method, url } of changing) {
    for (const origin of ['https://evil.example', 'null', 'http://localhost.evil.example:8080']) {
      const answer = await world.request({ method, url, headers: { cookie, origin } })
      assert.equal(answer.statusCode, 403, `${name} from ${origin}`)
    }
  }
  assert.equal((await world.request({ url: '/api/operator/session', headers: { cookie } })).statusCode, 200)
})

test("a partner's API token opens no operator route", async () => {
  const { token } = await world.partner()
  for (const { name, method, url } of routes.filter((route) => !OPEN.includes(route.name))) {
    const answer = await world.request({ method, url, headers: { authorization: `Bearer ${token}` } })
    assert.equal(answer.statusCode, 401, name)
  }
})

test('the operations guide names every administrator route', async () => {
  const page = await readFile(new URL('../../docs/operations.md', import.meta.url), 'utf8')
  const roles = page.slice(page.indexOf('## Accounts of the team'))
  for (const name of ADMIN_ONLY) assert.ok(roles.includes(`\`${name.replace('/api/operator', '')}\``), name)
})
