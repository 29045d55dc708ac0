import { faults, notice, warning, words } from '../../../audiences/pages/kit.ts'
import { dayInVienna } from '../../../kernel/dates.ts'
import { type Html, html } from '../../../platform/http/html.ts'
import { formKey, type PortalFrame } from '../../parties/creditors/index.ts'
import { NOTE_MAX, type WithdrawalRow } from '../../process/creditor-requests/index.ts'
import { type ActCase, backToCase, caseFacts, casePath, codeOf, effects, type FormState } from './case-frame.ts'
import { WORDS } from './words.ts'

export type WithdrawalState = FormState & {
  readonly shown: ActCase
  readonly hindrance: 'claim_closed' | 'withdrawal_waiting' | null
  /** The last wish. */
  readonly withdrawal: Pick<WithdrawalRow, 'state' | 'requested_at' | 'decided_at' | 'decision_note'> | undefined
  readonly court_notice: string | null
}

export function withdrawalPage(frame: PortalFrame, state: WithdrawalState): { title: string; body: Html } {
  return {
    title: WORDS[frame.language].withdrawal.title,
    body: html`${caseFacts(frame, state.shown)}
${content(frame, state)}
${backToCase(frame, state.shown.id)}`,
  }
}

function content(frame: PortalFrame, state: WithdrawalState): Html {
  const { withdrawal, closed } = WORDS[frame.language]
  const { hindrance, court_notice, withdrawal: last } = state
  if (hindrance === 'claim_closed') return notice(closed)
  if (hindrance === null) return withdrawalForm(frame, state)
  const day = last ? frame.format.day(dayInVienna(last.requested_at)) : ''
  return html`${notice(withdrawal.waiting(day))}
${court_notice && warning(court_notice)}
<p>${withdrawal.change}</p>`
}

function withdrawalForm(frame: PortalFrame, state: WithdrawalState): Html {
  const { withdrawal, failed } = WORDS[frame.language]
  const { values, problems, court_notice, shown } = state
  const fault = codeOf(state, 'reason')
  return html`${refusal(frame, state)}
<p class="lead">${withdrawal.lead}</p>
${court_notice && warning(court_notice)}
${effects(withdrawal.effect_title, withdrawal.effects)}
${faults(problems.filter(({ field }) => field !== 'reason').map(() => failed))}
<form method="post" action="${casePath(frame, shown.id, '/withdrawal')}">${formKey(frame)}
${words({
  name: 'reason',
  label: withdrawal.reason,
  value: values.reason,
  hint: withdrawal.reason_hint,
  fault: fault && (fault === 'too_long' ? withdrawal.too_long : withdrawal.needed),
  maxlength: NOTE_MAX,
})}
<button type="submit">${withdrawal.send}</button></form>`
}

/** Whoever asks again knows what we said before. */
function refusal({ language, format }: PortalFrame, { withdrawal: last }: WithdrawalState): Html | null {
  const { withdrawal } = WORDS[language]
  if (last?.state !== 'refused' || !last.decided_at) return null
  const said = withdrawal.refused(format.day(dayInVienna(last.decided_at)))
  return notice(last.decision_note ? `${said} ${withdrawal.our_answer(last.decision_note)}` : said)
}
