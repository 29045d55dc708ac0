import type { Schemas } from '../../../shared/api/operator.ts'
import { useLettersWords } from './words.ts'

/** Why a letter became void, with what was noted then. */
export function useWhyVoid(): (letter: Pick<Schemas['Letter'], 'void_reason' | 'void_note'>) => string {
  const say = useLettersWords()
  return ({ void_reason, void_note }) =>
    [void_reason && say(`void_reason.${void_reason}`), void_note].filter(Boolean).join(': ')
}
