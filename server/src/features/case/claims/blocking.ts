import { dayInVienna } from '../../../kernel/dates.ts'
import { conflict, invalid } from '../../../kernel/errors.ts'
import type { LawCode } from '../../../law/codes.ts'
import type { Work } from '../../../platform/work.ts'
import { type Representative, type Situation, setRepresentative, setSituation } from '../../parties/debtors/index.ts'
import { hasOpenEntry, listOpenClaims, listWithLetter, listWithoutLaw } from './queries.blocking.ts'
import type { ClaimRow } from './queries.ts'
import { type Liftable, lawHindrance, mayBeBlockedAnew, unblockHindrance } from './rules/blocking.ts'
import { recordActivity, recordChange, takeClaim, withBlock } from './service.ts'

type Lifting = { readonly note?: string | undefined; readonly representative?: Representative | undefined }

/** The team lifts a block that does not end by itself. */
export async function unblock(work: Work, claim_id: string, { note, representative }: Lifting): Promise<ClaimRow> {
  // load
  const claim = await takeClaim(work, claim_id)

  // judge
  const hindrance = unblockHindrance(claim)
  if (hindrance) throw conflict(hindrance.code, hindrance.message, hindrance.values)
  const reason = claim.blocked_reason as Liftable
  if (reason === 'minor' && !representative) {
    const message = 'is required: letters for a minor go to a legal representative'
    throw invalid({ field: 'representative', code: 'required', message })
  }
  if (reason !== 'minor' && representative) {
    throw invalid({ field: 'representative', code: 'not_applicable', message: 'is for minors only' })
  }

  // write
  if (representative) await setRepresentative(work, claim.debtor_id, representative)
  // An address that is unknown stays so while another block is lifted.
  const is_address = reason === 'address_unknown'
  const lifted = {
    ...claim,
    address_unknown: claim.address_unknown && !is_address,
    lifted_blocks: [...new Set([...claim.lifted_blocks, reason])],
  }
  const details = { reason, ...(note ? { note } : {}) }
  return recordChange(work, lifted, { activity: { action: 'claim.block_lifted', details } })
}

/** What a debtor has come to concerns all its open claims. */
export async function situate(work: Work, debtor_id: string, situation: Situation, note?: string): Promise<void> {
  await setSituation(work, debtor_id, situation)
  for (const id of await listOpenClaims(work.tx, debtor_id)) {
    const claim = await takeClaim(work, id)
    const details = { situation, ...(note ? { note } : {}) }
    recordActivity(work, claim, { action: 'debtor.situation', details })
    await reviewBlock(work, id)
  }
}

/**
 * The team knows better which law a claim is under. After the first letter it stays; one that was made under the other law
 * and waits to be sent is made anew.
 */
export async function changeLaw(work: Work, claim_id: string, governing_law: LawCode): Promise<ClaimRow> {
  const claim = await takeClaim(work, claim_id)
  const hindrance = lawHindrance(claim)
  if (hindrance) throw conflict(hindrance.code, hindrance.message, hindrance.values)
  if (claim.governing_law === governing_law) return claim
  const activity = { action: 'claim.law_changed', details: { from: claim.governing_law, to: governing_law } }
  return recordChange(work, { ...claim, governing_law }, { activity, spoils_letter: 'law' })
}

/**
 * Takes a claim whose step is due. What only the day, a setting or a bank statement can have blocked since is looked for
 * again.
 */
export async function takeDueClaim(work: Work, claim_id: string): Promise<ClaimRow> {
  const claim = await takeClaim(work, claim_id)
  const may_be_blocked = mayBeBlockedAnew(claim, dayInVienna(work.now)) || (await hasOpenEntry(work.tx, claim_id))
  return may_be_blocked ? reviewBlock(work, claim_id) : claim
}

/** Looks again whether anything blocks a claim, after something beside its own row has changed, or with the day. */
export async function reviewBlock(work: Work, claim_id: string): Promise<ClaimRow> {
  const claim = await takeClaim(work, claim_id)
  const is_over = claim.held_until !== null && claim.held_until <= dayInVienna(work.now)
  const judged = await withBlock(work, is_over ? { ...claim, is_held: false, held_until: null } : claim)
  if (judged === claim) return claim
  const { blocked_reason: reason, blocked_until: until } = judged
  const activity = { action: reason ? 'claim.blocked' : 'claim.unblocked', details: { reason, until } }
  return recordChange(work, judged, { activity, keeps_block: true })
}

/** The debtor was changed, and with it perhaps what blocks its claims. */
export async function reviewDebtor(work: Work, { debtor_id }: { debtor_id: string }): Promise<void> {
  for (const id of await listOpenClaims(work.tx, debtor_id)) await reviewBlock(work, id)
}

/** The letters that wait name the creditor as it was called before: they become void and are made anew. */
export async function remakeLetters(work: Work, { customer_id }: { customer_id: string }): Promise<void> {
  for (const id of await listWithLetter(work.tx, customer_id)) {
    const activity = { action: 'claim.creditor_named', details: {} }
    await recordChange(work, await takeClaim(work, id), { activity, spoils_letter: 'creditor' })
  }
}

/** A creditor whose seat is elsewhere now: its claims may have found a law. */
export async function reviewCustomer(work: Work, { customer_id }: { customer_id: string }): Promise<void> {
  for (const id of await listWithoutLaw(work.tx, customer_id)) await reviewBlock(work, id)
}
