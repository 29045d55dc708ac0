import assert from 'node:assert/strict'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, test } from 'node:test'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { install, listNodes, pack, ROOT, run } from './packing.ts'

const folder = await mkdtemp(join(tmpdir(), 'mahnwerk-package-'))
after(() => rm(folder, { recursive: true, force: true }))
const packed = await pack(folder)
const app = await install(folder, packed)

test('publint finds nothing to improve', async () => {
  const bytes = await readFile(packed)
  const tarball = new Uint8Array(bytes).buffer
  const { messages, pkg } = await publint({ pack: { tarball }, strict: true })
  assert.deepEqual(
    messages.map((message) => formatMessage(message, pkg, { color: false })),
    [],
  )
})

test('the types are right for every kind of resolution', async () => {
  const checked = await checkPackage(createPackageFromTarballData(new Uint8Array(await readFile(packed))), {
    entrypoints: ['.'],
  })
  assert.ok(checked.types)
  assert.deepEqual(checked.problems, [])
})

/** What a program does with the package. It runs without a service. */
const PROGRAM = `
async function main(): Promise<void> {
  const fetch = async (_url: unknown, init?: { body?: unknown }) =>
    new Response(JSON.stringify({ success: true, data: { id: init?.body instanceof FormData ? 'file' : 'claim' } }))
  const options: ClientOptions = { base_url: 'https://mahnwerk.example', token: 'T', fetch: fetch as never }
  const client: Client = createClient(options)
  const claim: Claim = await client.claims.create({ debtor_id: 'd' })
  const document = await client.claims.documents.upload(claim.id, { file: { path: 'package.json' } })
  // @ts-expect-error: a person is missing
  await client.debtors.create({ acting_as: 'person' })
  const body = JSON.stringify({ id: 'evt_1', type: 'claim.new', created_at: '', api_version: '', data: {} })
  const event: WebhookEvent = verifyWebhook(body, signWebhook(body, 's'), 's')
  switch (event.type) {
    case 'claim.collection_stage_changed':
      return console.log(event.data.to_stage)
    case 'claim.status_changed':
      return console.log(event.data.to_status)
    default:
      event satisfies UnknownEvent
  }
  console.log(claim.id, document.id, new ConflictError({ message: '' }) instanceof MahnwerkError)
}
main()
`
const IMPORT = `import { type Claim, type Client, type ClientOptions, ConflictError, createClient, MahnwerkError, signWebhook, type UnknownEvent, verifyWebhook, type WebhookEvent } from '@mahnwerk/sdk'\n`

type Setting = { module: string; moduleResolution: string; type: 'module' | 'commonjs' }
const SETTINGS: Setting[] = [
  { module: 'commonjs', moduleResolution: 'node10', type: 'commonjs' },
  { module: 'node16', moduleResolution: 'node16', type: 'commonjs' },
  { module: 'node16', moduleResolution: 'node16', type: 'module' },
  { module: 'nodenext', moduleResolution: 'nodenext', type: 'commonjs' },
  { module: 'nodenext', moduleResolution: 'nodenext', type: 'module' },
  { module: 'esnext', moduleResolution: 'bundler', type: 'module' },
]
const COMPILERS = {
  'TypeScript 5': createRequire(import.meta.url).resolve('typescript/package.json'),
  'TypeScript 7': join(ROOT, 'node_modules/typescript/package.json'),
}

for (const { module, moduleResolution, type } of SETTINGS) {
  const title = `${moduleResolution} in a package of type ${type}`
  test(`a program compiles with ${title}, and runs with every Node on this machine`, async () => {
    const place = join(app, title.replaceAll(' ', '-'))
    await mkdir(place)
    await writeFile(join(place, 'package.json'), JSON.stringify({ type }))
    await writeFile(join(place, 'program.ts'), IMPORT + PROGRAM)
    const compilerOptions = {
      ...{ module, moduleResolution, target: 'es2022', lib: ['es2022'], strict: true, skipLibCheck: false },
      ...{ types: ['node'], typeRoots: [join(ROOT, 'node_modules/@types')], rootDir: '.', outDir: 'out' },
    }
    await writeFile(join(place, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['program.ts'] }))
    for (const [name, manifest] of Object.entries(COMPILERS)) {
      // TypeScript 7 has left this one behind.
      if (moduleResolution === 'node10' && name !== 'TypeScript 5') continue
      await run(process.execPath, [join(dirname(manifest), 'bin/tsc'), '-p', place]).catch(
        (error: { stdout: string }) => assert.fail(`${name}: ${error.stdout}`),
      )
    }
    await assertRuns(join(place, 'out/program.js'))
  })
}

/** Types are all that is removed. */
const plain = (text: string): string =>
  text
    .replace(/\btype \w+, /g, '')
    .replaceAll(', type WebhookEvent', '')
    .replace(
      /: (?:Promise<void>|unknown|ClientOptions|Client|Claim|WebhookEvent|\{ body\?: unknown \})(?= ?[=,){])/g,
      '',
    )
    .replace(/ as never| satisfies UnknownEvent|init\?(?=[,)])/g, (found) => (found === 'init?' ? 'init' : ''))

test('the same program runs as plain JavaScript, with import and with require', async () => {
  const required = IMPORT.replace('import', 'const').replace(/ from (.*)\n$/, ' = require($1)\n')
  await writeFile(join(app, 'plain.mjs'), plain(IMPORT + PROGRAM))
  await writeFile(join(app, 'plain.cjs'), plain(required + PROGRAM))
  for (const name of ['plain.mjs', 'plain.cjs']) await assertRuns(join(app, name))
})

async function assertRuns(program: string): Promise<void> {
  for (const node of await listNodes()) {
    const { stdout } = await run(node, [program], { cwd: app })
    assert.equal(stdout, 'claim file true\n', `${node} ${program}`)
  }
}
