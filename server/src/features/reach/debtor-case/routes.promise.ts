import { type Api, answerCommand } from '../../../audiences/api.ts'
import type { DateOnly } from '../../../kernel/dates.ts'
import { DateOnlyText, strictObject } from '../../../kernel/wire.ts'
import { dataOf, errorsOf, ok } from '../../../platform/http/envelope.ts'
import type { Deps } from '../../../platform/work.ts'
import { promiseOwn } from './promise.ts'

const PromiseBody = strictObject('DebtorPromise', {
  date: { ...DateOnlyText, description: 'One to fourteen days ahead.' } as typeof DateOnlyText,
})

export function debtorPromiseRoutes(api: Api<'debtor'>, deps: Deps): void {
  api.post(
    '/promise',
    {
      schema: {
        operationId: 'promisePayment',
        summary: 'Announce the day of payment, once at each stage; the next step waits until that day is over',
        tags: ['Case'],
        body: PromiseBody,
        response: { 201: dataOf(PromiseBody), ...errorsOf(400, 401, 403, 409, 413, 415) },
      },
    },
    (request, reply) =>
      answerCommand(deps, request, reply, async (work) => {
        const { promised_on } = await promiseOwn(work, request.body.date as DateOnly)
        return { status: 201, body: ok({ date: promised_on }) }
      }),
  )
}
