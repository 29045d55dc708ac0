import type { Amount } from '../../../shared/i18n/typed-money.ts'
import { centsOf, eurosOf } from './cents.ts'

/** One line of a division: a claim, and how much of the entry it gets. */
export type Row<C> = { readonly key: string; readonly claim: C | null; readonly amount: Amount }

/** What is left of an amount once the rows are served; negative when they ask for too much. */
export const leftOf = (rest: number, rows: readonly Pick<Row<unknown>, 'amount'>[]): number =>
  eurosOf(centsOf(rest) - rows.reduce((sum, { amount }) => sum + centsOf(amount || 0), 0))

/** What a claim gets at first: what it is owed, at most what is left. */
export const firstAmount = (left: number, open: number): number =>
  eurosOf(Math.max(0, Math.min(centsOf(left), centsOf(open))))

export type RowFault = 'no_claim' | 'no_amount' | 'twice'

/** What a person has to mend in a row before anything is sent. */
export function rowFault<C extends { readonly id: string }>(rows: readonly Row<C>[], row: Row<C>): RowFault | null {
  if (!row.claim) return 'no_claim'
  if (rows.some((other) => other.key !== row.key && other.claim?.id === row.claim?.id)) return 'twice'
  return centsOf(row.amount || 0) > 0 ? null : 'no_amount'
}
