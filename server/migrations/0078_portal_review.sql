-- A promise puts a step off; the time of the step itself runs on beside it, for what comes after the promise.
alter table claims add column due_before_promise timestamptz;

-- What debtors told about themselves in the portal. Letters, which print the access code, are never mailed to such an
-- address: whoever holds one code must not get the next one by it.
alter table debtors add column portal_email text;
create table contact_changes (
  id uuid primary key,
  organization_id uuid not null,
  claim_id uuid not null,
  fields text[] not null,
  made_at timestamptz not null,
  constraint contact_changes_claim_fkey foreign key (organization_id, claim_id) references claims (organization_id, id)
);
create index contact_changes_made_idx on contact_changes (made_at);
create index contact_changes_claim_idx on contact_changes (claim_id, made_at);
