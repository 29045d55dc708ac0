import { type Static, Type } from 'typebox'
import { about, strictObject, Timestamp } from '../../../kernel/wire.ts'

export const ClockOut = strictObject('SandboxClock', { now: about(Timestamp, 'The business time of the sandbox.') })

export const AdvanceBody = strictObject('SandboxAdvanceBody', {
  seconds: Type.Optional(
    Type.Integer({ minimum: 1, description: 'How far to move, at most ten years. Not together with `to`.' }),
  ),
  to: Type.Optional(
    about(Timestamp, 'Where to move, after the present time of the clock. Not together with `seconds`.'),
  ),
})
export type AdvanceBody = Static<typeof AdvanceBody>

export const AdvanceOut = strictObject('SandboxAdvance', {
  now: about(Timestamp, 'Where the clock stands now.'),
  jobs_run: Type.Integer({ description: 'How many job runs were made on the way, failed attempts included.' }),
})

export const clockOut = (now: Date): Static<typeof ClockOut> => ({ now: now.toISOString() })

export function advanceOut({ now, jobs_run }: { now: Date; jobs_run: number }): Static<typeof AdvanceOut> {
  return { now: now.toISOString(), jobs_run }
}
