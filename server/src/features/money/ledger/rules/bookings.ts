import type { VatTreatment } from '../../../../law/vat.ts'
import type { Accounting, BookedAs } from '../../../parties/organizations/index.ts'
import { accountFor, computesVat } from './charts.ts'
import type { Account } from './transactions.ts'

/** One line of a booking batch: an amount from one account to another. */
export type Booking = {
  readonly date: string
  readonly debit: number
  readonly credit: number
  readonly amount_cents: number
  readonly document: string
  readonly text: string
  /** What it books: the id of the transaction or of the settlement. */
  readonly source_id: string
  /** Of a sale without VAT to another member state. */
  readonly vat_id: string | null
}

type BookedLine = {
  readonly account: Account
  readonly amount_cents: number
  readonly bank_account_id: string | null
  readonly customer_id: string | null
}
export type BookedTransaction = {
  readonly id: string
  readonly number: number
  readonly date: string
  /** The number of the invoice that it clears, or of the settlement; null: it has none of its own. */
  readonly document: string | null
  readonly lines: readonly BookedLine[]
}

/** Account numbers of creditors, by customer. */
export type CreditorNumbers = ReadonlyMap<string, number>

/** Which account of the accountant's a line is on. */
export function accountOf(line: BookedLine, accounting: Accounting, creditors: CreditorNumbers): number {
  const { bank_accounts, creditors_from, account_length } = accounting
  if (line.account === 'bank') {
    const own = bank_accounts.find(({ bank_account_id }) => bank_account_id === line.bank_account_id)
    return own?.account ?? accountFor(accounting, 'bank')
  }
  const number = line.account === 'creditor' && line.customer_id ? creditors.get(line.customer_id) : undefined
  const personal = creditors_from !== null && number !== undefined ? creditors_from + number - 1 : Number.NaN
  return personal < 10 ** (account_length + 1) ? personal : accountFor(accounting, line.account)
}

/**
 * A transaction as pairs of accounts. What is positive in the ledger is a debit. Pairs are made in the order of the lines,
 * until both sides are used up, so that the sum of each account is that of its lines.
 */
export function bookingsOf(
  transaction: BookedTransaction,
  text: string,
  accountOfLine: (line: BookedLine) => number,
): Booking[] {
  const sides = (is_debit: boolean) =>
    transaction.lines
      .filter(({ amount_cents }) => amount_cents > 0 === is_debit)
      .map((line) => ({ account: accountOfLine(line), left: Math.abs(line.amount_cents) }))
  const [debits, credits] = [sides(true), sides(false)]
  const { id: source_id, number, date } = transaction
  const document = transaction.document === null ? `MW${number}` : documentOf(transaction.document)
  const same = { date, document, text, source_id, vat_id: null }
  const bookings: Booking[] = []
  while (debits[0] && credits[0]) {
    const [debit, credit] = [debits[0], credits[0]]
    const amount_cents = Math.min(debit.left, credit.left)
    if (debit.account !== credit.account)
      bookings.push({ ...same, debit: debit.account, credit: credit.account, amount_cents })
    debit.left -= amount_cents
    credit.left -= amount_cents
    if (debit.left === 0) debits.shift()
    if (credit.left === 0) credits.shift()
  }
  return bookings
}

/** An invoice for our fees, which a settlement made, with the court fees that we advanced. */
export type FeeInvoice = {
  readonly id: string
  readonly date: string
  readonly number: string
  readonly net_cents: number
  readonly vat_cents: number
  readonly court_fees_cents: number
  readonly treatment: VatTreatment
  /** The creditor's. */
  readonly uid: string | null
}

const REVENUE = {
  domestic: 'revenue',
  reverse_charge: 'revenue_reverse_charge',
  none: 'revenue_without_vat',
} as const satisfies Record<VatTreatment, BookedAs>

/**
 * What a creditor owes us by an invoice is on the account of fees, where the settlement takes it from the creditor's money.
 * What is credited goes the other way.
 */
export function invoiceBookings(invoice: FeeInvoice, accounting: Accounting): Booking[] {
  const { id: source_id, date, number, net_cents, vat_cents, court_fees_cents, treatment } = invoice
  const vat_id = treatment === 'reverse_charge' ? invoice.uid : null
  const fees = accountFor(accounting, 'fees')
  const revenue = accountFor(accounting, REVENUE[treatment])
  const sale = (credit: number, amount_cents: number, text: string, of: string | null): Booking[] => {
    const [debit, to] = amount_cents > 0 ? [fees, credit] : [credit, fees]
    const same = { date, document: documentOf(number), text: `${text} ${number}`, source_id, vat_id: of }
    return amount_cents === 0 ? [] : [{ ...same, debit, credit: to, amount_cents: Math.abs(amount_cents) }]
  }
  const is_gross = computesVat(accounting.chart)
  return [
    ...sale(revenue, is_gross ? net_cents + vat_cents : net_cents, 'Honorar', vat_id),
    ...(is_gross ? [] : sale(accountFor(accounting, 'vat'), vat_cents, 'USt', null)),
    ...sale(accountFor(accounting, 'court_fees'), court_fees_cents, 'Gerichtsgebühren', null),
  ]
}

/** Only these characters may stand in the number of a document, and at most 36. */
const documentOf = (number: string): string => number.replace(/[^A-Za-z0-9$&%*+/-]/g, '').slice(0, 36)
