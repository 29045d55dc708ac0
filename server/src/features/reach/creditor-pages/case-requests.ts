import { facts } from '../../../audiences/pages/kit.ts'
import { printerOf } from '../../../audiences/pages/printer.ts'
import { dayInVienna } from '../../../kernel/dates.ts'
import { type Html, html } from '../../../platform/http/html.ts'
import { inLanguage } from '../../../platform/http/plain-pages.ts'
import type { PortalFrame } from '../../parties/creditors/index.ts'
import type { CaseAnswer } from '../creditor-case/index.ts'
import { questionPath } from './paths.ts'
import { type PartPages, shortened, sliced } from './slices.ts'
import { WORDS } from './words.ts'

export function courtSection({ language, format }: PortalFrame, lawsuit: NonNullable<CaseAnswer['lawsuit']>): Html {
  const { page } = WORDS[language]
  const { euro } = printerOf(format)
  const { status, decision, filed_at, filing_reference, title_date, title_reference } = lawsuit
  const dayOf = (at: string) => format.day(dayInVienna(new Date(at)))
  return html`<section aria-labelledby="court"><h2 id="court">${page.court}</h2>
${facts([
  [page.court_state, page.court_status[status]],
  ...(decision ? [[page.decided_on, dayOf(decision.decided_at)] as const] : []),
  ...(decision?.court_fees ? [[page.court_fees, euro(decision.court_fees)] as const] : []),
  ...(filed_at ? [[page.filed_on, dayOf(filed_at)] as const] : []),
  ...(filing_reference ? [[page.court_reference, filing_reference] as const] : []),
  ...(title_date ? [[page.title_of, html`${format.day(title_date)}<small>${title_reference}</small>`] as const] : []),
])}</section>`
}

export function questionsSection(
  frame: PortalFrame,
  questions: CaseAnswer['questions'],
  parts: PartPages,
): Html | null {
  if (questions.length === 0) return null
  const { language, format } = frame
  const { page } = WORDS[language]
  const { rows, turn } = sliced(frame, 'questions', questions.toReversed(), parts)
  const dayOf = (at: string) => format.day(dayInVienna(new Date(at)))
  return html`<section aria-labelledby="questions"><h2 id="questions">${page.questions}</h2>
<ul class="plain">${rows.map(
    ({ id, text, asked_at, answered_at, answered_by }) =>
      html`<li><a href="${inLanguage(questionPath(id), language)}">${shortened(text)}</a>
<small>${answered_at ? page.answered_by(answered_by ?? '', dayOf(answered_at)) : page.asked_on(dayOf(asked_at))}</small></li>\n`,
  )}</ul>${turn}</section>`
}

/** What the creditor's people told us, and what became of it. */
export function reportsSection(
  frame: PortalFrame,
  { reports, withdrawal }: Pick<CaseAnswer, 'reports' | 'withdrawal'>,
  parts: PartPages,
): Html | null {
  if (reports.length === 0 && !withdrawal) return null
  const { page } = WORDS[frame.language]
  const { euro, shortDay } = printerOf(frame.format)
  const { rows, turn } = sliced(frame, 'reports', reports.toReversed(), parts)
  const said = (state: string, note: string | null) => html`${state}${note && html`<small>${shortened(note)}</small>`}`
  return html`<section aria-labelledby="reports"><h2 id="reports">${page.your_reports}</h2>
${facts([
  ...(withdrawal ? [[page.wish, said(page.wish_state[withdrawal.status], withdrawal.decision_note)] as const] : []),
  ...rows.map(
    ({ amount, payment_date, status, decision_note }) =>
      [page.report(euro(amount), shortDay(payment_date)), said(page.report_state[status], decision_note)] as const,
  ),
])}${turn}</section>`
}
