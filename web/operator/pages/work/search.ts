import { WORK_KINDS } from '../../../shared/api/vocabulary.ts'
import { chosen, oneOf, pageOf, textOf } from '../../../shared/ui/url-state.ts'

/** What a person can work on: their own items, and those that nobody has taken. */
export const OWNER_DEFAULT = 'me_or_nobody'
export const EVERYBODY = 'all'

/** Reads the search parameters of the work queue; without an owner, items that are mine or nobody's. */
export const readWorkSearch = (search: Record<string, unknown>) =>
  chosen({
    kind: oneOf(search, 'kind', WORK_KINDS),
    owner: textOf(search, 'owner'),
    include_snoozed: String(search.include_snoozed) === 'true' ? true : undefined,
    page: pageOf(search),
  })

export type WorkSearch = ReturnType<typeof readWorkSearch>

/** The same as query parameters for the server. */
export const queryOf = ({ owner = OWNER_DEFAULT, ...same }: WorkSearch) => ({
  ...same,
  ...(owner === EVERYBODY ? {} : { owner }),
})
