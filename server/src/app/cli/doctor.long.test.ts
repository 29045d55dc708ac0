import assert from 'node:assert/strict'
import { realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { openPostgresHouse, PASSWORD, USER } from '../../../test/own-postgres.ts'
import { temporaryFolder } from '../../../test/process.ts'
import { cli, examine } from '../../../test/shell.ts'
import { findPostmaster } from '../../platform/embedded/postmaster.ts'

test('an unused embedded database is started for the check and stopped again', async () => {
  const DATA_DIR = await temporaryFolder()
  const fresh = await examine({ DATA_DIR })
  assert.equal(fresh.code, 0)
  assert.ok(fresh.warned.some(({ area }) => area === 'Database'))
  assert.equal((await cli(['migrate'], { DATA_DIR })).code, 0)
  const { code, findings } = await examine({ DATA_DIR })
  assert.equal(code, 0)
  assert.match(
    findings.find(({ area }) => area === 'Database')?.text ?? '',
    /^PostgreSQL 18, embedded, started for this look$/,
  )
  assert.equal(await findPostmaster(join(await realpath(DATA_DIR), 'postgres')), undefined)
})

test('a standby is a failure, and everything that can be seen there is still told', async () => {
  const house = await openPostgresHouse()
  const primary = await house.primary('primary', { settings: { wal_level: 'replica' } })
  const urlOf = ({ port }: { port: string }) => `postgres://${USER}:${PASSWORD}@127.0.0.1:${port}/postgres`
  const env = { DATA_DIR: await temporaryFolder(), TOKEN_SECRET: 'a secret for this test, which is long enough' }
  assert.equal((await cli(['migrate'], { ...env, DATABASE_URL: urlOf(primary) })).code, 0)
  const standby = await house.standby('standby', primary)
  const told = async (server: { port: string }) => {
    const { findings } = await examine({ ...env, DATABASE_URL: urlOf(server), PUBLIC_URL: 'http://localhost:2' })
    return Object.fromEntries(findings.map(({ area, verdict, text }) => [area, `${verdict}: ${text}`]))
  }
  const there = await told(standby)
  assert.equal(there.Writing, 'fail: this PostgreSQL is a standby, which takes no writes')
  assert.match(there.Migrations ?? '', /^ok: all \d+ are applied$/)
  assert.match(there.Feed ?? '', /^ok: /)
  const here = await told(primary)
  assert.match(here.Writing ?? '', /^ok: /)
  assert.equal(here.Replication, 'ok: 1 standby connected')
  assert.ok(!JSON.stringify([there, here]).includes('could not be checked'), JSON.stringify(there))
})
