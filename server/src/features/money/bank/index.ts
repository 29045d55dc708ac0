export { takeOverBankAccount } from './accounts.ts'
export { bookParts, returnEntry, undoParts } from './booking.ts'
export { followRefundPaid, followRefundReturned } from './refunds.ts'
