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
import { askedDay, readBalance } from './service.ts'

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
      const now = await readBusinessTime(db, clock, config.mode)
      const value_date = askedDay(request.query.as_of, now)
      const [claim, legal] = await Promise.all([readClaim(db, request.caller, request.params.id), deps.legal.read(db)])
      const [balance, if_paid] = await Promise.all([
        readBalance(db, claim, value_date, legal),
        payment === undefined
          ? null
          : readIfPaid(db, claim, { paid_cents: exactCents(payment), value_date }, { as_of: dayInVienna(now), legal }),
      ])
      return ok({ ...balanceOut(claim.id, balance), if_paid: if_paid && ifPaidOut(if_paid) })
    },
  )
}
