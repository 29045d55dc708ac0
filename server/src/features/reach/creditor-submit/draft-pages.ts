import { choice, done, faults, field, options, steps, warning } from '../../../audiences/pages/kit.ts'
import { NEAR_COUNTRIES } from '../../../kernel/countries.ts'
import type { Problem } from '../../../kernel/errors.ts'
import { type Html, html } from '../../../platform/http/html.ts'
import { type FormValues, inLanguage } from '../../../platform/http/plain-pages.ts'
import { formKey, type PortalFrame } from '../../parties/creditors/index.ts'
import type { Double, Draft } from './drafts.ts'
import type { DraftInvoiceRow } from './queries.ts'
import { DEBTOR_KINDS, type InvoiceField, invoiceField } from './rules/typed-case.ts'
import { DRAFTS_PATH } from './start-page.ts'
import { faultText, WORDS } from './words.ts'

export type DraftState = {
  readonly draft: Draft
  readonly values: FormValues
  readonly problems: readonly Problem[]
  readonly doubtful: ReadonlySet<string>
  readonly doubles: readonly (Double | undefined)[]
}

type Page = { title: string; body: Html }

export const pathOf = (draft: { id: string }): string => `${DRAFTS_PATH}/${draft.id}`
export const claimPath = (claim_id: string): string => `/creditor/claims/${claim_id}`

/** While files are being read. The answer's header makes the browser look again. */
export function waitingPage({ language }: PortalFrame, draft: Draft): Page {
  const words = WORDS[language]
  return {
    title: words.waiting,
    body: html`<section role="status"><p>${words.waiting_text}</p>
<ul>${draft.invoices.map(({ original_filename, state }) => html`<li>${original_filename}: ${words.states[state]}</li>`)}</ul></section>
<p class="ways"><a class="button" href="${inLanguage(pathOf(draft), language)}">${words.look_again}</a></p>
<p><a href="${inLanguage(`${pathOf(draft)}?now=yes`, language)}">${words.do_not_wait}</a></p>`,
  }
}

/** A draft that has become a case. */
export function handedOverPage({ language }: PortalFrame, draft: Draft, still_open: number): Page {
  const words = WORDS[language]
  return {
    title: words.done,
    body: html`${done(words.done_text(draft.case_reference ?? ''))}
<p class="ways"><a class="button" href="${inLanguage(claimPath(draft.claim_id ?? ''), language)}">${words.to_claim}</a></p>
<p><a href="${inLanguage(DRAFTS_PATH, language)}">${still_open > 0 ? words.still_open(still_open) : words.another}</a></p>`,
  }
}

export function draftPage(frame: PortalFrame, state: DraftState): Page {
  const { language } = frame
  const words = WORDS[language]
  const { draft, doubles, problems } = state
  const references = [...new Set(doubles.flatMap((double) => double?.case_reference ?? []))]
  const action = inLanguage(pathOf(draft), language)
  return {
    title: words.check,
    body: html`<p class="lead">${words.check_lead}</p>
${faults(problems.length > 0 ? [words.faults] : [])}
<form method="post" action="${action}">${formKey(frame)}
${draft.invoices.map((invoice) => invoiceFields(frame, state, invoice))}
${debtorFields(frame, state)}
${references.length > 0 && doubleNotice(frame, state, references)}
<p class="note">${words.delivered}</p>
<p class="ways"><button type="submit">${words.submit}</button>
<button type="submit" class="quiet" name="step" value="save" formnovalidate>${words.save}</button></p></form>
<section aria-labelledby="then"><h2 id="then">${words.next}</h2>${steps(words.next_steps)}</section>
<form method="post" action="${inLanguage(`${pathOf(draft)}/removal`, language)}" class="bare">${formKey(frame)}
<button type="submit" class="quiet">${words.drop}</button></form>`,
  }
}

function doubleNotice({ language }: PortalFrame, { doubles, values }: DraftState, references: string[]): Html {
  const words = WORDS[language]
  const found = doubles.filter((double) => double !== undefined)
  return html`${warning(words.double(references.join(', ')))}
<p>${references.map((reference) => {
    const { claim_id = '' } = found.find(({ case_reference }) => case_reference === reference) ?? {}
    return html`<a href="${inLanguage(claimPath(claim_id), language)}">${reference}</a> `
  })}</p>
<label class="choice"><input type="checkbox" name="confirmed" value="yes"${values.confirmed === 'yes' && html` checked`}><span>${words.confirm}</span></label>`
}

/** How a field of the form is shown: what was typed or read, and what is wrong or doubtful about it. */
function inputOf(frame: PortalFrame, { values, problems, doubtful }: DraftState) {
  const words = WORDS[frame.language]
  return (name: string, label: string, more: Partial<Parameters<typeof field>[0]> & { is_optional?: boolean } = {}) => {
    const { is_optional, hint, ...rest } = more
    const problem = problems.find(({ field: path }) => path === name)
    return field({
      name,
      label: is_optional ? `${label} (${words.optional})` : label,
      value: values[name],
      fault: problem && faultText(words, problem),
      hint: doubtful.has(name) ? words.doubtful : hint,
      maxlength: 255,
      ...rest,
    })
  }
}

function invoiceFields(frame: PortalFrame, state: DraftState, invoice: DraftInvoiceRow): Html {
  const { language } = frame
  const words = WORDS[language]
  const all = state.draft.invoices.length
  const { position, original_filename, reading, state: read } = invoice
  const input = inputOf(frame, state)
  const of = (name: InvoiceField, more: Parameters<typeof input>[2] = {}) =>
    input(invoiceField(position, name), words.fields[name], more)
  const file = `${pathOf(state.draft)}/files/${position}`
  const is_foreign = reading?.currency && reading.currency !== 'EUR'
  return html`<fieldset><legend>${all > 1 ? words.invoice_of(position + 1, all) : words.invoice}</legend>
${original_filename && html`<p class="note">${original_filename} · <a href="${inLanguage(file, language)}">${words.see_file}</a></p>`}
${read === 'failed' && html`<p class="note">${words.failed}</p>`}
${of('invoice_number', { is_required: true })}
${of('invoice_issue_date', { type: 'date', is_required: true })}
${of('invoice_due_date', { type: 'date', is_optional: true })}
${of('invoice_amount_gross', {
  inputmode: 'decimal',
  is_required: true,
  hint: is_foreign ? words.foreign(reading?.currency ?? '') : words.amount_hint,
})}
${of('invoice_amount_net', { inputmode: 'decimal', is_optional: true })}
${of('subject', { is_optional: true, maxlength: 1000 })}</fieldset>`
}

function debtorFields(frame: PortalFrame, state: DraftState): Html {
  const words = WORDS[frame.language]
  const { fields, kinds } = words
  const { values, problems } = state
  const input = inputOf(frame, state)
  const no_kind = problems.find(({ field: path }) => path === 'debtor_kind')
  const no_country = problems.find(({ field: path }) => path === 'country')
  const country = values.country ?? NEAR_COUNTRIES[0]
  // One that is not known yet stands first, and any other that was chosen before last.
  const countries = country === '' ? ['', ...NEAR_COUNTRIES] : [...new Set([...NEAR_COUNTRIES, country])]
  return html`<fieldset class="debtor"><legend>${words.debtor}</legend>
${options({
  name: 'debtor_kind',
  label: fields.debtor_kind,
  value: values.debtor_kind ?? '',
  options: DEBTOR_KINDS.map((value) => ({ value, label: kinds[value] })),
  fault: no_kind && faultText(words, no_kind),
})}
<div class="of-company">${input('company_name', fields.company_name)}</div>
<div class="of-person">${input('first_name', fields.first_name, { is_optional: true })}
${input('last_name', fields.last_name)}</div>
${input('street', fields.street, { is_required: true })}
${input('zip', fields.zip, { is_required: true, maxlength: 20 })}
${input('city', fields.city, { is_required: true })}
${choice({
  name: 'country',
  label: fields.country,
  value: country,
  options: countries.map((code) => ({ value: code, label: nameOf(frame, code) })),
})}${no_country && html`<p class="fault">${faultText(words, no_country)}</p>`}
<p class="note">${words.debtor_note}</p>
${input('email', fields.email, { type: 'email', is_optional: true })}
${input('phone', fields.phone, { type: 'tel', is_optional: true })}
${input('contract_date', fields.contract_date, { type: 'date', is_optional: true, hint: words.contract_hint })}</fieldset>`
}

/** What was sent as a country may be none. */
const nameOf = ({ format }: PortalFrame, code: string): string =>
  /^[A-Z]{2}$/.test(code) ? format.country(code) : code || '–'
