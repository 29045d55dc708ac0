export { PAYMENT_METHODS, type PaymentMethod } from './rules.ts'
export { Payment, paymentOut } from './schema.ts'
export { listPayments, PAYMENT_RECORDED, PAYMENT_REVERSED, type PaymentRow, recordPayment } from './service.ts'
