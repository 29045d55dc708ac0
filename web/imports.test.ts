import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const IMPORTED = /(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g

async function importsIn(folder: string): Promise<{ file: string; path: string }[]> {
  const entries = await readdir(join(ROOT, folder), { recursive: true, withFileTypes: true })
  const files = entries
    .filter(({ name, parentPath }) => /\.tsx?$/.test(name) && !/node_modules|dist|screenshots/.test(parentPath))
    .map(({ name, parentPath }) => join(parentPath, name))
  const found = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(file, 'utf8')
      const paths = [...text.matchAll(IMPORTED)].map(([, path = '']) => join(dirname(file), path))
      return paths.map((path) => ({ file: relative(ROOT, file), path: relative(ROOT, path) }))
    }),
  )
  return found.flat()
}

const sentenceOf = ({ file, path }: { file: string; path: string }) => `${file} imports ${path}`

test('neither the pages nor the browser tests import server code', async () => {
  const imports = [...(await importsIn('web')), ...(await importsIn('e2e'))]
  assert.ok(imports.length > 500, 'the imports were found')
  const wrong = imports.filter(({ path }) => path.startsWith('server/'))
  assert.deepEqual(wrong.map(sentenceOf), [])
})

test('the pages import no browser tests, and browser tests import only the interface types', async () => {
  const of_pages = (await importsIn('web')).filter(({ path }) => path.startsWith('e2e/'))
  assert.deepEqual(of_pages.map(sentenceOf), [])
  const of_tests = (await importsIn('e2e')).filter(({ path }) => !path.startsWith('e2e/'))
  assert.deepEqual(of_tests.map(sentenceOf), ['e2e/api.ts imports web/shared/api/operator.generated.ts'])
})
