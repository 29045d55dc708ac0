import { notFound } from '../../../kernel/errors.ts'
import { cents, exactCents } from '../../../kernel/money.ts'
import type { Reader } from '../../../platform/db/db.ts'
import { newId } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work.ts'
import {
  findClosing,
  findIntervals,
  findLetterSettings,
  holdOrganization,
  insertOrganization,
  type LetterSettings,
  lockOrganization,
  type OrganizationRow,
  setOrganization,
} from './queries.ts'
import { letterheadOf, type OrganizationCreate, type OrganizationPatch } from './schema.ts'

export function foundOrganization(
  work: Work,
  { filing_fee = 0, letterhead, ...body }: OrganizationCreate,
): Promise<OrganizationRow> {
  return insertOrganization(work.tx, {
    id: newId(),
    isolate_partners: false,
    letter_interval_days: 14,
    installment_grace_days: 7,
    success_fee_rate: 0.1,
    mail_letters: false,
    closes_at: 'total',
    ...body,
    letterhead: letterhead ? letterheadOf(letterhead) : null,
    filing_fee_cents: exactCents(filing_fee),
    created_at: work.now,
    updated_at: work.now,
  })
}

export async function changeOrganization(
  work: Work,
  id: string,
  { filing_fee, letterhead: given, ...body }: OrganizationPatch,
): Promise<OrganizationRow> {
  const organization = await lockOrganization(work.tx, id)
  if (!organization) throw notFound()
  const filing_fee_cents = filing_fee === undefined ? cents(organization.filing_fee_cents) : exactCents(filing_fee)
  const letterhead = given === undefined ? organization.letterhead : given && letterheadOf(given)
  return setOrganization(work.tx, { ...organization, ...body, letterhead, filing_fee_cents, updated_at: work.now })
}

/** For rows of other features that are about to belong to it. */
export const organizationExists = async (work: Work, id: string): Promise<boolean> =>
  (await holdOrganization(work.tx, id)) !== undefined

export async function readIntervals(
  reader: Reader,
  organization_id: string,
): Promise<Pick<OrganizationRow, 'letter_interval_days' | 'installment_grace_days'>> {
  const intervals = await findIntervals(reader, organization_id)
  if (!intervals) throw notFound()
  return intervals
}

/** When its claims close by payment. */
export async function readClosing(reader: Reader, id: string): Promise<Pick<OrganizationRow, 'closes_at'>> {
  const settings = await findClosing(reader, id)
  if (!settings) throw notFound()
  return settings
}

/** Who sends its letters, and how. */
export async function readLetterSettings(reader: Reader, id: string): Promise<LetterSettings> {
  const settings = await findLetterSettings(reader, id)
  if (!settings) throw notFound()
  return settings
}
