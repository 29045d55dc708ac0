import type { ErrorCode } from '../../../kernel/error-codes.ts'
import type { Fault } from '../../../kernel/errors.ts'
import { lawOf } from '../../../law/laws.ts'
import { type CaseStatus, type CLAIM_TYPES, isPaidInFull, type Money } from './rules.ts'

/** Who or what makes a move. `rent` is the workflow too: it acts when the next rent is due before the next letter. */
export type Trigger = 'timer' | 'rent' | 'team' | 'agreement' | 'payment' | 'court' | 'closure' | 'reopening'

/** What has to happen for a claim to enter a stage. What carries more than a note has a call of its own. */
export type Entry =
  | { readonly by: 'creation' | 'acceptance' | 'move' }
  /** `owes` is the reminder that has to be sent before the time of the stage begins, where the law protects the plan. */
  | { readonly by: 'cancelled_plan'; readonly owes: string }
  /** `reminder` says which demand it is, by which it is charged; null for a letter that costs nothing. */
  | { readonly by: 'letter'; readonly letter: string; readonly reminder: number | null }
  | { readonly by: 'agreement'; readonly call: 'installment-plan' }
  | { readonly by: 'filing'; readonly call: 'filing' }
  | { readonly by: 'title'; readonly call: 'title' }
  | { readonly by: 'closure'; readonly call: 'close' }

/** What ends the waiting at a stage without anybody's hand. */
export type TimerKind =
  | 'none'
  | 'amount'
  | 'next_run'
  | 'letter_interval'
  | 'rent_date'
  | 'missed_installment'
  | 'broken_plan'

/** Whom or what a claim waits for where no time runs. */
export type Wait = 'somebody' | 'amount' | 'decision' | 'court' | 'execution' | 'check' | 'eviction' | 'nothing'

/** All that is peculiar to a stage. `S` are the names of all stages, so that nothing leads to one that is not there. */
export type StageRow<S extends string> = {
  /** What may follow, in the order in which it is offered. Closing holds for every stage and is not repeated. */
  readonly next: readonly { readonly to: S; readonly by: Trigger; readonly when: string }[]
  readonly entry: Entry
  readonly timer: TimerKind
  readonly waits_for: Wait
  readonly tenancy_only: boolean
  /** Collection has not begun. Partners find these claims by the status `pending`. */
  readonly is_pending: boolean
  /** Where it stands on the court desk; null where it does not. */
  readonly desk: 'decision' | 'filed' | 'titled' | null
}

const INSTALMENTS = { to: 'installment_payment', by: 'agreement', when: 'instalment agreement' } as const
const RENT_FIRST = { to: 'warten_auf_zinstermin', by: 'rent', when: 'the next rent is due first' } as const

const INTAKE = { tenancy_only: false, is_pending: true, desk: null } as const
const COLLECTION = { tenancy_only: false, is_pending: false, desk: null } as const
const TENANCY = { ...COLLECTION, tenancy_only: true } as const

const stageTable = <const T extends { readonly [S in keyof T]: StageRow<Extract<keyof T, string>> }>(rows: T): T => rows

/** The one home of all stages, in the order of a claim's life. */
const TABLE = stageTable({
  new: {
    next: [
      {
        to: 'in_processing',
        by: 'timer',
        when: 'accepted: an amount and an address are there, or the team accepts it',
      },
    ],
    entry: { by: 'creation' },
    timer: 'amount',
    waits_for: 'amount',
    ...INTAKE,
  },
  in_processing: {
    next: [{ to: 'first_demand_letter', by: 'timer', when: 'demand letter sent' }, INSTALMENTS],
    entry: { by: 'acceptance' },
    timer: 'next_run',
    waits_for: 'somebody',
    ...INTAKE,
  },
  first_demand_letter: {
    next: [{ to: 'second_demand_letter', by: 'timer', when: '14 days, letter sent' }, INSTALMENTS, RENT_FIRST],
    entry: { by: 'letter', letter: 'first_demand_letter', reminder: 1 },
    timer: 'letter_interval',
    waits_for: 'somebody',
    ...COLLECTION,
  },
  second_demand_letter: {
    next: [{ to: 'third_demand_letter', by: 'timer', when: '14 days, letter sent' }, INSTALMENTS, RENT_FIRST],
    entry: { by: 'letter', letter: 'second_demand_letter', reminder: 2 },
    timer: 'letter_interval',
    waits_for: 'somebody',
    ...COLLECTION,
  },
  third_demand_letter: {
    next: [
      { to: 'dunning_action_recommended', by: 'timer', when: '14 days: out-of-court collection exhausted' },
      INSTALMENTS,
      RENT_FIRST,
    ],
    entry: { by: 'letter', letter: 'third_demand_letter', reminder: 3 },
    timer: 'letter_interval',
    waits_for: 'somebody',
    ...COLLECTION,
  },
  installment_payment: {
    next: [{ to: 'installment_cancelled', by: 'timer', when: 'an instalment is 7 days overdue' }],
    entry: { by: 'agreement', call: 'installment-plan' },
    timer: 'missed_installment',
    waits_for: 'somebody',
    ...COLLECTION,
  },
  installment_cancelled: {
    next: [
      INSTALMENTS,
      { to: 'installment_payment', by: 'payment', when: 'the missed instalments are settled' },
      { to: 'dunning_action_recommended', by: 'timer', when: '14 days; longer where the law protects the plan' },
    ],
    entry: { by: 'cancelled_plan', owes: 'installment_reminder' },
    timer: 'broken_plan',
    waits_for: 'somebody',
    ...COLLECTION,
  },
  dunning_action_recommended: {
    next: [INSTALMENTS, { to: 'dunning_action_filed', by: 'court', when: 'decided to sue and the filing dispatched' }],
    entry: { by: 'move' },
    timer: 'none',
    waits_for: 'decision',
    ...COLLECTION,
    desk: 'decision',
  },
  dunning_action_filed: {
    next: [{ to: 'exekutionsantrag_recommended', by: 'court', when: 'enforceable title obtained' }],
    entry: { by: 'filing', call: 'filing' },
    timer: 'none',
    waits_for: 'court',
    ...COLLECTION,
    desk: 'filed',
  },
  exekutionsantrag_recommended: {
    next: [],
    entry: { by: 'title', call: 'title' },
    timer: 'none',
    waits_for: 'execution',
    ...COLLECTION,
    desk: 'titled',
  },
  warten_auf_zinstermin: {
    next: [{ to: 'manuelle_pruefung', by: 'timer', when: 'the rent date passed unpaid' }],
    entry: { by: 'move' },
    timer: 'rent_date',
    waits_for: 'somebody',
    ...TENANCY,
  },
  manuelle_pruefung: {
    next: [{ to: 'mzr_aufhebungserklaerung_sent', by: 'team', when: 'termination notice sent' }],
    entry: { by: 'move' },
    timer: 'none',
    waits_for: 'check',
    ...TENANCY,
  },
  mzr_aufhebungserklaerung_sent: {
    next: [{ to: 'mzr_klage_recommended', by: 'timer', when: '14 days' }],
    entry: { by: 'letter', letter: 'mzr_aufhebungserklaerung', reminder: null },
    timer: 'letter_interval',
    waits_for: 'somebody',
    ...TENANCY,
  },
  mzr_klage_recommended: {
    next: [],
    entry: { by: 'move' },
    timer: 'none',
    waits_for: 'eviction',
    ...TENANCY,
  },
  closed: { next: [], entry: { by: 'closure', call: 'close' }, timer: 'none', waits_for: 'nothing', ...COLLECTION },
})

export type Stage = keyof typeof TABLE
type TableEntry = (typeof TABLE)[Stage]['entry']
/** A letter that a move to a stage sends, or that is owed there. */
export type LetterKind =
  | Extract<TableEntry, { by: 'letter' }>['letter']
  | Extract<TableEntry, { by: 'cancelled_plan' }>['owes']

export const STAGE_ROWS: Readonly<Record<Stage, StageRow<Stage>>> = TABLE
export const STAGES = Object.keys(TABLE) as readonly Stage[]

export const stagesWhere = (holds: (row: StageRow<Stage>) => boolean): readonly Stage[] =>
  STAGES.filter((stage) => holds(STAGE_ROWS[stage]))

/** Where this trigger takes a claim from its stage; null where it takes it nowhere. */
export const followedBy = (stage: Stage, trigger: Trigger): Stage | null =>
  STAGE_ROWS[stage].next.find(({ by }) => by === trigger)?.to ?? null

export type OwnCall = Extract<Entry, { call: string }>['call']

/** The call that takes a claim to this stage; undefined where a plain move does. */
export function ownCallOf(stage: Stage): OwnCall | undefined {
  const { entry } = STAGE_ROWS[stage]
  return 'call' in entry ? entry.call : undefined
}

/** The letter that a move to this stage sends; undefined where it sends none. */
export function letterFor(to: Stage): LetterKind | undefined {
  const { entry } = TABLE[to]
  return entry.by === 'letter' ? entry.letter : undefined
}

/** The letter that belongs to a stage: it takes a claim there, or is owed there. */
export function stageLetter(stage: Stage): LetterKind | undefined {
  const { entry } = TABLE[stage]
  return entry.by === 'cancelled_plan' ? entry.owes : letterFor(stage)
}

export const LETTER_KINDS: readonly LetterKind[] = STAGES.flatMap((stage) => stageLetter(stage) ?? [])

/** Which demand it is, by which it is charged; null for what is none. */
export function letterNumber(kind: LetterKind): number | null {
  const entry = Object.values(STAGE_ROWS).find((row) => row.entry.by === 'letter' && row.entry.letter === kind)?.entry
  return entry?.by === 'letter' ? entry.reminder : null
}

/** While an instalment plan runs, it is the plan that paid. */
export const closureByPayment = ({ collection_stage }: { collection_stage: Stage }): 'paid' | 'installment_plan' =>
  STAGE_ROWS[collection_stage].entry.by === 'agreement' ? 'installment_plan' : 'paid'

type MovableClaim = {
  readonly collection_stage: Stage
  readonly claim_type: (typeof CLAIM_TYPES)[number]
  readonly governing_law: string | null
  readonly stage_before_closure: Stage | null
}

/** What may follow now, closing and reopening included; in the order of the row. */
export function movesFrom(claim: MovableClaim): Stage[] {
  const { collection_stage: stage, claim_type, governing_law, stage_before_closure } = claim
  if (stage === 'closed') return stage_before_closure ? [stage_before_closure] : []
  const has_lease = claim_type === 'tenancy' && Boolean(lawOf(governing_law)?.lease)
  const next = STAGE_ROWS[stage].next.map(({ to }) => to).filter((to) => has_lease || !STAGE_ROWS[to].tenancy_only)
  return [...new Set<Stage>([...next, 'closed'])]
}

export const mayMove = (claim: MovableClaim, to: Stage): boolean => movesFrom(claim).includes(to)

/** What speaks against a move by hand, in a sentence; undefined when nothing does. */
export function handMoveProblem(
  claim: MovableClaim & { readonly case_status: CaseStatus },
  to: Stage,
): Fault | undefined {
  if (claim.collection_stage === 'closed')
    return { code: 'claim_closed', message: 'The claim is closed; reopen it with the call reopen' }
  // Whether it is the time for it or not: the call itself says what is missing.
  const call = ownCallOf(to)
  if (call) return { code: 'has_own_call', message: `A claim moves to ${to} with the call ${call}` }
  const problem = moveProblem(claim, to)
  if (problem) return problem
  return claim.case_status === 'disputed' ? DISPUTED : undefined
}

/** What speaks against a move at all, with what would be allowed. */
export function moveProblem(claim: MovableClaim, to: Stage): Hindrance | undefined {
  if (mayMove(claim, to)) return undefined
  const allowed = movesFrom(claim)
  const list = allowed.length > 0 ? allowed.join(', ') : 'none'
  const message = `A claim at ${claim.collection_stage} cannot move to ${to}; allowed are: ${list}`
  return { code: 'not_at_stage', message }
}

/** What can stand in the way of an act of the team, for pages that say it in the language of their reader. */
export const HINDRANCES = [
  'claim_closed',
  'not_closed',
  'disputed',
  'already_disputed',
  'not_disputed',
  'already_held',
  'not_held',
  'not_at_stage',
  'nothing_open',
  'paid',
  'not_decided',
  'withdrawal_waiting',
  'declined',
  'not_filed',
  'not_liftable',
  'letter_not_possible',
] as const satisfies readonly ErrorCode[]
export type Hindrance = Fault & { readonly code: (typeof HINDRANCES)[number] }

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
