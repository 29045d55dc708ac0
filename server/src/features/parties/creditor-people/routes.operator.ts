import { Type } from 'typebox'
import { type Api, answerCommand } from '../../../audiences/api.ts'
import { notFound } from '../../../kernel/errors.ts'
import { dataOf, errorsOf, ok } from '../../../platform/http/envelope.ts'
import { type Deps, transact } from '../../../platform/work.ts'
import { findAnyCustomer } from '../customers/index.ts'
import { CustomerPerson, IdPath, PersonPath, peopleOut } from './schema.ts'
import { readPeople, sendInvitationAgain, withdrawAccess } from './service.ts'

const TAGS = ['Partners']
const Done = Type.Object({ success: Type.Literal(true) })
const done = { success: true as const }

/** For the team: who of a customer may enter the creditor portal. */
export function customerPeopleRoutes(api: Api<'operator'>, deps: Deps): void {
  api.get(
    '/customers/:id/people',
    {
      schema: {
        operationId: 'listCustomerPeople',
        summary: 'Who has access to a customer in the creditor portal, and who was invited by a colleague',
        tags: TAGS,
        params: IdPath,
        response: { 200: dataOf(Type.Array(CustomerPerson)), ...errorsOf(400, 401, 404) },
      },
    },
    async ({ params: { id } }) => {
      const customer = await findAnyCustomer(deps.db, id)
      if (!customer) throw notFound()
      return ok(peopleOut(await readPeople(deps.db, { ...customer, customer_id: id })))
    },
  )

  api.delete(
    '/customers/:id/people/:person_id',
    {
      schema: {
        operationId: 'withdrawAccess',
        summary: 'End a person’s access to a customer, or withdraw a colleague’s invitation; its sessions end at once',
        tags: TAGS,
        params: PersonPath,
        response: { 200: Done, ...errorsOf(400, 401, 403, 404) },
      },
    },
    async ({ caller, params: { id, person_id } }) => {
      await transact(deps, caller, (work) => withdrawAccess(work, id, person_id))
      return done
    },
  )

  api.post(
    '/customers/:id/invitation',
    {
      schema: {
        operationId: 'inviteCustomerAgain',
        summary: 'Mail a new link to the customer’s current address; the one before ends',
        tags: TAGS,
        params: IdPath,
        response: { 201: Done, ...errorsOf(400, 401, 403, 404, 409) },
      },
    },
    (request, reply) =>
      answerCommand(deps, request, reply, async (work) => {
        await sendInvitationAgain(work, request.params.id, deps.config.public_url)
        return { status: 201, body: done }
      }),
  )
}
