import { conflict, invalid } from '../../../kernel/errors.ts'
import type { LawCode } from '../../../law/codes.ts'
import type { Work } from '../../../platform/work.ts'
import { type Representative, type Situation, setRepresentative, setSituation } from '../../parties/debtors/index.ts'
import { listOpenClaims } from './queries.blocking.ts'
import type { ClaimRow } from './queries.ts'
import { isLiftable } from './rules/blocking.ts'
import { recordActivity, recordChange, reviewBlock, takeClaim } from './service.ts'
import { letterFor, STAGES } from './stages.ts'

type Lifting = { readonly note?: string | undefined; readonly representative?: Representative | undefined }

/** The team lifts a block that does not end by itself. */
export async function unblock(work: Work, claim_id: string, { note, representative }: Lifting): Promise<ClaimRow> {
  // load
  const claim = await takeClaim(work, claim_id)
  const reason = claim.blocked_reason

  // judge
  if (reason === null || !isLiftable(reason)) {
    const message = reason ? `The claim is blocked as ${reason}, which ends with its cause` : 'The claim is not blocked'
    throw conflict('not_liftable', message)
  }
  if (reason === 'minor' && !representative) {
    const message = 'is required: letters for a minor go to a legal representative'
    throw invalid({ field: 'representative', code: 'required', message })
  }
  if (reason !== 'minor' && representative) {
    throw invalid({ field: 'representative', code: 'not_applicable', message: 'is for minors only' })
  }

  // write
  if (representative) await setRepresentative(work, claim.debtor_id, representative)
  const lifted = { ...claim, address_unknown: false, lifted_blocks: [...new Set([...claim.lifted_blocks, reason])] }
  const details = { reason, ...(note ? { note } : {}) }
  return recordChange(work, lifted, { activity: { action: 'claim.block_lifted', details } })
}

/** What a debtor has come to concerns all its open claims. */
export async function situate(work: Work, debtor_id: string, situation: Situation, note?: string): Promise<void> {
  await setSituation(work, debtor_id, situation)
  for (const id of await listOpenClaims(work.tx, debtor_id)) {
    const claim = await takeClaim(work, id)
    const details = { situation, ...(note ? { note } : {}) }
    await recordActivity(work, claim, { action: 'debtor.situation', details })
    await reviewBlock(work, id)
  }
}

/** The stages from which on a letter was sent: by then the debtor has been told a law. */
const FIRST_LETTER = STAGES.findIndex((stage) => letterFor(stage) !== undefined)

/** The team knows better which law a claim is under. After the first letter it stays. */
export async function changeLaw(work: Work, claim_id: string, governing_law: LawCode): Promise<ClaimRow> {
  const claim = await takeClaim(work, claim_id)
  if (claim.case_status === 'closed') throw conflict('claim_closed', 'The claim is closed')
  if (STAGES.indexOf(claim.collection_stage) >= FIRST_LETTER)
    throw conflict('not_at_stage', 'The law of a claim stays once its first letter is sent')
  if (claim.governing_law === governing_law) return claim
  const activity = { action: 'claim.law_changed', details: { from: claim.governing_law, to: governing_law } }
  return recordChange(work, { ...claim, governing_law }, { activity })
}
