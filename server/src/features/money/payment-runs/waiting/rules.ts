import type { AccountKind, OrderKind } from '../rules/orders.ts'
import { KINDS_OF_ACCOUNT } from '../rules/orders.ts'
import { LEFT_OUT_REASONS, type LeftOutReason, type Plan } from '../rules/plan.ts'

/** Why no run made now would pay it: what a run would say, or what keeps a run from being made. */
export const WAITING_REASONS = [...LEFT_OUT_REASONS, 'not_confirmed', 'no_account'] as const
export type WaitingReason = (typeof WAITING_REASONS)[number]

type Order = { readonly id: string; readonly kind: OrderKind; readonly account_id: string | null; is_pending: boolean }
type Account = { readonly id: string; readonly kind: AccountKind }

/** What goes back to a payer leaves from the account to which it came. */
export const isPaidFrom = ({ kind, account_id }: Pick<Order, 'kind' | 'account_id'>, account: Account): boolean =>
  (KINDS_OF_ACCOUNT[account.kind] as readonly OrderKind[]).includes(kind) &&
  (account_id === null || account_id === account.id)

export type Planned<A> = { readonly account: A; readonly plan: Plan }
export type Outlook<A> = { readonly accounts: readonly A[]; readonly reason: WaitingReason | null }

/** The accounts from which a run made now would pay an order; without any, the reason. */
export function outlookOf<A>({ id, is_pending }: Order, planned: readonly Planned<A>[]): Outlook<A> {
  const accounts = planned.filter(({ plan }) => plan.items.some(({ order_id }) => order_id === id))
  if (accounts.length > 0) return { accounts: accounts.map(({ account }) => account), reason: null }
  const reason = firstReason(planned, ({ order_id }) => order_id === id)
  return { accounts: [], reason: reason === 'no_iban' && is_pending ? 'not_confirmed' : (reason ?? 'no_account') }
}

/** Of our fees, which are no order before a run takes them; null where there are none. */
export function feeOutlookOf<A>(planned: readonly Planned<A>[]): (Outlook<A> & { amount_cents: number }) | null {
  const accounts = planned.filter(({ plan }) => plan.items.some(isNewFee))
  const paid = Math.max(0, ...planned.flatMap(({ plan }) => plan.items.filter(isNewFee)).map(centsOf))
  if (accounts.length > 0) return { accounts: accounts.map(({ account }) => account), reason: null, amount_cents: paid }
  const left_out = planned.flatMap(({ plan }) => plan.left_out).find(isNewFee)
  return left_out ? { accounts: [], reason: left_out.reason, amount_cents: left_out.amount_cents } : null
}

/** Stands for the order that a run makes of our fees. */
export const NEW_FEE = '00000000-0000-0000-0000-000000000000'
const isNewFee = ({ order_id }: { readonly order_id: string | null }): boolean =>
  order_id === null || order_id === NEW_FEE
const centsOf = ({ amount_cents }: { readonly amount_cents: number }): number => amount_cents

const firstReason = <A>(
  planned: readonly Planned<A>[],
  isIt: (one: Plan['left_out'][number]) => boolean,
): LeftOutReason | undefined => planned.flatMap(({ plan }) => plan.left_out).find(isIt)?.reason
