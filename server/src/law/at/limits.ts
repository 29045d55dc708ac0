import { rowOn } from '../dated-rows.ts'
import type { Legal } from '../tables.ts'

/** Up to which amounts there is a Mahnklage, nobody needs a lawyer, and the district court is competent. */
export const limitsOn = (legal: Legal, on: string) => rowOn(legal.court_limits_at.limits, on)
