import { wrongUse } from '@mahnwerk/cli'
import { listOrganizationsLike } from '../../features/parties/organizations/index.ts'
import { listPartnersLike } from '../../features/parties/partners/index.ts'
import type { Db } from '../../platform/db/db.ts'
import { CANDIDATES_MAX, chooseNamed, listed, type NamedThing } from './choose-named.ts'

export const chooseOrganization = async (db: Db, wanted: string): Promise<NamedThing> =>
  chooseNamed('organisation', wanted, await listOrganizationsLike(db, wanted, CANDIDATES_MAX))

export async function choosePartner(db: Db, organization: NamedThing, wanted: string | undefined): Promise<NamedThing> {
  const candidates = await listPartnersLike(db, organization.id, wanted ?? '', CANDIDATES_MAX)
  if (wanted !== undefined) return chooseNamed('partner', wanted, candidates)
  throw wrongUse(`A partner token needs --partner. ${organization.name} has:`, ...listed(candidates))
}
