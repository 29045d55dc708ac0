import { sql, type Tx } from '../../../platform/db/db.ts'
import { eraseBlob } from '../../../platform/storage/sweep.ts'
import { maskedCopyKey } from '../../process/letters/index.ts'
import { forgetArchived } from '../archive/index.ts'
import { emptyEntriesOf } from './queries.bank.ts'
import { DOCUMENTS_OF, IS_MAIL_OF_PAPER } from './queries.claims.ts'

/** The blob is deleted after the commit, whatever happens to this process. */
async function eraseBlobs(tx: Tx, rows: readonly { blob_key: string | null }[]): Promise<void> {
  for (const { blob_key } of rows) if (blob_key !== null) eraseBlob(tx, blob_key, null)
}

async function deleteDocuments(tx: Tx, claim_id: string, part: keyof typeof DOCUMENTS_OF): Promise<void> {
  await eraseBlobs(
    tx,
    await tx.many<{ blob_key: string }>(sql`
      delete from documents where claim_id = ${claim_id} and ${DOCUMENTS_OF[part]} returning blob_key`),
  )
}

/** Everything of a closed claim that is neither a paper of business nor of the books. */
export async function deleteFile(tx: Tx, claim_id: string): Promise<void> {
  await forgetArchived(tx, claim_id, 'file')
  await deleteDocuments(tx, claim_id, 'file')
  await tx.run(sql`delete from debtor_messages where claim_id = ${claim_id}`)
  await tx.run(sql`delete from tasks where claim_id = ${claim_id}`)
  await tx.run(sql`delete from case_notes where claim_id = ${claim_id}`)
  await tx.run(sql`delete from creditor_questions where claim_id = ${claim_id}`)
  await tx.run(sql`delete from work_marks where claim_id = ${claim_id}`)
  await tx.run(sql`delete from debtor_sessions where claim_id = ${claim_id}`)
  await tx.run(sql`delete from debtor_access_codes where claim_id = ${claim_id}`)
  await tx.run(sql`
    update payment_reports set note = null, decision_note = null, reporter_name = '[erased]' where claim_id = ${claim_id}`)
  await tx.run(sql`
    update withdrawals set reason = '[erased]', decision_note = null, requester_name = '[erased]'
    where claim_id = ${claim_id}`)
  await tx.run(sql`
    update lawsuit_decision_links set sent_to = null, mail_id = null, used_from = null where claim_id = ${claim_id}`)
  await tx.run(sql`delete from mails m where m.claim_id = ${claim_id} and not ${IS_MAIL_OF_PAPER}`)
  await tx.run(sql`
    update claim_activity set said = null, said_salt = null where claim_id = ${claim_id} and said is not null`)
  await tx.run(sql`
    update invoice_fields f set reading = null, steps = '[]', contradictions = null from invoices i
    where i.claim_id = ${claim_id} and f.invoice_id = i.id
      and (f.reading is not null or f.steps <> '[]' or f.contradictions is not null)`)
  await tx.run(sql`
    update webhook_attempts w set response_head = '', error = null from webhook_deliveries v
    where v.claim_id = ${claim_id} and w.delivery_id = v.id`)
  await tx.run(sql`update claims set subject_matter = null where id = ${claim_id} and subject_matter is not null`)
}

const NO_SHA = '0'.repeat(64)

/** Rows stay with their kinds, days and sums; what they say and their files go. */
export async function deleteLetters(tx: Tx, claim_id: string): Promise<void> {
  await deleteDocuments(tx, claim_id, 'letters')
  const letters = await tx.many<{ id: string; blob_key: string; mail_id: string | null }>(sql`
    select id, blob_key, mail_id from letters where claim_id = ${claim_id} and blob_key not like 'erased/%'`)
  await eraseBlobs(tx, letters)
  await eraseBlobs(
    tx,
    letters.map(({ id }) => ({ blob_key: maskedCopyKey(id) })),
  )
  await tx.run(sql`
    update letters set recipient = '[]', content = null, void_note = null, returned_reason = null, mail_id = null,
      blob_key = 'erased/' || id, filename = 'erased.pdf', sha256 = ${NO_SHA}
    where claim_id = ${claim_id}`)
  await deleteMails(tx, letters)
  const agreements = await tx.many<{ blob_key: string | null }>(sql`
    select blob_key from plan_agreements where claim_id = ${claim_id}`)
  await eraseBlobs(tx, agreements)
  await tx.run(sql`
    update plan_agreements set facts = '{}', blob_key = null, file_size = null, sha256 = null where claim_id = ${claim_id}`)
  await tx.run(sql`
    update lawsuit_decisions set wunschanwalt_first_name = null, wunschanwalt_last_name = null,
      wunschanwalt_location = null, wunschanwalt_email = null, competent_court = null,
      decider_name = case when decider_name is not null then '[erased]' end
    where claim_id = ${claim_id}`)
  await tx.run(sql`
    update told_decisions set told_by = '[erased]', told_to = case when told_to is not null then '[erased]' end, note = null,
      document_id = null, document_name = case when document_name is not null then '[erased]' end
    where claim_id = ${claim_id}`)
  await tx.run(sql`update court_filings set reference = '[erased]' where claim_id = ${claim_id}`)
  await tx.run(sql`update court_messages set reference = null, note = null where claim_id = ${claim_id}`)
  await tx.run(sql`update court_titles set reference = '[erased]' where claim_id = ${claim_id}`)
}

async function deleteMails(tx: Tx, rows: readonly { mail_id: string | null }[]): Promise<void> {
  const ids = rows.flatMap(({ mail_id }) => mail_id ?? [])
  if (ids.length > 0) await tx.run(sql`delete from mails where id = any(${ids}::uuid[])`)
}

export async function deleteReceipts(tx: Tx, claim_id: string): Promise<void> {
  await forgetArchived(tx, claim_id, 'receipts')
  await deleteDocuments(tx, claim_id, 'receipts')
  await tx.run(sql`
    update payments set reference = null, external_reference = null, notes = null, iban = null
    where claim_id = ${claim_id} and num_nonnulls(reference, external_reference, notes, iban) > 0`)
  await emptyEntriesOf(tx, claim_id)
  const files = await tx.many<{ blob_key: string }>(sql`
    select f.blob_key from invoice_files f join invoices i on i.id = f.invoice_id
    where i.claim_id = ${claim_id} and f.blob_key not like 'erased/%'`)
  await eraseBlobs(tx, files)
  await tx.run(sql`
    update invoice_files f set blob_key = 'erased/' || f.invoice_id, original_filename = 'erased.pdf', sha256 = ${NO_SHA},
      failure = null, parts = null
    from invoices i where i.claim_id = ${claim_id} and f.invoice_id = i.id`)
  await tx.run(sql`
    update invoices set invoice_number = null, invoice_issuer = null, invoice_recipient = null, subject = null
    where claim_id = ${claim_id}`)
  await tx.run(sql`
    update invoice_credits c set reason = '[erased]' from invoices i
    where i.claim_id = ${claim_id} and c.invoice_id = i.id`)
  const ours = await tx.many<{ blob_key: string | null; mail_id: string | null }>(sql`
    select blob_key, mail_id from court_fee_invoices where claim_id = ${claim_id}`)
  await eraseBlobs(tx, ours)
  await tx.run(sql`
    update court_fee_invoices set facts = '{}', blob_key = null, file_size = null, sha256 = null, mail_id = null,
      paid_note = null
    where claim_id = ${claim_id}`)
  await deleteMails(tx, ours)
  await tx.run(sql`update claims set partner_reference = null where id = ${claim_id} and partner_reference is not null`)
  await tx.run(sql`
    update events set body = convert_to(jsonb_set(convert_from(body, 'UTF8')::jsonb, '{data,partner_reference}', 'null')::text, 'UTF8')
    where claim_id = ${claim_id}`)
}
