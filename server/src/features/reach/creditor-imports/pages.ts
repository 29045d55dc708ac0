import { done, faults, notice, table, turning } from '../../../audiences/pages/kit.ts'
import type { Problem } from '../../../kernel/errors.ts'
import { exactCents } from '../../../kernel/money.ts'
import { type Html, html } from '../../../platform/http/html.ts'
import { inLanguage } from '../../../platform/http/plain-pages.ts'
import { formKey, type PortalFrame } from '../../parties/creditors/index.ts'
import { claimPath, DRAFTS_PATH, IMPORTS_PATH, SUBMIT_WORDS } from '../creditor-submit/index.ts'
import type { ListedImport } from './queries.ts'
import { COLUMNS, type Column } from './rules/columns.ts'
import { LINE_STATES, LINES_PER_PAGE, type LineState } from './rules.ts'
import { casesToHandOver, isRunning, type JudgedCase, type JudgedImport, type JudgedLine } from './service.ts'
import { lineFault, WORDS } from './words.ts'

type Page = { title: string; body: Html }

export type UploadState = {
  readonly imports: readonly ListedImport[]
  readonly problems: readonly Problem[]
  readonly said: string | null
}

export const pathOf = ({ id }: { id: string }): string => `${IMPORTS_PATH}/${id}`

export function uploadPage(frame: PortalFrame, { imports, problems, said }: UploadState): Page {
  const { language } = frame
  const words = WORDS[language]
  const code = problems[0]?.code
  const fault = code && (words.file_faults[code as keyof typeof words.file_faults] ?? words.file_faults.other)
  return {
    title: words.title,
    body: html`${said && done(said)}<p class="lead">${words.lead}</p>
<form method="post" enctype="multipart/form-data" action="${inLanguage(IMPORTS_PATH, language)}">${formKey(frame)}
${oneFile(words, fault)}
<button type="submit">${words.upload}</button></form>
<p><a href="${inLanguage(`${IMPORTS_PATH}/template.csv`, language)}">${words.template}</a></p>
<section aria-labelledby="columns"><h2 id="columns">${words.columns_title}</h2><p>${words.columns_text}</p>
<p class="note">${COLUMNS.map((column) => words.columns[column]).join(' · ')}</p></section>
${imports.length > 0 && earlier(frame, imports)}
<p><a href="${inLanguage(DRAFTS_PATH, language)}">${SUBMIT_WORDS[language].title}</a></p>`,
  }
}

const oneFile = ({ file, file_hint }: { file: string; file_hint: string }, fault: string | undefined): Html =>
  html`<div class="field"><label for="file">${file}</label>
<input id="file" name="file" type="file" accept=".csv,text/csv"${fault && html` aria-invalid="true"`} aria-describedby="${['file-hint', fault && 'file-fault'].filter(Boolean).join(' ')}">
<p class="note" id="file-hint">${file_hint}</p>${fault && html`<p class="fault" id="file-fault">${fault}</p>`}</div>`

function earlier({ language, format }: PortalFrame, imports: readonly ListedImport[]): Html {
  const words = WORDS[language]
  return html`<h2>${words.earlier}</h2><p class="note">${words.earlier_note}</p>
${table(
  [{ name: words.name }, { name: words.when }, { name: words.state }, { name: words.look }],
  imports.map((one) => [
    one.original_filename,
    format.instant(one.created_at),
    one.submitted_at ? words.handed_over : words.not_yet,
    html`<a href="${inLanguage(pathOf(one), language)}" aria-label="${words.look}: ${one.original_filename}">${words.look}</a>`,
  ]),
)}`
}

/** How a table stands: what is wrong with it, what can be handed over, and what was. */
export function importPage(frame: PortalFrame, judged: JudgedImport, page: number): Page {
  const { language } = frame
  const words = WORDS[language]
  const title = words.preview(judged.row.original_filename)
  if ('fault' in judged) return { title, body: unusable(frame, judged, words.table_faults[judged.fault]) }
  const { head, cases } = judged
  if (head.missing.length > 0) {
    const missing = head.missing.map((column) => words.columns[column]).join(', ')
    return { title, body: unusable(frame, judged, words.missing(missing)) }
  }
  const lines = cases.flatMap((one) => one.lines)
  const counts = Map.groupBy(lines, ({ state }) => state)
  return {
    title,
    body: html`${head.unknown.length > 0 && html`<p class="note">${words.unknown(head.unknown.slice(0, 20).join(', '))}</p>`}
<ul>${LINE_STATES.filter((state) => counts.has(state)).map((state) => html`<li>${words.lines} ${words.counts[state]}: <strong>${counts.get(state)?.length}</strong></li>`)}</ul>
${isRunning(judged.row) ? progress(frame, judged.row, cases) : actions(frame, judged.row, cases)}
${lineList(frame, judged, page)}
${downloads(frame, judged.row, lines)}
${!isRunning(judged.row) && dropForm(frame, judged.row)}`,
  }
}

const unusable = (frame: PortalFrame, { row }: JudgedImport, fault: string): Html =>
  html`${faults([fault])}
<p class="ways"><a class="button" href="${inLanguage(IMPORTS_PATH, frame.language)}">${WORDS[frame.language].another}</a></p>
${dropForm(frame, row)}`

/** Of the lines that are handed over: those with faults stay where they are. */
function progress({ language }: PortalFrame, row: JudgedImport['row'], cases: readonly JudgedCase[]): Html {
  const words = WORDS[language]
  const finished = cases.flatMap(({ lines }) => lines).filter(({ state }) => state === 'done').length
  const to_come = casesToHandOver(cases, row.includes_known).flatMap(({ lines }) => lines).length
  return html`<section role="status"><p><strong>${words.running(finished, finished + to_come)}</strong></p><p>${words.running_text}</p></section>`
}

function actions(frame: PortalFrame, row: JudgedImport['row'], cases: readonly JudgedCase[]): Html {
  const { language } = frame
  const words = WORDS[language]
  const ready = casesToHandOver(cases, false).length
  const known = casesToHandOver(cases, true).length - ready
  const has_faults = cases.some(({ lines }) => lines.some(({ state }) => state === 'faulty' || state === 'refused'))
  const said = row.finished_at && done(words.finished)
  if (ready + known === 0) return html`${said}${notice(words.nothing)}${has_faults && html`<p>${words.rest}</p>`}`
  return html`${said}<form method="post" action="${inLanguage(pathOf(row), language)}">${formKey(frame)}
${has_faults && html`<p>${words.rest}</p>`}
${known > 0 && html`<label class="choice"><input type="checkbox" name="includes_known" value="yes"${ready === 0 && html` required`}><span>${words.includes_known(known)}</span></label>`}
<p class="note">${SUBMIT_WORDS[language].delivered}</p>
<button type="submit">${ready > 0 ? words.submit(ready) : words.submit_known}</button></form>`
}

/** What needs somebody stands first. */
function lineList(frame: PortalFrame, judged: JudgedImport & { cases: readonly JudgedCase[] }, page: number): Html {
  const { language } = frame
  const words = WORDS[language]
  const rank = (state: LineState) => LINE_STATES.indexOf(state)
  const rows = judged.cases
    .flatMap((one) => one.lines.map((line, at) => ({ line, of: one, at })))
    .sort((a, b) => rank(a.line.state) - rank(b.line.state) || a.line.line - b.line.line)
  const pages = Math.max(1, Math.ceil(rows.length / LINES_PER_PAGE))
  const shown = Math.min(Math.max(1, page), pages)
  const columns = [
    { name: words.line },
    { name: words.debtor },
    { name: words.invoice },
    { name: words.amount, is_figure: true },
    { name: words.result },
  ]
  return html`${table(
    columns,
    rows
      .slice((shown - 1) * LINES_PER_PAGE, shown * LINES_PER_PAGE)
      .map(({ line, of, at }) => cellsOf(frame, line, { of, at })),
  )}
${turning({ page: shown, pages }, (to) => inLanguage(`${pathOf(judged.row)}?page=${to}`, language), words)}`
}

/** A further line of a case may leave its debtor out. */
function cellsOf(frame: PortalFrame, line: JudgedLine, { of, at }: { of: JudgedCase; at: number }): (string | Html)[] {
  const { values } = line
  const { company_name, first_name, last_name, zip, city } = of.lines[0].values
  const amount = of.body.invoices[at]?.invoice_amount_gross
  const who = company_name || [first_name, last_name].filter(Boolean).join(' ') || '–'
  const place = [zip, city].filter(Boolean).join(' ')
  return [
    String(line.line),
    html`<span>${who}${place && html`<br><small>${place}</small>`}</span>`,
    values.invoice_number || '–',
    amount == null ? values.invoice_amount_gross || '–' : frame.format.euro(exactCents(amount)),
    resultOf(frame, line, of),
  ]
}

function resultOf({ language }: PortalFrame, line: JudgedLine, { lines: [first] }: JudgedCase): Html {
  const words = WORDS[language]
  const link =
    line.claim &&
    html`<a href="${inLanguage(claimPath(line.claim.claim_id), language)}">${line.claim.case_reference}</a>`
  const joined = first.line === line.line ? null : html` <small>${words.same_case(first.line)}</small>`
  switch (line.state) {
    case 'done':
      return html`${link}`
    case 'faulty':
    case 'refused':
      return html`<span>${line.problems.map((problem) => html`<span class="fault">${lineFault(language, problem)}</span><br>`)}</span>`
    case 'held':
      return html`<small>${words.held}</small>`
    case 'known':
      return html`<span>${link ? html`${words.known_in}${link}` : line.like_line && words.like_line(line.like_line)}${!link && !line.like_line && words.same_case(first.line)}</span>`
    default:
      return html`<span>${words.is_new}${joined}</span>`
  }
}

function downloads({ language }: PortalFrame, row: JudgedImport['row'], lines: readonly JudgedLine[]): Html {
  const words = WORDS[language]
  const has_rest = lines.some(({ state }) => state !== 'done')
  const has_done = lines.some(({ state }) => state === 'done')
  const to = (which: 'rest' | 'all', text: string) =>
    html`<p><a href="${inLanguage(`${pathOf(row)}/lines.csv?which=${which}`, language)}">${text}</a></p>`
  return html`${has_rest && to('rest', words.download_rest)}${has_done && to('all', words.download_all)}`
}

const dropForm = (frame: PortalFrame, row: { id: string }): Html =>
  html`<form method="post" action="${inLanguage(`${pathOf(row)}/removal`, frame.language)}" class="bare">${formKey(frame)}
<button type="submit" class="quiet">${WORDS[frame.language].drop}</button></form>`

/** The lines as they came, with what became of each. */
export function linesOf(
  language: PortalFrame['language'],
  judged: JudgedImport & { cases: readonly JudgedCase[] },
  which: 'rest' | 'all',
): string[][] {
  const words = WORDS[language]
  if (!('table' in judged)) return []
  const by_line = new Map(judged.cases.flatMap((one) => one.lines).map((line) => [line.line, line]))
  const rows = judged.table.rows.filter(({ line }) => which === 'all' || by_line.get(line)?.state !== 'done')
  const { length } = judged.table.head
  return [
    [...judged.table.head, words.reference, words.faults],
    ...rows.map(({ line, cells }) => {
      const found = by_line.get(line)
      const texts =
        found?.state === 'held' ? [words.held] : (found?.problems ?? []).map((one) => lineFault(language, one))
      const padded = Array.from({ length }, (_, at) => cells[at] ?? '')
      return [...padded, found?.claim?.case_reference ?? '', texts.join(' ')]
    }),
  ]
}

/** A table with one example, for whoever fills it in. */
export const templateOf = (language: PortalFrame['language'], example: Readonly<Partial<Record<Column, string>>>) => [
  COLUMNS.map((column) => WORDS[language].columns[column]),
  COLUMNS.map((column) => example[column] ?? ''),
]
