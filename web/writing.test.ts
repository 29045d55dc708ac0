import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'

/**
 * Everything that the desk writes goes through a deed, which gives it a key and an end. The types see to it: the client
 * that pages import can only read. What types cannot see is looked for here.
 */
const WEB = fileURLToPath(new URL('.', import.meta.url))

/** Where the methods that write are made, and where the deed gets them. */
const MAKERS = ['shared/api/operator.ts', 'shared/api/deed.ts']
/** Sends a file with a bar of how far it is, which `fetch` cannot show. It has a key of its own. */
const WITH_PROGRESS = 'operator/pages/bank/send-file.ts'

function faultsIn(file: string, text: string): string[] {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
  const found: string[] = []
  for (const [, owner, method] of code.matchAll(/(\w+)\.(POST|PUT|PATCH|DELETE)\(/g))
    if (owner !== 'once') found.push(`${file}: ${owner}.${method} is sent without a key; use the \`once\` of a deed`)
  if (/createFetchClient|createClient\(|\bwriting\(/.test(code) && !MAKERS.includes(file))
    found.push(`${file}: makes a client of its own`)
  const has_key = /['"]Idempotency-Key['"]/i.test(code)
  if (file === WITH_PROGRESS) return has_key ? found : [...found, `${file}: has no key`]
  if (/XMLHttpRequest|sendBeacon|method:\s*['"`](POST|PUT|PATCH|DELETE)/i.test(code))
    found.push(`${file}: sends by itself`)
  if (has_key && !MAKERS.includes(file)) found.push(`${file}: makes up a key; the deed has one`)
  return found
}

async function sources(): Promise<string[]> {
  const found = await Promise.all(
    ['operator', 'shared'].map((folder) => readdir(join(WEB, folder), { recursive: true, withFileTypes: true })),
  )
  return found
    .flat()
    .filter(({ name }) => /\.tsx?$/.test(name) && !/\.(test|generated)\.tsx?$/.test(name))
    .map(({ name, parentPath }) => join(parentPath, name))
}

test('no page of the desk writes without a key', async () => {
  const files = await sources()
  assert.ok(files.length > 300, 'the pages were found')
  const texts = await Promise.all(
    files.map(async (file) => [relative(WEB, file), await readFile(file, 'utf8')] as const),
  )
  assert.deepEqual(
    texts.flatMap(([file, text]) => faultsIn(file, text)),
    [],
  )
  const writes = texts.flatMap(([, text]) => text.match(/\bonce\.(POST|PUT|PATCH|DELETE)\(/g) ?? [])
  assert.ok(writes.length > 100, 'and so was what they write')
})

test('the search finds every way around it', () => {
  const wrong = [
    "api.POST('/api/operator/claims/{id}/payments', { body })",
    'const own = createFetchClient<paths>({})',
    'writing({ keyOf, signal })',
    "fetch('/api/operator/session', { method: 'delete' })",
    'new XMLHttpRequest()',
    "const headers = { 'idempotency-key': 'mine' }",
  ]
  for (const text of wrong) assert.equal(faultsIn('operator/pages/x.tsx', text).length, 1, text)
  const right = [
    "send: (once) => once.POST('/api/operator/claims/{id}/payments', { body })",
    "api.GET('/api/operator/legal-tables/{name}')",
    '// api.POST(…) is not there\nawait fetch(url)',
  ]
  assert.deepEqual(faultsIn(WITH_PROGRESS, 'new XMLHttpRequest()'), [`${WITH_PROGRESS}: has no key`])
  for (const text of right) assert.deepEqual(faultsIn('operator/pages/x.tsx', text), [])
})
