import { field, notice } from '../../../audiences/pages/kit.ts'
import type { DateOnly } from '../../../kernel/dates.ts'
import { html } from '../../../platform/http/html.ts'
import { inLanguage } from '../../../platform/http/plain-pages.ts'
import { WORDS } from '../debtor-case/index.ts'
import { backToCase, type CaseFrame, formKey, innerPage } from './frame.ts'
import { printerOf } from './printer.ts'

export type PromiseState = {
  /** The creditor may go to court all the same. */
  readonly is_decided_by_creditor: boolean
  readonly days: { readonly earliest: DateOnly; readonly latest: DateOnly }
  readonly date: string | undefined
  readonly is_wrong: boolean
}

/** `promised` is the day that was announced before; without it and a state no day can be announced. */
export function promisePage(frame: CaseFrame, state: PromiseState | null, promised: string | null = null): string {
  const { language, country } = frame
  const { promise } = WORDS[language]
  const refusal = promised ? promise.already(printerOf(language, country).day(promised)) : promise.not_available
  return innerPage(
    frame,
    promise.title,
    html`<h1>${promise.title}</h1>
${state ? promiseForm(frame, state) : notice(refusal)}
${backToCase(frame)}`,
  )
}

function promiseForm(frame: CaseFrame, { days, date, is_wrong, is_decided_by_creditor }: PromiseState) {
  const { language, country } = frame
  const { promise } = WORDS[language]
  const { day } = printerOf(language, country)
  const [from, to] = [day(days.earliest), day(days.latest)]
  return html`<p class="lead">${promise.lead}</p>
<form method="post" action="${inLanguage('/debtor/promise', language)}">${formKey(frame)}
${field({
  name: 'date',
  label: promise.date,
  type: 'date',
  value: date ?? days.latest,
  hint: promise.date_hint(from, to),
  fault: is_wrong ? promise.wrong_date(from, to) : undefined,
  is_required: true,
})}
${is_decided_by_creditor && html`<p class="note">${promise.not_court}</p>`}
<p class="note">${promise.once}</p>
<button type="submit">${promise.send}</button></form>`
}
