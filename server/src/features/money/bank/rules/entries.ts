import type { StoredStatus } from '../rules.entries.ts'

type Money = {
  readonly amount_cents: number
  readonly to_refund_cents: number
  /** What of it is set off against money on the other side, always positive. */
  readonly offset_cents: number
  readonly returned_by: string | null
  readonly parts: readonly { readonly amount_cents: number }[]
}

/** What of an entry belongs to nobody yet; of money that left it is negative. What the bank took back is not there any more. */
export function restCents({ amount_cents, to_refund_cents, offset_cents, returned_by, parts }: Money): number {
  if (returned_by !== null) return 0
  const given_cents = to_refund_cents + parts.reduce((sum, part) => sum + part.amount_cents, 0)
  return amount_cents - given_cents - Math.sign(amount_cents) * offset_cents
}

/** By what is left of it. One that was assigned in part stays unmatched. */
export function statusByMoney(entry: Money): StoredStatus {
  if (restCents(entry) !== 0) return 'unmatched'
  return entry.to_refund_cents > 0 ? 'to_refund' : 'booked'
}
