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
