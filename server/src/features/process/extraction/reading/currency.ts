import { currencyOf } from './amounts.ts'
import type { LabelledAmount } from './labelled-amounts.ts'
import type { Layout } from './lines.ts'
import { pattern } from './vocabulary.ts'

const LABELLED = pattern('u')`
    (?:wahrung|currency|devise|valuta|betrage? in|alle betrage in|amounts? in)[ :]*(eur|
    euro|usd|gbp|chf|dem|pln|czk|dkk|sek|nok|huf|€)(?!\p{L})
  `

/** The currency of the amounts: what a label says, otherwise the most frequent sign, otherwise the first one named. */
export function readCurrency(layout: Layout, amounts: readonly LabelledAmount[]): string | null {
  const text = layout.rows.map((row) => row.folded.text).join('\n')
  const labelled = LABELLED.exec(text)?.[1]
  if (labelled) return currencyOf(labelled)
  const counts = new Map<string, number>()
  for (const { currency, kind } of amounts) {
    if (currency) counts.set(currency, (counts.get(currency) ?? 0) + (kind === 'none' ? 1 : 3))
  }
  const [most] = [...counts].sort((a, b) => b[1] - a[1])
  if (most) return most[0]
  const named = [...text.matchAll(/(?<!\p{L})(eur|euro|€|usd|chf|gbp|£)(?!\p{L})/gu)].map((match) =>
    currencyOf(match[1] as string),
  )
  return named[0] ?? null
}
