-- The code of a letter that came back opens one thing only, the debtor's contact data: an earlier letter with the same
-- code may have arrived. So it is kept beside the code that the next letter prints.
alter table debtor_access_codes
  add column id uuid,
  add column returned_at timestamptz;
update debtor_access_codes set id = gen_random_uuid();
alter table debtor_access_codes
  drop constraint debtor_access_codes_pkey,
  add primary key (id);
create unique index debtor_access_codes_printed_key on debtor_access_codes (claim_id) where returned_at is null;
create index debtor_access_codes_claim_idx on debtor_access_codes (claim_id);

-- A debtor at a browser, for one claim. The cookie is not stored, only its hash. Times are those of the wall.
create table debtor_sessions (
  id uuid primary key,
  secret_hash bytea not null,
  organization_id uuid not null,
  claim_id uuid not null,
  is_contact_only boolean not null,
  opened_at timestamptz not null,
  used_at timestamptz not null,
  constraint debtor_sessions_secret_key unique (secret_hash),
  constraint debtor_sessions_claim_fkey foreign key (organization_id, claim_id) references claims (organization_id, id)
);
create index debtor_sessions_claim_idx on debtor_sessions (claim_id);
create index debtor_sessions_used_at_idx on debtor_sessions (used_at);
