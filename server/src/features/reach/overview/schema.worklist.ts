import { type Static, Type } from 'typebox'
import { LANGUAGES } from '../../../kernel/language.ts'
import { cents, toEuro } from '../../../kernel/money.ts'
import { filledText, nullable, oneOf, strictObject, Timestamp, Uuid } from '../../../kernel/wire.ts'
import { PageQuery } from '../../../platform/http/paging.ts'
import {
  CASE_STATUSES,
  CLAIM_TYPES,
  CLOSURE_REASONS,
  outstandingCents,
  STAGES,
  STATUSES,
  SUBMISSION_STATES,
  statusOf,
} from '../../case/claims/index.ts'
import { Month } from '../../money/revenue/index.ts'
import type { ClaimLine } from './queries.worklist.ts'
import { AGES, ORDERS, SORTS } from './rules.ts'

export const WorklistQuery = Type.Object(
  {
    q: Type.Optional(
      filledText(
        200,
        'Words of a reference (also of the payment reference in a letter), of a name, of the debtor’s town or e-mail address, or of an invoice number; or an amount. Umlauts and accents may be left out.',
      ),
    ),
    lang: Type.Optional(
      oneOf(LANGUAGES, { description: 'The language that an amount in `q` is typed in; without it, both are tried.' }),
    ),
    collection_stage: Type.Optional(oneOf(STAGES)),
    case_status: Type.Optional(oneOf(CASE_STATUSES)),
    organization_id: Type.Optional(Uuid),
    partner_id: Type.Optional(Uuid),
    customer_id: Type.Optional(Uuid),
    debtor_id: Type.Optional(Uuid),
    age: Type.Optional(oneOf(AGES, { description: 'Days since submission; only claims that are not closed.' })),
    opened_month: Type.Optional(Month),
    is_held: Type.Optional(Type.Boolean()),
    is_stuck: Type.Optional(Type.Boolean()),
    disputed: Type.Optional(Type.Boolean()),
    sort: oneOf(SORTS, { default: 'created' }),
    order: oneOf(ORDERS, { default: 'desc' }),
    ...PageQuery,
  },
  { additionalProperties: false },
)

const Amount = Type.Number({ description: 'EUR' })

export const ClaimLineOut = strictObject('ClaimLine', {
  id: Uuid,
  organization_id: Uuid,
  organization_name: Type.String(),
  case_reference: Type.String(),
  partner_reference: nullable(Type.String()),
  customer_id: nullable(Uuid),
  customer_name: nullable(Type.String()),
  partner_id: nullable(Uuid),
  partner_name: nullable(Type.String()),
  debtor_id: Uuid,
  debtor_name: Type.String(),
  debtor_country: { ...nullable(Type.String()), description: 'Of the address that letters go to.' },
  claim_type: oneOf(CLAIM_TYPES),
  submission_state: oneOf(SUBMISSION_STATES),
  collection_stage: oneOf(STAGES),
  case_status: oneOf(CASE_STATUSES),
  closure_reason: nullable(oneOf(CLOSURE_REASONS)),
  status: oneOf(STATUSES),
  total_claim_amount: Amount,
  paid_amount: Amount,
  outstanding_amount: Amount,
  next_step_at: nullable(Timestamp),
  is_held: Type.Boolean(),
  is_stuck: Type.Boolean(),
  stuck_reason: nullable(Type.String()),
  owner_id: { ...nullable(Uuid), description: 'Who last took up something of this claim in the work queue.' },
  owner_name: nullable(Type.String()),
  created_at: Timestamp,
  updated_at: Timestamp,
})

export function lineOut({ total_cents, paid_cents, due_at, ...row }: ClaimLine): Static<typeof ClaimLineOut> {
  const money = { total_cents, paid_cents }
  return {
    ...row,
    status: statusOf({ ...row, ...money }),
    total_claim_amount: toEuro(total_cents),
    paid_amount: toEuro(paid_cents),
    outstanding_amount: toEuro(cents(outstandingCents(money))),
    next_step_at: due_at?.toISOString() ?? null,
    is_stuck: row.stuck_reason !== null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}
