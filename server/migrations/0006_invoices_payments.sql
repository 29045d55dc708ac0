-- What is owed, and what was paid.
create table invoices (
  id uuid primary key,
  organization_id uuid not null,
  claim_id uuid not null,
  invoice_number text,
  invoice_issuer text,
  invoice_recipient text,
  subject text,
  net_cents bigint constraint invoices_net_check check (net_cents between 0 and 99999999999),
  gross_cents bigint constraint invoices_gross_check check (gross_cents between 0 and 99999999999),
  invoice_issue_date date,
  invoice_due_date date,
  reminder_fees_cents bigint constraint invoices_reminder_fees_check check (reminder_fees_cents between 0 and 99999999999),
  data_extraction_status text not null constraint invoices_extraction_status_check
    check (data_extraction_status in ('manual', 'pending', 'processing', 'completed', 'failed')),
  data_extraction_confidence numeric(5, 4)
    constraint invoices_extraction_confidence_check check (data_extraction_confidence between 0 and 1),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint invoices_organization_id_id_key unique (organization_id, id),
  constraint invoices_claim_fkey foreign key (organization_id, claim_id) references claims (organization_id, id)
);
create index invoices_claim_idx on invoices (claim_id, created_at, id);

create table payments (
  id uuid primary key,
  organization_id uuid not null,
  claim_id uuid not null,
  debtor_id uuid not null,
  amount_cents bigint not null constraint payments_amount_check check (amount_cents between 1 and 99999999999),
  payment_method text not null constraint payments_method_check check (payment_method in (
    'bank_transfer', 'credit_card', 'debit_card', 'direct_debit', 'cash', 'check', 'wallet', 'sepa', 'card',
    'online_payment', 'mobile_payment', 'other')),
  payment_date date not null,
  value_date date not null,
  reference text,
  external_reference text,
  status text not null constraint payments_status_check check (status in ('completed', 'reversed')),
  notes text,
  -- Kept for refunds and reconciliation; never answered.
  iban text,
  updated_by uuid,
  created_at timestamptz not null,
  constraint payments_organization_id_id_key unique (organization_id, id),
  constraint payments_claim_fkey foreign key (organization_id, claim_id) references claims (organization_id, id),
  constraint payments_debtor_fkey foreign key (organization_id, debtor_id) references debtors (organization_id, id)
);
create index payments_claim_idx on payments (claim_id, created_at, id);
