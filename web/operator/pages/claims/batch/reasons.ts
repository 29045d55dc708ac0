import { useTranslation } from 'react-i18next'
import { refusalText } from '../../../../shared/i18n/refusals/refusals.ts'
import { usePrintRunWords } from '../../letters/print-runs/words.ts'
import { useBatchWords } from './words.ts'

const OWN = [
  ...(['not_found', 'no_letter', 'already_owned', 'stopped', 'operator_left', 'admin_required', 'fault'] as const),
  ...(['not_at_stage', 'has_own_call', 'too_late'] as const),
] as const
const OF_LETTERS = [
  ...(['letter_void', 'letter_outdated', 'letter_not_waiting', 'in_print_run', 'with_print_provider'] as const),
  ...(['by_mail', 'unknown_letter', 'refused'] as const),
] as const

const first = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`

/** Why a claim is left as it is, in a sentence. */
export function useReason(): (code: string) => string {
  const say = useBatchWords()
  const letters = usePrintRunWords()
  const { i18n } = useTranslation()
  return (code) => {
    const own = OWN.find((known) => known === code)
    if (own) return say(`reason.${own}`)
    const of_letter = OF_LETTERS.find((known) => known === code)
    return of_letter ? first(letters(`code.${of_letter}`)) : refusalText({ code }, i18n.language)
  }
}
