import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { openWorld } from './world.ts'

const run = promisify(execFile)
const world = await openWorld()
const PAGES = ['quick-start', 'webhooks', 'stages', 'errors', 'sdk', 'import', 'command-line', 'changelog']
const get = (url: string) => world.request({ method: 'GET', url })

test('every page exists, marks itself as current, and loads nothing from elsewhere', async () => {
  for (const name of PAGES) {
    const answer = await get(`/docs/${name}`)
    assert.equal(answer.statusCode, 200, name)
    assert.match(answer.headers['content-type'] as string, /^text\/html/)
    assert.match(answer.headers['content-security-policy'] as string, /default-src 'none'/)
    assert.match(answer.body, /aria-current="page"/)
    assert.match(answer.body, /<h1 id=/)
    assert.doesNotMatch(answer.body, /<script|(?:src|href)="(?:https?:)?\/\/(?!keepachangelog|semver)/)
  }
})

test('links between pages lead to existing pages', async () => {
  const seen = new Set<string>()
  for (const name of PAGES) {
    for (const [, href = ''] of (await get(`/docs/${name}`)).body.matchAll(/(?:href|src)="(\/docs[^"#]*)/g))
      seen.add(href)
  }
  assert.ok(seen.has('/docs/stages.svg') && seen.has('/docs/errors'))
  for (const href of seen) assert.equal((await get(href)).statusCode, 200, href)
})

test('every assumption stands in its list once', async () => {
  const text = await readFile(new URL('../../docs/assumptions.md', import.meta.url), 'utf8')
  const numbers = [...text.matchAll(/^\| (A\d+) \|/gm)].map(([, number]) => number)
  assert.ok(numbers.length > 150)
  assert.deepEqual(
    numbers.filter((number, index) => numbers.indexOf(number) !== index),
    [],
  )
})

test('the quick start works when pasted', async (t) => {
  const text = await readFile(new URL('../../docs/quick-start.md', import.meta.url), 'utf8')
  const script = [...text.matchAll(/```bash\n([\s\S]*?)```/g)].map(([, block]) => block).join('\n')
  if (!(await run('curl', ['--version']).catch(() => undefined))) return t.skip('there is no curl on this machine')
  await world.http.server.listen({ port: 0, host: '127.0.0.1' })
  const { port } = world.http.server.server.address() as AddressInfo
  const { token } = await world.partner()
  const env = { PATH: process.env.PATH ?? '', TOKEN: token, API: `http://127.0.0.1:${port}` }
  const { stdout } = await run('bash', ['--norc', '-eo', 'pipefail', '-c', script], { env })
  assert.match(stdout, /"collection_stage":"dunning_action_recommended"/)
  assert.match(stdout, /"court_fees":140/)
  assert.match(stdout, /"decision":"sue"/)
})
