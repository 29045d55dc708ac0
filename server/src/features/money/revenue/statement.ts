import { CSV_TYPE, csvText } from '@mahnwerk/claim-table/csv'
import { dayInVienna } from '../../../kernel/dates.ts'
import { centsText } from '../../../kernel/money.ts'
import type { Legal } from '../../../law/tables.ts'
import { vatOf } from '../../../law/vat.ts'
import type { Deps } from '../../../platform/work.ts'
import type { PayableLine, Payee, PayoutRow } from './queries.payouts.ts'
import {
  type CreditNote,
  type CreditNoteParty,
  type RevenueStatement,
  type StatementLine,
  sumOfShares,
} from './rules.ts'
import { statementPage } from './statement-page.ts'

/** What the statement of a payout says. It is stored and does not change any more. */
export const statementOf = (
  payout: Pick<PayoutRow, 'number' | 'month' | 'payout_cents' | 'created_at' | 'credit_note'>,
  payee: Payee,
  lines: readonly PayableLine[],
): RevenueStatement => ({
  number: payout.number,
  month: payout.month,
  date: dayInVienna(payout.created_at),
  organization_name: payee.organization_name,
  organization_country: payee.letterhead?.country ?? null,
  partner_name: payee.name,
  partner_email: payee.email,
  amount_cents: payout.payout_cents,
  lines: lines.map(({ created_at, fee_cents, share_cents, ...line }) => ({
    ...line,
    fee_amount_cents: fee_cents,
    amount_cents: share_cents,
    date: dayInVienna(created_at),
  })),
  ...(payout.credit_note ? { credit_note: payout.credit_note } : {}),
})

/** Takes back all that a statement says, line by line. */
export const cancellationOf = (
  { number, date, ...said }: RevenueStatement,
  cancellation: { readonly number: string; readonly date: string },
): RevenueStatement => ({
  ...said,
  ...cancellation,
  cancels: { number, date },
  amount_cents: 0 - said.amount_cents,
  lines: said.lines.map((line) => ({
    ...line,
    fee_amount_cents: 0 - line.fee_amount_cents,
    amount_cents: 0 - line.amount_cents,
  })),
  ...(said.credit_note ? { credit_note: takenBack(said.credit_note) } : {}),
})

const takenBack = ({ vat, ...note }: CreditNote): CreditNote => ({
  ...note,
  vat: { ...vat, vat_cents: 0 - vat.vat_cents, gross_cents: 0 - vat.gross_cents },
})

/** The parties, the period of supply and the VAT. Lines are in the order in which they were earned, and there is one. */
export function creditNoteOf(payee: Payee, lines: readonly PayableLine[], legal: Legal): CreditNote {
  const { letterhead } = payee
  const days = lines.map(({ created_at }) => dayInVienna(created_at))
  const supplied = { from: days[0] as string, to: days.at(-1) as string }
  const issuer: CreditNoteParty = {
    name: letterhead?.company_name ?? payee.organization_name,
    address: letterhead && addressOf(letterhead),
    uid: letterhead?.uid ?? null,
  }
  const supplier: CreditNoteParty = { name: payee.name, address: payee.address, uid: payee.uid }
  const vat = vatOf({
    net_cents: sumOfShares(lines),
    issuer: { country: issuer.address?.country ?? null, uid: issuer.uid },
    supplier,
    on: supplied.to,
    legal,
  })
  return { issuer, supplier, supplied, vat }
}

const addressOf = ({ street, zip, city, country }: NonNullable<CreditNoteParty['address']>) => ({
  street,
  zip,
  city,
  country,
})

/** The columns in order. */
const CSV_COLUMNS: readonly [name: string, cell: (line: StatementLine, statement: RevenueStatement) => string][] = [
  ['statement_number', (_, { number }) => number],
  ['month', (_, { month }) => month],
  ['date', ({ date }) => date],
  ['case_reference', ({ case_reference }) => case_reference],
  ['partner_reference', ({ partner_reference }) => partner_reference ?? ''],
  ['customer', ({ customer_name }) => customer_name],
  ['partner_client_reference', ({ partner_client_reference }) => partner_client_reference ?? ''],
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

/** What makes it a credit note, repeated on every line: VAT is computed once, on the sum. */
const CREDIT_NOTE_COLUMNS: readonly [name: string, cell: (note: CreditNote, net_cents: number) => string][] = [
  ['issuer', ({ issuer }) => issuer.name],
  ['issuer_address', ({ issuer }) => addressLine(issuer)],
  ['issuer_uid', ({ issuer }) => issuer.uid ?? ''],
  ['partner', ({ supplier }) => supplier.name],
  ['partner_address', ({ supplier }) => addressLine(supplier)],
  ['partner_uid', ({ supplier }) => supplier.uid ?? ''],
  ['supplied_from', ({ supplied }) => supplied.from],
  ['supplied_to', ({ supplied }) => supplied.to],
  ['vat_treatment', ({ vat }) => vat.treatment],
  ['statement_net', (_, net_cents) => centsText(net_cents)],
  ['vat_rate', ({ vat }) => String(vat.rate_bp / 10_000)],
  ['statement_vat', ({ vat }) => centsText(vat.vat_cents)],
  ['statement_gross', ({ vat }) => centsText(vat.gross_cents)],
]

const addressLine = ({ address }: CreditNoteParty): string =>
  address ? `${address.street}, ${address.zip} ${address.city}, ${address.country}` : ''

export function statementCsv(statement: RevenueStatement): string {
  const { credit_note, amount_cents, cancels } = statement
  const columns = credit_note ? CREDIT_NOTE_COLUMNS : []
  const note_cells = credit_note ? columns.map(([, cell]) => cell(credit_note, amount_cents)) : []
  const rows = [
    [...[...CSV_COLUMNS, ...columns].map(([name]) => name), ...(cancels ? ['cancels_statement'] : [])],
    ...statement.lines.map((line) => [
      ...CSV_COLUMNS.map(([, cell]) => cell(line, statement)),
      ...note_cells,
      ...(cancels ? [cancels.number] : []),
    ]),
  ]
  return csvText(rows, ',')
}

export const csvFile = (statement: RevenueStatement) => ({
  bytes: Buffer.from(statementCsv(statement)),
  mime_type: CSV_TYPE,
  filename: `${statement.number}.csv`,
})

export const pdfFile = async (
  { typesetter, config }: Pick<Deps, 'typesetter' | 'config'>,
  statement: RevenueStatement,
  organization_id?: string,
) => ({
  bytes: await typesetter.pdf(
    'revenue-statement',
    statementPage(statement, { is_sandbox: config.mode === 'sandbox' }),
    organization_id,
  ),
  mime_type: 'application/pdf',
  filename: `${statement.number}.pdf`,
})
