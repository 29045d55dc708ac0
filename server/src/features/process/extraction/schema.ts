import { type Static, Type } from 'typebox'
import { isDateOnly } from '../../../kernel/dates.ts'
import type { Fault } from '../../../kernel/errors.ts'
import { cents, MAX_EURO, toEuro } from '../../../kernel/money.ts'
import { about, nullable, oneOf, strictObject, Timestamp, Uuid } from '../../../kernel/wire.ts'
import {
  COLUMN_OF,
  CONTRADICTIONS,
  DOCUMENT_KINDS,
  DOUBTS,
  EXTRACTION_STATUSES,
  FAILURE_CODES,
  failureCode,
  INVOICE_WORDS,
  InvoiceAnswer,
  type InvoiceCreate,
  type InvoiceRow,
  invoiceOut,
} from '../../case/invoices/index.ts'
import type { InvoiceFileRow } from './queries.ts'
import { PROOFS } from './reading/fields.ts'
import {
  FIELDS,
  type FieldName,
  type FieldReading,
  type FieldValue,
  isRequired,
  lastStep,
  SOURCES,
  type StoredField,
  valueToWire,
} from './rules.ts'

const AMOUNT = /^\d{1,9}(\.\d{1,2})?$/

/** An empty field of a form means that no value was given. */
const amountTextProblem = (text: string): Fault | undefined =>
  text === '' || AMOUNT.test(text)
    ? undefined
    : { code: 'wrong_format', message: 'must be an amount with a decimal point and at most two decimals' }

const dateTextProblem = (text: string): Fault | undefined =>
  text === '' || isDateOnly(text) ? undefined : { code: 'wrong_format', message: 'must be a date (YYYY-MM-DD)' }

const READ = ' Read from the file where it is left out.'
const Text = (max: number, description: string) =>
  Type.Optional(Type.String({ maxLength: max, description: description + READ }))
const AmountText = (description: string, origin = READ) =>
  Type.Optional(
    Type.String({
      maxLength: 12,
      description: `${description} With a decimal point, at most ${MAX_EURO}.${origin}`,
      'x-check': amountTextProblem,
    }),
  )
const DateText = (description: string) =>
  Type.Optional(
    Type.String({ maxLength: 10, description: `${description} YYYY-MM-DD.${READ}`, 'x-check': dateTextProblem }),
  )

/** The text fields of an upload, under the names that partners were promised. */
export const InvoiceFileFields = strictObject('InvoiceFileFields', {
  invoice_number: Text(255, INVOICE_WORDS.invoice_number),
  total_amount: AmountText(INVOICE_WORDS.invoice_amount_gross),
  maturity_date: DateText(INVOICE_WORDS.invoice_due_date),
  issue_date: DateText(INVOICE_WORDS.invoice_issue_date),
  invoice_issuer: Text(255, INVOICE_WORDS.invoice_issuer),
  invoice_recipient: Text(255, INVOICE_WORDS.invoice_recipient),
  subject: Text(1000, INVOICE_WORDS.subject),
  invoice_amount_net: AmountText(INVOICE_WORDS.invoice_amount_net),
  creditor_reminder_fees_incurred: AmountText(
    INVOICE_WORDS.creditor_reminder_fees_incurred,
    ' Never read from the file.',
  ),
})
export type InvoiceFileFields = Static<typeof InvoiceFileFields>

const given = (text: string | undefined): string | null => (text?.trim() ? text : null)
const euroOf = (text: string | undefined): number | null => (text ? Number(text) : null)

/** The same facts as those of an invoice by hand. */
export const invoiceCreateOf = (fields: InvoiceFileFields): InvoiceCreate => ({
  invoice_number: given(fields.invoice_number),
  invoice_issuer: given(fields.invoice_issuer),
  invoice_recipient: given(fields.invoice_recipient),
  subject: given(fields.subject),
  invoice_amount_net: euroOf(fields.invoice_amount_net),
  invoice_amount_gross: euroOf(fields.total_amount),
  invoice_issue_date: given(fields.issue_date),
  invoice_due_date: given(fields.maturity_date),
  creditor_reminder_fees_incurred: euroOf(fields.creditor_reminder_fees_incurred),
})

export const UploadedInvoice = strictObject('UploadedInvoice', {
  id: about(Uuid, 'Names the invoice in paths; ask for it to see what was read from the file.'),
  claim_id: about(Uuid, 'The claim that the invoice belongs to.'),
  invoice_number: InvoiceAnswer.invoice_number,
  invoice_amount_gross: InvoiceAnswer.invoice_amount_gross,
  invoice_due_date: InvoiceAnswer.invoice_due_date,
  invoice_issue_date: InvoiceAnswer.invoice_issue_date,
  invoice_issuer: InvoiceAnswer.invoice_issuer,
  invoice_recipient: InvoiceAnswer.invoice_recipient,
  subject: InvoiceAnswer.subject,
  created_at: about(Timestamp, 'When the file was stored.'),
})

export function uploadedOut(row: InvoiceRow): Static<typeof UploadedInvoice> {
  const { id, claim_id, invoice_number, invoice_amount_gross, invoice_due_date, ...more } = invoiceOut(row)
  const { invoice_issue_date, invoice_issuer, invoice_recipient, subject, created_at } = more
  return {
    id,
    claim_id,
    invoice_number,
    invoice_amount_gross,
    invoice_due_date,
    invoice_issue_date,
    invoice_issuer,
    invoice_recipient,
    subject,
    created_at,
  }
}

const Value = { type: ['string', 'number', 'null'] as const }
const AnyValue = (description: string) => Type.Unsafe<string | number | null>({ ...Value, description })

const BoxShape = Type.Object(
  { x: Type.Number(), y: Type.Number(), width: Type.Number(), height: Type.Number() },
  { title: 'Box', description: 'Points from the top left corner of the page' },
)

const ReadingShape = Type.Object(
  {
    value: AnyValue('As it was read; amounts in `currency`'),
    source: oneOf(['xml', 'text', 'ocr']),
    confidence: Type.Number(),
    page: nullable(Type.Integer()),
    box: nullable(BoxShape),
    proof: nullable(oneOf(PROOFS, { description: 'Which sum on the document proves the amount' })),
  },
  { title: 'FieldReading' },
)

const Contradicted = strictObject('FieldContradiction', {
  kind: oneOf(CONTRADICTIONS),
  said: AnyValue('What the sender, the claim or the e-invoice says; amounts in EUR'),
  read: AnyValue('What the file says, or its pages where it has an e-invoice'),
})

const ExtractedField = strictObject('ExtractedField', {
  field: oneOf(FIELDS),
  value: AnyValue('What the invoice says now; amounts in EUR'),
  source: nullable(oneOf(SOURCES)),
  confidence: nullable(Type.Number()),
  reading: nullable(ReadingShape),
  needs_check: Type.Boolean({ description: 'Waits for somebody to accept or to correct it' }),
  contradictions: Type.Array(Contradicted, { description: 'What contradicts the field, until it is accepted' }),
  accepted_at: nullable(Timestamp),
  accepted_by: nullable(Uuid),
  is_required: Type.Boolean({ description: 'Empty it waits on: the invoice does not count as checked without it' }),
})

const FoundPart = strictObject('FoundInvoicePart', {
  first_page: Type.Integer(),
  last_page: Type.Integer(),
  invoice_number: nullable(Type.String()),
  gross: nullable(Type.Number({ description: 'In `currency`' })),
})

const CheckStep = strictObject('InvoiceCheckStep', {
  id: Uuid,
  field: oneOf(FIELDS),
  before: AnyValue('What the field was before; amounts in EUR'),
  after: AnyValue('What the step made of it'),
  at: Timestamp,
  by: Uuid,
})

export const Extraction = strictObject('Extraction', {
  invoice_id: Uuid,
  claim_id: Uuid,
  original_filename: Type.String(),
  file_size: Type.Integer(),
  data_extraction_status: oneOf(EXTRACTION_STATUSES),
  data_extraction_confidence: nullable(Type.Number()),
  failure: nullable(Type.String({ description: 'Why the file could not be read; begins with its verb' })),
  failure_code: nullable(oneOf(FAILURE_CODES, { description: 'The same as a word for programs' })),
  currency: nullable(Type.String({ description: 'What the amounts are printed in, where the file tells' })),
  document_kind: nullable(oneOf(DOCUMENT_KINDS, { description: 'What the document is, as far as that was read' })),
  open_amount: nullable(Type.Number({ description: 'What the document says is still to be paid, in `currency`' })),
  doubts: Type.Array(oneOf(DOUBTS), {
    description: 'Why the amounts that were read are not filled in by themselves; the most telling first',
  }),
  parts: Type.Array(FoundPart, { description: 'The invoices of a file that holds several, as it can be split' }),
  split_into: Type.Array(Uuid, { description: 'The invoices that count in its place, where it was split' }),
  pages: Type.Array(
    Type.Object({ number: Type.Integer(), width: Type.Number(), height: Type.Number() }, { title: 'PageSize' }),
    { description: 'The pages that were read, in points' },
  ),
  unread_pages: Type.Array(Type.Object({ from: Type.Integer(), to: Type.Integer() }, { title: 'PageRange' }), {
    description: 'The pages that were not read, because the file has too many; somebody should look through them',
  }),
  fields: Type.Array(ExtractedField),
  last_step: {
    ...nullable(CheckStep),
    description: 'What the team did last, and can undo; null after a new reading, and where nothing was done',
  } as ReturnType<typeof nullable<typeof CheckStep>>,
  created_at: Timestamp,
})

export type ExtractionParts = { invoice: InvoiceRow; file: InvoiceFileRow; states: readonly StoredField[] }

export function extractionOut({ invoice, file, states }: ExtractionParts): Static<typeof Extraction> {
  const { id: invoice_id, claim_id, data_extraction_status, data_extraction_confidence } = invoice
  const { original_filename, file_size, failure, currency } = file
  const openOf = (field: FieldName) => invoice.contradictions.filter((one) => one.field === field)
  return {
    invoice_id,
    claim_id,
    original_filename,
    file_size,
    data_extraction_status,
    data_extraction_confidence,
    failure,
    failure_code: failureCode(failure),
    currency,
    document_kind: file.document_kind,
    open_amount: file.open_cents === null ? null : toEuro(cents(file.open_cents)),
    doubts: [...(file.doubts ?? [])],
    parts: (invoice.split_at ? [] : (file.parts ?? [])).map(({ gross, ...part }) => ({
      ...part,
      gross: gross === null ? null : toEuro(cents(gross)),
    })),
    split_into: invoice.split_into,
    pages: file.pages ?? [],
    unread_pages: [...(file.unread_pages ?? [])],
    fields: FIELDS.flatMap((field) => states.filter((state) => state.field === field)).map(
      ({ steps: _, contradictions: _contradictions, ...state }) => ({
        ...state,
        is_required: isRequired(state.field),
        value: valueToWire(state.field, currentValue(invoice, state.field)),
        reading: state.reading && {
          ...withoutPrinted(state.reading),
          value: valueToWire(state.field, state.reading.value),
          proof: state.reading.proof ?? null,
        },
        contradictions: openOf(state.field).map(({ kind, said, read }) => ({
          kind,
          said: valueToWire(state.field, said),
          read: valueToWire(state.field, read),
        })),
        accepted_at: state.accepted_at?.toISOString() ?? null,
      }),
    ),
    last_step: lastStepOut(invoice, states),
    created_at: file.created_at.toISOString(),
  }
}

const withoutPrinted = ({ printed: _, ...reading }: FieldReading) => reading

function lastStepOut(invoice: InvoiceRow, states: readonly StoredField[]): Static<typeof CheckStep> | null {
  const last = lastStep(states)
  if (!last) return null
  const { field } = last.state
  const { id, at, by, before } = last.step
  const after = valueToWire(field, currentValue(invoice, field))
  return { id, field, before: valueToWire(field, before.value), after, at, by }
}

export const currentValue = (invoice: Pick<InvoiceRow, (typeof COLUMN_OF)[FieldName]>, field: FieldName): FieldValue =>
  invoice[COLUMN_OF[field]]

export const FieldCorrection = strictObject('FieldCorrection', {
  value: Type.Unsafe<string | number | null>({
    ...Value,
    maxLength: 1000,
    description: 'Amounts in EUR as numbers, dates as YYYY-MM-DD; null clears the field',
  }),
})
