import { caseReference } from '../../src/features/case/claims/rules.ts'
import { type Db, sql } from '../../src/platform/db/db.ts'

const CLAIMS_PER_CUSTOMER = 200
const AT_ONCE = 10_000
const SYLLABLES = [
  'ba',
  'den',
  'fil',
  'gor',
  'hal',
  'kem',
  'lin',
  'mor',
  'nek',
  'pol',
  'rus',
  'sto',
  'tam',
  'vel',
  'win',
]

/** What a statement can say about a claim. */
export type OpenClaim = { reference: string; invoice_number: string; name: string; total_cents: number }

/** A surname of four syllables, another one for each number. */
function nameOf(number: number): string {
  const syllables = [1, 15, 225, 3375].map((place) => SYLLABLES[Math.floor(number / place) % 15]).join('')
  return syllables.charAt(0).toUpperCase() + syllables.slice(1)
}

export const claimNumbered = (number: number): OpenClaim => ({
  reference: caseReference(2026, 5_000_000 + number),
  invoice_number: `RE-${700_000 + number}`,
  name: `Anna ${nameOf(number)}`,
  total_cents: 5_000 + ((number * 7_919) % 900_000),
})

/** Fills the tables directly with open claims, each of a debtor of its own and with one invoice. */
export async function fillClaims(db: Db, organization_id: string, size: number): Promise<void> {
  const guards = { claims: 'claims_first_sums_check', invoices: 'invoices_account_check' }
  const guard = async (how: 'enable' | 'disable') => {
    for (const [table, name] of Object.entries(guards))
      await db.alone({ text: `alter table ${table} ${how} trigger ${name}`, values: [] })
  }
  await guard('disable')
  await db.alone(sql`
    insert into partners (id, organization_id, name, email, commission_rate, confirmed_at, created_at, updated_at)
    values (md5('partner')::uuid, ${organization_id}, 'Partner', 'p@example.com', 0.1, now(), now(), now())`)
  await db.alone(sql`
    insert into customers (id, organization_id, partner_id, name, email, created_at, updated_at)
    select md5('customer' || n)::uuid, ${organization_id}, md5('partner')::uuid, 'Kunde ' || n || ' GmbH', 'c@example.com', now(), now()
    from generate_series(0, ${Math.ceil(size / CLAIMS_PER_CUSTOMER)}::int) n`)
  for (let first = 0; first < size; first += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, size - first) }, (_, at) => first + at)
    await fillSome(db, organization_id, numbers)
  }
  await guard('enable')
  await db.alone(sql`vacuum analyze`)
}

async function fillSome(db: Db, organization_id: string, numbers: readonly number[]): Promise<void> {
  const claims = numbers.map(claimNumbered)
  const rows = sql`unnest(${numbers}::int[], ${claims.map(({ reference }) => reference)}::text[],
    ${claims.map(({ invoice_number }) => invoice_number)}::text[], ${claims.map(({ name }) => name)}::text[],
    ${claims.map(({ total_cents }) => total_cents)}::bigint[]) as r (n, reference, invoice_number, name, total_cents)`
  const customer = sql`md5('customer' || r.n / ${CLAIMS_PER_CUSTOMER}::int)::uuid`
  await db.alone(sql`
    insert into debtors (id, organization_id, customer_id, acting_as, debtor_type, person, addresses,
      communication_channels, created_at, updated_at)
    select md5('debtor' || r.n)::uuid, ${organization_id}, ${customer}, 'person', 'privateperson',
      jsonb_build_object('first_name', split_part(r.name, ' ', 1), 'last_name', split_part(r.name, ' ', 2)),
      jsonb_build_array(jsonb_build_object('street', 'Lindengasse ' || r.n, 'zip', '1070', 'city', 'Wien', 'country', 'AT',
        'is_primary', true)), '[]', now(), now() from ${rows}`)
  await db.alone(sql`
    insert into claims (id, organization_id, debtor_id, customer_id, case_reference, claim_type, submission_state,
      case_status, collection_stage, governing_law, total_cents, invoice_count, stage_entered_at, due_at, time_barred_on,
      all_barred_on, changed_at, created_at, updated_at)
    select md5('claim' || r.n)::uuid, ${organization_id}, md5('debtor' || r.n)::uuid, ${customer}, r.reference, 'standard',
      'accepted', 'open', 'first_demand_letter', 'AT', r.total_cents, 1, now(), now() + interval '14 days', '2029-03-01',
      '2029-03-01', now(), now() - interval '30 days', now() from ${rows}`)
  await db.alone(sql`
    with added as (
      insert into invoices (id, organization_id, claim_id, invoice_number, gross_cents, invoice_issue_date, invoice_due_date,
        data_extraction_status, created_at, updated_at)
      select md5('invoice' || r.n)::uuid, ${organization_id}, md5('claim' || r.n)::uuid, r.invoice_number, r.total_cents,
        '2026-01-10', '2026-02-28', 'manual', now(), now() from ${rows}
      returning id, claim_id, gross_cents)
    insert into account_entries (id, organization_id, claim_id, kind, counts_as, amount_cents, day, invoice_id, issued_on,
      due_on, due_agreed, created_at)
    select gen_random_uuid(), ${organization_id}, a.claim_id, 'invoice', 'invoice', a.gross_cents, '2026-01-10', a.id,
      '2026-01-10', '2026-02-28', true, now() from added a`)
}
