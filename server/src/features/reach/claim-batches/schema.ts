import { type Static, Type } from 'typebox'
import type { DateOnly } from '../../../kernel/dates.ts'
import { cents, toEuro } from '../../../kernel/money.ts'
import { about, DateOnlyText, Note, nullable, oneOf, strictObject, Timestamp, Uuid } from '../../../kernel/wire.ts'
import { CLOSURE_REASONS, HAND_CLOSURES, isAtCourt, STAGES, type Stage } from '../../case/claims/index.ts'
import { EFFECTS, effectsOfMove } from '../../process/workflow/index.ts'
import { LINE_FILTERS } from '../overview/index.ts'
import type { ChosenClaim, ItemRow, ListedBatch } from './queries.ts'
import { BATCH_ACTIONS, type BatchAction, CLAIMS_MAX, type DeedColumns, ITEM_STATUSES } from './rules.ts'

const DEED = {
  action: oneOf(BATCH_ACTIONS, {
    description: 'Each claim is dealt with as by the command for a single one. `print` is for administrators.',
  }),
  to_stage: Type.Optional(
    oneOf(STAGES, {
      description: 'With `stage`. `mzr_aufhebungserklaerung_sent` and `installment_cancelled` go claim by claim only.',
    }),
  ),
  closure_reason: Type.Optional(oneOf(HAND_CLOSURES, { description: 'With `close`.' })),
  operator_id: Type.Optional(about(nullable(Uuid), 'With `assign`: who is to look after the claims, or nobody.')),
  until: Type.Optional(about(DateOnlyText, 'With `hold`: the day on which the claims go on by themselves.')),
  note: Type.Optional(Note),
}
const Ids = Type.Array(Uuid, { minItems: 1, maxItems: CLAIMS_MAX, uniqueItems: true })

export const BatchAsked = strictObject('ClaimBatchPreviewBody', {
  ...DEED,
  ids: Type.Optional(Ids),
  filter: Type.Optional(strictObject('ClaimBatchFilter', LINE_FILTERS)),
})
export type BatchAsked = Static<typeof BatchAsked>

export const BatchOrder = strictObject('ClaimBatchBody', { ...DEED, ids: Ids })
export type BatchOrder = Static<typeof BatchOrder>

/** What the single deed is told. */
export const columnsOf = (body: Omit<BatchOrder, 'ids'>): DeedColumns => ({
  action: body.action,
  to_stage: body.to_stage ?? null,
  closure_reason: body.closure_reason ?? null,
  operator_id: body.operator_id ?? null,
  until: (body.until ?? null) as DateOnly | null,
  note: body.note?.trim() || null,
})

const Code = about(
  nullable(Type.String()),
  'Why not: an error code of the single deed, or of printing a letter; `no_letter`, `already_owned`, `not_found`; of an order ' +
    'also `stopped`, `operator_left`, `admin_required`, `too_late` and `fault`.',
)
const Amount = about(nullable(Type.Number()), 'EUR. With `close`: what is open in all and is no longer pursued.')

const OF_CLAIM = {
  case_reference: about(nullable(Type.String()), 'Null, as the rest, where the caller does not see the claim.'),
  debtor_name: nullable(Type.String()),
  debtor_country: nullable(Type.String()),
  collection_stage: nullable(oneOf(STAGES)),
}

export const BatchPreview = strictObject('ClaimBatchPreview', {
  claims: Type.Array(
    strictObject('ClaimBatchPreviewItem', {
      claim_id: Uuid,
      ...OF_CLAIM,
      will: Type.Boolean({
        description: 'As far as it can be seen now. Each claim is judged again when its turn comes.',
      }),
      code: Code,
      open_amount: Amount,
    }),
  ),
  will_count: Type.Integer(),
  refusals: Type.Array(strictObject('ClaimBatchRefusals', { code: Type.String(), count: Type.Integer() })),
  letter_count: Type.Integer({
    description: 'With `stage`: letters that will be made. With `print`: letters that will be taken into print runs.',
  }),
  open_amount: Amount,
  effects: Type.Array(oneOf(EFFECTS), {
    description: 'With `stage`: what the move does, as `allowed_actions` says it.',
  }),
  court_count: Type.Integer({ description: 'With `close`: how many of those that will be closed are at court.' }),
  owned_count: Type.Integer({ description: 'With `assign`: how many of them belong to somebody else now.' }),
})

export type Judged = {
  readonly id: string
  readonly claim: ChosenClaim | undefined
  readonly code: string | null
  readonly letter_count: number
  readonly open_cents: number | null
}

type Previewed = { readonly action: BatchAction; readonly to_stage?: Stage }

export function previewOut(judged: readonly Judged[], { action, to_stage }: Previewed): Static<typeof BatchPreview> {
  const willing = judged.filter(({ code }) => code === null)
  const claims = willing.flatMap(({ claim }) => claim ?? [])
  const refused = Map.groupBy(
    judged.flatMap(({ code }) => code ?? []),
    (code) => code,
  )
  const open = willing.flatMap(({ open_cents }) => open_cents ?? [])
  return {
    claims: judged.map(({ id, claim, code, open_cents }) => ({
      claim_id: id,
      case_reference: claim?.case_reference ?? null,
      debtor_name: claim?.debtor_name ?? null,
      debtor_country: claim?.debtor_country ?? null,
      collection_stage: claim?.collection_stage ?? null,
      will: code === null,
      code,
      open_amount: open_cents === null ? null : toEuro(cents(open_cents)),
    })),
    will_count: willing.length,
    refusals: [...refused]
      .map(([code, all]) => ({ code, count: all.length }))
      .sort((one, other) => other.count - one.count),
    letter_count: willing.reduce((sum, { letter_count }) => sum + letter_count, 0),
    open_amount: open.length === 0 ? null : toEuro(cents(open.reduce((sum, one) => sum + one, 0))),
    effects: to_stage ? effectsOfMove(to_stage) : [],
    court_count: action === 'close' ? claims.filter((one) => isAtCourt(one.collection_stage)).length : 0,
    owned_count: action === 'assign' ? claims.filter(({ owner_id }) => owner_id !== null).length : 0,
  }
}

const SUMMARY = {
  id: Uuid,
  action: oneOf(BATCH_ACTIONS),
  to_stage: nullable(oneOf(STAGES)),
  closure_reason: nullable(oneOf(CLOSURE_REASONS)),
  operator_id: nullable(Uuid),
  operator_name: nullable(Type.String()),
  until: nullable(DateOnlyText),
  ordered_by: Uuid,
  ordered_by_name: Type.String(),
  ordered_at: Timestamp,
  stopped_at: nullable(Timestamp),
  stopped_by: nullable(Uuid),
  stopped_by_name: nullable(Type.String()),
  finished_at: about(nullable(Timestamp), 'Null while it runs.'),
  pending_count: Type.Integer(),
  done_count: Type.Integer(),
  refused_count: Type.Integer(),
  print_run_ids: Type.Array(Uuid, { description: 'With `print`: what was made, one for each organisation.' }),
}
export const BatchSummary = strictObject('ClaimBatchSummary', SUMMARY)
export const Batch = strictObject('ClaimBatch', {
  ...SUMMARY,
  items: Type.Array(
    strictObject('ClaimBatchItem', {
      claim_id: Uuid,
      ...OF_CLAIM,
      status: oneOf(ITEM_STATUSES),
      code: Code,
      finished_at: nullable(Timestamp),
    }),
  ),
})

export const summaryOut = ({ note: _, ...row }: ListedBatch): Static<typeof BatchSummary> => ({
  ...row,
  ordered_at: row.ordered_at.toISOString(),
  stopped_at: row.stopped_at?.toISOString() ?? null,
  finished_at: row.finished_at?.toISOString() ?? null,
})

export type BatchFile = { readonly batch: ListedBatch; readonly items: readonly ItemRow[] }

export const batchOut = ({ batch, items }: BatchFile): Static<typeof Batch> => ({
  ...summaryOut(batch),
  items: items.map((item) => ({ ...item, finished_at: item.finished_at?.toISOString() ?? null })),
})
