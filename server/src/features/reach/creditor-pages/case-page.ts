import { done, facts, notice, timeline } from '../../../audiences/pages/kit.ts'
import { printerOf } from '../../../audiences/pages/printer.ts'
import { dayInVienna } from '../../../kernel/dates.ts'
import { type Html, html } from '../../../platform/http/html.ts'
import { inLanguage } from '../../../platform/http/plain-pages.ts'
import { type PortalFrame, portalPage } from '../../parties/creditors/index.ts'
import type { CaseAction, CaseAnswer } from '../creditor-case/index.ts'
import { balanceSection } from './case-balance.ts'
import { invoicesSection, paymentsSection, planSection } from './case-money.ts'
import { documentsSection, lettersSection, type UploadState } from './case-papers.ts'
import { courtSection, questionsSection, reportsSection } from './case-requests.ts'
import { casePath, LIST_PATH, questionPath } from './paths.ts'
import { type PartPages, sliced } from './slices.ts'
import { type PageWords, WORDS } from './words.ts'

export type CaseView = {
  readonly answer: CaseAnswer
  /** What was just done. */
  readonly said: keyof PageWords['page']['done'] | null
  readonly parts: PartPages
  readonly upload: UploadState
}

export function casePage(frame: PortalFrame, view: CaseView): string {
  const { page } = WORDS[frame.language]
  const { answer, said, parts, upload } = view
  const printer = printerOf(frame.format)
  return portalPage(frame, {
    title: page.title(answer.claim.case_reference),
    body: html`${said && done(page.done[said])}
<p class="lead">${[answer.debtor.name, answer.debtor.place].filter(Boolean).join(', ')}</p>
${notice(answer.claim.status_text)}
${urgentSection(frame, answer)}
${nextSection(frame, answer)}
${actionsSection(frame, answer)}
${balanceSection(answer, { page, printer })}
${invoicesSection(frame, answer.invoices, parts)}
${paymentsSection(frame, answer.payments, parts)}
${answer.plan && planSection(frame, answer.plan, parts)}
${answer.lawsuit && courtSection(frame, answer.lawsuit)}
${questionsSection(frame, answer.questions, parts)}
${reportsSection(frame, answer, parts)}
${lettersSection(frame, answer.letters, parts)}
${documentsSection(frame, answer, { parts, upload })}
${happenedSection(frame, answer, parts)}
${factsSection(frame, answer)}
<p><a href="${inLanguage(LIST_PATH, frame.language)}">${page.to_list}</a></p>`,
  })
}

const can = ({ allowed_actions }: CaseAnswer, action: CaseAction): boolean => allowed_actions.includes(action)

/** Nobody is urged to sue the insolvent or the dead, or what they themselves want to end. */
const isUrged = ({ claim: { blocked_reason }, withdrawal }: CaseAnswer): boolean =>
  blocked_reason !== 'insolvent' && blocked_reason !== 'deceased' && withdrawal?.status !== 'requested'

/** What only the creditor can do comes first. */
function urgentSection({ language }: PortalFrame, answer: CaseAnswer): Html | null {
  const { page } = WORDS[language]
  const question = answer.questions.find(({ answered_at }) => answered_at === null)
  const ways = [
    can(answer, 'lawsuit_decision') && isUrged(answer) ? [casePath(answer.claim.id, '/decision'), page.decide] : null,
    can(answer, 'answer_question') && question ? [questionPath(question.id), page.answer] : null,
  ].filter((way) => way !== null)
  if (ways.length === 0) return null
  return html`<section aria-labelledby="needs" class="urgent"><h2 id="needs">${page.needs}</h2>
<p class="ways">${ways.map(([path = '', text = '']) => html`<a class="button" href="${inLanguage(path, language)}">${text}</a>\n`)}</p></section>`
}

/** What is said to last until a day, and not to happen on it. */
const UNTIL: ReadonlySet<string> = new Set(['promise', 'release', 'unblocking'])

function nextSection({ language, format }: PortalFrame, { next_step }: CaseAnswer): Html | null {
  if (!next_step) return null
  const { page } = WORDS[language]
  const { kind, on, text } = next_step
  const dated = on && (UNTIL.has(kind) ? page.next_until(format.day(on)) : page.next_on(format.day(on)))
  return html`<section aria-labelledby="next"><h2 id="next">${page.next}</h2>
${dated ? timeline([{ when: dated, what: text }]) : html`<p>${text}</p>`}</section>`
}

function happenedSection(frame: PortalFrame, answer: CaseAnswer, parts: PartPages): Html {
  const { page } = WORDS[frame.language]
  const { rows, turn } = sliced(frame, 'timeline', answer.timeline, parts)
  const told = rows.map(({ at, text }) => ({ when: frame.format.instant(new Date(at)), what: text }))
  return html`<section aria-labelledby="timeline"><h2 id="timeline">${page.happened}</h2>
${timeline(told)}${turn}</section>`
}

function factsSection({ language, format }: PortalFrame, { claim, debtor }: CaseAnswer): Html {
  const { page } = WORDS[language]
  return html`<section aria-labelledby="facts"><h2 id="facts">${page.facts}</h2>
${facts([
  [page.debtor, html`${debtor.name}<small>${debtor.place}</small>`],
  ...(claim.partner_reference ? [[page.your_reference, claim.partner_reference] as const] : []),
  ...(claim.subject_matter ? [[page.subject, claim.subject_matter] as const] : []),
  [page.handed_over, format.day(dayInVienna(new Date(claim.created_at)))],
])}</section>`
}

function actionsSection({ language }: PortalFrame, answer: CaseAnswer): Html | null {
  const { page } = WORDS[language]
  const { id } = answer.claim
  const ways = [
    can(answer, 'lawsuit_decision') && !isUrged(answer) ? [casePath(id, '/decision'), page.decide] : null,
    can(answer, 'direct_payment') ? [casePath(id, '/direct-payment'), page.direct_payment] : null,
    can(answer, 'withdrawal') ? [casePath(id, '/withdrawal'), page.withdrawal] : null,
  ].filter((way) => way !== null)
  if (ways.length === 0) return null
  return html`<section aria-labelledby="actions"><h2 id="actions">${page.actions}</h2>
<p class="ways">${ways.map(([path = '', text = '']) => html`<a class="button quiet" href="${inLanguage(path, language)}">${text}</a>\n`)}</p></section>`
}

/** For what is not there or not one's own: both look alike. */
export function missingCasePage(frame: PortalFrame): string {
  const { page } = WORDS[frame.language]
  return portalPage(frame, {
    title: page.missing,
    body: html`<p>${page.missing_text}</p>
<p><a class="button" href="${inLanguage(LIST_PATH, frame.language)}">${page.to_list}</a></p>`,
  })
}
