import type { BlockedReason } from '../../../shared/i18n/obstacles.ts'
import { type ActionName, findAction } from './actions.ts'
import type { ClaimFile } from './file.ts'

const OWN = ['invoices', 'debtor', 'resend', 'enquiry'] as const
type Own = (typeof OWN)[number]

/** An action of the claim, its invoices, the data of its debtor, or what to do about a letter that came back. */
export type Remedy = Extract<ActionName, 'unblock' | 'law' | 'situation' | 'release'> | Own

/** Where the team can end a block. The others end by themselves or through the partner. */
const REMEDIES: Readonly<Record<BlockedReason, readonly Remedy[]>> = {
  deceased: ['situation'],
  insolvent: ['situation'],
  minor: ['unblock'],
  no_amount: [],
  no_address: ['debtor'],
  invoice_to_check: ['invoices'],
  foreign_currency: ['invoices'],
  not_due: [],
  obligation_not_fulfilled: [],
  below_minimum: ['unblock'],
  no_law: ['law'],
  address_unknown: ['resend', 'enquiry', 'unblock'],
  time_barred: ['unblock'],
  held: ['release'],
}

/** Only what the server allows now. */
export const remediesOf = (file: Pick<ClaimFile, 'allowed_actions'>, reason: BlockedReason): readonly Remedy[] =>
  REMEDIES[reason].filter((remedy) => isOwn(remedy) || findAction(file, remedy)?.allowed === true)

export const isOwn = (remedy: Remedy): remedy is Own => OWN.some((own) => own === remedy)
