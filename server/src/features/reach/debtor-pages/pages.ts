import {
  amounts,
  copyable,
  done,
  facts,
  faults,
  field,
  notice,
  steps,
  timeline,
  warning,
} from '../../../audiences/pages/kit.ts'
import type { Printer } from '../../../audiences/pages/printer.ts'
import { inGroupsOfFour } from '../../../kernel/banking.ts'
import { type Html, html } from '../../../platform/http/html.ts'
import { type FormValues, inLanguage } from '../../../platform/http/plain-pages.ts'
import {
  type CaseAnswer,
  type CaseWords,
  type PaymentAnswer,
  type PortalLanguage,
  WORDS,
} from '../debtor-case/index.ts'
import { caseHead } from './case-head.ts'
import { backToCase, type CaseFrame, innerPage, type PortalFrame, portalPage } from './frame.ts'
import { amountRows, outsideRows } from './page-amounts.ts'
import { printerOf } from './printer.ts'

/** `notice` is calm, `fault` is what went wrong. */
export type DoorState = { values: FormValues; fault?: string | undefined; notice?: string | undefined }

export function doorPage(frame: PortalFrame, { values, fault, notice: said }: DoorState): string {
  const { language } = frame
  const { door } = WORDS[language]
  return portalPage(frame, {
    title: door.title,
    has_script: true,
    body: html`<div class="door"><h1>${door.title}</h1>
<p class="lead">${door.lead}</p>
${faults(fault ? [fault] : [])}${said && notice(said)}
<form method="post" action="${inLanguage('/debtor', language)}">
${field({
  name: 'case_reference',
  label: door.reference,
  value: values.case_reference,
  hint: door.reference_hint,
  autocomplete: 'off',
  is_required: true,
  maxlength: 64,
})}
${field({ name: 'access_code', label: door.code, hint: door.code_hint, autocomplete: 'off', is_required: true, maxlength: 64 })}
<button type="submit">${door.enter}</button>
</form>
<p><a href="${inLanguage('/debtor/verify', language)}">${door.genuine}</a></p>
<p class="note">${door.no_code}</p></div>`,
  })
}

export function verifyPage(frame: PortalFrame): string {
  const { language } = frame
  const { verify } = WORDS[language]
  return portalPage(frame, {
    title: verify.title,
    body: html`<h1>${verify.title}</h1>
<p class="lead">${verify.lead}</p>
<section>${steps(verify.steps)}</section>
${notice(verify.never)}
<p><a class="button" href="${inLanguage('/debtor', language)}">${verify.to_door}</a></p>`,
  })
}

/** `said` tells what was just done. */
export function casePage(frame: CaseFrame, answer: CaseAnswer, said: string | null = null): string {
  const { language, country } = frame
  const words = WORDS[language]
  const { page } = words
  const printer = printerOf(language, country)
  const { euro, day } = printer
  return innerPage(
    frame,
    page.title(answer.case_reference),
    html`<h1>${page.title(answer.case_reference)}</h1>
${said && done(said)}
${answer.court_notice && warning(answer.court_notice)}
${notice(answer.status)}
${caseHead(frame, answer)}
${whoSection(answer, words, day)}
${answer.next_step && nextSection(answer.next_step, words, day)}
<section aria-labelledby="sum"><h2 id="sum">${page.sum}</h2>
${amounts(amountRows(answer, language), { label: answer.standing === 'ended' ? page.total_ended : page.total, amount: euro(answer.outstanding_today) })}
${outsideRows(answer, language)}</section>
${answer.plan && planSection(answer.plan, words, { ...printer, is_alive: answer.standing === 'arrears' })}
${papersSection(answer, words, { day, language })}
${contactSection(answer, words, language)}`,
  )
}

type DayText = Printer['day']

function whoSection(answer: CaseAnswer, { page }: CaseWords, day: DayText): Html {
  const { creditor, collector, debtor } = answer
  const is_closed = answer.standing === 'paid' || answer.standing === 'ended'
  return html`<section aria-labelledby="who"><h2 id="who">${page.who}</h2>
${facts([
  [page.creditor, html`${creditor.name}<small>${[...creditor.address, page.creditor_more].join(' · ')}</small>`],
  [page.collector, html`${collector.name}<small>${is_closed ? page.collector_was : page.collector_more}</small>`],
  [page.debtor, debtor.name],
  ...(answer.subject_matter ? [[page.subject, answer.subject_matter] as const] : []),
  ...(answer.contract_date ? [[page.contract, day(answer.contract_date)] as const] : []),
  [page.since, day(answer.handed_over_on)],
  [page.reference, answer.case_reference],
])}</section>`
}

/** What money can still prevent. */
const CONDITIONS: Readonly<Partial<Record<NonNullable<CaseAnswer['next_step']>['kind'], 'next_on' | 'next_arrears'>>> =
  {
    first_letter: 'next_on',
    second_letter: 'next_on',
    third_letter: 'next_on',
    court_advice: 'next_on',
    plan_ends: 'next_arrears',
  }

function nextSection(next: NonNullable<CaseAnswer['next_step']>, { page }: CaseWords, day: DayText): Html {
  const when = next.on ? page[CONDITIONS[next.kind] ?? 'next_day'](day(next.on)) : page.next_open
  return html`<section aria-labelledby="next"><h2 id="next">${page.next}</h2>
${timeline([{ when, what: next.text }])}</section>`
}

function planSection(
  plan: NonNullable<CaseAnswer['plan']>,
  { page, plan: words }: CaseWords,
  { euro, day, is_alive }: Pick<Printer, 'euro' | 'day'> & { is_alive: boolean },
): Html {
  const is_former = plan.status === 'cancelled' && !is_alive
  return html`<section aria-labelledby="plan"><h2 id="plan">${is_former ? page.plan_former : page.plan}</h2>
<p>${page.plan_paid(euro(plan.paid_amount), euro(plan.total_amount))}</p>
<dl>${plan.installments.map(
    ({ number, due_date, amount, status }) =>
      html`<div><dt>${page.installment(number, day(due_date))}</dt><dd>${euro(amount)}${(status === 'paid' || !is_former) && html` · ${page.installment_status[status]}`}</dd></div>`,
  )}</dl>
<p class="ways"><a class="button quiet" href="/api/debtor/installment-plan/agreement.pdf">${words.agreement}</a></p></section>`
}

function papersSection(
  { letters, documents }: CaseAnswer,
  { page }: CaseWords,
  { day, language }: { day: DayText; language: PortalLanguage },
): Html {
  const papers = [
    ...letters.map(({ id, name, date }) => ({
      href: `/api/debtor/letters/${id}/file`,
      name,
      of: page.letter_of(day(date)),
      pdf: null,
    })),
    ...documents.map(({ id, name, is_own, is_e_invoice }) => ({
      href: `/api/debtor/documents/${id}/download`,
      name,
      of: is_own ? page.own_file : '',
      pdf: is_e_invoice ? inLanguage(`/api/debtor/documents/${id}/readable.pdf`, language) : null,
    })),
  ]
  return html`<section aria-labelledby="papers"><h2 id="papers">${page.papers}</h2>
${
  papers.length === 0
    ? html`<p>${page.no_papers}</p>`
    : html`<ul>${papers.map(({ href, name, of, pdf }) => html`<li><a href="${href}">${name}</a> ${pdf && html`· <a href="${pdf}" aria-label="PDF: ${name}">PDF</a> `}${of}</li>`)}</ul>`
}</section>`
}

function contactSection({ collector }: CaseAnswer, { page, door, contact }: CaseWords, language: PortalLanguage): Html {
  return html`<section aria-labelledby="contact"><h2 id="contact">${page.contact}</h2>
${facts([
  [page.address, [collector.name, ...collector.address].join(', ')],
  ...(collector.phone
    ? [[page.phone, html`<a href="tel:${collector.phone.replace(/[^\d+]/g, '')}">${collector.phone}</a>`] as const]
    : []),
  [page.email, html`<a href="mailto:${collector.email}">${collector.email}</a>`],
  ...(collector.register.length > 0 ? [[page.register, collector.register.join(', ')] as const] : []),
  ...(collector.supervisory_authority ? [[page.authority, collector.supervisory_authority] as const] : []),
])}
<p class="note"><a href="${inLanguage('/debtor/contact', language)}">${contact.link}</a></p>
<p class="note"><a href="${inLanguage('/debtor/verify', language)}">${door.genuine}</a></p></section>`
}

/** `asked` is what was typed; `fault` says that it is no amount. */
export type PayState = { asked: string; fault: boolean; most: number }

export function payPage(frame: CaseFrame, payment: PaymentAnswer, { asked, fault, most }: PayState): string {
  const { language } = frame
  const { pay } = WORDS[language]
  const { euro, figure } = printerOf(language)
  const limit = euro(most)
  const code = `data:image/svg+xml;base64,${Buffer.from(payment.girocode).toString('base64')}`
  return innerPage(
    frame,
    pay.title,
    html`<h1>${pay.title}</h1>
<p class="sum">${euro(payment.amount)}</p>
<p class="lead">${pay.lead}</p>
<section><img class="code" src="${code}" alt="${pay.scan}" width="240" height="240">
<p class="note">${pay.scan}</p>
<p class="ways"><a class="button quiet" download="girocode.png" href="/debtor/pay/code.png?amount=${payment.amount}">${pay.save}</a>
<button type="button" class="quiet" data-share="/debtor/pay/code.png?amount=${payment.amount}" hidden>${pay.share}</button></p></section>
<section aria-labelledby="by-hand"><h2 id="by-hand">${pay.by_hand}</h2>
<dl>${copyable(pay.name, payment.name, pay)}
${copyable(pay.iban, inGroupsOfFour(payment.iban), pay, payment.iban)}
${payment.bic && copyable(pay.bic, payment.bic, pay)}
${copyable(pay.reference, inGroupsOfFour(payment.reference), pay, payment.reference)}
${copyable(pay.amount, euro(payment.amount), pay, figure(payment.amount))}</dl>
<p class="note">${pay.reference_why} ${pay.takes}</p></section>
<form method="get" action="/debtor/pay"><h2>${pay.part}</h2>
<input type="hidden" name="lang" value="${language}">
${field({
  name: 'amount',
  label: pay.amount,
  value: asked,
  hint: pay.part_hint(limit),
  fault: fault ? pay.part_wrong(limit) : undefined,
  inputmode: 'decimal',
  autocomplete: 'off',
  is_required: true,
  maxlength: 16,
})}
<button type="submit">${pay.part_show}</button></form>
${backToCase(frame)}`,
  )
}
