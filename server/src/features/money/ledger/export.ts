import { Readable } from 'node:stream'
import { BYTE_ORDER_MARK, csvRows } from '@mahnwerk/claim-table/csv'
import { countryCode } from '../../../kernel/countries.ts'
import { invalid } from '../../../kernel/errors.ts'
import { centsText } from '../../../kernel/money.ts'
import type { Reader } from '../../../platform/db/db.ts'
import { newId } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work.ts'
import { type Accounting, findAccounting, usualAccounting } from '../../parties/organizations/index.ts'
import {
  countBookings,
  type Exported,
  insertCreditorNumbers,
  insertExport,
  listCreditorNumbers,
  listFeeInvoices,
  listLate,
  lockBooks,
  type Period,
} from './queries.export.ts'
import { type ExportedRow, type LineRow, listJournalAfter, type TransactionRow } from './queries.ts'
import { accountOf, bookingsOf, type CreditorNumbers, type FeeInvoice, invoiceBookings } from './rules/bookings.ts'
import { BOOKINGS_MAX, batchHead, batchLine, isOneFiscalYear } from './rules/extf.ts'
import type { ExportFormat } from './rules/formats.ts'
import type { TransactionKind } from './rules/transactions.ts'
import { windows1252 } from './rules/windows-1252.ts'

const AT_ONCE = 1_000

/** In the order of the book. A batch is read when the one before is on its way. */
async function* journal(reader: Reader, exported: Exported): AsyncGenerator<ExportedRow[]> {
  let after: ExportedRow | null = null
  do {
    const rows: ExportedRow[] = await listJournalAfter(reader, exported, { after, most: AT_ONCE })
    if (rows.length > 0) yield rows
    after = rows.length < AT_ONCE ? null : (rows.at(-1) as ExportedRow)
  } while (after)
}

type Cell = (transaction: TransactionRow, line: LineRow) => string
const CSV_COLUMNS: readonly [name: string, cell: Cell][] = [
  ['date', ({ date }) => date],
  ['number', ({ number }) => String(number)],
  ['kind', ({ kind }) => kind],
  ['account', (_, { account }) => account],
  ['amount', (_, { amount_cents }) => centsText(amount_cents)],
  ['currency', () => 'EUR'],
  ['bank_account_id', (_, { bank_account_id }) => bank_account_id ?? ''],
  ['customer_id', (_, { customer_id }) => customer_id ?? ''],
  ['customer', (_, { customer_name }) => customer_name ?? ''],
  ['case_reference', ({ case_reference }) => case_reference ?? ''],
  ['transaction_id', ({ id }) => id],
  ['entry_id', ({ entry_id }) => entry_id ?? ''],
  ['claim_id', ({ claim_id }) => claim_id ?? ''],
  ['payment_id', ({ payment_id }) => payment_id ?? ''],
  ['settlement_id', ({ settlement_id }) => settlement_id ?? ''],
  ['run_item_id', ({ run_item_id }) => run_item_id ?? ''],
  ['created_at', ({ created_at }) => created_at.toISOString()],
]

/** One line for each line of the ledger. */
export const ledgerCsv = (reader: Reader, exported: Exported): Readable =>
  Readable.from(csvParts(reader, exported), { objectMode: false })

async function* csvParts(reader: Reader, exported: Exported) {
  yield BYTE_ORDER_MARK + csvRows([CSV_COLUMNS.map(([name]) => name)], ',')
  for await (const rows of journal(reader, exported))
    yield csvRows(
      rows.flatMap((row) => row.lines.map((line) => CSV_COLUMNS.map(([, cell]) => cell(row, line)))),
      ',',
    )
}

export type ExportWish = Period & { format: ExportFormat; is_rest: boolean }

/** Puts on record what is exported; with how many bookings came into the period after it was exported before. */
export async function recordExport(work: Work, { format, is_rest, ...period }: ExportWish) {
  const export_id = newId()
  await lockBooks(work.tx, period.organization_id)
  const late = await listLate(work.tx, { ...period, format })
  const created_by = work.caller.type === 'operator' ? work.caller.id : null
  await insertExport(work.tx, { ...period, id: export_id, format, is_rest, created_by, created_at: work.now })
  const exported = { ...period, export_id }
  const batch = format === 'datev' ? await prepareBatch(work, exported) : null
  return { exported, batch, late_count: late.reduce((sum, { bookings }) => sum + bookings, 0) }
}

/** Everything that the batch needs besides the journal; refused where it could not be imported. */
async function prepareBatch(
  work: Work,
  exported: Exported,
): Promise<{ accounting: Accounting; numbers: CreditorNumbers }> {
  // load
  const { organization_id, from, to } = exported
  const [settings, bookings] = await Promise.all([
    findAccounting(work.tx, organization_id),
    countBookings(work.tx, exported),
  ])

  // judge
  const accounting = settings?.accounting ?? usualAccounting(countryCode(settings?.country) ?? null)
  if (!isOneFiscalYear(from, to, accounting.fiscal_year_start))
    throw invalid({ field: 'to', code: 'out_of_range', message: 'must be in the same business year as from' })
  if (bookings > BOOKINGS_MAX) {
    const message = `is too far from from: a batch has at most ${BOOKINGS_MAX} bookings, and these are ${bookings}`
    throw invalid({ field: 'to', code: 'too_many', message })
  }

  // write
  if (accounting.creditors_from !== null) await insertCreditorNumbers(work.tx, organization_id)
  const rows = await listCreditorNumbers(work.tx, organization_id)
  return { accounting, numbers: new Map(rows.map(({ customer_id, number }) => [customer_id, number])) }
}

export type DatevBatch = Exported & { accounting: Accounting; numbers: CreditorNumbers; made_at: Date }

/** A booking batch for DATEV, in its own character set. */
export const datevBatch = (reader: Reader, batch: DatevBatch): Readable =>
  Readable.from(datevParts(reader, batch), { objectMode: false })

async function* datevParts(reader: Reader, batch: DatevBatch) {
  const { accounting, numbers } = batch
  yield windows1252(batchHead(batch))
  for await (const rows of journal(reader, batch)) {
    const lines = rows.flatMap((row) => bookingsOf(row, textOf(row), (line) => accountOf(line, accounting, numbers)))
    yield windows1252(lines.map(batchLine).join(''))
  }
  for await (const invoices of feeInvoices(reader, batch))
    yield windows1252(
      invoices
        .flatMap((invoice) => invoiceBookings(invoice, accounting))
        .map(batchLine)
        .join(''),
    )
}

async function* feeInvoices(reader: Reader, exported: Exported): AsyncGenerator<FeeInvoice[]> {
  for (let after: string | undefined = FIRST; after; ) {
    const rows: FeeInvoice[] = await listFeeInvoices(reader, exported, { after, most: AT_ONCE })
    if (rows.length > 0) yield rows
    after = rows.at(-1)?.id
  }
}

const FIRST = '00000000-0000-0000-0000-000000000000'

const WORDS: Readonly<Record<TransactionKind, string>> = {
  opening: 'Anfangsbestand',
  receipt: 'Bankumsatz',
  payment: 'Zahlung',
  payment_undone: 'Zuordnung aufgehoben',
  payment_returned: 'Rückbelastung',
  surplus: 'Überzahlung',
  surplus_undone: 'Überzahlung aufgehoben',
  refund_ordered: 'Rückzahlung vorgemerkt',
  refund_withdrawn: 'Rückzahlung zurückgenommen',
  settlement: 'Abrechnung',
  released: 'Überweisung freigegeben',
  executed: 'Überweisung ausgeführt',
  transfer_returned: 'Überweisung zurückgekommen',
  creditor_changed: 'Anderer Gläubiger',
  case_deleted: 'Akte gelöscht',
  own_money: 'Eigenes Geld eingelegt',
  own_money_undone: 'Eigenes Geld zurückgenommen',
  creditor_paid: 'Zahlung des Gläubigers',
  creditor_paid_undone: 'Zahlung des Gläubigers aufgehoben',
  bank_charge: 'Bankspesen',
  bank_charge_undone: 'Bankspesen aufgehoben',
  refund_lost: 'Rückzahlung ohne Deckung',
  refund_lost_undone: 'Rückzahlung zurückgekommen',
  refund_repaid: 'Rückzahlung ersetzt',
  refund_repaid_undone: 'Ersatz der Rückzahlung aufgehoben',
  opening_given: 'Anfangsbestand zugeordnet',
  opening_given_undone: 'Zuordnung des Anfangsbestands aufgehoben',
}

/** With the case, or else the creditor. No debtor is named. */
function textOf({ kind, case_reference, lines }: TransactionRow): string {
  const customer = lines.find(({ customer_name }) => customer_name)?.customer_name
  return [WORDS[kind], case_reference ?? customer].filter(Boolean).join(' ')
}
