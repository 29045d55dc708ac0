import type { Schemas } from '../../../shared/api/operator.ts'
import { useCommonWords } from '../../../shared/i18n/common.ts'
import type { ClaimFile } from './file.ts'
import { useActionWords } from './words.actions.ts'

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
export function likelyAction({ allowed_actions, is_held }: ClaimFile): AllowedAction | undefined {
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

/** Names of actions, and the reasons against them, in the language that is spoken. */
export function useActionTexts(file: ClaimFile) {
  const say = useActionWords()
  const common = useCommonWords()
  return {
    nameOf: (action: AllowedAction): string =>
      say(`do.${deedOf(action)}`, { stage: action.to_stage ? common(`stage.${action.to_stage}`) : '' }),
    /** Why it is not allowed now; null when it is. */
    reasonOf: (name: ActionName, to_stage?: AllowedAction['to_stage']): string | null => {
      const found = file.allowed_actions.find((one) => one.action === name && (!to_stage || one.to_stage === to_stage))
      if (!found || found.allowed) return null
      const { reason_code, reason } = found
      return reason_code ? say(`reason.${reason_code}`, { stage: common(`stage.${file.collection_stage}`) }) : reason
    },
  }
}
