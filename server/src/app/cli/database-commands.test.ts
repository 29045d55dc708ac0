import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeClaim } from '../../../test/cases.ts'
import { freshDatabase } from '../../../test/database.ts'
import { cli } from '../../../test/shell.ts'
import { openWorld, TOKEN_SECRET } from '../../../test/world.ts'
import { hireOperator } from '../../features/parties/operators/service.ts'
import { foundOrganization } from '../../features/parties/organizations/service.ts'
import { addPartner, confirmPartner } from '../../features/parties/partners/service.ts'
import { pause } from '../../platform/clock.ts'
import { sql } from '../../platform/db/db.ts'
import { urlOfAddress } from '../../platform/db/postgres.ts'
import { beginTotp, confirmTotp } from '../../platform/login/second-factor.ts'
import { stepOf, totpCode } from '../../platform/login/totp.ts'

const world = await openWorld()
const env = { DATABASE_URL: urlOfAddress(world.database.address), TOKEN_SECRET, DATA_DIR: world.deps.config.data_dir }
const run = (...args: string[]) => cli(args, env, world.clock)

const ids = await world.act(async (work) => {
  const { id: organization_id } = await foundOrganization(work, { name: 'Alpenland' })
  const partner = { organization_id, email: 'a@example.com', commission_rate: 0.1 }
  const { id: partner_id } = await addPartner(work, { ...partner, name: 'Huber & Partner' })
  await confirmPartner(work, partner_id)
  await addPartner(work, { ...partner, name: 'Nordlicht' })
  return { organization_id, partner_id }
})
const meOf = async (token: string) =>
  world.request({ method: 'GET', url: '/openapi/me', headers: { authorization: `Bearer ${token}` } })

test('a token created on the command line is valid, and is refused after it is revoked there', async () => {
  const asked = ['--organization', 'alpenland', '--partner', 'Huber & Partner', '--rate-limit', '77']
  const made = await run('token', 'create', ...asked, '--expires', '2026-12-31', '--name', 'CI', '--json')
  assert.equal(made.code, 0, made.stderr)
  const { token, id, ...rest } = JSON.parse(made.stdout)
  assert.partialDeepStrictEqual(rest, { ...ids, kind: 'partner', name: 'CI', rate_limit_per_hour: 77 })
  assert.equal(rest.expires_at, '2026-12-31T23:59:59.000Z')
  assert.equal((await meOf(token)).json().data.partner.name, 'Huber & Partner')

  const listed = await run('token', 'list')
  assert.match(listed.stdout, new RegExp(`${id} +CI +Huber & Partner, Alpenland +77/h .* good until 2026-12-31 23:59`))
  assert.ok(!listed.stdout.includes(token))

  assert.match((await run('token', 'revoke', id)).stdout, /is revoked\.$/m)
  // A server remembers a good token for a second.
  while ((await meOf(token)).statusCode !== 401) await pause(100)
  assert.match((await run('token', 'revoke', id)).stdout, /was revoked before/)
  const all = JSON.parse((await run('token', 'list', '--organization', ids.organization_id, '--json')).stdout)
  assert.equal(all.total, 1)
  assert.notEqual(all.data[0].revoked_at, null)
})

test('an organisation token needs no partner and is printed once', async () => {
  const { code, stdout } = await run('token', 'create', '--organization', ids.organization_id)
  assert.equal(code, 0)
  const [token = ''] = /eyJ[\w.-]+/.exec(stdout) ?? []
  assert.equal((await meOf(token)).json().data.kind, 'organization')
  assert.equal(stdout.split(token).length, 2)
})

test('a token for an unknown, unnamed or unconfirmed holder is refused', async () => {
  const unknown = await run('token', 'create', '--organization', 'Alpen')
  assert.equal(unknown.code, 2)
  assert.match(unknown.stderr, new RegExp(`no organisation "Alpen".*\\n.*${ids.organization_id} {2}Alpenland`))
  const unnamed = await run('token', 'create', '--organization', 'Alpenland', '--kind', 'partner')
  assert.match(unnamed.stderr, /needs --partner\. Alpenland has:\n.*Huber & Partner\n.*Nordlicht/)
  const unconfirmed = await run('token', 'create', '--organization', 'Alpenland', '--partner', 'Nordlicht')
  assert.equal(unconfirmed.code, 2)
  assert.match(unconfirmed.stderr, /not confirmed yet/)
})

test('all wrong options of a new token are reported at once', async () => {
  const wishes = ['--kind', 'both', '--rate-limit', '0', '--expires', '2026-02-30', '--name', ' ']
  const { code, stderr } = await run('token', 'create', '--organization', 'Alpenland', ...wishes)
  assert.equal(code, 2)
  for (const name of ['--kind', '--rate-limit', '--expires', '--name']) assert.match(stderr, new RegExp(`${name} must`))
})

test('pending migrations are listed and applied, and then none are left', async () => {
  const empty = await freshDatabase({ migrated: false })
  const empty_env = { ...env, DATABASE_URL: urlOfAddress(empty.address) }
  const before = await cli(['migrate', '--check', '--json'], empty_env)
  assert.equal(before.code, 1)
  assert.equal(JSON.parse(before.stdout).pending[0], '0001_platform.sql')
  const early = await cli(['token', 'list'], empty_env)
  assert.equal(early.code, 2)
  assert.match(early.stderr, /run "mahnwerk migrate"/)
  const applied = await cli(['migrate'], empty_env)
  assert.equal(applied.code, 0, applied.stderr)
  assert.match(applied.stdout, /✔ 0001_platform\.sql\n(?:✔ .*\n)+The database is up to date: \d+ migrations applied\./)
  assert.deepEqual(await cli(['migrate', '--check'], empty_env), {
    ...{ code: 0, stdout: '✔ No migration is pending.\n', stderr: '' },
  })
})

test('verify-log exits with 0 for an intact activity log and with 1 for one that was tampered with', async () => {
  const { id } = await makeClaim(await world.partner())
  const whole = await run('verify-log', '--json')
  assert.equal(whole.code, 0, whole.stderr)
  assert.deepEqual(JSON.parse(whole.stdout).breaks, [])
  await world.deps.db.transaction(async (tx) => {
    await tx.run(sql`set local session_replication_role = replica`)
    await tx.run(sql`update claim_activity set action = 'other' where claim_id = ${id} and number = 1`)
  })
  const broken = await run('verify-log')
  assert.equal(broken.code, 1)
  assert.match(broken.stdout, new RegExp(`✖ .*broken in 1 claim\\n {2}claim ${id}, entry 1: its contents were changed`))
})

test('verify-log finds a payment that was changed by hand', async () => {
  const partner = await world.partner()
  const { id } = await makeClaim(partner)
  const payment_id = (await partner.post(`/openapi/claims/${id}/payments`, { amount: 5 })).json().data.id
  await world.deps.db.transaction(async (tx) => {
    await tx.run(sql`set local session_replication_role = replica`)
    await tx.run(sql`update payments set amount_cents = 50000 where id = ${payment_id}`)
  })
  const found = await run('verify-log')
  assert.equal(found.code, 1)
  assert.match(found.stdout, /✖ Accounts, payments, invoices, fees, payouts and ledger differ from it in 1 place\n/)
  assert.ok(found.stdout.includes(`  claim ${id}: payment ${payment_id} is not what was booked\n`))
})

test('an operator who is locked out gets in again through the command line', async () => {
  const email = 'locked-out@team.example'
  const logIn = (password: string) =>
    world.request({ method: 'POST', url: '/api/operator/session', payload: { email, password } })
  const password_hash = await world.deps.passwords.hash('forgotten for good')
  const { id } = await world.act((work) => hireOperator(work, { email, name: 'L', role: 'admin', password_hash }))
  const secret = await world.act((work) => beginTotp(work, { audience: 'operator', id }, world.deps.vault))
  const [code, tools] = [
    totpCode(secret, stepOf(world.clock.wall())),
    { vault: world.deps.vault, wall_now: world.clock.wall() },
  ]
  await world.act((work) => confirmTotp(work, { audience: 'operator', id }, { code, ...tools }))
  for (let tries = 0; tries < 5; tries++) assert.equal((await logIn('wrong')).statusCode, 401)
  assert.equal((await logIn('forgotten for good')).statusCode, 429)

  assert.match((await run('operator', 'unlock', email)).stdout, /failed logins are forgotten\.$/m)
  assert.equal((await logIn('forgotten for good')).json().error, 'TOTP_REQUIRED')
  const reset = JSON.parse((await run('operator', 'reset-password', email.toUpperCase(), '--json')).stdout)
  assert.equal((await logIn('forgotten for good')).json().error, 'Unauthorized')
  assert.equal((await logIn(reset.initial_password)).json().error, 'TOTP_REQUIRED')
  assert.match((await run('operator', 'reset-totp', email)).stdout, /the password alone logs in\.$/m)
  assert.equal((await logIn(reset.initial_password)).statusCode, 200)
  const shown = await run('operator', 'reset-password', email)
  const password = /^\S{16}$/m.exec(shown.stdout)?.[0] ?? ''
  assert.equal((await logIn(password)).statusCode, 200)
  const unknown = await run('operator', 'reset-totp', 'nobody@team.example')
  assert.deepEqual([unknown.code, /no account "nobody@team.example"/.test(unknown.stderr)], [2, true])
})

test('a database of the other mode is refused', async () => {
  await world.deps.db.alone(sql`insert into installation (mode) values ('sandbox')`)
  const live = { ...env, MODE: 'live', OPERATOR_PASSWORD: 'long enough to be one' }
  const { code, stderr } = await cli(['token', 'list'], live)
  assert.equal(code, 2)
  assert.match(stderr, /made in sandbox mode and stays in it; set MODE=sandbox/)
})
