import { dayInVienna } from '../../../kernel/dates.ts'
import { formatOf } from '../../../kernel/format.ts'
import { centsText } from '../../../kernel/money.ts'
import { inShort } from '../../../platform/typeset/printable.ts'
import type { Deps } from '../../../platform/work.ts'
import type { PayableLine, Payee, PayoutRow } from './queries.payouts.ts'
import type { FeeKind, RevenueStatement, StatementLine } from './rules.ts'

/** What the statement of a payout says. It is stored and does not change any more. */
export const statementOf = (
  payout: Pick<PayoutRow, 'number' | 'month' | 'payout_cents' | 'created_at'>,
  payee: Payee,
  lines: readonly PayableLine[],
): RevenueStatement => ({
  number: payout.number,
  month: payout.month,
  date: dayInVienna(payout.created_at),
  organization_name: payee.organization_name,
  organization_country: payee.organization_country,
  partner_name: payee.name,
  partner_email: payee.email,
  amount_cents: payout.payout_cents,
  lines: lines.map(({ created_at, fee_cents, share_cents, ...line }) => ({
    ...line,
    fee_amount_cents: fee_cents,
    amount_cents: share_cents,
    date: dayInVienna(created_at),
  })),
})

/** The columns in order. Text from others is made harmless, since a spreadsheet could take it for a formula. */
const CSV_COLUMNS: readonly [name: string, cell: (line: StatementLine, statement: RevenueStatement) => string][] = [
  ['statement_number', (_, { number }) => number],
  ['month', (_, { month }) => month],
  ['date', ({ date }) => date],
  ['case_reference', ({ case_reference }) => case_reference],
  ['partner_reference', ({ partner_reference }) => harmless(partner_reference ?? '')],
  ['customer', ({ customer_name }) => harmless(customer_name)],
  ['partner_client_reference', ({ partner_client_reference }) => harmless(partner_client_reference ?? '')],
  ['fee_kind', ({ fee_kind }) => fee_kind],
  ['fee_amount', ({ fee_amount_cents }) => centsText(fee_amount_cents)],
  ['commission_rate', ({ commission_rate }) => String(commission_rate)],
  ['amount', ({ amount_cents }) => centsText(amount_cents)],
  ['currency', () => 'EUR'],
  ['revenue_share_id', ({ id }) => id],
  ['reverses', ({ reverses }) => reverses ?? ''],
  ['claim_id', ({ claim_id }) => claim_id],
  ['payment_id', ({ payment_id }) => payment_id ?? ''],
]

const FORMULA = /^[\s\p{Cc}]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u

/** A spreadsheet would run a text that begins like a formula. With an apostrophe before it, the text is shown. */
const harmless = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

const BYTE_ORDER_MARK = '\ufeff'

/** RFC 4180. The byte order mark makes Excel read umlauts correctly. */
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

const FEE_NAMES: Readonly<Record<FeeKind, string>> = { success: 'Erfolgshonorar', filing: 'Gerichtliche Einbringung' }

/** Keeps a cell to a few lines. The CSV file has the whole text. */
const CELL_MAX = 120
const inCell = (text: string | null): string => inShort(text, CELL_MAX)

/** Nobody reads more on paper, and typesetting it would take longer than a request may. */
export const PRINTED_LINES_MAX = 5_000

/** What the template `revenue-statement` needs: words and figures as they are printed, in German. */
export function statementPage(statement: RevenueStatement, { is_sandbox }: { is_sandbox: boolean }) {
  const format = formatOf('de', statement.organization_country ?? null)
  const is_summary = statement.lines.length > PRINTED_LINES_MAX
  const fee_cents = statement.lines.reduce((sum, line) => sum + line.fee_amount_cents, 0)
  return {
    number: statement.number,
    iso_date: statement.date,
    date: format.day(statement.date),
    month: format.month(statement.month),
    organization_name: inCell(statement.organization_name),
    partner_name: inCell(statement.partner_name),
    partner_email: inCell(statement.partner_email),
    is_sandbox,
    is_summary,
    line_count: statement.lines.length,
    fee_sum: format.euro(fee_cents),
    amount: format.euro(statement.amount_cents),
    lines: (is_summary ? [] : statement.lines).map((line) => ({
      date: format.shortDay(line.date),
      case_reference: line.case_reference,
      partner_reference: inCell(line.partner_reference),
      customer: inCell(line.customer_name),
      customer_reference: inCell(line.partner_client_reference),
      kind: FEE_NAMES[line.fee_kind],
      is_reversal: line.reverses !== null,
      fee: format.euro(line.fee_amount_cents),
      rate: format.percent(line.commission_rate * 10_000),
      amount: format.euro(line.amount_cents),
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
