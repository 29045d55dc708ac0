import { addMonths, type DateOnly } from '../../../../kernel/dates.ts'
import { lawFor } from '../../../../law/laws.ts'
import type { Situation } from '../../../parties/debtors/index.ts'
import type { CaseStatus } from '../rules.ts'
import { letterFor, STAGE_ROWS, STAGES, type Stage } from '../stages.ts'
import type { Hindrance } from './hindrances.ts'

/** Why a claim stands still. The first that holds is the one that is said. */
export const BLOCKED_REASONS = [
  'deceased',
  'insolvent',
  'minor',
  'no_amount',
  'no_address',
  'invoice_to_check',
  'foreign_currency',
  'not_due',
  'obligation_not_fulfilled',
  'below_minimum',
  'no_law',
  'address_unknown',
  'time_barred',
  'held',
] as const
export type BlockedReason = (typeof BLOCKED_REASONS)[number]

/** What the team may lift; everything else ends with its cause. */
export const LIFTABLE = [
  'address_unknown',
  'time_barred',
  'minor',
  'below_minimum',
] as const satisfies readonly BlockedReason[]
export type Liftable = (typeof LIFTABLE)[number]

export const isLiftable = (reason: BlockedReason): reason is Liftable =>
  (LIFTABLE as readonly BlockedReason[]).includes(reason)

type Blockable = { readonly blocked_reason: BlockedReason | null }

/** What speaks against lifting the block of a claim; undefined when nothing does. */
export function unblockHindrance({ blocked_reason }: Blockable): Hindrance | undefined {
  if (blocked_reason === null) return { code: 'not_liftable', message: 'The claim is not blocked' }
  if (isLiftable(blocked_reason)) return undefined
  return {
    code: 'not_liftable',
    message: `The claim is blocked as ${blocked_reason}, which ends with its cause`,
    values: { blocked_reason },
  }
}

/** No letter goes to the insolvent or the dead, not by hand either. */
export const letterHindrance = ({ blocked_reason }: Blockable, to: Stage): Hindrance | undefined =>
  letterFor(to) && (blocked_reason === 'insolvent' || blocked_reason === 'deceased')
    ? {
        code: 'letter_not_possible',
        message: `No letter goes to a debtor who is ${blocked_reason}`,
        values: { blocked_reason },
      }
    : undefined

/** The stages from which on a letter was sent or instalments agreed: by then the debtor has been told a law. */
const FIRST_LETTER = STAGES.findIndex((stage) => letterFor(stage) !== undefined)

/** From the filing on an objection belongs to the court: what we are told stops nothing there. */
export function isAtCourt(stage: Stage): boolean {
  const { desk } = STAGE_ROWS[stage]
  return desk === 'filed' || desk === 'titled'
}

/** What speaks against putting a claim under another law. */
export function lawHindrance(claim: {
  readonly case_status: CaseStatus
  readonly collection_stage: Stage
}): Hindrance | undefined {
  if (claim.case_status === 'closed') return { code: 'claim_closed', message: 'The claim is closed' }
  if (STAGES.indexOf(claim.collection_stage) < FIRST_LETTER) return undefined
  return {
    code: 'law_settled',
    message: 'The law governing a claim stays once its first letter is sent or instalments are agreed',
  }
}

/** Why a step that was due could not be taken, though nothing blocked the claim. */
export const STUCK_REASONS = [
  'no_address',
  'no_letterhead',
  'no_amount',
  'no_creditor_address',
  'no_law',
  'not_a_tenancy',
  'typesetting_failed',
  'fault',
] as const
export type StuckReason = (typeof STUCK_REASONS)[number]

const OF_AGE_MONTHS = 18 * 12

/** All that can hold a claim back. */
export type BlockFacts = {
  readonly case_status: CaseStatus
  readonly is_new: boolean
  readonly situation: Situation
  readonly birth_date: string | null
  readonly has_representative: boolean
  /** The day on which the claim was handed over. */
  readonly handed_over_on: DateOnly
  readonly total_cents: number
  readonly has_address: boolean
  readonly has_doubtful_invoice: boolean
  readonly has_foreign_currency: boolean
  /** Of the invoices: the day on which the first falls due, and whether any has no date. Null without invoices. */
  readonly first_due_on: string | null
  readonly has_undated: boolean
  readonly today: DateOnly
  readonly obligation_fulfilled: boolean
  readonly minimum_claim_cents: number
  readonly governing_law: string | null
  readonly is_consumer: boolean
  readonly debtor_country: string | null
  readonly creditor_country: string | null
  readonly address_unknown: boolean
  /** The day from which on nothing due can be claimed. */
  readonly all_barred_on: string | null
  readonly follows_plan: boolean
  readonly is_held: boolean
  readonly held_until: string | null
  /** The day on which the debtor wants to pay, as announced at the stage where the claim is. */
  readonly promised_on: string | null
  /** What the creditor said of the claim, a direct payment or that it be withdrawn, waits for the team. */
  readonly has_open_request: boolean
  /** Money came in that names the claim, and nobody has said yet whose it is. */
  readonly has_open_entry: boolean
  /** The debtor's data may only be kept. */
  readonly is_restricted: boolean
  readonly lifted_blocks: readonly string[]
}

/** Of its stage only this matters to what blocks a claim. */
export const stageForBlocks = (stage: Stage): Pick<BlockFacts, 'is_new' | 'follows_plan'> => ({
  is_new: STAGE_ROWS[stage].timer === 'amount',
  follows_plan: STAGE_ROWS[stage].entry.by === 'agreement',
})

/** Whether a claim that nothing blocked may be blocked by now though nobody changed it: by time, or by a new minimum. */
export const mayBeBlockedAnew = (
  claim: { readonly collection_stage: Stage; readonly all_barred_on: string | null },
  today: DateOnly,
): boolean =>
  stageForBlocks(claim.collection_stage).is_new || (claim.all_barred_on !== null && claim.all_barred_on <= today)

export type Block = { readonly reason: BlockedReason; readonly until: DateOnly | null }

/** Null where nothing stands against the next step. */
export function blockOf(facts: BlockFacts): Block | null {
  if (facts.case_status === 'closed') return null
  const reason = BLOCKED_REASONS.find((one) => HOLDS[one](facts))
  return reason ? { reason, until: endOf(reason, facts) } : null
}

/** The day on which it ends by itself. */
function endOf(reason: BlockedReason, facts: BlockFacts): DateOnly | null {
  if (reason === 'not_due') return facts.first_due_on as DateOnly
  // What waits for a decision ends on no day, whatever else holds the claim.
  if (reason !== 'held' || facts.has_open_request || facts.has_open_entry || facts.is_restricted) return null
  return (facts.is_held ? facts.held_until : facts.promised_on) as DateOnly | null
}

type PersonalFacts = Pick<
  BlockFacts,
  'situation' | 'birth_date' | 'handed_over_on' | 'has_representative' | 'lifted_blocks'
>

/** What is about the debtor alone. */
const HOLDS_PERSONALLY = {
  deceased: ({ situation }) => situation === 'deceased',
  insolvent: ({ situation }) => situation === 'insolvent',
  // A birthday ends nothing: what was agreed with a minor stays in doubt until somebody has looked at it.
  minor: ({ birth_date, handed_over_on, has_representative, lifted_blocks }) =>
    birth_date !== null &&
    addMonths(birth_date as DateOnly, OF_AGE_MONTHS) > handed_over_on &&
    !(has_representative && lifted_blocks.includes('minor')),
} as const satisfies Partial<Record<BlockedReason, (facts: PersonalFacts) => boolean>>

const HOLDS: Readonly<Record<BlockedReason, (facts: BlockFacts) => boolean>> = {
  ...HOLDS_PERSONALLY,
  no_amount: ({ total_cents }) => total_cents === 0,
  no_address: ({ has_address }) => !has_address,
  invoice_to_check: ({ has_doubtful_invoice }) => has_doubtful_invoice,
  foreign_currency: ({ has_foreign_currency }) => has_foreign_currency,
  not_due: ({ first_due_on, has_undated, today }) => !has_undated && first_due_on !== null && first_due_on > today,
  obligation_not_fulfilled: ({ obligation_fulfilled }) => !obligation_fulfilled,
  below_minimum: ({ is_new, total_cents, minimum_claim_cents, lifted_blocks }) =>
    is_new && total_cents < minimum_claim_cents && !lifted_blocks.includes('below_minimum'),
  no_law: (facts) => lawFor(facts) === null,
  address_unknown: ({ address_unknown }) => address_unknown,
  time_barred: ({ all_barred_on, today, follows_plan, lifted_blocks }) =>
    all_barred_on !== null && all_barred_on <= today && !follows_plan && !lifted_blocks.includes('time_barred'),
  held: ({ is_held, has_open_request, has_open_entry, is_restricted, promised_on, today }) =>
    is_held || has_open_request || has_open_entry || is_restricted || (promised_on !== null && promised_on >= today),
}

/** Of a claim that is new: it has no invoice yet. */
export function firstBlock(debtor: Omit<PersonalFacts, 'lifted_blocks'>): BlockedReason {
  const facts = { ...debtor, lifted_blocks: [] }
  return (['deceased', 'insolvent', 'minor'] as const).find((one) => HOLDS_PERSONALLY[one](facts)) ?? 'no_amount'
}
