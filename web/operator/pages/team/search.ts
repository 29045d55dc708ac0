import { chosen, pageOf } from '../../../shared/ui/url-state.ts'

/** Reads the search parameters of the team list. */
export const readTeamSearch = (search: Record<string, unknown>) => chosen({ page: pageOf(search) })

export type TeamSearch = ReturnType<typeof readTeamSearch>
