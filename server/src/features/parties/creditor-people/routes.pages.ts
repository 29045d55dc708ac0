import type { FastifyInstance } from 'fastify'
import { carryOut, refusalOf } from '../../../audiences/pages/sent-form.ts'
import { notFound, type Problem } from '../../../kernel/errors.ts'
import { LANGUAGES } from '../../../kernel/language.ts'
import type { Reader } from '../../../platform/db/db.ts'
import { type FormValues, goTo, inLanguage } from '../../../platform/http/plain-pages.ts'
import { checkWhenAsked } from '../../../platform/http/validation.ts'
import { loginTurn } from '../../../platform/login/turns.ts'
import { type Deps, transact } from '../../../platform/work.ts'
import {
  changePassword,
  type Door,
  deleteSessionsOf,
  insidePortal,
  isNewPassword,
  logOut,
  portalPage,
  provesOneself,
  type ShowInside,
  showPage,
  type Visit,
} from '../creditors/index.ts'
import { changeOneself, readAccount } from './account.ts'
import { ACCOUNT_PATH, type AccountState, accountPage, NOTHING_CHANGED } from './account-page.ts'
import { admitInvitation } from './admission.ts'
import { NOTHING_TYPED, PEOPLE_PATH, type PeopleState, peoplePage, removalPage } from './people-page.ts'
import { AccountPatch, accountOut, type Colleague, colleaguesOut, InviteBody } from './schema.ts'
import { invitePerson, readPeople, removePerson } from './service.ts'

const HIDDEN = { schema: { hide: true } } as const

/** Who has access, and the own access. */
export function peoplePages(scope: FastifyInstance, door: Door): void {
  const { deps } = door
  scope.get(PEOPLE_PATH, HIDDEN, insidePortal(deps, showPeople))
  scope.post(PEOPLE_PATH, HIDDEN, insidePortal(deps, takeInvite(door)))
  scope.get(`${PEOPLE_PATH}/:id/removal`, HIDDEN, insidePortal(deps, showRemoval))
  scope.post(`${PEOPLE_PATH}/:id/removal`, HIDDEN, insidePortal(deps, takeRemoval))
  scope.get(ACCOUNT_PATH, HIDDEN, insidePortal(deps, showAccount))
  scope.post(ACCOUNT_PATH, HIDDEN, insidePortal(deps, takeAccount))
  scope.post(`${ACCOUNT_PATH}/password`, HIDDEN, insidePortal(deps, takePassword))
  scope.post(`${ACCOUNT_PATH}/logout`, HIDDEN, insidePortal(deps, takeLogout))
}

const valuesOf = ({ request }: Visit): FormValues => (request.body ?? {}) as FormValues
const doneOf = ({ request }: Visit): string => String((request.query as { done?: string }).done ?? '')

async function sendPeople(deps: Deps, { reply, caller, frame }: Visit, state: PeopleState, status = 200) {
  const people = colleaguesOut(await readPeople(deps.db, caller), caller.id)
  return showPage(reply, portalPage(frame, peoplePage(frame, people, state)), status)
}

const DONE = ['invited', 'removed', 'withdrawn'] as const

const showPeople: ShowInside = (deps, visit) =>
  sendPeople(deps, visit, { ...NOTHING_TYPED, said: DONE.find((one) => one === doneOf(visit)) ?? null })

const inviteProblems = checkWhenAsked(InviteBody, 'body')

const takeInvite =
  (door: Door): ShowInside =>
  async (deps, visit) => {
    const values = valuesOf(visit)
    const email = values.email?.trim() ?? ''
    const name = values.name?.trim() || null
    const problems = inviteProblems({ email, name })
    if (problems.length > 0) return sendPeople(deps, visit, { values, problems, said: null }, 400)
    try {
      await admitInvitation(door, visit.caller, email)
      const location = await carryOut(deps, visit, async (work) => {
        await invitePerson(work, { email, name }, deps.config.public_url)
        return inLanguage(`${PEOPLE_PATH}?done=invited`, visit.frame.language)
      })
      return goTo(visit.reply, location)
    } catch (error) {
      const refusal = refusalOf(error)
      return sendPeople(deps, visit, { values, problems: refusal.problems, said: null }, refusal.status)
    }
  }

async function findColleague(reader: Reader, { request, caller }: Visit): Promise<Colleague> {
  const { id } = request.params as { id: string }
  const person = colleaguesOut(await readPeople(reader, caller), caller.id).find((one) => one.id === id.toLowerCase())
  if (!person) throw notFound()
  return person
}

const showRemoval: ShowInside = async (deps, visit) =>
  showPage(visit.reply, portalPage(visit.frame, removalPage(visit.frame, await findColleague(deps.db, visit))))

/** Whom it is about is read within: a second click must not miss somebody whom the first has removed. */
const takeRemoval: ShowInside = async (deps, visit) => {
  try {
    const location = await carryOut(deps, visit, async (work) => {
      const person = await findColleague(work.tx, visit)
      await removePerson(work, person.id)
      return inLanguage(afterRemoval(person), visit.frame.language)
    })
    return goTo(visit.reply, location)
  } catch (error) {
    const { problems, status } = refusalOf(error)
    return sendPeople(deps, visit, { ...NOTHING_TYPED, problems }, status)
  }
}

function afterRemoval({ is_you, state }: Colleague): string {
  if (is_you) return '/creditor/login?done=logout'
  return `${PEOPLE_PATH}?done=${state === 'active' ? 'removed' : 'withdrawn'}`
}

async function sendAccount(deps: Deps, { reply, caller, frame }: Visit, state: AccountState, status = 200) {
  const account = accountOut(await readAccount(deps.db, caller))
  return showPage(reply, portalPage(frame, accountPage(frame, account, state)), status)
}

const showAccount: ShowInside = (deps, visit) =>
  sendAccount(deps, visit, { ...NOTHING_CHANGED, is_saved: doneOf(visit) === 'saved' })

const accountProblems = checkWhenAsked(AccountPatch, 'body')

const takeAccount: ShowInside = async (deps, visit) => {
  const values = valuesOf(visit)
  const language = LANGUAGES.find((one) => one === values.language) ?? null
  const body = { name: values.name?.trim() || null, language, wants_digest: values.wants_digest !== 'false' }
  const problems = accountProblems(body)
  if (problems.length > 0) return sendAccount(deps, visit, { values, problems, is_saved: false }, 400)
  const location = await carryOut(deps, visit, async (work) => {
    await changeOneself(work, body)
    return inLanguage(`${ACCOUNT_PATH}?done=saved`, language ?? visit.frame.language)
  })
  return goTo(visit.reply, location)
}

const takePassword: ShowInside = async (deps, visit) => {
  const { current_password = '', new_password = '' } = valuesOf(visit)
  const refused = (problems: readonly Problem[], status = 400) =>
    sendAccount(deps, visit, { values: {}, problems, is_saved: false }, status)
  if (!isNewPassword(new_password)) return refused([{ field: 'new_password', code: 'too_short', message: '' }])
  try {
    if (!(await provesOneself(deps, visit.caller, current_password)))
      return refused([{ field: 'current_password', code: 'wrong_password', message: '' }])
  } catch (error) {
    const { problems, status } = refusalOf(error)
    return refused(problems, status)
  }
  const password_hash = await loginTurn.creditor(visit.caller.id, () => deps.passwords.hash(new_password))
  await transact(deps, visit.caller, (work) =>
    changePassword(work, visit.caller.id, { password_hash, vault: deps.vault }),
  )
  return goTo(visit.reply, inLanguage('/creditor/login?done=password', visit.frame.language))
}

const takeLogout: ShowInside = async (deps, { request, reply, caller, frame }) => {
  await transact(deps, caller, ({ tx }) => deleteSessionsOf(tx, caller.id))
  await logOut(deps, request, reply)
  return goTo(reply, inLanguage('/creditor/login?done=logout', frame.language))
}
