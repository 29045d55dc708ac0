import { typedCents } from '@mahnwerk/claim-table/typed'
import { isAtCourt, isPromised, STAGE_ROWS, type Stage } from '../../case/claims/index.ts'
import type { PortalLanguage } from './words.ts'

/** What comes next if nothing is paid, as far as the debtor is concerned. */
export const NEXT_STEPS = [
  'first_letter',
  'second_letter',
  'third_letter',
  'rent_check',
  'court_advice',
  'creditor_decides',
  'filing',
  'court',
  'execution',
  'installment',
  'plan_ends',
  'lease_ends',
  'eviction_decided',
] as const
export type NextStepKind = (typeof NEXT_STEPS)[number]

/** Null where nothing more comes. */
export const NEXT_STEP_AT: Readonly<Record<Stage, NextStepKind | null>> = {
  new: 'first_letter',
  in_processing: 'first_letter',
  first_demand_letter: 'second_letter',
  second_demand_letter: 'third_letter',
  third_demand_letter: 'court_advice',
  installment_payment: 'installment',
  installment_cancelled: 'plan_ends',
  dunning_action_recommended: 'creditor_decides',
  dunning_action_filed: 'court',
  exekutionsantrag_recommended: 'execution',
  warten_auf_zinstermin: 'rent_check',
  manuelle_pruefung: 'rent_check',
  mzr_aufhebungserklaerung_sent: 'lease_ends',
  mzr_klage_recommended: 'eviction_decided',
  closed: null,
}

/** How a case stands, in one word that the texts are found by. */
export const STANDINGS = [
  'demanded',
  'promised',
  'paused',
  'disputed',
  'installments',
  'arrears',
  'court',
  'titled',
  'paid',
  'ended',
] as const
export type Standing = (typeof STANDINGS)[number]

type StandingFacts = {
  readonly case_status: 'open' | 'disputed' | 'closed'
  readonly closure_reason: string | null
  readonly collection_stage: Stage
  readonly blocked_reason: string | null
  readonly blocked_until: string | null
  readonly is_held: boolean
}

/** The court has decided, so the time to object is over as a rule. */
export const hasTitle = (stage: Stage): boolean => STAGE_ROWS[stage].desk === 'titled'

export function standingOf(claim: StandingFacts): Standing {
  const { case_status, closure_reason, collection_stage, blocked_reason } = claim
  if (case_status === 'closed')
    return closure_reason === 'paid' || closure_reason === 'installment_plan' ? 'paid' : 'ended'
  if (isAtCourt(collection_stage)) return hasTitle(collection_stage) ? 'titled' : 'court'
  if (case_status === 'disputed') return 'disputed'
  const { by } = STAGE_ROWS[collection_stage].entry
  if (by === 'agreement') return 'installments'
  if (by === 'cancelled_plan') return 'arrears'
  if (isPromised(claim)) return 'promised'
  return blocked_reason === null ? 'demanded' : 'paused'
}

/** What the debtor is asked to pay now: all of it, what a plan says, or all but what no court has awarded yet. */
export const ASKED_KINDS = ['all', 'installment', 'arrears', 'before_court'] as const
export type AskedKind = (typeof ASKED_KINDS)[number]

/** What the debtor can do about the case here. */
export const ACTIONS = ['pay', 'promise', 'installment_plan', 'dispute', 'message', 'receipt', 'contact'] as const
export type DebtorAction = (typeof ACTIONS)[number]

type ActionFacts = {
  readonly open_cents: number
  readonly standing: Standing
  readonly can_promise: boolean
  readonly can_plan: boolean
  readonly can_dispute: boolean
}

/** Only what was paid is receipted. Whatever ended otherwise may still be owed. */
export const hasReceipt = ({ open_cents, standing }: Pick<ActionFacts, 'open_cents' | 'standing'>): boolean =>
  standing === 'paid' && open_cents === 0

export function allowedActions({ open_cents, standing, ...can }: ActionFacts): DebtorAction[] {
  const is_open = open_cents > 0 && standing !== 'paid' && standing !== 'ended'
  const offered: Readonly<Record<DebtorAction, boolean>> = {
    pay: is_open,
    promise: is_open && can.can_promise,
    installment_plan: can.can_plan,
    dispute: can.can_dispute,
    message: true,
    receipt: hasReceipt({ open_cents, standing }),
    contact: true,
  }
  return ACTIONS.filter((action) => offered[action])
}

/** An amount above zero as people type it in their language; null for anything else, and for what can be meant in two ways. */
export const readAmount = (text: string, language: PortalLanguage): number | null => typedCents(text, language) || null
