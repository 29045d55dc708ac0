import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { packedManifest } from '../manifest.mjs'

const source = JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8'))
const projectOf = async (name: string) => JSON.parse(await readFile(new URL(`../${name}`, import.meta.url), 'utf8'))

test('what is packed has types beside its JavaScript, for import and for require, and needs nothing', async () => {
  const manifest = packedManifest(source)
  assert.deepEqual(manifest.exports['.'], {
    import: { types: './dist/esm/index.d.ts', default: './dist/esm/index.js' },
    require: { types: './dist/cjs/index.d.ts', default: './dist/cjs/index.js' },
  })
  for (const one of Object.values(manifest.exports['.'])) assert.equal(Object.keys(one)[0], 'types', 'types come first')
  // Tools that know no exports get CommonJS, which all of them can load.
  assert.deepEqual([manifest.main, manifest.types], ['./dist/cjs/index.js', './dist/cjs/index.d.ts'])
  assert.deepEqual(
    [manifest.dependencies, manifest.devDependencies, manifest.scripts],
    [undefined, undefined, undefined],
  )
  assert.equal((await projectOf('tsconfig.build.json')).compilerOptions.outDir, 'dist/esm')
  assert.equal((await projectOf('tsconfig.build.cjs.json')).compilerOptions.outDir, 'dist/cjs')
})
