import { Readable } from 'node:stream'
import { SYSTEM } from '../../../kernel/caller.ts'
import { newId } from '../../../platform/ids.ts'
import type { QueuedJob } from '../../../platform/jobs/job.ts'
import { mailProblems, sendMail } from '../../../platform/mail/mail.ts'
import { eraseBlob, sweepJob } from '../../../platform/storage/sweep.ts'
import { type Deps, transact, type Work } from '../../../platform/work.ts'
import { invoiceMail } from './invoice-mail.ts'
import { invoicePage } from './invoice-page.ts'
import {
  type CourtFeeInvoiceRow,
  findCourtFeeInvoice,
  listKnownInvoiceBlobs,
  lockCourtFeeInvoice,
  setInvoiceFile,
} from './queries.ts'

const FOLDER = 'court-fee-invoices'

/**
 * Makes the file and mails it. The file is stored before its row is filled; row and mail are one transaction. A second run
 * finds the row filled, so there is one file and one mail however often it runs.
 */
export const sendCourtFeeInvoice: QueuedJob<{ invoice_id: string }> = {
  name: 'lawsuits.send_invoice',
  hand: 'wall',
  retry_s: [10, 60, 600, 3_600, 21_600, 43_200],
  async run(deps, { invoice_id }) {
    const invoice = await findCourtFeeInvoice(deps.db, invoice_id)
    if (!invoice || invoice.blob_key) return
    const page = invoicePage(invoice, { is_sandbox: deps.config.mode === 'sandbox' })
    const bytes = await deps.typesetter.pdf('court-fee-invoice', page, invoice.organization_id)
    const key = `${FOLDER}/${newId()}.pdf`
    const stored = await deps.storage.put(key, Readable.from([bytes]))
    await recordSent(deps, invoice, { key, ...stored })
  },
}

type StoredInvoiceFile = { key: string; bytes: number; sha256: string }

const recordSent = (deps: Deps, invoice: CourtFeeInvoiceRow, file: StoredInvoiceFile): Promise<void> =>
  transact(deps, SYSTEM, async (work) => {
    const locked = await lockCourtFeeInvoice(work.tx, invoice.id)
    if (!locked || locked.blob_key) return eraseBlob(work.tx, file.key, invoice.organization_id)
    const mail_id = await mailInvoice(work, deps, invoice, file)
    const { key: blob_key, bytes: file_size, sha256 } = file
    await setInvoiceFile(work.tx, { id: invoice.id, blob_key, file_size, sha256, mail_id })
  })

async function mailInvoice(
  work: Work,
  deps: Deps,
  invoice: CourtFeeInvoiceRow,
  { key, bytes: file_size, sha256 }: StoredInvoiceFile,
): Promise<string | null> {
  const { email } = invoice.facts.creditor
  if (email === null) return null
  const filename = `${invoice.number}.pdf`
  const attachments = [{ key, filename, mime_type: 'application/pdf', file_size, sha256 }]
  const mail = { to: email, ...invoiceMail(invoice), attachments }
  if (mailProblems(mail).length === 0)
    return sendMail(work, { ...mail, claim_id: invoice.claim_id }, invoice.organization_id)
  deps.log.warn({ invoice_id: invoice.id }, 'creditor has no address that mail can be sent to')
  return null
}

export const sweepCourtFeeInvoices = sweepJob('lawsuits.sweep', {
  prefix: `${FOLDER}/`,
  listKnown: ({ db }, keys) => listKnownInvoiceBlobs(db, keys),
})
