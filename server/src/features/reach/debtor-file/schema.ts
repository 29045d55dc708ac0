import { type Static, Type } from 'typebox'
import { CALLER_TYPES } from '../../../kernel/caller.ts'
import { cents, toEuro } from '../../../kernel/money.ts'
import { about, DateOnlyText, nullable, oneOf, strictObject, Timestamp, Uuid } from '../../../kernel/wire.ts'
import { CASE_STATUSES, CLOSURE_REASONS, STAGES } from '../../case/claims/index.ts'
import { PLAN_STATUSES, planStatus } from '../../case/installments/index.ts'
import { ACTING_AS, CHANNEL_TYPES, SITUATIONS } from '../../parties/debtors/index.ts'
import type { DebtorFile, EntryOfPerson, RecordRow, Suggested } from './queries.ts'
import { CLAIMS_MAX, SAME_BY, TIMELINE_MAX } from './rules.ts'

const Money = Type.Number({ description: 'EUR' })

const RECORD = {
  id: Uuid,
  name: Type.String(),
  acting_as: oneOf(ACTING_AS),
  birth_date: nullable(Type.String()),
  register_number: nullable(Type.String()),
  address: nullable(
    strictObject('RecordAddress', {
      street: Type.String(),
      zip: Type.String(),
      city: Type.String(),
      country: Type.String(),
    }),
  ),
  contacts: Type.Array(strictObject('RecordContact', { type: oneOf(CHANNEL_TYPES), value: Type.String() })),
  situation: oneOf(SITUATIONS),
  organization_name: Type.String(),
  customer_id: nullable(Uuid),
  customer_name: nullable(Type.String()),
  partner_name: nullable(Type.String()),
  claim_count: Type.Integer(),
}

const DebtorRecord = strictObject('DebtorRecord', {
  ...RECORD,
  joined_at: nullable(Timestamp),
  joined_by_name: nullable(Type.String()),
})

export const SimilarDebtor = strictObject('SimilarDebtor', {
  ...RECORD,
  same_by: Type.Array(oneOf(SAME_BY), { description: 'address: name and address agree, and nothing contradicts it.' }),
})

export const DebtorFileOut = strictObject('DebtorFile', {
  debtor_id: Uuid,
  as_of: DateOnlyText,
  records: Type.Array(DebtorRecord, { description: 'All records that were joined, each of its own customer.' }),
  claims: Type.Array(
    strictObject('ClaimOfDebtor', {
      id: Uuid,
      debtor_id: Uuid,
      organization_name: Type.String(),
      case_reference: Type.String(),
      customer_id: nullable(Uuid),
      customer_name: nullable(Type.String()),
      partner_name: nullable(Type.String()),
      collection_stage: oneOf(STAGES),
      case_status: oneOf(CASE_STATUSES),
      closure_reason: nullable(oneOf(CLOSURE_REASONS)),
      created_at: Timestamp,
      total_open: about(nullable(Money), 'What is owed today with interest and costs, EUR; null for a closed claim.'),
    }),
    { description: `Open ones first, at most ${CLAIMS_MAX}; what may only be kept is left out.` },
  ),
  total_open: about(nullable(Money), `Of all of them, EUR; null where there are more than ${CLAIMS_MAX}.`),
  promises: Type.Array(
    strictObject('PromiseOfDebtor', {
      claim_id: Uuid,
      amount: about(nullable(Money), 'EUR; null for a day that was announced in the portal.'),
      on: DateOnlyText,
      made_at: Timestamp,
      via: oneOf(['portal', 'note'] as const),
    }),
  ),
  plans: Type.Array(
    strictObject('PlanOfDebtor', { claim_id: Uuid, status: oneOf(PLAN_STATUSES), total: Money, created_at: Timestamp }),
  ),
  timeline: Type.Array(
    strictObject('EntryOfDebtor', {
      claim_id: Uuid,
      number: Type.Integer(),
      actor_type: oneOf(CALLER_TYPES),
      actor_name: nullable(Type.String()),
      action: Type.String(),
      details: Type.Record(Type.String(), Type.Unknown()),
      at: Timestamp,
      invoice_number: nullable(Type.String()),
      payment_amount: nullable(Money),
      document_name: nullable(Type.String()),
      note_text: nullable(Type.String()),
    }),
    { description: `Over all claims, newest first, at most ${TIMELINE_MAX}.` },
  ),
})

export const JoinBody = strictObject('DebtorJoin', {
  debtor_id: about(Uuid, 'The other record. Whoever either was joined with before comes along.'),
})

const recordOut = (row: RecordRow) => ({
  id: row.id,
  name: row.name,
  acting_as: row.acting_as,
  birth_date: row.birth_date,
  register_number: row.register_number,
  address: row.address && {
    ...{ street: row.address.street, zip: row.address.zip, city: row.address.city, country: row.address.country },
  },
  contacts: row.communication_channels.map(({ type, value }) => ({ type, value })),
  situation: row.situation,
  organization_name: row.organization_name,
  customer_id: row.customer_id,
  customer_name: row.customer_name,
  partner_name: row.partner_name,
  claim_count: row.claim_count,
})

export const similarOut = (row: Suggested): Static<typeof SimilarDebtor> => ({
  ...recordOut(row),
  same_by: [...row.same_by],
})

const entryOut = ({ payment_cents, at, ...entry }: EntryOfPerson) => ({
  ...entry,
  at: at.toISOString(),
  payment_amount: payment_cents === null ? null : toEuro(payment_cents),
})

export function debtorFileOut(file: DebtorFile): Static<typeof DebtorFileOut> {
  const total = file.claims.reduce((sum, { open_cents }) => sum + (open_cents ?? 0), 0)
  return {
    debtor_id: file.debtor_id,
    as_of: file.today,
    records: file.records.map((row) => ({
      ...recordOut(row),
      joined_at: row.joined_at?.toISOString() ?? null,
      joined_by_name: row.joined_by_name,
    })),
    claims: file.claims.map(({ open_cents, created_at, ...claim }) => ({
      ...claim,
      created_at: created_at.toISOString(),
      total_open: open_cents === null ? null : toEuro(open_cents),
    })),
    total_open: file.has_more ? null : toEuro(cents(total)),
    promises: file.promises.map(({ amount_cents, made_at, ...promise }) => ({
      ...promise,
      amount: amount_cents === null ? null : toEuro(amount_cents),
      made_at: made_at.toISOString(),
    })),
    plans: file.plans.map(({ claim_id, status, closure_reason, total_cents, created_at }) => ({
      ...{ claim_id, status: planStatus({ status }, closure_reason) },
      ...{ total: toEuro(total_cents), created_at: created_at.toISOString() },
    })),
    timeline: file.timeline.map(entryOut),
  }
}
