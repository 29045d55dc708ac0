import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { freePort } from '../bench/servers/launch.ts'
import { openService } from '../src/app/service.ts'
import { StartError } from '../src/app/start-error.ts'
import { systemClock } from '../src/platform/clock.ts'
import { readConfig } from '../src/platform/config.ts'
import { sql } from '../src/platform/db/db.ts'
import { openDb } from '../src/platform/db/postgres.ts'
import { openLog } from '../src/platform/log.ts'
import { eventually } from './eventually.ts'
import { openPostgresHouse, PASSWORD, USER } from './own-postgres.ts'
import { temporaryFolder } from './process.ts'
import { cli, examine } from './shell.ts'

/** PgBouncer itself, in front of a PostgreSQL: lent sessions are refused with the reason, own ones work. */
const HAS_PGBOUNCER = spawnSync('pgbouncer', ['--version']).status === 0
const NEEDS_IT = { skip: HAS_PGBOUNCER ? false : 'pgbouncer is not installed: apt-get install pgbouncer' }
const IGNORED = 'statement_timeout, idle_in_transaction_session_timeout, synchronous_commit'

const server = HAS_PGBOUNCER ? await (await openPostgresHouse()).primary('pooled') : { port: '0' }

/** PgBouncer refuses root, so it runs as somebody without rights. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}

async function openPooler(settings: Record<string, string>): Promise<string> {
  const [folder, port] = [await temporaryFolder(), await freePort()]
  await chmod(folder, 0o755)
  const lines = Object.entries({
    ...{ listen_addr: '127.0.0.1', listen_port: port, unix_socket_dir: '', auth_type: 'plain' },
    ...{ auth_file: join(folder, 'users'), default_pool_size: '30', ...settings },
  }).map(([name, value]) => `${name} = ${value}`)
  const ini = `[databases]\n* = host=127.0.0.1 port=${server.port}\n[pgbouncer]\n${lines.join('\n')}\n`
  await writeFile(join(folder, 'users'), `"${USER}" "${PASSWORD}"\n`)
  await writeFile(join(folder, 'pgbouncer.ini'), ini)
  const child = spawn('pgbouncer', [join(folder, 'pgbouncer.ini')], { ...NOBODY, stdio: ['ignore', 'pipe', 'pipe'] })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (bytes) => {
      text += bytes
    })
  after(async () => {
    const ended = once(child, 'close')
    if (child.exitCode === null) child.kill('SIGTERM')
    if (child.exitCode === null) await ended
  })
  await eventually(() => {
    if (child.exitCode !== null) throw new Error(text)
    return text.includes('process up')
  })
  return `postgres://${USER}:${PASSWORD}@127.0.0.1:${port}/postgres`
}

async function openAt(DATABASE_URL: string) {
  const lines: string[] = []
  const log = openLog('info', { write: (line) => void lines.push(line) })
  const given = { DATABASE_URL, DATA_DIR: await temporaryFolder(), DEMO_DATA: 'false', PORT: await freePort() }
  const config = readConfig({ ...given, TOKEN_SECRET: 'a secret behind a pooler', ROLES: 'worker' })
  return { lines, service: await openService({ config, log, clock: systemClock() }) }
}

const refusal = (text: RegExp) => (error: unknown) =>
  error instanceof StartError && error.code === 'database_pooler' && text.test(error.message)

test('a pooler that knows none of our settings is refused with the line that it needs', NEEDS_IT, async () => {
  const url = await openPooler({ pool_mode: 'session' })
  await assert.rejects(
    openAt(url),
    refusal(/^DATABASE_URL leads to a pooler that refuses the setting \w+; add "ignore_startup_parameters = [\w, ]+"/),
  )
})

test('a pooler that lends sessions for a transaction is refused with the reason', NEEDS_IT, async () => {
  for (const more of [{}, { server_round_robin: '1' }, { default_pool_size: '1' }]) {
    const url = await openPooler({ pool_mode: 'transaction', ignore_startup_parameters: IGNORED, ...more })
    // Several servers that nobody uses at the moment, as in a pool that is at work.
    const busy = openDb({ address: url, connections: 3, application_name: 'busy' })
    await Promise.all([1, 2, 3].map(() => busy.transaction((tx) => tx.many(sql`select pg_sleep(0.05)`))))
    await busy.close()
    await assert.rejects(
      openAt(url),
      refusal(/gives every transaction another session.*; set pool_mode = session there/),
    )
    const env = { DATABASE_URL: url, DATA_DIR: await temporaryFolder(), TOKEN_SECRET: 'a secret behind a pooler' }
    for (const command of [['migrate'], ['migrate', '--check'], ['token', 'list']]) {
      const { code, stderr } = await cli(command, env)
      assert.equal(code, 2, stderr)
      assert.match(stderr, /DATABASE_URL leads to a pooler that gives every transaction another session/)
    }
    const { findings } = await examine(env)
    assert.match(
      JSON.stringify(findings),
      /DATABASE_URL leads to a pooler that gives every transaction another session/,
    )
  }
})

test('a pooler for sessions works, and what it does not pass on is told', NEEDS_IT, async () => {
  const url = await openPooler({ pool_mode: 'session', ignore_startup_parameters: IGNORED })
  const { service, lines } = await openAt(url)
  const [line] = lines.filter((text) => text.includes('"msg":"database pooler"'))
  assert.match(line ?? '', /does not pass on \w+_timeout and \w+_timeout.*alter role … set statement_timeout = …/)
  await service.close()

  const db = openDb({ address: url, connections: 1, application_name: 'role' })
  for (const [name, value] of [
    ['statement_timeout', '25s'],
    ['idle_in_transaction_session_timeout', '60s'],
  ])
    await db.transaction((tx) => tx.run({ text: `alter role ${USER} set ${name} = '${value}'`, values: [] }))
  await db.close()
  const url_of_new_sessions = await openPooler({ pool_mode: 'session', ignore_startup_parameters: IGNORED })
  const again = await openAt(url_of_new_sessions)
  assert.deepEqual(
    again.lines.filter((text) => text.includes('database pooler')),
    [],
  )
  await again.service.close()
})
