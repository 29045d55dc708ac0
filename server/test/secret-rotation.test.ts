import assert from 'node:assert/strict'
import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { after, test } from 'node:test'
import { createSigner } from 'fast-jwt'
import { openHttp } from '../src/app/http.ts'
import { hireOperator } from '../src/features/parties/operators/service.ts'
import { openTokenSigner, type TokenClaims } from '../src/features/parties/tokens/jwt.ts'
import { sql } from '../src/platform/db/db.ts'
import { urlOfAddress } from '../src/platform/db/postgres.ts'
import { deviceCookie, knownDevice } from '../src/platform/login/known-device.ts'
import { beginTotp, confirmTotp } from '../src/platform/login/second-factor.ts'
import { stepOf, totpCode } from '../src/platform/login/totp.ts'
import { sendMail } from '../src/platform/mail/mail.ts'
import { openVault } from '../src/platform/vault.ts'
import { makeCollectable } from './cases.ts'
import { advance, printedFor } from './debtors.ts'
import { temporaryFolder } from './process.ts'
import { cli } from './shell.ts'
import { openWorld, TOKEN_SECRET } from './world.ts'

/** What was signed, sealed and hashed with the secret before, while a new one takes its place, and after. */
const NEW = 'the secret after it, long enough to sign with'
const BOTH = `${NEW}\n${TOKEN_SECRET}`

const world = await openWorld()
const { deps } = world
const partner = await world.partner()
const operator = await world.operator()
const claim = await makeCollectable(partner)
await advance(world, 1800)
await deps.jobs.runDue(deps)
const { access_code, case_reference } = await printedFor(world, claim.id)

/** The service as it runs with these secrets. */
async function serviceWith(secret: string) {
  const own = { ...deps, vault: openVault(secret) }
  const http = await openHttp(own, secret)
  after(() => http.server.close())
  const get = (token: string) =>
    http.server.inject({ url: '/openapi/me', headers: { authorization: `Bearer ${token}` } })
  return { deps: own, http, get }
}
const [both, next] = [await serviceWith(BOTH), await serviceWith(NEW)]
const env = { DATABASE_URL: urlOfAddress(world.database.address), DATA_DIR: deps.config.data_dir }
const reseal = async (TOKEN_SECRET: string, expected = 0) => {
  const { stdout, stderr, code } = await cli(['reseal', '--json'], { ...env, TOKEN_SECRET }, world.clock)
  assert.equal(code, expected, stderr)
  return JSON.parse(stdout)
}
const MAIL = { to: 'reader@example.com', subject: 'A key' }
const [EMAIL, PASSWORD] = ['totp@team.example', 'a password of somebody']

test('a token works as long as the secret that signed it is in the list, and the first one signs', async () => {
  assert.equal((await both.get(partner.token)).statusCode, 200)
  assert.equal((await next.get(partner.token)).statusCode, 401)
  const body = { organization_id: partner.organization_id, kind: 'partner', partner_id: partner.partner_id }
  const issued = await both.http.server.inject({
    ...{ method: 'POST', url: '/api/operator/tokens', payload: body },
    headers: { cookie: operator.cookie, origin: deps.config.public_url },
  })
  assert.equal(issued.statusCode, 201, issued.body)
  const { token } = issued.json().data
  for (const service of [both, next]) assert.equal((await service.get(token)).statusCode, 200)
  assert.equal(
    (await world.request({ url: '/openapi/me', headers: { authorization: `Bearer ${token}` } })).statusCode,
    401,
  )
  const early = await serviceWith(`${TOKEN_SECRET}\n${NEW}`)
  for (const known of [token, partner.token]) assert.equal((await early.get(known)).statusCode, 200)
})

test('a browser stays known, and a repeated command gets its stored answer, over the change of the secret', async () => {
  const cookie = deviceCookie(deps.vault, 'somebody', 'a device')
  assert.equal(knownDevice(both.deps.vault, 'somebody', cookie), 'a device')
  assert.equal(knownDevice(next.deps.vault, 'somebody', cookie), null)

  const payload = { organization_id: partner.organization_id, kind: 'partner', partner_id: partner.partner_id }
  const headers = { cookie: operator.cookie, origin: deps.config.public_url, 'idempotency-key': 'one-token-please' }
  const request = { method: 'POST', url: '/api/operator/tokens', payload, headers } as const
  const first = await world.request(request)
  assert.equal(first.statusCode, 201, first.body)
  const again = await both.http.server.inject(request)
  assert.deepEqual([again.statusCode, again.headers['idempotent-replayed']], [201, 'true'])
  assert.equal(again.json().data.token, first.json().data.token)
  const other = await both.http.server.inject({ ...request, payload: { ...payload, name: 'Another' } })
  assert.equal(other.headers['x-error-code'], 'idempotency_key_reused')
})

test('what was sealed is sealed anew, and needs the old secret no more', async () => {
  const headers = { cookie: operator.cookie, origin: deps.config.public_url }
  const url = `/api/operator/partners/${partner.partner_id}/webhook`
  const set = await world.request({ method: 'PUT', url, payload: { url: 'https://partner.example/hook' }, headers })
  assert.equal(set.statusCode, 201, set.body)
  await world.act((work) => sendMail(work, { ...MAIL, text: 'Your key is 4711-key.', secrets: ['4711-key'] }, null))
  const password_hash = await deps.passwords.hash(PASSWORD)
  const { id } = await world.act((work) =>
    hireOperator(work, { email: EMAIL, name: 'T', role: 'agent', password_hash }),
  )
  const account = { audience: 'operator' as const, id }
  const secret = await world.act((work) => beginTotp(work, account, deps.vault))
  const tools = { vault: deps.vault, wall_now: world.clock.wall() }
  const code = totpCode(secret, stepOf(world.clock.wall()))
  const codes = await world.act((work) => confirmTotp(work, account, { code, ...tools }))
  const logIn = (service: typeof both, second: string | undefined) =>
    service.http.server.inject({
      ...{ method: 'POST', url: '/api/operator/session' },
      payload: { email: EMAIL, password: PASSWORD, code: second },
    })
  assert.equal((await logIn(both, codes[0])).statusCode, 200, 'a recovery code that the secret before hashed')

  const report = await reseal(BOTH)
  for (const kind of ['webhooks', 'authenticators', 'access_codes'])
    assert.deepEqual(report[kind], { resealed: 1, unreadable: 0 }, kind)
  assert.deepEqual(report.mails, { resealed: 2, unreadable: 0 }, 'the invitation of the creditor too')
  assert.deepEqual([report.accounts_with_older_recovery_codes, report.may_take_off, report.secrets], [1, false, 2])
  assert.ok(report.older_tokens.some((token: { id: string }) => token.id === partner.token_id))
  assert.equal(report.older_answers, 1)
  const after_it = await reseal(BOTH)
  for (const kind of ['webhooks', 'authenticators', 'access_codes', 'mails'])
    assert.deepEqual(after_it[kind], { resealed: 0, unreadable: 0 }, kind)

  const [hook] = await deps.db.many<{ secret_sealed: Buffer }>(sql`select secret_sealed from webhooks`)
  assert.equal(next.deps.vault.open(hook?.secret_sealed as Buffer), set.json().data.secret)
  const [mail] = await deps.db.many<{ sealed_text: Buffer }>(
    sql`select sealed_text from mails where recipient = ${MAIL.to}`,
  )
  assert.match(next.deps.vault.open(mail?.sealed_text as Buffer), /4711-key/)
  const payload = { case_reference, access_code }
  const entered = await next.http.server.inject({ method: 'POST', url: '/api/debtor/session', payload })
  assert.equal(entered.statusCode, 200, entered.body)
  world.clock.advance(60_000)
  assert.equal((await logIn(next, totpCode(secret, stepOf(world.clock.wall())))).statusCode, 200)
  assert.equal((await logIn(next, codes[1])).statusCode, 401, 'nobody can hash a code anew that was not stored')
})

test('once tokens, codes and answers are replaced, the old secret may be taken off', async () => {
  await world.act(async ({ tx }) => {
    await tx.run(sql`update api_tokens set revoked_at = wall_now()`)
    await tx.run(sql`delete from login_recovery_codes`)
    await tx.run(sql`delete from idempotency_keys`)
  })
  assert.equal((await reseal(BOTH)).may_take_off, true)
  const told = await cli(['reseal'], { ...env, TOKEN_SECRET: BOTH }, world.clock)
  assert.match(told.stdout, /^Nothing needs an older token secret any more: .* take the others off\.$/m)
  const foreign = await cli(['reseal'], { ...env, TOKEN_SECRET }, world.clock)
  assert.match(foreign.stdout, /1 webhook secret sealed with a secret that is not in the list$/m)
  assert.match(foreign.stdout, /^A secret is missing: /m)
  assert.equal(foreign.code, 1)
  const alone = await cli(['reseal'], { ...env, TOKEN_SECRET: NEW }, world.clock)
  assert.match(alone.stdout, /^There is one token secret, so none can be taken off\.$/m)
  assert.equal((await reseal(NEW)).may_take_off, false)
})

test('nothing may be taken off while something cannot be read, and no secret is made', async () => {
  const blind = await reseal(`another one, which sealed nothing\n${TOKEN_SECRET}`, 1)
  assert.deepEqual([blind.webhooks.unreadable, blind.may_take_off], [1, false])

  const DATA_DIR = await temporaryFolder()
  const without = await cli(['reseal', '--json'], { ...env, DATA_DIR }, world.clock)
  assert.notEqual(without.code, 0)
  assert.match(without.stderr, /There is no token secret in .*; set TOKEN_SECRET or DATA_DIR as the server has them/)
  assert.deepEqual(await readdir(DATA_DIR), [])
})

test('a token that no secret of the list signed is named, and is a failure', async () => {
  const stranger = await world.partner()
  const report = await reseal(NEW, 1)
  assert.deepEqual(
    report.refused_tokens.map(({ id }: { id: string }) => id),
    [stranger.token_id],
  )
  assert.equal(report.may_take_off, false)
  await world.act(({ tx }) => tx.run(sql`update api_tokens set revoked_at = wall_now()`))
})

test('what a secret with a line break signed and sealed as one text is good after the list came, and is resealed', async () => {
  const [first, rest] = ['x1'.repeat(32), 'y2'.repeat(12)]
  const wrapped = `${first}\n${rest}`
  const before = keysBeforeLists(wrapped)
  await world.act(({ tx }) => tx.run(sql`update webhooks set secret_sealed = ${before.seal('whsec')}`))
  assert.equal(openVault(wrapped).open(before.seal('whsec')), 'whsec')
  const claims = {
    jti: 'a',
    org: 'b',
    kind: 'organization',
    partner: null,
    mode: 'sandbox',
    iat: 1,
    exp: null,
  } as const
  const token = before.sign(claims)
  for (const list of [wrapped, `${NEW}\n${wrapped}`, `${wrapped}\n${NEW}`])
    assert.deepEqual(openTokenSigner(list).verify(token), { jti: 'a' }, list)
  assert.notEqual(openTokenSigner(wrapped).sign(claims), token, 'the first line signs now')

  assert.deepEqual((await reseal(`${wrapped}\n${NEW}`)).webhooks, { resealed: 1, unreadable: 0 })
  const [hook] = await deps.db.many<{ secret_sealed: Buffer }>(sql`select secret_sealed from webhooks`)
  assert.equal(openVault(first).open(hook?.secret_sealed as Buffer), 'whsec')
})

/** As they were before there was a list: from the text as it was given. */
function keysBeforeLists(text: string) {
  const sealing = Buffer.from(hkdfSync('sha256', text, 'mahnwerk', 'sealed secrets', 32))
  const header = { typ: 'mahnwerk+jwt', alg: 'HS256' }
  const signer = createSigner({ key: text, algorithm: 'HS256', header })
  return {
    seal(secret: string) {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', sealing, nonce)
      const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
    },
    sign: ({ jti, org, kind, mode, iat }: TokenClaims) => signer({ iss: 'mahnwerk', jti, org, kind, mode, iat }),
  }
}
