-- The court step: what the creditor decided, what it costs, and what the court said.

create table lawsuit_decisions (
  -- One decision per claim, by whichever way it comes.
  claim_id uuid constraint lawsuit_decisions_pkey primary key,
  organization_id uuid not null,
  decision text not null constraint lawsuit_decisions_decision_check check (decision in ('sue', 'decline')),
  decided_at timestamptz not null,
  decided_via text not null constraint lawsuit_decisions_via_check check (decided_via in ('api', 'portal')),
  -- The API token; null for a creditor with a link, whom we do not know by name.
  decided_by uuid,
  wants_lawyer boolean,
  lawyer_type text constraint lawsuit_decisions_lawyer_type_check check (lawyer_type in ('svc_network', 'wunschanwalt')),
  wunschanwalt_first_name text,
  wunschanwalt_last_name text,
  wunschanwalt_location text,
  wunschanwalt_email text,
  -- As they were when it was decided.
  procedure text constraint lawsuit_decisions_procedure_check check (procedure in ('mahnklage', 'mahnbescheid')),
  streitwert_cents bigint not null constraint lawsuit_decisions_streitwert_check check (streitwert_cents >= 0),
  court_fees_cents bigint,
  lawyer_fees_net_cents bigint,
  lawyer_fees_gross_cents bigint,
  competent_court text,
  legal_basis jsonb not null constraint lawsuit_decisions_basis_check check (jsonb_typeof(legal_basis) = 'array'),
  constraint lawsuit_decisions_claim_fkey foreign key (organization_id, claim_id) references claims (organization_id, id),
  constraint lawsuit_decisions_lawyer_check check ((lawyer_type is not null) = (wants_lawyer is true))
);

-- Numbers without gaps: the counter is taken in the transaction that uses the number, and given back with it.
create table court_fee_invoice_numbers (
  organization_id uuid not null references organizations (id),
  year smallint not null,
  last_number integer not null,
  primary key (organization_id, year)
);

create table court_fee_invoices (
  id uuid primary key,
  organization_id uuid not null references organizations (id),
  claim_id uuid not null constraint court_fee_invoices_claim_key unique references lawsuit_decisions (claim_id),
  -- Without a reference: the invoice outlives a customer that the claim was taken from.
  customer_id uuid,
  number text not null,
  issued_on date not null,
  due_on date not null,
  amount_cents bigint not null constraint court_fee_invoices_amount_check check (amount_cents > 0),
  -- All that is printed, as it was known on that day; an invoice does not change afterwards.
  facts jsonb not null constraint court_fee_invoices_facts_check check (jsonb_typeof(facts) = 'object'),
  -- Made and mailed by a job after the decision.
  blob_key text constraint court_fee_invoices_blob_key_key unique,
  file_size integer,
  sha256 text,
  mail_id uuid references mails (id),
  created_at timestamptz not null,
  constraint court_fee_invoices_number_key unique (organization_id, number),
  constraint court_fee_invoices_file_check check (
    (blob_key is null) = (sha256 is null) and (blob_key is null) = (file_size is null)),
  constraint court_fee_invoices_mail_check check (mail_id is null or blob_key is not null)
);
create index court_fee_invoices_created_at_idx on court_fee_invoices (created_at desc, id desc);

create table court_filings (
  claim_id uuid constraint court_filings_pkey primary key references lawsuit_decisions (claim_id),
  id uuid not null constraint court_filings_id_key unique,
  reference text not null,
  filed_at timestamptz not null,
  filed_by uuid
);

create table court_titles (
  claim_id uuid constraint court_titles_pkey primary key references claims (id),
  reference text not null,
  title_date date not null,
  recorded_at timestamptz not null,
  recorded_by uuid
);

create table court_messages (
  id uuid primary key,
  claim_id uuid not null references court_filings (claim_id),
  kind text not null constraint court_messages_kind_check check (kind in ('served', 'not_served', 'objection')),
  message_date date not null,
  reference text,
  note text,
  recorded_at timestamptz not null,
  recorded_by uuid
);
create index court_messages_claim_idx on court_messages (claim_id, recorded_at desc, id desc);

-- A link that a partner forwards to the creditor. Only a hash of it is kept.
create table lawsuit_decision_links (
  id uuid primary key,
  organization_id uuid not null,
  claim_id uuid not null,
  token_hash bytea not null constraint lawsuit_decision_links_hash_key unique,
  created_by uuid,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- When a decision was made through it.
  used_at timestamptz,
  constraint lawsuit_decision_links_claim_fkey foreign key (organization_id, claim_id) references claims (organization_id, id)
);
create index lawsuit_decision_links_claim_idx on lawsuit_decision_links (claim_id, created_at);

-- The court desk looks through what stands at its stages, and at nothing else.
create index claims_court_desk_idx on claims (collection_stage, stage_entered_at, id)
  where collection_stage in ('dunning_action_recommended', 'dunning_action_filed', 'exekutionsantrag_recommended');
