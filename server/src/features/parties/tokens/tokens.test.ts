import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createSigner } from 'fast-jwt'
import { openWorld, TOKEN_SECRET } from '../../../../test/world.ts'

const world = await openWorld()
const REFUSED = { success: false, error: 'Unauthorized' }
const HEADER_MISSING = { ...REFUSED, code: 'token_missing', message: 'Missing or invalid authorization header' }
const tokenInvalid = (code: string) => ({ ...REFUSED, code, message: 'Invalid or expired token' })

const me = (headers: Record<string, string>) => world.request({ method: 'GET', url: '/openapi/me', headers })

test('a token is shown once, kept only as a hash, and opens the API', async () => {
  const operator = await world.operator()
  const partner = await world.partner()
  const issued = await operator.post('/api/operator/tokens', {
    organization_id: partner.organization_id,
    kind: 'partner',
    partner_id: partner.partner_id,
    name: 'CRM',
    rate_limit_per_hour: 77,
  })
  assert.equal(issued.statusCode, 201)
  const { token, id, ...rest } = issued.json().data
  assert.deepEqual(rest, {
    organization_id: partner.organization_id,
    kind: 'partner',
    partner_id: partner.partner_id,
    name: 'CRM',
    mode: 'sandbox',
    rate_limit_per_hour: 77,
    expires_at: null,
    last_used_at: null,
    revoked_at: null,
    created_at: '2026-05-14T09:30:00.000Z',
  })

  const answer = await me({ authorization: `Bearer ${token}` })
  assert.equal(answer.statusCode, 200)
  assert.equal(answer.json().data.id, id)
  assert.equal(answer.json().data.partner.id, partner.partner_id)
  assert.equal(answer.headers['x-ratelimit-limit'], '77')

  const listed = await operator.get(`/api/operator/tokens?organization_id=${partner.organization_id}`)
  assert.equal(listed.json().total, 2)
  assert.ok(!listed.body.includes(token))
  const [stored] = await world.deps.db.many<{ text: string }>({
    text: 'select to_jsonb(t)::text as text from api_tokens t where id = $1',
    values: [id],
  })
  assert.ok(!stored?.text.includes(token.split('.')[2]), 'the signature stands nowhere in the row')
})

test('the scheme is taken in any case and with several spaces', async () => {
  const { token } = await world.partner()
  for (const scheme of ['Bearer ', 'bearer ', 'BEARER   ']) {
    assert.equal((await me({ authorization: scheme + token })).statusCode, 200, scheme)
  }
})

test('without a bearer token the answer is 401 with the promised words', async () => {
  const { token } = await world.partner()
  const wrong = [
    {},
    { authorization: 'Basic abc' },
    { authorization: 'Bearer' },
    { authorization: 'Bearer  ' },
    { authorization: token },
    { cookie: `token=${token}` },
  ]
  for (const headers of wrong) {
    const answer = await me(headers as Record<string, string>)
    assert.equal(answer.statusCode, 401, JSON.stringify(headers))
    assert.deepEqual(answer.json(), HEADER_MISSING)
  }
  const query = await world.request({ method: 'GET', url: `/openapi/me?token=${token}` })
  assert.deepEqual(query.json(), HEADER_MISSING)
})

test('forged, re-spelled, foreign and unknown tokens are 401', async () => {
  const { token, organization_id, token_id } = await world.partner()
  const [header, payload, signature] = token.split('.') as [string, string, string]
  const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
  const signed = (more: object, key = TOKEN_SECRET) => createSigner({ key, algorithm: 'HS256' })({ ...claims, ...more })
  const wrong = {
    garbage: 'garbage',
    truncated: token.slice(0, -5),
    'alg none': `${base64({ alg: 'none', typ: 'mahnwerk+jwt' })}.${payload}.`,
    'another key': signed({}, 'another secret that is long enough'),
    'another type': signed({}),
    'padding added': `${token}=`,
    'payload spelled anew': [header, base64({ ...claims, extra: 1 }), signature].join('.'),
    'trailing bits': token.slice(0, -1) + String.fromCharCode(token.charCodeAt(token.length - 1) + 1),
    'one megabyte': `${'a'.repeat(8_000)}.b.c`,
  }
  for (const [what, forged] of Object.entries(wrong)) {
    const answer = await me({ authorization: `Bearer ${forged}` })
    assert.equal(answer.statusCode, 401, what)
    assert.deepEqual(answer.json(), tokenInvalid('token_not_valid'), what)
  }
  assert.equal(claims.org, organization_id)
  assert.equal(claims.jti, token_id)
})

test('two Authorization headers are refused', async () => {
  const { token } = await world.partner()
  const address = await world.http.server.listen({ port: 0, host: '127.0.0.1' })
  const { request } = await import('node:http')
  const status = await new Promise((resolve, reject) => {
    const call = request(
      `${address}/openapi/me`,
      { headers: { authorization: [`Bearer ${token}`, 'Bearer x'] } } as never,
      (answer) => {
        answer.resume()
        resolve(answer.statusCode)
      },
    )
    call.on('error', reject)
    call.end()
  })
  assert.equal(status, 401)
})

test('a revoked token is 401 at once in the process that revoked it, and within five seconds elsewhere', async () => {
  const operator = await world.operator()
  const partner = await world.partner()
  const { openHttp } = await import('../../../app/http.ts')
  const other = await openHttp(world.deps, TOKEN_SECRET)
  const elsewhere = () =>
    other.server.inject({ url: '/openapi/me', headers: { authorization: `Bearer ${partner.token}` } })
  assert.equal((await partner.get('/openapi/me')).statusCode, 200)
  assert.equal((await elsewhere()).statusCode, 200)

  const revoked = await operator.delete(`/api/operator/tokens/${partner.token_id}`)
  assert.equal(revoked.statusCode, 200)
  assert.equal(revoked.json().data.revoked_at, '2026-05-14T09:30:00.000Z')
  assert.deepEqual((await partner.get('/openapi/me')).json(), tokenInvalid('token_revoked'))
  const deadline = performance.now() + 5_000
  let status = 200
  while (status === 200 && performance.now() < deadline) status = (await elsewhere()).statusCode
  assert.equal(status, 401)
  await other.server.close()

  const again = await operator.delete(`/api/operator/tokens/${partner.token_id}`)
  assert.equal(again.statusCode, 200, 'revoking twice is no error')
})

test('an expired token is 401', async () => {
  const operator = await world.operator()
  const { organization_id } = await world.organization()
  const expires_at = new Date(world.clock.wall().getTime() + 60_000).toISOString()
  const issued = await operator.post('/api/operator/tokens', { organization_id, kind: 'organization', expires_at })
  const authorization = `Bearer ${issued.json().data.token}`
  assert.equal((await me({ authorization })).statusCode, 200)
  world.clock.advance(60_000)
  assert.deepEqual((await me({ authorization })).json(), tokenInvalid('token_expired'))
})

test('a token of the other mode is 401', async () => {
  const { token } = await world.partner()
  const { openHttp } = await import('../../../app/http.ts')
  const live = await openHttp({ ...world.deps, config: { ...world.deps.config, mode: 'live' } }, TOKEN_SECRET)
  const answer = await live.server.inject({ url: '/openapi/me', headers: { authorization: `Bearer ${token}` } })
  assert.deepEqual(answer.json(), tokenInvalid('token_other_mode'))
  assert.equal((await live.server.inject({ url: '/sandbox/clock' })).statusCode, 404, 'live has no sandbox')
  await live.server.close()
})

test('only a confirmed partner can have a token', async () => {
  const operator = await world.operator()
  const { organization_id } = await world.organization()
  const created = await operator.post('/api/operator/partners', {
    organization_id,
    name: 'New',
    email: 'n@example.com',
    commission_rate: 0.1,
  })
  const partner_id = created.json().data.id
  const body = { organization_id, kind: 'partner', partner_id }
  const refused = await operator.post('/api/operator/tokens', body)
  assert.equal(refused.statusCode, 409)
  assert.equal(refused.json().error, 'Conflict')
  await operator.post(`/api/operator/partners/${partner_id}/confirm`)
  assert.equal((await operator.post('/api/operator/tokens', body)).statusCode, 201)
})

test('a token request is refused with every fault named', async () => {
  const operator = await world.operator()
  const partner = await world.partner()
  const other = await world.partner()
  const fieldsOf = async (body: object) => {
    const answer = await operator.post('/api/operator/tokens', body)
    assert.equal(answer.statusCode, 400, answer.body)
    return answer.json().details.map((problem: { field: string }) => problem.field)
  }
  const { organization_id } = partner
  assert.deepEqual(await fieldsOf({ organization_id, kind: 'partner' }), ['partner_id'])
  assert.deepEqual(await fieldsOf({ organization_id, kind: 'partner', partner_id: other.partner_id }), ['partner_id'])
  assert.deepEqual(await fieldsOf({ organization_id, kind: 'organization', partner_id: partner.partner_id }), [
    'partner_id',
  ])
  assert.deepEqual(await fieldsOf({ organization_id: other.partner_id, kind: 'organization' }), ['organization_id'])
  assert.deepEqual(await fieldsOf({ organization_id, kind: 'organization', expires_at: '2020-01-01T00:00:00Z' }), [
    'expires_at',
  ])
  assert.deepEqual(
    await fieldsOf({ organization_id, kind: 'x', rate_limit_per_hour: 0, expires_at: 'soon', wrong: 1 }),
    ['wrong', 'kind', 'rate_limit_per_hour', 'expires_at'],
  )
  assert.deepEqual(
    await fieldsOf({ organization_id, kind: 'partner', rate_limit_per_hour: 0, expires_at: '2020-01-01T00:00:00Z' }),
    ['rate_limit_per_hour', 'partner_id', 'expires_at'],
  )
  assert.deepEqual(await fieldsOf({ organization_id, kind: 'organization', rate_limit_per_hour: 1_000_001 }), [
    'rate_limit_per_hour',
  ])
})

test('the last use of a token is recorded', async () => {
  const { openHttp } = await import('../../../app/http.ts')
  const { token, organization_id } = await world.organization()
  const other = await openHttp(world.deps, TOKEN_SECRET)
  await other.server.inject({ url: '/openapi/me', headers: { authorization: `Bearer ${token}` } })
  await other.server.close()
  const operator = await world.operator()
  const listed = await operator.get(`/api/operator/tokens?organization_id=${organization_id}`)
  assert.equal(listed.json().data[0].last_used_at, world.clock.wall().toISOString())
})

test('tokens of organisations are listed apart from those of partners', async () => {
  const operator = await world.operator()
  const { organization_id, token_id } = await world.organization()
  const partner = await world.partner({ organization_id })
  const listed = async (kind: string) =>
    (await operator.get(`/api/operator/tokens?organization_id=${organization_id}&kind=${kind}`))
      .json()
      .data.map(({ id, status }: { id: string; status: string }) => [id, status])
  assert.deepEqual(await listed('organization'), [[token_id, 'active']])
  assert.deepEqual(await listed('partner'), [[partner.token_id, 'active']])
})
