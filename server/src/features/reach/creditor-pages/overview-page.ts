import { facts, table } from '../../../audiences/pages/kit.ts'
import { printerOf } from '../../../audiences/pages/printer.ts'
import { dayInVienna } from '../../../kernel/dates.ts'
import { type Html, html } from '../../../platform/http/html.ts'
import { inLanguage } from '../../../platform/http/plain-pages.ts'
import { type PortalFrame, portalPage } from '../../parties/creditors/index.ts'
import type { Overview } from '../creditor-case/index.ts'
import { needPath } from '../creditor-needs/index.ts'
import { barChart } from './chart.ts'
import { newCaseLink } from './list-page.ts'
import { LIST_PATH } from './paths.ts'
import { WORDS } from './words.ts'

export function overviewPage(frame: PortalFrame, answer: Overview): string {
  const { overview } = WORDS[frame.language]
  const body =
    answer.claims === 0
      ? html`<section><h2>${overview.none}</h2><p>${overview.none_text}</p></section>
${newCaseLink(frame)}`
      : html`${needsSection(frame, answer)}
${moneySection(frame, answer)}
${monthsSection(frame, answer)}
${rateSection(frame, answer)}
${newCaseLink(frame)}`
  return portalPage(frame, { title: overview.title, body })
}

function needsSection(frame: PortalFrame, { needs_you, needs_you_total }: Overview): Html {
  const { language, format } = frame
  const { overview } = WORDS[language]
  if (needs_you_total === 0)
    return html`<section aria-labelledby="needs"><h2 id="needs">${overview.needs}</h2><p>${overview.no_needs}</p></section>`
  const all = inLanguage(`${LIST_PATH}?state=needs_you`, language)
  const count = needs_you_total.toLocaleString(language)
  return html`<section aria-labelledby="needs" class="urgent"><h2 id="needs">${overview.needs}</h2>
<ul class="plain">${needs_you.map(
    (need) => html`<li><a href="${inLanguage(needPath(need), language)}">${overview.need[need.kind]}</a>
<small>${need.debtor_name}, ${need.case_reference}, ${overview.since(format.day(dayInVienna(new Date(need.since))))}</small></li>\n`,
  )}</ul>
${needs_you_total > needs_you.length && html`<p><a href="${all}">${overview.more_needs(count)}</a></p>`}</section>`
}

function moneySection({ language, format }: PortalFrame, answer: Overview): Html {
  const { overview } = WORDS[language]
  const { euro } = printerOf(format)
  const number = (count: number) => count.toLocaleString(language)
  const open = inLanguage(`${LIST_PATH}?state=open`, language)
  return html`<section aria-labelledby="money" class="figures"><h2 id="money">${overview.money}</h2>
${facts([
  [
    overview.handed_over,
    html`${euro(answer.handed_over)}<small>${overview.cases(answer.claims, number(answer.claims))}</small>`,
  ],
  [overview.recovered, euro(answer.recovered)],
  [
    overview.outstanding,
    html`${euro(answer.outstanding)}<small><a href="${open}">${overview.open_cases(answer.claims_open, number(answer.claims_open))}</a></small>`,
  ],
])}
<p class="note">${overview.money_note}</p></section>`
}

function monthsSection({ language, format }: PortalFrame, { months }: Overview): Html {
  const { overview } = WORDS[language]
  const { euro } = printerOf(format)
  const best = months.reduce((most, month) => (month.recovered > most.recovered ? month : most))
  const bars = months.map(({ month, recovered }) => {
    const name = format.month(month)
    return { label: name.slice(0, 3), name, amount: recovered, text: euro(recovered) }
  })
  const rows = months.map(({ month, recovered }) => [format.month(month), euro(recovered)])
  const description = overview.chart(format.month(best.month), euro(best.recovered))
  return html`<section aria-labelledby="months"><h2 id="months">${overview.months}</h2>
${
  best.recovered === 0
    ? html`<p>${overview.no_money}</p>`
    : html`${barChart(bars, description)}
<details><summary>${overview.as_table}</summary>${table([{ name: overview.month }, { name: overview.recovered, is_figure: true }], rows)}</details>`
}
<p class="note">${overview.months_note}</p></section>`
}

function rateSection({ language, format }: PortalFrame, { recovery_rate }: Overview): Html {
  const { overview } = WORDS[language]
  const percent = (rate: number | null) => (rate === null ? '–' : format.percent(Math.round(rate * 1000) * 10))
  return html`<section aria-labelledby="rate"><h2 id="rate">${overview.rate}</h2>
${facts([
  [overview.rate_recent, percent(recovery_rate.last_12_months)],
  [overview.rate_all, percent(recovery_rate.all)],
])}
<p class="note">${overview.rate_note}</p></section>`
}
