import { LETTER_FEES_PAID } from '../features/case/account/index.ts'
import {
  CREDITOR_CHANGED,
  LETTER_WRONG,
  remakeLetters,
  reviewCustomer,
  reviewDebtor,
  STATUS_CHANGED,
} from '../features/case/claims/index.ts'
import { DOCUMENT_FILED } from '../features/case/documents/index.ts'
import { PLAN_AGREED } from '../features/case/installments/index.ts'
import { INVOICE_MENDED, INVOICE_REMOVED, TOTAL_BELOW_PAID } from '../features/case/invoices/index.ts'
import { PAYMENT_RECORDED, PAYMENT_REVERSED } from '../features/case/payments/index.ts'
import {
  followCreditor,
  followRefundPaid,
  followRefundReturned,
  MONEY_MOVED,
  takeOverBankAccount,
} from '../features/money/bank/index.ts'
import { ORDER_EXECUTED, ORDER_RETURNED } from '../features/money/payment-runs/index.ts'
import {
  earnCollectionCosts,
  earnFilingFee,
  earnSuccessFee,
  moveFees,
  reviseAllFees,
  reviseFees,
  takeBackFilingFee,
} from '../features/money/revenue/index.ts'
import { COURT_FEES_SETTLED } from '../features/money/settlements/index.ts'
import { ACCOUNT_CHANGED } from '../features/parties/account-changes/index.ts'
import { CUSTOMER_MOVED, CUSTOMER_NAMED } from '../features/parties/customers/index.ts'
import { DEBTOR_CHANGED, DEBTOR_MOVED } from '../features/parties/debtors/index.ts'
import { takeOverAccount } from '../features/parties/organizations/index.ts'
import { DECIDED_TO_SUE, FILING_DISPATCHED, FILING_REVERSED } from '../features/process/court/index.ts'
import { followStatus, issueCourtFeeInvoice, markInvoicesSettled } from '../features/process/court-fees/index.ts'
import { endWithdrawal } from '../features/process/creditor-requests/index.ts'
import { endCodes } from '../features/process/debtor-access/index.ts'
import { startReading } from '../features/process/e-invoices/index.ts'
import { dropFile, settleSent } from '../features/process/extraction/index.ts'
import { countMailed, draftAgreement, reviewAddress, voidWrong } from '../features/process/letters/index.ts'
import type { Subscription } from '../platform/deps.ts'
import { on } from '../platform/happenings.ts'
import { MAIL_SENT } from '../platform/mail/mail.ts'

/** The listeners of each happening. They run inside its transaction. */
export const SUBSCRIPTIONS: readonly Subscription[] = [
  on(PLAN_AGREED, draftAgreement),
  on(PAYMENT_RECORDED, earnSuccessFee),
  on(PAYMENT_REVERSED, reviseFees),
  on(LETTER_FEES_PAID, earnCollectionCosts),
  on(TOTAL_BELOW_PAID, reviseAllFees),
  on(DOCUMENT_FILED, startReading),
  on(INVOICE_MENDED, settleSent),
  on(INVOICE_REMOVED, dropFile),
  on(DECIDED_TO_SUE, issueCourtFeeInvoice),
  on(COURT_FEES_SETTLED, markInvoicesSettled),
  on(STATUS_CHANGED, followStatus),
  on(STATUS_CHANGED, endWithdrawal),
  on(FILING_DISPATCHED, earnFilingFee),
  on(FILING_REVERSED, takeBackFilingFee),
  on(LETTER_WRONG, voidWrong),
  on(DEBTOR_MOVED, reviewAddress),
  on(DEBTOR_MOVED, endCodes),
  on(DEBTOR_CHANGED, reviewDebtor),
  on(CUSTOMER_MOVED, reviewCustomer),
  on(CUSTOMER_NAMED, remakeLetters),
  on(ACCOUNT_CHANGED, takeOverAccount),
  on(ACCOUNT_CHANGED, takeOverBankAccount),
  on(CREDITOR_CHANGED, followCreditor),
  on(MONEY_MOVED, moveFees),
  on(ORDER_EXECUTED, followRefundPaid),
  on(ORDER_RETURNED, followRefundReturned),
  on(MAIL_SENT, countMailed),
]
