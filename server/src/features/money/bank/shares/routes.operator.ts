import { Type } from 'typebox'
import type { Api } from '../../../../audiences/api.ts'
import { notFound } from '../../../../kernel/errors.ts'
import { toEuro } from '../../../../kernel/money.ts'
import { about, DateOnlyText, Note, nullable, strictObject, Uuid } from '../../../../kernel/wire.ts'
import { dataOf, errorsOf, ok } from '../../../../platform/http/envelope.ts'
import type { Deps } from '../../../../platform/work.ts'
import { findOrganization, findOwing, listLost } from './queries.ts'

export const DebtPaid = strictObject('BankDebtPaid', {
  customer_id: Type.Optional(about(Uuid, 'The creditor that pays what it owes us.')),
  return_id: Type.Optional(
    about(Uuid, 'Or the return by which the bank took back what we had refunded, which its payer repays.'),
  ),
  note: Type.Optional(Note),
})

const Amount = (description: string) => Type.Number({ description: `EUR. ${description}` })

const BankDebts = strictObject('BankDebts', {
  creditors: Type.Array(
    strictObject('OwingCreditor', {
      customer_id: Uuid,
      name: Type.String(),
      owed: Amount('What the last settlement carried over, unpaid court fees, and what the bank took back since.'),
    }),
  ),
  lost_refunds: Type.Array(
    strictObject('LostRefund', {
      return_id: about(Uuid, 'The entry by which the bank took it back.'),
      payer_name: about(nullable(Type.String()), 'Who got the money twice; null where it may not be told.'),
      booking_date: DateOnlyText,
      lost: Amount('What had been refunded.'),
      owed: Amount('What of it was not repaid.'),
    }),
  ),
})

/** Who owes us something that an entry can pay. */
export function bankDebtRoutes(api: Api<'operator'>, deps: Deps): void {
  api.get(
    '/bank-entries/:id/debts',
    {
      schema: {
        operationId: 'listBankDebts',
        summary: 'Who owes us what an entry may pay: creditors, and payers who were refunded twice',
        tags: ['Bank'],
        params: Type.Object({ id: Uuid }),
        response: { 200: dataOf(BankDebts), ...errorsOf(400, 401, 404) },
      },
    },
    async ({ params: { id } }) => {
      const organization_id = await findOrganization(deps.db, id)
      if (!organization_id) throw notFound()
      const [creditors, lost] = await Promise.all([
        findOwing(deps.db, organization_id),
        listLost(deps.db, organization_id),
      ])
      return ok({
        creditors: creditors.map(({ owed_cents, ...same }) => ({ ...same, owed: toEuro(owed_cents) })),
        lost_refunds: lost.map(({ lost_cents, owed_cents, ...same }) => ({
          ...same,
          lost: toEuro(lost_cents),
          owed: toEuro(owed_cents),
        })),
      })
    },
  )
}
