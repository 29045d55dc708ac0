-- Cases, what happened to them, and what partners are told about it.

-- Seven digits of a case reference; the year before them makes a second round harmless.
create sequence case_numbers minvalue 1 maxvalue 9999999 cycle;

create table claims (
  id uuid primary key,
  organization_id uuid not null references organizations (id),
  debtor_id uuid not null,
  customer_id uuid,
  case_reference text not null constraint claims_case_reference_key unique,
  partner_reference text,
  claim_type text not null constraint claims_type_check check (claim_type in ('standard', 'tenancy')),
  subject_matter text,
  submission_state text not null
    constraint claims_submission_state_check check (submission_state in ('new', 'accepted', 'rejected')),
  case_status text not null constraint claims_case_status_check check (case_status in ('open', 'disputed', 'closed')),
  closure_reason text constraint claims_closure_reason_check
    check (closure_reason in ('paid', 'installment_plan', 'written_off', 'withdrawn', 'disputed')),
  collection_stage text not null constraint claims_collection_stage_check check (collection_stage in (
    'new', 'in_processing', 'first_demand_letter', 'second_demand_letter', 'third_demand_letter', 'installment_payment',
    'installment_cancelled', 'dunning_action_recommended', 'dunning_action_filed', 'exekutionsantrag_recommended',
    'warten_auf_zinstermin', 'manuelle_pruefung', 'mzr_aufhebungserklaerung_sent', 'mzr_klage_recommended', 'closed')),
  stage_before_closure text,
  claim_disputed boolean not null default false,
  obligation_fulfilled boolean not null default true,
  total_cents bigint not null default 0 constraint claims_total_check check (total_cents between 0 and 99999999999),
  paid_cents bigint not null default 0 constraint claims_paid_check check (paid_cents between 0 and 99999999999),
  invoice_count integer not null default 0 constraint claims_invoice_count_check check (invoice_count between 0 and 500),
  -- Of the newest event. Events of one claim are ordered by it, so it only grows.
  changed_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint claims_organization_id_id_key unique (organization_id, id),
  constraint claims_debtor_fkey foreign key (organization_id, debtor_id) references debtors (organization_id, id),
  constraint claims_customer_fkey foreign key (organization_id, customer_id) references customers (organization_id, id),
  constraint claims_closed_check check ((case_status = 'closed') = (collection_stage = 'closed')),
  constraint claims_closure_check check ((case_status = 'closed') = (closure_reason is not null)),
  constraint claims_stage_before_check check ((case_status = 'closed') = (stage_before_closure is not null))
);
create index claims_organization_created_at_idx on claims (organization_id, created_at desc, id desc);
create index claims_organization_updated_at_idx on claims (organization_id, updated_at desc);
create index claims_debtor_idx on claims (organization_id, debtor_id, created_at desc, id desc);
create index claims_customer_idx on claims (organization_id, customer_id, created_at desc, id desc);
create index claims_partner_reference_idx on claims (organization_id, partner_reference) where partner_reference is not null;

-- The body is what a partner is sent, byte for byte, as it was when the change happened.
create table events (
  id text primary key constraint events_id_check check (id like 'evt\_%'),
  seq bigint generated always as identity constraint events_seq_key unique,
  organization_id uuid not null,
  claim_id uuid not null,
  type text not null
    constraint events_type_check check (type in ('claim.collection_stage_changed', 'claim.status_changed')),
  body bytea not null,
  changed_at timestamptz not null,
  created_at timestamptz not null,
  constraint events_claim_fkey foreign key (organization_id, claim_id) references claims (organization_id, id)
);
create index events_claim_idx on events (claim_id, seq);

-- Who did what to a claim, when. Only ever added to.
create table claim_activity (
  id uuid primary key,
  seq bigint generated always as identity constraint claim_activity_seq_key unique,
  organization_id uuid not null,
  claim_id uuid not null,
  actor_type text not null constraint claim_activity_actor_check check (actor_type in ('token', 'operator', 'system')),
  actor_id uuid,
  action text not null,
  details jsonb not null,
  at timestamptz not null,
  constraint claim_activity_claim_fkey foreign key (organization_id, claim_id) references claims (organization_id, id)
);
create index claim_activity_claim_idx on claim_activity (claim_id, seq);
