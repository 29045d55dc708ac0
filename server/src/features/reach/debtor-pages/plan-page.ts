import { choice, facts, faults, field, notice } from '../../../audiences/pages/kit.ts'
import type { Printer } from '../../../audiences/pages/printer.ts'
import { addDays, type DateOnly } from '../../../kernel/dates.ts'
import type { Problem } from '../../../kernel/errors.ts'
import { type Html, html } from '../../../platform/http/html.ts'
import { type FormValues, inLanguage } from '../../../platform/http/plain-pages.ts'
import { type CaseWords, type OptionsAnswer, type PreviewAnswer, WORDS } from '../debtor-case/index.ts'
import { backToCase, type CaseFrame, formKey, innerPage } from './frame.ts'
import { printerOf } from './printer.ts'

/** `preview` is null until something was chosen that can be agreed. */
export type PlanState = {
  readonly options: OptionsAnswer
  readonly values: FormValues
  readonly problems: readonly Problem[]
  readonly preview: PreviewAnswer | null
  /** The sum is another one than what was agreed to. */
  readonly is_changed?: boolean
}

export function planPage(frame: CaseFrame, state: PlanState): string {
  const words = WORDS[frame.language]
  const printer = printerOf(frame.language, frame.country)
  const { options, preview } = state
  return innerPage(
    frame,
    words.plan.title,
    html`<h1>${words.plan.title}</h1>
<p class="lead">${words.plan.lead(printer.euro(options.total_amount))}</p>
${faults(state.is_changed ? [words.plan.changed] : [])}
${wishForm(frame, state, printer)}
${preview && previewSection(frame, preview, state.values, printer)}
${backToCase(frame)}`,
  )
}

function faultText({ plan }: CaseWords, { problems, options }: PlanState, name: string, printer: Printer) {
  if (!problems.some((problem) => problem.field === name)) return undefined
  const { least_amount, total_amount, earliest_first_due_date: from, latest_first_due_date: to } = options
  if (name === 'months') return plan.wrong_months
  if (name === 'amount')
    return `${plan.wrong_amount(printer.euro(least_amount), printer.euro(total_amount))} ${plan.instead}`
  return plan.wrong_first(printer.day(from), printer.day(to))
}

/** Time to be paid oneself before the first instalment. */
const DAYS_BEFORE_FIRST = 13
const middle = (from: DateOnly, to: DateOnly): DateOnly => {
  const day = addDays(from, DAYS_BEFORE_FIRST)
  return day < to ? day : to
}

function wishForm({ language }: CaseFrame, state: PlanState, printer: Printer): Html {
  const words = WORDS[language]
  const { plan } = words
  const { options, values } = state
  const { min_months, max_months, total_amount, least_amount } = options
  const { earliest_first_due_date: from, latest_first_due_date: to } = options
  const counts = Array.from({ length: max_months - min_months + 1 }, (_, index) => min_months + index)
  const fault = (name: string) => faultText(words, state, name, printer)
  const each = (count: number) => printer.euro(Math.floor((total_amount * 100) / count) / 100)
  return html`${faults([fault('months')].filter((text) => text !== undefined))}
<form method="get" action="/debtor/installments"><h2>${plan.choose}</h2>
<input type="hidden" name="lang" value="${language}">
${choice({
  name: 'months',
  label: plan.months,
  // The smallest instalments, for whoever only wants to look.
  value: values.months ?? String(max_months),
  options: counts.map((count) => ({ value: String(count), label: plan.months_option(count, each(count)) })),
})}
${field({
  name: 'amount',
  label: plan.or_amount,
  value: values.amount,
  hint: plan.amount_hint(printer.euro(least_amount)),
  fault: fault('amount'),
  inputmode: 'decimal',
  autocomplete: 'off',
  maxlength: 16,
})}
${field({
  name: 'first_due_date',
  label: plan.first,
  type: 'date',
  value: values.first_due_date ?? middle(from as DateOnly, to as DateOnly),
  hint: plan.first_hint(printer.day(from), printer.day(to)),
  fault: fault('first_due_date'),
  is_required: true,
})}
<button type="submit">${plan.show}</button></form>`
}

function previewSection(frame: CaseFrame, preview: PreviewAnswer, values: FormValues, printer: Printer): Html {
  const { language } = frame
  const { plan, page } = WORDS[language]
  const kept = ['months', 'amount', 'first_due_date'].filter((name) => values[name])
  return html`<section aria-labelledby="yours"><h2 id="yours">${plan.yours}</h2>
${facts([
  ...preview.installments.map(
    ({ number, due_date, amount }) => [page.installment(number, printer.day(due_date)), printer.euro(amount)] as const,
  ),
  [plan.sum, html`<strong>${printer.euro(preview.total_amount)}</strong>`],
])}</section>
<section aria-labelledby="terms"><h2 id="terms">${plan.terms}</h2>
${preview.terms.map((text) => html`<p>${text}</p>`)}
<p>${plan.missed}</p>
${preview.notices.map(
  ({ title, items }) => html`<h3>${title}</h3><ul>${items.map((item) => html`<li>${item}</li>`)}</ul>`,
)}
<form method="post" action="${inLanguage('/debtor/installments', language)}" class="bare">${formKey(frame)}
${kept.map((name) => html`<input type="hidden" name="${name}" value="${values[name]}">`)}
<input type="hidden" name="total_amount" value="${preview.total_amount.toFixed(2)}">
<p class="note">${plan.agree_note}</p>
<button type="submit">${plan.agree}</button></form></section>`
}

export function noPlanPage(frame: CaseFrame, has_plan: boolean): string {
  const words = WORDS[frame.language]
  return innerPage(
    frame,
    words.plan.title,
    html`<h1>${words.plan.title}</h1>\n${notice(has_plan ? words.plan.already : words.plan.not_available)}
${backToCase(frame)}`,
  )
}
