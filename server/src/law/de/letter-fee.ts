import { centsText, shareInBp } from '../../kernel/money.ts'
import { rowOn } from '../dated-rows.ts'
import { scaledFeeCents } from '../fee-scale.ts'
import type { LetterFee, LetterFeeFacts } from '../letters.ts'
import { type RowUse, rowsInUse } from '../table-warnings.ts'

/** The two positions, which letters name apart. What was charged before they were kept apart has the rule of the table. */
export const FEE_RULE = 'VV 2300 RVG'
export const EXPENSES_RULE = 'VV 7002 RVG'

/** Of a later letter, whose position is what the same fee has risen by. */
const LESS = ' − '
export const isIncrease = ({ formula }: Pick<LetterFee, 'formula'>): boolean => formula.includes(LESS)

type Position = { amount_cents: number; formula: string }

/**
 * What a lawyer would charge (§ 13e RDG): half a fee for the first letter, nine tenths in total from the second on, each
 * with a flat rate for expenses. So the second letter costs the difference and the third nothing.
 */
export function letterFees({ letter_number, claim_cents, on, legal }: LetterFeeFacts): LetterFee[] {
  const scale = rowOn(legal.lawyer_fees_de.scale, on)
  const collection = rowOn(legal.lawyer_fees_de.collection, on)
  if (!scale || !collection || letter_number > 2 || claim_cents <= 0) return []
  const is_small = claim_cents <= collection.small_up_to_cents
  const full_cents = is_small ? collection.small_fee_cents : scaledFeeCents(scale, claim_cents)
  const positionsAt = (factor_bp: number): [Position, Position] => {
    const { minimum_fee_cents, expenses_bp, expenses_max_cents } = collection
    const fee_cents = Math.max(minimum_fee_cents, shareInBp(full_cents, factor_bp))
    const share_cents = shareInBp(fee_cents, expenses_bp)
    const expenses_cents = Math.min(expenses_max_cents, share_cents)
    const factor = (factor_bp / 10_000).toFixed(1)
    const share = `${expenses_bp / 100} % × ${centsText(fee_cents)}`
    return [
      { amount_cents: fee_cents, formula: `${factor} × ${centsText(full_cents)}` },
      // The limit instead of the share that would exceed it.
      { amount_cents: expenses_cents, formula: share_cents > expenses_cents ? centsText(expenses_max_cents) : share },
    ]
  }
  const rules = [FEE_RULE, EXPENSES_RULE]
  const first = positionsAt(collection.first_bp)
  const due = letter_number === 1 ? first : positionsAt(collection.further_bp)
  return due.flatMap((position, index) => {
    const before_cents = letter_number === 1 ? 0 : (first[index]?.amount_cents ?? 0)
    const amount_cents = position.amount_cents - before_cents
    if (amount_cents <= 0) return []
    const less = before_cents === 0 ? '' : `${LESS}${centsText(before_cents)}`
    return [{ amount_cents, rule: rules[index] ?? '', formula: formulaOf(`${position.formula}${less}`, amount_cents) }]
  })
}

const formulaOf = (terms: string, amount_cents: number): string =>
  terms === centsText(amount_cents) ? terms : `${terms} = ${centsText(amount_cents)}`

export const letterFeeRows = ({ on, legal: { lawyer_fees_de } }: Pick<LetterFeeFacts, 'on' | 'legal'>): RowUse[] => [
  ...rowsInUse({ table: 'lawyer_fees_de', list: 'scale' }, lawyer_fees_de.scale, on),
  ...rowsInUse({ table: 'lawyer_fees_de', list: 'collection' }, lawyer_fees_de.collection, on),
]
