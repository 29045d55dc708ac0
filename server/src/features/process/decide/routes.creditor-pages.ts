import type { FastifyInstance, FastifyReply } from 'fastify'
import { notice } from '../../../audiences/pages/kit.ts'
import { notFound } from '../../../kernel/errors.ts'
import { sendMade } from '../../../platform/http/download.ts'
import { type Html, html } from '../../../platform/http/html.ts'
import { goTo, inLanguage } from '../../../platform/http/plain-pages.ts'
import { isUuid } from '../../../platform/http/validation.ts'
import type { Deps } from '../../../platform/work.ts'
import { insidePortal, portalPage, type ShowInside, showPage, type Visit } from '../../parties/creditors/index.ts'
import { decide } from '../court/index.ts'
import { decidedBody } from './decided-page.ts'
import { decisionForm, NOTHING_SENT, type SentForm } from './page.ts'
import { makeReceipt } from './receipt-page.ts'
import { lookAt } from './routes.creditor.ts'
import { sendAnswer } from './sent-answer.ts'
import { type DecidedView, type DecisionView, readDecisionView } from './service.ts'
import { WORDS, wordsOf } from './words.ts'

const HIDDEN = { schema: { hide: true } } as const
const PATH = '/creditor/claims/:id/decision'

/** The decision behind the login: the same page as behind the link. */
export function decisionPages(scope: FastifyInstance, deps: Deps): void {
  scope.get(PATH, HIDDEN, insidePortal(deps, show))
  scope.post(PATH, HIDDEN, insidePortal(deps, take))
  scope.get(`${PATH}/receipt.pdf`, HIDDEN, insidePortal(deps, sendReceipt))
}

async function viewFor(deps: Deps, { request, caller }: Visit): Promise<DecisionView> {
  const { id } = request.params as { id: string }
  if (!isUuid(id)) throw notFound()
  const { claim, at } = await lookAt(deps, caller, id)
  return readDecisionView(deps.db, claim, at)
}

const pathOf = ({ claim }: DecisionView): string => `/creditor/claims/${claim.id}/decision`

const show: ShowInside = async (deps, visit) => {
  const view = await viewFor(deps, visit)
  const words = WORDS[visit.frame.language]
  const is_new = (visit.request.query as { done?: string }).done === 'decided'
  if (view.state === 'decided') return sendDecided(visit, view, { said: is_new ? words.done : null })
  return view.state === 'open' ? sendForm(visit, view) : sendClosed(visit, view)
}

function sendForm(visit: Visit, view: DecisionView, sent?: SentForm): FastifyReply {
  const { language, format, form_key } = visit.frame
  const door = { language, format, form_key, action: inLanguage(pathOf(view), language), expires_at: null }
  return send(visit, view, decisionForm(door, view, sent ?? NOTHING_SENT), sent ? 400 : 200)
}

type Said = { readonly said: string | null; readonly status?: number }

function sendDecided(visit: Visit, view: DecidedView, { said, status = 200 }: Said): FastifyReply {
  const { language, format } = visit.frame
  const receipt_href = inLanguage(`${pathOf(view)}/receipt.pdf`, language)
  const door = { language, format, receipt_href, receipt_until: null, said }
  return send(visit, view, decidedBody(door, view), status)
}

function sendClosed(visit: Visit, view: DecisionView): FastifyReply {
  const { closed_text } = WORDS[visit.frame.language]
  return send(visit, view, notice(closed_text), 409)
}

/** Each page leads back to the case. */
function send({ frame, reply }: Visit, { claim, assessment }: DecisionView, body: Html, status: number): FastifyReply {
  const { title, back } = wordsOf(frame.language, assessment)
  const href = inLanguage(`/creditor/claims/${claim.id}`, frame.language)
  const page = portalPage(frame, { title, body: html`${body}\n<p><a href="${href}">${back}</a></p>` })
  return showPage(reply, page, status)
}

const take: ShowInside = async (deps, visit) => {
  const view = await viewFor(deps, visit)
  const refused = await sendAnswer(deps, visit, view.assessment.estimate, async (work, answer) =>
    decide(work, view.claim.id, answer, { via: 'portal', legal: await work.legal() }),
  )
  const { language } = visit.frame
  if (!refused) return goTo(visit.reply, inLanguage(`${pathOf(view)}?done=decided`, language))
  const now_found = await viewFor(deps, visit)
  if (now_found.state === 'decided')
    return sendDecided(visit, now_found, { said: WORDS[language].decided_meanwhile, status: 409 })
  return now_found.state === 'open' ? sendForm(visit, now_found, refused) : sendClosed(visit, now_found)
}

const sendReceipt: ShowInside = async (deps, visit) => {
  const view = await viewFor(deps, visit)
  if (view.state !== 'decided') return goTo(visit.reply, inLanguage(pathOf(view), visit.frame.language))
  return sendMade(visit.reply, await makeReceipt(deps, view, visit.frame.language))
}
