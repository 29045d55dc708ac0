import { countryCode, NEAR_COUNTRIES, zipFits } from '../../../kernel/countries.ts'
import type { Format } from '../../../kernel/format.ts'
import type { FormValues } from '../../../platform/http/plain-pages.ts'
import { isCertainReading } from '../../process/extraction/index.ts'
import type { Draft } from './drafts.ts'
import type { DraftInvoiceRow } from './queries.ts'
import {
  DEBTOR_FIELDS,
  type DebtorField,
  INVOICE_FIELDS,
  type InvoiceField,
  invoiceField,
  type TypedCase,
  type TypedInvoice,
} from './rules/typed-case.ts'

/** What a form starts with, and which of it was read with doubt. */
export type Filled = { readonly values: FormValues; readonly doubtful: ReadonlySet<string> }

const isAmount = (field: InvoiceField): boolean => field.startsWith('invoice_amount')

/** What was typed before, else what was read. `country`: where the creditor is. */
export function filledFrom(draft: Draft, format: Format, country: string | null): Filled {
  const doubtful = new Set<string>()
  const read: Record<string, string> = {}
  for (const { position, reading } of draft.invoices) {
    if (!reading) continue
    const is_euro = reading.currency === null || reading.currency === 'EUR'
    for (const field of INVOICE_FIELDS) {
      const found = reading.fields[field]
      if (!found || (isAmount(field) && !is_euro)) continue
      const name = invoiceField(position, field)
      read[name] = isAmount(field) ? format.figure(Number(found.value)) : String(found.value)
      if (!isCertainReading(found)) doubtful.add(name)
    }
  }
  const debtor = debtorFrom(draft.invoices)
  for (const name of debtor.doubtful) doubtful.add(name)
  // A code that the creditor's own country cannot have is of another one, which only the person knows.
  const here = countryCode(country) ?? NEAR_COUNTRIES[0]
  const home = { country: debtor.values.zip && !zipFits(debtor.values.zip, here) ? '' : here }
  const has_typed = Object.keys(draft.typed).length > 0
  return has_typed
    ? { values: { ...home, ...draft.typed }, doubtful: new Set() }
    : { values: { ...home, ...read, ...debtor.values }, doubtful }
}

/** The first recipient that was found. Whether it is a person is a guess, which the form shows. */
export function debtorFrom(invoices: readonly DraftInvoiceRow[]): {
  values: Record<string, string>
  doubtful: string[]
} {
  const found = invoices.find(({ reading }) => reading?.recipient)?.reading
  const recipient = found?.recipient
  if (!found || !recipient) return { values: {}, doubtful: [] }
  const { name, is_company, street, zip, city, country } = recipient
  const words = name.split(' ')
  const named: Record<string, string> = is_company
    ? { debtor_kind: 'company', company_name: name }
    : { first_name: words.slice(0, -1).join(' '), last_name: words.at(-1) ?? '' }
  const is_certain = found.fields.invoice_recipient ? isCertainReading(found.fields.invoice_recipient) : false
  const values = { ...named, street, zip, city, ...(country ? { country } : {}) }
  return { values, doubtful: is_certain ? [] : [is_company ? 'company_name' : 'last_name'] }
}

/** The form's own fields of what was sent; others are none of ours. */
export function typedOf(values: FormValues, invoices: number): Record<string, string> {
  const names = ['debtor_kind', ...DEBTOR_FIELDS, 'contract_date']
  for (let at = 0; at < invoices; at++) names.push(...INVOICE_FIELDS.map((field) => invoiceField(at, field)))
  return Object.fromEntries(names.map((name) => [name, values[name] ?? '']))
}

export function typedCaseOf(values: FormValues, invoices: number): TypedCase {
  const text = (name: string): string => values[name] ?? ''
  return {
    kind: text('debtor_kind'),
    debtor: Object.fromEntries(DEBTOR_FIELDS.map((field) => [field, text(field)])) as Record<DebtorField, string>,
    contract_date: text('contract_date'),
    invoices: Array.from(
      { length: invoices },
      (_, at) =>
        Object.fromEntries(INVOICE_FIELDS.map((field) => [field, text(invoiceField(at, field))])) as TypedInvoice,
    ),
  }
}
