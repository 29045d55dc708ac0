import type { OperatorCaller, Submitter, TokenCaller } from '../../../kernel/caller.ts'
import { AppError, conflict } from '../../../kernel/errors.ts'
import type { Reader } from '../../../platform/db/db.ts'
import type { ReceivedFile } from '../../../platform/http/upload.ts'
import { eraseBlob } from '../../../platform/storage/sweep.ts'
import type { TeamWork, Work } from '../../../platform/work.ts'
import { reviewBlock } from '../../case/claims/index.ts'
import {
  addInvoice,
  COLUMN_OF,
  changeInvoice,
  FAILURES,
  factsOf,
  type InvoiceFacts,
  type InvoiceRow,
  readAnyInvoice,
  refuseSplit,
  type TakenInvoice,
  takeInvoice,
  takeInvoiceIfAny,
} from '../../case/invoices/index.ts'
import { tellReading } from './queries.check.ts'
import {
  deleteInvoiceFile,
  findInvoiceFile,
  type InvoiceFileRow,
  insertInvoiceFile,
  listFields,
  lockInvoiceFile,
  setFields,
  setInvoiceFile,
} from './queries.ts'
import type { InvoiceDigest } from './reading/digest.ts'
import { type KnownParties, NOBODY_KNOWN } from './reading/known-parties.ts'
import { withContradictions } from './rules.contradictions.ts'
import { storableReading } from './rules.storable.ts'
import {
  applyReading,
  type FieldName,
  type FieldState,
  type FieldValue,
  firstStates,
  LOSSES_MAX,
  looksLikeInvoice,
  sentLater,
  TRIES_MAX,
  withAmountsAsBefore,
  withoutAmounts,
} from './rules.ts'
import { currentValue, type ExtractionParts, type InvoiceFileFields, invoiceCreateOf } from './schema.ts'

/** An invoice as a file. What was sent with it is kept; the rest is read from the file later. */
export async function submitInvoiceFile(
  work: Work<TokenCaller | OperatorCaller>,
  claim_id: string,
  { fields, file }: { fields: InvoiceFileFields; file: ReceivedFile },
): Promise<InvoiceRow> {
  const facts = factsOf(invoiceCreateOf(fields))
  return addInvoiceFile(work, claim_id, { facts, file, gross_field: 'total_amount' })
}

export type GivenFile = {
  facts: InvoiceFacts
  file: Pick<ReceivedFile, 'key' | 'original_filename' | 'bytes' | 'sha256'>
  /** What the sender has said, be it that there is none. Without it: the values that there are. */
  said?: readonly FieldName[]
  gross_field?: string
}

const SENDERS = { token: 'partner', operator: 'team', creditor: 'creditor' } as const

/** The caller starts the reading. */
export async function addInvoiceFile(
  work: Work<Submitter | OperatorCaller>,
  claim_id: string,
  { facts, file, said, gross_field }: GivenFile,
): Promise<InvoiceRow> {
  const invoice = await addInvoice(work, claim_id, facts, {
    data_extraction_status: 'pending',
    action: 'invoice.uploaded',
    ...(gross_field ? { gross_field } : {}),
  })
  await insertInvoiceFile(work.tx, {
    invoice_id: invoice.id,
    organization_id: invoice.organization_id,
    blob_key: file.key,
    original_filename: file.original_filename,
    file_size: file.bytes,
    sha256: file.sha256,
    created_at: work.now,
  })
  await setFields(
    work.tx,
    invoice.id,
    firstStates(
      (field) => (said ? said.includes(field) : currentValue(invoice, field) !== null),
      SENDERS[work.caller.type],
    ),
  )
  await reviewBlock(work, invoice.claim_id)
  return invoice
}

/** No later reading changes what the partner has corrected. An invoice without a file has no fields of its own. */
export async function settleSent(
  work: Work,
  { invoice, fields }: { invoice: InvoiceRow; fields: readonly string[] },
): Promise<void> {
  const states = sentLater(await listFields(work.tx, invoice.id), (field) => fields.includes(field))
  await setFields(work.tx, invoice.id, states)
  await reviewBlock(work, invoice.claim_id)
}

/** The file goes with its invoice. A reading that is under way finds nothing left to do. */
export async function dropFile(work: Work, { invoice }: { invoice: InvoiceRow }): Promise<void> {
  const file = await lockInvoiceFile(work.tx, invoice.id)
  if (!file) return
  await deleteInvoiceFile(work.tx, file)
  eraseBlob(work.tx, file.blob_key, file.organization_id)
  await reviewBlock(work, invoice.claim_id)
}

/** Whether anybody still waits for this reading. */
export const isWanted = async (work: Work, run: Run): Promise<boolean> => (await takeRun(work, run)) !== undefined

export type Run = { invoice_id: string; run: number }

/** A worker begins. Returns undefined when the run is finished or a newer one was asked for. */
export async function beginReading(work: Work, { invoice_id, run }: Run): Promise<InvoiceFileRow | undefined> {
  const taken = await takeRun(work, { invoice_id, run })
  if (!taken) return undefined
  const file = { ...taken.file, tries: taken.file.tries + 1 }
  if (file.tries > TRIES_MAX) {
    await fail(work, taken, FAILURES.given_up)
    return undefined
  }
  await setInvoiceFile(work.tx, file)
  if (taken.invoice.data_extraction_status !== 'processing') {
    await changeInvoice(work, taken, { data_extraction_status: 'processing' }, { action: 'invoice.reading' })
  }
  return file
}

type FoundInFile = Pick<InvoiceDigest, 'reading' | 'pages'> & {
  readonly seen?: InvoiceDigest['seen']
  readonly page_count?: number | null
  readonly unread_pages?: InvoiceDigest['unread_pages']
}
const EVERYBODY = { issuer: true, recipient: true }

/** Fills in what was read, except for fields that the partner or the team has set. */
export async function finishReading(
  work: Work,
  run: Run,
  { reading: found, pages, seen = EVERYBODY, page_count = null, unread_pages = [] }: FoundInFile,
  known: KnownParties = NOBODY_KNOWN,
): Promise<void> {
  const taken = await takeRun(work, run)
  if (!taken) return
  const reading = storableReading(found)
  const { kind: document_kind, open_amount: open_cents, doubts, currency } = reading
  const owed = {
    ...{ document_kind, open_cents, doubts, page_count, parts: reading.parts ?? null },
    unread_pages: unread_pages.length > 0 ? unread_pages : null,
  }
  if (!looksLikeInvoice(reading)) return fail(work, { ...taken, file: { ...taken.file, ...owed } }, FAILURES.no_invoice)
  const before = await listFields(work.tx, run.invoice_id)
  const kept = await fill(work, taken, {
    before,
    applied: applyReading(before, reading),
    confidence: reading.confidence,
  })
  const currentOf = (field: FieldName) => kept.values[field] ?? currentValue(taken.invoice, field)
  await setFields(work.tx, run.invoice_id, withContradictions(kept.states, before, { reading, known, seen, currentOf }))
  await setInvoiceFile(work.tx, { ...taken.file, ...owed, pages, currency, failure: null })
  await tellReading(work.tx, taken.invoice, work.now)
  await reviewBlock(work, taken.claim.id)
}

type AppliedReading = {
  before: readonly FieldState[]
  applied: ReturnType<typeof applyReading>
  confidence: number | null
}

/** If the claim cannot hold the amounts, they are left to the team. Everything else that was read is filled in. */
async function fill(
  work: Work,
  taken: Taken,
  { before, applied, confidence }: AppliedReading,
): Promise<ReturnType<typeof applyReading>> {
  const outcome = { data_extraction_status: 'completed', data_extraction_confidence: confidence } as const
  const change = ({ values }: typeof applied) =>
    changeInvoice(work, taken, { ...columnsOf(values), ...outcome }, { action: 'invoice.read' })
  try {
    await change(applied)
    return applied
  } catch (error) {
    if (!(error instanceof AppError) || error.kind !== 'invalid') throw error
    const is_credited = taken.invoice.credited_cents > 0
    const smaller = is_credited ? withAmountsAsBefore(applied, before) : withoutAmounts(applied)
    await change(smaller)
    return smaller
  }
}

export const columnsOf = (values: Partial<Record<FieldName, FieldValue>>): Partial<InvoiceFacts> =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [COLUMN_OF[field as FieldName], value]))

export async function failReading(work: Work, run: Run, failure: string): Promise<void> {
  const taken = await takeRun(work, run)
  if (taken) await fail(work, taken, failure)
}

/** The file takes longer than may be waited for by day. Returns nothing where nobody waits for it any more. */
export async function postponeReading(work: Work, run: Run): Promise<InvoiceFileRow | undefined> {
  const taken = await takeRun(work, run)
  if (!taken) return undefined
  await changeInvoice(work, taken, { data_extraction_status: 'pending' }, { action: 'invoice.reading_put_off' })
  return taken.file
}

/** The reading process died over the file. It gets one more try, then the file is given up. */
export async function loseReading(work: Work, run: Run): Promise<{ is_given_up: boolean }> {
  const taken = await takeRun(work, run)
  if (!taken) return { is_given_up: true }
  const file = { ...taken.file, losses: taken.file.losses + 1 }
  const is_given_up = file.losses > LOSSES_MAX
  if (is_given_up) await fail(work, { ...taken, file }, FAILURES.reader_lost)
  else await setInvoiceFile(work.tx, file)
  return { is_given_up }
}

export type Taken = TakenInvoice & { file: InvoiceFileRow }

async function fail(work: Work, taken: Taken, failure: string): Promise<void> {
  await setInvoiceFile(work.tx, { ...taken.file, failure })
  const outcome = { data_extraction_status: 'failed', data_extraction_confidence: null } as const
  await changeInvoice(work, taken, outcome, { action: 'invoice.unreadable' })
  await tellReading(work.tx, taken.invoice, work.now)
}

/** Locks the claim first, as everywhere. Undefined when this run has ended, a newer one was asked for or the invoice is gone. */
async function takeRun(work: Work, { invoice_id, run }: Run): Promise<Taken | undefined> {
  const taken = await takeInvoiceIfAny(work, invoice_id)
  if (!taken) return undefined
  const file = await lockInvoiceFile(work.tx, invoice_id)
  const is_waiting = ['pending', 'processing'].includes(taken.invoice.data_extraction_status)
  return file && file.run === run && is_waiting ? { ...taken, file } : undefined
}

const withoutFile = () => conflict('no_file', 'The invoice was entered by hand and has no file')

export async function readExtraction(reader: Reader, invoice_id: string): Promise<ExtractionParts> {
  const invoice = await readAnyInvoice(reader, invoice_id)
  const file = await findInvoiceFile(reader, invoice_id)
  if (!file) throw withoutFile()
  return { invoice, file, states: await listFields(reader, invoice_id) }
}

/** The team wants the file read again. Returns the run to enqueue. */
export async function readAgain(work: TeamWork, invoice_id: string): Promise<{ run: Run; organization_id: string }> {
  const taken = await takeFile(work, invoice_id)
  const run = taken.file.run + 1
  await setInvoiceFile(work.tx, { ...taken.file, run, tries: 0, losses: 0, failure: null })
  await changeInvoice(work, taken, { data_extraction_status: 'pending' }, { action: 'invoice.reading_again' })
  return { run: { invoice_id, run }, organization_id: taken.file.organization_id }
}

/** The invoice with its file, to be changed. */
export async function takeFile(work: Work, invoice_id: string): Promise<Taken> {
  const taken = await takeInvoice(work, invoice_id)
  const file = await lockInvoiceFile(work.tx, invoice_id)
  if (!file) throw withoutFile()
  refuseSplit(taken.invoice)
  return { ...taken, file }
}
