import assert from 'node:assert/strict'
import { moveClaim } from '../src/features/case/claims/moves.ts'
import { takeClaim } from '../src/features/case/claims/service.ts'
import { followedBy, type Stage } from '../src/features/case/claims/stages.ts'
import { sql } from '../src/platform/db/db.ts'
import { makeCollectable } from './cases.ts'
import type { PartnerClient, World } from './world.ts'

/** All stages from creation until no timer runs any more. */
const wayFrom = (stage: Stage): Stage[] => {
  const next = followedBy(stage, 'timer')
  return next ? [next, ...wayFrom(next)] : []
}
export const WAY_TO_COURT = wayFrom('new')

export const VIENNA = { street: 'Lindengasse 12', zip: '1070', city: 'Wien', country: 'AT' }
export const MUNICH = { street: 'Sendlinger Straße 1', zip: '80331', city: 'München', country: 'DE' }

/** Takes by hand the steps that the workflow would take. */
export const moveToCourtStep = (world: World, claim_id: string): Promise<void> =>
  world.act(async (work) => {
    for (const to of WAY_TO_COURT) await moveClaim(work, await takeClaim(work, claim_id), to)
  })

export type CourtCase = { id: string; customer_id: string; debtor_id: string; invoice_id: string; url: string }

/** A claim whose out-of-court collection is exhausted. */
export async function makeRecommended(
  world: World,
  partner: PartnerClient,
  { address = VIENNA, ...options }: Parameters<typeof makeCollectable>[1] & { address?: object | null } = {},
): Promise<CourtCase> {
  const debtor = { addresses: address ? [address] : [], ...options.debtor }
  const claim = await makeCollectable(partner, { ...options, debtor })
  await moveToCourtStep(world, claim.id)
  return { ...claim, url: `/openapi/claims/${claim.id}/lawsuit-decision` }
}

/** Has a link to the decision mailed to the creditor, and reads its path in that mail. */
export async function mailedLink(world: World, partner: PartnerClient, claim: { id: string }): Promise<string> {
  const answer = await partner.post(`/openapi/claims/${claim.id}/lawsuit-decision/link`)
  assert.equal(answer.statusCode, 201, answer.body)
  const mail = await world.deps.db.one<{ sealed_text: Buffer }>(sql`
    select m.sealed_text from lawsuit_decision_links k join mails m on m.id = k.mail_id
    where k.claim_id = ${claim.id} and k.ended_at is null`)
  return /\/decide\/[\w-]{43}/.exec(mail ? world.deps.vault.open(mail.sealed_text) : '')?.[0] as string
}
