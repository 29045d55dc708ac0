import { chosen, pageOf } from '../../../shared/ui/url-state.ts'

/** What the address of the team's list says. */
export const readTeamSearch = (search: Record<string, unknown>) => chosen({ page: pageOf(search) })

export type TeamSearch = ReturnType<typeof readTeamSearch>
