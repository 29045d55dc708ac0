import type { Schemas } from '../../../shared/api/operator.ts'
import type { ClaimFile } from './file.ts'
import { KINDS, type Kind } from './search.ts'

export type Activity = Schemas['Activity']

const COURT = ['lawsuit', 'court']
const CASE = ['claim', 'workflow']
const NOTES = ['note', 'task']
const MONEY = ['payment', 'charge', 'account', 'fee', 'fees']
/** What is about something else than its area says. */
const EXCEPTIONS: Readonly<Record<string, Kind>> = {
  'claim.payment_promised': 'payment',
  'debtor.message': 'message',
  'debtor.answered': 'message',
  'debtor.messages_closed': 'message',
  'debtor.objection_to_us': 'message',
  'creditor.paid_directly': 'payment',
  'creditor.payment_confirmed': 'payment',
  'creditor.payment_refused': 'payment',
  'creditor.withdrawal': 'claim',
  'creditor.withdrawal_accepted': 'claim',
  'creditor.withdrawal_refused': 'claim',
  'creditor.asked': 'message',
  'creditor.answered': 'message',
  'creditor.question_taken_back': 'message',
}

export function kindOf({ action }: Activity): Kind {
  const exception = EXCEPTIONS[action]
  if (exception) return exception
  const [area = ''] = action.split('.')
  if (COURT.includes(area)) return 'court'
  if (CASE.includes(area)) return 'claim'
  if (NOTES.includes(area)) return 'note'
  if (MONEY.includes(area)) return 'payment'
  return KINDS.find((kind) => kind === area) ?? 'other'
}

/** What the timeline shows: everything, or one kind. */
export const entriesOf = (activity: readonly Activity[], kind: Kind | undefined): readonly Activity[] =>
  kind ? activity.filter((entry) => kindOf(entry) === kind) : activity

/** The kinds to choose from: those that occur, and the chosen one. */
export const kindsIn = (activity: readonly Activity[], kind: Kind | undefined): Kind[] =>
  KINDS.filter((name) => name === kind || activity.some((entry) => kindOf(entry) === name))

/**
 * The name of the sentence about an entry. What a debtor disputes in the portal, and a void letter, have a reason. Steps of the invoice check
 * say what the field was and is, until the personal data of the claim are erased.
 */
export function sentenceOf({ action, details }: Pick<Activity, 'action' | 'details'>): string {
  if (action === 'claim.disputed' && details.reason) return 'claim.disputed_because'
  if (action === 'claim.assigned' && !details.owner_id) return 'claim.unassigned'
  if (action === 'letter.void' && details.void_reason) return 'letter.void_because'
  if (details.after === undefined) return action
  if (action === 'invoice.accepted') return 'invoice.accepted_as'
  if (action === 'invoice.corrected') return 'invoice.corrected_to'
  return action === 'invoice.check_undone' ? 'invoice.check_undone_to' : action
}

const CONTACTS = ['address', 'email', 'language', 'phone'] as const

/** Which of their contact data a debtor changed. */
export const contactsIn = ({ fields }: Activity['details']): (typeof CONTACTS)[number][] =>
  CONTACTS.filter((name) => Array.isArray(fields) && fields.includes(name))

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

/** What entries can be about. */
export type NamedParts = {
  readonly invoices: readonly Pick<ClaimFile['invoices'][number], 'id' | 'invoice_number'>[]
  readonly payments: readonly Pick<ClaimFile['payments'][number], 'id' | 'amount'>[]
  readonly documents: readonly Pick<ClaimFile['documents'][number], 'id' | 'original_filename'>[]
}

/** What an entry is about, if the file has it. */
export const partsOf = ({ invoices, payments, documents }: NamedParts, details: Activity['details']) => ({
  invoice: invoices.find(({ id }) => id === details.invoice_id),
  payment: payments.find(({ id }) => id === details.payment_id),
  document: documents.find(({ id }) => id === details.document_id),
})
