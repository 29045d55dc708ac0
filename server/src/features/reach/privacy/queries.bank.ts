import { sql, type Tx } from '../../../platform/db/db.ts'
import { eraseBlob } from '../../../platform/storage/sweep.ts'

const EMPTIED = sql`text = '', payer_name = null, payer_iban = null, payer_bic = null, end_to_end_id = null,
  bank_reference = null, message_id = null, batch_id = null, return_reason = null, note = null`

const SAYS_SOMETHING = sql`(e.text <> '' or num_nonnulls(e.payer_name, e.payer_iban, e.payer_bic, e.end_to_end_id,
  e.bank_reference, e.message_id, e.batch_id, e.return_reason, e.note) > 0)`

/** What the bank said of money that this claim got, unless another claim that got some of it still needs it. */
export const emptyEntriesOf = (tx: Tx, claim_id: string): Promise<number> =>
  tx.run(sql`
    update bank_entries e set ${EMPTIED}
    where e.id in (select b.entry_id from bank_parts b where b.claim_id = ${claim_id}) and ${SAYS_SOMETHING}
      and not exists (
        select 1 from bank_parts o where o.entry_id = e.id and o.claim_id <> ${claim_id} and not exists (
          select 1 from claim_erasures x where x.claim_id = o.claim_id and x.kind = 'receipts'))`)

/** Entries that no claim got. */
export const emptyOldEntries = (tx: Tx, before: string, limit: number): Promise<number> =>
  tx.run(sql`
    update bank_entries e set ${EMPTIED} where e.id in (
      select e.id from bank_entries e
      where e.booking_date < ${before}::date and ${SAYS_SOMETHING} and e.status not in ('unread', 'suggested', 'unmatched')
        and not exists (select 1 from bank_parts b where b.entry_id = e.id)
      order by e.booking_date, e.seq limit ${limit} for update skip locked)`)

/** The files, each with many people in it. What is left of them are their entries. */
export async function deleteOldStatements(tx: Tx, before: string, limit: number): Promise<number> {
  const files = await tx.many<{ id: string; blob_key: string }>(sql`
    select s.id, s.blob_key from bank_statements s
    where s.created_at < ${before}::date and s.blob_key not like 'erased/%'
    order by s.created_at limit ${limit} for update skip locked`)
  for (const { blob_key } of files) await eraseBlob(tx, blob_key, null)
  await tx.run(sql`
    update bank_statements set blob_key = 'erased/' || id, file_name = 'erased', sha256 = repeat('0', 64)
    where id = any(${files.map(({ id }) => id)}::uuid[])`)
  return files.length
}
