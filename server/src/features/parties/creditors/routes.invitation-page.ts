import type { FastifyReply } from 'fastify'
import { SYSTEM } from '../../../kernel/caller.ts'
import type { ErrorCode } from '../../../kernel/error-codes.ts'
import { AppError } from '../../../kernel/errors.ts'
import { formatOf } from '../../../kernel/format.ts'
import { type FormValues, inLanguage } from '../../../platform/http/plain-pages.ts'
import { transact } from '../../../platform/work.ts'
import { type InvitationRow, invitationState, lookUpInvitation, renewInvitation } from '../customers/index.ts'
import { accept, type Door, findCreditor, giveCookies, placeOf } from './login.ts'
import { frameOf, type PageOutcome, type PageRequest, shownFault, valuesOf } from './page-request.ts'
import { type PortalFault, WORDS } from './page-words.ts'
import { closedInvitationPage, invitationPage, noticePage } from './pages.ts'
import { findPersonByEmail } from './queries.ts'
import { isNewPassword, PORTAL_HOME } from './rules.ts'

const NAME_MAX = 255

/** The password was right, and the account has a second factor. */
const CODE_FAULTS: Readonly<Partial<Record<ErrorCode, PortalFault>>> = {
  totp_required: 'code_missing',
  passkey_required: 'passkey_missing',
  wrong_code: 'code',
}

/** With an invitation its page; otherwise whatever comes after the login, or the login. */
export async function showEntry(door: Door, request: PageRequest): Promise<PageOutcome> {
  if (request.query.invitation !== undefined) return showInvitation(door, request)
  const creditor = await findCreditor(door.deps, request)
  const { language } = frameOf(request)
  return { location: inLanguage(creditor ? PORTAL_HOME : '/creditor/login', language) }
}

const tokenOf = ({ query: { invitation } }: PageRequest): string => (typeof invitation === 'string' ? invitation : '')

type Shown = { values?: FormValues; fault?: PortalFault; status?: number; asks_for_code?: boolean }

/** The invitation while it is open; otherwise why it is not: 404 for what never was, 410 for what is over. */
async function showInvitation({ deps }: Door, request: PageRequest, shown: Shown = {}): Promise<PageOutcome> {
  const row = await lookUpInvitation(deps.db, tokenOf(request))
  const state = row ? invitationState(row) : 'unknown'
  if (!row || state !== 'open') {
    const closed = { state: state as Exclude<typeof state, 'open'>, is_colleague: row?.colleague != null }
    const page = closedInvitationPage(frameOf(request), closed)
    return { status: row ? 410 : 404, page }
  }
  const has_account = (await findPersonByEmail(deps.db, row.email)) !== undefined
  return { status: shown.status ?? 200, page: openPage(request, row, { ...shown, has_account }) }
}

function openPage(request: PageRequest, row: InvitationRow, shown: Shown & { has_account: boolean }): string {
  const { has_account } = shown
  const values = shown.values ?? { name: row.colleague?.name ?? '' }
  // An account's password was long enough when it was set.
  const fault = has_account && shown.fault === 'short' ? 'wrong_password' : shown.fault
  const frame = frameOf(request)
  const { name: customer_name, partner_name, country } = row.customer
  const valid_until = formatOf(frame.language, country).instant(row.expires_at)
  const invited_by = row.colleague?.inviter_name ?? null
  const { asks_for_code = false } = shown
  const view = {
    ...{ customer_name, partner_name, invited_by, email: row.email, token: tokenOf(request) },
    ...{ has_account, asks_for_code, valid_until },
  }
  return invitationPage(frame, view, { values, fault })
}

export async function takeAcceptance(door: Door, request: PageRequest, reply: FastifyReply): Promise<PageOutcome> {
  const values = valuesOf(request)
  if (values.renew !== undefined) return renew(door, request)
  const name = values.name?.trim() ?? ''
  const password = values.password ?? ''
  const fault = !isNewPassword(password) ? 'short' : name.length > NAME_MAX ? 'name' : undefined
  if (fault) return showInvitation(door, request, { values, fault, status: 400 })
  try {
    const acceptance = {
      token: tokenOf(request),
      password,
      ...(values.code ? { code: values.code } : {}),
      ...placeOf(request),
    }
    giveCookies(door.deps, reply, await accept(door, name === '' ? acceptance : { ...acceptance, name }))
  } catch (error) {
    if (isOver(error)) return showInvitation(door, request)
    const code_fault = error instanceof AppError ? CODE_FAULTS[error.code] : undefined
    if (code_fault)
      return showInvitation(door, request, { values, fault: code_fault, asks_for_code: true, status: 401 })
    const faults = { unauthorized: 'wrong_password', too_many: 'too_many', conflict: 'again' } as const
    return showInvitation(door, request, { values, ...shownFault(error, faults) })
  }
  return { location: inLanguage('/creditor', frameOf(request).language) }
}

const isOver = (error: unknown): boolean =>
  error instanceof AppError && (error.kind === 'gone' || error.kind === 'not_found')

async function renew(door: Door, request: PageRequest): Promise<PageOutcome> {
  const { deps } = door
  const frame = frameOf(request)
  try {
    await transact(deps, SYSTEM, (work) => renewInvitation(work, tokenOf(request), deps.config.public_url))
  } catch (error) {
    // Whatever it has become meanwhile, its page says so.
    if (isOver(error)) return showInvitation(door, request)
    throw error
  }
  deps.jobs.poke()
  const { renewed, renewed_text } = WORDS[frame.language]
  return { status: 202, page: noticePage({ ...frame, path: '/creditor/login' }, renewed, renewed_text) }
}
