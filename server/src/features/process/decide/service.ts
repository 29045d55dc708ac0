import type { CreditorLinkHolder } from '../../../kernel/caller.ts'
import { invalid } from '../../../kernel/errors.ts'
import type { Legal, LegalMoment } from '../../../law/tables.ts'
import type { Reader } from '../../../platform/db/db.ts'
import type { Work } from '../../../platform/work.ts'
import { type ClaimRow, readClaim } from '../../case/claims/index.ts'
import {
  type Assessment,
  assess,
  type CreditorAnswer,
  DECIDED_ALREADY,
  type DecisionRow,
  decide,
  findLink,
  isDecisionOpen,
  type LinkRow,
  setLinkUsed,
} from '../court/index.ts'

/** The state of a link when it is opened. */
export type OpenedLink =
  | { kind: 'unknown' }
  | { kind: 'expired' }
  | { kind: 'closed'; is_decided: boolean }
  | { kind: 'used'; link: LinkRow; claim: ClaimRow; decision: DecisionRow; assessment: Assessment }
  | { kind: 'open'; link: LinkRow; claim: ClaimRow; assessment: Assessment }

export const holderOf = ({ organization_id, claim_id }: LinkRow): CreditorLinkHolder => ({
  type: 'creditor',
  id: null,
  organization_id,
  claim_id,
})

/** The link alone gives access, and only to its one claim. */
export async function openLink(reader: Reader, token_hash: Buffer, at: LegalMoment): Promise<OpenedLink> {
  const link = await findLink(reader, token_hash)
  if (!link) return { kind: 'unknown' }
  if (link.expires_at <= at.now) return { kind: 'expired' }
  const claim = await readClaim(reader, holderOf(link), link.claim_id)
  const assessment = await assess(reader, claim, at)
  const { decision } = assessment
  if (link.used_at && decision) return { kind: 'used', link, claim, decision, assessment }
  if (isDecisionOpen(claim, decision)) return { kind: 'open', link, claim, assessment }
  return { kind: 'closed', is_decided: decision !== undefined }
}

/** Decides through an open link. Recording the decision and using up the link are one transaction. */
export async function decideByLink(
  work: Work,
  link: LinkRow,
  answer: CreditorAnswer,
  legal: Legal,
): Promise<DecisionRow> {
  if (link.expires_at <= work.now) throw invalid(DECIDED_ALREADY)
  const decision = await decide(work, link.claim_id, answer, { via: 'portal', legal, link_id: link.id })
  await setLinkUsed(work.tx, link.id, work.now)
  return decision
}
