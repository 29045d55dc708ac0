import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { formatOf } from '../../../kernel/format.ts'
import { readersLanguage } from '../../../kernel/language.ts'
import { recordAccess } from '../../../platform/audit/audit.ts'
import { secretHash } from '../../../platform/bearer-secret.ts'
import { unlessFull } from '../../../platform/db/unless-full.ts'
import { addressNetwork, clientAddress } from '../../../platform/http/client-address.ts'
import { sendMade } from '../../../platform/http/download.ts'
import { type Html, html } from '../../../platform/http/html.ts'
import { type Frame, framed, frameIn, goTo, HTML, inLanguage, openPages } from '../../../platform/http/plain-pages.ts'
import { newId } from '../../../platform/ids.ts'
import { refuseForeignOrigin } from '../../../platform/login/origin.ts'
import { type Deps, readBusinessTime } from '../../../platform/work.ts'
import { decidedBody, receiptLink } from './decided-page.ts'
import { decisionForm, NOTHING_SENT, type SentForm } from './page.ts'
import { makeReceipt } from './receipt-page.ts'
import { sendAnswer } from './sent-answer.ts'
import { decideByLink, holderOf, type OpenedLink, openLink } from './service.ts'
import { WORDS, wordsOf } from './words.ts'

const HIDDEN = { schema: { hide: true } } as const
const RECEIPT = '/decide/:token/receipt.pdf'

type LinkRequest = FastifyRequest<{ Params: { token: string }; Querystring: { lang?: string } }>

const frameOf = ({ params: { token }, query, headers }: LinkRequest, below = ''): Frame =>
  frameIn(readersLanguage(query.lang, headers['accept-language']), `/decide/${encodeURIComponent(token)}${below}`)

/** A page of the link below its own path, in the reader's language. */
function hrefOf(request: LinkRequest, below = ''): string {
  const { path, language } = frameOf(request, below)
  return inLanguage(path, language)
}

async function open(deps: Deps, { params: { token } }: LinkRequest): Promise<OpenedLink> {
  const now = await readBusinessTime(deps.db, deps.clock, deps.config.mode)
  return openLink(deps.db, secretHash(token), { now, legal: await deps.legal.read(deps.db) })
}

/** Where a creditor decides without an account. Plain HTML: nothing here needs a script. */
export function decideRoutes(server: FastifyInstance, deps: Deps): void {
  openPages(
    server,
    (request) => frameOf(request as LinkRequest),
    (scope) => {
      scope.get('/decide/:token', HIDDEN, (request, reply) => showForm(deps, request as LinkRequest, reply))
      scope.post('/decide/:token', HIDDEN, (request, reply) => takeForm(deps, request as LinkRequest, reply))
      scope.get('/decide/:token/done', HIDDEN, (request, reply) => showDone(deps, request as LinkRequest, reply))
      scope.get(RECEIPT, HIDDEN, (request, reply) => sendReceipt(deps, request as LinkRequest, reply))
    },
  )
}

type Page = { readonly title: string; readonly body: Html; readonly status?: number }

const send = (reply: FastifyReply, frame: Frame, { title, body, status = 200 }: Page): FastifyReply =>
  reply
    .code(status)
    .type(HTML)
    .send(framed(frame, { title, body: html`<h1>${title}</h1>\n${body}` }))

async function showForm(deps: Deps, request: LinkRequest, reply: FastifyReply): Promise<FastifyReply> {
  const opened = await open(deps, request)
  return opened.kind === 'open' ? sendForm(request, reply, opened) : sendClosed(request, reply, opened)
}

type Open = OpenedLink & { kind: 'open' }

function sendForm(request: LinkRequest, reply: FastifyReply, { link, view }: Open, sent?: SentForm): FastifyReply {
  const frame = frameOf(request)
  const { language } = frame
  const door = {
    language,
    format: formatOf(language, view.assessment.parties.creditor.address.country),
    action: hrefOf(request),
    form_key: newId(),
    expires_at: link.expires_at,
  }
  const body = decisionForm(door, view, sent ?? NOTHING_SENT)
  return send(reply, frame, { title: wordsOf(language, view.assessment).title, body, status: sent ? 400 : 200 })
}

/** A link that was just used takes its own form again, which then leads to the same page. */
async function takeForm(deps: Deps, request: LinkRequest, reply: FastifyReply): Promise<FastifyReply> {
  refuseForeignOrigin(request, deps.config.public_url)
  const opened = await open(deps, request)
  if (opened.kind !== 'open' && opened.kind !== 'used') return sendClosed(request, reply, opened)
  const { link, view } = opened
  // The path would keep the secret, so the form is known by the link's id.
  const sender = { request, caller: holderOf(link), about: `/decide ${link.id}` }
  const used_from = addressNetwork(clientAddress(request))
  const refused = await sendAnswer(deps, sender, view.assessment.estimate, async (work, answer) =>
    decideByLink(work, link, answer, { legal: await work.legal(), used_from }),
  )
  if (!refused) return goTo(reply, hrefOf(request, '/done'))
  const now_found = await open(deps, request)
  return now_found.kind === 'open'
    ? sendForm(request, reply, now_found, refused)
    : sendClosed(request, reply, now_found)
}

async function showDone(deps: Deps, request: LinkRequest, reply: FastifyReply): Promise<FastifyReply> {
  const opened = await open(deps, request)
  if (opened.kind === 'open') return goTo(reply, hrefOf(request))
  if (opened.kind !== 'used') return sendClosed(request, reply, opened)
  const { link, view } = opened
  const frame = frameOf(request, '/done')
  const { language } = frame
  const door = {
    language,
    format: formatOf(language, view.assessment.parties.creditor.address.country),
    receipt_href: hrefOf(request, '/receipt.pdf'),
    receipt_until: link.expires_at,
    said: null,
  }
  return send(reply, frame, { title: WORDS[language].done, body: decidedBody(door, view) })
}

/** Why nothing can be decided here: 404 for what never was, 410 for what is over. */
function sendClosed(
  request: LinkRequest,
  reply: FastifyReply,
  opened: Exclude<OpenedLink, { kind: 'open' }>,
): FastifyReply {
  const frame = frameOf(request)
  const words = WORDS[frame.language]
  const closed_title = opened.kind === 'closed' && opened.is_decided ? words.decided : words.closed
  const notices: Record<typeof opened.kind, { title: string; texts: readonly string[] }> = {
    unknown: { title: words.unknown, texts: [words.unknown_text, words.ask] },
    expired: { title: words.expired, texts: [words.ask] },
    replaced: { title: words.replaced, texts: [words.replaced_text, words.ask] },
    closed: { title: closed_title, texts: [words.ask] },
    used: { title: words.used, texts: [words.used_text] },
  }
  const { title, texts } = notices[opened.kind]
  const body = html`${texts.map((text) => html`<p>${text}</p>`)}
${opened.kind === 'used' && receiptLink(words, hrefOf(request, '/receipt.pdf'))}`
  return send(reply, frame, { title, body, status: opened.kind === 'unknown' ? 404 : 410 })
}

async function sendReceipt(deps: Deps, request: LinkRequest, reply: FastifyReply): Promise<FastifyReply> {
  const opened = await open(deps, request)
  if (opened.kind === 'open') return goTo(reply, hrefOf(request))
  if (opened.kind !== 'used') return sendClosed(request, reply, opened)
  const { organization_id, claim_id: id } = opened.link
  // The link is no login, so nothing else records what is taken away with it.
  await unlessFull(
    recordAccess(
      deps.db,
      holderOf(opened.link),
      { action: 'debtor.file_opened', organization_id, subject: { kind: 'claim', id }, details: { path: RECEIPT } },
      { once_in_s: 3_600 },
    ),
  )
  return sendMade(reply, await makeReceipt(deps, opened.view, frameOf(request).language))
}
