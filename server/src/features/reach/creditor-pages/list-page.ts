import { choice, field, notice, table, turning } from '../../../audiences/pages/kit.ts'
import { type Printer, printerOf } from '../../../audiences/pages/printer.ts'
import { type Html, html } from '../../../platform/http/html.ts'
import { inLanguage } from '../../../platform/http/plain-pages.ts'
import { type PortalFrame, portalPage } from '../../parties/creditors/index.ts'
import {
  CASE_SORTS,
  CASE_STATES,
  type CaseItem,
  type CaseSort,
  type CaseState,
  standingWords,
} from '../creditor-case/index.ts'
import { CSV_PATH, casePath, LIST_PATH, NEW_CASE_PATH, withQuery } from './paths.ts'
import { WORDS } from './words.ts'

export type ListAsked = {
  readonly q?: string | undefined
  readonly state?: CaseState | undefined
  readonly sort: CaseSort
}

export type ListView = {
  readonly asked: ListAsked
  readonly rows: readonly CaseItem[]
  readonly total: number
  readonly page: number
  readonly pages: number
  /** A page was asked for that is not there. */
  readonly is_beyond: boolean
}

export function listPage(frame: PortalFrame, view: ListView): string {
  const { list } = WORDS[frame.language]
  const { asked, rows } = view
  const is_all = asked.q === undefined && asked.state === undefined
  const body =
    rows.length === 0 && is_all
      ? html`<section><h2>${list.none}</h2><p>${list.none_text}</p></section>
${newCaseLink(frame)}`
      : html`${newCaseLink(frame)}
${searchForm(frame, asked)}
${stateLinks(frame, asked)}
${view.is_beyond && notice(list.beyond)}
${rows.length === 0 ? nothingFound(frame, asked) : foundCases(frame, view)}`
  return portalPage(frame, { title: list.title, body })
}

/** Where creditors may hand over cases by themselves. */
export const newCaseLink = ({ language, portal }: PortalFrame): Html | null =>
  portal.creditor.may_submit
    ? html`<p><a class="button" href="${inLanguage(NEW_CASE_PATH, language)}">${WORDS[language].list.new_case}</a></p>`
    : null

const hrefOf = ({ language }: PortalFrame, { q, state, sort }: ListAsked, page?: number, path = LIST_PATH): string =>
  inLanguage(withQuery(path, { q, state, sort: sort === 'newest' ? undefined : sort, page }), language)

function searchForm({ language }: PortalFrame, { q, state, sort }: ListAsked): Html {
  const { list } = WORDS[language]
  return html`<form method="get" action="${LIST_PATH}" role="search" class="search">
<input type="hidden" name="lang" value="${language}">${state && html`<input type="hidden" name="state" value="${state}">`}
${field({ name: 'q', label: list.search, value: q, hint: list.search_hint, autocomplete: 'off', maxlength: 200 })}
${choice({
  name: 'sort',
  label: list.sort,
  value: sort,
  options: CASE_SORTS.map((value) => ({ value, label: list.sorts[value] })),
})}
<button type="submit">${list.find}</button></form>`
}

function stateLinks(frame: PortalFrame, asked: ListAsked): Html {
  const { list } = WORDS[frame.language]
  const links = [undefined, ...CASE_STATES].map((state) => {
    const here = state === asked.state && html` aria-current="true"`
    return html`<a href="${hrefOf(frame, { ...asked, state })}"${here}>${list.states[state ?? 'all']}</a>\n`
  })
  return html`<nav class="rooms" aria-label="${list.state}">${links}</nav>`
}

function nothingFound(frame: PortalFrame, { q, state }: ListAsked): Html {
  const { list } = WORDS[frame.language]
  const text = q === undefined && state === 'needs_you' ? list.nothing_needed : list.nothing_text
  return html`<section><h2>${list.nothing}</h2><p>${text}</p>
<p><a class="button" href="${inLanguage(LIST_PATH, frame.language)}">${list.show_all}</a></p></section>`
}

function foundCases(frame: PortalFrame, { asked, rows, total, page, pages }: ListView): Html {
  const { list } = WORDS[frame.language]
  const printer = printerOf(frame.format)
  const columns = [
    { name: list.reference },
    { name: list.debtor },
    { name: list.standing },
    { name: list.total, is_figure: true },
    { name: list.paid, is_figure: true },
    { name: list.outstanding, is_figure: true },
  ]
  return html`<p class="note">${list.count(total, total.toLocaleString(frame.language))}. ${list.sums}</p>
${table(
  columns,
  rows.map((row) => cells(frame, row, printer)),
)}
${turning({ page, pages }, (wanted) => hrefOf(frame, asked, wanted), list)}
<p><a href="${hrefOf(frame, asked, undefined, CSV_PATH)}">${list.csv}</a></p>`
}

function cells({ language }: PortalFrame, row: CaseItem, { euro }: Printer): (string | Html)[] {
  const { list } = WORDS[language]
  const waits = row.needs_you && row.standing !== 'decision' && html`<small class="mark">${list.needs_you}</small>`
  return [
    html`<a href="${inLanguage(casePath(row.id), language)}">${row.case_reference}</a>`,
    html`<span>${row.debtor.name}<small>${row.debtor.place}</small></span>`,
    html`<span>${standingWords(row, language)}${waits}</span>`,
    euro(row.total_claim_amount),
    euro(row.paid_amount),
    row.case_status === 'closed' ? '–' : euro(row.outstanding_amount),
  ]
}
