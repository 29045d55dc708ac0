import { type Static, Type } from 'typebox'
import { DateOnlyText, Note, nullable, oneOf, strictObject, Timestamp } from '../../../kernel/wire.ts'
import { LAW_CODES } from '../../../law/codes.ts'
import {
  ClaimFields,
  type ClaimRow,
  claimOut,
  HAND_CLOSURES,
  HINDRANCES,
  STAGES,
  STUCK_REASONS,
} from '../../case/claims/index.ts'
import { RepresentativeBody, SITUATIONS } from '../../parties/debtors/index.ts'
import type { CourtStep } from '../court/index.ts'
import { EFFECTS } from './rules/effects.ts'
import { ACTIONS, actionsFor } from './rules.ts'

export const StageMove = strictObject('StageMove', { to_stage: oneOf(STAGES), note: Type.Optional(Note) })
export const Closure = strictObject('ClaimClosure', {
  closure_reason: oneOf(HAND_CLOSURES),
  note: Type.Optional(Note),
})
export const Reopening = strictObject('ClaimReopening', { note: Type.Optional(Note) })
export const Dispute = strictObject('ClaimDispute', { disputed: Type.Boolean(), note: Type.Optional(Note) })
export const Hold = strictObject('ClaimHold', {
  held: Type.Boolean(),
  until: Type.Optional({
    ...DateOnlyText,
    description: 'The day on which the claim goes on by itself. Without it, somebody has to let it go on.',
  } as typeof DateOnlyText),
  note: Type.Optional(Note),
})

export const Unblocking = strictObject('ClaimUnblocking', {
  note: Type.Optional(Note),
  representative: Type.Optional({
    ...RepresentativeBody,
    description: 'Of a minor: to whom letters go from now on.',
  } as typeof RepresentativeBody),
})
export const TeamClaimPatch = strictObject('TeamClaimPatch', {
  governing_law: oneOf(LAW_CODES, { description: 'Until the first letter is sent.' }),
})
export const SituationBody = strictObject('DebtorSituation', {
  situation: oneOf(SITUATIONS),
  note: Type.Optional(Note),
})

const AllowedAction = strictObject('AllowedAction', {
  action: oneOf(ACTIONS),
  to_stage: nullable(oneOf(STAGES)),
  allowed: Type.Boolean(),
  reason_code: nullable(oneOf(HINDRANCES)),
  reason: { ...nullable(Type.String()), description: 'Why not, where it is not allowed.' },
  effects: Type.Array(oneOf(EFFECTS), {
    description: 'What it does: what happens, then who is told and what becomes of the waiting time.',
  }),
})

export const TeamClaimFields = {
  ...ClaimFields,
  stage_entered_at: Timestamp,
  next_step_at: { ...nullable(Timestamp), description: 'When the workflow takes the next step; null when it waits.' },
  is_held: { ...Type.Boolean(), description: 'The team has stopped the automatic steps.' },
  stuck_reason: { ...nullable(oneOf(STUCK_REASONS)), description: 'Why the due step could not be taken.' },
  allowed_actions: Type.Array(AllowedAction),
}
export const TeamClaim = strictObject('TeamClaim', TeamClaimFields)

/** A claim as the team sees it: with what happens next, and what may be done. */
export const teamClaimOut = (row: ClaimRow, court: CourtStep): Static<typeof TeamClaim> => ({
  ...claimOut(row),
  stage_entered_at: row.stage_entered_at.toISOString(),
  next_step_at: row.due_at?.toISOString() ?? null,
  is_held: row.is_held,
  stuck_reason: row.stuck_reason,
  allowed_actions: actionsFor(row, court),
})
