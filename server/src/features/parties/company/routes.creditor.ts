import { type Api, answerCommand } from '../../../audiences/api.ts'
import { invalid } from '../../../kernel/errors.ts'
import { dataOf, errorsOf, ok } from '../../../platform/http/envelope.ts'
import { PASSWORD_WRONG } from '../../../platform/login/words.ts'
import type { Deps } from '../../../platform/work.ts'
import { provesOneself } from '../creditors/index.ts'
import { passwordMissing } from './rules.ts'
import { Company, CompanyPatch } from './schema.ts'
import { changeCompany, readCompany } from './service.ts'

const TAGS = ['Company']

export function companyRoutes(api: Api<'creditor'>, deps: Deps): void {
  api.get(
    '/company',
    {
      schema: {
        operationId: 'readCompany',
        summary: 'The own company: how to reach it, where its money goes, and what was changed last',
        tags: TAGS,
        response: { 200: dataOf(Company), ...errorsOf(401, 404) },
      },
    },
    async ({ caller }) => ok(await readCompany(deps.db, caller)),
  )

  api.patch(
    '/company',
    {
      config: { body_rule: passwordMissing, takes_secret: true },
      schema: {
        operationId: 'changeCompany',
        summary: 'Change it; a new account needs the password, is told to everybody, and waits for the team',
        tags: TAGS,
        body: CompanyPatch,
        response: { 200: dataOf(Company), ...errorsOf(400, 401, 403, 404, 409, 413, 415, 429, 503) },
      },
    },
    async (request, reply) => {
      const { current_password = '', ...patch } = request.body
      if (patch.payout_iban !== undefined && !(await provesOneself(deps, request.caller, current_password)))
        throw invalid({ field: 'current_password', code: 'wrong_password', message: PASSWORD_WRONG })
      return answerCommand(deps, request, reply, async (work) => {
        await changeCompany(work, patch)
        return { status: 200, body: ok(await readCompany(work.tx, work.caller)) }
      })
    },
  )
}
