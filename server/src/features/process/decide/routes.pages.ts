import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { dayInVienna } from '../../../kernel/dates.ts'
import { AppError } from '../../../kernel/errors.ts'
import { formatOf } from '../../../kernel/format.ts'
import { readersLanguage } from '../../../kernel/language.ts'
import { secretHash } from '../../../platform/bearer-secret.ts'
import { sendMade } from '../../../platform/http/download.ts'
import { type FormValues, type Frame, frameIn, goTo, HTML, openPages } from '../../../platform/http/plain-pages.ts'
import { refuseForeignOrigin } from '../../../platform/login/origin.ts'
import { type Deps, readBusinessTime, transact } from '../../../platform/work.ts'
import { outstandingCents } from '../../case/claims/index.ts'
import { debtorName } from '../../parties/debtors/index.ts'
import { answerOf, faultsOf, formFaults, type ReadForm } from './form.ts'
import { type DecisionFault, type DecisionNotice, formPage, noticePage } from './page.ts'
import { receiptPage } from './receipt-page.ts'
import { decideByLink, holderOf, type OpenedLink, openLink } from './service.ts'
import { WORDS } from './words.ts'

const HIDDEN = { schema: { hide: true } } as const

type LinkRequest = FastifyRequest<{ Params: { token: string }; Querystring: { lang?: string } }>

const frameOf = ({ params: { token }, query, headers }: LinkRequest, below = ''): Frame =>
  frameIn(readersLanguage(query.lang, headers['accept-language']), `/decide/${encodeURIComponent(token)}${below}`)

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
      scope.get('/decide/:token/receipt.pdf', HIDDEN, (request, reply) =>
        sendReceipt(deps, request as LinkRequest, reply),
      )
    },
  )
}

async function showForm(deps: Deps, request: LinkRequest, reply: FastifyReply): Promise<FastifyReply> {
  const opened = await open(deps, request)
  if (opened.kind !== 'open') return sendClosed(request, reply, opened)
  return sendForm(request, reply, { opened, values: {}, faults: [] })
}

type Form = { opened: OpenedLink & { kind: 'open' }; values: FormValues; faults: readonly DecisionFault[] }

function sendForm(request: LinkRequest, reply: FastifyReply, { opened, values, faults }: Form): FastifyReply {
  const { claim, link, assessment } = opened
  const page = formPage(frameOf(request), {
    case_reference: claim.case_reference,
    creditor_name: assessment.parties.creditor.name,
    creditor_country: assessment.parties.creditor.address.country,
    debtor_name: debtorName(assessment.parties.debtor),
    outstanding_cents: outstandingCents(claim),
    estimate: assessment.estimate,
    expires_at: link.expires_at,
    values,
    faults,
  })
  return reply
    .code(faults.length > 0 ? 400 : 200)
    .type(HTML)
    .send(page)
}

async function takeForm(deps: Deps, request: LinkRequest, reply: FastifyReply): Promise<FastifyReply> {
  refuseForeignOrigin(request, deps.config.public_url)
  const opened = await open(deps, request)
  if (opened.kind !== 'open') return sendClosed(request, reply, opened)
  const values = (request.body ?? {}) as FormValues
  const form: ReadForm = answerOf(values, opened.assessment.estimate)
  const faults = formFaults(form)
  if (faults.length > 0) return sendForm(request, reply, { opened, values, faults })
  try {
    const legal = await deps.legal.read(deps.db)
    await transact(deps, holderOf(opened.link), (work) => decideByLink(work, opened.link, form.answer, legal))
  } catch (error) {
    if (!(error instanceof AppError) || error.kind !== 'invalid') throw error
    const now_found = await open(deps, request)
    if (now_found.kind !== 'open') return sendClosed(request, reply, now_found)
    return sendForm(request, reply, { opened: now_found, values, faults: faultsOf(error.problems) })
  }
  deps.jobs.poke()
  const { path, language } = frameOf(request)
  return goTo(reply, `${path}/done?lang=${language}`)
}

const receiptOf = (
  request: LinkRequest,
  { link, assessment }: OpenedLink & { kind: 'used' },
): DecisionNotice['receipt'] => {
  const { language, path } = frameOf(request)
  const format = formatOf(language, assessment.parties.creditor.address.country)
  return {
    href: `${path}/receipt.pdf?lang=${language}`,
    until: WORDS[language].receipt_until(format.instant(link.expires_at)),
  }
}

async function showDone(deps: Deps, request: LinkRequest, reply: FastifyReply): Promise<FastifyReply> {
  const opened = await open(deps, request)
  const { language, path } = frameOf(request)
  if (opened.kind === 'open') return goTo(reply, `${path}?lang=${language}`)
  if (opened.kind !== 'used') return sendClosed(request, reply, opened)
  const words = WORDS[language]
  const texts =
    opened.decision.decision === 'sue'
      ? [words.done_sue, words.done_next_sue]
      : [words.done_decline, words.done_next_decline]
  const notice = { title: words.done, texts, ...withReceipt(receiptOf(request, opened)) }
  return reply.type(HTML).send(noticePage(frameOf(request, '/done'), notice))
}

const withReceipt = (receipt: DecisionNotice['receipt']) => (receipt ? { receipt } : {})

/** Why nothing can be decided here: 404 for what never was, 410 for what is over. */
function sendClosed(
  request: LinkRequest,
  reply: FastifyReply,
  opened: Exclude<OpenedLink, { kind: 'open' }>,
): FastifyReply {
  const frame = frameOf(request)
  const words = WORDS[frame.language]
  const notices: Record<typeof opened.kind, DecisionNotice> = {
    unknown: { title: words.unknown, texts: [words.unknown_text, words.ask] },
    expired: { title: words.expired, texts: [words.ask] },
    closed: {
      title: opened.kind === 'closed' && opened.is_decided ? words.decided : words.closed,
      texts: [words.ask],
    },
    used: {
      title: words.used,
      texts: [words.used_text],
      ...withReceipt(opened.kind === 'used' ? receiptOf(request, opened) : undefined),
    },
  }
  return reply
    .code(opened.kind === 'unknown' ? 404 : 410)
    .type(HTML)
    .send(noticePage(frame, notices[opened.kind]))
}

async function sendReceipt(deps: Deps, request: LinkRequest, reply: FastifyReply): Promise<FastifyReply> {
  const opened = await open(deps, request)
  if (opened.kind === 'open') {
    const { path, language } = frameOf(request)
    return goTo(reply, `${path}?lang=${language}`)
  }
  if (opened.kind !== 'used') return sendClosed(request, reply, opened)
  const { decision, claim, assessment } = opened
  const page = receiptPage(
    {
      decision,
      parties: assessment.parties,
      case_reference: claim.case_reference,
      iso_date: dayInVienna(decision.decided_at),
    },
    { language: frameOf(request).language, is_sandbox: deps.config.mode === 'sandbox' },
  )
  const bytes = await deps.typesetter.pdf('decision-receipt', page)
  return sendMade(reply, { bytes, mime_type: 'application/pdf', filename: `${claim.case_reference}.pdf` })
}
