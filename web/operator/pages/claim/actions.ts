import type { Schemas } from '../../../shared/api/operator.ts'
import { STEP_WORDS, type Stage, type Step } from '../../../shared/i18n/stages.ts'
import type { ClaimFile } from './file.ts'

export type AllowedAction = Schemas['AllowedAction']
export type ActionName = AllowedAction['action']

export type Effect = AllowedAction['effects'][number]

/** The one thing for which somebody most likely opens this claim. */
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
    // Nobody opens a claim with a plan in order to cancel it.
    const found = allowed.find(({ action, effects }) => action === wish && !effects.includes('plan_cancelled'))
    if (found) return found
  }
  return undefined
}

export const isStep = (stage: Stage | null): stage is Step => stage !== null && stage in STEP_WORDS.de

/** The effects of an action, as the server's codes. */
export const effectsOf = (file: Pick<ClaimFile, 'allowed_actions'>, name: ActionName): readonly Effect[] =>
  findAction(file, name)?.effects ?? []

/** The entry for an action: whether it is allowed now, and if not, why. */
export const findAction = (
  { allowed_actions }: Pick<ClaimFile, 'allowed_actions'>,
  name: ActionName,
  to_stage?: AllowedAction['to_stage'],
): AllowedAction | undefined =>
  allowed_actions.find(({ action, ...one }) => action === name && (!to_stage || one.to_stage === to_stage))

const GROUPS: readonly { name: 'steps' | 'case' | 'money' | 'court'; actions: readonly ActionName[] }[] = [
  { name: 'steps', actions: ['stage'] },
  { name: 'money', actions: ['payment', 'installment-plan'] },
  {
    name: 'case',
    actions: ['dispute', 'settle', 'hold', 'release', 'unblock', 'law', 'situation', 'close', 'reopen'],
  },
  { name: 'court', actions: ['filing', 'title', 'court-message', 'document'] },
]

/** All actions grouped as in the menu; empty groups are omitted. */
export const groupActions = ({ allowed_actions }: Pick<ClaimFile, 'allowed_actions'>) =>
  GROUPS.map(({ name, actions }) => ({
    name,
    entries: allowed_actions.filter(({ action }) => actions.includes(action)),
  })).filter(({ entries }) => entries.length > 0)
