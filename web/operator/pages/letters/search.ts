import { LETTER_KINDS, LETTER_STATUSES } from '../../../shared/api/vocabulary.ts'
import { chosen, oneOf, pageOf, textOf } from '../../../shared/ui/url-state.ts'

/** Reads the search parameters of the letters; without a status, it shows what waits for printing. */
export const readLettersSearch = (search: Record<string, unknown>) =>
  chosen({
    status: oneOf(search, 'status', LETTER_STATUSES),
    kind: oneOf(search, 'kind', LETTER_KINDS),
    page: pageOf(search),
    organization_id: textOf(search, 'organization_id'),
    letter_id: textOf(search, 'letter_id'),
    /** The print run that is open beside the list. */
    run_id: textOf(search, 'run_id'),
  })

export type LettersSearch = ReturnType<typeof readLettersSearch>
