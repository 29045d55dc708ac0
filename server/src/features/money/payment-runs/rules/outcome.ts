type Entry = {
  readonly amount_cents: number
  readonly end_to_end_id: string | null
  readonly payer_iban: string | null
  readonly is_return: boolean
}
type Sent = {
  readonly amount_cents: number
  readonly payee_iban: string
  readonly executed_at: Date | null
  readonly returned_at: Date | null
}

/** Banks write this word where the sender gave no id. */
const NO_ID = 'NOTPROVIDED'

export const referenceOf = ({ end_to_end_id }: Pick<Entry, 'end_to_end_id'>): string | null =>
  end_to_end_id === NO_ID ? null : end_to_end_id

const sumOf = (items: readonly Sent[]): number => items.reduce((sum, { amount_cents }) => sum + amount_cents, 0)

/** A debit of exactly what was sent. */
export const isExecutedBy = (items: readonly Sent[], entry: Pick<Entry, 'amount_cents'>): boolean =>
  items.length > 0 && items.every(({ executed_at }) => executed_at === null) && sumOf(items) + entry.amount_cents === 0

/**
 * A credit of exactly what left. The payee knows the id too, so a credit that the bank does not call a return counts only if
 * it comes from the payee's account or from none.
 */
export const isReturnedBy = (item: Sent, entry: Entry): boolean =>
  item.executed_at !== null &&
  item.returned_at === null &&
  entry.amount_cents === item.amount_cents &&
  (entry.is_return || entry.payer_iban === null || entry.payer_iban === item.payee_iban)
