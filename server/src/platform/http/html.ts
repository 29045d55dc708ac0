/** Text that is already HTML. A class only so that it can be told from other text. */
class Markup {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}
export type Html = Markup

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeText = (text: string): string => text.replace(/[&<>"']/g, (character) => ESCAPES[character] as string)

type HtmlPart = string | number | Html | null | undefined | false | readonly HtmlPart[]

const render = (part: HtmlPart): string => {
  if (part instanceof Markup) return part.text
  if (Array.isArray(part)) return part.map(render).join('')
  return part === null || part === undefined || part === false ? '' : escapeText(String(part))
}

/**
 * Tags HTML. Every value is escaped unless it was made here. Lists are joined; null, undefined and false give nothing.
 */
export function html(strings: TemplateStringsArray, ...parts: readonly HtmlPart[]): Html {
  return new Markup(strings.reduce((text, string, index) => text + render(parts[index - 1]) + string))
}

/** A style sheet of our own inside a page. It is no text of anybody else's, and escaping would break it. */
export const inlineStyle = (css: string): Html => new Markup(`<style>${css}</style>`)

export const htmlText = ({ text }: Html): string => text
