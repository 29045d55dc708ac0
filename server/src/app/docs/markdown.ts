import { posix } from 'node:path'
import { Marked, type Token, type Tokens } from 'marked'
import { urlOfFile } from './pages.ts'
import { escaped, type Rendered, type Section } from './sections.ts'

/** Gives a heading the anchor that code hosts give it, so that one link is right in both places. */
export function openAnchors(): (heading: string) => string {
  const used = new Map<string, number>()
  return (heading) => {
    const anchor = heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replace(/\s/g, '-')
    const times = used.get(anchor) ?? 0
    used.set(anchor, times + 1)
    return times === 0 ? anchor : `${anchor}-${times}`
  }
}

/** The words of a token and of all within it, without any mark-up. */
export function wordsOf(token: Token): string {
  if (token.type === 'table') {
    const { header, rows } = token as Tokens.Table
    return [header, ...rows].map((row) => row.map((cell) => cell.tokens.map(wordsOf).join('')).join(' ')).join(' ')
  }
  if (token.type === 'list') return (token as Tokens.List).items.map(wordsOf).join(' ')
  if ('tokens' in token && token.tokens) return token.tokens.map(wordsOf).join(token.type === 'list_item' ? ' ' : '')
  if (token.type === 'space' || token.type === 'html') return ' '
  if (token.type === 'br') return ' '
  return 'text' in token ? plain(String(token.text)) : ''
}

/** Some tokens hold text that is escaped already. */
const plain = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')

/** Where a link of this file leads on the site; undefined if the site does not have its target. */
function hrefIn(file: string, href: string): string | undefined {
  if (/^[a-z]+:/.test(href) || href.startsWith('/')) return href
  const [path = '', anchor] = href.split('#')
  const target = anchor === undefined ? '' : `#${anchor}`
  if (!path) return target
  const url = urlOfFile(posix.join(posix.dirname(file), path))
  return url && url + target
}

const LABELS: Readonly<Record<string, string>> = {
  ...{ bash: 'Shell', sh: 'Shell', console: 'Terminal', http: 'HTTP', json: 'JSON', csv: 'CSV', text: 'Text' },
  ...{ ts: 'TypeScript', js: 'JavaScript', python: 'Python', php: 'PHP', java: 'Java' },
}

/** The page of a Markdown file. `file` is its path in the repository. */
export async function render(file: string, markdown: string): Promise<Rendered> {
  const anchorOf = openAnchors()
  const headings: { id: string; heading: string; depth: number }[] = []
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const heading = tokens.map(wordsOf).join('')
        const id = anchorOf(heading)
        headings.push({ id, heading, depth })
        const inner = this.parser.parseInline(tokens)
        if (depth === 1) return `<h1 id="${id}">${inner}</h1>\n`
        const label = escaped(`Link to the section ${heading}`)
        return `<h${depth} id="${id}">${inner} <a class="anchor" href="#${id}" aria-label="${label}">#</a></h${depth}>\n`
      },
      link({ href, tokens }) {
        const inner = this.parser.parseInline(tokens)
        const to = hrefIn(file, href)
        return to === undefined ? inner : `<a href="${escaped(to)}">${inner}</a>`
      },
      image({ href, text }) {
        const to = hrefIn(file, href) ?? ''
        return `<a class="drawing" href="${escaped(to)}"><img src="${escaped(to)}" alt="${escaped(text)}"></a>`
      },
      // A box to tick off on paper: a field that nobody can change would only confuse.
      checkbox: () => '<span class="box" aria-hidden="true"></span>',
      // Wide tables scroll on their own, so that the page itself fits a phone.
      table(token) {
        const cells = (row: Tokens.TableCell[], tag: 'th' | 'td') =>
          row.map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`).join('')
        const rows = token.rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('\n')
        return `<div class="table" role="region" tabindex="0" aria-label="Table"><table><thead><tr>${cells(token.header, 'th')}</tr></thead>
<tbody>${rows}</tbody></table></div>\n`
      },
      code({ text, lang = '' }) {
        const label = LABELS[lang] ?? 'Code'
        return `<figure class="code"><figcaption>${label}</figcaption><pre tabindex="0"><code${lang ? ` class="language-${escaped(lang)}"` : ''}>${escaped(text)}</code></pre></figure>\n`
      },
    },
  })
  const tokens = marked.lexer(markdown)
  const html = marked.parser(tokens)
  return { html, sections: sectionsOf(tokens, headings) }
}

function sectionsOf(tokens: readonly Token[], headings: readonly Omit<Section, 'text'>[]): Section[] {
  const texts: string[] = []
  for (const token of tokens) {
    if (token.type === 'heading') texts.push('')
    else if (texts.length > 0) texts.push(`${texts.pop()} ${wordsOf(token)}`)
  }
  return headings.map((heading, index) => ({ ...heading, text: (texts[index] ?? '').replace(/\s+/g, ' ').trim() }))
}
