import { done, facts } from '../../../audiences/pages/kit.ts'
import type { Format } from '../../../kernel/format.ts'
import type { Language } from '../../../kernel/language.ts'
import { maskedMailbox } from '../../../kernel/mailbox.ts'
import { procedureNamed } from '../../../law/laws.ts'
import { type Html, html } from '../../../platform/http/html.ts'
import type { DecisionRecordRow, DecisionRow } from '../court/index.ts'
import type { DecidedView } from './service.ts'
import { type DecisionWords, WORDS, wordsOf } from './words.ts'

/** Who decided, in words for the creditor. */
export function deciderText(
  { by }: DecisionWords,
  { decided_as, name, partner_name, link, told }: DecisionRecordRow,
): string {
  if (link) return link.sent_to ? by.link(maskedMailbox(link.sent_to)) : by.old_link
  if (told) return by.told[told.way]
  if (decided_as === 'creditor' && name) return by.person(name)
  if (decided_as === 'token') return partner_name ? by.token(partner_name) : by.own_token
  return by.other
}

/** What was decided, in a sentence to the creditor. */
export function decisionText(words: DecisionWords, { decision }: DecisionRow, record: DecisionRecordRow): string {
  if (record.decided_as === 'creditor' || record.told) return decision === 'sue' ? words.done_sue : words.done_decline
  return decision === 'sue' ? words.for_you_sue : words.for_you_decline
}

/** What comes after the decision: what is to be paid, and who files. */
export function nextSteps(language: Language, { decision, procedure, wants_lawyer }: DecisionRow): string[] {
  const words = WORDS[language]
  if (decision !== 'sue') return [words.done_next_decline]
  const filed_by = procedure && procedureNamed(procedure).words[language].filed_by
  return [words.done_next_sue, ...(filed_by ? [filed_by[wants_lawyer ? 'lawyer' : 'nobody']] : [])]
}

export type DecidedDoor = {
  readonly language: Language
  readonly format: Format
  readonly receipt_href: string
  /** Until when the receipt can be had here; behind the login always. */
  readonly receipt_until: Date | null
  /** What just happened. */
  readonly said: string | null
}

/** What was decided, what comes now, and the receipt; below the heading of the page. */
export function decidedBody(door: DecidedDoor, { claim, assessment, decision, record }: DecidedView): Html {
  const { language, format, receipt_href, receipt_until, said } = door
  const words = wordsOf(language, assessment)
  const is_sue = decision.decision === 'sue'
  const fee_cents = is_sue ? decision.court_fees_cents : null
  const lawyer_cents = decision.lawyer_fees_gross_cents
  return html`${said && done(said)}
<section aria-labelledby="recorded"><h2 id="recorded">${decisionText(words, decision, record)}</h2>
${facts([
  [words.case_reference, claim.case_reference],
  [words.recorded_at, format.instant(decision.decided_at)],
  [words.recorded_by, deciderText(words, record)],
  ...(fee_cents === null ? [] : [[words.court_fees, format.euro(fee_cents)] as const]),
  ...(lawyer_cents === null ? [] : [[words.lawyer_fees, format.euro(lawyer_cents)] as const]),
])}</section>
<section aria-labelledby="next"><h2 id="next">${words.next}</h2>
${nextSteps(language, decision).map((text) => html`<p>${text}</p>`)}</section>
${receiptLink(words, receipt_href)}
${receipt_until && html`<p class="note">${words.receipt_until(format.instant(receipt_until))}</p>`}`
}

export const receiptLink = (words: DecisionWords, href: string): Html =>
  html`<p><a class="button" href="${href}">${words.receipt}</a></p>`
