import type { Entry } from '../account/index.ts'

export const EXTRACTION_STATUSES = ['manual', 'pending', 'processing', 'completed', 'failed'] as const

/** What an invoice adds to its claim: the gross amount, or the net one where no gross is known. */
export const claimedCents = ({
  gross_cents,
  net_cents,
}: {
  gross_cents: number | null
  net_cents: number | null
}): number => gross_cents ?? net_cents ?? 0

/** What credit notes have left of it. */
export const leftCents = (invoice: {
  gross_cents: number | null
  net_cents: number | null
  credited_cents: number
}): number => claimedCents(invoice) - invoice.credited_cents

/** Of the invoices in an account: the day on which the first falls due, and whether any has no date. */
export function firstDue(entries: readonly Pick<Entry, 'kind' | 'issued_on' | 'due_on'>[]): {
  first_due_on: string | null
  has_undated: boolean
} {
  const days = entries
    .filter(({ kind }) => kind === 'invoice')
    .map(
      ({ issued_on, due_on }) =>
        [issued_on, due_on]
          .filter((day) => day !== null)
          .sort()
          .at(-1) ?? null,
    )
  return { first_due_on: days.filter((day) => day !== null).sort()[0] ?? null, has_undated: days.includes(null) }
}
