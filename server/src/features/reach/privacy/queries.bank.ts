import { type Statement, sql, type Tx } from '../../../platform/db/db.ts'
import { eraseBlob } from '../../../platform/storage/sweep.ts'

const EMPTIED = sql`text = '', payer_name = null, payer_iban = null, payer_bic = null, end_to_end_id = null,
  bank_reference = null, message_id = null, batch_id = null, return_reason = null, note = null`

const SAYS_SOMETHING = sql`(e.text <> '' or num_nonnulls(e.payer_name, e.payer_iban, e.payer_bic, e.end_to_end_id,
  e.bank_reference, e.message_id, e.batch_id, e.return_reason, e.note) > 0)`

/** What other statements said of the entries goes with their words. */
const withDifferences = (emptied: Statement): Statement => sql`
  with emptied as (${emptied} returning e.id),
  differences as (
    update bank_differences d set stored = '{}', told = '{}', note = null
    from emptied where d.entry_id = emptied.id)
  select count(*)::int as count from emptied`

const empty = async (tx: Tx, emptied: Statement): Promise<number> =>
  (await tx.one<{ count: number }>(withDifferences(emptied)))?.count ?? 0

/** What the bank said of money that this claim got, unless another claim that got some of it still needs it. */
export const emptyEntriesOf = (tx: Tx, claim_id: string): Promise<number> =>
  empty(
    tx,
    sql`
    update bank_entries e set ${EMPTIED}
    where e.id in (select b.entry_id from bank_parts b where b.claim_id = ${claim_id}) and ${SAYS_SOMETHING}
      and not exists (
        select 1 from bank_parts o where o.entry_id = e.id and o.claim_id <> ${claim_id} and not exists (
          select 1 from claim_erasures x where x.claim_id = o.claim_id and x.kind = 'receipts'))`,
  )

/** Entries that no claim got. */
export const emptyOldEntries = (tx: Tx, before: string, limit: number): Promise<number> =>
  empty(
    tx,
    sql`
    update bank_entries e set ${EMPTIED} where e.id in (
      select e.id from bank_entries e
      where e.booking_date < ${before}::date and ${SAYS_SOMETHING} and e.status not in ('unread', 'suggested', 'unmatched')
        and not exists (select 1 from bank_parts b where b.entry_id = e.id)
      order by e.booking_date, e.seq limit ${limit} for update skip locked)`,
  )

/** The files, each with many people in it. What is left of them are their entries. */
export async function deleteOldStatements(tx: Tx, before: string, limit: number): Promise<number> {
  const files = await tx.many<{ id: string; blob_key: string }>(sql`
    select s.id, s.blob_key from bank_statements s
    where s.created_at < ${before}::date and s.blob_key not like 'erased/%'
    order by s.created_at limit ${limit} for update skip locked`)
  for (const { blob_key } of files) eraseBlob(tx, blob_key, null)
  await tx.run(sql`
    update bank_statements set blob_key = 'erased/' || id, file_name = 'erased', sha256 = repeat('0', 64)
    where id = any(${files.map(({ id }) => id)}::uuid[])`)
  return files.length
}

/** Whom transfers paid that left, or will never leave. */
export async function eraseOldTransfers(tx: Tx, before: string, limit: number): Promise<number> {
  const old = await tx.many<{ id: string; order_id: string }>(sql`
    select i.id, i.order_id from payment_run_items i join payment_runs r on r.id = i.run_id
    where r.created_at < ${before}::date and i.payee_name <> '[erased]'
      and (i.executed_at is not null or i.withdrawn_at is not null)
    order by r.created_at, i.position limit ${limit} for update of i skip locked`)
  await tx.run(sql`
    update payment_run_items set payee_name = '[erased]', payee_iban = '', payee_bic = null, text = ''
    where id = any(${old.map(({ id }) => id)}::uuid[])`)
  await tx.run(sql`
    update payment_orders set text = '' where id = any(${old.map(({ order_id }) => order_id)}::uuid[])
      and not exists (
        select 1 from payment_run_items i
        where i.order_id = payment_orders.id and i.executed_at is null and i.withdrawn_at is null)`)
  return old.length
}
