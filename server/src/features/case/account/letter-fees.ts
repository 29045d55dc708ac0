import { dayInVienna } from '../../../kernel/dates.ts'
import { happening } from '../../../platform/happenings.ts'
import type { Work } from '../../../platform/work.ts'
import { hasPayments, type SeenClaim } from './queries.ts'
import type { BalanceFacts } from './rules/facts.ts'
import { letterFeesPaid } from './rules.ts'
import { readFacts } from './service.ts'

/**
 * Told after every change of an account that has both letter fees and payments. `paid` says what each payment has paid of
 * letter fees by the account as it is now; a payment that is not in it has paid none.
 */
export const LETTER_FEES_PAID = happening<{ claim: SeenClaim; paid: ReadonlyMap<string, number> }>('letter fees paid')

/** The facts are those after the change. An account without letter fees or payments costs nothing here. */
export async function tellLetterFees(work: Work, claim: SeenClaim, facts: BalanceFacts): Promise<void> {
  const has = (kind: 'reminder_fee' | 'payment') => facts.entries.some(({ counts_as }) => counts_as === kind)
  if (!has('reminder_fee') || !has('payment')) return
  await work.tell(LETTER_FEES_PAID, { claim, paid: letterFeesPaid(facts) })
}

/** For changes that were written without the facts at hand. Most claims have no payments, and then nothing more is read. */
export async function reviewLetterFees(work: Work, claim: SeenClaim): Promise<void> {
  if (!(await hasPayments(work.tx, claim))) return
  await tellLetterFees(
    work,
    claim,
    await readFacts(work.tx, claim, { as_of: dayInVienna(work.now), legal: await work.legal() }),
  )
}
