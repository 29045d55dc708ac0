import { type Static, Type } from 'typebox'
import { DateOnlyText, filledText, nullable, oneOf, strictObject, Timestamp, Uuid } from '../../../kernel/wire.ts'
import { pagedQuery } from '../../../platform/http/paging.ts'
import { RESTRICTION_REASONS, TeamDebtorPatch } from '../../parties/debtors/index.ts'
import { type ErasurePlan, HOLDINGS, KEPT_REASONS, waitsFor } from '../privacy/index.ts'
import type { RecordRow } from './queries.people.ts'
import type { RecipientRow, RequestRow, StepRow, SubjectRow } from './queries.ts'
import { LIKENESSES, type LikelyPerson } from './rules/likely-person.ts'
import {
  CHANNELS,
  IDENTITY_METHODS,
  RECIPIENT_CAUSES,
  RECIPIENT_KINDS,
  REQUEST_KINDS,
  REQUEST_STATES,
  STEP_ACTIONS,
  SUBJECT_KINDS,
} from './rules.ts'

const Text = Type.String()
const TextOrNull = nullable(Text)
const SUBJECTS_MAX = 50

export const SubjectBody = strictObject('PrivacySubject', { kind: oneOf(SUBJECT_KINDS), id: Uuid })

export const PeopleQuery = Type.Object(
  { q: filledText(200, 'A name, address, email address, telephone number, IBAN or case reference.') },
  { additionalProperties: false },
)

export const PrivacyRecord = strictObject('PrivacyRecord', {
  kind: oneOf(SUBJECT_KINDS),
  id: Uuid,
  organization_id: {
    ...nullable(Uuid),
    description: 'The controller. Null for accounts, which belong to no single one.',
  },
  organization_name: TextOrNull,
  name: Text,
  birth_date: nullable(DateOnlyText),
  emails: Type.Array(Text),
  phones: Type.Array(Text),
  iban_end: { ...TextOrNull, description: 'The last four characters.' },
  address: TextOrNull,
  belongs_to: { ...TextOrNull, description: 'The customer or partner of the record, or the role of a team member.' },
  case_references: Type.Array(Text),
  claim_count: Type.Integer(),
  restricted_at: nullable(Timestamp),
  matched: Type.Array(Text, { description: 'What the search found it by.' }),
})

export const LikelyPersonOut = strictObject('LikelyPerson', {
  alike_in: Type.Array(oneOf(LIKENESSES), { description: 'Why the records may be of one person. Nothing is merged.' }),
  records: Type.Array(PrivacyRecord),
})

export const PeopleFound = strictObject('PeopleFound', {
  people: Type.Array(LikelyPersonOut),
  is_cut: Type.Boolean({ description: 'There are more: type more of what is known.' }),
})

export const recordOut = ({ iban, restricted_at, ...row }: RecordRow): Static<typeof PrivacyRecord> => ({
  ...row,
  iban_end: iban?.slice(-4) ?? null,
  restricted_at: restricted_at?.toISOString() ?? null,
})

export const personOut = ({ alike_in, records }: LikelyPerson<RecordRow>): Static<typeof LikelyPersonOut> => ({
  alike_in,
  records: records.map(recordOut),
})

export const RequestQuery = pagedQuery({
  kind: Type.Optional(oneOf(REQUEST_KINDS)),
  open: Type.Optional(Type.Boolean()),
  subject_id: Type.Optional(Uuid),
})

export const RequestCreate = strictObject('PrivacyRequestCreate', {
  kind: oneOf(REQUEST_KINDS),
  person_name: filledText(255, 'As the person gave it.'),
  contact: Type.Optional(Type.String({ maxLength: 255, description: 'Where the answer goes.' })),
  channel: oneOf(CHANNELS),
  language: oneOf(['de', 'en'] as const),
  received_on: DateOnlyText,
  note: Type.Optional(Type.String({ maxLength: 5000, description: 'What the person wants.' })),
  subjects: Type.Optional(Type.Array(SubjectBody, { maxItems: SUBJECTS_MAX })),
})
export type RequestCreate = Static<typeof RequestCreate>

export const IdentityBody = strictObject('PrivacyIdentity', {
  method: oneOf(IDENTITY_METHODS),
  note: filledText(1000, 'What was looked at. Copies of documents are not kept.'),
})
export const ReasonBody = strictObject('PrivacyReason', { reason: filledText(2000) })
export const AnswerBody = strictObject('PrivacyAnswer', {
  note: filledText(2000, 'How and when the person was answered.'),
})
export const ToldBody = strictObject('PrivacyRecipientTold', {
  note: filledText(1000, 'How it was told, or why that is impossible or takes disproportionate effort.'),
})

export const CorrectionBody = strictObject('PrivacyCorrection', {
  subject: SubjectBody,
  changes: Type.Optional(TeamDebtorPatch),
  fields: Type.Optional(
    Type.Array(filledText(50), {
      maxItems: 20,
      description: 'Of all others than debtors: what was corrected on their own page.',
    }),
  ),
})

export const RestrictionBody = strictObject('PrivacyRestriction', {
  debtor_id: Uuid,
  reason: oneOf(RESTRICTION_REASONS),
  note: filledText(2000),
})
export const LiftingBody = strictObject('PrivacyLifting', {
  debtor_id: Uuid,
  reason: filledText(2000),
  informed_on: Type.Optional({
    ...DateOnlyText,
    description: 'The day on which the person was told (Art. 18 (3)); not needed after a mail of ours.',
  } as typeof DateOnlyText),
})
export const DebtorBody = strictObject('PrivacyDebtor', { debtor_id: Uuid })

export const PersonExportQuery = Type.Object(
  {
    format: Type.Optional(oneOf(['json', 'pdf'] as const)),
    lang: Type.Optional(oneOf(['de', 'en'] as const, { description: 'Else that of the request.' })),
  },
  { additionalProperties: false },
)

const KnownRecipientOut = strictObject('PrivacyKnownRecipient', {
  kind: oneOf(RECIPIENT_KINDS),
  name: TextOrNull,
  case_references: Text,
})

const KeptOut = strictObject('PrivacyKept', {
  what: oneOf(HOLDINGS),
  count: Type.Integer(),
  reason: oneOf(KEPT_REASONS),
  until: nullable(Timestamp),
})

export const PersonExportOut = strictObject('PersonExport', {
  made_at: Timestamp,
  language: oneOf(['de', 'en'] as const),
  controller: TextOrNull,
  subject: strictObject('PersonExportSubject', { kind: oneOf(SUBJECT_KINDS), id: Uuid, name: Text }),
  holdings: Type.Array(
    strictObject('PersonExportHolding', {
      holding: Text,
      entries: Type.Array(Type.Record(Text, Type.Unknown())),
    }),
  ),
  recipients: Type.Array(KnownRecipientOut),
  retention: Type.Array(KeptOut),
  blocked: Type.Unknown({ description: 'What is kept apart of a person whose data were erased; null otherwise.' }),
  information: Type.Array(strictObject('PersonExportInformation', { topic: Text, title: Text, text: Text })),
})

export const ErasurePlanOut = strictObject('PersonErasurePlan', {
  erased: Type.Array(strictObject('PersonErased', { what: oneOf(HOLDINGS), count: Type.Integer() })),
  kept: Type.Array(KeptOut),
})
export const planOut = ({ erased, kept }: ErasurePlan): Static<typeof ErasurePlanOut> => ({
  erased,
  kept: kept.map((one) => ({ ...one, until: one.until?.toISOString() ?? null })),
})

export const ErasureBody = strictObject('PersonErasure', {
  subject: SubjectBody,
  confirmation: filledText(255, 'The name or a case reference of the record, typed.'),
})

const Recipient = strictObject('PrivacyRecipient', {
  id: Uuid,
  cause: oneOf(RECIPIENT_CAUSES),
  kind: oneOf(RECIPIENT_KINDS),
  name: TextOrNull,
  case_references: Text,
  told_at: nullable(Timestamp),
  told_note: TextOrNull,
})

const Step = strictObject('PrivacyStep', {
  id: Uuid,
  action: oneOf(STEP_ACTIONS),
  subject_kind: nullable(oneOf(SUBJECT_KINDS)),
  subject_id: nullable(Uuid),
  details: Type.Record(Text, Type.Unknown()),
  actor_name: Text,
  at: Timestamp,
})

const RequestFields = {
  id: Uuid,
  number: Type.Integer(),
  kind: oneOf(REQUEST_KINDS),
  state: oneOf(REQUEST_STATES),
  person_name: Text,
  contact: TextOrNull,
  channel: oneOf(CHANNELS),
  language: oneOf(['de', 'en'] as const),
  note: TextOrNull,
  received_on: DateOnlyText,
  due_on: DateOnlyText,
  extended_reason: TextOrNull,
  identity_method: nullable(oneOf(IDENTITY_METHODS)),
  identity_note: TextOrNull,
  identity_checked_at: nullable(Timestamp),
  closed_at: nullable(Timestamp),
  outcome: TextOrNull,
  created_at: Timestamp,
}

export const PrivacyRequest = strictObject('PrivacyRequest', RequestFields)

export const PrivacyRequestFile = strictObject('PrivacyRequestFile', {
  ...RequestFields,
  subjects: Type.Array(
    strictObject('PrivacyRequestSubject', {
      kind: oneOf(SUBJECT_KINDS),
      id: Uuid,
      record: Type.Union([PrivacyRecord, Type.Null()], { description: 'Null where the record is gone.' }),
      erased_at: nullable(Timestamp),
      erasure: Type.Unknown({ description: 'What went and what is kept, once it was carried out.' }),
      waits_for: Type.Array(oneOf(KEPT_REASONS), {
        description: 'What stops the rest. It is erased by itself in the night after that has ended.',
      }),
    }),
  ),
  recipients: Type.Array(Recipient, { description: 'Who has to be told of what was done (Art. 19).' }),
  steps: Type.Array(Step),
})

export function requestOut(row: RequestRow): Static<typeof PrivacyRequest> {
  const { identity_checked_by: _, closed_by: __, created_by: ___, updated_at: ____, ...same } = row
  return {
    ...same,
    identity_checked_at: row.identity_checked_at?.toISOString() ?? null,
    closed_at: row.closed_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  }
}

export type RequestFile = {
  readonly request: RequestRow
  readonly subjects: readonly SubjectRow[]
  readonly records: readonly RecordRow[]
  readonly recipients: readonly RecipientRow[]
  readonly steps: readonly StepRow[]
}

export function fileOut({ request, subjects, records, recipients, steps }: RequestFile) {
  return {
    ...requestOut(request),
    subjects: subjects.map(({ kind, subject_id: id, erased_at, erasure, waits_since }) => {
      const record = records.find((one) => one.kind === kind && one.id === id)
      return {
        kind,
        id,
        record: record ? recordOut(record) : null,
        erased_at: erased_at?.toISOString() ?? null,
        erasure,
        waits_for: waits_since ? waitsFor(erasure as Pick<ErasurePlan, 'kept'>) : [],
      }
    }),
    recipients: recipients.map((row) => ({ ...row, told_at: row.told_at?.toISOString() ?? null })),
    steps: steps.map((row) => ({ ...row, at: row.at.toISOString() })),
  }
}
