import { typedCents, typedDay } from '@mahnwerk/claim-table/typed'
import { countryCode, zipFits } from '../../../../kernel/countries.ts'
import type { Fault, Problem } from '../../../../kernel/errors.ts'
import type { Language } from '../../../../kernel/language.ts'
import { cents, toEuro } from '../../../../kernel/money.ts'

/** Whom the money is owed by, as people tell them apart. */
export const DEBTOR_KINDS = ['company', 'sole', 'person'] as const
export type DebtorKind = (typeof DEBTOR_KINDS)[number]

export const DEBTOR_FIELDS = [
  'company_name',
  'first_name',
  'last_name',
  'street',
  'zip',
  'city',
  'country',
  'email',
  'phone',
] as const
export type DebtorField = (typeof DEBTOR_FIELDS)[number]
export const INVOICE_FIELDS = [
  'invoice_number',
  'invoice_issue_date',
  'invoice_due_date',
  'invoice_amount_gross',
  'invoice_amount_net',
  'subject',
] as const
export type InvoiceField = (typeof INVOICE_FIELDS)[number]

export type TypedInvoice = Readonly<Record<InvoiceField, string>>
/** A case as somebody types it. All of it is text, and what was left empty is ''. */
export type TypedCase = {
  readonly kind: string
  readonly debtor: Readonly<Record<DebtorField, string>>
  readonly contract_date: string
  readonly invoices: readonly TypedInvoice[]
}

/** `language` is how its amounts are written, null where we cannot know. */
export type TypedAs = { readonly language: Language | null; readonly today: string }

const REQUIRED: Fault = { code: 'required', message: 'is required' }
const NO_AMOUNT: Fault = { code: 'wrong_format', message: 'must be an amount that can be read in one way only' }
const NO_DAY: Fault = { code: 'wrong_format', message: 'must be a day that exists' }
const FUTURE: Fault = { code: 'in_the_future', message: 'must not lie in the future' }
const ZERO: Fault = { code: 'out_of_range', message: 'must be more than 0' }
const BEFORE_ISSUE: Fault = { code: 'inconsistent', message: 'must not lie before the day of the invoice' }
const NO_COUNTRY: Fault = { code: 'wrong_format', message: 'must be a country' }

const OTHER_ZIP: Fault = { code: 'inconsistent', message: 'is no postal code of the country' }

const given = (text: string): string | null => text.trim() || null

export type ReadCase = { readonly body: CaseBody; readonly problems: readonly Problem[] }

/** The case as the API takes it, and what is wrong with what was typed. Each problem names the field of the form. */
export function readTypedCase(typed: TypedCase, { language, today }: TypedAs): ReadCase {
  const debtor = readDebtor(typed)
  const contract_date = readDay(typed.contract_date)
  const contract_fault = contract_date.fault ?? (isAfter(contract_date.day, today) ? FUTURE : undefined)
  const invoices = typed.invoices.map((invoice) => readInvoice(invoice, { language, today }))
  const problems = [
    ...debtor.problems,
    ...(contract_fault ? [{ field: 'contract_date', ...contract_fault }] : []),
    ...invoices.flatMap((one, at) =>
      one.problems.map((problem) => ({ ...problem, field: invoiceField(at, problem.field) })),
    ),
  ]
  return {
    body: {
      debtor: debtor.body,
      invoices: invoices.map(({ body }) => body),
      ...(contract_date.day ? { contract_date: contract_date.day } : {}),
    },
    problems,
  }
}

/** The name under which a field of an invoice stands in a form, as the API names it in its faults. */
export const invoiceField = (at: number, field: string): string => `invoices.${at}.${field}`

export type CaseBody = {
  debtor: {
    acting_as: 'person' | 'company'
    debtor_type?: 'unprotocolled_company'
    person?: { first_name?: string; last_name: string }
    company?: { company_name: string }
    addresses: { street: string; zip: string; city: string; country: string }[]
    communication_channels: { type: 'email' | 'phone'; value: string }[]
  }
  invoices: InvoiceBody[]
  contract_date?: string
}

export type InvoiceBody = {
  invoice_number: string | null
  invoice_issue_date: string | null
  invoice_due_date: string | null
  invoice_amount_gross: number | null
  invoice_amount_net: number | null
  subject: string | null
}

function readDebtor({ kind, debtor }: TypedCase): { body: CaseBody['debtor']; problems: Problem[] } {
  const text = (field: DebtorField): string => debtor[field].trim()
  const country = countryCode(text('country'))
  const is_company = kind === 'company'
  const wanted: DebtorField[] = [is_company ? 'company_name' : 'last_name', 'street', 'zip', 'city', 'country']
  const missing = wanted.filter((field) => text(field) === '').map((field) => ({ field, ...REQUIRED }))
  const problems: Problem[] = [
    ...((DEBTOR_KINDS as readonly string[]).includes(kind) ? [] : [{ field: 'debtor_kind', ...REQUIRED }]),
    ...missing,
    ...(text('country') !== '' && country === null ? [{ field: 'country', ...NO_COUNTRY }] : []),
    ...(country && text('zip') !== '' && !zipFits(text('zip'), country) ? [{ field: 'zip', ...OTHER_ZIP }] : []),
  ]
  const name = is_company
    ? { company: { company_name: text('company_name') } }
    : { person: { ...(text('first_name') ? { first_name: text('first_name') } : {}), last_name: text('last_name') } }
  return {
    problems,
    body: {
      acting_as: is_company ? 'company' : 'person',
      ...(kind === 'sole' ? { debtor_type: 'unprotocolled_company' as const } : {}),
      ...name,
      addresses: [{ street: text('street'), zip: text('zip'), city: text('city'), country: country ?? '' }],
      communication_channels: (['email', 'phone'] as const)
        .filter((type) => text(type) !== '')
        .map((type) => ({ type, value: text(type) })),
    },
  }
}

function readInvoice(typed: TypedInvoice, { language, today }: TypedAs): { body: InvoiceBody; problems: Problem[] } {
  const [issued, due] = [readDay(typed.invoice_issue_date), readDay(typed.invoice_due_date)]
  const [gross, net] = [
    readAmount(typed.invoice_amount_gross, language),
    readAmount(typed.invoice_amount_net, language),
  ]
  const faults: Record<InvoiceField, Fault | undefined> = {
    invoice_number: given(typed.invoice_number) ? undefined : REQUIRED,
    invoice_issue_date:
      issued.fault ?? (issued.day === null ? REQUIRED : isAfter(issued.day, today) ? FUTURE : undefined),
    invoice_due_date: due.fault ?? (due.day && issued.day && due.day < issued.day ? BEFORE_ISSUE : undefined),
    invoice_amount_gross: gross.fault ?? (gross.euro === null ? REQUIRED : gross.euro === 0 ? ZERO : undefined),
    invoice_amount_net: net.fault,
    subject: undefined,
  }
  return {
    body: {
      invoice_number: given(typed.invoice_number),
      invoice_issue_date: issued.day,
      invoice_due_date: due.day,
      invoice_amount_gross: gross.euro,
      invoice_amount_net: net.euro,
      subject: given(typed.subject),
    },
    problems: INVOICE_FIELDS.flatMap((field) => (faults[field] ? [{ field, ...faults[field] }] : [])),
  }
}

const isAfter = (day: string | null, today: string): boolean => day !== null && day > today

function readDay(text: string): { day: string | null; fault?: Fault } {
  if (text.trim() === '') return { day: null }
  const day = typedDay(text)
  return day ? { day } : { day: null, fault: NO_DAY }
}

function readAmount(text: string, language: Language | null): { euro: number | null; fault?: Fault } {
  if (text.trim() === '') return { euro: null }
  const amount = typedCents(text, language)
  return amount === undefined ? { euro: null, fault: NO_AMOUNT } : { euro: toEuro(cents(amount)) }
}
