import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { copyFile, cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { basename, delimiter, join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { codeBlocks } from '../../sdk/test/code-blocks.ts'
import { temporaryFolder } from '../test/process.ts'
import { openWorld } from '../test/world.ts'

const run = promisify(execFile)
const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const README = new URL('../../sdk/README.md', import.meta.url)
const GUIDE = new URL('../../docs/webhooks.md', import.meta.url)

/** Makes each block a module of its own. */
const PRELUDE = 'export {}\n'
/** Declarations that the blocks assume. */
const GIVEN = `
declare const mahnwerk: import('@mahnwerk/sdk').Client
declare const claim_id: string
declare function loadCursor(): Promise<string>
declare function saveCursor(cursor: string | null): Promise<void>
declare function handle(event: import('@mahnwerk/sdk').WebhookEvent): Promise<void>
`
const TSCONFIG = {
  compilerOptions: {
    module: 'nodenext',
    target: 'es2022',
    lib: ['es2022'],
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    types: ['node'],
    typeRoots: [join(ROOT, 'node_modules/@types')],
  },
}

function npm(args: string[], cwd: string): Promise<unknown> {
  const quiet = [...args, '--offline', '--no-audit', '--no-fund', '--loglevel=error']
  const cli = process.env.npm_execpath ?? ''
  if (cli.endsWith('npm-cli.js')) return run(process.execPath, [cli, ...quiet], { cwd })
  return run('npm', quiet, { cwd, shell: process.platform === 'win32' })
}

/** Packs a copy, because packing briefly changes package.json, which other tests read. */
async function pack(folder: string): Promise<string> {
  await mkdir(join(folder, 'copy'))
  const filter = (source: string) => !['node_modules', 'dist'].includes(basename(source))
  await cp(join(ROOT, 'sdk'), join(folder, 'copy/sdk'), { recursive: true, filter })
  for (const name of ['tsconfig.base.json', 'LICENSE']) await copyFile(join(ROOT, name), join(folder, 'copy', name))
  await symlink(join(ROOT, 'node_modules'), join(folder, 'copy/node_modules'), 'junction')
  await npm(['pack', '--pack-destination', folder], join(folder, 'copy/sdk'))
  const packed = (await readdir(folder)).find((name) => name.endsWith('.tgz'))
  assert.ok(packed)
  return join(folder, packed)
}

const folder = await temporaryFolder()
const app = join(folder, 'app')
await mkdir(app)
await writeFile(join(app, 'package.json'), '{"private":true,"type":"module"}')
await npm(['install', await pack(folder)], app)

const manifestIn = async (place: string) => JSON.parse(await readFile(join(place, 'package.json'), 'utf8'))

test('the packed package is JavaScript with types, without dependencies', async () => {
  const installed = join(app, 'node_modules/@mahnwerk/sdk')
  assert.deepEqual((await readdir(installed)).sort(), ['LICENSE', 'README.md', 'dist', 'package.json', 'vectors'])
  const { dependencies, devDependencies, scripts, exports } = await manifestIn(installed)
  assert.deepEqual([dependencies, devDependencies, scripts], [undefined, undefined, undefined])
  assert.equal(exports['.'].default, './dist/index.js')
  assert.deepEqual(await readdir(join(app, 'node_modules')), ['.package-lock.json', '@mahnwerk'])
  assert.equal((await manifestIn(join(folder, 'copy/sdk'))).exports, './src/index.ts')
})

test('every TypeScript block of the README and of the webhook guide passes the type check', async () => {
  const blocks = [...codeBlocks(README, 'ts'), ...codeBlocks(GUIDE, 'ts')]
  assert.ok(blocks.length >= 8)
  for (const [index, code] of blocks.entries()) await writeFile(join(app, `block-${index}.ts`), PRELUDE + code)
  await writeFile(join(app, 'given.d.ts'), GIVEN)
  await writeFile(join(app, 'tsconfig.json'), JSON.stringify(TSCONFIG))
  const compiler = join(ROOT, 'node_modules/typescript/bin/tsc')
  await run(process.execPath, [compiler, '-p', app]).catch((error: { stdout: string }) => assert.fail(error.stdout))
})

/** The Node that runs this test, and one of each other major version on the path. npm puts its own first. */
async function listNodes(): Promise<string[]> {
  const found = new Map([[process.version.split('.')[0], process.execPath]])
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const path = join(folder, process.platform === 'win32' ? 'node.exe' : 'node')
    const version = await run(path, ['--version']).then(
      ({ stdout }) => /^v(\d+)/.exec(stdout),
      () => null,
    )
    if (version && Number(version[1]) >= 20 && !found.has(version[0])) found.set(version[0], path)
  }
  return [...found.values()]
}

test('the quick start runs in an empty folder, against a service, with every Node on this machine', async () => {
  const world = await openWorld()
  const address = await world.http.server.listen({ port: 0, host: '127.0.0.1' })
  const { token } = await world.partner()
  const [quick_start = ''] = codeBlocks(README, 'ts')
  await writeFile(join(app, 'quick-start.mjs'), quick_start)
  const env = { PATH: process.env.PATH, MAHNWERK_URL: address, MAHNWERK_TOKEN: token }
  for (const node of await listNodes()) {
    const { stdout } = await run(node, ['quick-start.mjs'], { cwd: app, env })
    assert.match(stdout, /^MW\d{10} is at new, 400 EUR are open\n$/, node)
  }
})
