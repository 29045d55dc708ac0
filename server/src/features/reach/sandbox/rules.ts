import { DAY_S } from '../../../kernel/dates.ts'
import type { Fault, Problem } from '../../../kernel/errors.ts'

/** Months of deadlines may lie on the way, and every webhook attempt among them may take its full time. */
export const ADVANCE_TIMEOUT_MS = 10 * 60_000

/** Many thousands of cases take a while to go. */
export const RESET_TIMEOUT_MS = 5 * 60_000
/** The letters of a scenario wait in line with those of everybody else. */
export const SCENARIO_TIMEOUT_MS = 60_000
/** As it stands with the answers that are kept for keys. */
export const RESET_PATH = '/sandbox/reset'

/** What speaks against a partner who moves the clock; nothing where everyone may. */
export const moverFault = (movers: 'everyone' | 'operator'): Fault | undefined =>
  movers === 'everyone'
    ? undefined
    : {
        code: 'sandbox_clock_reserved',
        message: 'Several partners share this sandbox, so only the service team moves its clock.',
      }

/** How far to move the clock: by so many seconds, or to an instant. Exactly one of the two. */
export type SandboxMove = { readonly seconds?: number; readonly to?: string }

/** Ten calendar years hold at most three leap days. */
const ADVANCE_MAX_S = (10 * 365 + 3) * DAY_S
const TOO_FAR: Fault = { code: 'too_far_ahead', message: 'the clock moves by at most ten years at a time' }
/** Far enough for every limitation period, and every date of the product stays in range. */
const LAST_INSTANT = new Date('2200-12-31T23:59:59.999Z')
const TOO_LATE: Fault = { code: 'too_far_ahead', message: 'the clock does not go beyond the year 2200' }

/** Problems of the request itself, independent of the clock. Its fields may still have any type. */
export function moveProblems({ seconds, to }: Readonly<Record<string, unknown>>): Problem[] {
  if (seconds !== undefined && to !== undefined) {
    return [
      { field: 'seconds', code: 'not_applicable', message: 'must not be given together with to' },
      { field: 'to', code: 'not_applicable', message: 'must not be given together with seconds' },
    ]
  }
  if (seconds === undefined && to === undefined) {
    return [
      { field: 'seconds', code: 'required', message: 'either seconds or to is required' },
      { field: 'to', code: 'required', message: 'either seconds or to is required' },
    ]
  }
  return typeof seconds === 'number' && seconds > ADVANCE_MAX_S ? [{ field: 'seconds', ...TOO_FAR }] : []
}

export function targetOf({ seconds, to }: SandboxMove, now: Date): Date {
  return to === undefined ? new Date(now.getTime() + (seconds ?? 0) * 1000) : new Date(to)
}

/** Problems with moving the clock from one time to another. */
export function targetProblems({ to }: SandboxMove, now: Date, target: Date): Problem[] {
  const field = to === undefined ? 'seconds' : 'to'
  if (target <= now)
    return [{ field, code: 'in_the_past', message: `must lie after the clock's time, ${now.toISOString()}` }]
  if (target.getTime() - now.getTime() > ADVANCE_MAX_S * 1000) return [{ field, ...TOO_FAR }]
  return target > LAST_INSTANT ? [{ field, ...TOO_LATE }] : []
}
