import { table, turning } from '../../../audiences/pages/kit.ts'
import type { Format } from '../../../kernel/format.ts'
import type { Language } from '../../../kernel/language.ts'
import { type Html, html } from '../../../platform/http/html.ts'
import { inLanguage } from '../../../platform/http/plain-pages.ts'
import type { PortalFrame } from '../../parties/creditors/index.ts'
import type { CourtFeeInvoiceRow } from './queries.ts'

const DE = {
  title: 'Rechnungen über Gerichtsgebühren',
  none: 'Noch keine Rechnungen',
  none_text: 'Sobald Sie sich für eine Klage entscheiden, finden Sie hier die Rechnung über die Gebühr des Gerichts.',
  number: 'Nummer',
  case_reference: 'Aktenzeichen',
  issued_on: 'Datum',
  due_on: 'Zahlbar bis',
  amount: 'Betrag',
  state: 'Stand',
  states: {
    open: 'offen',
    paid: (day: string) => `bezahlt am ${day}`,
    corrected: 'aufgehoben',
    credit_note: 'Gutschrift',
  },
  file: 'Datei',
  download: 'PDF',
  download_of: (number: string) => `${number} als PDF herunterladen`,
  not_yet: 'wird erstellt',
  newer: 'Neuere',
  older: 'Ältere',
  pages: 'Seiten',
  page_of: (page: number, pages: number) => `Seite ${page} von ${pages}`,
}

const EN: typeof DE = {
  title: 'Invoices for court fees',
  none: 'No invoices yet',
  none_text: 'As soon as you decide to sue, the invoice for the court fee will be here.',
  number: 'Number',
  case_reference: 'Reference',
  issued_on: 'Date',
  due_on: 'Payable by',
  amount: 'Amount',
  state: 'State',
  states: { open: 'open', paid: (day) => `paid on ${day}`, corrected: 'cancelled', credit_note: 'credit note' },
  file: 'File',
  download: 'PDF',
  download_of: (number) => `Download ${number} as PDF`,
  not_yet: 'being made',
  newer: 'Newer',
  older: 'Older',
  pages: 'Pages',
  page_of: (page, pages) => `Page ${page} of ${pages}`,
}

const WORDS: Readonly<Record<Language, typeof DE>> = { de: DE, en: EN }

export const INVOICES_PATH = '/creditor/court-fee-invoices'

export type InvoiceListView = { rows: readonly CourtFeeInvoiceRow[]; page: number; pages: number }

export function invoiceListPage(frame: PortalFrame, view: InvoiceListView): { title: string; body: Html } {
  const words = WORDS[frame.language]
  if (view.rows.length === 0)
    return {
      title: words.title,
      body: html`<section><h2>${words.none}</h2><p>${words.none_text}</p></section>`,
    }
  const columns = [
    { name: words.number },
    { name: words.case_reference },
    { name: words.issued_on },
    { name: words.due_on },
    { name: words.amount, is_figure: true },
    { name: words.state },
    { name: words.file },
  ]
  const body = html`${table(
    columns,
    view.rows.map((row) => invoiceCells(frame, row)),
  )}
${turning(view, (page) => inLanguage(`${INVOICES_PATH}?page=${page}`, frame.language), words)}`
  return { title: words.title, body }
}

function invoiceCells({ language, format }: PortalFrame, row: CourtFeeInvoiceRow): (string | Html)[] {
  const words = WORDS[language]
  const href = inLanguage(`${INVOICES_PATH}/${row.id}/file`, language)
  return [
    row.number,
    row.facts.case_reference,
    format.shortDay(row.issued_on),
    row.kind === 'invoice' ? format.shortDay(row.due_on) : '–',
    format.euro(row.kind === 'invoice' ? row.amount_cents : -row.amount_cents),
    stateOf(words, row, format),
    row.file_size
      ? html`<a href="${href}" aria-label="${words.download_of(row.number)}">${words.download}</a>`
      : html`<small>${words.not_yet}</small>`,
  ]
}

function stateOf({ states }: typeof DE, row: CourtFeeInvoiceRow, format: Format): string {
  if (row.kind === 'credit_note') return states.credit_note
  if (row.corrected_by) return states.corrected
  return row.paid_on ? states.paid(format.shortDay(row.paid_on)) : states.open
}
