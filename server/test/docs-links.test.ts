import assert from 'node:assert/strict'
import { glob, readFile, stat } from 'node:fs/promises'
import { posix } from 'node:path'
import { test } from 'node:test'
import { Marked, type Token } from 'marked'
import { openAnchors, wordsOf } from '../src/app/docs/markdown.ts'
import { openWorld } from './world.ts'

const ROOT = new URL('../../', import.meta.url)

type Page = { readonly status: number; readonly ids: ReadonlySet<string>; readonly links: readonly string[] }

const valuesOf = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, value = '']) => value.replaceAll('&amp;', '&').replaceAll('&quot;', '"'))

test('every link, anchor and download of the guides and of the reference leads somewhere', async () => {
  const world = await openWorld()
  const seen = new Map<string, Page>()
  const read = async (url: string): Promise<Page> => {
    const known = seen.get(url)
    if (known) return known
    const { statusCode, headers, body } = await world.request({ method: 'GET', url })
    const html = /^text\/html/.test(String(headers['content-type'])) ? body : ''
    const page = {
      status: statusCode,
      ids: new Set(valuesOf(html, / id="([^"]+)"/g)),
      links: valuesOf(html, /(?:href|src|action)="([^"]+)"/g),
    }
    seen.set(url, page)
    return page
  }

  const dead: string[] = []
  const waiting = ['/docs', '/docs/quick-start', '/docs/search?q=webhook']
  for (const url of waiting) {
    for (const href of (await read(url)).links) {
      const target = new URL(href, `http://guides.example${url}`)
      if (target.host !== 'guides.example') continue
      const path = target.pathname + target.search
      const { status, ids } = await read(path)
      const anchor = decodeURIComponent(target.hash.slice(1))
      if (![200, 302, 303].includes(status) || (anchor && !ids.has(anchor))) dead.push(`${url}: ${href} (${status})`)
      if (path.startsWith('/docs') && !waiting.includes(path)) waiting.push(path)
    }
  }
  assert.deepEqual(dead, [])
  for (const url of [
    ...['/docs/webhook-vectors.json', '/docs/mahnwerk.postman_collection.json', '/docs/mahnwerk-bruno.zip'],
    ...['/docs/sample-invoice.pdf', '/docs/openapi.json', '/docs/stages.svg', '/docs/changelog'],
  ])
    assert.equal(seen.get(url)?.status, 200, `${url} is linked`)
})

/** Links of a Markdown file, and the anchors of its headings. */
async function readMarkdown(file: string): Promise<{ links: string[]; anchors: Set<string> }> {
  const anchorOf = openAnchors()
  const [links, anchors] = [[] as string[], new Set<string>()]
  const marked = new Marked()
  const tokens = marked.lexer(await readFile(new URL(file, ROOT), 'utf8'))
  marked.walkTokens(tokens, (token: Token) => {
    if (token.type === 'link' || token.type === 'image') links.push(token.href)
    if (token.type === 'heading') anchors.add(anchorOf((token.tokens ?? []).map(wordsOf).join('')))
  })
  return { links, anchors }
}

/** Links that are only true on a running server. */
const isServed = (href: string): boolean => href.startsWith('/docs')

test('every relative link in the repository names a file and a heading that exist', async () => {
  const files = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'sdk/README.md']
  for await (const file of glob('docs/**/*.md', { cwd: ROOT })) files.push(file)
  assert.ok(files.length > 20)
  const dead: string[] = []
  let links_seen = 0
  for (const file of files) {
    for (const href of (await readMarkdown(file)).links) {
      if (/^[a-z]+:/.test(href) || isServed(href)) continue
      links_seen++
      const [path = '', anchor] = href.split('#')
      const target = path ? posix.join(posix.dirname(file), decodeURIComponent(path)) : file
      const is_there = await stat(new URL(target, ROOT)).then(
        () => true,
        () => false,
      )
      const is_anchored = !anchor || (is_there && (await readMarkdown(target)).anchors.has(anchor))
      if (!is_there || !is_anchored) dead.push(`${file}: ${href}`)
    }
  }
  assert.deepEqual(dead, [])
  assert.ok(links_seen > 100, 'links were found')
})
