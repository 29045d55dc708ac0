import { Type } from 'typebox'
import { type Api, answerCommand } from '../../../audiences/api.ts'
import { notFound } from '../../../kernel/errors.ts'
import { about, Uuid } from '../../../kernel/wire.ts'
import { dataOf, errorsOf, Gone, ok, pageOf, Success } from '../../../platform/http/envelope.ts'
import { PageQuery } from '../../../platform/http/paging.ts'
import { type Deps, transact } from '../../../platform/work.ts'
import { findCustomer, listCustomers } from './queries.ts'
import { foreignPartner } from './rules.ts'
import { Customer, CustomerCreate, CustomerListed, CustomerPatch, customerListedOut, customerOut } from './schema.ts'
import { changeCustomer, removeCustomer, submitCustomer } from './service.ts'

const TAGS = ['Customers']
const CustomerPath = Type.Object({ id: about(Uuid, 'The customer, by its `id`.') })
const Reusable = (reused: boolean, description: string) =>
  Type.Object(
    {
      success: Success,
      reused: Type.Literal(reused, {
        description: 'Whether the customer was there already, found by a key that was sent.',
      }),
      data: about(Customer, 'The customer, with the keys that it has now.'),
    },
    { description },
  )
const FOUND = 'The customer was there already; keys that it lacked were added, nothing else was changed.'
const MADE =
  'A new customer. One that a partner brought in is invited to the portal by email, with the first claim that the partner files for it.'

export function customerRoutes(api: Api<'partner'>, deps: Deps): void {
  api.post(
    '/customers',
    {
      config: { body_rule: (body, { caller }) => foreignPartner(caller, body) },
      schema: {
        operationId: 'createCustomer',
        summary: 'Bring in a business client, or find the one that was brought in before',
        description:
          'A customer is identified by `uid` and by `partner_client_reference`, each unique within the partner. If one that was sent is known, the answer is 200 with that customer; otherwise 201. Without either key every call makes a new customer. A business that a partner brought in is invited to the portal once, with the first claim that the partner files for it. Keys that belong to two different customers give 409.',
        tags: TAGS,
        body: CustomerCreate,
        response: { 200: Reusable(true, FOUND), 201: Reusable(false, MADE), ...errorsOf(400, 401, 409, 413, 415, 429) },
      },
    },
    (request, reply) =>
      answerCommand(deps, request, reply, async (work) => {
        const { row, reused } = await submitCustomer(work, request.body)
        return { status: reused ? 200 : 201, body: { success: true, reused, data: customerOut(row) } }
      }),
  )

  api.get(
    '/customers',
    {
      schema: {
        operationId: 'listCustomers',
        summary: 'Customers of the organisation, newest first',
        description:
          'Answers everything that the token may read: the customers of all partners of the organisation, unless it keeps partners apart.',
        tags: TAGS,
        querystring: Type.Object(
          { partner_id: Type.Optional(about(Uuid, 'Only customers that this partner brought in.')), ...PageQuery },
          { additionalProperties: false },
        ),
        response: { 200: pageOf(CustomerListed), ...errorsOf(400, 401, 429) },
      },
    },
    async (request) => {
      const { page, limit, ...filter } = request.query
      const { rows, total } = await listCustomers(deps.db, request.caller, filter, { page, limit })
      return { ...ok(rows.map(customerListedOut)), total, page, limit }
    },
  )

  api.get(
    '/customers/:id',
    {
      schema: {
        operationId: 'getCustomer',
        summary: 'One customer',
        description: 'Answers the customer as it stands now, with its keys and the metadata that you sent.',
        tags: TAGS,
        params: CustomerPath,
        response: { 200: dataOf(Customer), ...errorsOf(400, 401, 404, 429) },
      },
    },
    async (request) => {
      const row = await findCustomer(deps.db, request.caller, request.params.id)
      if (!row) throw notFound()
      return ok(customerOut(row))
    },
  )

  api.patch(
    '/customers/:id',
    {
      config: { body_rule: (body, { caller }) => foreignPartner(caller, body) },
      schema: {
        operationId: 'changeCustomer',
        summary: 'Change a customer; null clears what can be cleared',
        description: 'What is not sent stays as it is. A partner token can change customers of its own partner only.',
        tags: TAGS,
        params: CustomerPath,
        body: CustomerPatch,
        response: { 200: dataOf(Customer), ...errorsOf(400, 401, 403, 404, 409, 413, 415, 429) },
      },
    },
    async (request) => {
      const row = await transact(deps, request.caller, (work) => changeCustomer(work, request.params.id, request.body))
      return ok(customerOut(row))
    },
  )

  api.delete(
    '/customers/:id',
    {
      schema: {
        operationId: 'deleteCustomer',
        summary: 'Delete a customer',
        description:
          'Possible while the customer has neither claims nor debtors and no fee was earned on claims of it; otherwise 409. Its access to the portal ends.',
        tags: TAGS,
        params: CustomerPath,
        response: {
          200: Gone,
          ...errorsOf(400, 401, 403, 404, 409, 429),
        },
      },
    },
    async (request) => {
      await transact(deps, request.caller, (work) => removeCustomer(work, request.params.id))
      return { success: true as const, message: 'Customer deleted' }
    },
  )
}
