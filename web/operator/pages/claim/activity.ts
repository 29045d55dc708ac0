import type { Schemas } from '../../../shared/api/operator.ts'
import type { ClaimFile } from './file.ts'
import { KINDS, type Kind } from './search.ts'

export type Activity = Schemas['Activity']

const COURT = ['lawsuit', 'court']
const CASE = ['claim', 'workflow']
const MONEY = ['payment', 'charge', 'account', 'fee', 'fees']

export function kindOf({ action }: Activity): Kind {
  const [area = ''] = action.split('.')
  if (COURT.includes(area)) return 'court'
  if (CASE.includes(area)) return 'claim'
  if (MONEY.includes(area)) return 'payment'
  return KINDS.find((kind) => kind === area) ?? 'other'
}

/** What the timeline shows: everything, or one kind. */
export const entriesOf = (activity: readonly Activity[], kind: Kind | undefined): readonly Activity[] =>
  kind ? activity.filter((entry) => kindOf(entry) === kind) : activity

/** The kinds to choose from: those that occur, and the chosen one. */
export const kindsIn = (activity: readonly Activity[], kind: Kind | undefined): Kind[] =>
  KINDS.filter((name) => name === kind || activity.some((entry) => kindOf(entry) === name))

const CHARGES = ['lump_sum', 'reminder_fee', 'creditor_fee', 'court_fee', 'lawyer_fee', 'correction'] as const
type Charge = { kind: (typeof CHARGES)[number]; amount_cents: number }

/** What an entry says was charged. Entries from before there were accounts name one kind and no amount. */
export function chargesIn({ entries }: Activity['details']): Charge[] {
  if (!Array.isArray(entries)) return []
  return entries.flatMap(({ kind, amount_cents }) => {
    const known = CHARGES.find((name) => name === kind)
    return known && typeof amount_cents === 'number' ? [{ kind: known, amount_cents }] : []
  })
}

/** What an entry is about, if the file has it. */
export const partsOf = (
  { invoices, payments, documents }: Pick<ClaimFile, 'invoices' | 'payments' | 'documents'>,
  details: Activity['details'],
) => ({
  invoice: invoices.find(({ id }) => id === details.invoice_id),
  payment: payments.find(({ id }) => id === details.payment_id),
  document: documents.find(({ id }) => id === details.document_id),
})
