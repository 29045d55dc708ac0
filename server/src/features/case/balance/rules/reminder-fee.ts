import { rowOn } from '../../../../kernel/dated-rows.ts'
import { bandOf, scaledFeeCents } from '../../../../kernel/fee-scale.ts'
import type { Legal } from '../../../../kernel/legal.ts'
import { centsText, shareInBp } from '../../../../kernel/money.ts'
import { lawOf } from './default.ts'

export type ReminderFee = { amount_cents: number; rule: string; formula: string }

export type ReminderFacts = {
  country: string | null
  /** Counts from 1. */
  letter_number: number
  /** The principal that is claimed. */
  claim_cents: number
  on: string
  legal: Legal
}

/** What a debtor may be charged for a letter, beyond what the letters before it cost; null when that is nothing. */
export function reminderFee(facts: ReminderFacts): ReminderFee | null {
  if (facts.claim_cents <= 0) return null
  return lawOf(facts.country) === 'DE' ? germanFee(facts) : austrianFee(facts)
}

/** The highest amounts of the regulation, indexed; the general processing fee is not charged with a letter. */
function austrianFee({ letter_number, claim_cents, on, legal }: ReminderFacts): ReminderFee | null {
  const table = rowOn(legal.reminder_fees_at.bands, on)
  const factor_bp = rowOn(legal.reminder_fees_at.index, on)?.factor_bp
  if (!table || factor_bp === undefined) return null
  const { fee_cents } = bandOf(letter_number === 1 ? table.first : table.further, claim_cents)
  const amount_cents = shareInBp(fee_cents, factor_bp)
  if (amount_cents === 0) return null
  const factor = (factor_bp / 10_000).toFixed(4)
  return { amount_cents, rule: table.rule, formula: `${centsText(fee_cents)} × ${factor} = ${centsText(amount_cents)}` }
}

/**
 * What a lawyer would cost (§ 13e RDG): half a fee for the first letter, nine tenths in all from the second on. So the
 * second letter costs the difference and the third nothing.
 */
function germanFee({ letter_number, claim_cents, on, legal }: ReminderFacts): ReminderFee | null {
  const scale = rowOn(legal.lawyer_fees_de.scale, on)
  const collection = rowOn(legal.lawyer_fees_de.collection, on)
  if (!scale || !collection || letter_number > 2) return null
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
