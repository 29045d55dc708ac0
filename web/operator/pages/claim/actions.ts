import type { Schemas } from '../../../shared/api/operator.ts'
import type { ClaimFile } from './file.ts'

type Stage = ClaimFile['collection_stage']
export type AllowedAction = Schemas['AllowedAction']
export type ActionName = AllowedAction['action']

const STEPS = [
  'in_processing',
  'first_demand_letter',
  'second_demand_letter',
  'third_demand_letter',
  'installment_cancelled',
  'dunning_action_recommended',
  'warten_auf_zinstermin',
  'manuelle_pruefung',
  'mzr_aufhebungserklaerung_sent',
  'mzr_klage_recommended',
] as const satisfies readonly Stage[]
type Step = (typeof STEPS)[number]

type OwnForm = 'installment-plan' | 'filing' | 'title' | 'court-message' | 'document'
/** What a dialog asks about; a move is called after the stage that it leads to. */
export type Deed = Step | Exclude<ActionName, 'stage' | OwnForm> | 'other' | 'reverse'

export function deedOf({ action, to_stage }: AllowedAction): Deed | Exclude<OwnForm, 'installment-plan'> | 'plan' {
  if (action === 'installment-plan') return 'plan'
  return action === 'stage' ? (STEPS.find((step) => step === to_stage) ?? 'other') : action
}

type Effect = {
  readonly told: 'stage' | 'status' | 'both' | 'nobody' | 'if_closed'
  readonly time: 'begins' | 'stops' | 'goes_on' | 'ends' | 'waits' | 'same'
}

/** Who is told and what becomes of the times, to be read before it is done. What is allowed the server says. */
export const EFFECTS: Readonly<Record<Deed, Effect>> = {
  in_processing: { told: 'stage', time: 'begins' },
  first_demand_letter: { told: 'stage', time: 'begins' },
  second_demand_letter: { told: 'stage', time: 'begins' },
  third_demand_letter: { told: 'stage', time: 'begins' },
  installment_cancelled: { told: 'stage', time: 'begins' },
  dunning_action_recommended: { told: 'stage', time: 'waits' },
  warten_auf_zinstermin: { told: 'stage', time: 'begins' },
  manuelle_pruefung: { told: 'stage', time: 'waits' },
  mzr_aufhebungserklaerung_sent: { told: 'stage', time: 'begins' },
  mzr_klage_recommended: { told: 'stage', time: 'waits' },
  other: { told: 'stage', time: 'begins' },
  close: { told: 'both', time: 'ends' },
  reopen: { told: 'both', time: 'begins' },
  dispute: { told: 'status', time: 'stops' },
  settle: { told: 'status', time: 'goes_on' },
  hold: { told: 'nobody', time: 'stops' },
  release: { told: 'nobody', time: 'goes_on' },
  payment: { told: 'if_closed', time: 'same' },
  reverse: { told: 'if_closed', time: 'same' },
}

/** The one thing that somebody who opens this claim most likely came for. */
export function likelyAction({
  allowed_actions,
  is_held,
}: Pick<ClaimFile, 'allowed_actions' | 'is_held'>): AllowedAction | undefined {
  const allowed = allowed_actions.filter((action) => action.allowed)
  const wishes: readonly ActionName[] = [
    ...(['reopen', 'settle'] as const),
    ...(is_held ? (['release'] as const) : []),
    ...(['filing', 'title', 'stage', 'payment'] as const),
  ]
  for (const wish of wishes) {
    // Whoever opens a claim with a plan hopes for its next instalment.
    const found = allowed.find(({ action, to_stage }) => action === wish && to_stage !== 'installment_cancelled')
    if (found) return found
  }
  return undefined
}

/** The entry about an action: whether it is allowed now, and why not. */
export const findAction = (
  { allowed_actions }: Pick<ClaimFile, 'allowed_actions'>,
  name: ActionName,
  to_stage?: AllowedAction['to_stage'],
): AllowedAction | undefined =>
  allowed_actions.find(({ action, ...one }) => action === name && (!to_stage || one.to_stage === to_stage))

const GROUPS: readonly { name: 'steps' | 'case' | 'money' | 'court'; actions: readonly ActionName[] }[] = [
  { name: 'steps', actions: ['stage'] },
  { name: 'money', actions: ['payment', 'installment-plan'] },
  { name: 'case', actions: ['dispute', 'settle', 'hold', 'release', 'close', 'reopen'] },
  { name: 'court', actions: ['filing', 'title', 'court-message', 'document'] },
]

/** All actions as the menu has them; a group of which the server says nothing is left out. */
export const groupActions = ({ allowed_actions }: Pick<ClaimFile, 'allowed_actions'>) =>
  GROUPS.map(({ name, actions }) => ({
    name,
    entries: allowed_actions.filter(({ action }) => actions.includes(action)),
  })).filter(({ entries }) => entries.length > 0)
