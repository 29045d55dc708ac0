import { createHash } from 'node:crypto'
import type { ReadEntry } from '../reading/statement.ts'

type Told = Pick<
  ReadEntry,
  'bank_reference' | 'ordinal' | 'amount_cents' | 'booking_date' | 'payer_name' | 'payer_iban' | 'text'
>

/** How often entries that look the same are stored of sheets that lie apart from the one of the entry. */
export type SeenApart = ReadonlyMap<string, number>

/**
 * What makes entries look the same: the bank's own reference with day and amount, since banks count their references anew
 * or give one to a whole standing order. A bank that gives none is compared by all that it says.
 */
export const likenessOf = (entry: Told): string => {
  const { bank_reference, ordinal, amount_cents, booking_date, payer_name, payer_iban, text } = entry
  const told =
    bank_reference === null
      ? ['told', booking_date, amount_cents, payer_name, payer_iban, text]
      : ['reference', bank_reference, booking_date, ordinal, amount_cents]
  return createHash('sha256').update(JSON.stringify(told)).digest('base64')
}

/**
 * Counts through a sheet, in which entries that look the same are different ones: the balances prove it. Where the bank
 * names none of them, those of sheets apart come before; what the bank names is the same entry in every sheet.
 */
export class Identities {
  readonly #seen = new Map<string, number>()
  readonly #apart: SeenApart

  constructor(apart: SeenApart) {
    this.#apart = apart
  }

  /** The same for the same entry in whatever file. */
  next(entry: Told): Buffer {
    const likeness = likenessOf(entry)
    const before = entry.bank_reference === null ? this.#apart.get(likeness) : undefined
    const times = (this.#seen.get(likeness) ?? before ?? 0) + 1
    this.#seen.set(likeness, times)
    return createHash('sha256').update(`${likeness} ${times}`).digest()
  }
}

export function countLikenesses(entries: readonly Told[]): SeenApart {
  const counts = new Map<string, number>()
  for (const entry of entries) {
    const likeness = likenessOf(entry)
    counts.set(likeness, (counts.get(likeness) ?? 0) + 1)
  }
  return counts
}
