import { sendPasswordReset } from '../features/creditors/password-reset.ts'
import { deleteExpiredLogins } from '../features/creditors/queries.ts'
import { inviteCustomer } from '../features/customers/invitation.ts'
import { sweepDocuments } from '../features/documents/jobs.ts'
import { readInvoiceFile, sweepInvoices } from '../features/extraction/jobs.ts'
import { sendCourtFeeInvoice, sweepCourtFeeInvoices } from '../features/lawsuits/court-fee-invoice.ts'
import { sweepLetters } from '../features/letters/jobs.ts'
import { deleteExpiredSessions } from '../features/operators/queries.sessions.ts'
import { deliverWebhooks } from '../features/webhooks/jobs.ts'
import { runWorkflow } from '../features/workflow/jobs.ts'
import { deleteOldIdempotencyKeys } from '../platform/http/idempotency.ts'
import { deleteOldRateLimitHours } from '../platform/http/rate-limit.ts'
import type { Job, RecurringJob } from '../platform/jobs/job.ts'
import { deleteOldLoginFailures } from '../platform/login/lock-out.ts'
import { sendQueuedMail } from '../platform/mail/mail.ts'
import { eraseBlobJob, tidyJob } from '../platform/storage/sweep.ts'
import { fillDemoCases } from './demo/fill.ts'

/** What time has made worthless is swept away, so that these tables stay as small as their use. */
const sweep: RecurringJob = {
  name: 'platform.sweep',
  hand: 'wall',
  every_s: 600,
  run: ({ db }) =>
    db.transaction(async (tx) => {
      await deleteOldIdempotencyKeys(tx)
      await deleteOldRateLimitHours(tx)
      await deleteExpiredSessions(tx)
      await deleteOldLoginFailures(tx)
      await deleteExpiredLogins(tx)
    }),
}

/** Every job of the product. */
export const SCHEDULE: readonly Job[] = [
  sweep,
  sendQueuedMail,
  inviteCustomer,
  sendPasswordReset,
  eraseBlobJob,
  tidyJob,
  sweepLetters,
  sweepDocuments,
  readInvoiceFile,
  sweepInvoices,
  runWorkflow,
  sendCourtFeeInvoice,
  sweepCourtFeeInvoices,
  deliverWebhooks,
  fillDemoCases,
]
