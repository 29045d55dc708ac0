import type { StoredStatus } from '../rules.entries.ts'

type Money = {
  readonly amount_cents: number
  readonly to_refund_cents: number
  readonly returned_by: string | null
  readonly parts: readonly { readonly amount_cents: number }[]
}

/** What of an entry belongs to nobody yet. What the bank took back is not there any more. */
export const restCents = ({ amount_cents, to_refund_cents, returned_by, parts }: Money): number =>
  returned_by === null ? amount_cents - to_refund_cents - parts.reduce((sum, part) => sum + part.amount_cents, 0) : 0

/** By what is left of it. One that was assigned in part stays unmatched. */
export function statusByMoney(entry: Money): StoredStatus {
  if (restCents(entry) > 0) return 'unmatched'
  return entry.to_refund_cents > 0 ? 'to_refund' : 'booked'
}
