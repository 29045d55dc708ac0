import { WORK_KINDS } from '../../../shared/api/vocabulary.ts'
import { chosen, oneOf, pageOf, textOf } from '../../../shared/ui/url-state.ts'

/** What somebody can go on with: his own, and what nobody has taken up. */
export const OWNER_DEFAULT = 'me_or_nobody'
export const EVERYBODY = 'all'

/** What the address of the work queue says; without an owner, what is mine and nobody's. */
export const readWorkSearch = (search: Record<string, unknown>) =>
  chosen({
    kind: oneOf(search, 'kind', WORK_KINDS),
    owner: textOf(search, 'owner'),
    include_snoozed: String(search.include_snoozed) === 'true' ? true : undefined,
    page: pageOf(search),
  })

export type WorkSearch = ReturnType<typeof readWorkSearch>

/** The same as the server asks for it. */
export const queryOf = ({ owner = OWNER_DEFAULT, ...same }: WorkSearch) => ({
  ...same,
  ...(owner === EVERYBODY ? {} : { owner }),
})
