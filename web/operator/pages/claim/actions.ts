import type { Schemas } from '../../../shared/api/operator.ts'
import { useCommonWords } from '../../../shared/i18n/common.ts'
import { STEP_WORDS, type Stage, type Step } from '../../../shared/i18n/stages.ts'
import type { ClaimFile } from './file.ts'
import { useActionWords } from './words.actions.ts'

export type AllowedAction = Schemas['AllowedAction']
export type ActionName = AllowedAction['action']

export type Effect = AllowedAction['effects'][number]

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
    const found = allowed.find(({ action, effects }) => action === wish && !effects.includes('plan_cancelled'))
    if (found) return found
  }
  return undefined
}

const isStep = (stage: Stage | null): stage is Step => stage !== null && stage in STEP_WORDS.de

/** What an action does, by the codes of the server. */
export const effectsOf = ({ allowed_actions }: ClaimFile, name: ActionName): readonly Effect[] =>
  allowed_actions.find(({ action }) => action === name)?.effects ?? []

/** Names of actions, and the reasons against them, in the language that is spoken. */
export function useActionTexts(file: ClaimFile) {
  const say = useActionWords()
  const common = useCommonWords()
  return {
    nameOf: ({ action, to_stage }: AllowedAction): string => {
      if (action !== 'stage') return say(`do.${action}`)
      if (isStep(to_stage)) return say(`step.${to_stage}`)
      return say('do.stage', { stage: to_stage ? common(`stage.${to_stage}`) : '' })
    },
    /** Why it is not allowed now; null when it is. */
    reasonOf: (name: ActionName, to_stage?: AllowedAction['to_stage']): string | null => {
      const found = file.allowed_actions.find((one) => one.action === name && (!to_stage || one.to_stage === to_stage))
      if (!found || found.allowed) return null
      const { reason_code, reason } = found
      return reason_code ? say(`reason.${reason_code}`, { stage: common(`stage.${file.collection_stage}`) }) : reason
    },
  }
}
