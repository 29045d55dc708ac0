type Return = { readonly amount_cents: number; readonly payer_iban: string | null }
type Original = {
  readonly amount_cents: number
  readonly payer_iban: string | null
  readonly case_references: readonly string[]
}

/** Those that fit, if some do: not every bank says everything of a return. */
const narrowed = <T>(some: readonly T[], fits: (one: T) => boolean): readonly T[] => {
  const fitting = some.filter(fits)
  return fitting.length > 0 ? fitting : some
}

/**
 * Which of the entries that bear the reference of a return it takes back, latest first. Payers choose their references
 * themselves, so that strangers may have the same: of several the payer's own, then what went to a claim that the return
 * names. The latest one, if all that are left are of one payer; else people look at it.
 */
export function returnedOf<T extends Original>(
  { amount_cents, payer_iban }: Return,
  named: readonly string[],
  originals: readonly T[],
): T | undefined {
  const whole = originals.filter((one) => one.amount_cents + amount_cents === 0)
  const of_payer = narrowed(whole, (one) => one.payer_iban !== null && one.payer_iban === payer_iban)
  const [latest, ...others] = narrowed(of_payer, ({ case_references }) =>
    case_references.some((reference) => named.includes(reference)),
  )
  const is_of_one = others.every((other) => other.payer_iban !== null && other.payer_iban === latest?.payer_iban)
  return is_of_one ? latest : undefined
}
