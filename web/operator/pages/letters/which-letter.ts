import type { Schemas } from '../../../shared/api/operator.ts'
import { useFormat } from '../../../shared/i18n/format.ts'
import { useLettersWords } from './words.ts'

/** Names a letter before something is done with it, so that a slip of the row is noticed. */
export function useWhichLetter(): (letter: Schemas['Letter']) => string {
  const say = useLettersWords()
  const { day } = useFormat()
  return ({ kind, debtor_name: name, case_reference: reference, letter_date }) =>
    say('which', { kind: say(`kind.${kind}`), name, reference, day: day(letter_date) })
}
