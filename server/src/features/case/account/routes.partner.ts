import { Type } from 'typebox'
import type { Api } from '../../../audiences/api.ts'
import { about, Uuid } from '../../../kernel/wire.ts'
import { dataOf, errorsOf, ok } from '../../../platform/http/envelope.ts'
import { type Deps, readBusinessTime } from '../../../platform/work.ts'
import { Balance, BalanceQuery, balanceOut } from './schema.ts'
import { askedDay, seenBalance } from './service.ts'

export function balanceRoutes(api: Api<'partner'>, deps: Deps): void {
  api.get(
    '/claims/:id/balance',
    {
      schema: {
        operationId: 'getBalance',
        summary: 'What is owed on a day with interest and costs, line by line',
        description:
          'Reckons interest and costs as the law of the claim says, for any day, and shows every step of the computation.',
        tags: ['Claims'],
        params: Type.Object({ id: about(Uuid, 'The claim, by its `id`.') }),
        querystring: BalanceQuery,
        response: { 200: dataOf(Balance), ...errorsOf(400, 401, 404, 429) },
      },
    },
    async (request) => {
      const { db, clock, config } = deps
      const { id } = request.params
      const [now, balanceAsked, legal] = await Promise.all([
        readBusinessTime(db, clock, config.mode),
        seenBalance(db, request.caller, id),
        deps.legal.read(db),
      ])
      return ok(balanceOut(id, balanceAsked({ as_of: askedDay(request.query.as_of, now), legal })))
    },
  )
}
