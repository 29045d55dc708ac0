import assert from 'node:assert/strict'
import { readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { test } from 'node:test'
import { DAY_MS } from '../src/kernel/dates.ts'
import { sql } from '../src/platform/db/db.ts'
import { newId } from '../src/platform/ids.ts'
import { writeStoreId } from '../src/platform/storage/identity.ts'
import { storedFiles } from './files.ts'
import { openWorld } from './world.ts'

const world = await openWorld()
const { deps, clock } = world
const admin = await world.operator('admin')
const [own, other] = [newId(), newId()]

test('a nightly sweep that finds the store of another installation touches nothing and tells administrators at once', async () => {
  await deps.storage.put('documents/orphan', Readable.from(['x']))
  const folder = join(deps.config.data_dir, 'files')
  const [path = ''] = (await readdir(folder, { recursive: true })).filter((name) => name.includes('orphan'))
  await utimes(join(folder, path), clock.wall(), clock.wall())
  await deps.db.alone(sql`insert into installation (mode, id) values ('sandbox', ${own})`)
  await writeStoreId(deps.storage, own)
  await deps.jobs.runDue(deps)
  const told = async () => {
    const { data } = (await admin.get('/api/operator/notices')).json()
    return data
      .filter(({ kind }: { kind: string }) => kind === 'job_failed')
      .map(({ reason }: { reason: string }) => reason)
  }
  assert.deepEqual(await told(), [])

  await writeStoreId(deps.storage, other)
  const before = await storedFiles(world)
  clock.advance(DAY_MS)
  await deps.jobs.runDue(deps)
  assert.deepEqual(await storedFiles(world), before)
  const names = await told()
  for (const name of ['documents.sweep', 'letters.sweep', 'bank.sweep', 'storage.identity'])
    assert.ok(names.includes(name), `${name} in ${names}`)
  const lines = world.log_lines.map((line) => JSON.parse(line))
  const [line] = lines.filter(({ job, outcome }) => job === 'documents.sweep' && outcome === 'failed')
  assert.equal(line?.level, 'error')
  assert.match(line?.err?.message ?? '', new RegExp(`belongs to installation ${other}`))

  await writeStoreId(deps.storage, own)
  clock.advance(DAY_MS)
  await deps.jobs.runDue(deps)
  assert.deepEqual(await told(), [], 'told no more once a sweep went through')
  assert.ok((await storedFiles(world)).some((name) => name.includes('quarantine~documents~orphan')))
  const row = await deps.db.one<{ last_error: string | null }>(
    sql`select last_error from jobs where name = 'documents.sweep'`,
  )
  assert.equal(row?.last_error, null)
})
