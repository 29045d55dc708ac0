import type { Schemas } from '../../../shared/api/operator.ts'
import { useFormat } from '../../../shared/i18n/format.ts'
import { usePartsText } from './if-paid.ts'
import { notPursued } from './not-pursued.ts'
import { useIfPaidWords } from './words.if-paid.ts'

/** What a closure by hand leaves open, in words. Nothing is given up by it, and no text says so. */
export function useNotPursued(): (balance: Pick<Schemas['Balance'], 'totals' | 'lines'>) => string {
  const say = useIfPaidWords()
  const { money } = useFormat()
  const partsOf = usePartsText()
  return (balance) => {
    const { total, ...parts } = notPursued(balance)
    return total > 0 ? say('not_pursued', { amount: money(total), parts: partsOf(parts) }) : say('nothing_pursued')
  }
}
