import { type Static, Type } from 'typebox'
import { maskedMailbox } from '../../../kernel/mailbox.ts'
import { cents, toEuro } from '../../../kernel/money.ts'
import {
  about,
  DateOnlyText,
  Email,
  filledText,
  nullable,
  oneOf,
  strictObject,
  Timestamp,
  Uuid,
} from '../../../kernel/wire.ts'
import { LAWYER_RULES, type LegalBasis, PROCEDURES, UNAVAILABLE_REASONS } from '../../../law/court.ts'
import { warningOut } from '../../../law/table-warnings.ts'
import { TableWarnings } from '../../case/account/index.ts'
import type { DecisionRecordRow, DecisionRow } from './queries.ts'
import { courtText, type Estimate as EstimateFacts } from './rules/estimate.ts'
import { DECIDED_AS, DECIDED_VIA, DECISIONS, LAWYER_TYPES, TOLD_WAYS } from './rules.ts'

export const euro = (amount_cents: number): number => toEuro(cents(amount_cents))
export const euroOrNull = (amount_cents: number | null): number | null =>
  amount_cents === null ? null : euro(amount_cents)

export const Amount = Type.Number({ description: 'EUR' })
export const AmountOrNull = nullable(Amount)
export const AmountToClaim = Type.Number({
  description:
    'EUR: what is due and open of the invoices, payments applied as the law says. Fees and limits follow it.',
})
const Streitwert = Type.Number({
  description: "EUR: the sum of the claim's invoices less credit notes, whatever was paid.",
})
export const Basis = strictObject('CourtLegalBasis', {
  rule: Type.String({ description: 'The provision or table that a figure comes from.' }),
  valid_from: about(DateOnlyText, 'The day from which that row of the table holds.'),
  source: Type.String({ description: 'Where the row was published.' }),
})

export const basisOut = ({ rule, valid_from, source }: LegalBasis): Static<typeof Basis> => ({
  rule,
  valid_from,
  source,
})

export const Estimate = strictObject('LawsuitEstimate', {
  claim_id: about(Uuid, 'The claim that was asked about.'),
  country: about(nullable(Type.String()), "Country of the debtor's primary address; null where there is no address."),
  procedure: about(
    nullable(oneOf(PROCEDURES)),
    'The dunning procedure of the courts in that country; null where we know of none.',
  ),
  available: Type.Boolean({ description: 'Whether the claim can go to court as it stands.' }),
  unavailable_reason: about(nullable(oneOf(UNAVAILABLE_REASONS)), 'Why it cannot; null while it can.'),
  streitwert: Streitwert,
  amount_to_claim: AmountToClaim,
  court_fees: about(AmountOrNull, 'EUR that the court asks for the filing; null while no procedure is available.'),
  lawyer: about(
    nullable(oneOf(LAWYER_RULES)),
    'Whether a lawyer must, may or may not file it; null where there is no procedure.',
  ),
  lawyer_fees_net: about(
    AmountOrNull,
    'EUR for a lawyer, without VAT; null where none may file, or no procedure is available.',
  ),
  lawyer_fees_gross: about(AmountOrNull, 'The same with VAT.'),
  total_costs: about(
    AmountOrNull,
    'EUR that surely arise: the court fee and, only where one is required, a lawyer with VAT. Null while no procedure is available.',
  ),
  optional_lawyer_fees_gross: about(
    AmountOrNull,
    'EUR: a lawyer with VAT where one is possible and not required; null otherwise.',
  ),
  competent_court: about(
    nullable(Type.String()),
    'The court that would get it; null where too little is known to tell, or no procedure is available.',
  ),
  legal_basis: Type.Array(Basis, { description: 'The tables that were used.' }),
  warnings: TableWarnings,
  decision_open: Type.Boolean({
    description: 'True while a decision can be sent: at `dunning_action_recommended`, and none was made.',
  }),
  decided: Type.Boolean({ description: 'True once a decision was made.' }),
})

export type EstimateState = { claim_id: string; decision_open: boolean; decided: boolean }

export function estimateOut(estimate: EstimateFacts, state: EstimateState): Static<typeof Estimate> {
  return {
    claim_id: state.claim_id,
    country: estimate.country,
    procedure: estimate.procedure,
    available: estimate.refusal === null,
    unavailable_reason: estimate.refusal?.reason ?? null,
    streitwert: euro(estimate.streitwert_cents),
    amount_to_claim: euro(estimate.amount_to_claim_cents),
    court_fees: euroOrNull(estimate.court_fees_cents),
    lawyer: estimate.lawyer,
    lawyer_fees_net: euroOrNull(estimate.lawyer_fees?.net_cents ?? null),
    lawyer_fees_gross: euroOrNull(estimate.lawyer_fees?.gross_cents ?? null),
    total_costs: euroOrNull(estimate.total_costs_cents),
    optional_lawyer_fees_gross: euroOrNull(estimate.optional_lawyer_cents),
    competent_court: courtText(estimate.court),
    legal_basis: estimate.legal_basis.map(basisOut),
    warnings: estimate.warnings.map(warningOut),
    decision_open: state.decision_open,
    decided: state.decided,
  }
}

const WISHED = 'Required for `wunschanwalt`, and only sent then.'

export const DecisionBody = strictObject('LawsuitDecisionBody', {
  decision: oneOf(DECISIONS, { description: '`sue`: go to court. `decline`: do not.' }),
  wants_lawyer: Type.Optional(
    Type.Boolean({ description: 'Austria only; must be true when the estimate says lawyer_required.' }),
  ),
  lawyer_type: Type.Optional(
    oneOf(LAWYER_TYPES, {
      description: '`svc_network`: we name one. `wunschanwalt`: the creditor has one. Required with a lawyer.',
    }),
  ),
  wunschanwalt_first_name: Type.Optional(filledText(100, `First name of the lawyer. ${WISHED}`)),
  wunschanwalt_last_name: Type.Optional(filledText(100, `Family name of the lawyer. ${WISHED}`)),
  wunschanwalt_location: Type.Optional(filledText(200, `Where the lawyer has an office. ${WISHED}`)),
  wunschanwalt_email: Type.Optional(
    about(Email, 'Email address of the lawyer. Optional, and only sent for `wunschanwalt`.'),
  ),
})
export type DecisionBody = Static<typeof DecisionBody>

export const Decision = strictObject('LawsuitDecision', {
  claim_id: about(Uuid, 'The claim that the decision is about.'),
  decision: oneOf(DECISIONS, { description: '`sue`: the claim goes to court. `decline`: it does not.' }),
  decided_at: about(Timestamp, 'When the decision was made.'),
  decided_via: oneOf(DECIDED_VIA, {
    description:
      'Where: through the `api`, or in the `portal`, which is also where the mailed link leads, and where our team records what the creditor has told it.',
  }),
  wants_lawyer: about(
    nullable(Type.Boolean()),
    'Whether a lawyer is to file it, as the creditor said; null where nothing was said about it.',
  ),
  lawyer_type: about(
    nullable(oneOf(LAWYER_TYPES)),
    '`svc_network`: we name one. `wunschanwalt`: the creditor has one. Null without a lawyer.',
  ),
  streitwert: Streitwert,
  amount_to_claim: AmountToClaim,
  court_fees: about(
    AmountOrNull,
    'EUR that the court asks, as estimated on that day; null where no procedure was available.',
  ),
  lawyer_fees_net: about(
    AmountOrNull,
    'EUR for the lawyer, without VAT, as estimated on that day; null without a lawyer.',
  ),
  lawyer_fees_gross: about(AmountOrNull, 'The same with VAT.'),
})

export function decisionOut(row: DecisionRow): Static<typeof Decision> {
  return {
    claim_id: row.claim_id,
    decision: row.decision,
    decided_at: row.decided_at.toISOString(),
    decided_via: row.decided_via,
    wants_lawyer: row.wants_lawyer,
    lawyer_type: row.lawyer_type,
    streitwert: euro(row.streitwert_cents),
    amount_to_claim: euro(row.amount_to_claim_cents),
    court_fees: euroOrNull(row.court_fees_cents),
    lawyer_fees_net: euroOrNull(row.lawyer_fees_net_cents),
    lawyer_fees_gross: euroOrNull(row.lawyer_fees_gross_cents),
  }
}

/** The decision as the team sees it: also who made it, and by which way. */
export const TeamDecision = strictObject('TeamLawsuitDecision', {
  ...Decision.properties,
  decided_by: strictObject('LawsuitDecider', {
    type: oneOf(DECIDED_AS, { description: 'creditor: one of its people, or whoever used the link.' }),
    name: nullable(Type.String({ description: 'Of the person or the token; null for whoever used a link.' })),
    partner_name: nullable(Type.String({ description: 'The partner that the token belongs to.' })),
  }),
  link: nullable(
    strictObject('UsedDecisionLink', {
      sent_to: nullable(Type.String({ description: 'Masked; null for links from before they were mailed.' })),
      sent_at: Timestamp,
      token_name: nullable(Type.String({ description: 'The token that asked for the link.' })),
      partner_name: nullable(Type.String({ description: 'The partner that the token belongs to.' })),
      operator_name: nullable(Type.String({ description: 'Who of the team has sent it, where no token asked.' })),
      shown_to_partner: Type.Boolean({ description: 'Whether the partner was told the link too.' }),
      used_at: Timestamp,
      used_from: nullable(Type.String({ description: 'The network of the client, such as 203.0.113.0/24.' })),
    }),
  ),
  told: nullable(
    strictObject('ToldDecision', {
      way: oneOf(TOLD_WAYS),
      told_on: DateOnlyText,
      told_time: nullable(Type.String({ description: 'HH:MM; of a talk.' })),
      told_by: Type.String({ description: 'Who of the creditor.' }),
      told_to: nullable(Type.String({ description: 'Who of the team; of a talk.' })),
      note: nullable(Type.String()),
      document_id: nullable(about(Uuid, 'What is in writing.')),
      document_name: nullable(Type.String({ description: 'Stays when the file has gone.' })),
    }),
  ),
})
export type TeamDecision = Static<typeof TeamDecision>

export function teamDecisionOut(row: DecisionRow, record: DecisionRecordRow | undefined): TeamDecision {
  const { name = null, partner_name = null, link = null, told = null } = record ?? {}
  return {
    ...decisionOut(row),
    decided_by: { type: row.decided_as, name, partner_name },
    told,
    link: link && {
      ...link,
      sent_to: link.sent_to && maskedMailbox(link.sent_to),
      sent_at: new Date(link.sent_at).toISOString(),
      used_at: new Date(link.used_at).toISOString(),
    },
  }
}
