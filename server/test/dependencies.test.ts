import assert from 'node:assert/strict'
import { glob, readFile } from 'node:fs/promises'
import { isBuiltin } from 'node:module'
import { test } from 'node:test'

const ROOT = new URL('../../', import.meta.url)

type Manifest = { name: string } & Partial<Record<(typeof KINDS)[number], Record<string, string>>>
const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'] as const

const manifestOf = async (folder: string): Promise<Manifest> =>
  JSON.parse(await readFile(new URL(`${folder}package.json`, ROOT), 'utf8'))

const declaredBy = (manifest: Manifest): string[] => [
  manifest.name,
  ...KINDS.flatMap((kind) => Object.keys(manifest[kind] ?? {})),
]

/** Every way to name a package: static import or export, dynamic import, `require`, `resolve`, and `@import` in CSS. */
const NAMED = [
  /^\s*(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]/gm,
  /^\s*import\s*['"]([^'"]+)['"]/gm,
  /\b(?:import|require|require\.resolve|import\.meta\.resolve)\(\s*['"]([^'"]+)['"]/g,
  /^\s*@import\s+(?:url\()?['"]([^'"]+)['"]/gm,
]

const packageOf = (named: string): string =>
  named
    .split('/')
    .slice(0, named.startsWith('@') ? 2 : 1)
    .join('/')

const isPackage = (named: string): boolean =>
  !/^(?:[./#]|[a-z]+:)/.test(named) && !isBuiltin(named) && /^(?:@[\w.-]+\/)?[\w.-]+(?:\/|$)/.test(named)

async function packagesOf(folder: string): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  const files = glob('**/*.{ts,tsx,mts,mjs,js,css}', {
    cwd: new URL(folder, ROOT),
    exclude: (path) => /(?:^|\/)(?:node_modules|dist)(?:\/|$)/.test(path),
  })
  for await (const file of files) {
    const text = await readFile(new URL(`${folder}${file}`, ROOT), 'utf8')
    for (const pattern of NAMED)
      for (const [, named = ''] of text.matchAll(pattern))
        if (isPackage(named)) found.set(packageOf(named), `${folder}${file}`)
  }
  return found
}

for (const folder of ['server/', 'web/', 'sdk/', 'claim-table/', 'scripts/']) {
  test(`${folder} declares and pins every package that it imports`, async () => {
    const manifest = await manifestOf(folder === 'scripts/' ? '' : folder)
    const found = await packagesOf(folder)
    const declared = declaredBy(manifest)
    const missing = [...found].filter(([name]) => !declared.includes(name))
    assert.deepEqual(missing, [], 'they are imported and not declared')
    for (const version of KINDS.flatMap((kind) => Object.values(manifest[kind] ?? {}))) assert.match(version, /^\d/)
    if (folder === 'server/' || folder === 'web/') assert.ok(found.size > 20, 'imports were found')
  })
}
