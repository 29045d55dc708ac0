import { type Db, sql } from '../../src/platform/db/db.ts'
import type { Filler } from '../desk/bulk.ts'
import { fillDeskInBulk } from '../desk/fill.ts'
import type { Sample } from './lists.ts'
import { addPlaces, divide, FEW, type Places } from './places.ts'

/** As many for a customer in both databases, so that what concerns one customer is the same in both. */
const PER_CUSTOMER = 50

/** Claims of several organisations with all that belongs to them, and a few rare rows at the far end of each list. */
export async function fillForFilters(db: Db, organization_id: string, size: number): Promise<Places> {
  const places = await addPlaces(db, organization_id)
  await fillDeskInBulk(db, organization_id, size, {
    claims_per_customer: PER_CUSTOMER,
    events_per_claim: 1,
    reshape: (filler) => divide(filler, places, PER_CUSTOMER),
    finish: async (filler) => {
      await makeRare(filler, places)
      await fillTasks(filler)
      await fillAudit(filler)
      await fillBank(filler, places)
    },
  })
  return places
}

/** Rare states, and words that few rows have, among the oldest rows. */
async function makeRare(db: Filler, { mixed }: Places): Promise<void> {
  await db.alone(sql`
    update letters set kind = 'third_demand_letter' where id in (
      select t.id from letters t join claims l on l.id = t.claim_id where l.organization_id = ${mixed.organization_id}
      order by t.created_at limit ${FEW})`)
  await db.alone(sql`
    update letters set status = 'void', voided_at = created_at, void_reason = 'team', posted_at = null, returned_at = null,
      returned_reason = null
    where id in (select id from letters order by created_at limit ${FEW} offset ${FEW})`)
  await db.alone(sql`
    update mails set status = 'queued', sent_at = null, recipient = 'rarely@example.com'
    where id in (select id from mails where subject like 'Zu BENCH%' order by created_at limit ${FEW})`)
  await db.alone(sql`
    update customers set name = 'Rarely ' || name where id in (
      select customer_id from claims where case_reference like 'BENCH%' order by created_at limit ${FEW})`)
  await db.alone(sql`update partners set name = 'Rarely' where id = md5('partner2')::uuid`)
  await db.alone(sql`
    with few as (
      select id, amount_cents from revenue_shares where partner_id = ${mixed.partner_id} order by created_at limit ${FEW}),
    payout as (
      insert into payouts (id, organization_id, partner_id, month, number, line_count, amount_cents, statement, created_by, created_at)
      select gen_random_uuid(), ${mixed.organization_id}, ${mixed.partner_id}, '2019-01', 'BENCH-1', count(*), sum(amount_cents), '{}',
        (select id from operators order by created_at limit 1), now() from few returning id)
    update revenue_shares s set status = 'paid_out', payout_id = payout.id from payout where s.id in (select id from few)`)
}

/** One of three claims has a task; half of them are done. */
const fillTasks = (db: Filler) =>
  db.alone(sql`
    insert into tasks (id, organization_id, claim_id, title, due_on, owner_id, made_by, done_at, done_by, created_at, updated_at)
    select md5('task' || l.id)::uuid, l.organization_id, l.id, 'Anrufen', (l.created_at + interval '30 days')::date,
      case when l.partner_reference = 'K-rare' then o.id end, o.id,
      case when get_byte(h, 1) < 128 then l.created_at + interval '31 days' end, case when get_byte(h, 1) < 128 then o.id end,
      l.created_at, l.created_at
    from claims l cross join lateral (select decode(md5(l.case_reference), 'hex') as h) b
    cross join (select id from operators order by created_at limit 1) o
    where l.case_reference like 'BENCH%' and (get_byte(h, 0) < 85 or l.partner_reference = 'K-rare')`)

/** Each claim was looked at once. What is measured here does not follow the chain. */
const fillAudit = (db: Filler) =>
  db.alone(sql`
    insert into audit_entries (id, log, number, at, actor_type, actor_id, action, organization_id, subject_kind, subject_id, details,
      previous_hash, hash)
    select uuidv7(l.created_at - now()), 'access',
      (select coalesce(max(number), 0) from audit_entries where log = 'access') + row_number() over (order by l.created_at),
      l.created_at, 'operator', o.id, case when row_number() over (order by l.created_at) <= ${FEW}::int then 'letter.code_shown' else 'mail.read' end,
      l.organization_id, 'claim', l.id::text, '{}', sha256(''), sha256('')
    from claims l cross join (select id from operators order by created_at limit 1) o where l.case_reference like 'BENCH%'`)

/** An entry of the bank for every other claim of the mixed organisation, without what was booked of it. */
async function fillBank(db: Filler, { mixed: { organization_id } }: Places): Promise<void> {
  await db.alone(sql`
    with account as (
      insert into bank_accounts (id, organization_id, name, iban, kind, created_at, updated_at)
      values (md5('account')::uuid, ${organization_id}, 'Konto', 'AT611904300234573201', 'client_money', now(), now()) returning id)
    insert into bank_statements (id, organization_id, account_id, format, file_name, blob_key, file_size, sha256, entry_count,
      duplicate_count, created_at, judged_at)
    select md5('statement')::uuid, ${organization_id}, id, 'mt940', 'day', 'bench/day', 1, md5(''), 1, 0, now(), now() from account`)
  await db.alone(sql`
    insert into bank_sheets (statement_id, position, account_id, opening_cents, closing_cents, opening_on, closing_on, is_first)
    values (md5('statement')::uuid, 0, md5('account')::uuid, 0, 0, '2026-01-01', '2026-01-01', true)`)
  await db.alone(sql`
    insert into bank_entries (id, organization_id, account_id, statement_id, sheet, identity, amount_cents, booking_date, value_date,
      text, payer_name, payer_iban, bank_reference, is_return, status, to_refund_cents, created_at, judged_at)
    select md5('entry' || l.id)::uuid, l.organization_id, md5('account')::uuid, md5('statement')::uuid, 0, decode(md5(l.id::text), 'hex'),
      l.total_cents, l.created_at::date, l.created_at::date,
      case when n <= ${FEW}::int then 'rarely ' else 'Zahlung ' end || l.case_reference, 'Huber', 'AT' || lpad((n % 100000)::text, 18, '0'),
      'BENCH' || n, false,
      case when n <= ${FEW}::int then 'unmatched' when n % 100 = 0 then 'suggested' when n % 10 = 1 then 'ignored' else 'booked' end, 0,
      l.created_at, l.created_at
    from (select c.*, row_number() over (order by c.created_at) as n from claims c
      where c.case_reference like 'BENCH%' and c.organization_id = ${organization_id}) l
    where n <= ${FEW}::int or n % 2 = 0 order by n`)
}

/** What is asked for. */
export async function sampleOf(db: Db, places: Places): Promise<Sample> {
  const { organization_id } = places.mixed
  const [row] = await db.many<Omit<Sample, 'places' | 'partner_id'>>(sql`
    with own as (select * from claims where organization_id = ${organization_id} and case_reference like 'BENCH%')
    select l.id as claim_id, l.customer_id, l.debtor_id, l.partner_reference, l.case_reference, md5('account')::uuid as account_id,
      (select id from operators order by created_at limit 1) as operator_id,
      (select p.id from partners p where not exists (select from customers c where c.partner_id = p.id) limit 1) as idle_partner_id,
      s.first_at, s.last_at, (select created_at from own order by created_at offset ${FEW} limit 1) as few_until
    from own l, (select min(created_at) as first_at, max(created_at) as last_at from claims
      where organization_id = ${organization_id} and case_reference like 'BENCH%') s
    where l.partner_reference <> 'K-rare' order by l.created_at offset (select count(*) / 2 from own) limit 1`)
  if (!row) throw new Error('nothing was filled')
  return { ...row, places, partner_id: places.mixed.partner_id }
}
