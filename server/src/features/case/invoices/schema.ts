import { type Static, Type } from 'typebox'
import { type Cents, cents, toEuro } from '../../../kernel/money.ts'
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
import { instantText } from '../../../platform/db/instant-text.ts'
import { ClaimFields } from '../claims/index.ts'
import type { CreditRow, DoubleRow, InvoiceFacts, InvoiceRow } from './queries.ts'
import { CONTRADICTIONS, type FieldContradiction, PROBLEM_CODES, problemOf } from './rules.problems.ts'
import { EXTRACTION_STATUSES } from './rules.ts'

/** What each fact of an invoice means, wherever it is sent or answered. */
export const INVOICE_WORDS = {
  invoice_number: 'The number that the creditor gave the invoice.',
  invoice_issuer: 'Who issued the invoice, as printed on it.',
  invoice_recipient: 'Whom the invoice is addressed to, as printed on it.',
  subject: 'What was delivered or done, in the words of the invoice.',
  invoice_amount_net: 'EUR without VAT. It counts for the total where no gross amount is known.',
  invoice_amount_gross: 'EUR with VAT; what the invoice adds to the total of the claim.',
  invoice_issue_date: 'The day that the invoice bears.',
  invoice_due_date: 'The day by which it was to be paid; default and interest follow from it.',
  creditor_reminder_fees_incurred:
    'EUR of reminder fees that the creditor itself charged before; costs of the claim, as far as the law allows them.',
} as const

const NULL = ' Null where it is not known.'
const Text = (max: number, description: string) =>
  Type.Optional(nullable(Type.String({ maxLength: max, description: description + NULL })))
const EuroOrNull = (description: string) => Type.Optional(about(nullable(Euro), description + NULL))
const DayOrNull = (description: string) => Type.Optional(about(nullable(DateOnlyText), description + NULL))

const Agreed = Type.Boolean({
  description: 'Whether the due date was agreed with the debtor; false where the creditor set it alone. Default true.',
})

const GIVEN = {
  invoice_number: Text(255, INVOICE_WORDS.invoice_number),
  invoice_issuer: Text(255, INVOICE_WORDS.invoice_issuer),
  invoice_recipient: Text(255, INVOICE_WORDS.invoice_recipient),
  subject: Text(1000, INVOICE_WORDS.subject),
  invoice_amount_net: EuroOrNull(INVOICE_WORDS.invoice_amount_net),
  invoice_amount_gross: EuroOrNull(INVOICE_WORDS.invoice_amount_gross),
  invoice_issue_date: DayOrNull(INVOICE_WORDS.invoice_issue_date),
  invoice_due_date: DayOrNull(INVOICE_WORDS.invoice_due_date),
  creditor_reminder_fees_incurred: EuroOrNull(INVOICE_WORDS.creditor_reminder_fees_incurred),
  due_date_agreed: Type.Optional(Agreed),
}

export const InvoiceCreate = strictObject('InvoiceCreate', GIVEN)
export type InvoiceCreate = Static<typeof InvoiceCreate>

/** What is not sent stays as it is; null clears. */
export const InvoiceChange = strictObject('InvoiceChange', GIVEN)
export type InvoiceChange = Static<typeof InvoiceChange>

/** The columns of what is sent. Only amounts have other names. */
export const COLUMN_OF = {
  invoice_number: 'invoice_number',
  invoice_issuer: 'invoice_issuer',
  invoice_recipient: 'invoice_recipient',
  subject: 'subject',
  invoice_amount_net: 'net_cents',
  invoice_amount_gross: 'gross_cents',
  invoice_issue_date: 'invoice_issue_date',
  invoice_due_date: 'invoice_due_date',
  creditor_reminder_fees_incurred: 'reminder_fees_cents',
  due_date_agreed: 'due_date_agreed',
} as const satisfies Record<keyof InvoiceChange, keyof InvoiceFacts>

export const InvoiceCredit = strictObject('InvoiceCredit', {
  amount: {
    ...Euro,
    minimum: 0.01,
    description: 'EUR to take off, at most what is left of the invoice.',
  } as typeof Euro,
  reason: filledText(1000, 'Why, in words for the service team.'),
})
export type InvoiceCredit = Static<typeof InvoiceCredit>

const answered = (name: keyof typeof INVOICE_WORDS) => INVOICE_WORDS[name] + NULL
const TextAnswer = (name: keyof typeof INVOICE_WORDS) => nullable(Type.String({ description: answered(name) }))
const EuroAnswer = (name: keyof typeof INVOICE_WORDS) => nullable(Type.Number({ description: answered(name) }))
const DayAnswer = (name: keyof typeof INVOICE_WORDS) => about(nullable(DateOnlyText), answered(name))

/** What an invoice says, in answers. */
export const InvoiceAnswer = {
  invoice_number: TextAnswer('invoice_number'),
  invoice_issuer: TextAnswer('invoice_issuer'),
  invoice_recipient: TextAnswer('invoice_recipient'),
  subject: TextAnswer('subject'),
  invoice_amount_net: EuroAnswer('invoice_amount_net'),
  invoice_amount_gross: EuroAnswer('invoice_amount_gross'),
  invoice_issue_date: DayAnswer('invoice_issue_date'),
  invoice_due_date: DayAnswer('invoice_due_date'),
  creditor_reminder_fees_incurred: EuroAnswer('creditor_reminder_fees_incurred'),
}

const Value = (description: string) => Type.Unsafe<string | number>({ type: ['string', 'number'], description })

const InvoiceContradiction = strictObject('InvoiceContradiction', {
  field: Type.String({ description: 'The field of the invoice, by its name.' }),
  kind: oneOf(CONTRADICTIONS, { description: 'What contradicts it, as in `code`.' }),
  said: Value('What was sent, what the claim says, or what the e-invoice in the file says. Amounts in EUR.'),
  read: Value('What was read from the file, or from its pages where it has an e-invoice.'),
})

const Problem = strictObject('DataExtractionProblem', {
  code: oneOf(PROBLEM_CODES, { description: 'For programs. New codes may come.' }),
  message: Type.String({ description: 'The same as a sentence.' }),
  contradictions: Type.Array(InvoiceContradiction, {
    description:
      'What contradicts the file, with both values. Nothing that was sent is changed by it. It ends with a `PATCH` that names the field, or with the check of our team, and by itself does not hold up the claim.',
  }),
})

export const InvoiceFields = {
  id: about(Uuid, 'Names the invoice in paths; we make it.'),
  claim_id: about(Uuid, 'The claim that the invoice belongs to.'),
  ...InvoiceAnswer,
  due_date_agreed: Agreed,
  data_extraction_status: oneOf(EXTRACTION_STATUSES, {
    description:
      'How far reading the file is: `manual` where there is none, `pending` and `processing` while it is read, then `completed` or `failed`.',
  }),
  data_extraction_confidence: about(
    nullable(Type.Number()),
    'How sure the reading is, 0 to 1; null where no file was read, or not yet.',
  ),
  data_extraction_problem: {
    ...nullable(Problem),
    description:
      'Why the file could not be read, why the gross amount that was read waits for a check, and with it the claim, or what contradicts the file. Null where nothing waits. The wait ends with a `PATCH` that names `invoice_amount_gross`, or when our team has checked the invoice.',
  } as ReturnType<typeof nullable<typeof Problem>>,
  split_into: Type.Array(Uuid, {
    description:
      'The invoices that were made of the parts of its file and count in its place; empty where it was not split.',
  }),
  split_from: about(nullable(Uuid), 'The invoice of whose file it is a part; null where it came by itself.'),
  credited_amount: Type.Number({ description: 'EUR; the sum of its credit notes, 0 where it has none.' }),
  created_at: about(Timestamp, 'When the invoice was added.'),
  updated_at: about(Timestamp, 'When something about the invoice changed last, by a person or by reading its file.'),
}
export const Invoice = strictObject('Invoice', InvoiceFields)

export const ClaimWithInvoices = strictObject('ClaimWithInvoices', {
  ...ClaimFields,
  invoices: Type.Array(Invoice, { description: 'The invoices of the claim, in the order in which they were added.' }),
})

const euro = (amount: Cents | null): number | null => (amount === null ? null : toEuro(amount))

type Instants = { created_at: Date | string; updated_at: Date | string }
/** Whether it came by itself or with its claim, in JSON. */
type ShownInvoice = Omit<InvoiceRow, keyof Instants | 'doubled_at' | 'split_at'> & Instants

/** Who the invoice names, and for what, is left out while the data of the debtor may only be kept. */
export const withoutNames = <Row extends ShownInvoice>(row: Row): Row => ({
  ...row,
  ...{ invoice_number: null, invoice_issuer: null, invoice_recipient: null, subject: null },
  contradictions: [],
})

/** Field by field: leaving out those that are not shown takes longer than all else that is done for an invoice. */
export function invoiceOut(row: ShownInvoice): Static<typeof Invoice> {
  const problem = problemOf(row)
  return {
    id: row.id,
    claim_id: row.claim_id,
    invoice_number: row.invoice_number,
    invoice_issuer: row.invoice_issuer,
    invoice_recipient: row.invoice_recipient,
    subject: row.subject,
    invoice_amount_net: euro(row.net_cents),
    invoice_amount_gross: euro(row.gross_cents),
    invoice_issue_date: row.invoice_issue_date,
    invoice_due_date: row.invoice_due_date,
    creditor_reminder_fees_incurred: euro(row.reminder_fees_cents),
    due_date_agreed: row.due_date_agreed,
    data_extraction_status: row.data_extraction_status,
    data_extraction_confidence: row.data_extraction_confidence,
    data_extraction_problem: problem && { ...problem, contradictions: row.contradictions.map(contradictionOut) },
    split_into: row.split_into,
    split_from: row.split_from,
    credited_amount: toEuro(row.credited_cents),
    created_at: instantText(row.created_at),
    updated_at: instantText(row.updated_at),
  }
}

/** Amounts are the only numbers. */
const onWire = (value: string | number) => (typeof value === 'number' ? toEuro(cents(value)) : value)
const contradictionOut = ({ field, kind, said, read }: FieldContradiction): Static<typeof InvoiceContradiction> => ({
  ...{ field, kind },
  ...{ said: onWire(said), read: onWire(read) },
})

const CreditNote = strictObject('CreditNote', {
  id: { ...Uuid, description: 'Of its entry in the account.' },
  amount: Type.Number({ description: 'EUR' }),
  date: DateOnlyText,
  reason: Type.String(),
  created_at: Timestamp,
})

const Double = strictObject('InvoiceDouble', {
  invoice_id: Uuid,
  claim_id: Uuid,
  case_reference: Type.String(),
  reasons: Type.Array(oneOf(['file', 'number']), {
    description: '`file`: the same file; `number`: the same number of the same creditor, on another claim.',
  }),
})

export const TeamInvoice = strictObject('TeamInvoice', {
  ...InvoiceFields,
  credits: Type.Array(CreditNote),
  possible_double: Type.Boolean({
    description:
      'Another invoice of the claim has the same number and the same gross amount, or one of `doubles` may be the same.',
  }),
  doubles: Type.Array(Double, { description: 'Invoices of the organisation that may be the same one.' }),
  document_id: nullable({
    ...Uuid,
    description: 'The document with the e-invoice that it was made of.',
  } as typeof Uuid),
})

export type InvoiceCompany = { readonly credits: readonly CreditRow[]; readonly doubles: readonly DoubleRow[] }

export function teamInvoiceOut(row: InvoiceRow, { credits, doubles }: InvoiceCompany): Static<typeof TeamInvoice> {
  const own = doublesOut(doubles.filter(({ invoice_id }) => invoice_id === row.id))
  return {
    ...invoiceOut(row),
    credits: credits.filter(({ invoice_id }) => invoice_id === row.id).map(creditOut),
    possible_double: row.doubled_at !== null || own.length > 0,
    doubles: own,
    document_id: row.document_id,
  }
}

/** Each twin once, with all that speaks for it. */
const doublesOut = (rows: readonly DoubleRow[]): Static<typeof Double>[] =>
  [...Map.groupBy(rows, ({ twin_id }) => twin_id)].flatMap(([invoice_id, same]) => {
    const [first] = same
    if (!first) return []
    const { claim_id, case_reference } = first
    return [{ invoice_id, claim_id, case_reference, reasons: same.map(({ reason }) => reason) }]
  })

const creditOut = ({ id, credited_cents, day, reason, created_at }: CreditRow): Static<typeof CreditNote> => ({
  id,
  amount: toEuro(credited_cents),
  date: day,
  reason,
  created_at: created_at.toISOString(),
})
