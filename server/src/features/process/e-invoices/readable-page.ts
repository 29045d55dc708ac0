import { type Format, formatOf } from '../../../kernel/format.ts'
import type { Language } from '../../../kernel/language.ts'
import { inShort } from '../../../platform/typeset/printable.ts'
import type { DocumentRow, EInvoiceFault, EInvoiceKind } from '../../case/documents/index.ts'
import type { BareDigest, BareInvoice, Line, Party } from '../extraction/index.ts'
import { READABLE_WORDS, type ReadableWords } from './words.ts'

/** As long as the reader keeps texts. */
const LONG = 2_000
const NAME_MAX = 60
/** What a line is beyond its name; with very many lines more would take too long. */
const DESCRIPTION_MAX = 600
/** Units and figures stay on one line. */
const GLUE = '\u00a0'

type Writer = {
  readonly words: ReadableWords
  readonly format: Format
  readonly language: Language
  readonly money: (cents: number | null) => string
}

const pair = (label: string, value: string | null | undefined) => {
  const text = inShort(value, LONG)
  return text === '' ? [] : [{ label, value: text }]
}

/** What the template `e-invoice` needs. */
export function readablePage(
  { invoice, kind, faults, payable_cents, line_count }: BareDigest,
  { original_filename, sha256 }: Pick<DocumentRow, 'original_filename' | 'sha256'>,
  language: Language,
) {
  const words = READABLE_WORDS[language]
  const format = formatOf(language, countryOf(invoice.seller))
  const money = (cents: number | null) =>
    cents === null ? '' : invoice.currency === 'EUR' ? format.euro(cents) : amountIn(invoice.currency, format, cents)
  const writer: Writer = { words, format, language, money }
  const heading = [words.kind[kind], inShort(invoice.number)].filter(Boolean).join(' ')
  const left_out = line_count - invoice.lines.length
  return {
    title: heading,
    heading,
    running: inShort(invoice.seller.name),
    subtitle: `${words.subtitle} (${words.syntax[invoice.syntax]})`,
    author: 'Mahnwerk',
    iso_date: invoice.issue_date ?? '2000-01-01',
    language,
    page: words.page,
    of: words.of,
    foot: [`${words.foot} ${inShort(original_filename, NAME_MAX)}`, `SHA-256${GLUE}${sha256}`, words.foot_note],
    specimen: null,
    words,
    faults: faults.map((fault) => faultText(fault, writer)),
    seller: partyPage(invoice.seller, writer),
    buyer: partyPage(invoice.buyer, writer),
    facts: factPairs(invoice, kind, writer),
    lines: invoice.lines.map((line) => linePage(line, writer)),
    left_out: left_out > 0 ? words.more_lines(format.figure(left_out * 100).replace(/[.,]00$/, '')) : null,
    ...sumsPage(invoice, payable_cents, writer),
    ...paymentPage(invoice, writer),
  }
}

const amountIn = (currency: string | null, format: Format, cents: number): string =>
  [format.figure(cents), currency].filter(Boolean).join(GLUE)

/** A decimal figure of the file in the reader's spelling. Amounts have two decimals at least. */
function figureText(text: string | null, language: Language, decimals_min = 0): string {
  if (text === null) return ''
  const options = { minimumFractionDigits: decimals_min, maximumFractionDigits: 10 }
  return new Intl.NumberFormat(language === 'de' ? 'de-DE' : 'en-GB', options).format(Number(text)).replace('-', '−')
}

const percentText = (text: string | null, language: Language): string =>
  text === null ? '' : `${figureText(text, language)}${language === 'de' ? GLUE : ''}%`

function faultText({ code, stated_cents, reckoned_cents, percent }: EInvoiceFault, writer: Writer): string {
  const { words, money, language } = writer
  if (stated_cents === null || reckoned_cents === null) return words.fault[code]
  const name = [words.fault[code], percentText(percent, language)].filter(Boolean).join(' ')
  return `${name}: ${words.stated} ${money(stated_cents)}, ${words.reckoned} ${money(reckoned_cents)}`
}

const COUNTRY = /^[A-Z]{2}$/
const countryOf = ({ address }: Party): string | null => address.find((line) => COUNTRY.test(line)) ?? null

const partyPage = (party: Party, { words, format }: Writer) => ({
  name: inShort(party.name) || '–',
  lines: [
    ...party.address.map((line) => inShort(COUNTRY.test(line) ? format.country(line) : line)),
    ...(party.vat_id ? [`${words.vat_id} ${inShort(party.vat_id)}`] : []),
    ...(party.tax_number ? [`${words.tax_number} ${inShort(party.tax_number)}`] : []),
    ...party.contact.map((line) => inShort(line)),
  ],
})

const factPairs = (invoice: BareInvoice, kind: EInvoiceKind, { words, format }: Writer) => [
  ...pair(words.number, invoice.number),
  ...pair(words.issue_date, invoice.issue_date && format.day(invoice.issue_date)),
  ...pair(words.due_date, invoice.due_date && format.day(invoice.due_date)),
  ...pair(words.delivered, invoice.delivered.map((day) => format.shortDay(day)).join(' – ')),
  ...pair(words.order, invoice.references.order),
  ...pair(words.contract, invoice.references.contract),
  ...pair(words.buyer_reference, invoice.references.buyer),
  ...pair(words.preceding, invoice.references.preceding),
  ...pair(words.currency, invoice.currency === 'EUR' ? null : invoice.currency),
  ...pair(words.type_code, invoice.type_code && `${words.kind[kind]} (${invoice.type_code})`),
]

function linePage(line: Line, { words, money, language }: Writer) {
  const unit = line.unit === null ? '' : (words.unit[line.unit] ?? inShort(line.unit))
  const price = figureText(line.price, language, 2)
  const per = line.price_per ? `${words.per}${GLUE}${figureText(line.price_per, language)}` : ''
  return {
    id: inShort(line.id),
    name: inShort(line.name, 500) || '–',
    description: inShort(line.description, DESCRIPTION_MAX),
    reductions: line.reductions.map(({ is_charge, amount_cents, reason }) =>
      inShort(`${is_charge ? words.charge : words.allowance} ${money(amount_cents)}${reason ? ` (${reason})` : ''}`),
    ),
    quantity: [figureText(line.quantity, language), unit].filter(Boolean).join(GLUE),
    price: [price, per].filter(Boolean).join(' '),
    tax: percentText(line.tax_percent, language),
    amount: money(line.net_cents),
  }
}

function sumsPage({ totals, reductions, taxes }: BareInvoice, payable_cents: number | null, writer: Writer) {
  const { words, money, language } = writer
  const sum = (label: string, cents: number | null) =>
    cents === null ? [] : [{ label: inShort(label), value: money(cents) }]
  const moved = (label: string, cents: number | null) => (cents === 0 ? [] : sum(label, cents))
  return {
    taxes: taxes.map(({ percent, basis_cents, tax_cents, exemption, category }) => ({
      rate: inShort(percent === null ? category : percentText(percent, language)) || words.tax_exempt,
      exemption: inShort(exemption, 500),
      basis: money(basis_cents),
      tax: money(tax_cents),
    })),
    sums: [
      ...sum(words.lines_total, totals.lines_cents),
      ...reductions.flatMap(({ is_charge, amount_cents, reason }) =>
        sum(
          [is_charge ? words.charge : words.allowance, reason].filter(Boolean).join(': '),
          is_charge || amount_cents === null ? amount_cents : -Math.abs(amount_cents),
        ),
      ),
      ...sum(words.net, totals.net_cents),
      ...sum(words.tax, totals.tax_cents),
      ...sum(words.gross, totals.gross_cents),
      ...moved(words.prepaid, totals.prepaid_cents === null ? null : -totals.prepaid_cents),
      ...moved(words.rounding, totals.rounding_cents),
    ],
    payable: { label: words.payable, value: money(payable_cents) || '–' },
  }
}

/** Discounts in the form that XRechnung prescribes for programs. */
const DISCOUNT = /#SKONTO#TAGE=(\d{1,3})#PROZENT=(\d{1,2}(?:\.\d{1,4})?)(?:#BASISBETRAG=\d{1,15}(?:\.\d{1,2})?)?#/g

const termsText = (text: string, { words, language }: Writer): string =>
  text.replace(DISCOUNT, (_, days: string, percent: string) => words.discount(percentText(percent, language), days))

const paymentPage = ({ payment, notes, attachments }: BareInvoice, writer: Writer) => ({
  payment: payPairs(payment, writer),
  notes: notes.map((text) => inShort(text, LONG)),
  attachments: attachments.map((name) => inShort(name)),
})

const payPairs = (payment: BareInvoice['payment'], writer: Writer) => {
  const { words } = writer
  return [
    ...payment.terms.flatMap((text) => pair(words.terms, termsText(text, writer))),
    ...pair(words.reference, payment.reference),
    ...payment.accounts.flatMap(({ iban, bic, holder }) => [
      ...pair(words.account, inFours(iban)),
      ...pair(words.bic, bic),
      ...pair(words.holder, holder),
    ]),
  ]
}

const inFours = (iban: string): string =>
  /^[A-Z]{2}\d{2}[A-Z\d]{10,30}$/.test(iban) ? iban.replace(/.{4}(?=.)/g, `$&${GLUE}`) : iban
