import { Type } from 'typebox'
import type { Api } from '../../../audiences/api.ts'
import { filledText, Uuid } from '../../../kernel/wire.ts'
import { errorsOf, ok, pageOf } from '../../../platform/http/envelope.ts'
import { PageQuery } from '../../../platform/http/paging.ts'
import type { Deps } from '../../../platform/work.ts'
import { countAnyCustomers, listAnyCustomers } from './queries.ts'
import { TeamCustomer, teamCustomerOut } from './schema.ts'

export function teamCustomerRoutes(api: Api<'operator'>, deps: Deps): void {
  api.get(
    '/customers',
    {
      schema: {
        operationId: 'listTeamCustomers',
        summary: 'Customers of all partners by name, to choose one from',
        tags: ['Partners'],
        querystring: Type.Object(
          {
            q: Type.Optional(filledText(200, 'Part of the name or of the email address.')),
            organization_id: Type.Optional(Uuid),
            partner_id: Type.Optional(Uuid),
            ...PageQuery,
          },
          { additionalProperties: false },
        ),
        response: { 200: pageOf(TeamCustomer), ...errorsOf(400, 401) },
      },
    },
    async ({ query: { page, limit, ...filter } }) => {
      const [rows, total] = await Promise.all([
        listAnyCustomers(deps.db, filter, { page, limit }),
        countAnyCustomers(deps.db, filter),
      ])
      return { ...ok(rows.map(teamCustomerOut)), total, page, limit }
    },
  )
}
