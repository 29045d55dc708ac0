import { paths } from '../../paths.ts'
import type { Tab } from './search.ts'

/** Where the file of a claim is, for links and for going there. */
export const fileOf = (claim_id: string, tab?: Tab) =>
  ({ to: paths.claim, params: { claim_id }, search: tab ? { tab } : {} }) as const
