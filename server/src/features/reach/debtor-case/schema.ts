import { type Static, Type } from 'typebox'
import { DateOnlyText, Euro, nullable, oneOf, strictObject, Timestamp, Uuid } from '../../../kernel/wire.ts'
import { DISPUTE_REASONS } from '../../process/messages/index.ts'
import { ACTIONS, ASKED_KINDS, NEXT_STEPS, STANDINGS } from './rules.ts'
import { type PortalLanguage, WORDS } from './words.ts'

const Amount = Type.Number({ description: 'EUR' })
const Text = Type.String()
const Lines = Type.Array(Text)

export const PORTAL_LANGUAGES = Object.keys(WORDS) as [PortalLanguage, ...PortalLanguage[]]

export const LanguageQuery = Type.Object(
  {
    lang: Type.Optional(
      oneOf(PORTAL_LANGUAGES, { description: 'The language of the texts; else that of the browser.' }),
    ),
  },
  { additionalProperties: false },
)

export const PaymentQuery = Type.Object(
  {
    amount: Type.Optional({
      ...Euro,
      minimum: 0.01,
      description: 'EUR, for a part payment; all that is open when it is left out.',
    } as typeof Euro),
  },
  { additionalProperties: false },
)

const Party = strictObject('DebtorCaseParty', {
  name: Text,
  address: Lines,
})

const Collector = strictObject('DebtorCaseCollector', {
  name: Text,
  address: Lines,
  phone: nullable(Text),
  email: Text,
  website: nullable(Text),
  register: Type.Array(Text, { description: 'Register, tax number and licence of the business.' }),
  supervisory_authority: nullable(Text),
})

const CaseInvoice = strictObject('DebtorCaseInvoice', {
  invoice_number: nullable(Text),
  subject: nullable(Text),
  issue_date: nullable(DateOnlyText),
  due_date: nullable(DateOnlyText),
  amount: Amount,
  credited: Type.Number({ description: 'EUR that the creditor has taken off it.' }),
  state: oneOf(['due', 'not_due', 'time_barred'] as const, {
    description: 'not_due and time_barred are in no total: nobody asks for them.',
  }),
})

const CaseCost = strictObject('DebtorCaseCost', {
  kind: oneOf(['lump_sum', 'creditor_fee', 'reminder_fee', 'court_fee', 'lawyer_fee', 'correction'] as const),
  name: Text,
  amount: Amount,
  reason: Type.String({ description: 'Why it is owed, in plain words.' }),
  rule: Type.String({ description: 'The rule that says so.' }),
  date: nullable(DateOnlyText),
})

const InterestLine = strictObject('DebtorCaseInterestLine', {
  invoice_number: nullable(Text),
  from: nullable(DateOnlyText),
  to: nullable(DateOnlyText),
  days: nullable(Type.Integer()),
  rate: nullable(Type.Number({ description: 'Percent a year' })),
  base_amount: nullable(Amount),
  amount: Amount,
  rule: Text,
})

const CaseFile = strictObject('DebtorCaseDocument', {
  id: Uuid,
  name: Text,
  mime_type: Text,
  file_size: Type.Integer({ description: 'Bytes' }),
  is_own: Type.Boolean({ description: 'The debtor sent it.' }),
  is_e_invoice: Type.Boolean({ description: 'An XML file that `readable.pdf` shows as an invoice.' }),
  created_at: Timestamp,
})

const CasePlan = strictObject('DebtorCasePlan', {
  status: oneOf(['active', 'cancelled', 'completed', 'ended'] as const),
  total_amount: Amount,
  paid_amount: Amount,
  installments: Type.Array(
    strictObject('DebtorCaseInstallment', {
      number: Type.Integer({ minimum: 1 }),
      due_date: DateOnlyText,
      amount: Amount,
      status: oneOf(['paid', 'open', 'overdue'] as const),
    }),
  ),
})

export const DebtorCase = strictObject('DebtorCase', {
  case_reference: Text,
  as_of: DateOnlyText,
  standing: oneOf(STANDINGS),
  status: Type.String({ description: 'How the case stands, in plain words.' }),
  creditor: Party,
  collector: Collector,
  debtor: strictObject('DebtorCaseDebtor', { name: Text }),
  subject_matter: nullable(Text),
  contract_date: nullable(DateOnlyText),
  handed_over_on: {
    ...DateOnlyText,
    description: 'The day on which the creditor gave us the case.',
  } as typeof DateOnlyText,
  invoices: Type.Array(CaseInvoice),
  costs: Type.Array(CaseCost),
  interest: strictObject('DebtorCaseInterest', { amount: Amount, lines: Type.Array(InterestLine) }),
  payments: Type.Array(strictObject('DebtorCasePayment', { date: nullable(DateOnlyText), amount: Amount })),
  dropped: Type.Number({ description: 'EUR that are no longer asked for, since the case is closed.' }),
  to_pay_now: strictObject('DebtorCaseToPay', {
    kind: oneOf(ASKED_KINDS, {
      description:
        'installment: the next one of a plan; arrears: what was missed of it; before_court: all but what no court has awarded.',
    }),
    amount: Amount,
    due_on: nullable(DateOnlyText),
    most: Type.Number({
      description: 'EUR that can be paid with sense: what is left of a plan, else all that is open.',
    }),
    claimed_in_court: Type.Number({ description: 'EUR of costs that are owed only if the court awards them.' }),
    falls_away: Type.Number({ description: 'EUR that are no longer asked for when the plan is kept.' }),
  }),
  outstanding_today: Type.Number({ description: 'EUR; all that is open today, with interest and costs.' }),
  credit: Type.Number({ description: 'EUR that were paid beyond what was open.' }),
  interest_per_day: Type.Number({ description: 'EUR that one more day costs.' }),
  next_step: Type.Union([
    strictObject('DebtorCaseNextStep', { kind: oneOf(NEXT_STEPS), on: nullable(DateOnlyText), text: Text }),
    Type.Null(),
  ]),
  plan: Type.Union([CasePlan, Type.Null()]),
  promise: Type.Union([
    strictObject('DebtorCasePromise', {
      date: { ...DateOnlyText, description: 'The day on which the money will come.' } as typeof DateOnlyText,
      made_on: DateOnlyText,
    }),
    Type.Null(),
  ]),
  court_notice: {
    ...nullable(Text),
    description:
      'From the filing on: that nothing written here is an objection to the court, and where that has to go.',
  },
  last_answer_at: nullable(Timestamp),
  documents: Type.Array(CaseFile),
  letters: Type.Array(
    strictObject('DebtorCaseLetter', { id: Uuid, name: Text, date: DateOnlyText, deadline: DateOnlyText }),
  ),
  allowed_actions: Type.Array(oneOf(ACTIONS)),
})

export const DebtorPayment = strictObject('DebtorPayment', {
  iban: Text,
  bic: nullable(Text),
  name: Text,
  reference: Type.String({ description: 'What belongs into the reference of the transfer, so that we know it.' }),
  amount: Amount,
  girocode: Type.String({ description: 'A picture (SVG) that banking apps read.' }),
})

/** What a debtor and the team wrote to each other. */
export const DebtorMessageOut = strictObject('DebtorMessage', {
  id: Uuid,
  from: oneOf(['debtor', 'team'] as const),
  reason: nullable(oneOf(DISPUTE_REASONS, { description: 'Of a dispute.' })),
  text: Text,
  created_at: Timestamp,
  files: Type.Array(CaseFile),
})

export type CaseAnswer = Static<typeof DebtorCase>
export type PaymentAnswer = Static<typeof DebtorPayment>
