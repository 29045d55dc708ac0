import assert from 'node:assert/strict'
import { cp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { temporaryFolder } from '../../../test/process.ts'
import { IN_TESTS } from '../../../test/tools.ts'
import { openTypesetter } from './typesetter.ts'
import { TypesetFault } from './typesetting-worker.ts'

const templates = await temporaryFolder()
await cp(fileURLToPath(new URL('../../../templates', import.meta.url)), templates, { recursive: true })
const HEAD = '#import "parts/document.typ": *\n#show: framed.with(title: "A test", date: "2026-05-14")\n'
const template = (name: string, text: string) => writeFile(join(templates, `${name}.typ`), HEAD + text)
await template('plain', '#data.text')
await template('endless', '#for a in range(data.count) { for b in range(1000) { let c = calc.pow(b, 2) } }')
const log = { warn: () => undefined }

test('a document that takes too long is given up, and the next one gets a new process', async (t) => {
  let processes = 0
  const hasty = openTypesetter({
    ...IN_TESTS,
    log,
    templates,
    processes: 1,
    document_ms: 10_000,
    onStart: () => void processes++,
  })
  t.after(() => hasty.close())
  const [slow, next] = await Promise.allSettled([
    hasty.pdf('endless', { count: 1_000_000 }),
    hasty.pdf('plain', { text: 'next' }),
  ])
  assert.ok(slow.status === 'rejected' && slow.reason instanceof TypesetFault)
  assert.match(slow.reason.message, /took more than 10000 ms/)
  assert.equal(next.status, 'fulfilled')
  assert.equal(processes, 2)
})
