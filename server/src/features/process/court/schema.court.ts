import { type Static, type TString, Type } from 'typebox'
import {
  about,
  DateOnlyText,
  Euro,
  filledText,
  nullable,
  oneOf,
  strictObject,
  Timestamp,
  Uuid,
} from '../../../kernel/wire.ts'
import { PROCEDURES, type Procedure } from '../../../law/court.ts'
import { CASE_STATUSES, ClaimFields, type ClaimRow, claimOut, STAGE_ROWS, STAGES } from '../../case/claims/index.ts'
import { debtorName, primaryAddress } from '../../parties/debtors/index.ts'
import type { CourtCaseRow, FiledMessage, FilingRow, TitleRow } from './queries.court.ts'
import type { DecisionRecordRow, DecisionRow } from './queries.ts'
import type { Gap } from './rules/readiness.ts'
import { REVERSAL_FAULTS, REVERSIBLE, type IfReversed as Reversal } from './rules/reversal.ts'
import { COURT_STATUSES, type CourtStatus, DECISIONS, MESSAGE_KINDS } from './rules.ts'
import { Amount, AmountOrNull, euro, euroOrNull, TeamDecision, teamDecisionOut } from './schema.ts'

const Text = Type.String()
const TextOrNull = nullable(Text)
const DayOrNull = nullable(DateOnlyText)

/** Of the list of the team. */
export const COURT_FILTERS = {
  status: Type.Optional(oneOf(COURT_STATUSES)),
  organization_id: Type.Optional(Uuid),
  partner_id: Type.Optional(Uuid),
  customer_id: Type.Optional(Uuid),
  country: Type.Optional(
    Type.String({
      pattern: '^([A-Z]{2}|none)$',
      description: "Of the debtor's primary address; `none` where there is no such address.",
    }),
  ),
}

const CourtCase = strictObject('CourtDeskCase', {
  status: oneOf(COURT_STATUSES),
  claim_id: Uuid,
  organization_id: Uuid,
  organization_name: Text,
  case_reference: Text,
  customer_id: nullable(Uuid),
  customer_name: TextOrNull,
  debtor_id: Uuid,
  debtor_name: Text,
  country: TextOrNull,
  collection_stage: oneOf(STAGES),
  case_status: oneOf(CASE_STATUSES),
  stage_entered_at: Timestamp,
  streitwert: Amount,
  amount_to_claim: nullable(Type.Number({ description: 'EUR, as of the decision; null before it.' })),
  decision: nullable(oneOf(DECISIONS)),
  decided_at: nullable(Timestamp),
  court_fees: AmountOrNull,
  filing_reference: TextOrNull,
  filed_at: nullable(Timestamp),
  title_reference: TextOrNull,
  title_date: DayOrNull,
})

export { CourtCase }

export function courtStatusOf({ collection_stage, decision }: CourtCaseRow): CourtStatus {
  const { desk } = STAGE_ROWS[collection_stage]
  if (desk === 'filed' || desk === 'titled') return desk
  if (decision === null) return 'awaiting_decision'
  return decision === 'sue' ? 'decided_to_sue' : 'declined'
}

export function courtCaseOut(row: CourtCaseRow): Static<typeof CourtCase> {
  const { debtor, streitwert_cents, amount_to_claim_cents, court_fees_cents, ...same } = row
  return {
    ...(same as typeof same & Pick<ClaimRow, 'collection_stage' | 'case_status'>),
    status: courtStatusOf(row),
    debtor_name: debtorName(debtor),
    country: primaryAddress(debtor)?.country ?? null,
    stage_entered_at: row.stage_entered_at.toISOString(),
    streitwert: euro(streitwert_cents),
    amount_to_claim: euroOrNull(amount_to_claim_cents),
    court_fees: euroOrNull(court_fees_cents),
    decided_at: row.decided_at?.toISOString() ?? null,
    filed_at: row.filed_at?.toISOString() ?? null,
  }
}

export const GapOut = strictObject('CourtReadinessGap', {
  code: about(Text, 'What is missing, as a word in snake_case for programs, such as `debtor_first_name`.'),
  field: about(Text, 'The field that it would stand in.'),
  message: about(Text, 'What is missing, in a sentence for people.'),
  required: Type.Boolean({ description: 'False for what a court can do without.' }),
  candidates: Type.Array(Text, { description: 'What there is to choose from, such as the courts of a place.' }),
  mend: about(
    nullable(
      strictObject('CourtReadinessMend', {
        method: about(Text, 'The HTTP method of the request.'),
        path: about(Text, 'The path of the request, with its ids filled in.'),
      }),
    ),
    'The request that adds what is missing. Null where none that you may send does; then our team sees to it.',
  ),
})

export const Readiness = strictObject('CourtReadiness', {
  claim_id: about(Uuid, 'The claim that was asked about.'),
  procedure: about(nullable(oneOf(PROCEDURES)), 'The procedure of the debtor’s country; null where we know of none.'),
  ready: Type.Boolean({ description: 'True when nothing that is required is missing.' }),
  missing: Type.Array(GapOut, { description: 'What is missing, required or not; empty where nothing is.' }),
})

export const readinessOut = (
  claim_id: string,
  procedure: Procedure | null,
  missing: readonly Gap[],
): Static<typeof Readiness> => ({
  claim_id,
  procedure,
  missing: [...missing],
  ready: !missing.some(({ required }) => required),
})

const Reference = filledText(100, 'Of the court or of the transmission.')

export const FilingBody = strictObject('FilingBody', { reference: Reference })
export const TitleBody = strictObject('TitleBody', {
  reference: Reference,
  date: { ...DateOnlyText, description: 'From the day of the filing to today.' } as typeof DateOnlyText,
  costs_awarded: Type.Optional({
    ...Euro,
    minimum: 0,
    description: 'EUR: what the title awards of court and lawyer’s fees. Left out, what was filed stands.',
  } as typeof Euro),
})

const Filing = strictObject('Filing', {
  id: Uuid,
  reference: Text,
  amount_to_claim: nullable(Type.Number({ description: 'EUR, as it was filed; null for old filings.' })),
  filed_at: Timestamp,
  filed_by: nullable(Uuid),
})
const Title = strictObject('Title', {
  reference: Text,
  date: DateOnlyText,
  costs_awarded: AmountOrNull,
  recorded_at: Timestamp,
  recorded_by: nullable(Uuid),
})
export const FiledClaim = strictObject('FiledClaim', { ...ClaimFields, filing: Filing })
export const TitledClaim = strictObject('TitledClaim', { ...ClaimFields, title: Title })

const filingOut = ({ id, reference, amount_to_claim_cents, filed_by, filed_at }: FilingRow): Static<typeof Filing> => ({
  id,
  reference,
  amount_to_claim: euroOrNull(amount_to_claim_cents),
  filed_by,
  filed_at: filed_at.toISOString(),
})
const titleOut = (row: TitleRow): Static<typeof Title> => ({
  reference: row.reference,
  date: row.title_date,
  costs_awarded: euroOrNull(row.awarded_cents),
  recorded_by: row.recorded_by,
  recorded_at: row.recorded_at.toISOString(),
})

export const filedOut = ({ claim, filing }: { claim: ClaimRow; filing: FilingRow }): Static<typeof FiledClaim> => ({
  ...claimOut(claim),
  filing: filingOut(filing),
})

export const titledOut = ({ claim, title }: { claim: ClaimRow; title: TitleRow }): Static<typeof TitledClaim> => ({
  ...claimOut(claim),
  title: titleOut(title),
})

export const CourtReversal = strictObject('CourtReversal', {
  note: { ...filledText(2000), description: 'Why it was a mistake; kept in the activity log.' } as TString,
})

/** What taking back what was recorded last would do. */
export const IfReversed = strictObject('CourtIfReversed', {
  kind: oneOf(REVERSIBLE, { description: 'The title where there is one, else the filing.' }),
  procedure: about(nullable(oneOf(PROCEDURES)), 'Of the decision to sue.'),
  hindrance: about(nullable(oneOf(REVERSAL_FAULTS)), 'Why it cannot be taken back now; null where it can.'),
  to_stage: about(nullable(oneOf(STAGES)), 'The stage that the claim goes back to; null where it goes to none.'),
  costs: Type.Number({ description: 'EUR that the costs of the debtor change by.' }),
  interest: Type.Number({
    description: 'EUR of fixed interest that fall away; interest is reckoned day by day again.',
  }),
  fee: Type.Number({ description: 'EUR of our own fee, net, that is taken back.' }),
  share: Type.Number({ description: 'EUR of it that the partner gives back.' }),
  open: Type.Number({ description: 'EUR that are open now.' }),
  open_after: Type.Number({ description: 'EUR that will be open.' }),
  closes: Type.Boolean({ description: 'Nothing else is owed: the claim closes as paid.' }),
})

export const ifReversedOut = (row: Reversal): Static<typeof IfReversed> => ({
  kind: row.kind,
  procedure: row.procedure,
  hindrance: row.fault?.code ?? null,
  to_stage: row.to_stage,
  costs: euro(row.costs_cents),
  interest: euro(row.interest_cents),
  fee: euro(row.fee_cents),
  share: euro(row.share_cents),
  open: euro(row.open_cents),
  open_after: euro(row.open_after_cents),
  closes: row.closes,
})

export const MessageBody = strictObject('CourtMessageBody', {
  kind: oneOf(MESSAGE_KINDS, { description: 'An objection makes the case disputed.' }),
  date: DateOnlyText,
  reference: Type.Optional(filledText(100)),
  note: Type.Optional(Type.String({ maxLength: 2000 })),
})

export const Message = strictObject('CourtMessage', {
  id: Uuid,
  claim_id: Uuid,
  kind: oneOf(MESSAGE_KINDS),
  date: DateOnlyText,
  reference: TextOrNull,
  note: TextOrNull,
  recorded_at: Timestamp,
  recorded_by: nullable(Uuid),
  is_filing_reversed: Type.Boolean({ description: 'The filing that it was about was taken back.' }),
})

export const messageOut = ({
  message_date,
  recorded_at,
  filing_id: _,
  ...same
}: FiledMessage): Static<typeof Message> => ({
  ...same,
  date: message_date,
  recorded_at: recorded_at.toISOString(),
})

export const CourtFile = strictObject('CourtFile', {
  decision: Type.Union([TeamDecision, Type.Null()]),
  filing: Type.Union([Filing, Type.Null()]),
  title: Type.Union([Title, Type.Null()]),
  messages: Type.Array(Message, { description: 'The newest fifty.' }),
})

type CourtFileRows = {
  decision: DecisionRow | undefined
  record: DecisionRecordRow | undefined
  filing: FilingRow | undefined
  title: TitleRow | undefined
  messages: readonly FiledMessage[]
}

export const courtFileOut = ({
  decision,
  record,
  filing,
  title,
  messages,
}: CourtFileRows): Static<typeof CourtFile> => ({
  decision: decision ? teamDecisionOut(decision, record) : null,
  filing: filing ? filingOut(filing) : null,
  title: title ? titleOut(title) : null,
  messages: messages.map(messageOut),
})
