import { table, turning } from '../../../audiences/pages/kit.ts'
import type { Language } from '../../../kernel/language.ts'
import { type Html, html } from '../../../platform/http/html.ts'
import { inLanguage } from '../../../platform/http/plain-pages.ts'
import type { PortalFrame } from '../../parties/creditors/index.ts'
import type { SettlementRow } from './queries.ts'
import { carriedOver } from './rules/arithmetic.ts'
import type { Status } from './rules/settlement.ts'

const DE = {
  title: 'Abrechnungen',
  lead: 'Was für Sie eingegangen ist, was davon unsere Honorare und Gerichtsgebühren sind und was wir Ihnen überwiesen haben.',
  none: 'Noch keine Abrechnung',
  none_text:
    'Sobald wir Eingänge mit Ihnen abrechnen, finden Sie hier die Abrechnung und die Rechnung über unsere Honorare.',
  number: 'Nummer',
  up_to: 'Bis',
  collected: 'Eingegangen',
  deducted: 'Abzüge',
  remitted: 'Auszahlung',
  carried: 'Vortrag',
  status: 'Stand',
  files: 'Dateien',
  statement: 'Abrechnung',
  invoice: 'Rechnung',
  csv: 'CSV',
  statement_of: (number: string) => `Abrechnung ${number} als PDF herunterladen`,
  invoice_of: (number: string) => `Rechnung ${number} als PDF herunterladen`,
  csv_of: (number: string) => `Abrechnung ${number} als CSV-Datei herunterladen`,
  states: {
    open: 'wird überwiesen',
    in_run: 'wird überwiesen',
    released: 'Überweisung beauftragt',
    paid: 'überwiesen',
    returned: 'Überweisung kam zurück',
    nothing_to_pay: 'nichts auszuzahlen',
  } satisfies Record<Status, string>,
  note: 'Ein Vortrag wird mit Ihren nächsten Eingängen verrechnet. Sie müssen nichts überweisen.',
  newer: 'Neuere',
  older: 'Ältere',
  pages: 'Seiten',
  page_of: (page: number, pages: number) => `Seite ${page} von ${pages}`,
}

const EN: typeof DE = {
  title: 'Settlements',
  lead: 'What came in for you, what of it are our fees and court fees, and what we transferred to you.',
  none: 'No settlement yet',
  none_text: 'As soon as we settle what came in, the settlement and the invoice for our fees will be here.',
  number: 'Number',
  up_to: 'Up to',
  collected: 'Collected',
  deducted: 'Deducted',
  remitted: 'Payout',
  carried: 'Carried over',
  status: 'State',
  files: 'Files',
  statement: 'Statement',
  invoice: 'Invoice',
  csv: 'CSV',
  statement_of: (number) => `Download settlement ${number} as PDF`,
  invoice_of: (number) => `Download invoice ${number} as PDF`,
  csv_of: (number) => `Download settlement ${number} as a CSV file`,
  states: {
    open: 'to be transferred',
    in_run: 'to be transferred',
    released: 'transfer ordered',
    paid: 'transferred',
    returned: 'transfer came back',
    nothing_to_pay: 'nothing to pay',
  },
  note: 'What is carried over is set off against what we collect next. You need not transfer anything.',
  newer: 'Newer',
  older: 'Older',
  pages: 'Pages',
  page_of: (page, pages) => `Page ${page} of ${pages}`,
}

const WORDS: Readonly<Record<Language, typeof DE>> = { de: DE, en: EN }

export const SETTLEMENTS_PATH = '/creditor/settlements'

export type SettlementListView = {
  rows: readonly SettlementRow[]
  statusOf: (row: SettlementRow) => Status
  page: number
  pages: number
}

export function settlementListPage(frame: PortalFrame, view: SettlementListView): { title: string; body: Html } {
  const words = WORDS[frame.language]
  if (view.rows.length === 0)
    return {
      title: words.title,
      body: html`<section><h2>${words.none}</h2><p>${words.none_text}</p></section>`,
    }
  const columns = [
    { name: words.number },
    { name: words.up_to },
    { name: words.collected, is_figure: true },
    { name: words.deducted, is_figure: true },
    { name: words.remitted, is_figure: true },
    { name: words.carried, is_figure: true },
    { name: words.status },
    { name: words.files },
  ]
  const body = html`<p class="lead">${words.lead}</p>
${table(
  columns,
  view.rows.map((row) => cellsOf(frame, row, view.statusOf(row))),
)}
<p class="note">${words.note}</p>
${turning(view, (page) => inLanguage(`${SETTLEMENTS_PATH}?page=${page}`, frame.language), words)}`
  return { title: words.title, body }
}

function cellsOf({ language, format }: PortalFrame, row: SettlementRow, status: Status): (string | Html)[] {
  const words = WORDS[language]
  const after_cents = carriedOver(row.receivable_after_cents, row.overdraft_after_cents)
  return [
    row.number,
    format.shortDay(row.up_to),
    format.euro(row.collected_cents),
    format.euro(row.fees_net_cents + row.fees_vat_cents + row.court_fees_cents),
    format.euro(row.remitted_cents),
    after_cents === 0 ? '–' : format.euro(after_cents),
    words.states[status],
    fileLinks(language, row),
  ]
}

function fileLinks(language: Language, { id, number, invoice_number }: SettlementRow): Html {
  const words = WORDS[language]
  const link = (file: string, text: string, label: string) =>
    html`<a href="${inLanguage(`${SETTLEMENTS_PATH}/${id}/${file}`, language)}" aria-label="${label}">${text}</a>`
  const invoice = invoice_number && html`, ${link('invoice.pdf', words.invoice, words.invoice_of(invoice_number))}`
  return html`${link('statement.pdf', words.statement, words.statement_of(number))}${invoice}, ${link('statement.csv', words.csv, words.csv_of(number))}`
}
