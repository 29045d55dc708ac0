import { facts, table, turning } from '../../../audiences/pages/kit.ts'
import { type Html, html } from '../../../platform/http/html.ts'
import { inLanguage } from '../../../platform/http/plain-pages.ts'
import { SETTLEMENTS_PATH } from '../../money/settlements/index.ts'
import type { PortalFrame } from '../../parties/creditors/index.ts'
import { type CourtFeeInvoiceRow, INVOICES_PATH } from '../../process/court-fees/index.ts'
import { lineText, MONEY_WORDS } from './page-words.ts'
import type { LineRow, Money } from './queries.ts'
import { isFee } from './rules.ts'

export const MONEY_PATH = '/creditor/money'
export const MONEY_FILE_PATH = '/creditor/money.csv'

export function moneyPage(frame: PortalFrame, money: Money): { title: string; body: Html } {
  const words = MONEY_WORDS[frame.language]
  return {
    title: words.title,
    body: html`<p class="lead">${words.lead}</p>
<p><a href="${inLanguage(SETTLEMENTS_PATH, frame.language)}">${words.settlements}</a></p>
${openInvoices(frame, money)}
${yearLinks(frame, money)}
${money.total === 0 ? html`<section><p>${words.none}</p></section>` : yearOfMoney(frame, money)}`,
  }
}

function openInvoices({ language, format }: PortalFrame, { open_invoices: { rows, total } }: Money): Html {
  const words = MONEY_WORDS[language]
  const all = html`<p><a href="${inLanguage(INVOICES_PATH, language)}">${words.all_invoices}</a></p>`
  if (total === 0) return all
  const columns = [
    { name: words.number },
    { name: words.case_reference },
    { name: words.due_on },
    { name: words.amount, is_figure: true },
    { name: words.file },
  ]
  const cells = (row: CourtFeeInvoiceRow) => [
    row.number,
    row.facts.case_reference,
    format.shortDay(row.due_on),
    format.euro(row.amount_cents),
    fileLink(row),
  ]
  const fileLink = ({ id, number, file_size }: CourtFeeInvoiceRow): Html =>
    file_size === null
      ? html`<small>${words.not_yet}</small>`
      : html`<a href="${inLanguage(`${INVOICES_PATH}/${id}/file`, language)}" aria-label="${words.download_of(number)}">${words.download}</a>`
  return html`<h2>${words.open_invoices(total)}</h2>
${table(columns, rows.map(cells))}
${all}`
}

function yearLinks({ language }: PortalFrame, { year, years }: Money): Html | null {
  if (years.length < 2) return null
  const links = years.map(
    (one) =>
      html`<a href="${inLanguage(`${MONEY_PATH}?year=${one}`, language)}"${one === year && html` aria-current="page"`}>${one}</a>`,
  )
  return html`<nav class="rooms" aria-label="${MONEY_WORDS[language].year}">${links}</nav>`
}

function yearOfMoney(frame: PortalFrame, money: Money): Html {
  const { language, format } = frame
  const words = MONEY_WORDS[language]
  const months = [
    { name: words.month },
    { name: words.collected, is_figure: true },
    { name: words.fees, is_figure: true },
  ]
  const at = (page: number) => inLanguage(`${MONEY_PATH}?year=${money.year}&page=${page}`, language)
  const turned = { page: money.page.page, pages: Math.ceil(money.total / money.page.limit) }
  return html`<section><h2>${words.in_year(money.year)}</h2>
${facts([
  [words.collected, format.euro(money.collected_cents)],
  [words.fees, format.euro(money.fee_cents)],
])}
<p class="note">${words.fee_note}</p></section>
${table(
  months,
  money.months.map(({ month, collected_cents, fee_cents }) => [
    format.month(month),
    format.euro(collected_cents),
    format.euro(fee_cents),
  ]),
)}
<h2>${words.lines}</h2>
<p>${words.reversal_note}</p>
<p><a href="${inLanguage(`${MONEY_FILE_PATH}?year=${money.year}`, language)}">${words.csv(money.year)}</a></p>
${lineTable(frame, money.lines)}
${turning(turned, at, words)}`
}

function lineTable({ language, format }: PortalFrame, lines: readonly LineRow[]): Html {
  const words = MONEY_WORDS[language]
  const columns = [
    { name: words.case_reference },
    { name: words.debtor },
    { name: words.date },
    { name: words.what },
    { name: words.collected, is_figure: true },
    { name: words.fees, is_figure: true },
  ]
  const cells = (line: LineRow) => [
    html`<a href="${inLanguage(`/creditor/claims/${line.claim_id}`, language)}">${line.case_reference}</a>`,
    line.debtor_name,
    format.shortDay(line.day),
    lineText(words, line),
    isFee(line) ? '–' : format.euro(line.collected_cents),
    isFee(line) ? format.euro(line.fee_cents) : '–',
  ]
  return table(columns, lines.map(cells))
}
