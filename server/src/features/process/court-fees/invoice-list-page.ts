import { type Format, formatOf } from '../../../kernel/format.ts'
import type { Language } from '../../../kernel/language.ts'
import { type Html, html } from '../../../platform/http/html.ts'
import { inLanguage } from '../../../platform/http/plain-pages.ts'
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

/** A table that becomes cards on narrow screens. The roles keep it a table for screen readers. */
export function invoiceListPage(language: Language, view: InvoiceListView): { title: string; body: Html } {
  const words = WORDS[language]
  if (view.rows.length === 0)
    return {
      title: words.title,
      body: html`<section><h2>${words.none}</h2><p>${words.none_text}</p></section>`,
    }
  const columns = [
    words.number,
    words.case_reference,
    words.issued_on,
    words.due_on,
    words.amount,
    words.state,
    words.file,
  ]
  const body = html`<table role="table"><thead role="rowgroup"><tr role="row">${columns.map((name) => html`<th scope="col" role="columnheader">${name}</th>`)}</tr></thead>
<tbody role="rowgroup">${view.rows.map((row) => invoiceRow(language, row))}</tbody></table>
${view.pages > 1 && turning(language, view)}`
  return { title: words.title, body }
}

function invoiceRow(language: Language, row: CourtFeeInvoiceRow): Html {
  const words = WORDS[language]
  const format = formatOf(language, row.facts.creditor.address.country)
  const href = inLanguage(`${INVOICES_PATH}/${row.id}/file`, language)
  const file = row.file_size
    ? html`<a href="${href}" aria-label="${words.download_of(row.number)}">${words.download}</a>`
    : html`<small>${words.not_yet}</small>`
  return html`<tr role="row"><th scope="row" role="rowheader" data-label="${words.number}">${row.number}</th>
<td role="cell" data-label="${words.case_reference}">${row.facts.case_reference}</td>
<td role="cell" data-label="${words.issued_on}">${format.shortDay(row.issued_on)}</td>
<td role="cell" data-label="${words.due_on}">${row.kind === 'invoice' ? format.shortDay(row.due_on) : '–'}</td>
<td role="cell" data-label="${words.amount}" class="figure">${format.euro(row.kind === 'invoice' ? row.amount_cents : -row.amount_cents)}</td>
<td role="cell" data-label="${words.state}">${stateOf(words, row, format)}</td>
<td role="cell" data-label="${words.file}">${file}</td></tr>`
}

function stateOf({ states }: typeof DE, row: CourtFeeInvoiceRow, format: Format): string {
  if (row.kind === 'credit_note') return states.credit_note
  if (row.corrected_by) return states.corrected
  return row.paid_on ? states.paid(format.shortDay(row.paid_on)) : states.open
}

function turning(language: Language, { page, pages }: InvoiceListView): Html {
  const words = WORDS[language]
  const link = (to: number, name: string) =>
    html`<a href="${inLanguage(`${INVOICES_PATH}?page=${to}`, language)}">${name}</a>`
  return html`<nav class="turning" aria-label="${words.pages}">${page > 1 && link(page - 1, words.newer)}
<span>${words.page_of(page, pages)}</span>
${page < pages && link(page + 1, words.older)}</nav>`
}
