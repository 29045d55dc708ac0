import { type Format, formatOf } from '../../../kernel/format.ts'
import { lawOf } from '../../../law/laws.ts'
import type { NoVatReason } from '../../../law/vat.ts'
import { inShort } from '../../../platform/typeset/printable.ts'
import type { CreditNote, CreditNoteParty, FeeKind, RevenueStatement } from './rules.ts'

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
    credit_note: statement.credit_note ? creditNotePage(statement.credit_note, format) : null,
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

/** Why no VAT is shown, for the books of both. `id` is what the VAT id is called in German. */
const NO_VAT: Readonly<Record<NoVatReason, (id: string) => readonly [german: string, english: string]>> = {
  issuer_unknown: (id) => [
    `Umsatzsteuer ist nicht ausgewiesen, weil Anschrift oder ${id} des Ausstellers nicht hinterlegt sind.`,
    'No VAT is shown because the address or the VAT id of the issuer is not on file.',
  ],
  no_uid: (id) => [
    `Umsatzsteuer ist nicht ausgewiesen, weil uns keine ${id} des Partners vorliegt.`,
    'No VAT is shown because no VAT id of the partner is on file.',
  ],
  uid_outside_eu: (id) => [
    `Umsatzsteuer ist nicht ausgewiesen, weil die ${id} des Partners zu keinem Mitgliedstaat der EU gehört.`,
    'No VAT is shown because the VAT id of the partner is not of a member state of the EU.',
  ],
}

function creditNotePage({ issuer, supplier, supplied, vat }: CreditNote, format: Format) {
  const law = lawOf(issuer.address?.country ?? null)
  const id_label = law?.vat.id_label ?? 'UID'
  const reverse_charge = law && vat.treatment === 'reverse_charge' ? law.vat.reverse_charge : null
  const [german, english] = vat.reason
    ? NO_VAT[vat.reason](id_label)
    : [reverse_charge?.de ?? '', reverse_charge?.en ?? '']
  return {
    issuer: partyLines(issuer, id_label, format),
    supplier: partyLines(supplier, id_label, format),
    supplied: `${format.shortDay(supplied.from)} – ${format.shortDay(supplied.to)}`,
    is_taxed: vat.treatment === 'domestic',
    rate: format.percent(vat.rate_bp),
    vat: format.euro(vat.vat_cents),
    gross: format.euro(vat.gross_cents),
    note: german,
    note_en: english,
    basis: law?.vat.credit_note ?? '',
  }
}

const partyLines = ({ name, address, uid }: CreditNoteParty, id_label: string, format: Format): string[] =>
  [
    name,
    ...(address ? [address.street, `${address.zip} ${address.city}`, format.country(address.country)] : []),
    ...(uid ? [`${id_label} ${uid}`] : []),
  ].map(inCell)
