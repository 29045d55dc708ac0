import type { PayableLine, Payee, PayoutRow } from './queries.ts'
import type { RevenueStatement, StatementLine } from './rules.ts'

const VIENNA_DAY = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Vienna',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** What the statement of a payout says, from now on. */
export const statementOf = (
  payout: Pick<PayoutRow, 'number' | 'month' | 'amount_cents' | 'created_at'>,
  payee: Payee,
  lines: readonly PayableLine[],
): RevenueStatement => ({
  number: payout.number,
  month: payout.month,
  date: VIENNA_DAY.format(payout.created_at),
  organization_name: payee.organization_name,
  partner_name: payee.name,
  partner_email: payee.email,
  amount_cents: payout.amount_cents,
  lines: lines.map(({ created_at, ...line }) => ({ ...line, date: VIENNA_DAY.format(created_at) })),
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
