import { PLAN_AGREED } from '../features/case/installments/index.ts'
import { PAYMENT_RECORDED, PAYMENT_REVERSED } from '../features/case/payments/index.ts'
import { earnFilingFee, earnSuccessFee, reviseFees } from '../features/money/revenue/index.ts'
import { DECIDED_TO_SUE, FILING_DISPATCHED } from '../features/process/court/index.ts'
import { issueCourtFeeInvoice } from '../features/process/court-fees/index.ts'
import { draftAgreement } from '../features/process/letters/index.ts'
import type { Subscription } from '../platform/deps.ts'
import { on } from '../platform/happenings.ts'

/** The listeners of each happening. They run inside its transaction. */
export const SUBSCRIPTIONS: readonly Subscription[] = [
  on(PLAN_AGREED, draftAgreement),
  on(PAYMENT_RECORDED, earnSuccessFee),
  on(PAYMENT_REVERSED, reviseFees),
  on(DECIDED_TO_SUE, issueCourtFeeInvoice),
  on(FILING_DISPATCHED, earnFilingFee),
]
