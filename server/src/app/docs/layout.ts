import { MARK_ADDRESS } from '../../platform/http/brand.ts'
import { type DocsPage, GROUPS, PAGES } from './pages.ts'
import { escaped, type Section } from './sections.ts'

export const CONTENT_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

export type Sheet = {
  readonly title: string
  readonly body: string
  /** The page of the list that this is, if it is one. */
  readonly name?: string
  readonly sections?: readonly Section[]
  readonly query?: string
}

export const pageHtml = ({ title, body, name = '', sections = [], query = '' }: Sheet): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} · Mahnwerk</title>
<link rel="icon" href="${MARK_ADDRESS}">
<link rel="stylesheet" href="/docs/docs.css">
<script type="module" src="/docs/docs.js"></script>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="top">
<a class="name" href="/"><img src="${MARK_ADDRESS}" alt="" width="24" height="24">Mahnwerk</a>
<form class="search" role="search" action="/docs/search">
<label for="query">Search the guides</label>
<input id="query" name="q" type="search" placeholder="Search the guides" autocomplete="off" maxlength="100" value="${escaped(query)}">
<kbd aria-hidden="true">/</kbd>
<div id="hits" class="hits" hidden></div>
</form>
<a class="reference" href="/docs">API reference</a>
</header>
<div class="columns">
<details class="guides"><summary>All guides</summary>
<nav aria-label="Guides">${GROUPS.map((group) => groupHtml(group, name)).join('')}
<h2>Reference</h2><ul><li><a href="/docs">API reference</a></li><li><a href="/docs/openapi.json">OpenAPI document</a></li></ul></nav>
</details>
<main id="content" tabindex="-1">
${body}${neighboursHtml(name)}</main>
${contentsHtml(sections)}
</div>
<p id="told" class="unseen" role="status"></p>
</body>
</html>
`

type Group = { readonly title: string; readonly pages: readonly DocsPage[] }

const groupHtml = ({ title, pages }: Group, here: string): string => `
<h2>${title}</h2><ul>${pages
  .map((page) => {
    const current = page.name === here ? ' aria-current="page"' : ''
    return `<li><a href="/docs/${page.name}"${current}>${page.title}</a></li>`
  })
  .join('')}</ul>`

function neighboursHtml(name: string): string {
  const place = PAGES.findIndex((page) => page.name === name)
  if (place < 0) return ''
  const link = (page: DocsPage | undefined, rel: 'prev' | 'next', word: string) =>
    page ? `<a rel="${rel}" href="/docs/${page.name}"><span>${word}</span> ${page.title}</a>` : '<span></span>'
  return `<nav class="neighbours" aria-label="Previous and next">${link(PAGES[place - 1], 'prev', 'Previous')}${link(PAGES[place + 1], 'next', 'Next')}</nav>
`
}

const CONTENTS_FROM = 3

/** The sections of the page, where it has enough of them to get lost. */
function contentsHtml(sections: readonly Section[]): string {
  const listed = sections.filter(({ depth }) => depth === 2)
  if (listed.length < CONTENTS_FROM) return ''
  const items = listed.map(({ id, heading }) => `<li><a href="#${id}">${escaped(heading)}</a></li>`)
  return `<nav class="contents" aria-label="On this page"><h2>On this page</h2><ul>${items.join('')}</ul></nav>`
}
