import { amounts, facts, field, warning } from '../../../audiences/pages/kit.ts'
import type { Format } from '../../../kernel/format.ts'
import type { Language } from '../../../kernel/language.ts'
import { cited } from '../../../law/citation.ts'
import { mayHaveLawyer } from '../../../law/court.ts'
import { procedureNamed } from '../../../law/laws.ts'
import { warningText } from '../../../law/table-warnings.ts'
import { type Html, html } from '../../../platform/http/html.ts'
import type { FormValues } from '../../../platform/http/plain-pages.ts'
import { outstandingCents } from '../../case/claims/index.ts'
import { debtorName } from '../../parties/debtors/index.ts'
import { courtText, type Estimate } from '../court/index.ts'
import type { DecisionFault } from './form.ts'
import { noticesOf } from './rules.ts'
import type { DecisionView } from './service.ts'
import { type DecisionWords, wordsOf } from './words.ts'

/** Through which the creditor comes in: the login or the link. The page is the same. */
export type DecisionDoor = {
  readonly language: Language
  readonly format: Format
  /** Where the form is sent. */
  readonly action: string
  /** By it a form that is sent twice is carried out once. */
  readonly form_key: string
  /** Until when a link can be used. */
  readonly expires_at: Date | null
}

export type SentForm = { readonly values: FormValues; readonly faults: readonly DecisionFault[] }
export const NOTHING_SENT: SentForm = { values: {}, faults: [] }

/** What the creditor decides on and how, below the heading of the page. */
export function decisionForm(door: DecisionDoor, view: DecisionView, sent: SentForm): Html {
  const { language, format } = door
  const { claim, assessment } = view
  const words = wordsOf(language, assessment)
  const { estimate, parties } = assessment
  return html`<p class="lead">${words.lead}</p>
<p><a class="skip" href="#decision">${words.skip}</a></p>
${faultSummary(words, sent.faults)}
${noticesOf(view).map((kind) => warning(words.notices[kind]))}
<section aria-labelledby="claim"><h2 id="claim">${words.claim}</h2>
${facts([
  [words.case_reference, claim.case_reference],
  [words.creditor, parties.creditor.name],
  [words.debtor, debtorName(parties.debtor)],
  [words.invoiced, format.euro(estimate.streitwert_cents)],
  [words.outstanding, format.euro(outstandingCents(claim))],
  [words.streitwert, format.euro(estimate.amount_to_claim_cents)],
])}</section>
${costSection(words, door, { estimate, country: parties.creditor.address.country })}
${rulesSection(words, door, { estimate, barred_on: claim.time_barred_on })}
${form(door, estimate, { ...sent, words })}`
}

function faultSummary(words: DecisionWords, faults: readonly DecisionFault[]): Html | null {
  if (faults.length === 0) return null
  return html`<div class="faults" role="alert" tabindex="-1"><h2>${words.faults_head}</h2>
<ul>${faults.map((fault) => html`<li><a href="#${fault}">${words.faults[fault]}</a></li>`)}</ul></div>`
}

type Costs = { readonly estimate: Estimate; readonly country: string | null }

function costSection(words: DecisionWords, { language, format }: DecisionDoor, { estimate, country }: Costs): Html {
  const { procedure, refusal } = estimate
  if (refusal) {
    return html`<section class="warning" aria-labelledby="costs"><h2 id="costs">${words.unavailable}</h2>
<p>${refusal.words[language]}</p></section>`
  }
  return html`<section aria-labelledby="costs"><h2 id="costs">${words.costs}</h2>
${facts([
  ...(procedure ? [[words.procedure, procedureNamed(procedure).words[language].title] as const] : []),
  [words.court, courtText(estimate.court) ?? words.court_unknown],
])}
${costs(words, format, estimate)}
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

/** What is certain, and apart from it what the creditor may add. */
function costs(words: DecisionWords, format: Format, estimate: Estimate): Html {
  const { court_fees_cents, lawyer, lawyer_fees, optional_lawyer_cents } = estimate
  const certain_cents = estimate.total_costs_cents ?? 0
  const fee = { label: words.court_fees, amount: format.euro(court_fees_cents ?? 0), note: words.court_fees_note }
  const needed =
    lawyer === 'lawyer_required' && lawyer_fees
      ? [{ label: words.lawyer_fees, amount: format.euro(lawyer_fees.gross_cents), note: words.lawyer_needed_note }]
      : []
  const certain = amounts([fee, ...needed], { label: words.total_certain, amount: format.euro(certain_cents) })
  if (lawyer === 'lawyer_not_allowed') return html`${certain}<p class="note">${words.no_lawyer}</p>`
  if (optional_lawyer_cents === null) return certain
  const optional = { label: words.lawyer_fees, amount: format.euro(optional_lawyer_cents) }
  const together = { label: words.total_with, amount: format.euro(certain_cents + optional_lawyer_cents) }
  return html`${certain}
<h3>${words.extra}</h3>
${amounts([optional], together)}`
}

const warningList = (words: DecisionWords, texts: readonly string[]): Html | null =>
  texts.length === 0
    ? null
    : html`<div class="warning" role="note"><p><strong>${words.doubts}</strong></p>
<ul>${texts.map((text) => html`<li>${text}</li>`)}</ul></div>`

type Rules = { readonly estimate: Estimate; readonly barred_on: string | null }

/** What follows from either answer, before it is given. The course of a procedure is that of its country. */
function rulesSection(words: DecisionWords, { language, format }: DecisionDoor, { estimate, barred_on }: Rules): Html {
  const { procedure, refusal } = estimate
  const listed = (title: string, rules: readonly string[]) =>
    html`<h3>${title}</h3><ul>${rules.map((rule) => html`<li>${rule}</li>`)}</ul>`
  const told = procedure && procedureNamed(procedure).words[language]
  const course = told ? [...filers(estimate).map((filer) => told.filed_by[filer]), ...told.course] : []
  const barred = barred_on ? [words.barred_on(format.day(barred_on))] : []
  return html`<section aria-labelledby="rules"><h2 id="rules">${words.rules}</h2>
${refusal === null && listed(words.rules_sue, [words.fee_rule, ...course, words.reimbursed])}
${listed(words.rules_decline, [...words.decline_rules, ...barred])}
<p><strong>${words.final}</strong></p></section>`
}

/** Who may file. Where there need not be a lawyer, the creditor is told of both ways. */
function filers({ lawyer }: Estimate): ('lawyer' | 'nobody')[] {
  if (lawyer === 'lawyer_required') return ['lawyer']
  return mayHaveLawyer(lawyer) ? ['nobody', 'lawyer'] : ['nobody']
}

type Filled = SentForm & { readonly words: DecisionWords }

const faultText = ({ words, faults }: Filled, fault: DecisionFault): Html | null =>
  faults.includes(fault) ? html`<p class="fault" id="${fault}-fault">${words.faults[fault]}</p>` : null

/** Tells a screen reader which fault belongs to which field. */
const marked = ({ faults }: Filled, fault: DecisionFault): Html | null =>
  faults.includes(fault) ? html` aria-invalid="true" aria-describedby="${fault}-fault"` : null

type Option = { readonly name: string; readonly value: string; readonly label: string; readonly hint?: string }

function option({ values }: Filled, { name, value, label, hint }: Option, is_usual = false): Html {
  const is_chosen = values[name] === undefined ? is_usual : values[name] === value
  return html`<label class="choice"><input type="radio" name="${name}" value="${value}"${is_chosen && html` checked`}>
<span>${label}${hint && html`<small>${hint}</small>`}</span></label>`
}

function form({ format, action, form_key, expires_at }: DecisionDoor, estimate: Estimate, filled: Filled) {
  const { words, values } = filled
  const { refusal, lawyer } = estimate
  return html`<form method="post" action="${action}" class="decision" novalidate>
<input type="hidden" name="form_key" value="${form_key}">
<h2 id="decision">${words.decision}</h2>
<fieldset${marked(filled, 'decision')}><legend>${words.title}</legend>
${faultText(filled, 'decision')}
${refusal === null && option(filled, { name: 'decision', value: 'sue', label: words.sue, hint: words.sue_hint })}
${option(filled, { name: 'decision', value: 'decline', label: words.decline, hint: words.decline_hint })}
</fieldset>
${refusal === null && mayHaveLawyer(lawyer) && lawyerFields(filled, lawyer === 'lawyer_required')}
<div class="field" id="confirm">${faultText(filled, 'confirm')}
<label class="choice"><input type="checkbox" name="confirm" value="yes"${values.confirm === 'yes' && html` checked`}${marked(filled, 'confirm')}>
<span>${words.confirm}</span></label></div>
<button type="submit">${words.submit}</button>
${expires_at && html`<p class="note">${words.expires(format.instant(expires_at))}</p>`}
</form>`
}

function lawyerFields(filled: Filled, is_required: boolean): Html {
  const { words, values, faults } = filled
  const own = (name: DecisionFault, label: string, maxlength: number) => ({
    ...{ name, label, maxlength, value: values[name] },
    fault: faults.includes(name) ? words.faults[name] : undefined,
  })
  const choices = [
    ...(is_required ? [] : [{ value: 'none', label: words.lawyer_none }]),
    { value: 'svc_network', label: words.lawyer_network },
    { value: 'wunschanwalt', label: words.lawyer_own },
  ]
  return html`<fieldset id="lawyer"${marked(filled, 'lawyer')}><legend>${words.lawyer}</legend>
<p>${is_required ? words.lawyer_required : words.lawyer_optional}</p>
${faultText(filled, 'lawyer')}
${choices.map((one) => option(filled, { name: 'lawyer', ...one }, one.value === 'none'))}
<div class="own" role="group" aria-label="${words.own}"><p class="note">${words.own}</p>
${field(own('wunschanwalt_first_name', words.first_name, 100))}
${field(own('wunschanwalt_last_name', words.last_name, 100))}
${field(own('wunschanwalt_location', words.location, 200))}
${field({ ...own('wunschanwalt_email', `${words.email} (${words.optional})`, 255), type: 'email' })}
</div></fieldset>`
}
