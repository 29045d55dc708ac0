import type { OperatorCaller, TokenCaller } from '../../../kernel/caller.ts'
import { conflict, invalid } from '../../../kernel/errors.ts'
import type { PageRange } from '../../../platform/pdf/reader.ts'
import type { Work } from '../../../platform/work.ts'
import { reviewBlock } from '../../case/claims/index.ts'
import {
  changeInvoice,
  factsOf,
  type InvoiceRow,
  insertSplit,
  readAnyInvoice,
  refuseOnceDemanded,
  setSplit,
} from '../../case/invoices/index.ts'
import { partName, rangesOf, splitProblem } from './rules.split.ts'
import { addInvoiceFile, type GivenFile, type Taken, takeFile } from './service.ts'

type SplitWork = Work<TokenCaller | OperatorCaller>

export type JudgedSplit = Pick<Taken, 'file'> & { readonly ranges: readonly PageRange[] }

/** What would be cut out of which file. Asked before, since cutting takes a while, and once more when it is done. */
export async function judgeSplit(
  work: SplitWork,
  id: string,
  wanted: readonly PageRange[] | undefined,
): Promise<JudgedSplit & { taken: Taken }> {
  // load
  const taken = await takeFile(work, id)
  const { claim, invoice, file } = taken

  // judge
  refuseOnceDemanded(claim)
  if (['pending', 'processing'].includes(invoice.data_extraction_status))
    throw conflict('still_reading', 'The file is still being read; split it when that has ended')
  if (invoice.credited_cents > 0)
    throw conflict('invoice_credited', 'The invoice has credit notes, which no part could take over')
  if (claim.paid_cents > 0)
    throw conflict('money_received', 'Money was received on the claim already; ask the service team what it is for')
  const asked = { wanted, proposed: file.parts, page_count: file.page_count }
  const problem = splitProblem(asked)
  if (problem) throw invalid(problem)
  return { taken, file, ranges: rangesOf(asked) }
}

/** A part of the file that is stored by now. */
export type StoredPart = PageRange & Pick<GivenFile['file'], 'key' | 'bytes' | 'sha256'>

/**
 * Makes an invoice of each part. The original keeps its file and what was read, but nothing of it counts any more. What the
 * creditor charged for reminders goes on with the first part.
 */
export async function splitInvoice(
  work: SplitWork,
  id: string,
  stored: readonly StoredPart[],
): Promise<{ invoice: InvoiceRow; parts: InvoiceRow[] }> {
  const { taken } = await judgeSplit(work, id, stored)
  const { invoice, claim } = taken
  const { reminder_fees_cents, due_date_agreed } = invoice
  const nothing = { gross_cents: null, net_cents: null, reminder_fees_cents: null }
  const details = { parts: stored.length }
  const emptied = await changeInvoice(work, taken, nothing, { action: 'invoice.split', details })
  await setSplit(work.tx, emptied, work.now)
  const parts: InvoiceRow[] = []
  for (const [at, { first_page, last_page, ...blob }] of stored.entries()) {
    const facts = { ...factsOf({ due_date_agreed }), reminder_fees_cents: at === 0 ? reminder_fees_cents : null }
    const original_filename = partName(taken.file.original_filename, { first_page, last_page })
    const part = await addInvoiceFile(work, claim.id, { facts, file: { ...blob, original_filename }, said: [] })
    await insertSplit(work.tx, invoice, { part_id: part.id, first_page, last_page })
    parts.push(part)
  }
  await reviewBlock(work, claim.id)
  const rows = await Promise.all([id, ...parts.map((part) => part.id)].map((one) => readAnyInvoice(work.tx, one)))
  const [original, ...made] = rows as [InvoiceRow, ...InvoiceRow[]]
  return { invoice: original, parts: made }
}
