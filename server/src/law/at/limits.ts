import { rowOn } from '../dated-rows.ts'
import type { Legal } from '../tables.ts'

/** The amounts up to which a Mahnklage is possible, no lawyer is needed, and the district court is competent. */
export const limitsOn = (legal: Legal, on: string) => rowOn(legal.court_limits_at.limits, on)
