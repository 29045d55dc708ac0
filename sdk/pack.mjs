// Runs before and after `npm pack`. In the repository the package is its TypeScript sources; Node runs none of those
// from under node_modules, so what is packed is JavaScript, with a package.json that says so.
import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { packedManifest } from './manifest.mjs'

const at = (name) => fileURLToPath(new URL(name, import.meta.url))
const MANIFEST = at('package.json')
const SOURCE_MANIFEST = at('package.source.json')
const COPIES = ['LICENSE']

// One that is still there was left behind by a pack that was interrupted.
if (existsSync(SOURCE_MANIFEST)) renameSync(SOURCE_MANIFEST, MANIFEST)
if (process.argv[2] === 'before') before()
else after()

function before() {
  rmSync(at('dist'), { recursive: true, force: true })
  const compiler = createRequire(import.meta.url)
    .resolve('typescript/package.json')
    .replace(/package\.json$/, 'bin/tsc')
  for (const project of ['tsconfig.build.json', 'tsconfig.build.cjs.json']) {
    const { status } = spawnSync(process.execPath, [compiler, '-p', at(project)], { stdio: 'inherit' })
    if (status !== 0) process.exit(1)
  }
  // The package is ESM, and this says that these files are not.
  writeFileSync(at('dist/cjs/package.json'), '{"type":"commonjs"}\n')
  // The compiler leaves the names of imported files as they are in types, where only a young one would find them.
  for (const name of readdirSync(at('dist'), { recursive: true })) {
    if (!name.endsWith('.d.ts')) continue
    const text = readFileSync(at(`dist/${name}`), 'utf8')
    writeFileSync(at(`dist/${name}`), text.replace(/((?:from |import\()["']\.[^"']*)\.ts(["'])/g, '$1.js$2'))
  }
  for (const name of COPIES) if (existsSync(at(`../${name}`))) copyFileSync(at(`../${name}`), at(name))
  copyFileSync(MANIFEST, SOURCE_MANIFEST)
  const manifest = packedManifest(JSON.parse(readFileSync(MANIFEST, 'utf8')))
  writeFileSync(MANIFEST, `${JSON.stringify(manifest, null, 2)}\n`)
}

function after() {
  for (const name of [...COPIES, 'dist']) rmSync(at(name), { recursive: true, force: true })
}
