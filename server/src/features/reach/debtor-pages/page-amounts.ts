import type { AmountRow } from '../../../audiences/pages/kit.ts'
import { facts } from '../../../audiences/pages/kit.ts'
import { type Format, formatOf } from '../../../kernel/format.ts'
import type { Language } from '../../../kernel/language.ts'
import { exactCents } from '../../../kernel/money.ts'
import { type Html, html } from '../../../platform/http/html.ts'
import { type CaseAnswer, type CaseWords, WORDS } from '../debtor-case/index.ts'

type Printer = { words: CaseWords['page']; format: Format; euro: (amount: number) => string }

function printerOf(language: Language): Printer {
  const format = formatOf(language, null)
  const euro = (amount: number) => format.euro(exactCents(Math.abs(amount)) * Math.sign(amount))
  return { words: WORDS[language].page, format, euro }
}

/** Every invoice, cost, line of interest and payment, in the order in which they add up. */
export function amountRows(answer: CaseAnswer, language: Language): AmountRow[] {
  const printer = printerOf(language)
  const { words, euro, format } = printer
  return [
    ...answer.invoices.filter(({ state }) => state === 'due').flatMap((invoice) => invoiceRows(invoice, printer)),
    ...answer.costs.map(({ name, amount, reason, rule, date }) => ({
      label: name,
      note: date ? format.shortDay(date) : null,
      amount: euro(amount),
      more: { title: words.why, body: html`<p>${reason} ${rule !== '' && html`${words.by_rule} ${rule}.`}</p>` },
    })),
    ...interestRows(answer.interest, printer),
    ...answer.payments.map(({ date, amount }) => ({
      label: date ? words.payment(format.shortDay(date)) : words.payment_undated,
      amount: euro(-amount),
    })),
    ...(answer.dropped > 0 ? [{ label: words.dropped, amount: euro(-answer.dropped) }] : []),
  ]
}

function invoiceRows(
  { invoice_number, subject, issue_date, due_date, amount, credited }: CaseAnswer['invoices'][number],
  { words, euro, format }: Printer,
): AmountRow[] {
  const dates =
    issue_date || due_date ? words.invoice_dates(format.shortDay(issue_date), format.shortDay(due_date)) : ''
  const note = [subject, dates].filter(Boolean).join(', ')
  return [
    { label: words.invoice(invoice_number), note: note || null, amount: euro(amount) },
    ...(credited > 0 ? [{ label: words.credited, amount: euro(-credited) }] : []),
  ]
}

function interestRows({ amount, lines }: CaseAnswer['interest'], { words, euro, format }: Printer): AmountRow[] {
  if (amount === 0) return []
  const body = html`<p>${words.interest_what}</p><ul>${lines.map(
    ({ from, to, days, rate, base_amount, amount: part, rule }) => {
      const how =
        base_amount === null || rate === null || days === null
          ? words.interest_fixed
          : words.interest_line(
              euro(base_amount),
              format.percent(Math.round(rate * 100)),
              words.days(days),
              `${format.shortDay(from)} – ${format.shortDay(to)}`,
            )
      return html`<li>${euro(part)}: ${how}${rule !== '' && html`. ${words.by_rule} ${rule}`}</li>`
    },
  )}</ul>`
  return [{ label: words.interest, amount: euro(amount), more: { title: words.interest_more, body } }]
}

/** What is in no total; null where there is nothing of it. */
export function outsideRows({ invoices }: CaseAnswer, language: Language): Html | null {
  const { words, euro } = printerOf(language)
  const outside = invoices.filter(({ state }) => state !== 'due')
  if (outside.length === 0) return null
  return html`<h3>${words.not_asked}</h3>${facts(
    outside.map(({ invoice_number, amount, state }) => [
      words.invoice(invoice_number),
      `${euro(amount)} · ${state === 'not_due' ? words.not_due : words.time_barred}`,
    ]),
  )}`
}
