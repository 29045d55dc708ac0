-- Costs of collection that a debtor was charged with, each with the rule and the arithmetic that it came from.
create table claim_charges (
  id uuid primary key,
  organization_id uuid not null,
  claim_id uuid not null,
  kind text not null constraint claim_charges_kind_check check (kind in ('reminder_fee')),
  amount_cents bigint not null constraint claim_charges_amount_check check (amount_cents between 1 and 99999999999),
  charged_on date not null,
  rule text not null,
  formula text not null,
  -- The letter that was charged for; one letter costs once.
  letter_id uuid constraint claim_charges_letter_key unique,
  created_at timestamptz not null,
  constraint claim_charges_claim_fkey foreign key (organization_id, claim_id) references claims (organization_id, id)
);
create index claim_charges_claim_idx on claim_charges (claim_id, charged_on, id);
