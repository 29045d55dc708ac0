import { Readable } from 'node:stream'
import { SYSTEM } from '../../../kernel/caller.ts'
import { dayInVienna } from '../../../kernel/dates.ts'
import { newId } from '../../../platform/ids.ts'
import { AT_ONCE, enqueue, type QueuedJob } from '../../../platform/jobs/job.ts'
import { mailProblems, sendMail } from '../../../platform/mail/mail.ts'
import { eraseBlob, sweepJob } from '../../../platform/storage/sweep.ts'
import { type Deps, transact, type Work } from '../../../platform/work.ts'
import { type ClaimRow, recordActivity } from '../../case/claims/index.ts'
import { debtorName } from '../../parties/debtors/index.ts'
import { creditorLanguage, type DecisionRow, type Parties } from '../court/index.ts'
import { invoiceMail, invoicePage } from './invoice-page.ts'
import {
  type CourtFeeInvoiceRow,
  findCourtFeeInvoice,
  insertCourtFeeInvoice,
  listKnownInvoiceBlobs,
  lockCourtFeeInvoice,
  nextInvoiceNumber,
  setInvoiceFile,
} from './queries.ts'
import { invoiceNumber, payableUntil } from './rules.ts'

const FOLDER = 'court-fee-invoices'

type InvoicedDecision = { claim: ClaimRow; decision: DecisionRow; parties: Parties }

/** Runs in the transaction of a decision to sue, so that each has its invoice, unless the court charges nothing. */
export async function issueCourtFeeInvoice(
  work: Work,
  { claim, decision, parties: { creditor, debtor, sender } }: InvoicedDecision,
): Promise<void> {
  const { procedure, court_fees_cents } = decision
  if (procedure === null || court_fees_cents === null || court_fees_cents === 0) return
  const issued_on = dayInVienna(work.now)
  const number = await nextInvoiceNumber(work.tx, claim.organization_id, Number(issued_on.slice(0, 4)))
  const row: CourtFeeInvoiceRow = {
    id: newId(),
    organization_id: claim.organization_id,
    claim_id: claim.id,
    customer_id: creditor.customer_id,
    number: invoiceNumber(issued_on, number),
    issued_on,
    due_on: payableUntil(issued_on),
    amount_cents: court_fees_cents,
    facts: {
      language: creditorLanguage(creditor.address.country),
      sender,
      creditor,
      case_reference: claim.case_reference,
      debtor_name: debtorName(debtor),
      procedure,
      streitwert_cents: decision.amount_to_claim_cents,
      competent_court: decision.competent_court,
      basis: decision.legal_basis[0] ?? null,
    },
    blob_key: null,
    file_size: null,
    sha256: null,
    mail_id: null,
    created_at: work.now,
  }
  await Promise.all([
    insertCourtFeeInvoice(work.tx, row),
    enqueue(work.tx, sendCourtFeeInvoice, { invoice_id: row.id }, AT_ONCE),
    recordActivity(work, claim, {
      action: 'lawsuit.fee_invoiced',
      details: { number: row.number, figures: [{ id: row.id, amount_cents: row.amount_cents, day: issued_on }] },
    }),
  ])
}

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
    const bytes = await deps.typesetter.pdf('court-fee-invoice', page)
    const key = `${FOLDER}/${newId()}.pdf`
    const stored = await deps.storage.put(key, Readable.from([bytes]))
    await recordSent(deps, invoice, { key, ...stored })
  },
}

type StoredInvoiceFile = { key: string; bytes: number; sha256: string }

const recordSent = (deps: Deps, invoice: CourtFeeInvoiceRow, file: StoredInvoiceFile): Promise<void> =>
  transact(deps, SYSTEM, async (work) => {
    const locked = await lockCourtFeeInvoice(work.tx, invoice.id)
    if (!locked || locked.blob_key) return eraseBlob(work.tx, file.key)
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
  if (mailProblems(mail).length === 0) return sendMail(work, mail)
  deps.log.warn({ invoice_id: invoice.id }, 'creditor has no address that mail can be sent to')
  return null
}

export const sweepCourtFeeInvoices = sweepJob('lawsuits.sweep', `${FOLDER}/`, ({ db }, keys) =>
  listKnownInvoiceBlobs(db, keys),
)
