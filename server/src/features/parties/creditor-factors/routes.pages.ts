import type { FastifyInstance } from 'fastify'
import { carryOut, refusalOf } from '../../../audiences/pages/sent-form.ts'
import { demandPassword, readSecondFactor, totpBegunOut } from '../../../audiences/second-factor/routes.ts'
import { PASSKEY_NAME_MAX } from '../../../audiences/second-factor/schema.ts'
import { invalid, notFound, type Problem } from '../../../kernel/errors.ts'
import { type FormValues, goTo, inLanguage } from '../../../platform/http/plain-pages.ts'
import { removePasskey, renamePasskey } from '../../../platform/login/passkeys.ts'
import {
  beginTotp,
  confirmTotp,
  dropTotp,
  readBegunTotp,
  renewRecoveryCodes,
} from '../../../platform/login/second-factor.ts'
import { type Deps, transact, type Work } from '../../../platform/work.ts'
import {
  accountOf,
  insidePortal,
  ownFactorOf,
  portalPage,
  type ShowInside,
  showPage,
  type Visit,
} from '../creditors/index.ts'
import {
  type Asking,
  askPage,
  codesPage,
  FACTOR_PATH,
  factorPage,
  newPasskeyPage,
  type Said,
  scanPage,
} from './factor-pages.ts'
import { WORDS } from './words.ts'

const HIDDEN = { schema: { hide: true } } as const

/** The own second factor. Everything but making a passkey works without a script. */
export function factorPages(scope: FastifyInstance, deps: Deps): void {
  const page = (path: string, show: ShowInside, take?: ShowInside) => {
    scope.get(`${FACTOR_PATH}${path}`, HIDDEN, insidePortal(deps, show))
    if (take) scope.post(`${FACTOR_PATH}${path}`, HIDDEN, insidePortal(deps, take))
  }
  page('', showFactor)
  page('/totp', ask(beginning), act(beginning, begin))
  page('/totp/confirm', goBack, takeCode)
  page('/totp/removal', ask(ending), act(ending, end))
  page('/recovery-codes', ask(renewing), act(renewing, renew))
  page('/passkeys', showNewPasskey)
  page('/passkeys/:id/name', ask(naming), act(naming, rename))
  page('/passkeys/:id/removal', ask(removing), act(removing, remove))
}

const valuesOf = ({ request }: Visit): FormValues => (request.body ?? {}) as FormValues

const SAID: readonly Said[] = ['app_off', 'passkey_removed', 'passkey_renamed', 'passkey_added']

const showFactor: ShowInside = async (deps, { request, reply, caller, frame }) => {
  const factor = await readSecondFactor(deps.db, accountOf(caller.id), false)
  const said = SAID.find((one) => one === (request.query as { done?: string }).done) ?? null
  return showPage(reply, portalPage(frame, factorPage(frame, factor, said)))
}

const goBack: ShowInside = async (_, { reply, frame }) => goTo(reply, inLanguage(FACTOR_PATH, frame.language))

const showNewPasskey: ShowInside = async (_, { reply, frame }) =>
  showPage(reply, portalPage(frame, newPasskeyPage(frame)))

type Ask = (deps: Deps, visit: Visit) => Promise<Asking>

const beginning: Ask = async (_, { frame }) => {
  const { app } = WORDS[frame.language]
  return { path: '/totp', title: app.set_up, text: app.set_up_text, button: app.go_on }
}
const ending: Ask = async (_, { frame }) => {
  const { app } = WORDS[frame.language]
  return { path: '/totp/removal', title: app.remove, text: app.remove_text, button: app.remove }
}
const renewing: Ask = async (_, { frame }) => {
  const { codes } = WORDS[frame.language]
  return { path: '/recovery-codes', title: codes.renew, text: codes.renew_text, button: codes.renew }
}
const idOf = ({ request }: Visit): string => (request.params as { id: string }).id

async function ownPasskey(deps: Deps, visit: Visit) {
  const own = await readSecondFactor(deps.db, accountOf(visit.caller.id), false)
  const passkey = own.passkeys.find(({ id }) => id === idOf(visit))
  if (!passkey) throw notFound()
  return passkey
}

const naming: Ask = async (deps, visit) => {
  const { passkeys } = WORDS[visit.frame.language]
  const { id, name } = await ownPasskey(deps, visit)
  const title = passkeys.rename_named(name)
  const texts = { title, text: passkeys.rename_text, button: passkeys.rename_save }
  return { path: `/passkeys/${id}/name`, ...texts, name: valuesOf(visit).name ?? name }
}

const removing: Ask = async (deps, visit) => {
  const { passkeys } = WORDS[visit.frame.language]
  const passkey = await ownPasskey(deps, visit)
  const title = passkeys.remove_named(passkey.name)
  return { path: `/passkeys/${passkey.id}/removal`, title, text: passkeys.remove_text, button: passkeys.remove }
}

const sendAsk = async (deps: Deps, visit: Visit, asked: Ask, problems: readonly Problem[], status: number) => {
  const { reply, frame } = visit
  return showPage(reply, portalPage(frame, askPage(frame, await asked(deps, visit), problems)), status)
}

const ask =
  (asked: Ask): ShowInside =>
  (deps, visit) =>
    sendAsk(deps, visit, asked, [], 200)

/** Checks the password first. What is refused is said on the page that asked. */
const act =
  (asked: Ask, go: ShowInside): ShowInside =>
  async (deps, visit) => {
    try {
      await demandPassword(ownFactorOf(deps), visit.caller, valuesOf(visit).current_password ?? '')
      return await go(deps, visit)
    } catch (error) {
      const { problems, status } = refusalOf(error)
      return sendAsk(deps, visit, asked, problems, status)
    }
  }

const begin: ShowInside = async (deps, visit) => {
  const { caller } = visit
  const secret = await transact(deps, caller, (work) => beginTotp(work, accountOf(caller.id), deps.vault))
  return sendScan(visit, secret, [])
}

async function sendScan({ reply, caller, frame }: Visit, secret: Buffer, problems: readonly Problem[], status = 200) {
  const begun = await totpBegunOut(secret, caller.email)
  return showPage(reply, portalPage(frame, scanPage(frame, begun, problems)), status)
}

const sendCodes = ({ reply, frame }: Visit, codes: readonly string[]) =>
  showPage(reply, portalPage(frame, codesPage(frame, codes)))

/** The codes are shown once, so the answer is the page itself. */
const takeCode: ShowInside = async (deps, visit) => {
  const account = accountOf(visit.caller.id)
  const given = { code: valuesOf(visit).code ?? '', vault: deps.vault, wall_now: deps.clock.wall() }
  try {
    return sendCodes(visit, await transact(deps, visit.caller, (work) => confirmTotp(work, account, given)))
  } catch (error) {
    const { problems, status } = refusalOf(error)
    const secret = await readBegunTotp(deps.db, account, deps.vault)
    return secret ? sendScan(visit, secret, problems, status) : goBack(deps, visit)
  }
}

const renew: ShowInside = async (deps, visit) => {
  const { caller } = visit
  const codes = await transact(deps, caller, (work) => renewRecoveryCodes(work, accountOf(caller.id), deps.vault))
  return sendCodes(visit, codes)
}

const carry = async (deps: Deps, visit: Visit, said: Said, change: (work: Work) => Promise<void>) => {
  const location = await carryOut(deps, visit, async (work) => {
    await change(work)
    return inLanguage(`${FACTOR_PATH}?done=${said}`, visit.frame.language)
  })
  return goTo(visit.reply, location)
}

const end: ShowInside = (deps, visit) =>
  carry(deps, visit, 'app_off', (work) => dropTotp(work, accountOf(visit.caller.id), false))

const rename: ShowInside = (deps, visit) => {
  const name = valuesOf(visit).name?.trim() ?? ''
  if (name === '' || name.length > PASSKEY_NAME_MAX)
    throw invalid({
      field: 'name',
      code: name === '' ? 'blank' : 'too_long',
      message: `must have 1 to ${PASSKEY_NAME_MAX} characters`,
    })
  return carry(deps, visit, 'passkey_renamed', async (work) => {
    await renamePasskey(work, accountOf(visit.caller.id), { id: idOf(visit), name })
  })
}

const remove: ShowInside = (deps, visit) =>
  carry(deps, visit, 'passkey_removed', (work) =>
    removePasskey(work, accountOf(visit.caller.id), { id: idOf(visit), is_required: false }),
  )
