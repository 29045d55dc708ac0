-- The day on which the contract was concluded: § 13a RDG wants it in the first letter to a private person.
alter table claims add column contract_date date;

-- The written agreement of an instalment plan. Its facts are those of the day; its file is made after the commit.
create table plan_agreements (
  plan_id uuid primary key references installment_plans (id),
  organization_id uuid not null,
  claim_id uuid not null,
  language text not null constraint plan_agreements_language_check check (language in ('de', 'en')),
  facts jsonb not null constraint plan_agreements_facts_check check (jsonb_typeof(facts) = 'object'),
  blob_key text constraint plan_agreements_blob_key unique,
  file_size bigint,
  sha256 text,
  created_at timestamptz not null,
  constraint plan_agreements_claim_fkey foreign key (organization_id, claim_id) references claims (organization_id, id),
  constraint plan_agreements_file_check check (
    (blob_key is null) = (file_size is null) and (blob_key is null) = (sha256 is null))
);
create index plan_agreements_claim_idx on plan_agreements (claim_id);
