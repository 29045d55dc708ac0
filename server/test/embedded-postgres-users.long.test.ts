import assert from 'node:assert/strict'
import { chown, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { after, before, test } from 'node:test'
import { openEmbeddedPostgres } from '../src/platform/embedded/open.ts'
import { addNote, listNotes, makeBase, NOBODY, query, removeBase, spawnOpener } from './embedded-postgres-helpers.ts'

// PostgreSQL refuses root, so only root has several ways to run it. All other tests cover ordinary users.
const ONLY_ROOT = { timeout: 30_000, skip: process.getuid?.() !== 0 }

let base = ''

before(async () => {
  base = await makeBase()
})

after(() => removeBase(base))

test("works for an ordinary user, and for root with that user's data", ONLY_ROOT, async (context) => {
  const data_dir = join(base, 'ordinary')
  await mkdir(data_dir)
  await chown(data_dir, NOBODY.uid, NOBODY.gid)
  if ((await spawnOpener(dirname(data_dir), NOBODY).catch(() => undefined)) === undefined) {
    return context.skip('the ordinary user cannot read this program')
  }
  const first = await spawnOpener(data_dir, NOBODY)
  await query(first.address, (sql) => sql`create table notes (note text)`)
  await addNote(first.address, 'ordinary')
  await first.close()
  const as_root = await openEmbeddedPostgres({ data_dir, durable: false })
  await addNote(as_root.address, 'root')
  await as_root.close()
  const second = await spawnOpener(data_dir, NOBODY)
  assert.equal(second.error, undefined)
  assert.deepEqual(await listNotes(second.address), ['ordinary', 'root'])
  await second.close()
})

test('works for root without user namespaces, even with data made in one', ONLY_ROOT, async () => {
  const data_dir = join(base, 'changing')
  const mapped = await openEmbeddedPostgres({ data_dir, durable: false })
  await query(mapped.address, (sql) => sql`create table notes (note text)`)
  await mapped.close()
  const without = await spawnOpener(data_dir, { path: '/nowhere' })
  assert.equal(without.error, undefined)
  await addNote(without.address, 'without')
  await without.close()
  const again = await openEmbeddedPostgres({ data_dir, durable: false })
  assert.deepEqual(await listNotes(again.address), ['without'])
  await again.close()
  const private_dir = join(base, 'private')
  await mkdir(private_dir, { mode: 0o700 })
  const unreachable = await spawnOpener(join(private_dir, 'data'), { path: '/nowhere' })
  assert.match(unreachable.error ?? '', /PostgreSQL does not run as root, .* set DATA_DIR to a folder outside/)
})
