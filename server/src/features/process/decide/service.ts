import type { CreditorLinkHolder } from '../../../kernel/caller.ts'
import { conflict } from '../../../kernel/errors.ts'
import type { Legal, LegalMoment } from '../../../law/tables.ts'
import type { Reader } from '../../../platform/db/db.ts'
import type { Work } from '../../../platform/work.ts'
import { type ClaimRow, findIsOpen, readClaim } from '../../case/claims/index.ts'
import {
  type Assessment,
  assess,
  type CourtStep,
  type CreditorAnswer,
  type DecisionRecordRow,
  type DecisionRow,
  decide,
  findDecisionRecord,
  isDecisionOpen,
  readCourtStep,
} from '../court/index.ts'
import { type FoundLink, findLink, type LinkRow, setLinkUsed } from './queries.ts'
import { linkState } from './rules.ts'

/** What a creditor decides on: open, decided, or neither, since the claim has not come so far or is over. */
export type DecisionView = { claim: ClaimRow; assessment: Assessment; step: CourtStep } & (
  | { state: 'open' }
  | { state: 'decided'; decision: DecisionRow; record: DecisionRecordRow }
  | { state: 'closed' }
)
export type DecidedView = DecisionView & { state: 'decided' }

/** The caller has checked that the claim may be seen. */
export async function readDecisionView(reader: Reader, claim: ClaimRow, at: LegalMoment): Promise<DecisionView> {
  const [assessment, step, record] = await Promise.all([
    assess(reader, claim, at),
    readCourtStep(reader, claim.id),
    findDecisionRecord(reader, claim.id),
  ])
  const { decision } = assessment
  const seen = { claim, assessment, step }
  if (decision && record) return { ...seen, state: 'decided', decision, record }
  return { ...seen, state: isDecisionOpen(claim, decision) ? 'open' : 'closed' }
}

/** The state of a link when it is opened. */
export type OpenedLink =
  | { kind: 'unknown' | 'expired' | 'replaced' }
  | { kind: 'closed'; is_decided: boolean }
  | { kind: 'used'; link: LinkRow; view: DecidedView }
  | { kind: 'open'; link: LinkRow; view: DecisionView }

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
  const state = linkState(link, at.now)
  return state === 'expired' || state === 'replaced' ? { kind: state } : lookThrough(reader, link, at)
}

async function lookThrough(reader: Reader, link: FoundLink, at: LegalMoment): Promise<OpenedLink> {
  const claim = await readClaim(reader, holderOf(link), link.claim_id)
  const view = await readDecisionView(reader, claim, at)
  if (!(await findIsOpen(reader, holderOf(link), claim.id)))
    return { kind: 'closed', is_decided: view.state === 'decided' }
  if (view.state === 'decided')
    return view.decision.link_id === link.id ? { kind: 'used', link, view } : { kind: 'closed', is_decided: true }
  return view.state === 'open' ? { kind: 'open', link, view } : { kind: 'closed', is_decided: false }
}

/** Decides through a link. Recording the decision and using up the link are one transaction. */
export async function decideByLink(
  work: Work,
  link: LinkRow,
  answer: CreditorAnswer,
  { legal, used_from }: { legal: Legal; used_from: string },
): Promise<DecisionRow> {
  const decision = await decide(work, link.claim_id, answer, { via: 'portal', legal, link })
  if (!(await setLinkUsed(work.tx, link.id, { used_at: work.now, used_from })))
    throw conflict('link_used', 'The link was used already, or is too old')
  return decision
}
