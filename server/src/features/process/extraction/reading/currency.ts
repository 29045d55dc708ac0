import type { Word } from '../../../../platform/pdf/page-text.ts'
import { CURRENCY_CODES, currencyOf, UNKNOWN_CURRENCY } from './currencies.ts'
import type { LabelledAmount } from './labelled-amounts.ts'
import type { Layout } from './lines.ts'
import { pattern } from './vocabulary.ts'

const LABELLED = pattern('iu')`
    (?:w[aä]hrung|currency|devise|valuta|valuuta|monnaie|betr[aä]ge? in|preise in|amounts? in|prices in|montants? en)
    [ :]*(?<code>[a-z]{3}|euros?|franken|€|£|\$|kr|kč|zł)(?!\p{L})
  `
const NAMED = /(?<!\p{L})(?:eur|euros?|€|usd|chf|gbp|£|sek|nok|dkk|pln|czk|huf|kč|zł)(?!\p{L})/giu

/**
 * The currency of the amounts: what a label says, otherwise the most frequent sign, otherwise the first one named. A sign or
 * code beside sums that is no currency that we know is `UNKNOWN_CURRENCY`; null means that there is none at all.
 */
export function readCurrency(layout: Layout, amounts: readonly LabelledAmount[]): string | null {
  const text = layout.rows.map((row) => row.words.map((word) => word.text).join(' ')).join('\n')
  const labelled = LABELLED.exec(text)?.groups?.code
  // „Währung und …" names none.
  if (labelled && currencyOf(labelled) !== UNKNOWN_CURRENCY) return currencyOf(labelled)
  const counts = new Map<string, number>()
  for (const amount of amounts) {
    const currency = amount.currency ?? codeBeside(amount)
    if (currency) counts.set(currency, (counts.get(currency) ?? 0) + (amount.kind === 'none' ? 1 : 3))
  }
  const [most] = [...counts].sort((a, b) => b[1] - a[1])
  if (most) return most[0]
  const [named] = text.match(NAMED) ?? []
  return named ? currencyOf(named) : null
}

/** Codes of three letters after a sum that tell a quantity, not a currency. */
const UNITS = new Set(
  'STK PCS KGM KWH MWH STD TAG PAX INK INC NET TTC VAT UST QTY PKG MIN HRS DAY MON CBM LTR MTR'.split(' '),
)

/** A code that is written apart from its amount, or that is none. Only beside sums: beside other figures it may be a unit. */
function codeBeside({ kind, row, words, has_decimals }: LabelledAmount): string | null {
  if (!has_decimals || kind === 'none' || kind === 'other') return null
  const last = row.words.indexOf(words.at(-1) as Word)
  const before = row.words[row.words.indexOf(words[0] as Word) - 1]
  const after = row.words[last + 1]
  if (before && CURRENCY_CODES.has(before.text)) return before.text
  if (!after || !/^\p{Lu}{3}$/u.test(after.text) || UNITS.has(after.text)) return null
  const gap = after.x - ((words.at(-1) as Word).x + (words.at(-1) as Word).width)
  return gap < 1.5 * after.font_size ? currencyOf(after.text) : null
}
