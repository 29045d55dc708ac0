import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deskSources } from './desk-sources.ts'

/**
 * Everything that the desk writes goes through a deed, which gives it a key and an end. The types see to it: the client
 * that pages import can only read. What types cannot see is looked for here.
 */

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

test('no page of the desk writes without a key', async () => {
  const texts = await deskSources()
  assert.ok(texts.length > 300, 'the pages were found')
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
