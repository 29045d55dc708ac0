import { type Static, type TString, Type } from 'typebox'
import { cents, toEuro } from '../../../kernel/money.ts'
import {
  about,
  DateOnlyText,
  filledText,
  nullable,
  oneOf,
  Rate,
  strictObject,
  Timestamp,
  Uuid,
} from '../../../kernel/wire.ts'
import { NO_VAT_REASONS, VAT_TREATMENTS } from '../../../law/vat.ts'
import { listOf } from '../../../platform/http/envelope.ts'
import type { PayoutRow } from './queries.payouts.ts'
import type { NamedShare, PayableRow } from './queries.team.ts'
import type { FeeRow, ShareLine, ShareSums } from './queries.ts'
import { FEE_KINDS, monthProblem, payableRefusals, REFUSAL_CODES, REFUSALS, SHARE_STATUSES } from './rules.ts'

export const Month = Type.String({
  minLength: 7,
  maxLength: 7,
  description: 'Only what belongs to this calendar month in Vienna, as YYYY-MM.',
  'x-check': monthProblem,
})

const SignedEuro = (description: string) => Type.Number({ description: `EUR. ${description}` })

const FeeKind = oneOf(FEE_KINDS, {
  description:
    '`success`: on a payment; `filing`: for a court filing; `collection_cost`: fees for our letters that a payment has paid.',
})

export const ClaimFee = strictObject('ClaimFee', {
  id: about(Uuid, 'The id of the fee: `fee_id` of the revenue share that it created.'),
  kind: FeeKind,
  amount: SignedEuro('What we earned; negative on a reversal.'),
  payment_id: about(nullable(Uuid), 'The payment that earned it; null for a filing.'),
  created_at: about(Timestamp, 'When it was earned, or taken back.'),
  reverses: about(nullable(Uuid), 'The fee that this one takes back; null on one that was earned.'),
})

export const ClaimFees = listOf(ClaimFee)

export const feeOut = ({ id, kind, fee_cents, payment_id, created_at, reverses }: FeeRow): Static<typeof ClaimFee> => ({
  id,
  kind,
  amount: toEuro(fee_cents),
  payment_id,
  created_at: created_at.toISOString(),
  reverses,
})

export const ShareStatus = oneOf(SHARE_STATUSES, {
  description: '`accrued` once it is earned, `approved` once our team has checked it, `paid_out` with its statement.',
})

export const RevenueShare = strictObject('RevenueShare', {
  id: about(Uuid, 'Names this line; `reverses` of another one may point to it.'),
  partner_id: about(Uuid, 'The partner that gets the share.'),
  claim_id: about(Uuid, 'The claim on which the fee was earned.'),
  customer_id: about(Uuid, 'The creditor of that claim.'),
  fee_id: about(Uuid, 'The fee that it is a part of, see the fees of the claim.'),
  fee_kind: FeeKind,
  payment_id: about(nullable(Uuid), 'The payment that earned the fee; null for a filing.'),
  fee_amount: SignedEuro('What we earned; negative on a reversal.'),
  commission_rate: about(Rate, 'Your part of the fee, 0 to 1, as it was agreed when the fee was earned.'),
  amount: SignedEuro("The partner's part of the fee; negative on a reversal."),
  status: ShareStatus,
  reverses: about(nullable(Uuid), 'The share that this line takes back; null on one that was earned.'),
  payout_id: about(nullable(Uuid), 'The statement with which it was paid out; null until then.'),
  created_at: about(Timestamp, 'When the fee was earned, or taken back.'),
})

export function shareOut(row: ShareLine): Static<typeof RevenueShare> {
  const { organization_id: _, fee_cents, share_cents, created_at, ...same } = row
  return {
    ...same,
    fee_amount: toEuro(fee_cents),
    amount: toEuro(share_cents),
    created_at: created_at.toISOString(),
  }
}

export const NamedRevenueShare = strictObject('NamedRevenueShare', {
  ...RevenueShare.properties,
  partner_name: Type.String(),
  customer_name: Type.String(),
  case_reference: Type.String(),
})

export const namedShareOut = (row: NamedShare): Static<typeof NamedRevenueShare> => ({
  ...shareOut(row),
  partner_name: row.partner_name,
  customer_name: row.customer_name,
  case_reference: row.case_reference,
})

const Refusal = (description: string) => nullable(Type.String({ description }))
const RefusalCodeOrNull = nullable(oneOf(REFUSAL_CODES))

export const RevenuePayable = strictObject('RevenuePayable', {
  partner_id: Uuid,
  partner_name: Type.String(),
  line_count: Type.Integer(),
  amount: SignedEuro('What a payout would pay: all lines up to the end of the month that were not paid out.'),
  accrued_count: Type.Integer(),
  accrued: SignedEuro('Of that, what was not approved yet.'),
  approved_count: Type.Integer(),
  approved: SignedEuro('Of that, what was approved.'),
  approve_refusal: Refusal('Why it cannot be approved now'),
  approve_refusal_code: RefusalCodeOrNull,
  payout_refusal: Refusal('Why it cannot be paid out now'),
  payout_refusal_code: RefusalCodeOrNull,
})

export function payableOut(row: PayableRow, month: string, now: Date): Static<typeof RevenuePayable> {
  const { partner_id, partner_name, accrued_count, approved_count } = row
  const { approve, payout } = payableRefusals(row, month, now)
  return {
    partner_id,
    partner_name,
    accrued_count,
    approved_count,
    line_count: accrued_count + approved_count,
    amount: toEuro(cents(row.accrued_cents + row.approved_cents)),
    accrued: toEuro(row.accrued_cents),
    approved: toEuro(row.approved_cents),
    approve_refusal: approve && REFUSALS[approve],
    approve_refusal_code: approve,
    payout_refusal: payout && REFUSALS[payout],
    payout_refusal_code: payout,
  }
}

export const Sums = Type.Object(
  {
    fee_amount: Type.Number(),
    amount: Type.Number(),
    accrued: Type.Number(),
    approved: Type.Number(),
    paid_out: Type.Number(),
  },
  { title: 'RevenueSums', description: 'EUR, over all pages; `amount` is the sum of the other three statuses' },
)

export const sumsOut = (sums: ShareSums): Static<typeof Sums> => ({
  fee_amount: toEuro(sums.fee_cents),
  amount: toEuro(sums.share_cents),
  accrued: toEuro(sums.accrued_cents),
  approved: toEuro(sums.approved_cents),
  paid_out: toEuro(sums.paid_out_cents),
})

export const PartnerMonth = strictObject('PartnerMonth', { partner_id: Uuid, month: Month })
export type PartnerMonth = Static<typeof PartnerMonth>

export const Approval = strictObject('RevenueApproval', {
  partner_id: Uuid,
  month: Type.String(),
  line_count: Type.Integer(),
  amount: SignedEuro('The sum of the lines that were approved by this.'),
})

const CreditNoteVat = strictObject('CreditNoteVat', {
  treatment: oneOf(VAT_TREATMENTS, {
    description:
      '`domestic`: the standard rate of the issuer’s country. `reverse_charge`: the partner is in another member state of ' +
      'the EU, and the issuer owes the tax. `none`: no VAT is shown, for the reason given.',
  }),
  reason: nullable(
    oneOf(NO_VAT_REASONS, {
      description:
        '`issuer_unknown`: the letterhead lacks an address in a country that we know, or a VAT id. `no_uid`: the partner has ' +
        'no VAT id. `uid_outside_eu`: the VAT id of the partner is of no member state. Null where VAT is treated otherwise.',
    }),
  ),
  net: Type.Number({ description: 'EUR: the sum of the lines.' }),
  rate: Type.Number({ description: 'The rate of VAT as a fraction, such as 0.2; 0 where no VAT is shown.' }),
  vat: Type.Number({ description: 'EUR of VAT on the sum; 0 where no VAT is shown.' }),
  gross: Type.Number({ description: 'EUR that the partner is paid.' }),
  supplied_from: { ...DateOnlyText, description: 'The day of the first line.' } as typeof DateOnlyText,
  supplied_to: { ...DateOnlyText, description: 'The day of the last line.' } as typeof DateOnlyText,
  issuer_uid: nullable(Type.String({ description: 'The VAT id of the issuer; null where it is not known.' })),
  partner_uid: nullable(Type.String({ description: 'The VAT id of the partner; null where it is not known.' })),
})

const CreditNoteOrNull = {
  ...nullable(CreditNoteVat),
  description: 'What the statement says as a credit note; null on statements that are older than that.',
} as ReturnType<typeof nullable<typeof CreditNoteVat>>

const creditNoteOut = ({ credit_note, payout_cents }: PayoutRow): Static<typeof CreditNoteVat> | null =>
  credit_note && {
    treatment: credit_note.vat.treatment,
    reason: credit_note.vat.reason,
    net: toEuro(payout_cents),
    rate: credit_note.vat.rate_bp / 10_000,
    vat: toEuro(cents(credit_note.vat.vat_cents)),
    gross: toEuro(cents(credit_note.vat.gross_cents)),
    supplied_from: credit_note.supplied.from,
    supplied_to: credit_note.supplied.to,
    issuer_uid: credit_note.issuer.uid,
    partner_uid: credit_note.supplier.uid,
  }

const Cancelling = {
  cancels: about(
    nullable(Type.String()),
    'The number of the statement that this one cancels as a whole, with negative amounts; null for all others.',
  ),
  cancelled_by: about(
    nullable(Type.String()),
    'The number of the statement that cancels this one; its shares are open again. Null while it stands.',
  ),
}

export const Payout = strictObject('Payout', {
  id: Uuid,
  organization_id: Uuid,
  partner_id: Uuid,
  partner_name: Type.String({ description: 'As it is today; the statement keeps what it was' }),
  month: Type.String({
    description: 'YYYY-MM; what was open up to its end when it was paid out, leftovers of earlier months included',
  }),
  number: Type.String({ description: 'Of the statement' }),
  line_count: Type.Integer(),
  amount: Type.Number({ description: 'EUR, the sum of its lines, without VAT' }),
  credit_note: CreditNoteOrNull,
  ...Cancelling,
  created_by: Uuid,
  created_at: Timestamp,
})

export const PayoutReversal = strictObject('PayoutReversal', {
  note: { ...filledText(2000), description: 'Why it is cancelled; kept with the cancellation.' } as TString,
})

export function payoutOut(row: PayoutRow): Static<typeof Payout> {
  const { payout_cents, created_at, ...same } = row
  return {
    ...same,
    amount: toEuro(payout_cents),
    credit_note: creditNoteOut(row),
    created_at: created_at.toISOString(),
  }
}

/** What a partner sees of a payout. It does not say who of the team made it. */
export const Statement = strictObject('RevenueStatement', {
  id: about(Uuid, 'Names the statement in the paths of its files; `payout_id` of its shares.'),
  month: Type.String({ description: 'The month up to whose end it was paid out, as YYYY-MM.' }),
  number: Type.String({ description: 'The number of the statement, for your bookkeeping.' }),
  line_count: Type.Integer({ description: 'How many shares it pays.' }),
  amount: Type.Number({ description: 'EUR: the sum of its lines, without VAT.' }),
  credit_note: CreditNoteOrNull,
  ...Cancelling,
  created_at: about(Timestamp, 'When it was paid out, or cancelled.'),
})

export const statementOut = ({ id, month, number, line_count, ...row }: PayoutRow): Static<typeof Statement> => ({
  id,
  month,
  number,
  line_count,
  amount: toEuro(row.payout_cents),
  credit_note: creditNoteOut({ id, month, number, line_count, ...row }),
  cancels: row.cancels,
  cancelled_by: row.cancelled_by,
  created_at: row.created_at.toISOString(),
})
