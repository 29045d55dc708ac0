import assert from 'node:assert/strict'
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, lstat, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { findBinaries, makeLibraryLinks } from '../src/platform/embedded/binaries.ts'
import { openEmbeddedPostgres } from '../src/platform/embedded/open.ts'
import {
  addNote,
  assertOneSentence,
  CAN_ENTER_PRIVATE_FOLDERS,
  children,
  clearNotes,
  listNotes,
  makeBase,
  NOBODY,
  ODD_NAME,
  OPENER,
  postmasterPid,
  query,
  refusal,
  removeBase,
  spawnOpener,
} from './embedded-postgres-helpers.ts'

const LIMIT = { timeout: 30_000 }
const CONTENT = ['postgres', 'postgres-password', 'postgres.lock', 'postgres.log', 'run']
const IS_ROOT = process.getuid?.() === 0

let base = ''
// Copying a cluster costs more than creating one, so tests that leave it intact take turns with this one.
let common = ''

before(async () => {
  base = await makeBase()
  common = join(base, 'common')
  const opened = await openEmbeddedPostgres({ data_dir: common, durable: false })
  await query(opened.address, (sql) => sql`create table notes (note text)`)
  await opened.close()
})

after(() => removeBase(base))

test('creates a private database on the first start, in a private folder with any name', LIMIT, async () => {
  const data_dir = join(base, ODD_NAME)
  await mkdir(dirname(data_dir), { mode: CAN_ENTER_PRIVATE_FOLDERS ? 0o700 : 0o755 })
  const opened = await openEmbeddedPostgres({ data_dir })
  const [row] = await query(
    opened.address,
    (sql) => sql`
      select lower('ÄÖÜ') as lower_case, current_setting('data_checksums') as checksums,
             current_setting('listen_addresses') as network, current_setting('fsync') as fsync`,
  )
  assert.deepEqual({ ...row }, { lower_case: 'äöü', checksums: 'on', network: '', fsync: 'on' })
  assert.equal((await stat(join(data_dir, 'postgres-password'))).mode & 0o777, 0o600)
  assert.equal((await stat(join(data_dir, 'run'))).mode & 0o777, 0o700)
  assert.equal((await stat(join(data_dir, 'postgres'))).mode & 0o777, 0o700)
  const wrong = { ...opened.address, password: 'wrong' }
  await assert.rejects(
    query(wrong, (sql) => sql`select 1`),
    { code: '28P01' },
  )
  await opened.close()
})

test('finds its data again on the second start, and nothing runs in between', LIMIT, async () => {
  const data_dir = common
  const first = await openEmbeddedPostgres({ data_dir, durable: false })
  await clearNotes(first.address)
  await addNote(first.address, 'kept')
  await Promise.all([first.close(), first.close()])
  assert.equal(await postmasterPid(data_dir), undefined)
  assert.deepEqual(await readdir(join(data_dir, 'run')), [])
  const begin = performance.now()
  const second = await openEmbeddedPostgres({ data_dir, durable: false, settings: { work_mem: '9MB' } })
  assert.ok(performance.now() - begin < 2_000)
  assert.deepEqual(await listNotes(second.address), ['kept'])
  const [row] = await query(second.address, (sql) => sql`show work_mem`)
  assert.equal(row?.work_mem, '9MB')
  await second.close()
})

test('joins a PostgreSQL that a killed process left running', LIMIT, async () => {
  const data_dir = common
  const killed = await spawnOpener(data_dir)
  await clearNotes(killed.address)
  await addNote(killed.address, 'kept')
  const pid = await postmasterPid(data_dir)
  await killed.kill()
  const opened = await openEmbeddedPostgres({ data_dir, durable: false })
  assert.equal(await postmasterPid(data_dir), pid)
  assert.deepEqual(await listNotes(opened.address), ['kept'])
  await opened.close()
  assert.equal(await postmasterPid(data_dir), undefined)
})

test('keeps all acknowledged data when PostgreSQL and its user are killed together', LIMIT, async () => {
  const data_dir = common
  const killed = await spawnOpener(data_dir, { durable: true })
  const pid = await postmasterPid(data_dir)
  const notes: string[] = []
  await clearNotes(killed.address)
  await query(killed.address, async (sql) => {
    for (let number = 100; number < 200; number++) {
      await sql`insert into notes values (${String(number)})`
      notes.push(String(number))
    }
  })
  assert.ok(pid !== undefined)
  process.kill(pid, 'SIGKILL')
  await killed.kill()
  const opened = await openEmbeddedPostgres({ data_dir })
  assert.notEqual(await postmasterPid(data_dir), pid)
  assert.deepEqual(await listNotes(opened.address), notes)
  await opened.close()
})

test('two processes may open an empty folder at once, and PostgreSQL stops with the last', LIMIT, async () => {
  const data_dir = join(base, 'shared')
  const [one, two] = await Promise.all([spawnOpener(data_dir), spawnOpener(data_dir)])
  assert.deepEqual(one.address, two.address)
  const pid = await postmasterPid(data_dir)
  assert.ok(pid !== undefined)
  await one.close()
  assert.equal(await postmasterPid(data_dir), pid)
  await query(two.address, (sql) => sql`select 1`)
  await two.close()
  assert.equal(await postmasterPid(data_dir), undefined)
  assert.deepEqual((await readdir(data_dir)).sort(), CONTENT)
})

test('opens for new users even while the last user is stopping it', LIMIT, async () => {
  const data_dir = common
  let current = await openEmbeddedPostgres({ data_dir, durable: false })
  for (let turn = 0; turn < 5; turn++) {
    const closing = current.close()
    await sleep(turn * 6)
    current = await openEmbeddedPostgres({ data_dir, durable: false })
    await closing
    await query(current.address, (sql) => sql`select 1`)
  }
  await current.close()
  assert.equal(await postmasterPid(data_dir), undefined)
})

test('comes back by itself at the same address after being killed or stopped', LIMIT, async () => {
  const data_dir = common
  const warnings: string[] = []
  const opened = await openEmbeddedPostgres({ data_dir, durable: false, warn: (message) => warnings.push(message) })
  const address = { ...opened.address }
  for (const signal of ['SIGKILL', 'SIGINT'] as const) {
    const pid = await postmasterPid(data_dir)
    assert.ok(pid !== undefined)
    process.kill(pid, signal)
    while ([pid, undefined].includes(await postmasterPid(data_dir))) await sleep(10)
    while (warnings.at(-1) !== 'The embedded PostgreSQL is back.') await sleep(10)
    warnings.length = 0
    await listNotes(address)
  }
  await opened.close()
  assert.equal(await postmasterPid(data_dir), undefined)
})

test('is stopped by a close even after its user has lost the connection', LIMIT, async () => {
  const data_dir = common
  const opened = await openEmbeddedPostgres({ data_dir, durable: false })
  await query(
    opened.address,
    (sql) => sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'mahnwerk-keeper'`,
  )
  await opened.close()
  assert.equal(await postmasterPid(data_dir), undefined)
})

test('puts its socket into the folder for temporary files when the path is too long', LIMIT, async () => {
  const data_dir = join(base, 'long'.repeat(30))
  await rename(common, data_dir)
  const opened = await openEmbeddedPostgres({ data_dir, durable: false })
  assert.equal(dirname(opened.address.host), tmpdir())
  assert.equal((await stat(opened.address.host)).mode & 0o777, 0o700)
  await listNotes(opened.address)
  await opened.close()
  await rm(opened.address.host, { recursive: true })
  await rename(data_dir, common)
})

test('explains an unusable folder in one sentence', LIMIT, async () => {
  const file = join(base, 'file')
  await writeFile(file, '')
  for (const data_dir of [file, join(file, 'below')]) {
    const message = await refusal(data_dir)
    assertOneSentence(message)
    assert.match(message, /is not a folder/)
  }
  const unwritable = join(base, 'unwritable')
  await mkdir(unwritable, { mode: 0o555 })
  const opener = await spawnOpener(unwritable, IS_ROOT ? NOBODY : {})
  assert.match(opener.error ?? '', /^EmbeddedPostgresError: This user may not read and write/)
})

test('removes what an interrupted creation left behind', LIMIT, async () => {
  const data_dir = join(base, 'interrupted')
  const killed = spawn(process.execPath, [OPENER, data_dir], { stdio: 'ignore' })
  const gone = once(killed, 'exit')
  while (!(await readdir(data_dir).catch(() => [])).some((name) => name.startsWith('postgres-new-'))) await sleep(5)
  await sleep(100)
  killed.kill('SIGKILL')
  await gone
  assert.ok(!(await readdir(data_dir)).includes('postgres'))
  // The killed process's initdb may live a moment longer. The second start removes what it wrote meanwhile.
  await (await openEmbeddedPostgres({ data_dir, durable: false })).close()
  await (await openEmbeddedPostgres({ data_dir, durable: false })).close()
  assert.deepEqual((await readdir(data_dir)).sort(), CONTENT)
})

test('starts although another program has the process id of a killed postmaster', LIMIT, async () => {
  const data_dir = common
  const cluster = join(data_dir, 'postgres')
  const other = spawn('sleep', ['60'])
  children.add(other)
  await once(other, 'spawn')
  await writeFile(
    join(cluster, 'postmaster.pid'),
    `${other.pid}\n${cluster}\n1\n5432\n${data_dir}/run\n\n 1 1\nready   \n`,
  )
  await mkdir(join(data_dir, 'run'), { recursive: true })
  await writeFile(join(data_dir, 'run', '.s.PGSQL.5432.lock'), `${other.pid}\n${cluster}\n`)
  const opened = await openEmbeddedPostgres({ data_dir, durable: false })
  await listNotes(opened.address)
  await opened.close()
  other.kill()
})

test('makes the library links that an installation without scripts lacks', LIMIT, async () => {
  const { postgres: program } = await findBinaries()
  const package_dir = join(program, '..', '..', '..')
  const copy = join(base, 'package')
  await cp(package_dir, copy, {
    recursive: true,
    filter: async (path) => !/\/share\//.test(path) && !(await lstat(path)).isSymbolicLink(),
  })
  const run = () => promisify(execFile)(join(copy, 'native', 'bin', 'postgres'), ['--version'])
  const links = JSON.parse(await readFile(join(package_dir, 'native', 'pg-symlinks.json'), 'utf8')) as unknown[]
  if (links.length > 0) await assert.rejects(run())
  await makeLibraryLinks(copy)
  assert.match((await run()).stdout, /PostgreSQL\) 18/)
})

test('explains unusable data in one sentence', LIMIT, async () => {
  // Must be the last test: it leaves the common cluster broken.
  const data_dir = common
  await rm(join(data_dir, 'postgres-password'))
  assert.match(await refusal(data_dir), /password .* is missing: restore the file/)
  await writeFile(join(data_dir, 'postgres-password'), 'wrong\n')
  assert.match(await refusal(data_dir), /refuses the password/)
  assert.equal(await postmasterPid(data_dir), undefined)
  await writeFile(join(data_dir, 'postgres', 'postgresql.auto.conf'), 'no_such_setting = 1\n')
  assertOneSentence(await refusal(data_dir))
  await writeFile(join(data_dir, 'postgres', 'PG_VERSION'), '17\n')
  const message = await refusal(data_dir)
  assertOneSentence(message)
  assert.match(message, /was written by PostgreSQL 17, but this version brings PostgreSQL 18/)
  await rm(join(data_dir, 'postgres', 'PG_VERSION'))
  assert.match(await refusal(data_dir), /exists but is not a database/)
})
