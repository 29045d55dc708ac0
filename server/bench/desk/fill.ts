import { foldAll } from '../../src/platform/db/count-rows.ts'
import { type Db, sql } from '../../src/platform/db/db.ts'
import { type Filler, fillInBulk } from './bulk.ts'
import { fillHistory } from './fill-history.ts'
import { fillCourt, fillMoney } from './fill-money.ts'

const FIRST_NAMES = [
  'Anna',
  'Jürgen',
  'Maria',
  'Max',
  'Sabine',
  'Thomas',
  'Zoë',
  'Günther',
  'Eva',
  'Paul',
  'Łukasz',
  'Ivana',
]
const LAST_NAMES = [
  'Huber',
  'Maier',
  'Köhler',
  'Müller',
  'Bauer',
  'Schönbrunner',
  'Weiß',
  'Novak',
  'Gruber',
  'Steiner',
  'Öhlinger',
  'Schmidt',
  'Wagner',
  'Fischer',
  'Dvořák',
  'Hofer',
  'Eder',
  'Lang',
  'Pichler',
  'Berger',
  'Ümit',
  'Winkler',
]
const TRADES = ['Bau', 'Elektro', 'Handel', 'Möbel', 'Reisen', 'Software', 'Transport', 'Bäckerei']
/** Most claims are closed or wait for a letter; few wait for a person. */
const STAGES = [
  ...Array(40).fill('closed'),
  ...Array(12).fill('first_demand_letter'),
  ...Array(10).fill('second_demand_letter'),
  ...Array(10).fill('third_demand_letter'),
  ...Array(8).fill('installment_payment'),
  ...Array(7).fill('in_processing'),
  ...Array(4).fill('dunning_action_recommended'),
  ...Array(3).fill('dunning_action_filed'),
  'new',
  'new',
  'installment_cancelled',
  'exekutionsantrag_recommended',
  'manuelle_pruefung',
  'warten_auf_zinstermin',
]
const CLAIMS_PER_CUSTOMER = 200
const EVENTS_PER_CLAIM = 2
const PARTNERS = 25

export type Density = {
  readonly claims_per_customer?: number
  readonly events_per_claim?: number
  /** What is to be different about the claims, before all that follows from them is filled; and what comes last. */
  readonly reshape?: (db: Filler) => Promise<void>
  readonly finish?: (db: Filler) => Promise<void>
}

/**
 * Fills the tables directly with years of business: claims at all stages, with their own debtors and invoices, letters,
 * files that were read, decisions, deliveries, payments, plans and mails.
 */
export async function fillDesk(db: Db, organization_id: string, size: number, density: Density = {}): Promise<void> {
  // Lists do not look at accounts, so these rows have none; and deliveries are filled as what they have become.
  await guard(db, 'disable')
  await fillTables(db, organization_id, size, density)
  await guard(db, 'enable')
  await tidy(db)
}

/** The same in a fraction of the time, without any trigger. */
export async function fillDeskInBulk(
  db: Db,
  organization_id: string,
  size: number,
  density: Density = {},
): Promise<void> {
  await fillInBulk(db, (filler) => fillTables(filler, organization_id, size, density))
  await tidy(db)
}

async function fillTables(db: Filler, organization_id: string, size: number, density: Density): Promise<void> {
  const { claims_per_customer = CLAIMS_PER_CUSTOMER, events_per_claim = EVENTS_PER_CLAIM } = density
  await fillPeople(db, organization_id, size, claims_per_customer)
  await fillClaims(db, organization_id, size, claims_per_customer)
  await density.reshape?.(db)
  await fillPapers(db)
  await fillHistory(db, events_per_claim)
  await fillMoney(db)
  await fillCourt(db)
  await density.finish?.(db)
}

/** As the jobs would have done, which do not run here. */
async function tidy(db: Db): Promise<void> {
  await foldAll(db, new AbortController().signal)
  await db.alone(sql`vacuum analyze`)
}

const GUARDS = {
  claims: 'claims_first_sums_check',
  invoices: 'invoices_account_check',
  payments: 'payments_account_check',
  events: 'events_queue_delivery',
}

async function guard(db: Db, how: 'enable' | 'disable'): Promise<void> {
  for (const [table, trigger] of Object.entries(GUARDS))
    await db.alone({ text: `alter table ${table} ${how} trigger ${trigger}`, values: [] })
}

async function fillPeople(db: Filler, organization_id: string, size: number, per_customer: number): Promise<void> {
  await db.alone(sql`
    insert into partners (id, organization_id, name, email, commission_rate, confirmed_at, created_at, updated_at)
    select md5('partner' || n)::uuid, ${organization_id}, 'Partner ' || n, 'p@example.com', 0.1, now(), now(), now()
    from generate_series(1, ${PARTNERS}::int) n`)
  await db.alone(sql`
    insert into customers (id, organization_id, partner_id, name, email, created_at, updated_at)
    select md5('customer' || n)::uuid, ${organization_id}, md5('partner' || 1 + n % ${PARTNERS}::int)::uuid,
      (${LAST_NAMES}::text[])[1 + n % 22] || ' ' || (${TRADES}::text[])[1 + n * 7 % 8] || ' GmbH', 'c@example.com', now(), now()
    from generate_series(0, ${Math.ceil(size / per_customer)}::int) n`)
  await db.alone(sql`
    insert into debtors (id, organization_id, customer_id, acting_as, debtor_type, person, company, addresses,
      communication_channels, created_at, updated_at)
    select md5('debtor' || n)::uuid, ${organization_id}, md5('customer' || n / ${per_customer}::int)::uuid,
      case when n % 5 = 0 then 'company' else 'person' end,
      case when n % 5 = 0 then 'unprotocolled_company' else 'privateperson' end,
      case when n % 5 <> 0 then jsonb_build_object('first_name', (${FIRST_NAMES}::text[])[1 + n * 31 % 12],
        'last_name', (${LAST_NAMES}::text[])[1 + n * 17 % 22] || '-' || substr(md5('name' || n), 1, 4)) end,
      case when n % 5 = 0 then jsonb_build_object('company_name', (${LAST_NAMES}::text[])[1 + n * 17 % 22] || ' '
        || (${TRADES}::text[])[1 + n * 13 % 8] || ' ' || n || ' KG') end,
      jsonb_build_array(jsonb_build_object('street', 'Lindengasse ' || n % 90, 'zip', '1070', 'city', 'Wien', 'country',
        case when n % 3 = 0 then 'DE' else 'AT' end, 'is_primary', true)), '[]', now() - interval '2 years', now() - interval '2 years'
    from generate_series(1, ${size}::int) n`)
}

async function fillClaims(db: Filler, organization_id: string, size: number, per_customer: number): Promise<void> {
  await db.alone(sql`
    insert into claims (id, organization_id, debtor_id, customer_id, case_reference, partner_reference, claim_type,
      submission_state, case_status, closure_reason, collection_stage, stage_before_closure, claim_disputed, total_cents,
      paid_cents, invoice_count, stage_entered_at, due_at, is_held, stuck_reason, stuck_at, stuck_since, time_barred_on, changed_at,
      created_at, updated_at)
    select claim_id, ${organization_id}, md5('debtor' || n)::uuid,
      md5('customer' || n / ${per_customer}::int)::uuid, 'BENCH' || lpad(n::text, 9, '0'), 'K-' || substr(md5('ref' || n), 1, 8),
      case when stage in ('manuelle_pruefung', 'warten_auf_zinstermin') then 'tenancy' else 'standard' end,
      case when stage = 'new' then 'new' else 'accepted' end,
      case when stage = 'closed' then 'closed' when is_disputed then 'disputed' else 'open' end,
      case when stage = 'closed' then (array['paid', 'written_off'])[1 + n % 2] end, stage,
      case when stage = 'closed' then 'third_demand_letter' end, is_disputed, 5000 + n * 7919::bigint % 900000,
      case when stage = 'closed' and n % 2 = 0 then 5000 + n * 7919::bigint % 900000 when n % 6 = 0 then 2500 else 0 end, 1, at + interval '10 days',
      case when (stage like '%letter' or stage = 'installment_payment') and not is_disputed and not is_held
        then at + interval '40 days' end, is_held,
      case when is_stuck then 'no_address' end, case when is_stuck then now() end, case when is_stuck then at end,
      (now() + interval '1 year' + n % 700 * interval '1 day')::date, at, at, at
    from generate_series(1, ${size}::int) n
    cross join lateral (select (${STAGES}::text[])[1 + n * 7 % ${STAGES.length}::int] as stage,
      now() - n * interval '10 minutes' as at) a
    -- As the product makes them: in the order of time.
    cross join lateral (select (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || substr(hash, 1, 3)
      || '8' || substr(hash, 4, 15))::uuid as claim_id from md5('claim' || n) hash) i
    cross join lateral (select stage <> 'closed' and n % 40 = 3 as is_disputed,
      stage <> 'closed' and n % 90 = 4 as is_held) b
    cross join lateral (select stage in ('new', 'in_processing') and n % 11 = 5 as is_stuck) c`)
  await db.alone(sql`
    insert into invoices (id, organization_id, claim_id, invoice_number, gross_cents, invoice_issue_date, invoice_due_date,
      data_extraction_status, created_at, updated_at)
    select md5('invoice' || l.case_reference || i)::uuid, l.organization_id, l.id, 'RE-' || substr(md5(l.case_reference || i), 1, 7), l.total_cents,
      '2026-01-10', '2026-02-10', case when i = 1 then 'manual' else 'completed' end, l.created_at, l.created_at
    from claims l cross join generate_series(1, 2) i
    where l.case_reference like 'BENCH%' and (i = 1 or get_byte(decode(md5(l.case_reference), 'hex'), 0) < 128)`)
}

async function fillPapers(db: Filler): Promise<void> {
  await db.alone(sql`
    with files as (
      insert into invoice_files (invoice_id, organization_id, blob_key, original_filename, file_size, sha256, created_at)
      select id, organization_id, 'bench/' || id, 'r.pdf', 1000, md5(id::text) || md5(id::text), created_at
      from invoices i where data_extraction_status = 'completed'
        and not exists (select 1 from invoice_files f where f.invoice_id = i.id) returning invoice_id)
    insert into invoice_fields (invoice_id, field, source, confidence)
    select f.invoice_id, x.field, case when is_read then 'text' end, case when is_read then 0.95 end
    from files f cross join unnest(array['invoice_number', 'invoice_issuer', 'subject', 'invoice_amount_gross',
      'invoice_issue_date', 'invoice_due_date']) with ordinality x (field, place)
    cross join lateral (select get_byte(decode(md5(f.invoice_id::text), 'hex'), place::int) > 2 as is_read) r`)
  await db.alone(sql`
    insert into letters (id, organization_id, claim_id, move_number, kind, language, recipient, status, total_cents, letter_date,
      deadline, blob_key, filename, file_size, sha256, posted_at, returned_at, returned_reason, created_at)
    select md5('letter' || l.id)::uuid, l.organization_id, l.id, 1, 'first_demand_letter', 'de', '[]', status, l.total_cents,
      '2026-03-01', '2026-03-15', 'bench/letter/' || l.id, 'b.pdf', 1000, md5(l.case_reference) || md5(l.case_reference),
      case when status <> 'outbox' then l.created_at end,
      case when status = 'returned' then l.created_at + interval '9 days' end, case when status = 'returned' then 'moved' end,
      l.created_at + interval '1 day'
    from claims l cross join lateral (select get_byte(decode(md5(l.case_reference), 'hex'), 1) as byte) b
    cross join lateral (select case when byte < 6 then 'outbox' when byte < 8 then 'returned' else 'posted' end as status) s
    where l.case_reference like 'BENCH%' and l.collection_stage not in ('new', 'in_processing')`)
  await db.alone(sql`
    insert into lawsuit_decisions (claim_id, organization_id, decision, decided_at, decided_via, decided_as, streitwert_cents,
      amount_to_claim_cents, legal_basis)
    select id, organization_id, case when byte < 200 then 'sue' else 'decline' end, stage_entered_at + interval '2 days', 'api', 'system',
      total_cents, total_cents, '[]'
    from claims cross join lateral (select get_byte(decode(md5(case_reference), 'hex'), 2) as byte) b
    where case_reference like 'BENCH%' and collection_stage in ('dunning_action_recommended', 'dunning_action_filed')
      and byte > 60`)
}
