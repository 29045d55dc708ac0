// Runs before and after `npm pack`. In the repository the package is its TypeScript sources and what they import. What is
// packed is one file of JavaScript without dependencies, for Node 20 and newer, with a package.json that says so.
import { copyFileSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'

const at = (name) => fileURLToPath(new URL(name, import.meta.url))
const MANIFEST = at('package.json')
const SOURCE_MANIFEST = at('package.source.json')
const PROGRAM = 'dist/mahnwerk.mjs'

// One that is still there was left behind by a pack that was interrupted.
if (existsSync(SOURCE_MANIFEST)) renameSync(SOURCE_MANIFEST, MANIFEST)
if (process.argv[2] === 'before') await before()
else after()

async function before() {
  rmSync(at('dist'), { recursive: true, force: true })
  const bundle = await rolldown({ input: at('src/main.ts'), platform: 'node', transform: { target: 'node20' } })
  const { output } = await bundle.write({ file: at(PROGRAM), format: 'es', codeSplitting: false })
  await bundle.close()
  writeFileSync(at('dist/THIRD-PARTY.txt'), licensesOf(output.flatMap((chunk) => Object.keys(chunk.modules ?? {}))))
  copyFileSync(at('../LICENSE'), at('LICENSE'))
  copyFileSync(MANIFEST, SOURCE_MANIFEST)
  const { scripts, dependencies, devDependencies, exports, ...manifest } = JSON.parse(readFileSync(MANIFEST, 'utf8'))
  writeFileSync(MANIFEST, `${JSON.stringify({ ...manifest, bin: { mahnwerk: PROGRAM } }, null, 2)}\n`)
}

/** The licences of everything that went into the file and is not ours: whoever passes it on must pass them on too. */
function licensesOf(modules) {
  const folders = new Set(modules.filter((name) => name.includes(`${sep}node_modules${sep}`)).map(packageFolder))
  const parts = [...folders].sort().map((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one))
    return `${name} ${version} (${license})\n\n${file ? readFileSync(join(folder, file), 'utf8').trim() : ''}\n`
  })
  return parts.join(`\n${'-'.repeat(80)}\n\n`)
}

function packageFolder(module) {
  let folder = dirname(module)
  while (!isPackage(folder)) folder = dirname(folder)
  return folder
}

/** Some packages have further manifests inside, which only say how files are to be read. */
function isPackage(folder) {
  const manifest = join(folder, 'package.json')
  return existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).version !== undefined
}

function after() {
  for (const name of ['LICENSE', 'dist']) rmSync(at(name), { recursive: true, force: true })
}
