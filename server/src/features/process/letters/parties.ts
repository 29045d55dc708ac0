import type { Reader } from '../../../platform/db/db.ts'
import { claimNotFound } from '../../case/claims/index.ts'
import { primaryAddress } from '../../parties/debtors/index.ts'
import { type Letterhead, type LetterSettings, readLetterSettings } from '../../parties/organizations/index.ts'
import { findLetterSubject, type LetterSubject } from './queries.ts'
import type { LetterFacts } from './wording/facts.ts'
import { SAMPLE_LETTERHEAD } from './wording/letterhead.ts'

type Heading = Pick<LetterSettings, 'letterhead' | 'pay_to'>

/** A letter names one account, the one that money is to go to; so does every code, agreement and page made from it. */
export const withAccount = (letterhead: Letterhead, { pay_to }: Heading): Letterhead => ({ ...letterhead, ...pay_to })

/** Only in the sandbox may letterhead or authority be missing; in live mode no letter is made without them. */
export const letterheadOf = (settings: Heading): Letterhead => {
  const own = settings.letterhead ?? SAMPLE_LETTERHEAD
  const supervisory_authority = own.supervisory_authority ?? SAMPLE_LETTERHEAD.supervisory_authority
  return withAccount({ ...own, supervisory_authority }, settings)
}

/** Where the letters of a case go today; null where there is no address. */
export const letterAddress = ({ representative, addresses }: Pick<LetterSubject, 'representative' | 'addresses'>) =>
  representative ? { ...representative.address, is_primary: true } : primaryAddress({ addresses })

/** The customer, or the organisation itself for a claim without a customer. */
export function creditorOf(
  { creditor_name, creditor_address }: LetterSubject,
  organization: { name: string; letterhead: Letterhead | null },
): LetterFacts['creditor'] {
  const address = creditor_name === null ? organization.letterhead : creditor_address
  const town = [address?.zip, address?.city].filter(Boolean).join(' ')
  const address_lines = [address?.street, town].filter((line): line is string => Boolean(line?.trim()))
  return { name: creditor_name ?? organization.name, address_lines }
}

/** Who wants something of whom, and who writes about it. */
export async function readParties(
  reader: Reader,
  claim_id: string,
): Promise<{ subject: LetterSubject; creditor: LetterFacts['creditor']; letterhead: Letterhead }> {
  const subject = await findLetterSubject(reader, claim_id)
  if (!subject) throw claimNotFound()
  const settings = await readLetterSettings(reader, subject.organization_id)
  return { subject, creditor: creditorOf(subject, settings), letterhead: letterheadOf(settings) }
}
