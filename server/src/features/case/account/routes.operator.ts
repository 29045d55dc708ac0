import { Type } from 'typebox'
import type { Api } from '../../../audiences/api.ts'
import { dayInVienna } from '../../../kernel/dates.ts'
import { exactCents } from '../../../kernel/money.ts'
import { Uuid } from '../../../kernel/wire.ts'
import { dataOf, errorsOf, ok } from '../../../platform/http/envelope.ts'
import { type Deps, readBusinessTime } from '../../../platform/work.ts'
import { readClaim } from '../claims/index.ts'
import { readIfPaid } from './if-paid.ts'
import { balanceOut, ifPaidOut, TeamBalance, TeamBalanceQuery } from './schema.ts'
import { askedDay, seenBalance } from './service.ts'

export function teamBalanceRoutes(api: Api<'operator'>, deps: Deps): void {
  api.get(
    '/claims/:id/balance',
    {
      schema: {
        operationId: 'getTeamBalance',
        summary: 'What is owed on a day with interest and costs, line by line',
        tags: ['Claims'],
        params: Type.Object({ id: Uuid }),
        querystring: TeamBalanceQuery,
        response: { 200: dataOf(TeamBalance), ...errorsOf(400, 401, 404) },
      },
    },
    async (request) => {
      const { db, clock, config } = deps
      const { payment } = request.query
      const { id } = request.params
      const [now, balanceAsked, legal] = await Promise.all([
        readBusinessTime(db, clock, config.mode),
        seenBalance(db, request.caller, id),
        deps.legal.read(db),
      ])
      const value_date = askedDay(request.query.as_of, now)
      const balance = balanceOut(id, balanceAsked({ as_of: value_date, legal }))
      if (payment === undefined) return ok({ ...balance, if_paid: null })
      const paid = { paid_cents: exactCents(payment), value_date }
      const if_paid = await readIfPaid(db, await readClaim(db, request.caller, id), paid, {
        as_of: dayInVienna(now),
        legal,
      })
      return ok({ ...balance, if_paid: ifPaidOut(if_paid) })
    },
  )
}
