/** What a settlement is reckoned from. Money that is the creditor's is positive, and so is what it owes us. */
export type SettlementSums = {
  readonly collected_cents: number
  readonly fees_net_cents: number
  readonly fees_vat_cents: number
  readonly court_fees_cents: number
  /** Of the settlement before: fees that could not be set off, and money that must be given back (negative). */
  readonly receivable_before_cents: number
  readonly overdraft_before_cents: number
}

export type Settled = SettlementSums & {
  readonly set_off_cents: number
  readonly remitted_cents: number
  readonly receivable_after_cents: number
  readonly overdraft_after_cents: number
}

/**
 * Fees are taken from the creditor's own money only, and never more than there is; what is left of them is carried over.
 * Fees that we give back are given in full. Payments that were returned after they were paid out are carried over too.
 */
export function settled(sums: SettlementSums): Settled {
  const own_cents = sums.overdraft_before_cents + sums.collected_cents
  const owed_cents = sums.receivable_before_cents + sums.fees_net_cents + sums.fees_vat_cents + sums.court_fees_cents
  const set_off_cents = owed_cents < 0 ? owed_cents : Math.min(owed_cents, Math.max(own_cents, 0))
  const left_cents = own_cents - set_off_cents
  return {
    ...sums,
    set_off_cents,
    remitted_cents: Math.max(left_cents, 0),
    receivable_after_cents: owed_cents - set_off_cents,
    overdraft_after_cents: Math.min(left_cents, 0),
  }
}

/** What a creditor owes after or before a settlement. */
export const carriedOver = (receivable_cents: number, overdraft_cents: number): number =>
  receivable_cents - overdraft_cents
