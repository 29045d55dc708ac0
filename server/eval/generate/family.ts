import type { LocaleName } from './locales.ts'
import type { IssuerKind } from './people/issuers.ts'
import type { PartyKind } from './people/parties.ts'
import type { ColumnName, Role, Sentence } from './words/roles.ts'

export const SETS = ['train', 'unseen'] as const
export type SetName = (typeof SETS)[number]

export type Prices =
  /** Net lines, tax on top. */
  | 'net'
  /** Gross lines, tax included. */
  | 'gross'
  /** No tax, and a sentence that says why. */
  | 'exempt'
  | 'reverse'

export type Extra =
  /** Something was paid before; the rest is open. */
  | 'prepaid'
  /** A final invoice over everything, less the part invoices before it. */
  | 'instalments'
  /** An older balance is asked for with this invoice. */
  | 'arrears'
  /** Rounded to five centimes. */
  | 'cash-rounding'
  | 'discount'

export type Due = 'date' | 'date-fact' | 'days' | 'at-once' | 'discount' | 'debit' | 'none'

export type Sums = {
  readonly prices: Prices
  readonly rates: 'one' | 'several'
  /** Whether tax is rounded once or on every line. */
  readonly rounding: 'sum' | 'line'
  readonly extra: Extra | null
  readonly lines: readonly [number, number]
}

export type FontName = 'sans' | 'arial' | 'serif' | 'roman' | 'mono'

/** Where things stand on the page. Each word is one way of doing it in `compose`. */
export type Look = {
  readonly font: FontName
  readonly size: number
  readonly accent: string
  readonly margin: number
  /** `picture`: a mark without text, so that the name stands in small print only. */
  readonly letterhead:
    | 'left'
    | 'right'
    | 'centre'
    | 'bar'
    | 'split'
    | 'picture'
    | 'side'
    | 'footer'
    | 'spaced'
    | 'brand'
  readonly window: 'window' | 'left' | 'right' | 'parties' | 'parties-boxed' | 'low' | 'one-line'
  readonly facts:
    | 'beside'
    | 'boxed'
    | 'bar'
    | 'coloured-bar'
    | 'grid'
    | 'stacked'
    | 'inline'
    | 'line'
    | 'joined'
    | 'sentence'
    | 'right-values'
    | 'under-title'
    | 'columns'
  readonly title: 'plain' | 'number' | 'number-date' | 'spaced' | 'right' | 'bar' | 'none' | 'top'
  readonly table: 'rules' | 'plain' | 'grid' | 'zebra' | 'head-bar' | 'list' | 'prose' | 'groups' | 'dotted'
  readonly columns: readonly ColumnName[]
  readonly totals:
    | 'right'
    | 'wide'
    | 'boxed'
    | 'bar'
    | 'in-table'
    | 'sentence'
    | 'stacked'
    | 'left'
    | 'coloured'
    | 'tax-table'
  /** Goods go to another address, which stands beside that of the recipient. */
  readonly delivers: boolean
  readonly pay: 'sentence' | 'box' | 'slip' | 'table'
  readonly foot: 'columns' | 'line' | 'none' | 'two-lines'
  /** What this layout prints of the distracting facts. */
  readonly facts_count: readonly [number, number]
  /** Net and tax may be left out where the total says it all. */
  readonly shows_net: boolean
  readonly rows_per_page: number
}

export type Family = {
  readonly name: string
  readonly set: SetName
  readonly locale: LocaleName
  readonly trade: string
  readonly issuer: IssuerKind
  readonly recipient: PartyKind
  readonly sums: Sums
  readonly due: readonly Due[]
  readonly look: Look
  /** Words of its own, in place of those of its language. */
  readonly roles: Partial<Readonly<Record<Role, readonly string[]>>>
  readonly sentences: Partial<Readonly<Record<Sentence, readonly string[]>>>
  readonly titles: readonly string[]
  /** Programs from before umlauts write ae, oe, ue and ss. */
  readonly spelling: 'as-is' | 'ascii' | 'upper'
}

/** A family is told by how it differs from a plain one. */
export type Sketch = Pick<Family, 'name' | 'locale' | 'trade'> &
  Partial<Omit<Family, 'set' | 'sums' | 'look'>> & { readonly sums?: Partial<Sums>; readonly look?: Partial<Look> }

const SUMS: Sums = { prices: 'net', rates: 'one', rounding: 'sum', extra: null, lines: [1, 6] }
const LOOK: Look = {
  font: 'arial',
  size: 10,
  accent: '#1f3a5f',
  margin: 20,
  letterhead: 'right',
  window: 'window',
  facts: 'beside',
  title: 'plain',
  table: 'rules',
  columns: ['place', 'text', 'quantity', 'unit', 'price', 'amount'],
  totals: 'right',
  delivers: false,
  pay: 'sentence',
  foot: 'columns',
  facts_count: [1, 4],
  shows_net: true,
  rows_per_page: 18,
}

export const familiesOf = (set: SetName, sketches: readonly Sketch[]): Family[] =>
  sketches.map(({ sums, look, ...sketch }) => ({
    issuer: 'firm',
    recipient: 'either',
    due: ['date', 'days'],
    roles: {},
    sentences: {},
    titles: [],
    spelling: 'as-is',
    ...sketch,
    set,
    sums: { ...SUMS, ...sums },
    look: { ...LOOK, ...look },
  }))
