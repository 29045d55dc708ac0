-- The people of customers: who may enter the creditor portal, and for whom.

-- An invitation is good for the address that it was mailed to, for some time, and for one acceptance.
alter table customer_invitations
  add column email text,
  add column expires_at timestamptz,
  add column accepted_at timestamptz;
update customer_invitations i set email = c.email, expires_at = wall_now() + make_interval(days => 30)
  from customers c where c.id = i.customer_id;
alter table customer_invitations
  alter column email set not null,
  alter column expires_at set not null;

-- One login for one address, however many customers it belongs to.
create table creditor_people (
  id uuid primary key,
  email text not null,
  name text,
  password_hash text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index creditor_people_email_key on creditor_people (lower(email));

create table creditor_memberships (
  person_id uuid not null constraint creditor_memberships_person_fkey references creditor_people (id) on delete cascade,
  customer_id uuid not null,
  organization_id uuid not null,
  joined_at timestamptz not null,
  constraint creditor_memberships_pkey primary key (person_id, customer_id),
  constraint creditor_memberships_customer_fkey
    foreign key (organization_id, customer_id) references customers (organization_id, id) on delete cascade
);
create index creditor_memberships_customer_idx on creditor_memberships (organization_id, customer_id);

-- Nobody is kept who belongs to no customer any more. The lock makes the last two memberships go one after the other.
create function forget_creditor_person() returns trigger
language plpgsql as $$
begin
  perform 1 from creditor_people where id = old.person_id for update;
  delete from creditor_people p where p.id = old.person_id
    and not exists (select 1 from creditor_memberships m where m.person_id = p.id);
  return null;
end
$$;
create trigger creditor_memberships_forget after delete on creditor_memberships
  for each row execute function forget_creditor_person();

-- Only a hash of the cookie's value is kept. A session is for one customer at a time and ends with the membership.
create table creditor_sessions (
  id uuid primary key,
  secret_hash bytea not null constraint creditor_sessions_secret_hash_key unique,
  person_id uuid not null,
  customer_id uuid not null,
  created_at timestamptz not null default wall_now(),
  expires_at timestamptz not null,
  constraint creditor_sessions_membership_fkey foreign key (person_id, customer_id)
    references creditor_memberships (person_id, customer_id) on delete cascade
);
create index creditor_sessions_person_idx on creditor_sessions (person_id, customer_id);
create index creditor_sessions_expires_at_idx on creditor_sessions (expires_at);

-- One link for each person: a newer one replaces it, and using it takes it away.
create table creditor_password_resets (
  person_id uuid constraint creditor_password_resets_pkey primary key references creditor_people (id) on delete cascade,
  -- Which asking it answers, so that a job that runs twice mails once.
  request_id uuid not null,
  secret_hash bytea not null constraint creditor_password_resets_secret_key unique,
  expires_at timestamptz not null
);
create index creditor_password_resets_expires_at_idx on creditor_password_resets (expires_at);

-- The creditor's list of invoices for court fees.
create index court_fee_invoices_customer_idx on court_fee_invoices (customer_id, created_at desc, id desc);
