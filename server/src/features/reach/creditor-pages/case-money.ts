import { facts, table } from '../../../audiences/pages/kit.ts'
import { printerOf } from '../../../audiences/pages/printer.ts'
import { dayInVienna } from '../../../kernel/dates.ts'
import { type Html, html } from '../../../platform/http/html.ts'
import type { PortalFrame } from '../../parties/creditors/index.ts'
import type { CaseAnswer } from '../creditor-case/index.ts'
import { type PartPages, sliced } from './slices.ts'
import { WORDS } from './words.ts'

const printing = ({ language, format }: PortalFrame) => ({
  ...printerOf(format),
  page: WORDS[language].page,
})

export function invoicesSection(frame: PortalFrame, invoices: CaseAnswer['invoices'], parts: PartPages): Html {
  const { page, euro, shortDay } = printing(frame)
  const { rows, turn } = sliced(frame, 'invoices', invoices, parts)
  const columns = [
    { name: page.invoice },
    { name: page.issued },
    { name: page.due },
    { name: page.amount, is_figure: true },
    { name: page.file },
  ]
  const cells = rows.map((row) => [
    row.invoice_number ?? page.no_number,
    shortDay(row.invoice_issue_date),
    shortDay(row.invoice_due_date),
    html`<span>${row.invoice_amount_gross === null ? page.being_read : euro(row.invoice_amount_gross)}${row.credited_amount > 0 && html`<small>${page.credited(euro(row.credited_amount))}</small>`}</span>`,
    row.has_file ? html`<a href="/api/creditor/invoices/${row.id}/file">PDF</a>` : '–',
  ])
  return html`<section aria-labelledby="invoices"><h2 id="invoices">${page.invoices}</h2>
${invoices.length === 0 ? html`<p>${page.no_invoices}</p>` : table(columns, cells)}${turn}</section>`
}

/** What went back is still there, and says that it does not count. */
export function paymentsSection(frame: PortalFrame, payments: CaseAnswer['payments'], parts: PartPages): Html {
  const { page, euro, shortDay } = printing(frame)
  const { rows, turn } = sliced(frame, 'payments', payments.toReversed(), parts)
  const columns = [
    { name: page.value_date },
    { name: page.method },
    { name: page.payment_state },
    { name: page.amount, is_figure: true },
  ]
  const cells = rows.map(({ value_date, payment_method, reversed_at, amount }) => [
    shortDay(value_date),
    page.methods[payment_method],
    reversed_at === null ? page.counts : page.reversed(shortDay(dayInVienna(new Date(reversed_at)))),
    reversed_at === null ? euro(amount) : html`<s>${euro(amount)}</s>`,
  ])
  return html`<section aria-labelledby="payments"><h2 id="payments">${page.payments}</h2>
${payments.length === 0 ? html`<p>${page.no_payments}</p>` : table(columns, cells)}${turn}</section>`
}

export function planSection(frame: PortalFrame, plan: NonNullable<CaseAnswer['plan']>, parts: PartPages): Html {
  const { page, euro, day } = printing(frame)
  const { rows, turn } = sliced(frame, 'installments', plan.installments, parts)
  return html`<section aria-labelledby="installments"><h2 id="installments">${page.plan}</h2>
<p>${page.plan_status[plan.status]}: ${page.plan_paid(euro(plan.paid_amount), euro(plan.total_amount))}</p>
${plan.status === 'active' && html`<p class="note">${page.plan_note}</p>`}
${facts(
  rows.map(({ number, due_date, amount, status }) => [
    `${page.installment(number)}, ${day(due_date)}`,
    `${euro(amount)} · ${page.installment_status[status]}`,
  ]),
)}${turn}</section>`
}
