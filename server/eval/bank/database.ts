import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Db, sql } from '../../src/platform/db/db.ts'
import { migrate, readMigrations } from '../../src/platform/db/migrate.ts'
import { openDb } from '../../src/platform/db/postgres.ts'
import { openEmbeddedPostgres } from '../../src/platform/embedded/open.ts'
import type { Debtor, Population } from './population.ts'

export const ORGANIZATION_ID = '00000000-0000-4000-9000-000000000000'
const CHUNK = 5000

/** The population in a database of its own, which is gone afterwards. */
export async function withDatabase(population: Population, act: (db: Db) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'mahnwerk-eval-'))
  const postgres = await openEmbeddedPostgres({ data_dir: join(folder, 'postgres') })
  try {
    await migrate(postgres.address, await readMigrations())
    const settings = { statement_timeout: '0' }
    const db = openDb({ address: postgres.address, connections: 2, application_name: 'mahnwerk eval', settings })
    try {
      await fill(db, population)
      await act(db)
    } finally {
      await db.close()
    }
  } finally {
    await postgres.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Matching does not look at accounts, so these claims have none. */
const GUARDS = {
  claims: 'claims_first_sums_check',
  invoices: 'invoices_account_check',
  payments: 'payments_account_check',
}

export async function fill(db: Db, { debtors }: Population): Promise<void> {
  for (const [table, guard] of Object.entries(GUARDS))
    await db.alone({ text: `alter table ${table} disable trigger ${guard}`, values: [] })
  await db.alone(sql`insert into organizations (id, name, created_at, updated_at)
    values (${ORGANIZATION_ID}, 'Inkasso', now(), now())`)
  for (let at = 0; at < debtors.length; at += CHUNK) {
    const rows = debtors.slice(at, at + CHUNK).map((debtor, place) => rowOf(debtor, at + place + 1))
    await fillDebtors(db, rows)
    await fillClaims(
      db,
      rows.flatMap(({ claims }) => claims),
    )
  }
  await db.alone(sql`vacuum analyze`)
}

type DebtorRow = ReturnType<typeof rowOf>
type ClaimRow = DebtorRow['claims'][number]

function rowOf(debtor: Debtor, number: number) {
  const id = `00000000-0000-4000-a000-${String(number).padStart(12, '0')}`
  const { first_name, last_name, iban, is_known } = debtor
  const claims = debtor.claims.map((claim) => ({ ...claim, debtor_id: id, iban: is_known ? iban : null }))
  return { id, first_name, last_name, claims }
}

async function fillDebtors(db: Db, rows: readonly DebtorRow[]): Promise<void> {
  const people = rows.map(({ claims, ...person }) => person)
  await db.alone(sql`
    insert into debtors (id, organization_id, acting_as, debtor_type, person, company, addresses, communication_channels,
      created_at, updated_at)
    select id, ${ORGANIZATION_ID}, case when first_name is null then 'company' else 'person' end,
      case when first_name is null then 'unprotocolled_company' else 'privateperson' end,
      case when first_name is not null then jsonb_build_object('first_name', first_name, 'last_name', last_name) end,
      case when first_name is null then jsonb_build_object('company_name', last_name) end, '[]', '[]', now(), now()
    from jsonb_to_recordset(${JSON.stringify(people)}::text::jsonb) d (id uuid, first_name text, last_name text)`)
}

async function fillClaims(db: Db, rows: readonly ClaimRow[]): Promise<void> {
  const given = JSON.stringify(rows)
  await db.alone(sql`
    insert into claims (id, organization_id, debtor_id, case_reference, partner_reference, claim_type, submission_state,
      case_status, closure_reason, collection_stage, stage_before_closure, claim_disputed, total_cents, paid_cents,
      invoice_count, stage_entered_at, is_held, changed_at, created_at, updated_at)
    select claim_id, ${ORGANIZATION_ID}, debtor_id, case_reference, partner_reference, 'standard', 'accepted',
      case when is_closed then 'closed' else 'open' end, case when is_closed then 'written_off' end,
      case when is_closed then 'closed' else 'first_demand_letter' end, case when is_closed then 'third_demand_letter' end,
      false, open_cents, 0, jsonb_array_length(invoice_numbers), now(), false, now(), now(), now()
    from jsonb_to_recordset(${given}::text::jsonb) c (claim_id uuid, debtor_id uuid, case_reference text,
      partner_reference text, is_closed boolean, open_cents bigint, invoice_numbers jsonb)`)
  await db.alone(sql`
    insert into invoices (id, organization_id, claim_id, invoice_number, gross_cents, data_extraction_status, created_at,
      updated_at)
    select gen_random_uuid(), ${ORGANIZATION_ID}, claim_id, n.number, (gross_cents ->> (n.place::int - 1))::bigint, 'manual',
      now(), now()
    from jsonb_to_recordset(${given}::text::jsonb) c (claim_id uuid, invoice_numbers jsonb, gross_cents jsonb)
    cross join jsonb_array_elements_text(invoice_numbers) with ordinality n (number, place)`)
  await db.alone(sql`
    insert into letters (id, organization_id, claim_id, move_number, kind, language, recipient, status, total_cents,
      letter_date, deadline, blob_key, filename, file_size, sha256, posted_at, created_at)
    select gen_random_uuid(), ${ORGANIZATION_ID}, claim_id, 1, 'first_demand_letter', 'de', '[]', 'posted', demanded_cents,
      '2026-03-01', '2026-03-15', 'eval/' || claim_id, 'b.pdf', 1000, md5('') || md5(''), now(), now()
    from jsonb_to_recordset(${given}::text::jsonb) c (claim_id uuid, demanded_cents bigint)`)
  await db.alone(sql`
    insert into payments (id, organization_id, claim_id, debtor_id, amount_cents, payment_method, payment_date, value_date,
      status, iban, created_at)
    select gen_random_uuid(), ${ORGANIZATION_ID}, claim_id, debtor_id, 500, 'bank_transfer', '2025-11-03', '2025-11-03',
      'completed', iban, now()
    from jsonb_to_recordset(${given}::text::jsonb) c (claim_id uuid, debtor_id uuid, iban text) where iban is not null`)
}
