-- What a customer's people change about their company, and how they let colleagues in.

alter table customers
  -- Where money for the customer goes. Another account waits until the team has confirmed it.
  add column payout_iban text,
  add column payout_iban_pending text,
  add column payout_iban_entered_at timestamptz,
  add constraint customers_payout_iban_check check (
    payout_iban ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$' and payout_iban_pending ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$'),
  add constraint customers_payout_iban_pending_check check (
    (payout_iban_pending is null) = (payout_iban_entered_at is null) and payout_iban_pending <> payout_iban);
create index customers_payout_pending_idx on customers (payout_iban_entered_at, id) where payout_iban_pending is not null;

-- An invitation of a colleague. Only a hash of its link is kept. It is good once, and a newer one replaces it.
create table colleague_invitations (
  id uuid not null,
  organization_id uuid not null,
  customer_id uuid not null,
  email text not null,
  name text,
  -- As the name was then; it stays when the person has gone.
  inviter_name text not null,
  secret_hash bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  withdrawn_at timestamptz,
  constraint colleague_invitations_pkey primary key (id),
  constraint colleague_invitations_secret_key unique (secret_hash),
  constraint colleague_invitations_customer_fkey
    foreign key (organization_id, customer_id) references customers (organization_id, id) on delete cascade,
  constraint colleague_invitations_ended_check check (num_nonnulls(accepted_at, withdrawn_at) <= 1)
);
create unique index colleague_invitations_open_key on colleague_invitations (customer_id, lower(email))
  where accepted_at is null and withdrawn_at is null;
create index colleague_invitations_customer_idx on colleague_invitations (organization_id, customer_id);
create index colleague_invitations_expires_at_idx on colleague_invitations (expires_at);

-- Who changed what about a customer, and when; never to what.
create table customer_changes (
  id uuid not null,
  organization_id uuid not null,
  customer_id uuid not null,
  kind text not null,
  actor_type text not null,
  actor_id uuid,
  -- As the names were then: of who did it, and of whom it is about. The id is of somebody who has or had access.
  actor_name text not null,
  person_id uuid,
  person_name text,
  made_at timestamptz not null,
  constraint customer_changes_pkey primary key (id),
  constraint customer_changes_customer_fkey
    foreign key (organization_id, customer_id) references customers (organization_id, id) on delete cascade,
  constraint customer_changes_person_check check (person_id is null or person_name is not null),
  constraint customer_changes_actor_check check (actor_type in ('creditor', 'operator')),
  constraint customer_changes_kind_check check (kind in (
    'phone', 'email', 'address', 'deducts_input_tax', 'payout_iban_entered', 'payout_iban_withdrawn',
    'payout_iban_confirmed', 'payout_iban_refused', 'person_invited', 'invitation_withdrawn', 'person_joined',
    'person_removed', 'customer_invited'))
);
create index customer_changes_customer_idx on customer_changes (customer_id, made_at desc, id desc);
-- What somebody did is told under their name also when they have gone.
create index customer_changes_person_idx on customer_changes (person_id, made_at desc) where person_id is not null;

-- Only ever added to; they go with their customer.
create function keep_customer_changes() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select 1 from customers c where c.id = old.customer_id) then
    return old;
  end if;
  raise exception 'rows of % are only ever added', tg_table_name using errcode = 'restrict_violation';
end
$$;
create trigger customer_changes_keep before update or delete on customer_changes
  for each row execute function keep_customer_changes();
