import type { ErrorCode } from '../../../kernel/error-codes.ts'
import type { Fault } from '../../../kernel/errors.ts'
import { type CaseStatus, type CLAIM_TYPES, isPaidInFull, type Money, type Stage } from './rules.ts'

/** Who or what makes a move. */
export type Trigger = 'timer' | 'team' | 'agreement' | 'payment' | 'court' | 'closure' | 'reopening'

export type Move = {
  readonly from: readonly Stage[]
  readonly to: Stage
  readonly by: Trigger
  /** In words, for the docs and for people who ask why. */
  readonly when: string
  readonly tenancy_only?: true
}

const LETTERS = ['first_demand_letter', 'second_demand_letter', 'third_demand_letter'] as const
export type LetterStage = (typeof LETTERS)[number]
export const isLetterStage = (stage: Stage): stage is LetterStage => (LETTERS as readonly Stage[]).includes(stage)

/** All that can follow all. Closing and reopening hold for every stage and stand below. */
export const MOVES: readonly Move[] = [
  {
    from: ['new'],
    to: 'in_processing',
    by: 'timer',
    when: 'accepted: an amount and an address are there, or the team accepts it',
  },
  { from: ['in_processing'], to: 'first_demand_letter', by: 'timer', when: 'demand letter sent' },
  { from: ['first_demand_letter'], to: 'second_demand_letter', by: 'timer', when: '14 days, letter sent' },
  { from: ['second_demand_letter'], to: 'third_demand_letter', by: 'timer', when: '14 days, letter sent' },
  {
    from: ['third_demand_letter'],
    to: 'dunning_action_recommended',
    by: 'timer',
    when: '14 days: out-of-court collection exhausted',
  },
  {
    from: ['in_processing', ...LETTERS, 'dunning_action_recommended', 'installment_cancelled'],
    to: 'installment_payment',
    by: 'agreement',
    when: 'instalment agreement',
  },
  {
    from: ['installment_payment'],
    to: 'installment_cancelled',
    by: 'timer',
    when: 'an instalment is 7 days overdue',
  },
  {
    from: ['installment_cancelled'],
    to: 'installment_payment',
    by: 'payment',
    when: 'the missed instalments are settled',
  },
  { from: ['installment_cancelled'], to: 'dunning_action_recommended', by: 'timer', when: '14 days' },
  {
    from: ['dunning_action_recommended'],
    to: 'dunning_action_filed',
    by: 'court',
    when: 'decided to sue and the filing dispatched',
  },
  {
    from: ['dunning_action_filed'],
    to: 'exekutionsantrag_recommended',
    by: 'court',
    when: 'enforceable title obtained',
  },
  {
    from: LETTERS,
    to: 'warten_auf_zinstermin',
    by: 'timer',
    when: 'the next rent is due first',
    tenancy_only: true,
  },
  {
    from: ['warten_auf_zinstermin'],
    to: 'manuelle_pruefung',
    by: 'timer',
    when: 'the rent date passed unpaid',
    tenancy_only: true,
  },
  {
    from: ['manuelle_pruefung'],
    to: 'mzr_aufhebungserklaerung_sent',
    by: 'team',
    when: 'termination notice sent',
    tenancy_only: true,
  },
  {
    from: ['mzr_aufhebungserklaerung_sent'],
    to: 'mzr_klage_recommended',
    by: 'timer',
    when: '14 days',
    tenancy_only: true,
  },
]

type Standing = {
  readonly collection_stage: Stage
  readonly claim_type: (typeof CLAIM_TYPES)[number]
  readonly stage_before_closure: Stage | null
}

/** What may follow now, closing and reopening included; in the order of the table. */
export function movesFrom({ collection_stage: stage, claim_type, stage_before_closure }: Standing): Stage[] {
  if (stage === 'closed') return stage_before_closure ? [stage_before_closure] : []
  const next = MOVES.filter(
    ({ from, tenancy_only }) => from.includes(stage) && (!tenancy_only || claim_type === 'tenancy'),
  ).map(({ to }) => to)
  return [...new Set<Stage>([...next, 'closed'])]
}

export const mayMove = (claim: Standing, to: Stage): boolean => movesFrom(claim).includes(to)

/** Moves that carry more than a note have a call of their own. */
export const OWN_CALL: Readonly<Partial<Record<Stage, string>>> = {
  installment_payment: 'installment-plan',
  dunning_action_filed: 'filing',
  exekutionsantrag_recommended: 'title',
  closed: 'close',
}

/** What speaks against a move by hand, in a sentence; undefined when nothing does. */
export function handMoveProblem(claim: Standing & { readonly case_status: CaseStatus }, to: Stage): Fault | undefined {
  if (claim.collection_stage === 'closed')
    return { code: 'claim_closed', message: 'The claim is closed; reopen it with the call reopen' }
  // Whether it is the time for it or not: the call itself says what is missing.
  const call = OWN_CALL[to]
  if (call) return { code: 'has_own_call', message: `A claim moves to ${to} with the call ${call}` }
  const problem = moveProblem(claim, to)
  if (problem) return problem
  return claim.case_status === 'disputed' ? DISPUTED : undefined
}

/** What speaks against a move at all, with what would be allowed. */
export function moveProblem(claim: Standing, to: Stage): Hindrance | undefined {
  if (mayMove(claim, to)) return undefined
  const allowed = movesFrom(claim)
  const list = allowed.length > 0 ? allowed.join(', ') : 'none'
  const message = `A claim at ${claim.collection_stage} cannot move to ${to}; allowed are: ${list}`
  return { code: 'not_at_stage', message }
}

/** What can stand in the way of an act of the team, for pages that say it in the language of their reader. */
export const HINDRANCES = [
  ...([
    'claim_closed',
    'not_closed',
    'disputed',
    'already_disputed',
    'not_disputed',
    'already_held',
    'not_held',
  ] as const),
  ...(['not_at_stage', 'nothing_open', 'paid', 'not_decided', 'declined', 'not_filed'] as const),
] as const satisfies readonly ErrorCode[]
export type Hindrance = { readonly code: (typeof HINDRANCES)[number]; readonly message: string }

export const DISPUTED: Hindrance = {
  code: 'disputed',
  message: 'The case is disputed; it stands still until that is settled',
}

/** A claim that is paid would be closed again in the same breath: what is wrong with it is the payment. */
export function reopenHindrance(claim: Money & { readonly case_status: CaseStatus }): Hindrance | undefined {
  if (claim.case_status !== 'closed') return { code: 'not_closed', message: 'The claim is not closed' }
  if (!isPaidInFull(claim)) return undefined
  return { code: 'paid', message: 'The claim is paid in full; reverse the payment that does not stand' }
}
