export { type Order, orderPayment, orderStates, withdrawOrder } from './orders.ts'
export { executeItem, ORDER_EXECUTED, ORDER_RETURNED, type OrderOutcome, returnItem } from './outcome.ts'
export type { StatementEntry } from './queries.outcome.ts'
export type { OrderKind, OrderState } from './rules/orders.ts'
