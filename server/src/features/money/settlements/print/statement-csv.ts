import { CSV_TYPE, csvText } from '@mahnwerk/claim-table/csv'
import { centsText } from '../../../../kernel/money.ts'
import type { NamedLine, SettlementRow } from '../queries.ts'
import { carriedOver } from '../rules/arithmetic.ts'
import { lineText } from './paper.ts'
import { WORDS } from './words.ts'

type CsvRow = {
  kind: string
  date: string
  amount_cents: number
  line?: NamedLine
}

/** The columns in order. */
const COLUMNS: readonly [name: string, cell: (row: CsvRow, settlement: SettlementRow) => string][] = [
  ['settlement_number', (_, { number }) => number],
  ['up_to', (_, { up_to }) => up_to],
  ['invoice_number', (_, { invoice_number }) => invoice_number ?? ''],
  ['kind', ({ kind }) => kind],
  ['source_kind', ({ line }) => line?.source_kind ?? ''],
  ['text', ({ line }, { facts }) => (line ? lineText(WORDS[facts.language], line) : '')],
  ['date', ({ date }) => date],
  ['case_reference', ({ line }) => line?.case_reference ?? ''],
  ['debtor', ({ line }) => line?.debtor_name ?? ''],
  ['court_fee_invoice', ({ line }) => line?.text ?? ''],
  ['amount', ({ amount_cents }) => centsText(amount_cents)],
  ['currency', () => 'EUR'],
  ['claim_id', ({ line }) => line?.claim_id ?? ''],
  ['payment_id', ({ line }) => line?.payment_id ?? ''],
  ['source_id', ({ line }) => line?.source_id ?? ''],
]

/**
 * One row for each line, then VAT, what was brought forward, what is paid out and what is carried over. What the creditor
 * gets is positive and what it owes negative, so that all rows add up to 0.
 */
export function statementCsv(settlement: SettlementRow, lines: readonly NamedLine[]): string {
  const { issued_on: date } = settlement
  const before_cents = carriedOver(settlement.receivable_before_cents, settlement.overdraft_before_cents)
  const after_cents = carriedOver(settlement.receivable_after_cents, settlement.overdraft_after_cents)
  const rows: CsvRow[] = [
    ...lines.map((line) => ({
      kind: line.kind,
      date: line.date,
      amount_cents: line.kind === 'collected' ? line.amount_cents : 0 - line.amount_cents,
      line,
    })),
    { kind: 'fees_vat', date, amount_cents: 0 - settlement.fees_vat_cents },
    { kind: 'carried_over_before', date, amount_cents: 0 - before_cents },
    { kind: 'remitted', date, amount_cents: 0 - settlement.remitted_cents },
    { kind: 'carried_over_after', date, amount_cents: after_cents },
  ]
  return csvText(
    [COLUMNS.map(([name]) => name), ...rows.map((row) => COLUMNS.map(([, cell]) => cell(row, settlement)))],
    ',',
  )
}

export const csvFile = (settlement: SettlementRow, lines: readonly NamedLine[]) => ({
  bytes: Buffer.from(statementCsv(settlement, lines)),
  mime_type: CSV_TYPE,
  filename: `${settlement.number}.csv`,
})
