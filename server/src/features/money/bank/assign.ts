import { conflict, invalid, type Problem, placedAt } from '../../../kernel/errors.ts'
import { centsText, exactCents } from '../../../kernel/money.ts'
import type { TeamWork } from '../../../platform/work.ts'
import { recordActivity } from '../../case/claims/index.ts'
import { withdrawOrder } from '../payment-runs/index.ts'
import { bookParts, type Part, settle, undoParts } from './booking.ts'
import { recordDecision, refusedBy, takeEntry } from './decisions.ts'
import { undoOffsets } from './offsets/service.ts'
import { listClaimsOf, listPaymentsToLink, type NamedClaim } from './queries.decisions.ts'
import { hasSuggestions, type LockedEntry, listNamedClaims, lockClaims } from './queries.entries.ts'
import { withdrawnRefund } from './refunds.ts'
import { assignHindrance, ignoreHindrance, isUntouched } from './rules/decisions.ts'
import { restCents } from './rules/entries.ts'
import { linkProblem } from './rules/links.ts'
import type { Assignment } from './schema.ts'

/** Gives an entry to claims. Whoever comes second to an entry is told what became of it. */
export async function assignEntry(work: TeamWork, id: string, body: Assignment): Promise<void> {
  // load
  const entry = await takeEntry(work, id)
  const parts = body.parts.map(({ claim_id, amount, payment_id }) => ({
    ...{ claim_id, amount_cents: exactCents(amount) },
    payment_id: payment_id ?? undefined,
  }))

  // judge
  const hindrance = assignHindrance(entry)
  if (hindrance) throw await refusedBy(work, entry, hindrance)
  if (body.rest !== undefined && exactCents(body.rest) !== restCents(entry))
    throw await refusedBy(work, entry, {
      code: 'changed_meanwhile',
      message: 'The rest of the entry is another one meanwhile',
    })
  const problems = [...sumProblems(entry, parts), ...(await partProblems(work, entry, parts))]
  if (problems.length > 0) throw invalid(...problems)

  // write
  const booked = await bookParts(work, { ...entry, note: body.note ?? entry.note }, parts)
  await recordDecision(work, booked, 'bank_entry.assigned', {
    parts: parts.map(({ payment_id, ...part }) => ({ ...part, ...(payment_id ? { linked: payment_id } : {}) })),
    to_refund_cents: booked.to_refund_cents - entry.to_refund_cents,
    rest_cents: restCents(booked),
  })
}

function sumProblems(entry: LockedEntry, parts: readonly Part[]): Problem[] {
  const rest_cents = restCents(entry)
  const sum_cents = parts.reduce((sum, { amount_cents }) => sum + amount_cents, 0)
  if (sum_cents <= rest_cents) return []
  const message = `must not sum to more than the rest of the entry, ${centsText(rest_cents)} EUR`
  return [{ field: 'parts', code: 'out_of_range', message, values: { rest: centsText(rest_cents) } }]
}

async function partProblems(work: TeamWork, entry: LockedEntry, parts: readonly Part[]): Promise<Problem[]> {
  const [claims, payments] = await Promise.all([
    listClaimsOf(work.tx, work.caller, { ...entry, ids: parts.map(({ claim_id }) => claim_id) }),
    listPaymentsToLink(
      work.tx,
      parts.flatMap(({ payment_id }) => payment_id ?? []),
    ),
  ])
  return parts.flatMap((part, place) => {
    const first = parts.findIndex(({ claim_id }) => claim_id === part.claim_id)
    const payment = payments.find(({ id }) => id === part.payment_id)
    const problem = claimProblem(claims, part, first < place)
    if (problem) return placedAt(`parts.${place}`, [problem])
    if (!part.payment_id) return []
    return placedAt(
      `parts.${place}`,
      [payment ? linkProblem(payment, part) : UNKNOWN_PAYMENT].flatMap((one) => one ?? []),
    )
  })
}

const UNKNOWN_PAYMENT: Problem = {
  ...{ field: 'payment_id', code: 'unknown_reference', message: 'is not a known payment' },
}

function claimProblem(claims: readonly NamedClaim[], { claim_id }: Part, is_again: boolean): Problem | undefined {
  if (is_again) return { field: 'claim_id', code: 'given_twice', message: 'is given to one part only' }
  if (claims.some(({ id }) => id === claim_id)) return undefined
  const message = 'is not a known claim of the organisation whose account it is'
  return { field: 'claim_id', code: 'unknown_reference', message }
}

/**
 * Takes back whatever somebody, or the service itself, has made of an entry: payments are reversed, what was linked is the
 * creditor's again, a refund that no run has is withdrawn, what was set off stands for itself, and what was ignored is open
 * again.
 */
export async function unassignEntry(work: TeamWork, id: string, note: string | undefined): Promise<void> {
  // load
  const entry = await takeEntry(work, id)

  // judge
  const is_used = !isUntouched(entry)
  if (!is_used && entry.status !== 'ignored')
    throw conflict('nothing_assigned', 'Nothing of the entry is assigned, goes back or is ignored')

  // write
  if (is_used) await undoEntry(work, entry, note)
  else await reopenEntry(work, entry, note)
  await recordDecision(work, entry, 'bank_entry.unassigned', {
    was: entry.status,
    parts: entry.parts.map(({ claim_id, payment_id, amount_cents }) => ({ claim_id, payment_id, amount_cents })),
    to_refund_cents: entry.to_refund_cents,
    offset_cents: entry.offset_cents,
  })
}

async function undoEntry(work: TeamWork, entry: LockedEntry, note: string | undefined): Promise<void> {
  await withdrawOrder(work, { kind: 'refund', source_id: entry.id })
  await undoParts(work, await undoOffsets(work, await withdrawnRefund(work, entry)), note)
}

async function reopenEntry(work: TeamWork, entry: LockedEntry, note: string | undefined): Promise<void> {
  const named = await listNamedClaims(work.tx, entry.id)
  await lockClaims(work.tx, named)
  const status = (await hasSuggestions(work.tx, entry.id)) ? 'suggested' : 'unmatched'
  await settle(work, { ...entry, status, note: note ?? entry.note }, named)
}

/** An entry that is not for any claim: interest and charges of the bank, money of our own. Its money stays in suspense. */
export async function ignoreEntry(work: TeamWork, id: string, note: string | undefined): Promise<void> {
  // load
  const entry = await takeEntry(work, id)
  const named = await listNamedClaims(work.tx, id)

  // judge
  const hindrance = ignoreHindrance(entry)
  if (hindrance) throw await refusedBy(work, entry, hindrance)

  // write
  await lockClaims(work.tx, named)
  for (const claim_id of named)
    recordActivity(
      work,
      { id: claim_id, organization_id: entry.organization_id },
      { action: 'bank_entry.ignored', details: { entry_id: id, ...(note ? { note } : {}) } },
    )
  await settle(work, { ...entry, status: 'ignored', note: note ?? entry.note }, named)
  await recordDecision(work, entry, 'bank_entry.ignored', { was: entry.status })
}
