import type { FastifyReply, FastifyRequest } from 'fastify'
import { faults } from '../../../audiences/pages/kit.ts'
import { demandSameCustomer, formKeyFor } from '../../../audiences/pages/sent-form.ts'
import type { CreditorPerson } from '../../../kernel/caller.ts'
import { AppError } from '../../../kernel/errors.ts'
import { type Format, formatOf } from '../../../kernel/format.ts'
import { readersLanguage } from '../../../kernel/language.ts'
import { setCaller } from '../../../platform/http/caller.ts'
import { type Html, html } from '../../../platform/http/html.ts'
import {
  type FormValues,
  type Frame,
  framed,
  frameIn,
  goTo,
  HTML,
  inLanguage,
} from '../../../platform/http/plain-pages.ts'
import { sayWhy } from '../../../platform/http/refusal-code.ts'
import type { Deps } from '../../../platform/work.ts'
import { openPortal, type Portal } from './login.ts'
import { frameOf } from './page-request.ts'
import { type PortalWords, WORDS } from './page-words.ts'
import { PORTAL_HOME } from './rules.ts'

type Room = keyof PortalWords['rooms']

/** The rooms of the portal, in the order in which they are offered. Each is filled by the feature that it belongs to. */
const ROOMS: Readonly<Partial<Record<Room, string>>> = {
  overview: '/creditor/overview',
  claims: '/creditor/claims',
  money: '/creditor/money',
  company: '/creditor/company',
  people: '/creditor/people',
  account: '/creditor/account',
}
/** Pages that belong to a room and lie elsewhere. */
const ANNEXES: Readonly<Partial<Record<Room, readonly string[]>>> = {
  money: ['/creditor/court-fee-invoices', '/creditor/settlements'],
}

/** A page behind the login. */
export type PortalFrame = Frame & {
  readonly portal: Portal
  readonly format: Format
  readonly form_key: string
  readonly is_sandbox: boolean
}

function portalFrame({ config }: Deps, request: FastifyRequest, portal: Portal): PortalFrame {
  const { lang } = request.query as { lang?: string }
  const { language: chosen, country } = portal.creditor
  const language = readersLanguage(lang ?? chosen, request.headers['accept-language'])
  return {
    ...frameIn(language, pathInEveryLanguage(request)),
    portal,
    format: formatOf(language, country),
    form_key: formKeyFor(portal.creditor),
    is_sandbox: config.mode === 'sandbox',
  }
}

/** With what was searched for, so that a change of the language keeps it. */
function pathInEveryLanguage({ url }: FastifyRequest): string {
  const [path = '', query = ''] = url.split('?')
  const kept = new URLSearchParams(query)
  for (const name of ['lang', 'done']) kept.delete(name)
  return kept.size === 0 ? path : `${path}?${kept}`
}

export type Visit = {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly caller: CreditorPerson
  readonly frame: PortalFrame
}
export type ShowInside = (deps: Deps, visit: Visit) => Promise<FastifyReply>

/** A stranger is sent to the login, which brings them back here. A form that was sent too late is told so there. */
export const insidePortal =
  (deps: Deps, show: ShowInside) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const portal = await openPortal(deps, request)
    if (!portal) return goTo(reply, loginFor(request))
    const { creditor: caller } = portal
    setCaller(request, caller)
    const frame = portalFrame(deps, request, portal)
    try {
      demandSameCustomer(caller, (request.body as FormValues | undefined)?.form_key)
      return await show(deps, { request, reply, caller, frame })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      if (error.kind === 'not_found') return showPage(sayWhy(reply, error.code), missingPage(frame), 404)
      if (error.code === 'other_customer') return showPage(sayWhy(reply, error.code), otherCustomerPage(frame), 409)
      throw error
    }
  }

/** What was typed is for another customer. It is not shown again, since sending it would be for the wrong one. */
function otherCustomerPage(frame: PortalFrame): string {
  const words = WORDS[frame.language]
  const text = words.other_customer_text(frame.portal.creditor.customer_name)
  return portalPage({ ...frame, path: PORTAL_HOME }, { title: words.other_customer, body: html`${faults([text])}` })
}

export function loginFor(request: FastifyRequest): string {
  const { language } = frameOf(request)
  const next = (page: string) => `next=${encodeURIComponent(page)}`
  if (request.method === 'POST')
    return inLanguage(`/creditor/login?done=expired&${next(pageOfForm(request))}`, language)
  return inLanguage(`/creditor/login?${next(pathInEveryLanguage(request))}`, language)
}

/** The page that a form stands on: at its own path, or one step above. */
function pageOfForm({ url, routeOptions, server }: FastifyRequest): string {
  const path = url.split('?')[0] as string
  const is_page = server.hasRoute({ method: 'GET', url: routeOptions.url ?? '' })
  return is_page ? path : path.slice(0, path.lastIndexOf('/'))
}

/** The same for what never was, what is gone and what is somebody else's. The rooms lead on. */
function missingPage(frame: PortalFrame): string {
  const { missing, missing_text } = WORDS[frame.language]
  return portalPage(frame, { title: missing, body: html`<p>${missing_text}</p>` })
}

/** By it a form that is sent twice is carried out once. */
export const formKey = ({ form_key }: PortalFrame): Html =>
  html`<input type="hidden" name="form_key" value="${form_key}">`

export const showPage = (reply: FastifyReply, page: string, status = 200): FastifyReply =>
  reply.code(status).type(HTML).send(page)

export function portalPage(frame: PortalFrame, { title, body }: { title: string; body: Html }): string {
  const { language, portal, is_sandbox } = frame
  const words = WORDS[language]
  const nav = html`<form method="post" action="${inLanguage('/creditor/logout', language)}" class="bare">
<button type="submit" class="quiet">${words.log_out}</button></form>`
  return framed(frame, {
    title,
    nav,
    has_script: true,
    body: html`<p class="who">${portal.creditor.customer_name}<small>${portal.creditor.email}</small></p>
${portal.customers.length > 1 && customerChoice(frame)}
${roomLinks(frame)}
${is_sandbox && html`<p class="specimen">${words.sandbox}</p>`}
<h1>${title}</h1>
${body}`,
  })
}

function roomLinks({ language, path }: PortalFrame): Html {
  const words = WORDS[language]
  const links = Object.entries(ROOMS).map(([room, href]) => {
    const is_here = [href, ...(ANNEXES[room as Room] ?? [])].some((one) => isWithin(path, one))
    return html`<a href="${inLanguage(href, language)}"${is_here && html` aria-current="page"`}>${words.rooms[room as Room]}</a>`
  })
  return html`<nav class="rooms" aria-label="${words.portal}">${links}</nav>`
}

const isWithin = (path: string, href: string): boolean =>
  path === href || path.startsWith(`${href}/`) || path.startsWith(`${href}?`)

function customerChoice({ language, portal: { creditor, customers } }: PortalFrame): Html {
  const words = WORDS[language]
  return html`<form method="post" action="${inLanguage('/creditor/customer', language)}" class="choice-of-customer">
<label for="customer_id">${words.acting_for}</label>
<select id="customer_id" name="customer_id">${customers.map(
    ({ id, name }) => html`<option value="${id}"${id === creditor.customer_id && html` selected`}>${name}</option>`,
  )}</select>
<button type="submit" class="quiet">${words.show}</button></form>`
}
