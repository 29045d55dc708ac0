import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { after, before, test } from 'node:test'
import { reasonsOf } from '../src/app/start-error.ts'
import { openHome } from '../src/platform/embedded/cluster.ts'
import { tryFolderLock } from '../src/platform/embedded/folder-lock.ts'
import { DataDirInUse, DataDirNotLocked, openEmbeddedPostgres } from '../src/platform/embedded/open.ts'
import { CONTAINER, NO_CONTAINER } from './container.ts'
import {
  addNote,
  assertOneSentence,
  clearNotes,
  listNotes,
  makeBase,
  postmasterPid,
  query,
  removeBase,
  spawnOpener,
} from './embedded-postgres-helpers.ts'
import { eventually } from './eventually.ts'
import { call, start, startInVain, temporaryFolder } from './process.ts'

const LIMIT = { timeout: 60_000 }
const APART = { ...LIMIT, skip: NO_CONTAINER }

let base = ''
let data_dir = ''

before(async () => {
  base = await makeBase()
  data_dir = join(base, 'data')
  const opened = await openEmbeddedPostgres({ data_dir, durable: false })
  await query(opened.address, (sql) => sql`create table notes (note text)`)
  await opened.close()
})

after(() => removeBase(base))

test(
  'a second container is refused while the first has the folder, and takes over once it is gone',
  APART,
  async () => {
    const first = await spawnOpener(data_dir, { within: CONTAINER, durable: true })
    await clearNotes(first.address)
    await addNote(first.address, 'before')
    const second = await spawnOpener(data_dir, { within: CONTAINER })
    assert.match(second.error ?? '', /^EmbeddedPostgresError: A PostgreSQL of another container or machine uses /)
    const here = await openEmbeddedPostgres({ data_dir, durable: false }).catch((error: unknown) => error)
    assert.ok(here instanceof DataDirInUse)
    assertOneSentence(here.message)
    assert.deepEqual(reasonsOf(here), [{ code: 'data_dir_in_use', sentence: here.message }])
    await addNote(first.address, 'after')
    assert.deepEqual(await listNotes(first.address), ['after', 'before'])
    // Kills all that runs in it and leaves its files: postmaster.pid, the socket, the lock.
    await first.kill()
    const third = await spawnOpener(data_dir, { within: CONTAINER })
    assert.equal(third.error, undefined)
    assert.deepEqual(await listNotes(third.address), ['after', 'before'])
    await third.close()
  },
)

test('of two containers that open an empty folder at the same moment, one gets it', APART, async () => {
  const empty = join(base, 'empty')
  const both = await Promise.all([1, 2].map(() => spawnOpener(empty, { within: CONTAINER })))
  const [winner, ...others] = both.filter(({ error }) => error === undefined)
  assert.ok(winner)
  assert.deepEqual(others, [])
  await query(winner.address, (sql) => sql`select 1`)
  await winner.close()
})

test('the folder stays locked while PostgreSQL runs, even after whoever started it was killed', LIMIT, async () => {
  const home = await openHome(data_dir)
  const killed = await spawnOpener(data_dir)
  await killed.kill()
  assert.equal(await tryFolderLock(home), undefined)
  const joined = await openEmbeddedPostgres({ data_dir, durable: false })
  assert.equal(await tryFolderLock(home), undefined)
  await joined.close()
  // Its last process may end a moment after its files are gone.
  const lock = await eventually(() => tryFolderLock(home))
  assert.ok(lock.file)
  assert.equal(await tryFolderLock(home), undefined)
  await lock.release()
})

test('a PostgreSQL that holds no lock is found by its socket', APART, async () => {
  const opened = await openEmbeddedPostgres({ data_dir, durable: false })
  await rm(join(data_dir, 'postgres.lock'))
  const pid = await postmasterPid(data_dir)
  const apart = await spawnOpener(data_dir, { within: CONTAINER })
  assert.match(apart.error ?? '', /A PostgreSQL of another container or machine uses /)
  assert.equal(await postmasterPid(data_dir), pid)
  await listNotes(opened.address)
  await opened.close()
})

const placeOf = (program: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((dir) => join(dir, program))
    .find((path) => existsSync(path))

for (const program of ['flock', 'perl']) {
  const place = placeOf(program)
  test(`locks with ${program}`, { ...LIMIT, skip: place ? false : `${program} is not installed` }, async () => {
    const home = await openHome(data_dir)
    const bin = join(base, `only-${program}`)
    await mkdir(bin)
    await symlink(place ?? '', join(bin, program))
    await withPath(bin, async () => {
      const lock = await tryFolderLock(home)
      assert.ok(lock?.file)
      assert.equal(await tryFolderLock(home), undefined)
      await lock.release()
      await (await tryFolderLock(home))?.release()
    })
  })
}

test('opens where no program can lock, and says so', LIMIT, async () => {
  const warnings: string[] = []
  const warn = (message: string) => warnings.push(message)
  const opened = await withPath('/nowhere', () => openEmbeddedPostgres({ data_dir, durable: false, warn }))
  await listNotes(opened.address)
  await opened.close()
  assert.equal(warnings.length, 1)
  assert.match(warnings.join(), /^Nothing keeps a second PostgreSQL away .*neither the program flock nor perl/)
})

/** A folder with a program `flock` that does this, and no other program. */
async function folderWithFlock(name: string, script: string): Promise<string> {
  const bin = join(base, name)
  await mkdir(bin)
  await writeFile(join(bin, 'flock'), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
  return bin
}

for (const [trouble, script, said] of [
  ['is killed', 'kill -9 $$', 'flock ended with SIGKILL'],
  ['has no lock left', 'echo "flock: 3: No locks available" >&2; exit 71', 'flock ended with 71, flock: 3: No locks'],
  ['says nothing', 'exit 71', 'flock ended with 71'],
] as const) {
  test(`is refused when the program that locks ${trouble}`, LIMIT, async () => {
    const bin = await folderWithFlock(`flock-${trouble}`, script)
    const refused = await withPath(bin, () =>
      openEmbeddedPostgres({ data_dir, durable: false }).catch((error) => error),
    )
    assert.ok(refused instanceof DataDirNotLocked)
    assertOneSentence(refused.message)
    assert.ok(refused.message.includes(said), refused.message)
    assert.deepEqual(reasonsOf(refused), [{ code: 'data_dir_not_locked', sentence: refused.message }])
    assert.equal(await postmasterPid(data_dir), undefined)
  })
}

test('a lock that fails for a moment is tried again', { ...LIMIT, skip: !placeOf('flock') }, async () => {
  const once = join(base, 'once')
  const script = `if [ ! -e ${once} ]; then : > ${once}; kill -9 $$; fi; exec ${placeOf('flock')} "$@"`
  const bin = await folderWithFlock('flock-later', script)
  await withPath(bin, async () => {
    const lock = await tryFolderLock(await openHome(data_dir))
    assert.ok(existsSync(once) && lock?.file)
    await lock.release()
  })
})

test('opens on a file system without locks, and says so', LIMIT, async () => {
  const bin = await folderWithFlock('flock-unknown', 'echo "flock: 3: Operation not supported" >&2; exit 65')
  const warnings: string[] = []
  const warn = (message: string) => warnings.push(message)
  const opened = await withPath(bin, () => openEmbeddedPostgres({ data_dir, durable: false, warn }))
  await opened.close()
  assert.equal(warnings.length, 1)
  assert.match(warnings.join(), /^Nothing keeps a second PostgreSQL away .*\(flock: 3: Operation not supported\)/)
})

async function withPath<T>(path: string, act: () => Promise<T>): Promise<T> {
  const before = process.env.PATH
  process.env.PATH = path
  try {
    return await act()
  } finally {
    process.env.PATH = before
  }
}

test('a server in another container says what to do and ends like every failed start', APART, async () => {
  const DATA_DIR = await temporaryFolder()
  const first = await start({ DATA_DIR, DEMO_DATA: 'false' })
  const second = await startInVain({ DATA_DIR }, CONTAINER)
  assert.equal(second.code, 1)
  assert.match(second.output, /Mahnwerk cannot start: A PostgreSQL of another container or machine uses .*DATABASE_URL/)
  assert.equal((await call(first, '/readyz')).status, 200)
  assert.equal(await first.stop(), 0)
})
