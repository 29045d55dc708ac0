import { notFound } from '../../kernel/errors.ts'
import { cents, exactCents } from '../../kernel/money.ts'
import type { Reader } from '../../platform/db/db.ts'
import { newId } from '../../platform/ids.ts'
import type { Work } from '../../platform/work.ts'
import {
  findIntervals,
  holdOrganization,
  insertOrganization,
  lockOrganization,
  type OrganizationRow,
  setOrganization,
} from './queries.ts'
import type { OrganizationCreate, OrganizationPatch } from './schema.ts'

export function foundOrganization(
  work: Work,
  { filing_fee = 0, ...body }: OrganizationCreate,
): Promise<OrganizationRow> {
  return insertOrganization(work.tx, {
    id: newId(),
    isolate_partners: false,
    letter_interval_days: 14,
    installment_grace_days: 7,
    success_fee_rate: 0.1,
    ...body,
    filing_fee_cents: exactCents(filing_fee),
    created_at: work.now,
    updated_at: work.now,
  })
}

export async function changeOrganization(
  work: Work,
  id: string,
  { filing_fee, ...body }: OrganizationPatch,
): Promise<OrganizationRow> {
  const organization = await lockOrganization(work.tx, id)
  if (!organization) throw notFound()
  const filing_fee_cents = filing_fee === undefined ? cents(organization.filing_fee_cents) : exactCents(filing_fee)
  return setOrganization(work.tx, { ...organization, ...body, filing_fee_cents, updated_at: work.now })
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
