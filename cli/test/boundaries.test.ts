import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join, normalize } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'

const PACKAGE = fileURLToPath(new URL('..', import.meta.url))
const SRC = join(PACKAGE, 'src')
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
const textOf = (file: string): string => readFileSync(join(SRC, file), 'utf8')
const { dependencies } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>
}

const importsOf = (file: string): string[] =>
  [...textOf(file).matchAll(/(?:from|import\()\s*'([^']+)'/g)].map((match) => match[1] as string)

test('the package imports itself, Node and its few dependencies, and nothing of the server', () => {
  for (const file of files) {
    for (const path of importsOf(file)) {
      if (path.startsWith('.')) {
        const target = normalize(join(SRC, file, '..', path))
        assert.ok(target.startsWith(PACKAGE), `${file} imports ${path}`)
      } else assert.ok(isBuiltin(path) || path in dependencies, `${file} imports ${path}`)
    }
  }
  assert.ok(!('@mahnwerk/server' in dependencies))
  const foreign = Object.keys(dependencies).filter((name) => !name.startsWith('@mahnwerk/'))
  assert.deepEqual(foreign, ['commander', 'ora'])
})

test('only the entry point reads the environment and the clock, and files stay short', () => {
  for (const file of files) {
    if (file !== 'main.ts') assert.doesNotMatch(textOf(file), /process\.env|Date\.now\(\)|new Date\(\)/, file)
    assert.ok(textOf(file).split('\n').length <= 300, file)
  }
})
