import type { Box, Word } from '../../../../platform/pdf/page-text.ts'
import { findAmounts, type PrintedAmount } from './amounts.ts'
import { fold, withoutPairs } from './fold.ts'
import { sharesColumn } from './labels.ts'
import { boxAround, type Layout, type WordRow } from './lines.ts'
import { type AmountKind, kindOf } from './total-labels.ts'

export type LabelledAmount = PrintedAmount & {
  readonly row: WordRow
  readonly kind: AmountKind
  readonly label: string
  /** The label is the head of a column, not the words before the amount. */
  readonly by_column: boolean
  /** Its row says „Summe“: of the amounts in a column this one is the sum. */
  readonly in_sum_row: boolean
  /** The last amount of its column: in a table this is the sum. */
  readonly last_of_column: boolean
}

/** A row with more amounts is a table of prices, not a sum. */
const AMOUNTS_IN_A_ROW = 16
const WORDS_IN_A_ROW = 200

/** Every amount with its label: the words before it in its row, otherwise the head of its column. */
export function labelAmounts(layout: Layout): LabelledAmount[] {
  return layout.pages.flatMap(({ rows }) => {
    const columns: { row: WordRow; box: Box }[] = []
    const found = rows.flatMap((row) => {
      const amounts = row.words.length > WORDS_IN_A_ROW ? [] : findAmounts(row.words)
      if (amounts.length > AMOUNTS_IN_A_ROW) return []
      columns.push(...amounts.map(({ words }) => ({ row, box: boxAround(words) })))
      return amounts.map((_, at) => labelOne(rows, row, at, amounts))
    })
    return found.map((one) => ({ ...one, last_of_column: isLast(one, columns) }))
  })
}

function labelOne(
  rows: readonly WordRow[],
  row: WordRow,
  at: number,
  amounts: readonly PrintedAmount[],
): LabelledAmount {
  const [amount, previous] = [amounts[at] as PrintedAmount, amounts[at - 1]]
  const whole = { ...amount, row, last_of_column: false }
  const words_before = row.words.slice(0, row.words.indexOf(amount.words[0] as Word))
  const between = previous ? words_before.slice(words_before.indexOf(previous.words.at(-1) as Word) + 1) : words_before
  const own = labelText(between)
  const own_kind = kindOf(own)
  const in_sum_row = own_kind === 'total' && amounts.length > 1
  if (own_kind !== 'none' && !in_sum_row) return { ...whole, kind: own_kind, label: own, by_column: false, in_sum_row }
  const row_label = labelText(words_before)
  const row_kind = kindOf(row_label)
  const before_previous = previous
    ? labelText(words_before.slice(0, words_before.indexOf(previous.words[0] as Word)))
    : ''
  // „VAT (19 % of 121.50)  23.09": the figure in between belongs to the label.
  if (kindOf(before_previous) === 'base')
    return {
      ...whole,
      kind: row_kind === 'base' ? kindOfRest(before_previous) : row_kind,
      label: row_label,
      by_column: false,
      in_sum_row: false,
    }
  const head = columnHead(rows, row, amount)
  const head_kind = head ? kindOf(head) : 'none'
  const named = head_kind === 'net' || head_kind === 'tax' || head_kind === 'gross' || head_kind === 'base'
  if (head && (named || (!in_sum_row && (row_kind === 'none' || row_kind === 'other')))) {
    return { ...whole, kind: head_kind, label: head, by_column: true, in_sum_row: row_kind === 'total' }
  }
  if (in_sum_row) return { ...whole, kind: own_kind, label: own, by_column: false, in_sum_row }
  return { ...whole, kind: previous ? row_kind : 'none', label: row_label, by_column: false, in_sum_row: false }
}

/** „20 % USt von" without its last word is the label of the tax that follows the base. */
const kindOfRest = (label: string): AmountKind =>
  kindOf(label.replace(/[ (]{0,9}(?:auf|von|of|on|sur|aus|basis|netto)[ (]{0,9}$/u, ''))

export const labelText = (words: readonly Word[]): string => withoutFigures(words.map((word) => word.text).join(' '))

const withoutFigures = (text: string): string =>
  withoutPairs(fold(text))
    .replace(/[|:*]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** The nearest words above in the same column that are not figures themselves. */
function columnHead(rows: readonly WordRow[], row: WordRow, amount: PrintedAmount): string | undefined {
  const box = boxAround(amount.words)
  for (let at = row.index - 1; at >= 0 && at > row.index - 30; at--) {
    const above = rows[at] as WordRow
    if (row.top - above.bottom > 16 * box.height) return undefined
    const segment = above.segments.find((part) => sharesColumn(part, box) || endsWith(part, box))
    if (!segment) continue
    if (!/\p{L}{2}/u.test(segment.text.replace(/eur|€/gi, ''))) continue
    const near = segment.words.length > 1 ? headWords(segment.words, box) : segment.words
    const text = withoutFigures(near.map((word) => word.text).join(' '))
    if (/\p{L}{2}/u.test(text) && kindOf(text) !== 'none') return text
  }
  return undefined
}

/** Heads of narrow columns are close together: only the words above the amount count, if there are any. */
function headWords(words: readonly Word[], box: Box): readonly Word[] {
  const over = words.filter(
    (word) => sharesColumn(word, { ...box, x: box.x - 4, width: box.width + 8 }) || endsWith(word, box),
  )
  return over.length > 0 ? over : words
}

const endsWith = (part: { x: number; width: number }, box: { x: number; width: number; height: number }): boolean =>
  Math.abs(part.x + part.width - (box.x + box.width)) < 0.8 * box.height

function isLast(one: LabelledAmount, columns: readonly { row: WordRow; box: Box }[]): boolean {
  const own = boxAround(one.words)
  // From the bottom, where most columns end.
  const below = columns.findLast(({ row, box }) => row.index <= one.row.index || sharesColumn(box, own))
  return below === undefined || below.row.index <= one.row.index
}
