import { foldAll } from '../../src/platform/db/count-rows.ts'
import { type Db, type Statement, sql } from '../../src/platform/db/db.ts'
import type { Account } from '../servers/account.ts'
import type { Sample } from './calls.ts'

const SAMPLE = 1_000
const CLAIMS_PER_CUSTOMER = 200
/** They look at each row at the end of its statement, which is slow for very many, and the sums below are right. */
const GUARDS = { claims: 'claims_first_sums_check', invoices: 'invoices_account_check' }

/** The same id for the same number. Of version 7, since services refuse what is of none. */
const idOf = (kind: string, number: Statement): Statement =>
  sql`overlay(overlay(md5(${kind}::text || ${number}) placing '7' from 13) placing '8' from 17)::uuid`
const N = sql`n`
const CUSTOMER = idOf('customer', sql`(n / ${CLAIMS_PER_CUSTOMER}::int)`)
const TOTAL_CENTS = sql`(50000 + n * 7919::bigint % 900000)`

/** Open claims at the first letter, each with its debtor and one invoice, all of them of the partner that asks. */
export async function fillOurs(db: Db, account: Account, size: number): Promise<Sample[]> {
  await guard(db, 'disable')
  for (const statement of statementsFor(account, size)) await db.alone(statement)
  await guard(db, 'enable')
  // As the jobs would have done, which do not run here.
  await foldAll(db, new AbortController().signal)
  await db.alone(sql`vacuum analyze`)
  return db.many<Sample>(sql`
    select id, debtor_id, customer_id from claims where case_reference like 'BENCH%' order by md5(id::text) limit ${SAMPLE}`)
}

function statementsFor({ organization_id, partner_id }: Account, size: number): Statement[] {
  const rows = sql`generate_series(1, ${size}::int) n cross join lateral (select now() - n * interval '1 minute' as at) a`
  return [
    sql`
      insert into customers (id, organization_id, partner_id, name, email, created_at, updated_at)
      select ${idOf('customer', N)}, ${organization_id}, ${partner_id}, 'Kunde ' || n || ' GmbH', 'c@example.com', now(), now()
      from generate_series(0, ${Math.ceil(size / CLAIMS_PER_CUSTOMER)}::int) n`,
    sql`
      insert into debtors (id, organization_id, customer_id, acting_as, debtor_type, person, addresses,
        communication_channels, created_at, updated_at)
      select ${idOf('debtor', N)}, ${organization_id}, ${CUSTOMER}, 'person', 'privateperson',
        jsonb_build_object('first_name', 'Anna', 'last_name', 'Huber-' || n),
        jsonb_build_array(jsonb_build_object('street', 'Lindengasse ' || n, 'zip', '1070', 'city', 'Wien', 'country', 'AT',
          'is_primary', true)), '[]', at, at from ${rows}`,
    sql`
      insert into claims (id, organization_id, debtor_id, customer_id, case_reference, partner_reference, claim_type,
        subject_matter, submission_state, case_status, collection_stage, governing_law, total_cents, invoice_count,
        stage_entered_at, due_at, time_barred_on, all_barred_on, changed_at, created_at, updated_at)
      select ${idOf('claim', N)}, ${organization_id}, ${idOf('debtor', N)}, ${CUSTOMER}, 'BENCH' || n, 'K-' || n, 'standard',
        'Tischlerarbeiten', 'accepted', 'open', 'first_demand_letter', 'AT', ${TOTAL_CENTS}, 1, at, now() + interval '14 days',
        '2029-03-01', '2029-03-01', at, at, at from ${rows}`,
    sql`
      insert into invoices (id, organization_id, claim_id, invoice_number, gross_cents, invoice_issue_date, invoice_due_date,
        data_extraction_status, created_at, updated_at)
      select ${idOf('invoice', N)}, ${organization_id}, ${idOf('claim', N)}, 'RE-' || n, ${TOTAL_CENTS}, '2026-01-10',
        '2026-02-28', 'manual', at, at from ${rows}`,
    sql`
      insert into account_entries (id, organization_id, claim_id, kind, counts_as, amount_cents, day, invoice_id, issued_on,
        due_on, due_agreed, created_at)
      select ${idOf('entry', N)}, ${organization_id}, ${idOf('claim', N)}, 'invoice', 'invoice', ${TOTAL_CENTS}, '2026-01-10',
        ${idOf('invoice', N)}, '2026-01-10', '2026-02-28', true, at from ${rows}`,
  ]
}

async function guard(db: Db, how: 'enable' | 'disable'): Promise<void> {
  for (const [table, name] of Object.entries(GUARDS))
    await db.alone({ text: `alter table ${table} ${how} trigger ${name}`, values: [] })
}
