import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { PAGES } from '../src/app/docs/pages.ts'
import { openWorld } from './world.ts'

const world = await openWorld()
const get = (url: string) => world.request({ method: 'GET', url })

test('every page exists, marks itself as current, and loads nothing from elsewhere', async () => {
  assert.ok(PAGES.length >= 13)
  for (const { name } of PAGES) {
    const answer = await get(`/docs/${name}`)
    assert.equal(answer.statusCode, 200, name)
    assert.match(answer.headers['content-type'] as string, /^text\/html/)
    const policy = answer.headers['content-security-policy'] as string
    assert.match(policy, /default-src 'none'; script-src 'self'; style-src 'self'/)
    assert.doesNotMatch(policy, /unsafe|https?:|\*/)
    assert.match(answer.body, new RegExp(`<a href="/docs/${name}" aria-current="page">`))
    assert.match(answer.body, /<h1 id=/)
    assert.deepEqual(answer.body.match(/<script[^>]*>/g), ['<script type="module" src="/docs/docs.js">'])
    assert.doesNotMatch(answer.body, / (?:style|on\w+)="|(?:src|href)="(?:https?:)?\/\/(?!keepachangelog|semver)/)
  }
})

test('a page leads to the one before and the one after, and every section to itself', async () => {
  for (const [place, { name }] of PAGES.entries()) {
    const { body } = await get(`/docs/${name}`)
    const linked = (rel: string) => new RegExp(`rel="${rel}" href="/docs/([\\w-]+)"`).exec(body)?.[1]
    assert.equal(linked('prev'), PAGES[place - 1]?.name)
    assert.equal(linked('next'), PAGES[place + 1]?.name)
    for (const [, id] of body.matchAll(/<h[23] id="([^"]+)"/g))
      assert.ok(body.includes(`class="anchor" href="#${id}"`), `${name}#${id}`)
  }
})

test('the search finds sections by all their words, and says so when there are none', async () => {
  const found = (await get('/docs/search?q=Retry-After+429')).body
  assert.match(found, /href="\/docs\/bulk#the-limit"/)
  assert.match(found, /<mark>Retry-After<\/mark>/)
  assert.match((await get('/docs/search?q=drift')).body, /href="\/docs\/reconciling/)
  assert.match((await get('/docs/search?q=qqqq')).body, /No guide has <em>qqqq<\/em>/)
  assert.match((await get('/docs/search')).body, /Write what you look for/)
  for (const query of ['?q=%3Cscript%3Ealert(1)%3C/script%3E', '?q=a&q=b', `?q=${'x'.repeat(5_000)}`]) {
    const answer = await get(`/docs/search${query}`)
    assert.equal(answer.statusCode, 200)
    assert.doesNotMatch(answer.body, /<script>|<em></)
  }
  assert.match((await get('/docs/search?q=%22%3E%26')).body, /value="&quot;&gt;&amp;"/)
  const index = (await get('/docs/search-index.json')).json() as { page: string; url: string }[]
  const pages = new Set(index.map(({ page }) => page))
  for (const { name } of PAGES) assert.equal(pages.has(name), name !== 'changelog', name)
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
