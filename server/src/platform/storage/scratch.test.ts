import assert from 'node:assert/strict'
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { test } from 'node:test'
import { systemClock } from '../clock.ts'
import { readConfig } from '../config.ts'
import { tidyScratch, withScratchFile } from './scratch.ts'
import { StorageAway } from './storage.ts'

test('a scratch file exists while it is in use, and leftovers of killed processes go after an hour', async (t) => {
  const data_dir = await mkdtemp(join(tmpdir(), 'mahnwerk-scratch-'))
  t.after(() => rm(data_dir, { recursive: true, force: true }))
  const here = { config: { ...readConfig({}), data_dir }, clock: systemClock() }
  const folder = join(data_dir, 'scratch')
  await tidyScratch(here)

  const text = await withScratchFile(here, Readable.from(['content']), (path) => readFile(path, 'utf8'))
  assert.equal(text, 'content')
  await assert.rejects(
    withScratchFile(here, Readable.from(['x']), () => Promise.reject(new Error('broken'))),
    /broken/,
  )
  const cut = Readable.from(
    (async function* () {
      yield 'x'
      throw new Error('cut off')
    })(),
  )
  await assert.rejects(
    withScratchFile(here, cut, async () => undefined),
    /cut off/,
  )
  const early = new PassThrough()
  const filling = withScratchFile(here, early, async () => undefined)
  early.destroy(new Error('cut off before the first byte'))
  await assert.rejects(filling, /before the first byte/)
  assert.deepEqual(await readdir(folder), [])

  for (const name of ['old', 'young']) await writeFile(join(folder, name), 'half')
  const two_hours_ago = new Date(here.clock.wall().getTime() - 2 * 3_600_000)
  await utimes(join(folder, 'old'), two_hours_ago, two_hours_ago)
  await tidyScratch(here)
  assert.deepEqual(await readdir(folder), ['young'])
})

test('a disk that cannot be written counts as a store that is away, and the source is closed', async (t) => {
  const data_dir = await mkdtemp(join(tmpdir(), 'mahnwerk-scratch-'))
  t.after(() => rm(data_dir, { recursive: true, force: true }))
  await writeFile(join(data_dir, 'scratch'), '')
  const source = Readable.from(['x'])
  const here = { config: { ...readConfig({}), data_dir }, clock: systemClock() }
  await assert.rejects(
    withScratchFile(here, source, async () => undefined),
    StorageAway,
  )
  assert.ok(source.destroyed)
})
