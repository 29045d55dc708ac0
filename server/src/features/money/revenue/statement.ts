import { dayInVienna } from '../../../kernel/dates.ts'
import { printable } from '../../../platform/typeset/printable.ts'
import type { Deps } from '../../../platform/work.ts'
import type { PayableLine, Payee, PayoutRow } from './queries.ts'
import type { FeeKind, RevenueStatement, StatementLine } from './rules.ts'

/** What the statement of a payout says, from now on. */
export const statementOf = (
  payout: Pick<PayoutRow, 'number' | 'month' | 'amount_cents' | 'created_at'>,
  payee: Payee,
  lines: readonly PayableLine[],
): RevenueStatement => ({
  number: payout.number,
  month: payout.month,
  date: dayInVienna(payout.created_at),
  organization_name: payee.organization_name,
  partner_name: payee.name,
  partner_email: payee.email,
  amount_cents: payout.amount_cents,
  lines: lines.map(({ created_at, ...line }) => ({ ...line, date: dayInVienna(created_at) })),
})

const euroText = (amount_cents: number): string => (amount_cents / 100).toFixed(2)

/** Columns in their order. What is text, and so might be taken for a formula, is told from what we have made ourselves. */
const CSV_COLUMNS: readonly [name: string, cell: (line: StatementLine, statement: RevenueStatement) => string][] = [
  ['statement_number', (_, { number }) => number],
  ['month', (_, { month }) => month],
  ['date', ({ date }) => date],
  ['case_reference', ({ case_reference }) => case_reference],
  ['partner_reference', ({ partner_reference }) => harmless(partner_reference ?? '')],
  ['customer', ({ customer_name }) => harmless(customer_name)],
  ['partner_client_reference', ({ partner_client_reference }) => harmless(partner_client_reference ?? '')],
  ['fee_kind', ({ fee_kind }) => fee_kind],
  ['fee_amount', ({ fee_amount_cents }) => euroText(fee_amount_cents)],
  ['commission_rate', ({ commission_rate }) => String(commission_rate)],
  ['amount', ({ amount_cents }) => euroText(amount_cents)],
  ['currency', () => 'EUR'],
  ['revenue_share_id', ({ id }) => id],
  ['reverses', ({ reverses }) => reverses ?? ''],
  ['claim_id', ({ claim_id }) => claim_id],
  ['payment_id', ({ payment_id }) => payment_id ?? ''],
]

const FORMULA = /^[\s\p{Cc}]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u

/** A spreadsheet would run a text that begins like a formula; behind an apostrophe it shows it instead. */
const harmless = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

const BYTE_ORDER_MARK = '\ufeff'

/** RFC 4180. The byte order mark is for Excel, which would else read umlauts as something else. */
export function statementCsv(statement: RevenueStatement): string {
  const rows = [
    CSV_COLUMNS.map(([name]) => name),
    ...statement.lines.map((line) => CSV_COLUMNS.map(([, cell]) => cell(line, statement))),
  ]
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('')
}

export const csvFile = (statement: RevenueStatement) => ({
  bytes: Buffer.from(statementCsv(statement)),
  mime_type: 'text/csv; charset=utf-8; header=present',
  filename: `${statement.number}.csv`,
})

const EURO = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' })
const PERCENT = new Intl.NumberFormat('de-DE', { style: 'percent', maximumFractionDigits: 2 })
const UTC = { timeZone: 'UTC' } as const
const MONTH_NAME = new Intl.DateTimeFormat('de-AT', { ...UTC, month: 'long', year: 'numeric' })
const LONG_DAY = new Intl.DateTimeFormat('de-AT', { ...UTC, day: 'numeric', month: 'long', year: 'numeric' })
const SHORT_DAY = new Intl.DateTimeFormat('de-AT', { ...UTC, day: '2-digit', month: '2-digit', year: 'numeric' })

// A minus sign that is as wide as a plus, and a space that does not break.
const euroPrinted = (amount_cents: number): string => EURO.format(amount_cents / 100).replace('-', '\u2013')
const FEE_NAMES: Readonly<Record<FeeKind, string>> = { success: 'Erfolgshonorar', filing: 'Gerichtliche Einbringung' }

const PRINTED_MAX = 120

/** A text of any length takes a few lines of a cell at the most; the spreadsheet has it whole. */
function inShort(text: string | null): string {
  const characters = [...printable(text ?? '')]
  return characters.length <= PRINTED_MAX ? characters.join('') : `${characters.slice(0, PRINTED_MAX - 1).join('')}…`
}

/** Beyond that nobody reads a page, and setting it takes longer than a request may. */
export const PRINTED_LINES_MAX = 5_000

/** What the template `revenue-statement` needs: words and figures as they are printed, in German. */
export function statementPage(statement: RevenueStatement, { is_sandbox }: { is_sandbox: boolean }) {
  const is_summary = statement.lines.length > PRINTED_LINES_MAX
  const fee_cents = statement.lines.reduce((sum, line) => sum + line.fee_amount_cents, 0)
  return {
    number: statement.number,
    iso_date: statement.date,
    date: LONG_DAY.format(new Date(statement.date)),
    month: MONTH_NAME.format(new Date(`${statement.month}-01`)),
    organization_name: inShort(statement.organization_name),
    partner_name: inShort(statement.partner_name),
    partner_email: inShort(statement.partner_email),
    is_sandbox,
    is_summary,
    line_count: statement.lines.length,
    fee_sum: euroPrinted(fee_cents),
    amount: euroPrinted(statement.amount_cents),
    lines: (is_summary ? [] : statement.lines).map((line) => ({
      date: SHORT_DAY.format(new Date(line.date)),
      case_reference: line.case_reference,
      partner_reference: inShort(line.partner_reference),
      customer: inShort(line.customer_name),
      customer_reference: inShort(line.partner_client_reference),
      kind: FEE_NAMES[line.fee_kind],
      is_reversal: line.reverses !== null,
      fee: euroPrinted(line.fee_amount_cents),
      rate: PERCENT.format(line.commission_rate),
      amount: euroPrinted(line.amount_cents),
    })),
  }
}

export const pdfFile = async (
  { typesetter, config }: Pick<Deps, 'typesetter' | 'config'>,
  statement: RevenueStatement,
) => ({
  bytes: await typesetter.pdf('revenue-statement', statementPage(statement, { is_sandbox: config.mode === 'sandbox' })),
  mime_type: 'application/pdf',
  filename: `${statement.number}.pdf`,
})
