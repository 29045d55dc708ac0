import type { Schemas } from '../../../shared/api/operator.ts'

type Balance = {
  readonly totals: Pick<Schemas['BalanceTotals'], 'principal' | 'interest' | 'costs' | 'total'>
  readonly lines: readonly Pick<Schemas['BalanceLine'], 'kind' | 'amount'>[]
}

/** What is entered as not pursued when a claim closes today: what is open, and what is not due yet. */
export function notPursued({ totals: { principal, interest, costs, total }, lines }: Balance) {
  const waiting = lines.reduce((sum, { kind, amount }) => sum + (kind === 'not_due' ? amount : 0), 0)
  const euros = (amount: number) => Math.round(amount * 100) / 100
  return { principal: euros(principal + waiting), interest, costs, total: euros(total + waiting) }
}
