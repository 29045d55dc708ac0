import { paths } from '../../paths.ts'
import type { Tab } from './search.ts'

/** The page of a claim file, for links and navigation. */
export const fileOf = (claim_id: string, tab?: Tab) =>
  ({ to: paths.claim, params: { claim_id }, search: tab ? { tab } : {} }) as const
