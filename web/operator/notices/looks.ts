import { IconAlertTriangle, IconAt, IconGavel, type IconInbox, IconMessage2Exclamation } from '@tabler/icons-react'
import { LOOKS } from '../pages/work/looks.ts'
import type { Notice } from './queries.ts'

type Look = { readonly icon: typeof IconInbox; readonly color: string }

/** As in the work queue, where the same waits there. */
export const NOTICE_LOOKS: Readonly<Record<Notice['kind'], Look>> = {
  mention: { icon: IconAt, color: 'mahn' },
  task_due: LOOKS.task_due,
  creditor_answer: LOOKS.creditor_answer,
  creditor_decision: { icon: IconGavel, color: 'blue' },
  creditor_payment: LOOKS.creditor_payment,
  creditor_withdrawal: LOOKS.creditor_withdrawal,
  debtor_message: LOOKS.debtor_message,
  debtor_dispute: { icon: IconMessage2Exclamation, color: 'orange' },
  debtor_promise: LOOKS.debtor_promise,
  debtor_plan: LOOKS.debtor_plan,
  debtor_contact: LOOKS.debtor_contact,
  job_failed: { icon: IconAlertTriangle, color: 'red' },
}
