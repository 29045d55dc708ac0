import type { DocumentKind, Doubt } from '../../../case/invoices/index.ts'
import { UNKNOWN_CURRENCY } from './currencies.ts'
import { isSameAmount } from './open-amount.ts'

export type OwedFacts = {
  readonly kind: DocumentKind
  readonly currency: string | null
  readonly gross: number | null
  readonly open: number | null
  readonly is_paid: boolean
  readonly has_arrears: boolean
  readonly adds_up: boolean
  readonly has_several: boolean
  readonly has_unread_pages: boolean
  readonly has_hidden_text: boolean
}

const CLAIMABLE: ReadonlySet<DocumentKind> = new Set<DocumentKind>(['invoice', 'reminder'])

/** Why the amounts are not to be claimed by themselves. */
export function doubtsOf(facts: OwedFacts): Doubt[] {
  const { kind, currency, gross, open, is_paid, has_arrears, adds_up } = facts
  const differs = open !== null && open !== 0 && gross !== null && !isSameAmount(open, gross)
  const holds: Record<Doubt, boolean> = {
    not_an_invoice: !CLAIMABLE.has(kind),
    several_invoices: facts.has_several,
    hidden_text: facts.has_hidden_text,
    already_paid: is_paid,
    open_amount_differs: differs || has_arrears,
    foreign_currency: currency !== null && currency !== 'EUR' && currency !== UNKNOWN_CURRENCY,
    currency_unknown: currency === UNKNOWN_CURRENCY,
    no_currency: currency === null,
    pages_unread: facts.has_unread_pages,
    sums_disagree: !adds_up,
  }
  return (Object.keys(holds) as Doubt[]).filter((doubt) => holds[doubt])
}
