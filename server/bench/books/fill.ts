import { type Db, type Statement, sql } from '../../src/platform/db/db.ts'

/** A day's statement. */
const PER_DAY = 1_000
const AT_ONCE = 50_000
const GUARDED = ['payments', 'bank_entries', 'ledger_transactions', 'ledger_lines']

export type Book = { readonly organization_id: string; readonly account_id: string; readonly claims: number }

/**
 * Writes the entries with these numbers directly, with their payments and bookings, as if each had been read and decided:
 * of a thousand, one is suggested, one matches nothing, one goes back to its payer, two were ignored, the rest is booked.
 */
export async function fillBook(db: Db, book: Book, first: number, size: number): Promise<void> {
  await guard(db, 'disable')
  await fillStatements(db, book, first, size)
  for (let from = first; from < first + size; from += AT_ONCE)
    await fillEntries(db, book, from, Math.min(from + AT_ONCE, first + size) - 1)
  await guard(db, 'enable')
  await db.alone(sql`vacuum analyze`)
}

/** The checks of single rows would cost more than the rows. */
async function guard(db: Db, how: 'enable' | 'disable'): Promise<void> {
  for (const table of GUARDED) await db.alone({ text: `alter table ${table} ${how} trigger user`, values: [] })
}

const AMOUNT = (n: Statement): Statement => sql`(1000 + ${n}::bigint * 7919 % 90000)`
const DAY = (n: Statement): Statement => sql`('2022-01-01'::date + (${n} / ${PER_DAY}::int)::int)`

async function fillStatements(
  db: Db,
  { organization_id, account_id }: Book,
  first: number,
  size: number,
): Promise<void> {
  const [day, last] = [Math.floor(first / PER_DAY), Math.floor((first + size - 1) / PER_DAY)]
  await db.alone(sql`
    insert into bank_statements (id, organization_id, account_id, format, file_name, blob_key, file_size, sha256, entry_count,
      duplicate_count, created_at, judged_at)
    select md5('statement' || d)::uuid, ${organization_id}, ${account_id}, 'mt940', 'day-' || d, 'bench/' || d, 1, md5(d::text),
      ${PER_DAY}::int, 0, '2022-01-01'::date + d + 1, '2022-01-01'::date + d + 1 from generate_series(${day}::int, ${last}::int) d`)
  await db.alone(sql`
    insert into bank_sheets (statement_id, position, account_id, opening_cents, closing_cents, opening_on, closing_on, is_first)
    select md5('statement' || s.d)::uuid, 0, ${account_id}, s.until - s.cents + b.cents, s.until + b.cents, '2022-01-01'::date + s.d,
      '2022-01-01'::date + s.d, s.d = 0
    from (
      select x.d, sum(x.cents) as cents, sum(sum(x.cents)) over (order by x.d) as until from (
        select n / ${PER_DAY}::int as d, ${AMOUNT(sql`n`)} as cents from generate_series(${first}::int, ${first + size - 1}::int) n) x
      group by 1) s,
      (select coalesce(max(closing_cents), 0) as cents from bank_sheets where account_id = ${account_id}) b`)
}

async function fillEntries(
  db: Db,
  { organization_id, account_id, claims }: Book,
  from: number,
  to: number,
): Promise<void> {
  const numbers = sql`(
    select n, md5('entry' || n)::uuid as entry_id, md5('payment' || n)::uuid as payment_id, ${AMOUNT(sql`n`)} as amount_cents,
      ${DAY(sql`n`)} as day, md5('claim' || n % ${claims}::int)::uuid as claim_id, (array['suggested', 'unmatched', 'to_refund', 'ignored',
        'ignored'])[n % 1000 + 1] as left_as from generate_series(${from}::int, ${to}::int) n) r`
  await db.alone(sql`
    insert into bank_entries (id, organization_id, account_id, statement_id, sheet, identity, amount_cents, booking_date, value_date,
      text, payer_name, payer_iban, bank_reference, is_return, status, to_refund_cents, created_at, judged_at)
    select r.entry_id, ${organization_id}, ${account_id}, md5('statement' || r.n / ${PER_DAY}::int)::uuid, 0, decode(md5(r.n::text), 'hex'),
      r.amount_cents, r.day, r.day, 'Zahlung ' || l.case_reference || ' danke', d.person ->> 'last_name' || ' ' || (d.person ->> 'first_name'),
      'AT' || lpad((r.n % 100000)::text, 18, '0'), 'BENCH' || r.n, false, coalesce(r.left_as, 'booked'),
      case when r.left_as = 'to_refund' then r.amount_cents else 0 end, r.day, r.day
    from ${numbers} join claims l on l.id = r.claim_id join debtors d on d.id = l.debtor_id order by r.n`)
  await db.alone(sql`
    insert into payments (id, organization_id, claim_id, debtor_id, amount_cents, payment_method, payment_date, value_date, status,
      received_by, created_at)
    select r.payment_id, ${organization_id}, r.claim_id, l.debtor_id, r.amount_cents, 'bank_transfer', r.day, r.day, 'completed', 'us', r.day
    from ${numbers} join claims l on l.id = r.claim_id where r.left_as is null`)
  await db.alone(sql`
    insert into bank_parts (id, entry_id, kind, claim_id, payment_id, amount_cents, is_linked, created_at)
    select md5('part' || r.n)::uuid, r.entry_id, 'payment', r.claim_id, r.payment_id, r.amount_cents, false, r.day from ${numbers}
    where r.left_as is null`)
  await db.alone(sql`
    insert into bank_suggestions (entry_id, claim_id, position, score, why, is_named)
    select r.entry_id, r.claim_id, 0, 0.7, 'name', false from ${numbers} where r.left_as = 'suggested'`)
  const booked = sql`(
    select r.*, l.customer_id, k.kind, md5(k.kind || r.n)::uuid as id from ${numbers} join claims l on l.id = r.claim_id
    cross join lateral (values ('receipt'), (case when r.left_as is null then 'payment' when r.left_as = 'to_refund' then 'surplus' end)
      ) as k (kind) where k.kind is not null) b`
  await db.alone(sql`
    insert into ledger_transactions (id, organization_id, date, kind, entry_id, payment_id, claim_id, created_at)
    select b.id, ${organization_id}, b.day, b.kind, b.entry_id, case when b.kind = 'payment' then b.payment_id end,
      case when b.kind = 'payment' then b.claim_id end, b.day from ${booked} order by b.n, b.kind desc`)
  await db.alone(sql`
    insert into ledger_lines (transaction_id, position, organization_id, date, account, bank_account_id, customer_id, amount_cents)
    select b.id, p.position, ${organization_id}, b.day,
      case when p.position = 0 then case b.kind when 'receipt' then 'bank' else 'suspense' end
        else case b.kind when 'receipt' then 'suspense' when 'payment' then 'creditor' else 'debtors' end end,
      case when p.position = 0 and b.kind = 'receipt' then ${account_id}::uuid end,
      case when p.position = 1 and b.kind = 'payment' then b.customer_id end,
      case when p.position = 0 then b.amount_cents else -b.amount_cents end
    from ${booked} cross join (values (0), (1)) p (position)`)
}
