import { centsText, shareInBp } from '../../kernel/money.ts'
import { rowOn } from '../dated-rows.ts'
import { bandOf } from '../fee-scale.ts'
import type { LetterFee, LetterFeeFacts } from '../letters.ts'
import { type RowUse, rowsInUse } from '../table-warnings.ts'

/** The maximum amounts of the regulation, indexed. The general processing fee is not charged with a letter. */
export function letterFees({ letter_number, claim_cents, on, legal }: LetterFeeFacts): LetterFee[] {
  const table = rowOn(legal.reminder_fees_at.bands, on)
  const factor_bp = rowOn(legal.reminder_fees_at.index, on)?.factor_bp
  if (!table || factor_bp === undefined || claim_cents <= 0) return []
  const { fee_cents } = bandOf(letter_number === 1 ? table.first : table.further, claim_cents)
  const amount_cents = shareInBp(fee_cents, factor_bp)
  if (amount_cents === 0) return []
  const factor = (factor_bp / 10_000).toFixed(4)
  const formula = `${centsText(fee_cents)} × ${factor} = ${centsText(amount_cents)}`
  return [{ amount_cents, rule: table.rule, formula }]
}

export const letterFeeRows = ({ on, legal: { reminder_fees_at } }: Pick<LetterFeeFacts, 'on' | 'legal'>): RowUse[] => [
  ...rowsInUse({ table: 'reminder_fees_at', list: 'bands' }, reminder_fees_at.bands, on),
  ...rowsInUse({ table: 'reminder_fees_at', list: 'index' }, reminder_fees_at.index, on),
]
