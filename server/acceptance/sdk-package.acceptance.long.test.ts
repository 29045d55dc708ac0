import assert from 'node:assert/strict'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { codeBlocks } from '../../sdk/test/code-blocks.ts'
import { install, listNodes, pack, ROOT, run } from '../../sdk/test/packing.ts'
import { temporaryFolder } from '../test/process.ts'
import { openWorld } from '../test/world.ts'

const README = new URL('../../sdk/README.md', import.meta.url)
const GUIDE = new URL('../../docs/webhooks.md', import.meta.url)

/** Makes each block a module of its own. */
const PRELUDE = 'export {}\n'
/** Declarations that the blocks assume. */
const GIVEN = `
declare const mahnwerk: import('@mahnwerk/sdk').Client
declare const claim_id: string
declare function loadCursor(): Promise<string | null>
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

const folder = await temporaryFolder()
const app = await install(folder, await pack(folder))

const manifestIn = async (place: string) => JSON.parse(await readFile(join(place, 'package.json'), 'utf8'))

test('the packed package is JavaScript with types, without dependencies', async () => {
  const installed = join(app, 'node_modules/@mahnwerk/sdk')
  assert.deepEqual((await readdir(installed)).sort(), ['LICENSE', 'README.md', 'dist', 'package.json', 'vectors'])
  const { dependencies, devDependencies, scripts, exports } = await manifestIn(installed)
  assert.deepEqual([dependencies, devDependencies, scripts], [undefined, undefined, undefined])
  assert.equal(exports['.'].import.default, './dist/esm/index.js')
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
