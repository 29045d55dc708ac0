import { type Format, formatOf } from '../../../kernel/format.ts'
import type { Language } from '../../../kernel/language.ts'
import { cited } from '../../../law/citation.ts'
import { mayHaveLawyer } from '../../../law/court.ts'
import { procedureNamed } from '../../../law/laws.ts'
import { warningText } from '../../../law/table-warnings.ts'
import { type Html, html } from '../../../platform/http/html.ts'
import { type FormValues, type Frame, framed } from '../../../platform/http/plain-pages.ts'
import { courtText, type Estimate } from '../court/index.ts'
import { type DecisionWords, WORDS } from './words.ts'

export type DecisionFault = keyof DecisionWords['faults']

export type FormView = {
  case_reference: string
  creditor_name: string
  creditor_country: string | null
  debtor_name: string
  outstanding_cents: number
  estimate: Estimate
  expires_at: Date
  values: FormValues
  faults: readonly DecisionFault[]
}

const pairs = (rows: readonly (readonly [string, string] | null)[]): Html =>
  html`<dl>${rows.map((row) => row && html`<div><dt>${row[0]}</dt><dd>${row[1]}</dd></div>`)}</dl>`

export function formPage(frame: Frame, view: FormView): string {
  const words = WORDS[frame.language]
  const format = formatOf(frame.language, view.creditor_country)
  const body = html`<h1>${words.title}</h1>
<p class="lead">${words.lead}</p>
<p><a class="skip" href="#decision">${words.skip}</a></p>
${faultSummary(words, view.faults)}
<section aria-labelledby="claim"><h2 id="claim">${words.claim}</h2>
${pairs([
  [words.case_reference, view.case_reference],
  [words.creditor, view.creditor_name],
  [words.debtor, view.debtor_name],
  [words.invoiced, format.euro(view.estimate.streitwert_cents)],
  [words.outstanding, format.euro(view.outstanding_cents)],
  [words.streitwert, format.euro(view.estimate.amount_to_claim_cents)],
])}</section>
${costSection(frame.language, view)}
${rulesSection(words, view.estimate.refusal === null)}
${decisionForm(frame, format, view)}`
  return framed(frame, { title: words.title, body })
}

function faultSummary(words: DecisionWords, faults: readonly DecisionFault[]): Html | null {
  if (faults.length === 0) return null
  return html`<div class="faults" role="alert" tabindex="-1"><h2>${words.faults_head}</h2>
<ul>${faults.map((fault) => html`<li><a href="#${fault}">${words.faults[fault]}</a></li>`)}</ul></div>`
}

function costSection(language: Language, { estimate, creditor_country: country }: FormView): Html {
  const words = WORDS[language]
  const format = formatOf(language, country)
  const { court_fees_cents, lawyer, lawyer_fees, procedure, refusal } = estimate
  if (refusal) {
    return html`<section class="warning" aria-labelledby="costs"><h2 id="costs">${words.unavailable}</h2>
<p>${refusal.words[language]}</p></section>`
  }
  const fee_cents = court_fees_cents ?? 0
  const with_cents = fee_cents + (lawyer_fees?.gross_cents ?? 0)
  const totals: (readonly [string, string])[] =
    lawyer === 'lawyer_optional' && lawyer_fees
      ? [
          [words.total_without, format.euro(fee_cents)],
          [words.total_with, format.euro(with_cents)],
        ]
      : [[words.total, format.euro(with_cents)]]
  return html`<section aria-labelledby="costs"><h2 id="costs">${words.costs}</h2>
${pairs([
  procedure && [words.procedure, procedureNamed(procedure).words[language].title],
  [words.court, courtText(estimate.court) ?? words.court_unknown],
  [words.court_fees, format.euro(fee_cents)],
  lawyer_fees && [words.lawyer_fees, format.euro(lawyer_fees.gross_cents)],
])}
<dl class="totals">${totals.map(([label, value]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>
${warningList(
  words,
  estimate.warnings.map((warning) => warningText(warning, language, country)),
)}
<details><summary>${words.basis}</summary>
<ul>${estimate.legal_basis.map(
    ({ rule, valid_from, source }) =>
      html`<li>${words.basis_row(cited(rule, language), format.day(valid_from), cited(source, language))}</li>`,
  )}</ul></details></section>`
}

const warningList = (words: DecisionWords, texts: readonly string[]): Html | null =>
  texts.length === 0
    ? null
    : html`<div class="warning" role="note"><p><strong>${words.doubts}</strong></p>
<ul>${texts.map((text) => html`<li>${text}</li>`)}</ul></div>`

function rulesSection(words: DecisionWords, is_available: boolean): Html {
  const listed = (title: string, rules: readonly string[]) =>
    html`<h3>${title}</h3><ul>${rules.map((rule) => html`<li>${rule}</li>`)}</ul>`
  return html`<section aria-labelledby="rules"><h2 id="rules">${words.rules}</h2>
${is_available && listed(words.rules_sue, words.sue_rules)}
${listed(words.rules_decline, words.decline_rules)}
<p><strong>${words.final}</strong></p></section>`
}

type DecisionField = { words: DecisionWords; values: FormValues; faults: readonly DecisionFault[] }

const faultText = ({ words, faults }: DecisionField, fault: DecisionFault): Html | null =>
  faults.includes(fault) ? html`<p class="fault" id="${fault}-fault">${words.faults[fault]}</p>` : null

/** Tells a screen reader which fault belongs to which field. */
const marked = ({ faults }: DecisionField, fault: DecisionFault): Html | null =>
  faults.includes(fault) ? html` aria-invalid="true" aria-describedby="${fault}-fault"` : null

function choice(field: DecisionField, name: string, option: { value: string; label: string; hint?: string }): Html {
  const is_chosen = field.values[name] === option.value
  return html`<label class="choice"><input type="radio" name="${name}" value="${option.value}"${is_chosen && html` checked`}>
<span>${option.label}${option.hint && html`<small>${option.hint}</small>`}</span></label>`
}

function textField(
  field: DecisionField,
  name: DecisionFault,
  label: string,
  options: { type?: string; most: number; hint?: string },
): Html {
  const { type = 'text', most, hint } = options
  return html`<div class="field"><label for="${name}">${label}${hint && html` <small>(${hint})</small>`}</label>
<input id="${name}" name="${name}" type="${type}" maxlength="${most}" value="${field.values[name]}"${marked(field, name)}>
${faultText(field, name)}</div>`
}

function decisionForm({ language, path }: Frame, format: Format, view: FormView): Html {
  const words = WORDS[language]
  const field: DecisionField = { words, values: view.values, faults: view.faults }
  const { refusal, lawyer } = view.estimate
  return html`<form method="post" action="${path}?lang=${language}" id="decision-form" novalidate>
<h2 id="decision">${words.decision}</h2>
<fieldset${marked(field, 'decision')}><legend>${words.title}</legend>
${faultText(field, 'decision')}
${refusal === null && choice(field, 'decision', { value: 'sue', label: words.sue, hint: words.sue_hint })}
${choice(field, 'decision', { value: 'decline', label: words.decline, hint: words.decline_hint })}
</fieldset>
${refusal === null && mayHaveLawyer(lawyer) && lawyerFields(field, view.estimate)}
<div class="field" id="confirm">${faultText(field, 'confirm')}
<label class="choice"><input type="checkbox" name="confirm" value="yes"${view.values.confirm === 'yes' && html` checked`}${marked(field, 'confirm')}>
<span>${words.confirm}</span></label></div>
<button type="submit">${words.submit}</button>
<p class="note">${words.expires(format.instant(view.expires_at))}</p>
</form>`
}

function lawyerFields(field: DecisionField, { lawyer }: Estimate): Html {
  const { words } = field
  const is_required = lawyer === 'lawyer_required'
  return html`<fieldset id="lawyer"${marked(field, 'lawyer')}><legend>${words.lawyer}</legend>
<p>${is_required ? words.lawyer_required : words.lawyer_optional}</p>
${faultText(field, 'lawyer')}
${!is_required && choice(field, 'lawyer', { value: 'none', label: words.lawyer_none })}
${choice(field, 'lawyer', { value: 'svc_network', label: words.lawyer_network })}
${choice(field, 'lawyer', { value: 'wunschanwalt', label: words.lawyer_own })}
<div class="own" role="group" aria-label="${words.own}"><p class="note">${words.own}</p>
${textField(field, 'wunschanwalt_first_name', words.first_name, { most: 100 })}
${textField(field, 'wunschanwalt_last_name', words.last_name, { most: 100 })}
${textField(field, 'wunschanwalt_location', words.location, { most: 200 })}
${textField(field, 'wunschanwalt_email', words.email, { type: 'email', most: 255, hint: words.optional })}
</div></fieldset>`
}

export type DecisionNotice = { title: string; texts: readonly string[]; receipt?: { href: string; until: string } }

/** A page with one message: the decision is recorded, or why it cannot be. */
export function noticePage(frame: Frame, { title, texts, receipt }: DecisionNotice): string {
  const words = WORDS[frame.language]
  const body = html`<h1>${title}</h1>
${texts.map((text) => html`<p>${text}</p>`)}
${receipt && html`<p><a class="button" href="${receipt.href}">${words.receipt}</a></p><p class="note">${receipt.until}</p>`}`
  return framed(frame, { title, body })
}
