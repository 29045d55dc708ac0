import type { DateOnly } from '../../../kernel/dates.ts'
import type { Problem } from '../../../kernel/errors.ts'
import {
  type BlockedReason,
  type CaseStatus,
  type CLAIM_TYPES,
  type ClosureReason,
  letterFor,
  type Stage,
} from '../../case/claims/index.ts'
import type { LeftOutCode } from '../../process/print-runs/index.ts'
import { bulkLetterHindrance, closeHindrance, handMoveHindrance, holdHindrance } from '../../process/workflow/index.ts'

/** So many claims at most are dealt with at once. */
export const CLAIMS_MAX = 500
/** After that the logs of the claims alone tell of a batch. */
export const BATCH_DAYS = 90

/** What was ordered longer ago is not done any more. */
export const LATE_HOURS = 12

export const BATCH_ACTIONS = ['hold', 'release', 'assign', 'stage', 'close', 'print'] as const
export type BatchAction = (typeof BATCH_ACTIONS)[number]
export const ITEM_STATUSES = ['pending', 'done', 'refused'] as const
export type ItemStatus = (typeof ITEM_STATUSES)[number]

/** What the single deed is told, in the columns of a batch. */
export type DeedColumns = {
  action: BatchAction
  to_stage: Stage | null
  closure_reason: ClosureReason | null
  operator_id: string | null
  until: DateOnly | null
  note: string | null
}

type Noted = { readonly note: string | undefined }
export type Deed =
  | ({ readonly action: 'hold'; readonly until: DateOnly | undefined } & Noted)
  | ({ readonly action: 'release' } & Noted)
  | { readonly action: 'assign'; readonly operator_id: string | null }
  | ({ readonly action: 'stage'; readonly to_stage: Stage } & Noted)
  | ({ readonly action: 'close'; readonly closure_reason: ClosureReason } & Noted)
  | { readonly action: 'print' }

/** The columns hold what the action needs: the database sees to it. */
export function deedOf({ action, to_stage, closure_reason, operator_id, until, note }: DeedColumns): Deed {
  const noted = { note: note ?? undefined }
  switch (action) {
    case 'hold':
      return { action, until: until ?? undefined, ...noted }
    case 'release':
      return { action, ...noted }
    case 'assign':
      return { action, operator_id }
    case 'stage':
      return { action, to_stage: to_stage as Stage, ...noted }
    case 'close':
      return { action, closure_reason: closure_reason as ClosureReason, ...noted }
    case 'print':
      return { action }
    default:
      return action satisfies never
  }
}

const PARAMETERS = ['to_stage', 'closure_reason', 'operator_id', 'until', 'note'] as const
type Parameter = (typeof PARAMETERS)[number]

const PARAMETERS_OF: Readonly<Record<BatchAction, { needed: readonly Parameter[]; more: readonly Parameter[] }>> = {
  hold: { needed: [], more: ['until', 'note'] },
  release: { needed: [], more: ['note'] },
  assign: { needed: ['operator_id'], more: [] },
  stage: { needed: ['to_stage'], more: ['note'] },
  close: { needed: ['closure_reason'], more: ['note'] },
  print: { needed: [], more: [] },
}

const REQUIRED = { code: 'required', message: 'is required' } as const

/** Which parameters go with which action. */
export function deedProblems(body: Readonly<Record<string, unknown>>): Problem[] {
  const action = BATCH_ACTIONS.find((one) => one === body.action)
  if (!action) return []
  const { needed, more } = PARAMETERS_OF[action]
  return [
    ...needed.filter((field) => body[field] === undefined).map((field) => ({ field, ...REQUIRED })),
    ...PARAMETERS.filter((field) => body[field] !== undefined && !needed.includes(field) && !more.includes(field)).map(
      (field) => ({ field, code: 'not_applicable' as const, message: `does not go with ${action}` }),
    ),
  ]
}

/** Claims are named, or asked for by the filters of their list: one of both. */
export function choiceProblems(body: Readonly<Record<string, unknown>>): Problem[] {
  const [ids, filter] = [body.ids, body.filter]
  if (ids === undefined && filter === undefined) return [{ field: 'ids', ...REQUIRED }]
  if (ids === undefined || filter === undefined) return []
  return [{ field: 'filter', code: 'not_applicable', message: 'does not go with ids' }]
}

/** Each of these needs somebody who has looked at the claim: one ends a lease, the other a plan. */
const ONE_BY_ONE: readonly Stage[] = ['mzr_aufhebungserklaerung_sent', 'installment_cancelled']

export const isOneByOne = (to: Stage): boolean => ONE_BY_ONE.includes(to)

/** What a deed is judged by. */
export type ClaimFacts = {
  readonly collection_stage: Stage
  readonly case_status: CaseStatus
  readonly claim_type: (typeof CLAIM_TYPES)[number]
  readonly governing_law: string | null
  readonly stage_before_closure: Stage | null
  readonly is_held: boolean
  readonly blocked_reason: BlockedReason | null
  readonly waiting_letter_id: string | null
  readonly owner_id: string | null
  readonly owner_left_name: string | null
  /** The debtor's data may only be kept. */
  readonly is_restricted: boolean
}

/** What stands against taking each waiting letter of a claim into a print run. */
export type LetterStandings = readonly (LeftOutCode | null)[]

/** Why the deed will not be done, by the rules of the single deed and as far as it can be seen before; null where it will. */
export function refusalOf(deed: Deed, claim: ClaimFacts, letters: LetterStandings): string | null {
  switch (deed.action) {
    case 'hold':
    case 'release':
      return holdHindrance(claim, deed.action === 'hold')?.code ?? null
    case 'close':
      return closeHindrance(claim)?.code ?? null
    case 'stage':
      return (
        handMoveHindrance(claim, deed.to_stage)?.code ??
        (letterFor(deed.to_stage) && claim.is_restricted ? 'processing_restricted' : null) ??
        bulkLetterHindrance(claim, deed.to_stage)?.code ??
        null
      )
    case 'assign':
      return claim.owner_id === deed.operator_id && claim.owner_left_name === null ? 'already_owned' : null
    case 'print':
      return printRefusal(letters)
    default:
      return deed satisfies never
  }
}

/** One letter that can be printed is enough. */
export const printRefusal = (letters: LetterStandings): string | null =>
  letters.length === 0 ? 'no_letter' : letters.includes(null) ? null : (letters[0] as LeftOutCode)

/** How many letters doing it to one claim makes, or takes into a run. */
export function lettersOf(deed: Deed, letters: LetterStandings): number {
  if (deed.action === 'print') return letters.filter((code) => code === null).length
  return deed.action === 'stage' && letterFor(deed.to_stage) ? 1 : 0
}
