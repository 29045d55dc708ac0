import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { envOf, makeCase, openHouse } from './backup-house.ts'
import { temporaryFolder } from './process.ts'

const PROGRAM = fileURLToPath(new URL('../bin/mahnwerk.mjs', import.meta.url))
/** A volume that is far too small, seen by this command only; then what is on it. */
const SCRIPT = `mount -t tmpfs -o size=200k tmpfs "$FOLDER" || exit 99
"$NODE" "$PROGRAM" backup "$FOLDER"; code=$?; echo "left: $(ls -A "$FOLDER")"; exit $code`
const MAY_MOUNT = spawnSync('unshare', ['-rm', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0

test('a backup onto a volume that is full says so and leaves nothing there', { skip: !MAY_MOUNT }, async () => {
  const world = await openHouse()
  const partner = await world.partner()
  for (let n = 0; n < 3; n++) await makeCase(partner, `case-${n}`)
  const env = {
    ...{ PATH: process.env.PATH ?? '', FOLDER: await temporaryFolder(), PROGRAM, NODE: process.execPath },
    ...envOf(world.database, world.deps.config.data_dir),
  }
  const { status, stdout, stderr } = spawnSync('unshare', ['-rm', 'sh', '-c', SCRIPT], { env, encoding: 'utf8' })
  assert.equal(status, 1, stderr)
  assert.match(stderr, /^error: There is no room left in .*\. No set was written\. Make room, and start again\.$/m)
  assert.equal(stdout, 'left: \n')
})
