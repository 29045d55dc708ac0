import { foundOrganization } from '../features/organizations/service.ts'
import { addPartner, confirmPartner } from '../features/partners/service.ts'
import { type Issuing, issueToken } from '../features/tokens/service.ts'
import type { Work } from '../platform/work.ts'

/** A realistic small organisation, so that a newcomer has somebody to be. Goes through the same commands as real data. */
export async function fillDemoData(work: Work, issuing: Issuing): Promise<void> {
  const organization = await foundOrganization(work, { name: 'Alpenland Forderungsmanagement' })
  const organization_id = organization.id
  const law_firm = await addPartner(work, {
    organization_id,
    name: 'Kanzlei Huber & Partner',
    email: 'office@kanzlei-huber.example',
    commission_rate: 0.2,
  })
  await confirmPartner(work, law_firm.id)
  await addPartner(work, {
    organization_id,
    name: 'Maklerbüro Nordlicht',
    email: 'post@nordlicht.example',
    commission_rate: 0.125,
  })
  await issueToken(
    work,
    { organization_id, kind: 'partner', partner_id: law_firm.id, name: 'Sandbox start token' },
    issuing,
  )
}
