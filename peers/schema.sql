-- What an ordinary service would keep for the four calls: columns of Mahnwerk's tables, under the same names.
create sequence case_numbers;

create table partners (
  id uuid primary key,
  organization_id uuid not null,
  name text not null,
  success_fee_rate numeric(5,4) not null default 0.1,
  commission_rate numeric(5,4) not null
);

create table customers (
  id uuid primary key,
  organization_id uuid not null,
  partner_id uuid not null references partners,
  name text not null,
  email text not null,
  created_at timestamptz not null
);

create table debtors (
  id uuid primary key,
  organization_id uuid not null,
  customer_id uuid references customers,
  acting_as text not null,
  name text not null,
  addresses jsonb not null,
  created_at timestamptz not null
);

create table claims (
  id uuid primary key,
  organization_id uuid not null,
  debtor_id uuid not null references debtors,
  customer_id uuid references customers,
  case_reference text not null unique default 'PE' || lpad(nextval('case_numbers')::text, 10, '0'),
  partner_reference text,
  claim_type text not null default 'standard',
  subject_matter text,
  contract_date date,
  submission_state text not null default 'new',
  case_status text not null default 'open',
  closure_reason text,
  collection_stage text not null default 'new',
  claim_disputed boolean not null default false,
  obligation_fulfilled boolean not null default true,
  governing_law text,
  blocked_reason text,
  blocked_until date,
  time_barred_on date,
  total_cents bigint not null default 0,
  paid_cents bigint not null default 0,
  invoice_count integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index on claims (organization_id, created_at desc, id desc);
create index on claims (debtor_id);
create index on claims (customer_id);
create index on claims (organization_id, partner_reference) where partner_reference is not null;

create table invoices (
  id uuid primary key,
  organization_id uuid not null,
  claim_id uuid not null references claims,
  invoice_number text,
  invoice_issuer text,
  invoice_recipient text,
  subject text,
  net_cents bigint,
  gross_cents bigint,
  invoice_issue_date date,
  invoice_due_date date,
  reminder_fees_cents bigint,
  due_date_agreed boolean not null default true,
  data_extraction_status text not null default 'manual',
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index on invoices (claim_id, created_at, id);

create table payments (
  id uuid primary key,
  organization_id uuid not null,
  claim_id uuid not null references claims,
  debtor_id uuid not null references debtors,
  amount_cents bigint not null,
  payment_method text not null default 'bank_transfer',
  payment_date date not null,
  value_date date not null,
  reference text,
  external_reference text,
  status text not null default 'completed',
  received_by text not null default 'creditor',
  notes text,
  created_at timestamptz not null
);
create index on payments (claim_id, created_at, id);

create table account_entries (
  id uuid primary key,
  organization_id uuid not null,
  claim_id uuid not null references claims,
  kind text not null,
  amount_cents bigint not null,
  day date not null,
  invoice_id uuid references invoices,
  payment_id uuid references payments,
  created_at timestamptz not null
);
create index on account_entries (claim_id, created_at);

create table fees (
  id uuid primary key,
  organization_id uuid not null,
  claim_id uuid not null references claims,
  payment_id uuid not null references payments,
  rate numeric(5,4) not null,
  base_cents bigint not null,
  amount_cents bigint not null,
  created_at timestamptz not null
);
create index on fees (claim_id);

create table revenue_shares (
  id uuid primary key,
  organization_id uuid not null,
  partner_id uuid not null references partners,
  claim_id uuid not null references claims,
  fee_id uuid not null unique references fees,
  commission_rate numeric(5,4) not null,
  amount_cents bigint not null,
  status text not null default 'accrued',
  created_at timestamptz not null
);
create index on revenue_shares (partner_id, created_at desc, id desc);

create table activities (
  id uuid primary key,
  organization_id uuid not null,
  claim_id uuid not null references claims,
  action text not null,
  details jsonb not null,
  at timestamptz not null
);
create index on activities (claim_id, at);

create table events (
  id uuid primary key,
  organization_id uuid not null,
  claim_id uuid not null references claims,
  type text not null,
  body jsonb not null,
  created_at timestamptz not null
);
create index on events (organization_id, created_at, id);
