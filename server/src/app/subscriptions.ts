import { STATUS_CHANGED } from '../features/case/claims/index.ts'
import { PAYMENT_RECORDED, PAYMENT_REVERSED } from '../features/case/payments/index.ts'
import { earnFilingFee, earnSuccessFee, reviseFees } from '../features/money/revenue/index.ts'
import { DECIDED_TO_SUE, FILING_DISPATCHED } from '../features/process/court/index.ts'
import { followStatus, issueCourtFeeInvoice } from '../features/process/court-fees/index.ts'
import type { Subscription } from '../platform/deps.ts'
import { on } from '../platform/happenings.ts'

/** The listeners of each happening. They run inside its transaction. */
export const SUBSCRIPTIONS: readonly Subscription[] = [
  on(PAYMENT_RECORDED, earnSuccessFee),
  on(PAYMENT_REVERSED, reviseFees),
  on(DECIDED_TO_SUE, issueCourtFeeInvoice),
  on(STATUS_CHANGED, followStatus),
  on(FILING_DISPATCHED, earnFilingFee),
]
