import { type Format, formatOf } from '../../../kernel/format.ts'
import { type Language, languageOf } from '../../../kernel/language.ts'
import { lawOf } from '../../../law/laws.ts'
import { senderWords } from '../../../law/sender-words.ts'
import type { NoVatReason } from '../../../law/vat.ts'
import { inShort } from '../../../platform/typeset/printable.ts'
import type { CreditNote, CreditNoteParty, FeeKind, RevenueStatement } from './rules.ts'

const WORDS = {
  de: {
    name: { credit_note: 'Gutschrift', statement: 'Abrechnung' },
    cancelled: { credit_note: 'Storno der Gutschrift', statement: 'Storno der Abrechnung' },
    cancels: (number: string, day: string) => `Storniert wird ${number} vom ${day} zur Gänze`,
    undone:
      'Die Posten sind damit wieder offen und kommen in eine spätere Abrechnung. Ausgewiesene Umsatzsteuer ist zu berichtigen.',
    sum: 'Stornobetrag',
    fees: { success: 'Erfolgshonorar', filing: 'Gerichtliche Einbringung', collection_cost: 'Bezahlte Inkassokosten' },
    reversal: (fee: string) => `Storno: ${fee}`,
    specimen: 'Sandbox – Muster ohne Rechtswirkung',
    shareUntil: (month: string) => `Ihr Anteil an unseren Honoraren bis Ende ${month}`,
    inFile: (file: string) => `Die einzelnen Posten stehen in der Datei ${file}.`,
    included:
      'Enthalten sind auch offene Posten früherer Monate und Stornos. Jeder Anteil wird mit dem Satz berechnet, der galt, als das Honorar verdient wurde, und kaufmännisch auf den Cent gerundet.',
    no_vat: 'Umsatzsteuer ist nicht ausgewiesen.',
    instead: (basis: string) => `Diese Gutschrift tritt an die Stelle Ihrer Rechnung${basis}.`,
    printed: {
      partner: 'Partner',
      number: 'Nummer',
      date: 'Datum',
      month: 'Monat',
      supplied: 'Leistungszeitraum',
      heading: 'Abrechnung der Umsatzbeteiligung',
      heads: ['Tag', 'Aktenzeichen', 'Kunde, Honorar', 'Honorar', 'Anteil', 'Betrag'],
      lines: 'Posten',
      fees: 'Honorare',
      net: 'Nettobetrag',
      vat: 'Umsatzsteuer',
      payout: 'Auszahlung',
      page: 'Seite',
      of: 'von',
    },
  },
  en: {
    name: { credit_note: 'Self-billing invoice (Gutschrift)', statement: 'Statement' },
    cancelled: {
      credit_note: 'Cancellation of a self-billing invoice (Storno der Gutschrift)',
      statement: 'Cancellation of a statement',
    },
    cancels: (number: string, day: string) => `This cancels ${number} of ${day} in full`,
    undone:
      'Its lines are open again and will go into a later statement. Any VAT shown must be corrected in your books.',
    sum: 'Amount cancelled',
    fees: { success: 'Success fee', filing: 'Filing with the court', collection_cost: 'Collection costs paid' },
    reversal: (fee: string) => `Reversal: ${fee}`,
    specimen: 'Sandbox – specimen without legal effect',
    shareUntil: (month: string) => `Your share of our fees up to the end of ${month}`,
    inFile: (file: string) => `The individual lines are in the file ${file}.`,
    included:
      'Open lines from earlier months and reversals are included. Each share is calculated at the rate that applied when the fee was earned, and rounded to the cent.',
    no_vat: 'No VAT is shown.',
    instead: (basis: string) => `This self-billing invoice takes the place of your invoice${basis}.`,
    printed: {
      partner: 'Partner',
      number: 'Number',
      date: 'Date',
      month: 'Month',
      supplied: 'Period of supply',
      heading: 'Revenue share statement',
      heads: ['Date', 'Reference', 'Customer, fee', 'Fee', 'Share', 'Amount'],
      lines: 'Lines',
      fees: 'Fees',
      net: 'Net amount',
      vat: 'VAT',
      payout: 'Payout',
      page: 'Page',
      of: 'of',
    },
  },
} as const satisfies Record<Language, { fees: Record<FeeKind, string>; [more: string]: unknown }>

/** Keeps a cell to a few lines. The CSV file has the whole text. */
const CELL_MAX = 120
const inCell = (text: string | null): string => inShort(text, CELL_MAX)

/** Nobody reads more on paper, and typesetting it would take longer than a request may. */
export const PRINTED_LINES_MAX = 5_000

/** In the language of the partner; German where its country is not known. */
const languageFor = ({ credit_note }: RevenueStatement): Language => {
  const address = credit_note?.supplier.address
  return address ? languageOf(address) : 'de'
}

/** What the template `revenue-statement` needs: words and figures as they are printed. */
export function statementPage(statement: RevenueStatement, { is_sandbox }: { is_sandbox: boolean }) {
  const language = languageFor(statement)
  const words = WORDS[language]
  const format = formatOf(language, statement.organization_country ?? null)
  const is_summary = statement.lines.length > PRINTED_LINES_MAX
  const kind = statement.credit_note ? 'credit_note' : 'statement'
  const { cancels } = statement
  const fee_cents = statement.lines.reduce((sum, line) => sum + line.fee_amount_cents, 0)
  return {
    number: statement.number,
    iso_date: statement.date,
    date: format.day(statement.date),
    month: format.month(statement.month),
    organization_name: inCell(statement.organization_name),
    partner_name: inCell(statement.partner_name),
    partner_email: inCell(statement.partner_email),
    language,
    name: words[cancels ? 'cancelled' : 'name'][kind],
    words: cancels ? { ...words.printed, payout: words.sum } : words.printed,
    specimen: is_sandbox ? words.specimen : null,
    share_until: cancels
      ? words.cancels(cancels.number, format.day(cancels.date))
      : words.shareUntil(format.month(statement.month)),
    in_file: is_summary ? words.inFile(`${statement.number}.csv`) : null,
    remark: remarkOf(statement, language),
    line_count: statement.lines.length,
    fee_sum: format.euro(fee_cents),
    amount: format.euro(statement.amount_cents),
    credit_note: statement.credit_note ? creditNotePage(statement.credit_note, language, format) : null,
    lines: (is_summary ? [] : statement.lines).map((line) => ({
      date: format.shortDay(line.date),
      case_reference: line.case_reference,
      partner_reference: inCell(line.partner_reference),
      customer: inCell(line.customer_name),
      customer_reference: inCell(line.partner_client_reference),
      kind: line.reverses === null ? words.fees[line.fee_kind] : words.reversal(words.fees[line.fee_kind]),
      fee: format.euro(line.fee_amount_cents),
      rate: format.percent(line.commission_rate * 10_000),
      amount: format.euro(line.amount_cents),
    })),
  }
}

function remarkOf({ credit_note, cancels }: RevenueStatement, language: Language): string {
  const { included, no_vat, instead, undone } = WORDS[language]
  if (cancels) return undone
  if (!credit_note) return `${included} ${no_vat}`
  const basis = lawOf(credit_note.issuer.address?.country ?? null)?.vat.credit_note[language]
  return `${included} ${instead(basis ? ` (${basis})` : '')}`
}

/** Why no VAT is shown, for the books of both. `id` is what the VAT id is called. */
const NO_VAT: Readonly<Record<Language, Readonly<Record<NoVatReason, (id: string) => string>>>> = {
  de: {
    issuer_unknown: (id) =>
      `Umsatzsteuer ist nicht ausgewiesen, weil Anschrift oder ${id} des Ausstellers nicht hinterlegt sind.`,
    no_uid: (id) => `Umsatzsteuer ist nicht ausgewiesen, weil uns keine ${id} des Partners vorliegt.`,
    uid_outside_eu: (id) =>
      `Umsatzsteuer ist nicht ausgewiesen, weil die ${id} des Partners zu keinem Mitgliedstaat der EU gehört.`,
  },
  en: {
    issuer_unknown: (id) => `No VAT is shown because the address or the ${id} of the issuer is not on file.`,
    no_uid: (id) => `No VAT is shown because no ${id} for the partner is on file.`,
    uid_outside_eu: (id) => `No VAT is shown because the ${id} of the partner is not from an EU member state.`,
  },
}

function creditNotePage({ issuer, supplier, supplied, vat }: CreditNote, language: Language, format: Format) {
  const country = issuer.address?.country ?? null
  const id_label = senderWords(country, language).vat_id
  const is_reversed = vat.treatment === 'reverse_charge'
  const days = [...new Set([supplied.from, supplied.to])].map(format.shortDay)
  return {
    issuer: partyLines(issuer, id_label, format),
    supplier: partyLines(supplier, id_label, format),
    supplied: days.join(' – '),
    is_taxed: vat.treatment === 'domestic',
    rate: format.percent(vat.rate_bp),
    vat: format.euro(vat.vat_cents),
    gross: format.euro(vat.gross_cents),
    note: vat.reason
      ? NO_VAT[language][vat.reason](id_label)
      : (is_reversed && lawOf(country)?.vat.reverse_charge[language]) || '',
  }
}

const partyLines = ({ name, address, uid }: CreditNoteParty, id_label: string, format: Format): string[] =>
  [
    name,
    ...(address ? [address.street, `${address.zip} ${address.city}`, format.country(address.country)] : []),
    ...(uid ? [`${id_label} ${uid}`] : []),
  ].map(inCell)
