import { Type } from 'typebox'
import { type Api, answerCommand } from '../../../audiences/api.ts'
import { notFound } from '../../../kernel/errors.ts'
import { about, Uuid } from '../../../kernel/wire.ts'
import { dataOf, errorsOf, ok } from '../../../platform/http/envelope.ts'
import { type Deps, transact } from '../../../platform/work.ts'
import { customerMissing, customerTakenAway } from '../customers/index.ts'
import { findDebtor } from './queries.ts'
import { newDebtorProblems } from './rules.ts'
import { Debtor, DebtorCreate, DebtorPatch, debtorOut } from './schema.ts'
import { addDebtor, changeDebtor } from './service.ts'

const TAGS = ['Debtors']
const DebtorPath = Type.Object({ id: about(Uuid, 'The debtor, by its `id`.') })

export function debtorRoutes(api: Api<'partner'>, deps: Deps): void {
  api.post(
    '/debtors',
    {
      config: { body_rule: (body, { caller }) => [...customerMissing(caller, body), ...newDebtorProblems(body)] },
      schema: {
        operationId: 'createDebtor',
        summary: 'Add a person or a company that owes',
        description:
          'Send `person` for `acting_as: person` and `company` for `acting_as: company`, never both. A debtor needs an address before the first letter; it can be added later.',
        tags: TAGS,
        body: DebtorCreate,
        response: { 201: dataOf(Debtor), ...errorsOf(400, 401, 403, 409, 413, 415, 429) },
      },
    },
    (request, reply) =>
      answerCommand(deps, request, reply, async (work) => ({
        status: 201,
        body: ok(debtorOut(await addDebtor(work, request.body))),
      })),
  )

  api.get(
    '/debtors/:id',
    {
      schema: {
        operationId: 'getDebtor',
        summary: 'One debtor',
        description:
          'Answers the debtor as it stands now. Where the data may only be kept (Art. 18 GDPR), the name says so and the rest is empty.',
        tags: TAGS,
        params: DebtorPath,
        response: { 200: dataOf(Debtor), ...errorsOf(400, 401, 404, 429) },
      },
    },
    async (request) => {
      const row = await findDebtor(deps.db, request.caller, request.params.id)
      if (!row) throw notFound()
      return ok(debtorOut(row))
    },
  )

  api.patch(
    '/debtors/:id',
    {
      config: { body_rule: (body, { caller }) => customerTakenAway(caller, body) },
      schema: {
        operationId: 'changeDebtor',
        summary: 'Change a debtor; lists are replaced whole',
        description:
          'What is not sent stays as it is; null clears what can be cleared. A new address counts from the next letter on.',
        tags: TAGS,
        params: DebtorPath,
        body: DebtorPatch,
        response: { 200: dataOf(Debtor), ...errorsOf(400, 401, 403, 404, 413, 415, 429) },
      },
    },
    async (request) => {
      const row = await transact(deps, request.caller, (work) => changeDebtor(work, request.params.id, request.body))
      return ok(debtorOut(row))
    },
  )
}
