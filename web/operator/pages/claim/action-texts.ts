import { courtOf, useStageName } from '../../../shared/i18n/stage-name.ts'
import { type ActionName, type AllowedAction, findAction, isStep } from './actions.ts'
import { countryOf } from './country.ts'
import type { ClaimFile } from './file.ts'
import { useActionWords } from './words.actions.ts'

/** Names of actions, and the reasons against them, in the current language. */
export function useActionTexts(file: ClaimFile) {
  const say = useActionWords()
  const stageName = useStageName()
  const country = countryOf(file)
  const court = courtOf(country)
  return {
    nameOf: ({ action, to_stage }: AllowedAction): string => {
      if (action !== 'stage') return say(`do.${action}`, court)
      if (isStep(to_stage)) return say(`step.${to_stage}`, court)
      return say('do.stage', { stage: to_stage ? stageName(to_stage, country) : '' })
    },
    /** Why it is not allowed now; null if it is. */
    reasonOf: (name: ActionName, to_stage?: AllowedAction['to_stage']): string | null => {
      const found = findAction(file, name, to_stage)
      if (!found || found.allowed) return null
      const reason = found.reason_code ?? 'not_at_stage'
      return say(`reason.${reason}`, { stage: stageName(file.collection_stage, country) })
    },
  }
}
