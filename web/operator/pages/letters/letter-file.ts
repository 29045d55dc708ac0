import type { Schemas } from '../../../shared/api/operator.ts'
import { useIdentity } from '../../session.ts'
import { useLettersWords } from './words.ts'

/** How this person gets the file of a letter, and what to know about the access code in it. */
export type LetterFile = {
  /** Null where there is only the print file, and it is not for this person. */
  readonly href: string | null
  readonly label: string
  readonly note: string
}

/** Administrators get the print file, everybody else a copy with a masked access code. */
export function useLetterFile(): (letter: Schemas['Letter']) => LetterFile {
  const say = useLettersWords()
  const kind = useIdentity().role === 'admin' ? 'print' : 'masked'
  // What was posted before is printed again, as when the post lost it.
  const nameOf = (status: Schemas['Letter']['status']) => (kind === 'print' && status === 'posted' ? 'again' : kind)
  return ({ id, status, has_masked_copy }) => ({
    href: kind === 'print' || has_masked_copy ? `/api/operator/letters/${id}/file` : null,
    label: say(`download.${nameOf(status)}`),
    note: say(has_masked_copy ? `code.${kind}` : `no_masked_copy.${kind}`),
  })
}
