import { centsText, shareInBp } from '../../kernel/money.ts'
import { rowOn } from '../dated-rows.ts'
import { scaledFeeCents } from '../fee-scale.ts'
import type { LetterFee, LetterFeeFacts } from '../letters.ts'
import { type RowUse, rowsInUse } from '../table-warnings.ts'

/**
 * What a lawyer would charge (§ 13e RDG): half a fee for the first letter, nine tenths in total from the second on. So
 * the second letter costs the difference and the third nothing.
 */
export function letterFee({ letter_number, claim_cents, on, legal }: LetterFeeFacts): LetterFee | null {
  const scale = rowOn(legal.lawyer_fees_de.scale, on)
  const collection = rowOn(legal.lawyer_fees_de.collection, on)
  if (!scale || !collection || letter_number > 2 || claim_cents <= 0) return null
  const is_small = claim_cents <= collection.small_up_to_cents
  const full_cents = is_small ? collection.small_fee_cents : scaledFeeCents(scale, claim_cents)
  const sumAt = (factor_bp: number) => {
    const fee_cents = Math.max(collection.minimum_fee_cents, shareInBp(full_cents, factor_bp))
    const expenses_cents = Math.min(collection.expenses_max_cents, shareInBp(fee_cents, collection.expenses_bp))
    const factor = (factor_bp / 10_000).toFixed(1)
    const formula = `${factor} × ${centsText(full_cents)} = ${centsText(fee_cents)}; ${centsText(fee_cents)} + ${centsText(expenses_cents)}`
    return { sum_cents: fee_cents + expenses_cents, formula }
  }
  const [first, further] = [sumAt(collection.first_bp), sumAt(collection.further_bp)]
  const { rule } = collection
  if (letter_number === 1) {
    return { amount_cents: first.sum_cents, rule, formula: `${first.formula} = ${centsText(first.sum_cents)}` }
  }
  const amount_cents = further.sum_cents - first.sum_cents
  if (amount_cents <= 0) return null
  return {
    amount_cents,
    rule,
    formula: `${further.formula} − ${centsText(first.sum_cents)} = ${centsText(amount_cents)}`,
  }
}

export const letterFeeRows = ({ on, legal: { lawyer_fees_de } }: Pick<LetterFeeFacts, 'on' | 'legal'>): RowUse[] => [
  ...rowsInUse({ table: 'lawyer_fees_de', list: 'scale' }, lawyer_fees_de.scale, on),
  ...rowsInUse({ table: 'lawyer_fees_de', list: 'collection' }, lawyer_fees_de.collection, on),
]
