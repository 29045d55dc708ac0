/** What is compared of two invoices of one customer. */
export type Likeness = {
  readonly invoice_number: string | null
  readonly claimed_cents: number | null
  readonly debtor_name: string
  /** Of its file; null where it has none. */
  readonly sha256: string | null
}

const plain = (text: string | null): string => (text ?? '').toLowerCase().replace(/[\s]+/g, '')

export const numberKey = plain

/** Whether both are probably the same invoice: the same file, or the same number and the same amount or debtor. */
export function isLike(one: Likeness, other: Likeness): boolean {
  if (one.sha256 !== null && one.sha256 === other.sha256) return true
  const number = plain(one.invoice_number)
  if (number === '' || number !== plain(other.invoice_number)) return false
  const is_same_amount = one.claimed_cents !== null && one.claimed_cents === other.claimed_cents
  return is_same_amount || plain(one.debtor_name) === plain(other.debtor_name)
}
