import type { FastifyInstance, FastifyReply } from 'fastify'
import { SYSTEM } from '../../../kernel/caller.ts'
import { AppError, notFound } from '../../../kernel/errors.ts'
import { secretHash } from '../../../platform/bearer-secret.ts'
import { clientAddress } from '../../../platform/http/client-address.ts'
import { inLanguage } from '../../../platform/http/plain-pages.ts'
import { isUuid } from '../../../platform/http/validation.ts'
import { transact } from '../../../platform/work.ts'
import { type Door, giveCookies, giveNewDevice, halfLoginOf, logIn, logOut, openPortal, placeOf } from './login.ts'
import { frameOf, handled, type PageOutcome, type PageRequest, shownFault, valuesOf, wayOn } from './page-request.ts'
import { WORDS } from './page-words.ts'
import { type CodeAsked, codePage, loginPage, newPasswordPage, noticePage, resetOverPage, resetPage } from './pages.ts'
import { askForReset, setNewPassword } from './password-reset.ts'
import { loginFor } from './portal.ts'
import { findReset } from './queries.ts'
import { showEntry, takeAcceptance } from './routes.invitation-page.ts'
import { isNewPassword, SESSION_COOKIE } from './rules.ts'
import { chooseCustomer } from './service.ts'

const HIDDEN = { schema: { hide: true } } as const
const EMAIL_MAX = 255

/** The pages at the door: invitation, login, forgotten password. Plain HTML: nothing here needs a script. */
export function entryPages(scope: FastifyInstance, door: Door): void {
  scope.get('/creditor', HIDDEN, handled(door, showEntry))
  scope.post('/creditor', HIDDEN, handled(door, takeAcceptance))
  scope.get('/creditor/login', HIDDEN, handled(door, showLogin))
  scope.post('/creditor/login', HIDDEN, handled(door, takeLogin))
  scope.post('/creditor/logout', HIDDEN, handled(door, takeLogout))
  scope.post('/creditor/customer', HIDDEN, handled(door, takeChoice))
  scope.get('/creditor/password-reset', HIDDEN, handled(door, showReset))
  scope.post('/creditor/password-reset', HIDDEN, handled(door, takeReset))
  scope.get('/creditor/password-reset/:token', HIDDEN, handled(door, showNewPassword))
  scope.post('/creditor/password-reset/:token', HIDDEN, handled(door, takeNewPassword))
}

async function showLogin(_: Door, request: PageRequest): Promise<PageOutcome> {
  const frame = frameOf(request)
  const words = WORDS[frame.language]
  const notices: Record<string, string> = {
    password: words.reset_done,
    logout: words.logged_out,
    expired: words.expired,
  }
  const notice = Object.hasOwn(notices, request.query.done ?? '') ? notices[request.query.done as string] : undefined
  return { status: 200, page: loginPage(frame, { values: {}, notice }) }
}

async function takeLogin(door: Door, request: PageRequest, reply: FastifyReply): Promise<PageOutcome> {
  const frame = frameOf(request)
  const values = valuesOf(request)
  const { email = '', password = '', half, code } = values
  if (email.length > EMAIL_MAX || email === '')
    return { status: 400, page: loginPage(frame, { values: {}, fault: 'email' }) }
  try {
    const login = { email: email.trim(), password, half, code, ...placeOf(request) }
    giveCookies(door.deps, reply, await logIn(door, login))
  } catch (error) {
    const asked = askedFor(error)
    if (asked) {
      const given = { email, half: half ?? (await halfLoginOf(door.deps, email.trim())) }
      return { status: 401, page: codePage(frame, given, asked) }
    }
    const { fault, status } = shownFault(error, { unauthorized: 'login', too_many: 'too_many' })
    return { status, page: loginPage(frame, { values, fault }) }
  }
  return { location: inLanguage(wayOn(request), frame.language) }
}

/** What the login still needs; undefined where the login failed for another reason. */
function askedFor(error: unknown): CodeAsked | undefined {
  if (!(error instanceof AppError)) return undefined
  if (error.code === 'totp_required') return 'code'
  if (error.code === 'passkey_required') return 'passkey'
  return error.code === 'wrong_code' ? 'wrong' : undefined
}

async function takeLogout({ deps }: Door, request: PageRequest, reply: FastifyReply): Promise<PageOutcome> {
  await logOut(deps, request, reply)
  return { location: inLanguage('/creditor/login?done=logout', frameOf(request).language) }
}

async function takeChoice({ deps }: Door, request: PageRequest): Promise<PageOutcome> {
  if (!(await openPortal(deps, request))) return { location: loginFor(request) }
  const { customer_id = '' } = valuesOf(request)
  const secret = request.cookies[SESSION_COOKIE] as string
  if (!isUuid(customer_id)) throw notFound()
  await transact(deps, SYSTEM, (work) => chooseCustomer(work, secret, customer_id))
  return { location: inLanguage('/creditor', frameOf(request).language) }
}

async function showReset(_: Door, request: PageRequest): Promise<PageOutcome> {
  return { status: 200, page: resetPage(frameOf(request), { values: {} }) }
}

async function takeReset(door: Door, request: PageRequest): Promise<PageOutcome> {
  const frame = frameOf(request)
  const words = WORDS[frame.language]
  const values = valuesOf(request)
  const email = values.email?.trim() ?? ''
  if (email === '' || email.length > EMAIL_MAX)
    return { status: 400, page: resetPage(frame, { values: {}, fault: 'email' }) }
  try {
    await askForReset(door, { email, address: clientAddress(request) })
  } catch (error) {
    const { fault, status } = shownFault(error, { too_many: 'too_many' })
    return { status, page: resetPage(frame, { values, fault }) }
  }
  return { status: 202, page: noticePage(frame, words.reset_sent, words.reset_sent_text(email)) }
}

async function showNewPassword({ deps }: Door, request: PageRequest): Promise<PageOutcome> {
  const frame = frameOf(request)
  const reset = await findReset(deps.db, secretHash(request.params.token))
  return reset
    ? { status: 200, page: newPasswordPage(frame, { values: {} }) }
    : { status: 410, page: resetOverPage(frame) }
}

async function takeNewPassword({ deps }: Door, request: PageRequest, reply: FastifyReply): Promise<PageOutcome> {
  const frame = frameOf(request)
  const { password = '' } = valuesOf(request)
  if (!isNewPassword(password)) return { status: 400, page: newPasswordPage(frame, { values: {}, fault: 'short' }) }
  try {
    giveNewDevice(deps, reply, await setNewPassword(deps, request.params.token, password))
  } catch (error) {
    if (!(error instanceof AppError) || error.kind !== 'gone') throw error
    return { status: 410, page: resetOverPage(frame) }
  }
  return { location: inLanguage('/creditor/login?done=password', frame.language) }
}
