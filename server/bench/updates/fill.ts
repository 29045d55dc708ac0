import { type Db, sql } from '../../src/platform/db/db.ts'
import { addPartner } from '../servers/inside.ts'

const FILL_STEP = 10_000
const CLAIMS_PER_CUSTOMER = 50

/**
 * Claims of the last two years after their last letter, each with a debtor, an invoice and an account. The next step of all
 * of them is due. Their ids begin with the time, as those of the product do.
 */
export async function fillClaims(db: Db, size: number): Promise<void> {
  const { organization_id, partner_id } = await addPartner(db)
  await db.alone(sql`
    insert into customers (id, organization_id, partner_id, name, email, created_at, updated_at)
    select md5('customer' || n)::uuid, ${organization_id}, ${partner_id}, 'Customer ' || n, 'c@example.com', now(), now()
    from generate_series(0, ${Math.floor(size / CLAIMS_PER_CUSTOMER)}::int) n`)
  for (let filled = 0; filled < size; filled += FILL_STEP) {
    await fillStep(db, organization_id, { from: filled + 1, to: Math.min(size, filled + FILL_STEP), size })
  }
  await db.alone(sql`vacuum analyze`)
}

type Portion = { from: number; to: number; size: number }

async function fillStep(db: Db, organization_id: string, { from, to, size }: Portion): Promise<void> {
  await db.alone(sql`
    insert into debtors (id, organization_id, customer_id, acting_as, debtor_type, company, addresses, communication_channels,
      created_at, updated_at)
    select md5('debtor' || n)::uuid, ${organization_id}, md5('customer' || n / ${CLAIMS_PER_CUSTOMER}::int)::uuid, 'company',
      'unprotocolled_company', jsonb_build_object('company_name', 'Handel ' || n || ' KG'),
      '[{"street": "Lindengasse 1", "zip": "1070", "city": "Wien", "country": "AT", "is_primary": true}]', '[]', now(), now()
    from generate_series(${from}::int, ${to}::int) n`)
  await db.alone(sql`
    with claim as (
      insert into claims (id, organization_id, debtor_id, customer_id, case_reference, partner_reference, claim_type,
        submission_state, case_status, collection_stage, governing_law, total_cents, invoice_count, time_barred_on,
        all_barred_on, move_number, stage_entered_at, due_at, changed_at, created_at, updated_at)
      select (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || substr(md5('claim' || n), 1, 3) || '8'
          || substr(md5('claim' || n), 4, 15))::uuid, ${organization_id}, md5('debtor' || n)::uuid,
        md5('customer' || n / ${CLAIMS_PER_CUSTOMER}::int)::uuid, 'BENCH' || lpad(n::text, 9, '0'),
        'K-' || substr(md5('ref' || n), 1, 8), 'standard', 'accepted', 'open', 'third_demand_letter', 'AT',
        5000 + n * 7919::bigint % 900000, 1, '2030-01-01'::date + n % 300, '2030-01-01'::date + n % 300, 3,
        now() - interval '20 days', now() - (n * 7919::bigint % 86400) * interval '1 second', at, at, at
      from generate_series(${from}::int, ${to}::int) n
      cross join lateral (select now() - (${size}::int - n) * interval '2 years' / ${size}::int as at) a
      returning id, organization_id, total_cents
    ), invoice as (
      insert into invoices (id, organization_id, claim_id, invoice_number, gross_cents, invoice_issue_date, invoice_due_date,
        data_extraction_status, created_at, updated_at)
      select gen_random_uuid(), organization_id, id, 'R-1', total_cents, '2026-01-10', '2026-02-10', 'manual', now(), now()
      from claim returning id, organization_id, claim_id, gross_cents
    )
    insert into account_entries (id, organization_id, claim_id, kind, counts_as, amount_cents, day, invoice_id, issued_on,
      due_on, due_agreed, created_at)
    select gen_random_uuid(), organization_id, claim_id, 'invoice', 'invoice', gross_cents, '2026-01-10', id, '2026-01-10',
      '2026-02-10', true, now() from invoice`)
}
