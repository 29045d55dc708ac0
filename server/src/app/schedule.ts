import { closeOldAccounts, reckonOldLimits } from '../features/case/account/index.ts'
import { takeBankInbox } from '../features/money/bank/inbox/jobs.ts'
import { judgeBankEntries } from '../features/money/bank/jobs.ts'
import { compareBooks } from '../features/money/ledger/index.ts'
import { sendSettlement, settleMonths } from '../features/money/settlements/index.ts'
import { applyChangeInTime } from '../features/parties/account-changes/index.ts'
import { deleteExpiredLogins, sendPasswordReset } from '../features/parties/creditors/index.ts'
import { inviteCustomer } from '../features/parties/customers/index.ts'
import { deleteExpiredSessions } from '../features/parties/operators/index.ts'
import { sendCourtFeeInvoice } from '../features/process/court-fees/index.ts'
import { deleteOldSessions } from '../features/process/debtor-access/index.ts'
import { readEInvoice } from '../features/process/e-invoices/jobs.ts'
import { readInvoiceFile, readInvoiceFileAtNight } from '../features/process/extraction/jobs.ts'
import { writeAgreement } from '../features/process/letters/index.ts'
import { handLettersOver, withdrawLetter } from '../features/process/letters/jobs.ts'
import { runWorkflow } from '../features/process/workflow/jobs.ts'
import { deleteOldBatches, doClaimBatch, endLostBatches } from '../features/reach/claim-batches/index.ts'
import { deleteExpiredImports } from '../features/reach/creditor-imports/index.ts'
import { handOverTable } from '../features/reach/creditor-imports/jobs.ts'
import { sendDigests } from '../features/reach/creditor-needs/index.ts'
import { deleteExpiredDrafts } from '../features/reach/creditor-submit/index.ts'
import { readDraftFile } from '../features/reach/creditor-submit/jobs.ts'
import { deleteOldMarks, sendMorningDigests } from '../features/reach/notices/index.ts'
import { eraseOldData, noteErasure, repeatErasures } from '../features/reach/privacy/index.ts'
import { settleRequests } from '../features/reach/privacy-desk/jobs.ts'
import { failLapsedDeliveries } from '../features/reach/webhooks/index.ts'
import { deliverWebhooks } from '../features/reach/webhooks/jobs.ts'
import { workBackfills } from '../platform/db/backfills.ts'
import { compareCounts, foldCounts } from '../platform/db/count-rows.ts'
import { analyzeMonths, makeMonths } from '../platform/db/months.ts'
import { deleteOldIdempotencyKeys } from '../platform/http/idempotency.ts'
import { deleteOldRateLimitHours } from '../platform/http/rate-limit.ts'
import type { Job, RecurringJob } from '../platform/jobs/job.ts'
import { deleteOldLoginFailures } from '../platform/login/lock-out.ts'
import { deleteOldChallenges } from '../platform/login/passkey-rows.ts'
import { sendQueuedMail, tidyMailSecrets } from '../platform/mail/mail.ts'
import { eraseBlobJob, tidyJob } from '../platform/storage/sweep.ts'
import { fillDemoCases } from './demo/fill.ts'
import { settleStoreJob } from './installation.ts'
import { SWEEPS } from './sweeps.ts'

/** Deletes expired rows, so that these tables stay small. */
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
      await deleteOldChallenges(tx)
      await deleteExpiredLogins(tx)
      await deleteOldSessions(tx)
      await deleteExpiredDrafts(tx)
      await endLostBatches(tx)
      await deleteOldBatches(tx)
      await deleteExpiredImports(tx)
      await deleteOldMarks(tx)
    }),
}

/** Every job of the product. */
export const SCHEDULE: readonly Job[] = [
  sweep,
  sendQueuedMail,
  tidyMailSecrets,
  inviteCustomer,
  sendPasswordReset,
  applyChangeInTime,
  eraseBlobJob,
  noteErasure,
  tidyJob,
  workBackfills,
  makeMonths,
  analyzeMonths,
  foldCounts,
  compareCounts,
  settleStoreJob,
  ...SWEEPS,
  closeOldAccounts,
  reckonOldLimits,
  compareBooks,
  handLettersOver,
  withdrawLetter,
  writeAgreement,
  readInvoiceFile,
  readInvoiceFileAtNight,
  readEInvoice,
  readDraftFile,
  handOverTable,
  runWorkflow,
  doClaimBatch,
  sendCourtFeeInvoice,
  settleMonths,
  sendSettlement,
  takeBankInbox,
  judgeBankEntries,
  sendDigests,
  sendMorningDigests,
  deliverWebhooks,
  failLapsedDeliveries,
  eraseOldData,
  settleRequests,
  repeatErasures,
  fillDemoCases,
]
