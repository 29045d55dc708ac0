import { type Static, Type } from 'typebox'
import { about, oneOf, strictObject, Timestamp, Uuid } from '../../../kernel/wire.ts'
import { CLOCK_MOVERS, type ClockMovers } from '../../../platform/config.ts'
import { SCENARIO_NAMES, SCENARIOS } from './rules.scenarios.ts'

export const ClockOut = strictObject('SandboxClock', {
  now: about(Timestamp, 'The time by which cases move; it runs on from wherever it was moved to.'),
  moved_by: oneOf(CLOCK_MOVERS, {
    description:
      'Who may move it: `everyone` with a token, or, where partners share the sandbox, the `operator` alone.',
  }),
})

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

export const clockOut = (now: Date, moved_by: ClockMovers): Static<typeof ClockOut> => ({
  now: now.toISOString(),
  moved_by,
})

export function advanceOut({ now, jobs_run }: { now: Date; jobs_run: number }): Static<typeof AdvanceOut> {
  return { now: now.toISOString(), jobs_run }
}

export const Reset = strictObject('SandboxReset', {
  deleted: Type.Integer({ minimum: 0, description: 'How many claims are gone; 0 where there were none.' }),
})

const stories = SCENARIO_NAMES.map((name) => `- \`${name}\`: ${SCENARIOS[name].story}`)
export const SCENARIO_STORIES = stories.join('\n')

export const ScenarioBody = strictObject('SandboxScenarioBody', {
  name: oneOf(SCENARIO_NAMES, { description: 'Which case is played.' }),
})

export const PlayedScenario = strictObject('SandboxScenario', {
  claim_id: {
    ...Uuid,
    description: 'The new claim; its events are in the feed and on their way to your webhook.',
  } as typeof Uuid,
})
