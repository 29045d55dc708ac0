import assert from 'node:assert/strict'
import { chmod } from 'node:fs/promises'
import { test } from 'node:test'
import { temporaryFolder } from '../../../test/process.ts'
import { examine } from '../../../test/shell.ts'
import { openWorld } from '../../../test/world.ts'
import { readConfig } from '../../platform/config.ts'
import { sql } from '../../platform/db/db.ts'
import { urlOfAddress } from '../../platform/db/postgres.ts'
import { welcomeJson, welcomeText } from '../welcome.ts'
import { carelessSettings, checkPrivacy, findCareless } from './careless.ts'
import { isGuessable } from './guessable.ts'

const GOOD = {
  MODE: 'live',
  PUBLIC_URL: 'https://mahnwerk.example',
  TRUST_PROXY: 'true',
  SMTP_URL: 'smtp://mail.example',
}
const TOKEN_SECRET = 'pX7b2kQv9sLw4dTz8nRc6mJh3gFy5aUe'
const textsOf = (env: Record<string, string>) =>
  carelessSettings(readConfig({ ...GOOD, ...env })).map(({ text }) => text)

test('each careless setting of a live installation is told, with what to do', () => {
  assert.deepEqual(textsOf({}), [])
  assert.deepEqual(textsOf({ HOST: '0.0.0.0' }), [], 'behind a proxy that is trusted')
  assert.match(textsOf({ HOST: '0.0.0.0', TRUST_PROXY: 'false' })[0] ?? '', /^plain HTTP on 0\.0\.0\.0/)
  assert.match(textsOf({ HOST: '::', TRUST_PROXY: 'false' })[0] ?? '', /^plain HTTP on ::/)
  assert.deepEqual(textsOf({ HOST: '0.0.0.0', TRUST_PROXY: 'false', ROLES: 'worker' }), [], 'it does not listen')
  assert.match(textsOf({ HOST: '::1', TRUST_PROXY: 'false' })[0] ?? '', /counts as one address/)
  assert.match(textsOf({ PUBLIC_URL: 'http://localhost:8080' })[0] ?? '', /letters and mails will name/)
  assert.match(textsOf({ DEMO_DATA: 'true' })[0] ?? '', /^DEMO_DATA puts invented people/)
  assert.match(textsOf({ WEBHOOK_ALLOW_PRIVATE: 'true' })[0] ?? '', /private addresses/)
  const careless = carelessSettings(readConfig({ MODE: 'live', HOST: '0.0.0.0', DEMO_DATA: 'true' }))
  assert.ok(careless.every(({ verdict, mend }) => verdict === 'warn' && mend && mend.length > 10))
})

test('the link to a database elsewhere must be encrypted', () => {
  const at = (host: string) => textsOf({ TOKEN_SECRET, DATABASE_URL: `postgres://u:9fK2xQ7pLm4Z@${host}` })
  assert.match(at('db.example.com/m')[0] ?? '', /at db\.example\.com is not encrypted/)
  assert.match(at('db.example.com/m?sslmode=prefer')[0] ?? '', /not encrypted/)
  for (const host of ['db.example.com/m?sslmode=verify-full', 'localhost/m', 'db/m', '10.1.2.3/m', 'x/m?host=/run/pg'])
    assert.deepEqual(at(host), [], host)
})

test('a secret that everybody tries first is told by the name of its variable alone', () => {
  const weak = textsOf({
    TOKEN_SECRET: 'changeme-changeme-changeme-change',
    OPERATOR_PASSWORD: 'password12345',
    DATABASE_URL: 'postgres://u:postgres@localhost/m',
  })
  assert.deepEqual(weak, [
    'short, or like one that everybody tries first: TOKEN_SECRET, OPERATOR_PASSWORD, DATABASE_URL',
  ])
  for (const secret of ['x'.repeat(40), 'mahnwerk-secret-1', 'minioadmin', 'Test-Password-123456'])
    assert.ok(isGuessable(secret, 8), secret)
  for (const secret of [TOKEN_SECRET, 'correct horse battery staple', 'a long password here'])
    assert.ok(!isGuessable(secret, 12), secret)
})

test('a folder that others may look into is told', { skip: process.platform === 'win32' }, async () => {
  const data_dir = await temporaryFolder()
  const config = { ...readConfig(GOOD), data_dir }
  assert.equal((await checkPrivacy(config))[0]?.verdict, 'ok')
  for (const mode of [0o750, 0o705, 0o711]) {
    await chmod(data_dir, mode)
    assert.match((await checkPrivacy(config))[0]?.mend ?? '', /^Run: chmod 700 /)
  }
})

test('start and doctor tell the same, and the sandbox has nothing to tell', async () => {
  const world = await openWorld()
  const { db, config: own } = world.deps
  await world.partner()
  await world.operator()
  assert.deepEqual(await findCareless(own, db, []), [])

  await db.alone(sql`insert into installation (mode) values ('live')`)
  await db.alone(sql`update operators set password_is_initial = true`)
  const DATABASE_URL = urlOfAddress(world.database.address)
  const env = { MODE: 'live', HOST: '0.0.0.0', DATABASE_URL, TOKEN_SECRET, DATA_DIR: own.data_dir }
  const config = readConfig(env)
  const careless = await findCareless(config, db, ['base_rates'])
  const areas = ['Network', 'Network', 'Database role', 'Mail', 'Administrators', 'Administrators', 'Letterheads']
  assert.deepEqual(
    careless.map(({ area }) => area),
    [...areas, 'Legal figures'],
  )
  assert.ok(!JSON.stringify(careless).includes('@'), 'the log gets no addresses')

  const { warned } = await examine(env)
  for (const area of new Set(areas))
    assert.ok(
      warned.some((finding) => finding.area === area),
      area,
    )

  const mended = await findCareless({ ...config, require_second_factor: true }, db, [])
  assert.equal(mended.filter(({ area }) => area === 'Administrators').length, 1)
  await db.alone(sql`update operators set disabled_at = wall_now()`)
  assert.ok((await findCareless(config, db, [])).every(({ area }) => area !== 'Administrators'))

  const in_drill = await findCareless({ ...config, is_drill: true }, db, ['base_rates'])
  assert.deepEqual([...new Set(in_drill.map(({ area }) => area))], ['Network', 'Database role'])

  const first_start = { operator: null, sandbox_token: null }
  const started = { deps: { config }, first_start, stale_tables: [], careless, store_away: null }
  assert.match(welcomeText(started), /\n {2}Mail {12}no SMTP_URL: .*\n {18}Set SMTP_URL so that mails leave\.\n/)
  assert.deepEqual(JSON.parse(welcomeJson(started)).careless, careless)
  assert.doesNotMatch(welcomeText({ ...started, careless: [] }), /To mend/)
})
