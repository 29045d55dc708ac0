import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { closeDeps, openDeps } from '../app/deps.ts'
import { systemClock } from './clock.ts'
import { readConfig } from './config.ts'
import { openLog } from './log.ts'
import { openPasswords } from './passwords.ts'

const CHEAP = { N: 16, r: 1, p: 1 }
const PRODUCTION = /^scrypt\$32768\$8\$1\$/

async function hashOfService(t: TestContext, env: Record<string, string>): Promise<string> {
  const data_dir = await mkdtemp(join(tmpdir(), 'mahnwerk-passwords-'))
  const deps = await openDeps({
    config: { ...readConfig(env), data_dir },
    clock: systemClock(),
    log: openLog('silent', { write: () => undefined }),
    address: 'postgres://nobody@127.0.0.1:1/nothing',
    token_secret: 'a secret for tests, long enough to sign with',
  })
  t.after(async () => {
    await closeDeps(deps)
    await rm(data_dir, { recursive: true })
  })
  return deps.passwords.hash('correct horse battery')
}

test('a service hashes at full cost in either mode, whatever is in the environment', async (t) => {
  const env = { PASSWORD_COST: '16', NODE_ENV: 'test' }
  assert.match(await hashOfService(t, { ...env, MODE: 'live' }), PRODUCTION)
  assert.match(await hashOfService(t, { ...env, MODE: 'sandbox' }), PRODUCTION)
})

test('a password matches its own hash in any Unicode form, and no other password does', async () => {
  const passwords = openPasswords(CHEAP)
  const stored = await passwords.hash('Schlüssel')
  assert.notEqual(stored, await passwords.hash('Schlüssel'), 'each has a salt of its own')
  assert.ok(await passwords.isRight('Schlu\u0308ssel', stored))
  assert.ok(!(await passwords.isRight('schlüssel', stored)))
})

test('a hash of another cost is still understood, and no password is right without a hash', async () => {
  const stored = await openPasswords(CHEAP).hash('correct horse battery')
  assert.ok(await openPasswords().isRight('correct horse battery', stored))
  assert.ok(!(await openPasswords().isRight('', undefined)))
})
