import { type AmountRow, facts } from '../../../audiences/pages/kit.ts'
import type { Printer } from '../../../audiences/pages/printer.ts'
import { type Html, html } from '../../../platform/http/html.ts'
import { type CaseAnswer, type CaseWords, type PortalLanguage, WORDS } from '../debtor-case/index.ts'
import { printerOf } from './printer.ts'

type Page = Printer & { words: CaseWords['page'] }

const pageOf = (language: PortalLanguage): Page => ({ ...printerOf(language), words: WORDS[language].page })

/** Every invoice, cost, line of interest and payment, in the order in which they add up. */
export function amountRows(answer: CaseAnswer, language: PortalLanguage): AmountRow[] {
  const page = pageOf(language)
  const { words, euro, shortDay } = page
  return [
    ...answer.invoices.filter(({ state }) => state === 'due').flatMap((invoice) => invoiceRows(invoice, page)),
    ...answer.costs.map(({ name, amount, reason, rule, date }) => ({
      label: name,
      note: date ? shortDay(date) : null,
      amount: euro(amount),
      more: { title: words.why, body: html`<p>${reason} ${rule !== '' && html`${words.by_rule} ${rule}.`}</p>` },
    })),
    ...interestRows(answer.interest, page),
    ...answer.payments.map(({ date, amount }) => ({
      label: date ? words.payment(shortDay(date)) : words.payment_undated,
      amount: euro(-amount),
    })),
    ...(answer.dropped > 0 ? [{ label: words.dropped, amount: euro(-answer.dropped) }] : []),
  ]
}

function invoiceRows(
  { invoice_number, subject, issue_date, due_date, amount, credited }: CaseAnswer['invoices'][number],
  { words, euro, shortDay }: Page,
): AmountRow[] {
  const dates = issue_date || due_date ? words.invoice_dates(shortDay(issue_date), shortDay(due_date)) : ''
  const note = [subject, dates].filter(Boolean).join(', ')
  return [
    { label: words.invoice(invoice_number), note: note || null, amount: euro(amount) },
    ...(credited > 0 ? [{ label: words.credited, amount: euro(-credited) }] : []),
  ]
}

function interestRows(
  { amount, lines }: CaseAnswer['interest'],
  { words, euro, shortDay, percent }: Page,
): AmountRow[] {
  if (amount === 0) return []
  const body = html`<p>${words.interest_what}</p><ul>${lines.map(
    ({ from, to, days, rate, base_amount, amount: part, rule }) => {
      const how =
        base_amount === null || rate === null || days === null
          ? words.interest_fixed
          : words.interest_line(
              euro(base_amount),
              percent(Math.round(rate * 100)),
              words.days(days),
              `${shortDay(from)} – ${shortDay(to)}`,
            )
      return html`<li>${euro(part)}: ${how}${rule !== '' && html`. ${words.by_rule} ${rule}`}</li>`
    },
  )}</ul>`
  return [{ label: words.interest, amount: euro(amount), more: { title: words.interest_more, body } }]
}

/** What is in no total; null where there is nothing of it. */
export function outsideRows({ invoices }: CaseAnswer, language: PortalLanguage): Html | null {
  const { words, euro } = pageOf(language)
  const outside = invoices.filter(({ state }) => state !== 'due')
  if (outside.length === 0) return null
  return html`<h3>${words.not_asked}</h3>${facts(
    outside.map(({ invoice_number, amount, state }) => [
      words.invoice(invoice_number),
      `${euro(amount)} · ${state === 'not_due' ? words.not_due : words.time_barred}`,
    ]),
  )}`
}
