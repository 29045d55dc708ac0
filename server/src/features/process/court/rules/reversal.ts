import { dayInVienna } from '../../../../kernel/dates.ts'
import type { Fault } from '../../../../kernel/errors.ts'
import { FIXED } from '../../../../law/citation.ts'
import type { Procedure } from '../../../../law/court.ts'
import {
  type BalanceFacts,
  costsPaid,
  counterEntry,
  type Entry,
  lastOf,
  standing,
} from '../../../case/account/index.ts'
import { type ClaimRow, STAGE_ROWS, type Stage } from '../../../case/claims/index.ts'
import { NOT_FILED } from '../rules.ts'
import { AWARDED } from './court-costs.ts'

/** What was recorded at the court step and may have been a mistake. */
export const REVERSIBLE = ['filing', 'title'] as const
export type Reversible = (typeof REVERSIBLE)[number]

/** What the team can take back now: the title where there is one, else the filing. */
export type Recorded = {
  readonly filing: { readonly id: string; readonly filed_at: Date } | undefined
  readonly title: { readonly title_date: string } | undefined
}

export const REVERSAL_FAULTS = [
  'claim_closed',
  'not_filed',
  'not_titled',
  'title_stands',
  'not_at_stage',
  'costs_paid',
] as const
export type ReversalFault = Fault & { readonly code: (typeof REVERSAL_FAULTS)[number] }

type Claim = Pick<ClaimRow, 'case_status' | 'collection_stage'>
type Known = { readonly claim: Claim; readonly recorded: Recorded; readonly facts: BalanceFacts }

const NOT_TITLED: ReversalFault = { code: 'not_titled', message: 'No title was recorded for this claim' }
const TITLE_STANDS: ReversalFault = {
  code: 'title_stands',
  message: 'A title stands on the filing; take the title back first if it is wrong too',
}
const CLOSED: ReversalFault = { code: 'claim_closed', message: 'The claim is closed; reopen it first' }
const COSTS_PAID: ReversalFault = {
  code: 'costs_paid',
  message: 'Payments have paid costs of this step; reverse or reassign those payments first',
}

/** What speaks against taking back what was recorded; undefined when nothing does. */
export function reversalFault(kind: Reversible, { claim, recorded, facts }: Known): ReversalFault | undefined {
  const { filing, title } = recorded
  if (kind === 'filing' && !filing) return NOT_FILED
  if (kind === 'title' && !title) return NOT_TITLED
  if (claim.case_status === 'closed') return CLOSED
  if (kind === 'filing' && title) return TITLE_STANDS
  const { entry } = STAGE_ROWS[claim.collection_stage]
  if (entry.by !== kind) {
    return { code: 'not_at_stage', message: `The claim is at ${claim.collection_stage}, where no ${kind} has taken it` }
  }
  return isPaid(kind, recorded, facts) ? COSTS_PAID : undefined
}

/** Money that came since for what the step cost the debtor: it would be left without what it was paid for. */
const isPaid = (kind: Reversible, { filing }: Recorded, facts: BalanceFacts): boolean =>
  costsPaid(facts).some(({ entry, paid_on }) =>
    kind === 'filing'
      ? filing && entry.filing_id === filing.id && paid_on >= dayInVienna(filing.filed_at)
      : isOfTitle(entry),
  )

/** The entries that take the step out of the account, as if it had never been. */
export const reversalEntries = (kind: Reversible, { filing }: Recorded, { entries, as_of }: BalanceFacts): Entry[] =>
  standing(entries)
    .filter((entry) => (kind === 'filing' ? entry.filing_id === filing?.id : isOfTitle(entry)))
    .map((entry) => counterEntry(lastOf(entry, entries), as_of))

/** What a title settles: interest up to its day, and the costs that it awards. */
const isOfTitle = ({ kind, rule }: Entry): boolean =>
  (kind === 'interest' && rule === FIXED.title) || (kind === 'correction' && rule === AWARDED)

/** The facts of the account once the step is taken back. */
export function factsAfter(kind: Reversible, recorded: Recorded, facts: BalanceFacts): BalanceFacts {
  const entries = [...facts.entries, ...reversalEntries(kind, recorded, facts)]
  const { limitation } = facts
  const court = limitation?.court ?? null
  const without = kind === 'filing' ? null : court && { ...court, title_on: null }
  return { ...facts, entries, is_titled: false, ...(limitation && { limitation: { ...limitation, court: without } }) }
}

/** What taking back what was recorded last would do. */
export type IfReversed = {
  kind: Reversible
  procedure: Procedure | null
  fault: ReversalFault | null
  to_stage: Stage | null
  costs_cents: number
  interest_cents: number
  fee_cents: number
  share_cents: number
  open_cents: number
  open_after_cents: number
  closes: boolean
}
