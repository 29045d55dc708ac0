export { type ListedPayment, listPaymentsAfter } from './queries.ts'
export { PAYMENT_METHODS, type PaymentMethod, type Receiver } from './rules.ts'
export { PAYMENT_FILTERS, Payment, paymentOut } from './schema.ts'
export {
  changeReceiver,
  listPayments,
  lockPayment,
  PAYMENT_RECORDED,
  PAYMENT_REVERSED,
  type PaymentRow,
  receivePayment,
  recordPayment,
  takeBackPayment,
} from './service.ts'
