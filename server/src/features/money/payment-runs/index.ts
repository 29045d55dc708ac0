export { type Order, orderPayment, orderStates, withdrawOrder } from './orders.ts'
export {
  executeItem,
  markExecuted,
  ORDER_EXECUTED,
  ORDER_RETURNED,
  type OrderOutcome,
  returnItem,
  takeSentItem,
} from './outcome.ts'
export type { StatementEntry } from './queries.outcome.ts'
export { runsNotExecuted, TRANSFERS_AMISS, TRANSFERS_RETURNED } from './queries.work.ts'
export type { OrderKind, OrderState } from './rules/orders.ts'
