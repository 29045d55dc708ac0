import type { Word } from '../../../../platform/pdf/page-text.ts'
import { type LabelledAmount, labelAmounts, labelText } from './labelled-amounts.ts'
import type { Layout, WordRow } from './lines.ts'
import { type AmountKind, kindOf } from './total-labels.ts'

/** Every amount of the pages with its label. */
export function amountsOn(layout: Layout): LabelledAmount[] {
  const labelled = labelAmounts(layout)
  return [...labelled, ...bareSums(layout, labelled)]
}

const GROSS: ReadonlySet<AmountKind> = new Set<AmountKind>(['gross', 'total', 'payable'])
/** Of each kind; every pair of them is added up. */
const COMPARED = 20
const FIGURES = /^[€$£]?\d[\d.,']{2,13}\d[€]?$/

/**
 * Sums whose separators are lost or misplaced, as in „120000" and „1.20000" for 1.200,00. Their digits count only where the
 * other amounts prove them: net and tax add up to them, or gross less tax.
 */
function bareSums(layout: Layout, amounts: readonly LabelledAmount[]): LabelledAmount[] {
  const printed = amounts.filter(({ negative, has_decimals, cents }) => !negative && has_decimals && cents > 0)
  const of = (isMeant: (kind: AmountKind) => boolean): number[] =>
    [...new Set(printed.filter(({ kind }) => isMeant(kind)).map(({ cents }) => cents))].slice(0, COMPARED)
  const taxes = of((kind) => kind === 'tax' || kind === 'included_tax')
  const pairs = (others: readonly number[], sign: 1 | -1): Set<number> =>
    new Set(others.flatMap((other) => taxes.map((tax) => other + sign * tax)))
  const expected = {
    gross: pairs(
      of((kind) => kind === 'net' || kind === 'subtotal'),
      1,
    ),
    net: pairs(
      of((kind) => GROSS.has(kind)),
      -1,
    ),
  }
  if (taxes.length === 0) return []
  const taken = new Set(printed.flatMap(({ words }) => words))
  return layout.rows.flatMap((row) =>
    row.words.flatMap((word, at) => (taken.has(word) ? [] : bareIn(row, at, expected))),
  )
}

function bareIn(row: WordRow, at: number, expected: Record<'gross' | 'net', ReadonlySet<number>>): LabelledAmount[] {
  const word = row.words[at] as Word
  if (!FIGURES.test(word.text)) return []
  const cents = Number(word.text.replace(/\D/g, ''))
  const label = labelText(row.words.slice(0, at))
  const kind = kindOf(label)
  const is_expected = GROSS.has(kind) ? expected.gross.has(cents) : kind === 'net' && expected.net.has(cents)
  if (!is_expected) return []
  const amount = { cents, negative: false, has_decimals: true, currency: null, from: 0, to: 0, words: [word] }
  return [{ ...amount, row, kind, label, by_column: false, in_sum_row: false, last_of_column: false }]
}
