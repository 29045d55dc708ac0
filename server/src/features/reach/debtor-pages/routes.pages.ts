import type { FastifyInstance, FastifyReply } from 'fastify'
import { carryOut } from '../../../audiences/pages/sent-form.ts'
import { AppError } from '../../../kernel/errors.ts'
import { cents, toEuro } from '../../../kernel/money.ts'
import { clientAddress } from '../../../platform/http/client-address.ts'
import { attachment } from '../../../platform/http/download.ts'
import { type FormValues, goTo, inLanguage } from '../../../platform/http/plain-pages.ts'
import { checkWhenAsked } from '../../../platform/http/validation.ts'
import type { Deps } from '../../../platform/work.ts'
import { DEVICE_COOKIE, enter, findDebtor, giveCookies, leave } from '../../process/debtor-access/index.ts'
import {
  askedOf,
  ContactBody,
  caseOut,
  changeOwnContact,
  languageFor,
  readAmount,
  readCase,
  readDebt,
  transferOf,
  transferOut,
  WORDS,
} from '../debtor-case/index.ts'
import { type ContactState, contactOf, contactPage } from './contact-page.ts'
import { frameOf, type Inside, inside, type PageRequest, send } from './page-request.ts'
import { casePage, type DoorState, doorPage, payPage, verifyPage } from './pages.ts'
import { actPageRoutes } from './routes.act-pages.ts'
import { showPlan, takePlan } from './routes.plan-pages.ts'

const HIDDEN = { schema: { hide: true } } as const
const TYPED_MAX = 64

/** The pages of the debtor portal. Each shows the answer of the API route of the same name. */
export function debtorPageRoutes(scope: FastifyInstance, deps: Deps): void {
  scope.get('/debtor', HIDDEN, (request, reply) => showDoor(deps, request as PageRequest, reply))
  scope.post('/debtor', HIDDEN, (request, reply) => takeEntry(deps, request as PageRequest, reply))
  scope.get('/debtor/verify', HIDDEN, (request, reply) => send(reply, verifyPage(frameOf(request))))
  scope.post('/debtor/leave', HIDDEN, async (request, reply) => {
    await leave(deps, request, reply)
    return goTo(reply, inLanguage('/debtor?done=left', frameOf(request).language))
  })
  scope.get('/debtor/case', HIDDEN, inside(deps, showCase))
  scope.get('/debtor/installments', HIDDEN, inside(deps, showPlan))
  scope.post('/debtor/installments', HIDDEN, inside(deps, takePlan))
  scope.get('/debtor/contact', HIDDEN, inside(deps, showContact, true))
  scope.post('/debtor/contact', HIDDEN, inside(deps, takeContact, true))
  actPageRoutes(scope, deps)
  scope.get('/debtor/pay', HIDDEN, inside(deps, showPay))
  // A part of the page on which it stands.
  scope.get('/debtor/pay/code.png', { ...HIDDEN, config: { download: 'about_nobody' } }, inside(deps, sendCode))
}

async function showDoor(deps: Deps, request: PageRequest, reply: FastifyReply): Promise<FastifyReply> {
  const frame = frameOf(request)
  const { case_reference, done } = request.query
  const debtor = await findDebtor(deps, request)
  if (debtor) return goTo(reply, inLanguage('/debtor/case', languageFor(request, debtor)))
  const typed = typeof case_reference === 'string' ? case_reference.slice(0, TYPED_MAX) : ''
  const { left, expired } = WORDS[frame.language].door
  const said = done === 'left' ? left : done === 'expired' ? expired : undefined
  return send(reply, doorPage(frame, { values: { case_reference: typed }, notice: said }))
}

async function takeEntry(deps: Deps, request: PageRequest, reply: FastifyReply): Promise<FastifyReply> {
  const frame = frameOf(request)
  const { door } = WORDS[frame.language]
  const values = (request.body ?? {}) as FormValues
  const { case_reference = '', access_code = '' } = values
  // What was typed comes back, but for the code: somebody may look over the shoulder.
  const refused = (fault: string, status: number): FastifyReply => {
    const state: DoorState = { values: { case_reference: case_reference.slice(0, TYPED_MAX) }, fault }
    return send(reply, doorPage(frame, state), status)
  }
  if (case_reference.trim() === '' || access_code.trim() === '') return refused(door.missing, 400)
  if (case_reference.length > TYPED_MAX || access_code.length > TYPED_MAX) return refused(door.wrong, 401)
  try {
    const address = clientAddress(request)
    const entered = await enter(deps, {
      case_reference,
      access_code,
      address,
      device_cookie: request.cookies[DEVICE_COOKIE],
    })
    giveCookies(deps, reply, entered)
    return goTo(reply, inLanguage('/debtor/case', entered.debtor.language ?? frame.language))
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (error.kind === 'unauthorized') return refused(door.wrong, 401)
    if (error.kind !== 'too_many') throw error
    reply.header('retry-after', String(error.retry_after_s ?? 30))
    return refused(door.wait, 429)
  }
}

const showCase: Inside = async (deps, { request, reply, debtor, frame }) => {
  const { plan, promise, dispute } = WORDS[frame.language]
  const texts = new Map([
    ['agreed', plan.agreed],
    ['promised', promise.done],
    ['disputed', dispute.done],
  ])
  const said = texts.get(request.query.done ?? '') ?? null
  return send(reply, casePage(frame, caseOut(await readCase(deps, debtor), frame.language), said))
}

/** An amount that cannot be paid is said beside its field, and the code for all that is open is shown. */
const showPay: Inside = async (deps, { request, reply, debtor, frame }) => {
  const asked = String(request.query.amount ?? '').slice(0, 16)
  const debt = await readDebt(deps, debtor)
  if (debt.balance.total_open_cents === 0) return goTo(reply, inLanguage('/debtor/case', frame.language))
  const part_cents = readAmount(asked, frame.language)
  const { most_cents } = askedOf(debt)
  const is_wrong = asked !== '' && (part_cents === null || part_cents > most_cents)
  const payment = transferOut(transferOf(debt, is_wrong ? undefined : (part_cents ?? undefined)))
  const state = { asked, fault: is_wrong, most: toEuro(cents(most_cents)) }
  return send(reply, payPage(frame, payment, state), is_wrong ? 400 : 200)
}

/** Banking apps open pictures, not drawings. */
const sendCode: Inside = async (deps, { request, reply, debtor, frame }) => {
  const part_cents = readAmount(String(request.query.amount ?? ''), frame.language)
  const { picture } = transferOf(await readDebt(deps, debtor), part_cents ?? undefined)
  return reply.type('image/png').header('content-disposition', attachment('girocode.png')).send(picture())
}

const showContact: Inside = async (_, { request, reply, debtor, frame }) => {
  const { done } = request.query
  const said = done === 'saved' || done === 'nothing' ? done : null
  const state = { values: {}, problems: [], said, is_contact_only: debtor.is_contact_only } as const
  return send(reply, contactPage(frame, state))
}

const contactProblems = checkWhenAsked(ContactBody, 'body')

const takeContact: Inside = async (deps, { request, reply, debtor, frame }) => {
  const values = (request.body ?? {}) as FormValues
  const { language, ...rest } = contactOf(values)
  // The list always names one, also where nobody chose it.
  const is_chosen = language !== undefined && language !== (debtor.language ?? frame.language)
  const body = is_chosen ? { ...rest, language } : rest
  const problems = contactProblems(body)
  const { is_contact_only } = debtor
  const done = Object.keys(body).length > 0 ? 'saved' : 'nothing'
  const refused = (more: Pick<ContactState, 'problems' | 'is_too_often'>, status: number) =>
    send(reply, contactPage(frame, { values, said: null, is_contact_only, ...more }), status)
  if (problems.length > 0) return refused({ problems }, 400)
  try {
    const location = await carryOut(deps, { request, caller: debtor }, async (work) => {
      await changeOwnContact(work, body)
      return inLanguage(`/debtor/contact?done=${done}`, is_chosen ? language : frame.language)
    })
    return goTo(reply, location)
  } catch (error) {
    if (!(error instanceof AppError) || (error.kind !== 'conflict' && error.kind !== 'invalid')) throw error
    return refused({ problems: [], is_too_often: true }, 409)
  }
}
