import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { DatabaseAway } from '../src/platform/db/away.ts'
import { sql } from '../src/platform/db/db.ts'
import type { DatabaseLink } from '../src/platform/db/link.ts'
import { openDb } from '../src/platform/db/postgres.ts'
import { makeAuthority } from './certificates.ts'
import { eventually } from './eventually.ts'
import { openPostgresHouse, PASSWORD, USER } from './own-postgres.ts'
import { temporaryFolder } from './process.ts'

/** How a database of somebody else is reached: which of its servers, with which password, and how well protected. */
const authority = makeAuthority()
const folder = await temporaryFolder()
const ca_file = join(folder, 'ca.pem')
await writeFile(ca_file, authority.ca)
const house = await openPostgresHouse()
const first = await house.primary('first', { tls: authority.issue({ hosts: ['localhost', '127.0.0.1'] }) })

const at = (...servers: { port: string }[]) => servers.map(({ port }) => `127.0.0.1:${port}`).join(',')
const linkTo = (hosts: string, changes: Partial<DatabaseLink> & { query?: string } = {}): DatabaseLink => {
  const { query = '', ...more } = changes
  const user = 'password' in more ? USER : `${USER}:${PASSWORD}`
  return {
    url: `postgres://${user}@${hosts}/postgres${query}`,
    ...{ password: null, password_file: null, ca_file: null },
    timeouts: { connect_s: 5, statement_s: 25, idle_transaction_s: 60 },
    ...more,
  }
}
function open(link: DatabaseLink, connections = 2) {
  const db = openDb({ address: link, connections, application_name: 'mahnwerk test' })
  after(() => db.close())
  return db
}
const isEncrypted = async (link: DatabaseLink) => {
  const db = open(link)
  const row = await db.one<{ ssl: boolean }>(sql`select ssl from pg_stat_ssl where pid = pg_backend_pid()`)
  await db.close()
  return row?.ssl
}
const refusedWith = (code: string, text: RegExp) => (error: unknown) =>
  error instanceof DatabaseAway && error.code === code && text.test(String((error.cause as Error).message))

test('a server is trusted when its authority is, and only under its name', async () => {
  const here = at(first)
  assert.equal(await isEncrypted(linkTo(here, { ca_file })), true)
  assert.equal(await isEncrypted(linkTo(`localhost:${first.port}`, { ca_file, query: '?sslmode=verify-full' })), true)
  assert.equal(await isEncrypted(linkTo(here, { query: `?sslrootcert=${encodeURIComponent(ca_file)}` })), true)
  assert.equal(await isEncrypted(linkTo(here, { query: '?sslmode=require' })), true, 'encrypted, and not checked')
  assert.equal(await isEncrypted(linkTo(here)), false)
  const unknown = linkTo(here, { query: '?sslmode=verify-full' })
  await assert.rejects(isEncrypted(unknown), refusedWith('TLS_REFUSED', /the certificate of 127\.0\.0\.1:\d+ is not/))

  const other = await house.primary('other', { tls: authority.issue({ hosts: ['db.example'] }) })
  await assert.rejects(isEncrypted(linkTo(at(other), { ca_file })), refusedWith('TLS_REFUSED', /is not accepted/))
  assert.equal(await isEncrypted(linkTo(at(other), { ca_file, query: '?sslmode=verify-ca' })), true)
  await other.stop()
})

test('without an authority of its own the server is checked by those that Node and the system know', async () => {
  const link = linkTo(`localhost:${first.port}`, { query: '?sslmode=verify-full' })
  const program = `
    const { openDb } = await import(${JSON.stringify(new URL('../src/platform/db/postgres.ts', import.meta.url))})
    const db = openDb({ address: ${JSON.stringify(link)}, connections: 1, application_name: 'mahnwerk test' })
    const row = await db.one({ text: 'select ssl from pg_stat_ssl where pid = pg_backend_pid()', values: [] })
    console.log(row.ssl)
    await db.close()`
  const run = (env: Record<string, string>) =>
    spawnSync(process.execPath, [...process.execArgv, '--input-type=module', '--eval', program], {
      env: { ...process.env, ...env },
      encoding: 'utf8',
    })
  assert.match(run({}).stderr, /TLS_REFUSED/)
  assert.equal(run({ NODE_EXTRA_CA_CERTS: ca_file }).stdout.trim(), 'true')
})

test('a server without encryption is refused where encryption is wanted', async () => {
  const plain = await house.primary('plain')
  const link = linkTo(at(plain), { query: '?sslmode=require' })
  await assert.rejects(isEncrypted(link), refusedWith('TLS_REFUSED', /offers no encryption, and sslmode is require/))
  assert.equal(await isEncrypted(linkTo(at(plain), { query: '?sslmode=prefer' })), false)
  await plain.stop()
})

test('a password is replaced without a restart and without a refused connection', async () => {
  const password_file = join(folder, 'password')
  await writeFile(password_file, `${PASSWORD}\n`)
  const link = linkTo(at(first), { password: PASSWORD, password_file })
  const [role, next] = [open(linkTo(at(first))), 'the-next-password']
  const connects = async () => {
    const db = openDb({ address: link, connections: 1, application_name: 'mahnwerk test' })
    await db.one(sql`select 1`).finally(() => db.close())
  }
  await connects()
  await writeFile(password_file, `${next}\n${PASSWORD}\n`)
  await connects()
  await role.transaction((tx) => tx.run({ text: `alter role ${USER} password '${next}'`, values: [] }))
  await connects()
  await writeFile(password_file, `${next}\n`)
  await connects()
  await writeFile(password_file, 'a wrong one\n')
  await assert.rejects(connects(), (error) => error instanceof DatabaseAway && error.code === '28P01')
  await role.transaction((tx) => tx.run({ text: `alter role ${USER} password '${PASSWORD}'`, values: [] }))
})

test('while a password is replaced, the one that was good a moment ago is not taken for good', async () => {
  const role = open(linkTo(at(first)))
  const next = 'the-password-after'
  const db = open(linkTo(at(first), { password: `${next}\n${PASSWORD}` }))
  await db.transaction(async (tx) => {
    await tx.one(sql`select 1`)
    await role.transaction((other) => other.run({ text: `alter role ${USER} password '${next}'`, values: [] }))
    // Another connection, since this one is taken.
    assert.ok(await db.transaction((other) => other.one(sql`select 1`)))
  })
  await role.transaction((tx) => tx.run({ text: `alter role ${USER} password '${PASSWORD}'`, values: [] }))
})

test('of several servers the one that writes is found, also after another has taken its place', async () => {
  const second = await house.standby('second', first)
  const db = open(linkTo(at(second, first), { query: '?target_session_attrs=read-write' }), 3)
  const port = async () => (await db.one<{ port: number }>(sql`select inet_server_port() as port`))?.port
  assert.equal(await port(), Number(first.port))
  const write = (note: string) => db.transaction((tx) => tx.run(sql`insert into notes values (${note})`))
  await db.transaction((tx) => tx.run(sql`create table notes (note text)`))
  await write('before')

  const [old, risen] = [open(linkTo(at(first))), open(linkTo(at(second)))]
  await eventually(async () => (await risen.one(sql`select 1 from pg_class where relname = 'notes'`)) !== undefined)
  await risen.one(sql`select pg_promote()`)
  // The old one lives on, and only reads: nothing breaks its connections.
  await old.alone(sql`alter system set default_transaction_read_only = on`)
  await old.one(sql`select pg_reload_conf()`)
  // Its sessions hear of the change a moment later, so a write may still have gone there.
  const hasRisenGot = (note: string) => risen.one(sql`select 1 from notes where note = ${note}`)
  await eventually(() =>
    write('after').then(
      async () => (await hasRisenGot('after')) !== undefined,
      (error) => {
        assert.ok(error instanceof DatabaseAway, String(error))
        return false
      },
    ),
  )
  assert.equal(await port(), Number(second.port))

  await second.stop()
  const nowhere = refusedWith('NO_PRIMARY', /^(?=.*ECONNREFUSED).*127\.0\.0\.1:\d+ only reads/)
  // First those fail that were open.
  await eventually(() => write('nowhere').then(() => assert.fail('written nowhere'), nowhere))
  // More often than there are connections: none of them is lost by it.
  for (let tries = 0; tries < 6; tries++) await assert.rejects(write('nowhere'), nowhere)
  await second.start()
  await eventually(() =>
    write('again').then(
      () => true,
      (error) => {
        assert.ok(error instanceof DatabaseAway, String(error))
        return false
      },
    ),
  )
})
