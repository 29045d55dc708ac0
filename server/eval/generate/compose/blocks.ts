/** What templates/page.typ draws. Sizes are shares of the page's font size, lengths are millimetres. */
export type Style = {
  readonly size?: number
  readonly bold?: boolean
  readonly ink?: string
  readonly align?: 'left' | 'right' | 'center'
  readonly tracking?: number
}

export type Column = {
  readonly head: string
  readonly width: number | 'auto' | 'rest'
  readonly align: 'left' | 'right' | 'center'
}
export type Row = { readonly form: 'row' | 'group' | 'note' | 'sum'; readonly cells: readonly string[] }
export type Pair = readonly [string, string]

export type PairsBlock = Style & {
  readonly kind: 'pairs'
  readonly form: 'columns' | 'stacked' | 'inline' | 'line'
  readonly rows: readonly Pair[]
  readonly values?: 'left' | 'right'
  readonly wide?: boolean
  readonly grid?: boolean
  readonly bold_values?: boolean
  readonly bold_last?: boolean
  readonly rule_last?: boolean
  readonly last_fill?: string
  readonly air?: number
  readonly gap?: number
}

export type Block =
  | (Style & { readonly kind: 'text'; readonly lines: readonly string[] })
  | PairsBlock
  | (Style & {
      readonly kind: 'bar'
      readonly heads: readonly string[]
      readonly cells: readonly string[]
      readonly fill?: string
      readonly head_ink?: string
      readonly grid?: boolean
      readonly bold_values?: boolean
    })
  | {
      readonly kind: 'table'
      readonly columns: readonly Column[]
      readonly rows: readonly Row[]
      readonly rules: 'rules' | 'none' | 'grid' | 'zebra' | 'rows'
      readonly head_fill?: string
      readonly head_ink?: string
      readonly head_bold?: boolean
      readonly size?: number
      readonly air?: number
    }
  | {
      readonly kind: 'columns'
      readonly widths: readonly (number | 'rest' | 'auto')[]
      readonly cells: readonly (readonly Block[])[]
      readonly gap?: number
    }
  | (Style & {
      readonly kind: 'box'
      readonly blocks: readonly Block[]
      readonly width?: number
      readonly inset?: number
      readonly fill?: string
      readonly stroke?: boolean
    })
  | { readonly kind: 'gap'; readonly mm: number }
  | { readonly kind: 'rule'; readonly line?: string }
  | (Style & { readonly kind: 'mark'; readonly shape: 'rings' | 'bars' | 'plate'; readonly size: number })
  | { readonly kind: 'bottom'; readonly blocks: readonly Block[] }
  | { readonly kind: 'break' }

export type Sheet = {
  readonly paper: 'a4' | 'us-letter'
  readonly font: string
  readonly size: number
  readonly lang: string
  readonly leading: number
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  readonly strip: string | null
  readonly page_words: string | null
  readonly page_always: boolean
}

/** What a page is made of; nothing of it is code for the typesetter. */
export type PageDescription = {
  readonly title: string
  readonly sheet: Sheet
  readonly blocks: readonly Block[]
  readonly footer: readonly Block[]
}

export const text = (lines: readonly string[], style: Style = {}): Block => ({ kind: 'text', lines, ...style })
export const gap = (mm: number): Block => ({ kind: 'gap', mm })
export const columns = (
  widths: readonly (number | 'rest' | 'auto')[],
  cells: readonly (readonly Block[])[],
): Block => ({
  kind: 'columns',
  widths,
  cells,
})

const WORDS = new Set(['lines', 'rows', 'heads', 'cells', 'head', 'title', 'page_words'])

/** Changes every printed word of a description, and nothing else of it. */
export function respelled<T>(part: T, spell: (words: string) => string, is_word = false): T {
  if (typeof part === 'string') return (is_word ? spell(part) : part) as T
  if (Array.isArray(part)) return part.map((one) => respelled(one, spell, is_word)) as T
  if (part === null || typeof part !== 'object') return part
  const entries = Object.entries(part).map(([key, value]) => [key, respelled(value, spell, WORDS.has(key))])
  return Object.fromEntries(entries) as T
}
