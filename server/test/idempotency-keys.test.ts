import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from '../src/platform/db/db.ts'
import { makeCustomer, makeDebtor } from './cases.ts'
import { enterPortal } from './creditors.ts'
import { enterCase } from './debtors.ts'
import { openWorld } from './world.ts'

/** Every command of every audience takes a key, whatever its method. The commands are read from the documents. */
const world = await openWorld()
const [admin, own, debtor] = [await world.operator('admin'), await enterPortal(world), await enterCase(world)]

await admin.patch(`/api/operator/organizations/${own.partner.organization_id}`, { creditors_submit: true })

const HEADERS = {
  partner: { authorization: `Bearer ${own.partner.token}` },
  operator: { cookie: admin.cookie },
  creditor: { cookie: own.cookie },
  debtor: { cookie: debtor.cookie },
} as const
type Audience = keyof typeof HEADERS

/** Nobody is known before a login, so a key belongs to nobody; what moves the sandbox has none. */
const KEYLESS =
  /^(POST|DELETE) \/api\/(operator|creditor|debtor)\/session(\/passkey(\/options)?)?$|\/(invitation|password-reset)(\/|$)|^POST \/sandbox\/(clock|claims|webhook)/
/** A word that each path takes where it wants no id. */
const WORDS: Readonly<Record<string, string>> = {
  name: 'base_rates',
  field: 'invoice_number',
  key: 'dispute.00000000-0000-4000-8000-000000000000',
}

function commandsOf(audience: Audience) {
  const paths = world.http.documents[audience]().paths as unknown as Record<string, Record<string, unknown>>
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods)
      .map((method) => method.toUpperCase())
      .filter((method) => method !== 'GET' && !KEYLESS.test(`${method} ${path}`))
      .map((method) => ({ method, path })),
  )
}

for (const audience of Object.keys(HEADERS) as Audience[]) {
  test(`every command of the ${audience} API looks at the key`, async () => {
    const commands = commandsOf(audience)
    assert.ok(commands.length >= 5)
    const deaf: string[] = []
    for (const { method, path } of commands) {
      const url = path.replace(/\{([^}]+)\}/g, (_, name) => WORDS[name] ?? '00000000-0000-4000-8000-000000000000')
      const headers = { ...HEADERS[audience], 'idempotency-key': 'no key' }
      const body = method === 'DELETE' ? {} : { payload: {} }
      const answer = await world.request({ method: method as 'POST', url, headers, ...body })
      if (!answer.body.includes('Idempotency-Key'))
        deaf.push(`${method} ${path}: ${answer.statusCode} ${answer.body.slice(0, 200)}`)
    }
    assert.deepEqual(deaf, [])
  })
}

const send = (method: 'PUT' | 'PATCH' | 'DELETE', url: string, key: string, payload?: object) =>
  world.request({
    ...{ method, url },
    headers: { ...(url.startsWith('/openapi') ? HEADERS.partner : HEADERS.operator), 'idempotency-key': key },
    ...(payload ? { payload } : {}),
  })

test('periods are set once for a key, and another body with the same key is refused', async () => {
  const url = '/api/operator/privacy/retention'
  const body = { periods: [{ law: 'AT', kind: 'file', amount: 5 }] }
  const first = await send('PUT', url, 'periods', body)
  assert.equal(first.statusCode, 200, first.body)
  await send('PUT', url, 'others', { periods: [{ law: 'AT', kind: 'file', amount: 6 }] })
  const again = await send('PUT', url, 'periods', body)
  assert.deepEqual([again.statusCode, again.headers['idempotent-replayed'], again.body], [200, 'true', first.body])
  const audited = await world.deps.db.many(sql`select 1 from audit_entries where action = 'retention.changed'`)
  assert.equal(audited.length, 2)
  const other = await send('PUT', url, 'periods', { periods: [{ law: 'AT', kind: 'file', amount: 4 }] })
  assert.equal(other.json().code, 'idempotency_key_reused')
})

test('a change and a deletion are answered alike again, though one of them cannot be done twice', async () => {
  const id = await makeDebtor(own.partner, own.customer_id)
  const change = { person: { first_name: 'Eva', last_name: 'Neu' } }
  const changed = await send('PATCH', `/openapi/debtors/${id}`, 'change', change)
  assert.equal(changed.statusCode, 200, changed.body)
  await send('PATCH', `/openapi/debtors/${id}`, 'other', { person: { first_name: 'Eva', last_name: 'Neuer' } })
  assert.equal((await send('PATCH', `/openapi/debtors/${id}`, 'change', change)).body, changed.body)

  const customer = `/openapi/customers/${await makeCustomer(own.partner)}`
  const renamed = await send('PATCH', customer, 'one-key', { name: 'Neu GmbH' })
  assert.equal(renamed.statusCode, 200, renamed.body)
  const gone = await send('DELETE', customer, 'one-key')
  assert.equal(gone.statusCode, 200, 'a key is for one path and one method')
  const again = await send('DELETE', customer, 'one-key')
  assert.deepEqual([again.statusCode, again.body], [200, gone.body])
  assert.equal((await send('DELETE', customer, 'new-key')).statusCode, 404)
})

test('a secret that a PUT shows is stored sealed', async () => {
  const url = `/api/operator/partners/${own.partner.partner_id}/webhook`
  const made = await send('PUT', url, 'webhook', { url: 'https://example.com/hook' })
  assert.equal(made.statusCode, 201, made.body)
  const { secret } = made.json().data
  const [row] = await world.deps.db.many<{ body: string; is_sealed: boolean }>(
    sql`select body, is_sealed from idempotency_keys where key = 'webhook'`,
  )
  assert.ok(row?.is_sealed && !row.body.includes(secret))
  assert.equal((await send('PUT', url, 'webhook', { url: 'https://example.com/hook' })).json().data.secret, secret)
})

/** As if the request that stored this answer were still at work, in a process that is alive. */
const runAgain = (path: string) =>
  world.deps.db.alone(sql`
    update idempotency_keys set status_code = null, body = null, is_sealed = false, lease_until = wall_now() + interval '1 hour'
    where path = ${path} returning key`)

const COMMANDS: readonly (readonly [Audience, string, object])[] = [
  [
    'partner',
    '/openapi/customers',
    { name: 'Einmal GmbH', email: 'einmal@example.com', partner_id: own.partner.partner_id },
  ],
  ['operator', '/api/operator/organizations', { name: 'Einmal GmbH' }],
  ['creditor', '/api/creditor/people', {}],
  ['debtor', '/api/debtor/promise', {}],
]

for (const [audience, url, payload] of COMMANDS) {
  test(`a command of the ${audience} API that is still running is told by code, and when to ask again`, async () => {
    const headers = { ...HEADERS[audience], 'idempotency-key': `running-${audience}` }
    const post = () => world.request({ method: 'POST', url, headers, payload })
    await post()
    assert.equal((await runAgain(url)).length, 1)
    const answer = await post()
    const { statusCode, headers: said } = answer
    assert.deepEqual([statusCode, answer.json().code], [409, 'idempotency_key_running'])
    assert.deepEqual([said['x-error-code'], said['retry-after']], ['idempotency_key_running', '1'])
  })
}

test('a page whose form is still being worked on says so in its headers', async () => {
  const url = '/debtor/contact'
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const payload = new URLSearchParams({ phone: '+43 1 234', form_key: 'one-form' }).toString()
  const post = () => world.request({ method: 'POST', url, headers: { ...HEADERS.debtor, ...form }, payload })
  assert.equal((await post()).statusCode, 303)
  assert.equal((await runAgain(url)).length, 1)
  const { statusCode, headers } = await post()
  assert.equal(statusCode, 409)
  assert.deepEqual([headers['x-error-code'], headers['retry-after']], ['idempotency_key_running', '1'])
})
