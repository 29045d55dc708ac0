import { done, files, options, table } from '../../../audiences/pages/kit.ts'
import type { Problem } from '../../../kernel/errors.ts'
import { type Html, html } from '../../../platform/http/html.ts'
import { type FormValues, inLanguage } from '../../../platform/http/plain-pages.ts'
import { formKey, type PortalFrame } from '../../parties/creditors/index.ts'
import { filledFrom } from './draft-values.ts'
import type { Draft } from './drafts.ts'
import { invoiceField } from './rules/typed-case.ts'
import { type SubmitWords, WORDS } from './words.ts'

export const DRAFTS_PATH = '/creditor/claims/new'
export const IMPORTS_PATH = `${DRAFTS_PATH}/csv`

export type StartState = {
  readonly drafts: readonly Draft[]
  readonly values: FormValues
  readonly problems: readonly Problem[]
  readonly said: string | null
}

/** Where a new case begins, and those that were begun before. */
export function startPage(frame: PortalFrame, state: StartState): { title: string; body: Html } {
  const { language } = frame
  const words = WORDS[language]
  return {
    title: words.title,
    body: html`${state.said && done(state.said)}<p class="lead">${words.lead}</p>
<form method="post" enctype="multipart/form-data" action="${inLanguage(DRAFTS_PATH, language)}">${formKey(frame)}
<h2>${words.upload}</h2>
${files({ name: 'file', label: words.files, hint: words.files_hint, fault: fileFault(words, state.problems) }, '.pdf,application/pdf')}
${options({
  name: 'cases',
  label: words.cases,
  value: state.values.cases === 'one' ? 'one' : 'each',
  options: [
    { value: 'each', label: words.cases_each },
    { value: 'one', label: words.cases_one },
  ],
})}
<button type="submit">${words.read}</button></form>
<form method="post" action="${inLanguage(`${DRAFTS_PATH}/typed`, language)}" class="bare">${formKey(frame)}
<button type="submit" class="quiet">${words.type}</button></form>
<p class="note"><a href="${inLanguage(IMPORTS_PATH, language)}">${words.csv}</a></p>
${state.drafts.length > 0 && draftList(frame, state.drafts)}`,
  }
}

/** The first fault of a file that there are words for. */
export function fileFault({ file_faults: said }: SubmitWords, problems: readonly Problem[]): string | undefined {
  const [first] = problems
  if (!first) return undefined
  return Object.hasOwn(said, first.code) ? said[first.code as keyof typeof said] : said.other
}

function draftList(frame: PortalFrame, drafts: readonly Draft[]): Html {
  const words = WORDS[frame.language]
  const columns = [
    { name: words.who },
    { name: words.which },
    { name: words.amount, is_figure: true },
    { name: words.state },
    { name: words.by },
    { name: words.go_on },
  ]
  return html`<h2>${words.open}</h2>
<p class="note">${words.open_note}</p>
${table(
  columns,
  drafts.map((draft) => cellsOf(frame, draft)),
)}`
}

function cellsOf(frame: PortalFrame, draft: Draft): (string | Html)[] {
  const words = WORDS[frame.language]
  const { values } = filledFrom(draft, frame.format, null)
  const { first_name, last_name, company_name } = values
  const who = company_name || [first_name, last_name].filter(Boolean).join(' ') || words.unknown
  const of = (name: string) =>
    draft.invoices.map(({ position }) => values[invoiceField(position, name)]).filter(Boolean)
  const which =
    of('invoice_number').join(', ') || draft.invoices.flatMap((one) => one.original_filename ?? []).join(', ')
  const href = inLanguage(`${DRAFTS_PATH}/${draft.id}`, frame.language)
  return [
    who,
    which || words.unknown,
    of('invoice_amount_gross').join(' + ') || '–',
    words.states[stateOf(draft)],
    draft.beginner ?? '–',
    html`<a href="${href}" aria-label="${words.go_on}: ${who}">${words.go_on}</a>`,
  ]
}

/** The invoice that still needs most decides. */
function stateOf({ invoices }: Draft): 'pending' | 'failed' | 'typed' | 'read' {
  return (
    (['pending', 'failed', 'typed'] as const).find((state) => invoices.some((one) => one.state === state)) ?? 'read'
  )
}

/** Where the organisation keeps this for its partners. */
export function offPage({ language }: PortalFrame): { title: string; body: Html } {
  const words = WORDS[language]
  return {
    title: words.off,
    body: html`<section><p>${words.off_text}</p></section>
<p><a href="${inLanguage('/creditor/claims', language)}">${words.to_claims}</a></p>`,
  }
}
