import type { FastifyInstance } from 'fastify'
import { carryOut, refusalOf } from '../../../audiences/pages/sent-form.ts'
import { compactCode } from '../../../kernel/banking.ts'
import { invalid } from '../../../kernel/errors.ts'
import { type FormValues, goTo, inLanguage } from '../../../platform/http/plain-pages.ts'
import { checkWhenAsked } from '../../../platform/http/validation.ts'
import { PASSWORD_WRONG } from '../../../platform/login/words.ts'
import type { Deps } from '../../../platform/work.ts'
import { insidePortal, portalPage, provesOneself, type ShowInside, showPage, type Visit } from '../creditors/index.ts'
import {
  COMPANY_PATH,
  type CompanyState,
  companyPage,
  NOTHING_SENT,
  PAYOUT_PATH,
  reachOf,
  SAID,
} from './company-page.ts'
import { type Company, CompanyPatch } from './schema.ts'
import { changeCompany, readCompany } from './service.ts'

const HIDDEN = { schema: { hide: true } } as const

export function companyPages(scope: FastifyInstance, deps: Deps): void {
  scope.get(COMPANY_PATH, HIDDEN, insidePortal(deps, showCompany))
  scope.post(COMPANY_PATH, HIDDEN, insidePortal(deps, takeReach))
  scope.post(PAYOUT_PATH, HIDDEN, insidePortal(deps, takeAccount))
}

const patchProblems = checkWhenAsked(CompanyPatch, 'body')

async function send(deps: Deps, { reply, caller, frame }: Visit, state: CompanyState, status = 200) {
  const company = await readCompany(deps.db, caller)
  return showPage(reply, portalPage(frame, companyPage(frame, company, state)), status)
}

const showCompany: ShowInside = (deps, visit) => {
  const { done } = visit.request.query as { done?: string }
  return send(deps, visit, { ...NOTHING_SENT, said: SAID.find((one) => one === done) ?? null })
}

/** What was typed comes back, but never a password. */
async function refused(deps: Deps, visit: Visit, error: unknown) {
  const { problems, status } = refusalOf(error)
  const { current_password: _, ...values } = (visit.request.body ?? {}) as FormValues
  return send(deps, visit, { values, problems, said: null }, status)
}

const takeReach: ShowInside = async (deps, visit) => {
  const before = await readCompany(deps.db, visit.caller)
  const patch = reachOf((visit.request.body ?? {}) as FormValues, before)
  const problems = patchProblems(patch)
  try {
    if (problems.length > 0) throw invalid(...problems)
    const location = await carryOut(deps, visit, async (work) => {
      await changeCompany(work, patch)
      const said = isSame(before, patch) ? 'unchanged' : 'saved'
      return inLanguage(`${COMPANY_PATH}?done=${said}`, visit.frame.language)
    })
    return goTo(visit.reply, location)
  } catch (error) {
    return refused(deps, visit, error)
  }
}

const isSame = (company: Company, { email, phone, deducts_input_tax, address }: CompanyPatch): boolean =>
  !address &&
  email === company.email &&
  phone === company.phone &&
  (deducts_input_tax ?? company.deducts_input_tax) === company.deducts_input_tax

const takeAccount: ShowInside = async (deps, visit) => {
  const { payout_iban = '', current_password = '' } = (visit.request.body ?? {}) as FormValues
  const problems = patchProblems({ payout_iban })
  try {
    if (problems.length > 0) throw invalid(...problems)
    if (!(await provesOneself(deps, visit.caller, current_password)))
      throw invalid({ field: 'current_password', code: 'wrong_password', message: PASSWORD_WRONG })
    const before = await readCompany(deps.db, visit.caller)
    const location = await carryOut(deps, visit, async (work) => {
      await changeCompany(work, { payout_iban })
      return inLanguage(`${COMPANY_PATH}?done=${outcomeOf(before, compactCode(payout_iban))}`, visit.frame.language)
    })
    return goTo(visit.reply, location)
  } catch (error) {
    return refused(deps, visit, error)
  }
}

function outcomeOf({ payout_iban, payout_iban_pending }: Company, entered: string): CompanyState['said'] {
  if (entered === payout_iban_pending) return 'account_same'
  if (entered !== payout_iban) return 'account_entered'
  return payout_iban_pending === null ? 'account_same' : 'account_withdrawn'
}
