import { sweepDocuments } from '../features/case/documents/jobs.ts'
import { sweepBankStatements } from '../features/money/bank/jobs.ts'
import { sweepSettlements } from '../features/money/settlements/index.ts'
import { sweepCourtFeeInvoices } from '../features/process/court-fees/index.ts'
import { sweepInvoices } from '../features/process/extraction/jobs.ts'
import { sweepAgreements } from '../features/process/letters/index.ts'
import { sweepLetters } from '../features/process/letters/jobs.ts'
import { sweepArchives } from '../features/reach/archive/index.ts'
import { sweepDrafts } from '../features/reach/creditor-submit/jobs.ts'
import type { SweepJob } from '../platform/storage/sweep.ts'

/** One for every kind of file that rows name. */
export const SWEEPS: readonly SweepJob[] = [
  sweepLetters,
  sweepAgreements,
  sweepDocuments,
  sweepInvoices,
  sweepDrafts,
  sweepCourtFeeInvoices,
  sweepSettlements,
  sweepBankStatements,
  sweepArchives,
]
