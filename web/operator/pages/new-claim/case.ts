import type { FieldProblem } from '../../../shared/api/fault.ts'
import type { Schemas } from '../../../shared/api/operator.ts'
import type { Amount } from '../../../shared/i18n/typed-money.ts'
import type { Found } from '../parties/FoundSelect.tsx'

type Item = Schemas['BulkItem']

export const DEBTOR_KINDS = ['consumer', 'trader', 'company'] as const
export type DebtorKind = (typeof DEBTOR_KINDS)[number]

type AddressValues = { street: string; zip: string; city: string; country: string }

export type InvoiceValues = {
  readonly key: string
  invoice_number: string
  invoice_amount_gross: Amount
  invoice_issue_date: string
  invoice_due_date: string
  file: File | null
}

/** What was typed. Fields are named as in the API, so that its faults find them. */
export type CaseValues = {
  /** Under which the case is sent when nobody gives it a reference: the same one makes one case. */
  readonly own_reference: string
  partner_id: string | null
  customer: {
    is_new: boolean
    found: Found | null
    name: string
    email: string
    phone: string
    uid: string
    address: AddressValues
  }
  debtor: {
    is_new: boolean
    found: Found | null
    kind: DebtorKind
    person: { first_name: string; last_name: string; birth_date: string }
    company: { company_name: string; firmenbuchnummer: string }
    addresses: [AddressValues]
    email: string
    phone: string
  }
  claim: { partner_reference: string; subject_matter: string }
  invoices: InvoiceValues[]
}

const noAddress = (country: string): AddressValues => ({ street: '', zip: '', city: '', country })

export const emptyInvoice = (): InvoiceValues => ({
  key: crypto.randomUUID(),
  ...{ invoice_number: '', invoice_amount_gross: '', invoice_issue_date: '', invoice_due_date: '', file: null },
})

export const emptyCase = (): CaseValues => ({
  own_reference: `desk-${crypto.randomUUID()}`,
  partner_id: null,
  customer: {
    ...{ is_new: false, found: null, name: '', email: '', phone: '', uid: '' },
    address: noAddress('AT'),
  },
  debtor: {
    ...{ is_new: true, found: null, kind: 'consumer', email: '', phone: '' },
    person: { first_name: '', last_name: '', birth_date: '' },
    company: { company_name: '', firmenbuchnummer: '' },
    addresses: [noAddress('AT')],
  },
  claim: { partner_reference: '', subject_matter: '' },
  invoices: [emptyInvoice()],
})

/** Whether anything would be lost with the page. */
export function isBegun({ partner_id, customer, debtor, claim, invoices }: CaseValues): boolean {
  const { name, email, phone, uid } = customer
  const { person, company, addresses } = debtor
  const texts = [name, email, phone, uid, customer.address.street, addresses[0].street, debtor.email, debtor.phone]
  const rows = invoices.map(({ key: _, file, ...typed }) => [...Object.values(typed), file ?? ''])
  return (
    [partner_id ?? '', customer.found?.value ?? '', debtor.found?.value ?? '', ...texts].some((text) => text !== '') ||
    [person, company, claim].some((part) => Object.values(part).some((text) => text !== '')) ||
    rows.flat().some((value) => value !== '')
  )
}

/** What is sent only where something was typed. */
const said = <T extends Record<string, string>>(fields: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, text]) => (text.trim() ? [[name, text.trim()]] : [])),
  ) as Partial<T>

/** A debtor's address is sent as a whole: what is missing of it is refused at its field. */
const wholeAddress = ({ street, zip, city, country }: AddressValues) => ({
  ...{ street: street.trim(), zip: zip.trim(), city: city.trim() },
  country: country.trim().toUpperCase(),
})

const addressOf = ({ country, ...rest }: AddressValues) => said({ ...rest, country: country.toUpperCase() })

function customerOf({ is_new, found, name, email, phone, uid, address }: CaseValues['customer']): Item['customer'] {
  if (!is_new) return { id: found?.value ?? '' }
  const has_address = address.street.trim() || address.zip.trim() || address.city.trim()
  return {
    name: name.trim(),
    email: email.trim(),
    ...said({ phone, uid }),
    ...(has_address ? { address: addressOf(address) } : {}),
  }
}

function debtorOf({
  is_new,
  found,
  kind,
  person,
  company,
  addresses,
  email,
  phone,
}: CaseValues['debtor']): Item['debtor'] {
  if (!is_new) return { id: found?.value ?? '' }
  const channels = [
    ...(email.trim() ? [{ type: 'email' as const, value: email.trim() }] : []),
    ...(phone.trim() ? [{ type: 'phone' as const, value: phone.trim() }] : []),
  ]
  const { last_name, ...rest } = person
  const { company_name, firmenbuchnummer } = company
  const who =
    kind === 'company'
      ? { acting_as: 'company' as const, company: { company_name: company_name.trim(), ...said({ firmenbuchnummer }) } }
      : {
          acting_as: 'person' as const,
          debtor_type: kind === 'trader' ? ('unprotocolled_company' as const) : ('privateperson' as const),
          person: { last_name: last_name.trim(), ...said(rest) },
        }
  return {
    ...who,
    addresses: addresses.map(wholeAddress),
    ...(channels.length > 0 ? { communication_channels: channels } : {}),
  }
}

const isByHand = ({ file }: InvoiceValues): boolean => file === null

/** The case as one item of the bulk call. Invoices that come as files are sent after it. */
export function itemOf({ own_reference, customer, debtor, claim, invoices }: CaseValues): Item {
  const { partner_reference, subject_matter } = claim
  return {
    customer: customerOf(customer),
    debtor: debtorOf(debtor),
    claim: { partner_reference: partner_reference.trim() || own_reference, ...said({ subject_matter }) },
    invoices: invoices.filter(isByHand).map(({ invoice_amount_gross, ...row }) => ({
      ...said({
        invoice_number: row.invoice_number,
        invoice_issue_date: row.invoice_issue_date,
        invoice_due_date: row.invoice_due_date,
      }),
      ...(invoice_amount_gross === '' ? {} : { invoice_amount_gross }),
    })),
  }
}

/** The text fields of an invoice that comes as a file; what is left out is read from it. */
export const fileFieldsOf = ({ invoice_amount_gross, ...row }: InvoiceValues): Record<string, string> => ({
  ...said({
    invoice_number: row.invoice_number,
    issue_date: row.invoice_issue_date,
    maturity_date: row.invoice_due_date,
  }),
  ...(invoice_amount_gross === '' ? {} : { total_amount: String(invoice_amount_gross) }),
})

/** Where the page shows a fault of the item: invoices by hand are counted without those that come as files. */
export function placeOf(field: string, invoices: readonly InvoiceValues[]): string {
  const channel = /^debtor\.communication_channels\.(\d+)/.exec(field)
  if (channel) return channel[1] === '0' ? 'debtor.email' : 'debtor.phone'
  const row = /^invoices\.(\d+)(\D.*)?$/.exec(field)
  if (!row) return field
  const at = invoices.flatMap((invoice, index) => (isByHand(invoice) ? [index] : []))[Number(row[1])]
  return `invoices.${at ?? row[1]}${row[2] || '.invoice_amount_gross'}`
}

const FILE_FIELDS: Readonly<Record<string, string>> = {
  invoice_number: 'invoice_number',
  issue_date: 'invoice_issue_date',
  maturity_date: 'invoice_due_date',
  total_amount: 'invoice_amount_gross',
}

/** The same for a file that was refused. */
export const filePlaceOf = (field: string, row: number): string => `invoices.${row}.${FILE_FIELDS[field] ?? 'file'}`

export const placed = (details: readonly FieldProblem[], place: (field: string) => string): FieldProblem[] =>
  details.map((problem) => ({ ...problem, field: place(problem.field) }))

export type Gap = 'partner' | 'customer' | 'debtor' | 'invoice' | 'file'

/** What is still to be chosen before anything is sent, by field. */
export function gapsOf({ partner_id, customer, debtor, invoices }: CaseValues): Readonly<Record<string, Gap>> {
  return {
    ...(partner_id === null ? { partner_id: 'partner' as const } : {}),
    ...(!customer.is_new && customer.found === null ? { 'customer.found': 'customer' as const } : {}),
    ...(!debtor.is_new && debtor.found === null ? { 'debtor.found': 'debtor' as const } : {}),
    ...Object.fromEntries(
      invoices.flatMap(({ invoice_amount_gross, file }, at) =>
        invoice_amount_gross === '' && file === null
          ? [[`invoices.${at}.invoice_amount_gross`, 'invoice' as const]]
          : [],
      ),
    ),
  }
}

/** Once the case is made, an invoice that was to come as a file needs one. */
export const missingFiles = (
  { invoices }: Pick<CaseValues, 'invoices'>,
  isByHand: (key: string) => boolean,
): Readonly<Record<string, Gap>> =>
  Object.fromEntries(
    invoices.flatMap(({ key, file }, row) =>
      file || isByHand(key) ? [] : [[`invoices.${row}.file`, 'file' as const]],
    ),
  )
