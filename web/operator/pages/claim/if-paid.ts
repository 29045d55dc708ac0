import { useDebouncedValue } from '@mantine/hooks'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { operator, type Schemas } from '../../../shared/api/operator.ts'
import { useFormat } from '../../../shared/i18n/format.ts'
import type { Amount } from '../../../shared/i18n/typed-money.ts'
import { useIfPaidWords } from './words.if-paid.ts'

export type IfPaid = Schemas['IfPaid']

/** A payment that somebody is about to book: on which claim, how much, and the day on which it counts. */
export type Payment = { readonly claim_id: string; readonly amount: Amount; readonly day: string }

const TYPING_MS = 150

/** What a claim owes on a day, and what a payment of that day would do, were it booked now. */
export const ifPaidQuery = (claim_id: string, as_of: string, payment: number) =>
  operator.queryOptions(
    'get',
    '/api/operator/claims/{id}/balance',
    { params: { path: { id: claim_id }, query: { as_of, payment } } },
    { staleTime: 5_000 },
  )

const isAsked = ({ claim_id, amount, day }: Payment): boolean => claim_id !== '' && Number(amount) > 0 && day !== ''

/** Undefined until it is known for exactly this amount: nobody is shown what another one does. */
export function useIfPaid(payment: Payment): IfPaid | undefined {
  const { claim_id, amount, day } = payment
  const [asked] = useDebouncedValue(amount, TYPING_MS)
  const enabled = isAsked(payment) && asked === amount
  const { data } = useQuery({ ...ifPaidQuery(claim_id, day, Number(amount)), enabled })
  return enabled ? (data?.data.if_paid ?? undefined) : undefined
}

/** Whether the person was told what a payment does. */
export const isTold = (queries: QueryClient, payment: Payment): boolean =>
  isAsked(payment) &&
  queries.getQueryData(ifPaidQuery(payment.claim_id, payment.day, Number(payment.amount)).queryKey) !== undefined

type Parts = Pick<Schemas['BalanceTotals'], 'principal' | 'interest' | 'costs'>
const PARTS = ['principal', 'interest', 'costs'] as const

/** „Zinsen 12,30 €, Kosten 40,00 €“; what is nought is left out. */
export function usePartsText(): (parts: Parts) => string {
  const say = useIfPaidWords()
  const { money } = useFormat()
  return (parts) =>
    PARTS.filter((part) => parts[part] > 0)
      .map((part) => say(`part.${part}`, { amount: money(parts[part]) }))
      .join(', ')
}

/** What is waived with a claim that closes as paid; null where nothing is. */
export function useWaivedText(if_paid: IfPaid | undefined): string | null {
  const say = useIfPaidWords()
  const { money } = useFormat()
  const partsOf = usePartsText()
  if (!if_paid || if_paid.waived.total === 0) return null
  return say('waives', { amount: money(if_paid.waived.total), parts: partsOf(if_paid.waived) })
}

type Booked = {
  readonly reference: string
  readonly debtor: string
  readonly amount: number
  /** Money on our own account: what is too much of it goes back from there. */
  readonly is_ours?: boolean
}

/** The consequences of a payment in sentences, in the order in which they happen. */
export function useIfPaidText(): (booked: Booked, if_paid: IfPaid) => string {
  const say = useIfPaidWords()
  const { money } = useFormat()
  const partsOf = usePartsText()
  return ({ reference, debtor, amount, is_ours = false }, { closes, stays_closed, remains, surplus, waived }) => {
    if (is_ours && surplus === amount) return say('only_surplus', { reference, debtor, amount: money(surplus) })
    const booked = is_ours ? Math.round((amount - surplus) * 100) / 100 : amount
    const then = closes
      ? say('closes')
      : stays_closed
        ? say('stays_closed')
        : remains > 0
          ? say('remains', { amount: money(remains) })
          : say('nothing_due')
    return [
      say('books', { reference, debtor, amount: money(booked) }),
      then,
      waived.total > 0 && say('waives', { amount: money(waived.total), parts: partsOf(waived) }),
      surplus > 0 && say(is_ours ? 'surplus_waits' : 'surplus', { amount: money(surplus) }),
    ]
      .filter(Boolean)
      .join(' ')
  }
}
