export { Payment, paymentOut } from './schema.ts'
export { listPayments, type PaymentRow, recordPayment } from './service.ts'
