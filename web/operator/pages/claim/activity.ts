import type { Schemas } from '../../../shared/api/operator.ts'
import type { ClaimFile } from './file.ts'
import { KINDS, type Kind } from './search.ts'

export type Activity = Schemas['Activity']

const COURT = ['lawsuit', 'court']
const CASE = ['claim', 'workflow']
const MONEY = ['payment', 'charge']

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

/** What an entry is about, if the file has it. */
export const partsOf = (
  { invoices, payments, documents }: Pick<ClaimFile, 'invoices' | 'payments' | 'documents'>,
  details: Activity['details'],
) => ({
  invoice: invoices.find(({ id }) => id === details.invoice_id),
  payment: payments.find(({ id }) => id === details.payment_id),
  document: documents.find(({ id }) => id === details.document_id),
})
