import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { urlOfAddress } from '../src/platform/db/postgres.ts'
import { freshDatabase } from './database.ts'
import { eventually } from './eventually.ts'
import { filePart, multipart, multipartHeaders, PDF } from './files.ts'
import { call, jsonOf, start, temporaryFolder } from './process.ts'

/** A volume of its own for the files, as far as the system lets an ordinary user have one. */
const SMALL_VOLUME = [
  'unshare',
  '-rm',
  'sh',
  '-c',
  'mount -t tmpfs -o size=64m tmpfs "$DATA_DIR/files" && exec "$0" "$@"',
] as const
const MAY_MOUNT = spawnSync('unshare', ['-rm', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0

const LARGE = Buffer.concat([PDF, Buffer.alloc(40 * 1024 * 1024, 0x20)])

test('a volume that is really full refuses files with 503 and keeps no part of them, and works again once there is room', {
  skip: !MAY_MOUNT,
}, async () => {
  const DATA_DIR = await temporaryFolder()
  await mkdir(join(DATA_DIR, 'files'))
  const { address } = await freshDatabase({ migrated: false })
  const server = await start({ DATA_DIR, DATABASE_URL: urlOfAddress(address) }, SMALL_VOLUME)
  const files = join(`/proc/${server.child.pid}/root`, DATA_DIR, 'files')
  const listFiles = async () => (await readdir(files, { recursive: true })).filter((name) => /\/.*pdf$|\/\./.test(name))
  const claim = (await jsonOf(await call(server, '/openapi/claims?limit=1'))).data[0]
  const documents = `/openapi/claims/${claim.id}/documents`
  const send = () =>
    call(server, documents, {
      method: 'POST',
      headers: multipartHeaders(),
      body: new Uint8Array(multipart([filePart('a.pdf', LARGE)])),
    })

  const stored = await send()
  assert.equal(stored.status, 201)
  const { id, filename } = (await jsonOf(stored)).data
  const isStored = async () => (await listFiles()).some((name) => name.endsWith(filename))
  assert.ok(await isStored())

  const refused = await send()
  assert.equal(refused.status, 503)
  assert.ok(refused.headers.get('retry-after'))
  const left = await listFiles()
  assert.deepEqual(
    left.filter((name) => /\/\./.test(name)),
    [],
    'no unfinished file is left',
  )
  assert.equal((await call(server, `/openapi/claims/${claim.id}`)).status, 200, 'reading goes on')

  assert.equal((await call(server, `/openapi/documents/${id}`, { method: 'DELETE' })).status, 200)
  await eventually(async () => !(await isStored()))
  assert.equal((await send()).status, 201, 'without a restart')
  await server.stop()
})
