import { facts, faults, field, notice, words } from '../../../audiences/pages/kit.ts'
import { type Html, html } from '../../../platform/http/html.ts'
import { formKey, type PortalFrame } from '../../parties/creditors/index.ts'
import { NOTE_MAX, type ReportRow } from '../../process/creditor-requests/index.ts'
import { type ActCase, backToCase, caseFacts, casePath, codeOf, effects, type FormState } from './case-frame.ts'
import { type ActWords, WORDS } from './words.ts'

export type PaymentState = FormState & {
  readonly shown: ActCase
  readonly today: string
  readonly reports: readonly Pick<ReportRow, 'amount_cents' | 'payment_date' | 'state' | 'decision_note'>[]
  readonly is_closed: boolean
}

export function paymentPage(frame: PortalFrame, state: PaymentState): { title: string; body: Html } {
  const { payment, closed } = WORDS[frame.language]
  return {
    title: payment.title,
    body: html`${caseFacts(frame, state.shown)}
${state.reports.length > 0 && earlier(frame, state)}
${state.is_closed ? notice(closed) : paymentForm(frame, state)}
${backToCase(frame, state.shown.id)}`,
  }
}

/** So that nobody reports the same money twice. */
function earlier({ language, format }: PortalFrame, { reports, is_closed }: PaymentState): Html {
  const { payment, withdrawal } = WORDS[language]
  const rows = reports.map(({ amount_cents, payment_date, state, decision_note }) => {
    const said = decision_note ? ` ${withdrawal.our_answer(decision_note)}` : ''
    return [
      payment.earlier_row(format.euro(amount_cents), format.day(payment_date)),
      `${payment.states[state]}.${said}`,
    ] as const
  })
  return html`<section aria-labelledby="earlier"><h2 id="earlier">${payment.earlier}</h2>${facts(rows)}
${!is_closed && html`<p class="note">${payment.again}</p>`}</section>`
}

function paymentForm(frame: PortalFrame, state: PaymentState): Html {
  const { payment, failed } = WORDS[frame.language]
  const { values, problems, today, shown } = state
  const others = problems.filter((problem) => !['amount', 'payment_date', 'note'].includes(problem.field))
  return html`<p class="lead">${payment.lead}</p>
${effects(payment.effect_title, payment.effects)}
${faults(others.map(() => failed))}
<form method="post" action="${casePath(frame, shown.id, '/direct-payment')}">${formKey(frame)}
${field({
  name: 'amount',
  label: payment.amount,
  value: values.amount,
  inputmode: 'decimal',
  autocomplete: 'off',
  hint: payment.amount_hint,
  fault: codeOf(state, 'amount') && payment.wrong_amount,
  is_required: true,
  maxlength: 20,
})}
${field({
  name: 'payment_date',
  label: payment.payment_date,
  type: 'date',
  value: values.payment_date ?? today,
  fault: dayFault(payment, codeOf(state, 'payment_date')),
  is_required: true,
})}
${words({
  name: 'note',
  label: payment.note,
  value: values.note,
  hint: payment.note_hint,
  fault: codeOf(state, 'note') && payment.too_long,
  maxlength: NOTE_MAX,
})}
<button type="submit">${payment.send}</button></form>`
}

const dayFault = (payment: ActWords['payment'], code: string | undefined): string | undefined =>
  code && (code === 'in_the_future' ? payment.future_date : payment.wrong_date)
