import { type Static, Type } from 'typebox'
import { DateOnlyText, nullable, oneOf, strictObject, Timestamp } from '../../../kernel/wire.ts'
import { DebtorCase, DebtorMessageOut, LanguageQuery } from '../debtor-case/index.ts'

export const ExportQuery = Type.Object(
  {
    ...LanguageQuery.properties,
    format: Type.Optional(oneOf(['json', 'pdf'] as const, { description: 'As data, or to read and print.' })),
    download: Type.Optional(Type.Boolean({ description: 'For browsers: kept as a file also as data.' })),
  },
  { additionalProperties: false },
)

const Text = Type.String()

export const DebtorDataExport = strictObject('DebtorDataExport', {
  made_at: Timestamp,
  contact: strictObject('DebtorDataContact', {
    name: Text,
    birth_date: nullable(DateOnlyText),
    addresses: Type.Array(
      strictObject('DebtorDataAddress', {
        street: Text,
        zip: Text,
        city: Text,
        country: Text,
        is_primary: Type.Boolean({ description: 'Letters go there.' }),
      }),
    ),
    emails: Type.Array(Text),
    phones: Type.Array(Text),
    language: nullable(Type.String({ description: 'The one that was chosen in the portal.' })),
    iban: nullable(Type.String({ description: 'The last four characters.' })),
  }),
  case: DebtorCase,
  messages: Type.Array(DebtorMessageOut),
  log_ins: Type.Array(Timestamp, { description: 'When this case was entered with its code, newest first.' }),
  sessions: Type.Array(strictObject('DebtorDataSession', { opened_at: Timestamp, used_at: Timestamp }), {
    description: 'Those that are open now.',
  }),
  recipients: Type.Array(
    strictObject('DebtorDataRecipient', { kind: oneOf(['creditor', 'court'] as const), name: nullable(Text) }),
    { description: 'Who got data of this case; kinds of others are named in `information`.' },
  ),
  information: Type.Array(
    strictObject('DebtorDataInformation', {
      topic: oneOf([
        ...(['controller', 'purposes', 'sources', 'recipients', 'retention', 'rights'] as const),
        'objection',
      ] as const),
      title: Text,
      text: Text,
    }),
    { description: 'What Article 15 (1) GDPR wants people to be told besides the data.' },
  ),
  on_request: Type.String({ description: 'What is not in here, and how to get it.' }),
})
export type DataExport = Static<typeof DebtorDataExport>
