import { done, faults, files, notice, options, steps, warning, words } from '../../../audiences/pages/kit.ts'
import type { Problem } from '../../../kernel/errors.ts'
import { type Html, html } from '../../../platform/http/html.ts'
import { type FormValues, inLanguage } from '../../../platform/http/plain-pages.ts'
import { DISPUTE_REASONS, TEXT_MAX } from '../../process/messages/index.ts'
import { type CaseWords, WORDS } from '../debtor-case/index.ts'
import type { MessageAnswer } from '../debtor-messages/index.ts'
import { backToCase, type CaseFrame, formKey, innerPage } from './frame.ts'
import { printerOf } from './printer.ts'

const ACCEPT = '.pdf,.png,.jpg,.jpeg,.webp,application/pdf,image/png,image/jpeg,image/webp'

/** What was typed and what is wrong with it. Files have to be chosen again, since browsers keep none. */
export type SendState = { readonly values: FormValues; readonly problems: readonly Problem[] }
export const NOTHING_SENT: SendState = { values: {}, problems: [] }

function textFault({ messages }: CaseWords, problems: readonly Problem[], needed: string): string | undefined {
  const problem = problems.find(({ field }) => field === 'text')
  if (!problem) return undefined
  return problem.code === 'too_long' ? messages.too_long : needed
}

function fileFault({ files: said }: CaseWords, problems: readonly Problem[]): string | undefined {
  const problem = problems.find(({ field }) => field === 'file')
  switch (problem?.code) {
    case undefined:
      return problems.length > 0 ? said.again : undefined
    case 'too_many':
      return said.too_many
    case 'limit_reached':
      return said.limit
    case 'storage_quota':
      return said.no_room
    case 'payload_too_large':
      return said.too_large
    default:
      return said.wrong_kind
  }
}

/** What neither a field nor a file is to blame for. */
const otherFaults = ({ messages, files: said }: CaseWords, problems: readonly Problem[]): string[] =>
  problems
    .filter(({ field }) => !['text', 'file', 'reason'].includes(field))
    .map(({ code }) => (code === 'too_many_messages' ? messages.too_many : said.failed))

const fileField = (all: CaseWords, problems: readonly Problem[]): Html =>
  files({ name: 'file', label: all.files.label, hint: all.files.hint, fault: fileFault(all, problems) }, ACCEPT)

/** `refusal` says why this case cannot be disputed here. */
export type DisputeState = SendState & {
  readonly court_notice: string | null
  readonly refusal: 'claim_closed' | 'already_disputed' | null
  /** Instalments are being paid. */
  readonly has_plan: boolean
}

export function disputePage(frame: CaseFrame, state: DisputeState): string {
  const { language } = frame
  const { dispute, messages } = WORDS[language]
  const { court_notice, refusal } = state
  const already = court_notice ? dispute.already_court : dispute.already
  const refused = refusal && (refusal === 'claim_closed' ? dispute.closed : already)
  // Whoever came to say that it is paid finds these words on top.
  const title = state.values.reason === 'already_paid' ? dispute.paid_link : dispute.title
  return innerPage(
    frame,
    title,
    html`<h1>${title}</h1>
${court_notice && warning(court_notice)}
${
  refused
    ? html`${notice(refused)}
<p class="ways"><a class="button" href="${inLanguage('/debtor/messages', language)}">${messages.link}</a></p>`
    : disputeForm(frame, state)
}
${backToCase(frame)}`,
  )
}

function disputeForm(frame: CaseFrame, { values, problems, court_notice, has_plan }: DisputeState): Html {
  const { language } = frame
  const all = WORDS[language]
  const { dispute } = all
  return html`<p class="lead">${court_notice ? dispute.lead_court : dispute.lead}</p>
${faults(otherFaults(all, problems))}
<form method="post" enctype="multipart/form-data" action="${inLanguage('/debtor/dispute', language)}">${formKey(frame)}
${options({
  name: 'reason',
  label: dispute.reason,
  value: values.reason ?? '',
  options: DISPUTE_REASONS.map((value) => ({ value, label: dispute.reasons[value] })),
  fault: problems.some(({ field }) => field === 'reason') ? dispute.needed_reason : undefined,
})}
${words({
  name: 'text',
  label: dispute.text,
  value: values.text,
  hint: dispute.text_hint,
  fault: textFault(all, problems, dispute.needed_text),
  maxlength: TEXT_MAX,
})}
${fileField(all, problems)}
<button type="submit">${dispute.send}</button></form>
${
  !court_notice &&
  html`<section aria-labelledby="then"><h2 id="then">${dispute.next}</h2>${steps(dispute.next_steps)}
${has_plan && html`<p>${dispute.with_plan}</p>`}
<p class="note">${dispute.next_note}</p></section>`
}`
}

export type ThreadState = SendState & {
  readonly thread: readonly MessageAnswer[]
  readonly court_notice: string | null
  readonly said: string | null
}

export function messagesPage(frame: CaseFrame, { thread, court_notice, said, values, problems }: ThreadState): string {
  const { language } = frame
  const all = WORDS[language]
  const { messages } = all
  return innerPage(
    frame,
    messages.title,
    html`<h1>${messages.title}</h1>
${court_notice && warning(court_notice)}
${said && done(said)}
<p class="lead">${messages.lead}</p>
${thread.length === 0 ? html`<p>${messages.empty}</p>` : html`<ol class="thread">${thread.map((one) => messageItem(one, frame))}</ol>`}
${faults(otherFaults(all, problems))}
<form method="post" enctype="multipart/form-data" action="${inLanguage('/debtor/messages', language)}">${formKey(frame)}
${words({
  name: 'text',
  label: messages.text,
  value: values.text,
  hint: messages.mail_hint,
  fault: textFault(all, problems, messages.needed),
  maxlength: TEXT_MAX,
})}
${fileField(all, problems)}
<button type="submit">${messages.send}</button></form>
${backToCase(frame)}`,
  )
}

function messageItem(
  { from, reason, text, created_at, files: sent }: MessageAnswer,
  { language, country }: CaseFrame,
): Html {
  const { messages, dispute } = WORDS[language]
  const { instant } = printerOf(language, country)
  return html`<li class="${from}"><p class="when">${messages[from === 'team' ? 'team' : 'you']}, ${instant(new Date(created_at))}</p>
${reason && html`<p><strong>${messages.disputed(dispute.reasons[reason])}</strong></p>`}
${text !== '' && html`<p class="said">${text}</p>`}
${sent.length > 0 && html`<ul>${sent.map(({ id, name }) => html`<li><a href="/api/debtor/documents/${id}/download">${name}</a></li>`)}</ul>`}</li>`
}
