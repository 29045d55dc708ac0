import { Type } from 'typebox'
import type { Api } from '../../../audiences/api.ts'
import { Uuid } from '../../../kernel/wire.ts'
import { dataOf, errorsOf, ok } from '../../../platform/http/envelope.ts'
import { type Deps, readBusinessTime } from '../../../platform/work.ts'
import { findBalances } from '../../money/ledger/index.ts'
import {
  countDeliveriesByDay,
  countDeliveriesByPartner,
  type FigureScope,
  listClaimGroups,
  listCollected,
  listOpenDecisions,
  listRecovered,
  listReversed,
} from './queries.figures.ts'
import { calendarOf } from './rules/figures.ts'
import { type Figures, Overview, overviewOut } from './schema.figures.ts'

export function figureRoutes(api: Api<'operator'>, deps: Deps): void {
  api.get(
    '/overview',
    {
      schema: {
        operationId: 'getOverview',
        summary: 'The business in figures, each with the list behind it',
        tags: ['Claims'],
        querystring: Type.Object(
          { organization_id: Type.Optional(Uuid), partner_id: Type.Optional(Uuid) },
          { additionalProperties: false },
        ),
        response: { 200: dataOf(Overview), ...errorsOf(400, 401) },
      },
    },
    async (request) => ok(overviewOut(await readFigures(deps, request.query))),
  )
}

async function readFigures({ db, clock, config }: Deps, scope: FigureScope): Promise<Figures> {
  const now = await readBusinessTime(db, clock, config.mode)
  const calendar = calendarOf(now)
  const [standings, collected, reversed, recovered, decisions, deliveries, by_partner, client_money] =
    await Promise.all([
      listClaimGroups(db, scope, calendar),
      listCollected(db, scope, calendar),
      listReversed(db, scope, calendar),
      listRecovered(db, scope, calendar),
      listOpenDecisions(db, scope),
      countDeliveriesByDay(db, scope, calendar),
      countDeliveriesByPartner(db, scope, calendar),
      scope.partner_id ? null : findBalances(db, scope.organization_id),
    ])
  const flow = { collected, reversed }
  return { now, calendar, scope, standings, flow, recovered, decisions, deliveries, by_partner, client_money }
}
