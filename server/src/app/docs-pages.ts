import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { Marked } from 'marked'

/** The pages for integrators, made from the Markdown files of the repository. */
const PAGES = {
  'quick-start': { title: 'Quick start', file: 'docs/quick-start.md' },
  webhooks: { title: 'Webhooks', file: 'docs/webhooks.md' },
  stages: { title: 'Stages of a claim', file: 'docs/stages.md' },
  errors: { title: 'Errors and limits', file: 'docs/errors.md' },
  sdk: { title: 'TypeScript SDK', file: 'sdk/README.md' },
  import: { title: 'Importing cases', file: 'docs/import.md' },
  'command-line': { title: 'Command line', file: 'docs/command-line.md' },
  changelog: { title: 'Changelog', file: 'CHANGELOG.md' },
} as const
type PageName = keyof typeof PAGES

const ROOT = new URL('../../../', import.meta.url)
const STYLE = new URL('web/docs/docs.css', ROOT)
const DRAWING = new URL('docs/stages.svg', ROOT)

const CONTENT_POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** A link to another file of the repository leads to its page, if it has one. */
function hrefOf(href: string): string {
  const [path = '', anchor] = href.split('#')
  const name = path.split('/').filter(Boolean).at(-1) ?? ''
  const page = Object.entries(PAGES).find(([, { file }]) => file.endsWith(`/${name}`) || file === name)
  const is_sdk = path.includes('sdk/README.md')
  if (!path || /^[a-z]+:/.test(path) || !(page || is_sdk)) return href
  return `/docs/${is_sdk ? 'sdk' : page?.[0]}${anchor ? `#${anchor}` : ''}`
}

const idOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/<[^>]{0,999}>/g, '')
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replace(/\s+/g, '-')

const marked = new Marked({
  renderer: {
    heading({ tokens, depth }) {
      const inner = this.parser.parseInline(tokens)
      return `<h${depth} id="${idOf(inner)}">${inner}</h${depth}>\n`
    },
    link({ href, tokens }) {
      return `<a href="${escaped(hrefOf(href))}">${this.parser.parseInline(tokens)}</a>`
    },
    image({ href, text }) {
      return `<img src="/docs/${escaped(href)}" alt="${escaped(text)}">`
    },
    // Wide tables scroll on their own, so that the page itself fits a phone.
    table(token) {
      const cells = (row: (typeof token)['header'], tag: 'th' | 'td') =>
        row.map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`).join('')
      const rows = token.rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('\n')
      return `<div class="table" role="region" tabindex="0" aria-label="Table"><table><thead><tr>${cells(token.header, 'th')}</tr></thead>
<tbody>${rows}</tbody></table></div>\n`
    },
    code({ text, lang }) {
      return `<pre tabindex="0"><code${lang ? ` class="language-${escaped(lang)}"` : ''}>${escaped(text)}</code></pre>\n`
    },
  },
})

async function pageOf(name: PageName): Promise<string> {
  const { title, file } = PAGES[name]
  const links = Object.entries(PAGES).map(([key, page]) => {
    const here = key === name ? ' aria-current="page"' : ''
    return `<li><a href="/docs/${key}"${here}>${page.title}</a></li>`
  })
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Mahnwerk</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/docs/docs.css">
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header><a class="name" href="/">Mahnwerk</a>
<nav aria-label="Documentation"><ul>${links.join('')}<li><a href="/docs">API reference</a></li></ul></nav></header>
<main id="content">
${await marked.parse(await readFile(new URL(file, ROOT), 'utf8'))}</main>
</body>
</html>
`
}

export function docsPageRoutes(server: FastifyInstance): void {
  const made = new Map<PageName, Promise<string>>()
  for (const name of Object.keys(PAGES) as PageName[]) {
    server.get(`/docs/${name}`, { schema: { hide: true } }, async (_, reply) => {
      const page = made.get(name) ?? pageOf(name)
      made.set(name, page)
      reply.header('content-security-policy', CONTENT_POLICY)
      return reply.type('text/html; charset=utf-8').send(await page)
    })
  }
  server.get('/docs/docs.css', { schema: { hide: true } }, async (_, reply) =>
    reply.type('text/css; charset=utf-8').send(await readFile(STYLE)),
  )
  server.get('/docs/stages.svg', { schema: { hide: true } }, async (_, reply) =>
    reply.type('image/svg+xml').send(await readFile(DRAWING)),
  )
}
