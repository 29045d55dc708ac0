import type { Api } from '../../../audiences/api.ts'
import { dayInVienna } from '../../../kernel/dates.ts'
import { dataOf, errorsOf, ok } from '../../../platform/http/envelope.ts'
import { type Deps, readBusinessTime } from '../../../platform/work.ts'
import { readMoney } from './money.ts'
import { yearOf } from './rules.ts'
import { CreditorMoney, MoneyQuery, moneyOut } from './schema.ts'

export function creditorMoneyRoutes(api: Api<'creditor'>, deps: Deps): void {
  api.get(
    '/money',
    {
      schema: {
        operationId: 'readMoney',
        summary: 'Payments recorded on the own claims and our fees in a year, and court fees to be paid',
        description:
          'A payment counts on its day. A reversal is a line of its own on the day of the reversal, so that months that ' +
          'are over stay as they were. Over all years the sum is the sum of `paid_amount` of the claims.',
        tags: ['Money'],
        querystring: MoneyQuery,
        response: { 200: dataOf(CreditorMoney), ...errorsOf(400, 401) },
      },
    },
    async ({ caller, query: { year, page, limit } }) => {
      const now = await readBusinessTime(deps.db, deps.clock, deps.config.mode)
      const wish = { year: year ?? yearOf(dayInVienna(now)), now, pageOf: () => ({ page, limit }) }
      return ok(moneyOut(await readMoney(deps.db, caller, wish)))
    },
  )
}
