import { type Statement, sql, type Tx } from '../../../platform/db/db.ts'
import { eraseBlob } from '../../../platform/storage/sweep.ts'
import { maskedCopyKey } from '../../process/letters/index.ts'
import { RESET_PATH } from './rules.ts'

/** Lets this transaction delete what is otherwise only ever added to. The database allows it in a sandbox alone. */
export const openReset = (tx: Tx): Promise<unknown> => tx.run(sql`select set_config('mahnwerk.reset', 'on', true)`)

/** Waits for whoever is just making a case that a reset is to delete, as the demo does. */
export const lockPartner = (tx: Tx, partner_id: string): Promise<unknown> =>
  tx.run(sql`select 1 from partners where id = ${partner_id} for update`)

/** Work for the partner as a whole: demo cases that are still being made would come back one by one. */
export const deletePartnerJobs = (tx: Tx, partner_id: string): Promise<number> =>
  tx.run(sql`delete from jobs where every_s is null and payload ->> 'partner_id' = ${partner_id}`)

const isAnswerTo = (partner_id: string): Statement => sql`
  k.owner in (select 'token ' || t.id from api_tokens t where t.partner_id = ${partner_id})
    and k.status_code is not null and k.path <> ${RESET_PATH}`

/**
 * The partner's cases. In the same statement the answers that are kept for its keys go: an answer is stored together with
 * its case, so one that stays belongs to a case that stays.
 */
export const listOwnCases = (tx: Tx, partner_id: string): Promise<{ id: string }[]> =>
  tx.many(sql`
    with forgotten as (delete from idempotency_keys k where ${isAnswerTo(partner_id)})
    select l.id from claims l join customers c on c.organization_id = l.organization_id and c.id = l.customer_id
    where c.partner_id = ${partner_id} order by l.id`)

export type CaseParties = { id: string; debtor_id: string; customer_id: string | null }

/** Waits for whoever works on them. What is gone already, or was moved to another partner, is left out. */
export const lockOwnCases = (tx: Tx, partner_id: string, ids: readonly string[]): Promise<CaseParties[]> =>
  tx.many(sql`
    select l.id, l.debtor_id, l.customer_id from claims l
    where l.id = any(${ids}::uuid[])
      and exists (select 1 from customers c where c.id = l.customer_id and c.partner_id = ${partner_id})
    order by l.id for update`)

/** Answers that were stored about these cases after the others had gone. */
export const deleteLateAnswers = (tx: Tx, partner_id: string, ids: readonly string[]): Promise<number> =>
  tx.run(sql`
    delete from idempotency_keys k
    where ${isAnswerTo(partner_id)}
      and exists (select 1 from unnest(${ids}::text[]) as gone (id) where k.body like '%' || gone.id || '%')`)

/** Queued work about the cases: letters, files and mails that nobody will find any more. */
export const deleteJobsOf = (tx: Tx, ids: readonly string[]): Promise<number> =>
  tx.run(sql`
    delete from jobs j where j.every_s is null and exists (
      select 1 from jsonb_each_text(j.payload) as named where named.value in (
        select unnest(${ids}::text[])
        union all select id::text from invoices where claim_id = any(${ids}::uuid[])
        union all select id::text from documents where claim_id = any(${ids}::uuid[])
        union all select id::text from letters where claim_id = any(${ids}::uuid[])
        union all select id::text from installment_plans where claim_id = any(${ids}::uuid[])
        union all select id::text from court_fee_invoices where claim_id = any(${ids}::uuid[])
        union all select id::text from mails where claim_id = any(${ids}::uuid[])))`)

/** The files of the cases, which go after the commit. */
export async function eraseFilesOf(tx: Tx, ids: readonly string[]): Promise<void> {
  const files = await tx.many<{ blob_key: string; organization_id: string }>(sql`
    select blob_key, organization_id from documents where claim_id = any(${ids}::uuid[])
    union all select blob_key, organization_id from letters where claim_id = any(${ids}::uuid[])
    union all select f.blob_key, f.organization_id from invoice_files f join invoices i on i.id = f.invoice_id
      where i.claim_id = any(${ids}::uuid[])
    union all select blob_key, organization_id from plan_agreements
      where claim_id = any(${ids}::uuid[]) and blob_key is not null
    union all select blob_key, organization_id from court_fee_invoices
      where claim_id = any(${ids}::uuid[]) and blob_key is not null`)
  const letters = await tx.many<{ id: string; organization_id: string }>(sql`
    select id, organization_id from letters where claim_id = any(${ids}::uuid[])`)
  for (const { blob_key, organization_id } of files) eraseBlob(tx, blob_key, organization_id)
  for (const { id, organization_id } of letters) eraseBlob(tx, maskedCopyKey(id), organization_id)
}

const isOf = (ids: readonly string[]): Statement => sql`claim_id = any(${ids}::uuid[])`

/** Every row about the cases, and the cases themselves; what refers to another row goes before it. */
export async function deleteCases(tx: Tx, ids: readonly string[]): Promise<number> {
  await deleteSent(tx, ids)
  await deleteCourt(tx, ids)
  await deleteMoney(tx, ids)
  await deleteCorrespondence(tx, ids)
  await deleteIntake(tx, ids)
  await tx.run(sql`delete from claim_activity where ${isOf(ids)}`)
  await tx.run(sql`delete from claim_erasures where ${isOf(ids)}`)
  await tx.run(sql`delete from blocked_claims where ${isOf(ids)}`)
  await tx.run(sql`delete from work_marks where ${isOf(ids)}`)
  return tx.run(sql`delete from claims where id = any(${ids}::uuid[])`)
}

async function deleteSent(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.run(sql`
    delete from webhook_attempts where delivery_id in (select id from webhook_deliveries where ${isOf(ids)})`)
  await tx.run(sql`delete from webhook_deliveries where ${isOf(ids)}`)
  await tx.run(sql`delete from events where ${isOf(ids)}`)
  await tx.run(sql`delete from feed_activity where ${isOf(ids)}`)
}

async function deleteCourt(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.run(sql`delete from court_fee_invoices where ${isOf(ids)}`)
  await tx.run(sql`delete from court_messages where ${isOf(ids)}`)
  await tx.run(sql`delete from court_filings where ${isOf(ids)}`)
  await tx.run(sql`delete from court_titles where ${isOf(ids)}`)
  await tx.run(sql`delete from told_decisions where ${isOf(ids)}`)
  await tx.run(sql`delete from lawsuit_decisions where ${isOf(ids)}`)
  await tx.run(sql`delete from lawsuit_decision_links where ${isOf(ids)}`)
}

/** A payout without a share that it pays out says nothing any more. */
async function deleteMoney(tx: Tx, ids: readonly string[]): Promise<void> {
  const paid_out = await tx.many<{ payout_id: string | null }>(sql`
    delete from revenue_shares where ${isOf(ids)} returning payout_id`)
  const payouts = paid_out.flatMap(({ payout_id }) => payout_id ?? [])
  await tx.run(sql`
    delete from payouts p where p.id = any(${payouts}::uuid[])
      and not exists (select 1 from revenue_shares s where s.payout_id = p.id)`)
  await tx.run(sql`
    delete from payouts p where (p.cancels is not null or p.cancelled_at is not null) and exists (
      select 1 from jsonb_array_elements(p.statement -> 'lines') line where (line ->> 'claim_id')::uuid = any(${ids}::uuid[]))`)
  await tx.run(sql`delete from fees where ${isOf(ids)}`)
  await tx.run(sql`delete from payment_reports where ${isOf(ids)}`)
  await tx.run(sql`delete from payment_promises where ${isOf(ids)}`)
  await tx.run(sql`delete from payments where ${isOf(ids)}`)
  await tx.run(sql`delete from plan_agreements where ${isOf(ids)}`)
  await tx.run(sql`delete from installments where plan_id in (select id from installment_plans where ${isOf(ids)})`)
  await tx.run(sql`delete from installment_plans where ${isOf(ids)}`)
}

async function deleteCorrespondence(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.run(sql`delete from documents where ${isOf(ids)}`)
  await tx.run(sql`delete from debtor_messages where ${isOf(ids)}`)
  await deleteBatches(tx, ids)
  await tx.run(sql`delete from tasks where ${isOf(ids)}`)
  await tx.run(sql`delete from case_notes where ${isOf(ids)}`)
  await tx.run(sql`delete from creditor_questions where ${isOf(ids)}`)
  await tx.run(sql`delete from withdrawals where ${isOf(ids)}`)
  await tx.run(sql`delete from contact_changes where ${isOf(ids)}`)
  await tx.run(sql`delete from debtor_sessions where ${isOf(ids)}`)
  await tx.run(sql`delete from debtor_access_codes where ${isOf(ids)}`)
  await deleteLetters(tx, ids)
  await tx.run(sql`delete from mails where ${isOf(ids)}`)
}

/** A batch without a claim says nothing any more. */
async function deleteBatches(tx: Tx, ids: readonly string[]): Promise<void> {
  const dealt_with = await tx.many<{ batch_id: string }>(sql`
    delete from claim_batch_items where ${isOf(ids)} returning batch_id`)
  await tx.run(sql`
    delete from claim_batches b where b.id = any(${dealt_with.map(({ batch_id }) => batch_id)}::uuid[])
      and not exists (select 1 from claim_batch_items i where i.batch_id = b.id)`)
}

/** A print run without a letter says nothing any more. */
async function deleteLetters(tx: Tx, ids: readonly string[]): Promise<void> {
  const printed = await tx.many<{ print_run_id: string | null }>(sql`
    delete from letters where ${isOf(ids)} returning print_run_id`)
  const runs = printed.flatMap(({ print_run_id }) => print_run_id ?? [])
  await tx.run(sql`
    delete from print_runs r where r.id = any(${runs}::uuid[])
      and not exists (select 1 from letters t where t.print_run_id = r.id)`)
}

/** A table of cases that is still being handed over ends with them: its run finds it gone and makes no more. */
async function deleteIntake(tx: Tx, ids: readonly string[]): Promise<void> {
  const mine = sql`select id from invoices where ${isOf(ids)}`
  await tx.run(sql`delete from case_imports where id in (select import_id from case_import_lines where ${isOf(ids)})`)
  await tx.run(sql`delete from case_drafts where ${isOf(ids)}`)
  await tx.run(sql`delete from invoice_credits where invoice_id in (${mine})`)
  await tx.run(sql`delete from account_entries where ${isOf(ids)}`)
  await tx.run(sql`delete from invoice_fields where invoice_id in (${mine})`)
  await tx.run(sql`delete from invoice_files where invoice_id in (${mine})`)
  await tx.run(sql`delete from invoices where ${isOf(ids)}`)
}

/**
 * Debtors of these cases who belong to the partner's customers and whom no other case needs. They are locked first: a case
 * that is just being made for one of them is seen then.
 */
export async function deleteUnusedDebtors(tx: Tx, partner_id: string, ids: readonly string[]): Promise<void> {
  await tx.many(sql`select d.id from debtors d where d.id = any(${ids}::uuid[]) order by d.id for update`)
  const unused = await tx.many<{ id: string }>(sql`
    select d.id from debtors d join customers c on c.id = d.customer_id and c.partner_id = ${partner_id}
    where d.id = any(${ids}::uuid[]) and not exists (select 1 from claims l where l.debtor_id = d.id)`)
  const gone = unused.map(({ id }) => id)
  await tx.run(sql`delete from blocked_people where debtor_id = any(${gone}::uuid[])`)
  await tx.run(sql`delete from debtors where id = any(${gone}::uuid[])`)
}

/**
 * The same for customers. What hangs on one, such as its people in the portal, goes with it. One with whom money was settled
 * stays: the books are kept.
 */
export async function deleteUnusedCustomers(tx: Tx, partner_id: string, ids: readonly string[]): Promise<void> {
  await tx.many(sql`select c.id from customers c where c.id = any(${ids}::uuid[]) order by c.id for update`)
  await tx.run(sql`
    delete from customers c where c.id = any(${ids}::uuid[]) and c.partner_id = ${partner_id}
      and not exists (select 1 from claims l where l.organization_id = c.organization_id and l.customer_id = c.id)
      and not exists (select 1 from debtors d where d.organization_id = c.organization_id and d.customer_id = c.id)
      and not exists (select 1 from settlements s where s.customer_id = c.id)
      and not exists (select 1 from bank_parts b where b.customer_id = c.id)
      and not exists (select 1 from opening_parts b where b.customer_id = c.id)`)
}
