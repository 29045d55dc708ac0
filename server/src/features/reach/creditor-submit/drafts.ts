import type { CreditorPerson } from '../../../kernel/caller.ts'
import { AppError, invalid, notFound } from '../../../kernel/errors.ts'
import { exactCents } from '../../../kernel/money.ts'
import type { Reader } from '../../../platform/db/db.ts'
import type { ReceivedFile } from '../../../platform/http/upload.ts'
import { newId } from '../../../platform/ids.ts'
import { sizeInWords } from '../../../platform/storage/quota.ts'
import type { Work } from '../../../platform/work.ts'
import { debtorName } from '../../parties/debtors/index.ts'
import { type InvoiceDigest, offeredFields, storableReading } from '../../process/extraction/index.ts'
import {
  type DraftInvoiceRow,
  type DraftPlace,
  type DraftReading,
  type DraftRow,
  deleteDraft,
  findDraft,
  holdDraftsOf,
  insertDraft,
  insertDraftInvoice,
  type KnownInvoiceRow,
  listDraftInvoices,
  listKnownInvoices,
  listOpenDrafts,
  lockDraft,
  measureOpenDrafts,
  setBegun,
  setHandedOver,
  setRead,
  setTyped,
} from './queries.ts'
import { isLike, type Likeness } from './rules/doubles.ts'
import { type CaseBody, INVOICE_FIELDS } from './rules/typed-case.ts'
import { DRAFT_BYTES_MAX, DRAFTS_MAX, TRIES_MAX } from './rules.ts'
import { handOver, type NewInvoice } from './service.ts'

type PersonWork = Work<CreditorPerson>
export type Draft = DraftRow & { readonly invoices: readonly DraftInvoiceRow[] }

export async function readDraft(reader: Reader, caller: CreditorPerson, id: string): Promise<Draft> {
  const draft = await findDraft(reader, caller, id)
  if (!draft) throw notFound()
  return { ...draft, invoices: await listDraftInvoices(reader, [id]) }
}

/** Those that wait to be handed over, oldest first. */
export async function readOpenDrafts(reader: Reader, caller: CreditorPerson): Promise<Draft[]> {
  const drafts = await listOpenDrafts(reader, caller)
  const invoices = Map.groupBy(
    await listDraftInvoices(
      reader,
      drafts.map(({ id }) => id),
    ),
    ({ draft_id }) => draft_id,
  )
  return drafts.map((draft) => ({ ...draft, invoices: invoices.get(draft.id) ?? [] }))
}

/** Cases that begin with files, each of them a list; one without files is typed in. Returns where files are to be read. */
export async function beginDrafts(
  work: PersonWork,
  cases: readonly (readonly ReceivedFile[])[],
): Promise<{ ids: string[]; to_read: DraftPlace[] }> {
  const { id: begun_by, organization_id, customer_id } = work.caller
  await demandPlace(work, cases)
  const ids: string[] = []
  const to_read: DraftPlace[] = []
  for (const files of cases) {
    const id = newId()
    ids.push(id)
    await insertDraft(work.tx, { id, begun_by, organization_id, customer_id, created_at: work.now })
    if (files.length === 0) await insertDraftInvoice(work.tx, { ...TYPED, draft_id: id })
    for (const [position, file] of files.entries()) {
      await insertDraftInvoice(work.tx, { ...rowOf(file), draft_id: id, position })
      to_read.push({ draft_id: id, position })
    }
  }
  return { ids, to_read }
}

async function demandPlace({ tx, caller }: PersonWork, cases: readonly (readonly ReceivedFile[])[]): Promise<void> {
  await holdDraftsOf(tx, caller)
  const open = await measureOpenDrafts(tx, caller)
  if (open.cases + cases.length > DRAFTS_MAX)
    throw invalid({
      field: 'file',
      code: 'limit_reached',
      message: `${DRAFTS_MAX} cases wait to be handed over already`,
    })
  const new_bytes = cases.flat().reduce((sum, { bytes }) => sum + bytes, 0)
  if (new_bytes > 0 && open.bytes + new_bytes > DRAFT_BYTES_MAX)
    throw new AppError('payload_too_large', {
      code: 'draft_storage_full',
      message: `The files of cases that wait to be handed over would have more than ${sizeInWords(DRAFT_BYTES_MAX)}`,
    })
}

const TYPED = {
  position: 0,
  state: 'typed',
  blob_key: null,
  original_filename: null,
  file_size: null,
  sha256: null,
} as const

const rowOf = ({ key, original_filename, bytes, sha256 }: ReceivedFile) =>
  ({ state: 'pending', blob_key: key, original_filename, file_size: bytes, sha256 }) as const

async function takeDraft(work: PersonWork, id: string): Promise<DraftRow> {
  const draft = await lockDraft(work.tx, work.caller, id)
  if (!draft) throw notFound()
  return draft
}

export async function saveDraft(work: PersonWork, id: string, typed: Readonly<Record<string, string>>): Promise<void> {
  const draft = await takeDraft(work, id)
  if (draft.claim_id === null) await setTyped(work.tx, id, typed)
}

/** A draft that was handed over is a case, which does not go by this. */
export async function dropDraft(work: PersonWork, id: string): Promise<void> {
  const draft = await takeDraft(work, id)
  if (draft.claim_id === null) await deleteDraft(work.tx, id)
}

/** Once: whoever comes second, on this page or another, finds the case that it has become. */
export async function submitDraft(work: PersonWork, id: string, body: CaseBody): Promise<void> {
  const draft = await takeDraft(work, id)
  if (draft.claim_id !== null) return
  const rows = await listDraftInvoices(work.tx, [id])
  const invoices = body.invoices.map((invoice, at) => ({ body: invoice, ...fileOf(rows[at]) }))
  const { claim } = await handOver(work, { ...body, invoices })
  await setHandedOver(work.tx, id, claim.id)
}

/** All fields of the form count as said, also those that were emptied. */
export function fileOf(row: DraftInvoiceRow | undefined): Partial<Pick<NewInvoice, 'file' | 'said'>> {
  if (!row?.blob_key || !row.original_filename || !row.file_size || !row.sha256) return {}
  const { blob_key: key, original_filename, file_size: bytes, sha256 } = row
  return { file: { key, original_filename, bytes, sha256 }, said: INVOICE_FIELDS }
}

/** The file that a reading begins with; undefined where nobody waits for it, or it was tried often enough. */
type BegunDraftReading = { blob_key: string; organization_id: string; customer: string; is_last_try: boolean }

export async function beginDraftReading(work: Work, place: DraftPlace): Promise<BegunDraftReading | undefined> {
  const row = await setBegun(work.tx, place)
  if (!row?.blob_key) return undefined
  const { blob_key, organization_id, tries, customer } = row
  if (tries <= TRIES_MAX) return { blob_key, organization_id, customer, is_last_try: tries === TRIES_MAX }
  await setRead(work.tx, place, null)
  return undefined
}

export async function finishDraftReading(work: Work, place: DraftPlace, found: InvoiceDigest): Promise<void> {
  const stored = storableReading(found.reading)
  const { currency } = stored
  const fields = offeredFields(stored)
  const kept = Object.entries(fields).map(([field, { value, confidence }]) => [field, { value, confidence }])
  const name = fields.invoice_recipient?.value
  const recipient = found.recipient && typeof name === 'string' ? { ...found.recipient, name } : null
  const reading: DraftReading = { fields: Object.fromEntries(kept), currency, recipient }
  await setRead(work.tx, place, kept.length > 0 ? reading : null)
}

/** The person types what it says. */
export const failDraftReading = (work: Work, place: DraftPlace): Promise<number> => setRead(work.tx, place, null)

export type Double = Pick<KnownInvoiceRow, 'claim_id' | 'case_reference'>

/** Which invoices of the customer's cases are probably the same ones, by their place in the list. */
export async function findDoubles(
  reader: Reader,
  caller: CreditorPerson,
  invoices: readonly Likeness[],
): Promise<(Double | undefined)[]> {
  const numbers = invoices.flatMap(({ invoice_number }) => invoice_number || [])
  const hashes = invoices.flatMap(({ sha256 }) => sha256 ?? [])
  if (numbers.length === 0 && hashes.length === 0) return invoices.map(() => undefined)
  const known = await listKnownInvoices(reader, caller, { numbers, hashes })
  const likenesses = known.map((row) => ({ row, like: { ...row, debtor_name: debtorName(row.debtor) } }))
  return invoices.map((invoice) => likenesses.find(({ like }) => isLike(invoice, like))?.row)
}

/** What of a case is compared with cases that we have. `hashes` are those of its files. */
export function likenessesOf({ debtor, invoices }: CaseBody, hashes: readonly (string | null)[] = []): Likeness[] {
  const debtor_name = debtorName({ person: debtor.person ?? null, company: debtor.company ?? null })
  return invoices.map(({ invoice_number, invoice_amount_gross }, at) => ({
    invoice_number,
    claimed_cents: invoice_amount_gross === null ? null : exactCents(invoice_amount_gross),
    debtor_name,
    sha256: hashes[at] ?? null,
  }))
}
