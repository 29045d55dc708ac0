import { type Static, Type } from 'typebox'
import { cents, toEuro } from '../../../../kernel/money.ts'
import { about, DateOnlyText, Euro, nullable, strictObject, Timestamp, Uuid } from '../../../../kernel/wire.ts'
import type { Opening, OpeningPart } from './queries.ts'

const Amount = (description: string) => Type.Number({ description: `EUR. ${description}` })

export const OpeningGift = strictObject('OpeningGift', {
  customer_id: about(nullable(Uuid), 'The creditor whose money it is; null: our own.'),
  amount: { ...Euro, minimum: 0.01, description: 'EUR of the opening balance.' } as typeof Euro,
})
export type OpeningGift = Static<typeof OpeningGift>

export const OpeningBalance = strictObject('OpeningBalance', {
  account_id: Uuid,
  opening: Amount('The balance with which the earliest statement begins.'),
  opening_on: about(nullable(DateOnlyText), 'The day of it; null before the first statement.'),
  rest: Amount('What of it belongs to nobody known. Less than 0: an earlier statement came after it was given.'),
  parts: Type.Array(
    strictObject('OpeningPart', {
      id: Uuid,
      customer_id: about(nullable(Uuid), 'Null: our own money.'),
      customer_name: nullable(Type.String()),
      amount: Amount('What of it is theirs.'),
      settled: Amount('What settlements have counted of it. If it is taken back, the next one corrects it.'),
      created_by_name: nullable(Type.String()),
      created_at: Timestamp,
    }),
  ),
})

export const openingOut = (
  { account_id, opening_on, opening_cents, given_cents }: Opening,
  parts: readonly OpeningPart[],
): Static<typeof OpeningBalance> => ({
  account_id,
  opening: toEuro(opening_cents),
  opening_on,
  rest: toEuro(cents(opening_cents - given_cents)),
  parts: parts.map(({ amount_cents, settled_cents, created_at, ...same }) => ({
    ...same,
    amount: toEuro(amount_cents),
    settled: toEuro(settled_cents),
    created_at: created_at.toISOString(),
  })),
})
