import { notice } from '../../../audiences/pages/kit.ts'
import type { Printer } from '../../../audiences/pages/printer.ts'
import { type Html, html } from '../../../platform/http/html.ts'
import { inLanguage } from '../../../platform/http/plain-pages.ts'
import { type CaseAnswer, type CaseWords, WORDS } from '../debtor-case/index.ts'
import type { CaseFrame } from './frame.ts'
import { printerOf } from './printer.ts'

/** The first thing that is seen: who wants what, how much now, until when, and what can be done about it. */
export function caseHead(frame: CaseFrame, answer: CaseAnswer): Html {
  const { language, country } = frame
  const words = WORDS[language]
  const printer = printerOf(language, country)
  const { page, messages } = words
  const { euro, day } = printer
  const is_closed = answer.standing === 'paid' || answer.standing === 'ended'
  return html`<section aria-labelledby="open">
${is_closed ? html`<h2 id="open">${page.now_you}</h2>` : asked(answer, words, printer)}
${waysOf(answer, words, language)}
${answer.credit > 0 && notice(page.credit(euro(answer.credit)))}
${answer.last_answer_at && html`<p><a href="${inLanguage('/debtor/messages', language)}">${messages.answered(day(answer.last_answer_at))}</a></p>`}</section>`
}

function asked(answer: CaseAnswer, words: CaseWords, { euro, day }: Printer): Html {
  const { page, promise } = words
  const { to_pay_now: now, standing } = answer
  const titles = {
    all: standing === 'disputed' ? page.disputed_sum : page.open_today,
    installment: page.next_installment,
    arrears: page.arrears,
    before_court: page.before_court,
  }
  const follows_plan = now.kind === 'installment' || now.kind === 'arrears'
  // The deadline of the newest letter, while it lies ahead.
  const deadline = standing === 'demanded' && answer.letters[0] ? answer.letters[0].deadline : null
  const notes = [
    now.kind === 'installment' && now.due_on && page.due_on(day(now.due_on)),
    deadline && deadline >= answer.as_of && page.pay_by(day(deadline)),
    follows_plan && page.plan_rest(euro(now.most)),
    follows_plan && now.falls_away > 0 && page.falls_away(euro(now.falls_away)),
    now.claimed_in_court > 0 && page.claimed(euro(now.claimed_in_court)),
    !follows_plan && answer.interest_per_day > 0 && page.per_day(euro(answer.interest_per_day)),
  ]
  return html`<h2 id="open">${titles[now.kind]}</h2>
<p class="sum">${euro(now.amount)}</p>
${notes.map((text) => text && html`<p class="note">${text}</p>`)}
${standing === 'promised' && answer.promise && html`<p>${promise.promised(day(answer.promise.date))}</p>`}
${standing === 'promised' && answer.next_step?.kind === 'creditor_decides' && html`<p>${promise.not_court}</p>`}`
}

/** What can be done about it, the most likely first. */
function waysOf(
  { allowed_actions, to_pay_now, standing }: CaseAnswer,
  words: CaseWords,
  language: CaseFrame['language'],
) {
  const { page, plan, promise, dispute, messages } = words
  const way = (path: string, text: string, look = ' quiet') =>
    html`<a class="button${look}" href="${inLanguage(path, language)}">${text}</a>\n`
  const can = (action: CaseAnswer['allowed_actions'][number]) => allowed_actions.includes(action)
  const pay = { all: page.pay, installment: page.pay_installment, arrears: page.pay_arrears, before_court: page.pay }
  return html`<p class="ways">${can('receipt') && way('/api/debtor/receipt.pdf', page.receipt, '')}
${can('pay') && way('/debtor/pay', pay[to_pay_now.kind], standing === 'disputed' ? ' quiet' : '')}
${can('installment_plan') && way('/debtor/installments', plan.link)}${can('promise') && way('/debtor/promise', promise.link)}</p>
<h3>${page.other_ways}</h3>
<p class="ways">${can('dispute') && way('/debtor/dispute?reason=already_paid', dispute.paid_link)}
${can('dispute') && way('/debtor/dispute', dispute.link)}${way('/debtor/messages', messages.link)}</p>`
}
