import assert from 'node:assert/strict'
import { makeRecommended } from './court-cases.ts'
import type { PartnerClient, World } from './world.ts'

/** A claim against somebody of this name, at court unless it is not wanted there. */
export async function makeFiledClaim(
  world: World,
  last_name: string,
  { partner: given, is_filed = true }: { partner?: PartnerClient; is_filed?: boolean } = {},
): Promise<{ id: string; debtor_id: string }> {
  const partner = given ?? (await world.partner())
  const claim = await makeRecommended(world, partner, { debtor: { person: { first_name: 'Erna', last_name } } })
  if (!is_filed) return claim
  const decided = await partner.post(claim.url, { decision: 'sue' })
  assert.equal(decided.statusCode, 201, decided.body)
  const team = await world.operator()
  const filed = await team.post(`/api/operator/claims/${claim.id}/filing`, { reference: `1 C 1/26a ${last_name}` })
  assert.equal(filed.statusCode, 200, filed.body)
  return claim
}
