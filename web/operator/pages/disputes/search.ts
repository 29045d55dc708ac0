import { chosen, pageOf, textOf } from '../../../shared/ui/url-state.ts'

export const readDisputesSearch = (search: Record<string, unknown>) =>
  chosen({ q: textOf(search, 'q'), page: pageOf(search) })

export type DisputesSearch = ReturnType<typeof readDisputesSearch>
