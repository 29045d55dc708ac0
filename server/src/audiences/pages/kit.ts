import { type Html, html } from '../../platform/http/html.ts'

/** The parts that all server-rendered pages are made of. Each is a pure function of what it shows. */

export type Field = {
  readonly name: string
  readonly label: string
  readonly type?: 'text' | 'email' | 'tel' | 'number' | 'date' | 'password'
  readonly value?: string | undefined
  readonly hint?: string | undefined
  readonly fault?: string | undefined
  readonly autocomplete?: string
  readonly inputmode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel'
  readonly is_required?: boolean
  readonly minlength?: number | undefined
  readonly maxlength?: number
  /** Where what is wrong is said elsewhere: the id of that text. */
  readonly fault_id?: string | undefined
}

/** A labelled input with its hint and what is wrong with it, which a screen reader reads together. */
export function field(given: Field): Html {
  const { name, label, type = 'text', value, hint, fault, autocomplete, inputmode, is_required } = given
  const { minlength, maxlength, fault_id = fault && `${name}-fault` } = given
  const described = [hint && `${name}-hint`, fault_id].filter(Boolean).join(' ')
  return html`<div class="field"><label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="${type}" value="${value ?? ''}"${autocomplete && html` autocomplete="${autocomplete}"`}${inputmode && html` inputmode="${inputmode}"`}${minlength && html` minlength="${minlength}"`}${maxlength && html` maxlength="${maxlength}"`}${is_required && html` required`}${fault_id && html` aria-invalid="true"`}${described !== '' && html` aria-describedby="${described}"`}>
${hint && html`<p class="note" id="${name}-hint">${hint}</p>`}${fault && html`<p class="fault" id="${name}-fault">${fault}</p>`}</div>`
}

/** Room for words. */
export const words = ({ name, label, value, hint, fault, maxlength }: Omit<Field, 'type'>): Html =>
  html`<div class="field"><label for="${name}">${label}</label>
<textarea id="${name}" name="${name}" rows="5"${maxlength && html` maxlength="${maxlength}"`}${fault && html` aria-invalid="true"`}${(hint || fault) && html` aria-describedby="${[hint && `${name}-hint`, fault && `${name}-fault`].filter(Boolean).join(' ')}"`}>
${value ?? ''}</textarea>
${hint && html`<p class="note" id="${name}-hint">${hint}</p>`}${fault && html`<p class="fault" id="${name}-fault">${fault}</p>`}</div>`

/** Photos and files. A phone offers its camera. */
export const files = (
  { name, label, hint, fault }: Pick<Field, 'name' | 'label' | 'hint' | 'fault'>,
  accept: string,
): Html =>
  html`<div class="field"><label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="file" multiple accept="${accept}"${fault && html` aria-invalid="true"`} aria-describedby="${[`${name}-hint`, fault && `${name}-fault`].filter(Boolean).join(' ')}">
<p class="note" id="${name}-hint">${hint}</p>${fault && html`<p class="fault" id="${name}-fault">${fault}</p>`}</div>`

/** One of several, all of them in sight. */
export const options = ({
  name,
  label,
  value,
  options: given,
  fault,
}: Choice & { readonly fault?: string | undefined }): Html =>
  html`<fieldset${fault && html` aria-invalid="true" aria-describedby="${name}-fault"`}><legend>${label}</legend>
${fault && html`<p class="fault" id="${name}-fault">${fault}</p>`}${given.map(
  (one) =>
    html`<label class="choice"><input type="radio" name="${name}" value="${one.value}" required${one.value === value && html` checked`}><span>${one.label}</span></label>`,
)}</fieldset>`

export type Choice = {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly autocomplete?: string
}

/** One of several, in a list that opens. */
export const choice = ({ name, label, value, options, autocomplete }: Choice): Html =>
  html`<div class="field"><label for="${name}">${label}</label>
<select id="${name}" name="${name}"${autocomplete && html` autocomplete="${autocomplete}"`}>${options.map(
    (option) =>
      html`<option value="${option.value}"${option.value === value && html` selected`}>${option.label}</option>`,
  )}</select></div>`

/** `note` stands below its label; `more` can be opened. */
export type AmountRow = {
  readonly label: string
  readonly amount: string
  readonly note?: string | null
  readonly more?: { readonly title: string; readonly body: Html } | null
}

/** A sum and what it is made of. */
export const amounts = (rows: readonly AmountRow[], total: { label: string; amount: string }): Html =>
  html`<dl class="amounts">${rows.map(
    ({
      label,
      amount,
      note,
      more,
    }) => html`<div><dt>${label}${note && html`<small>${note}</small>`}</dt><dd>${amount}</dd>
${more && html`<dd class="more"><details><summary>${more.title}<span class="hidden"> ${label}</span></summary>${more.body}</details></dd>`}</div>`,
  )}
<div class="total"><dt>${total.label}</dt><dd>${total.amount}</dd></div></dl>`

/** Facts in pairs. */
export const facts = (rows: readonly (readonly [label: string, value: Html | string])[]): Html =>
  html`<dl>${rows.map(([label, value]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>`

/** What must not be overlooked: its first sentence stands out. */
export function warning(text: string): Html {
  const [, first = text, rest = ''] = /^(.*?[.!]) (.*)$/s.exec(text) ?? []
  return html`<p class="warning" role="note"><strong>${first}</strong> ${rest}</p>`
}

export const notice = (text: string): Html => html`<p class="done">${text}</p>`

/** What was just done, which a screen reader says by itself. */
export const done = (text: string): Html => html`<p class="done" role="status">${text}</p>`

/** What was wrong with a form as a whole. */
export const faults = (texts: readonly string[]): Html | null =>
  texts.length === 0 ? null : html`<div class="faults" role="alert">${texts.map((text) => html`<p>${text}</p>`)}</div>`

/** What happened and what comes, in order. */
export const timeline = (rows: readonly { readonly when: string; readonly what: string | Html }[]): Html =>
  html`<ol class="timeline">${rows.map(({ when, what }) => html`<li><span class="when">${when}</span> ${what}</li>`)}</ol>`

/** Numbered things to do. */
export const steps = (rows: readonly (string | Html)[]): Html =>
  html`<ol class="steps">${rows.map((row) => html`<li>${row}</li>`)}</ol>`

/** A value to type elsewhere. The button appears where a script can copy. */
export const copyable = (label: string, value: string, words: { copy: string; copied: string }, raw = value): Html =>
  html`<div class="copyable"><dt>${label}</dt><dd><span>${value}</span>
<button type="button" class="quiet" data-copy="${raw}" data-copied="${words.copied}" hidden>${words.copy}<span class="hidden"> ${label}</span></button></dd></div>`

export type Column = { readonly name: string; readonly is_figure?: boolean }

/**
 * A list of rows that are alike; the first cell names its row. On narrow screens each row becomes a card. The roles keep it
 * a table for screen readers then.
 */
export const table = (columns: readonly Column[], rows: readonly (readonly (string | Html)[])[]): Html =>
  html`<table role="table"><thead role="rowgroup"><tr role="row">${columns.map(
    ({ name, is_figure }) =>
      html`<th scope="col" role="columnheader"${is_figure && html` class="figure"`}>${name}</th>`,
  )}</tr></thead>
<tbody role="rowgroup">${rows.map((cells) => html`<tr role="row">${cells.map((cell, at) => tableCell(columns[at] as Column, cell, at === 0))}</tr>\n`)}</tbody></table>`

const tableCell = ({ name, is_figure }: Column, cell: string | Html, is_name: boolean): Html =>
  is_name
    ? html`<th scope="row" role="rowheader" data-label="${name}">${cell}</th>`
    : html`<td role="cell" data-label="${name}"${is_figure && html` class="figure"`}>${cell}</td>`

export type TurningWords = {
  readonly pages: string
  readonly newer: string
  readonly older: string
  readonly page_of: (page: number, pages: number) => string
}

/** Links to the neighbours of a page; nothing where there is only one. */
export const turning = (
  { page, pages }: { page: number; pages: number },
  hrefOf: (page: number) => string,
  words: TurningWords,
): Html | null =>
  pages < 2
    ? null
    : html`<nav class="turning" aria-label="${words.pages}">${page > 1 && html`<a href="${hrefOf(page - 1)}">${words.newer}</a>`}
<span>${words.page_of(page, pages)}</span>
${page < pages && html`<a href="${hrefOf(page + 1)}">${words.older}</a>`}</nav>`
