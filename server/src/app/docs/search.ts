import { pageHtml } from './layout.ts'
import { type Entry, type Found, search } from './match.js'
import type { DocsPage } from './pages.ts'
import { escaped, type Section } from './sections.ts'

/** One entry per section. The changelog is left out: it has a little of everything. */
export const indexOf = (pages: readonly { page: DocsPage; sections: readonly Section[] }[]): Entry[] =>
  pages
    .filter(({ page }) => page.name !== 'changelog')
    .flatMap(({ page, sections }) =>
      sections.map(({ id, heading, depth, text }) => ({
        page: page.name,
        title: page.title,
        heading,
        url: `/docs/${page.name}${depth === 1 ? '' : `#${id}`}`,
        text,
      })),
    )

const itemHtml = ({ url, title, heading, excerpt }: Found): string => {
  const parts = excerpt.map(({ text, is_hit }) => (is_hit ? `<mark>${escaped(text)}</mark>` : escaped(text)))
  return `<li><a href="${escaped(url)}">${escaped(heading)}</a> <span class="where">${escaped(title)}</span><p>${parts.join('')}</p></li>`
}

/** For browsers without scripts, and for a query that is sent with Enter. */
export function resultsHtml(index: readonly Entry[], query: string): string {
  const found = search(index, query)
  const said = `<em>${escaped(query)}</em>`
  const lead = !query.trim()
    ? '<p>Write what you look for into the field above.</p>'
    : found.length === 0
      ? `<p>No guide has ${said}. Fewer or shorter words find more; fields and routes are in the <a href="/docs">API reference</a>.</p>`
      : `<p>Sections with ${said}, the best first:</p>`
  const list = found.length > 0 ? `<ol class="results">${found.map(itemHtml).join('\n')}</ol>` : ''
  return pageHtml({ title: 'Search', query, body: `<h1>Search</h1>\n${lead}\n${list}\n` })
}
