-- Who is invited to the creditor portal, and how many customers there are without counting them.

alter table customers
  -- Brought in with a partner's token: only such a customer is invited.
  add column brought_by_partner boolean not null default false,
  -- Set with the first claim that a partner files; from then on the invitation is under way or has been sent.
  add column invited_at timestamptz;

-- The secret of an invitation link is kept as its hash alone.
create table customer_invitations (
  customer_id uuid primary key,
  organization_id uuid not null,
  secret_hash bytea not null constraint customer_invitations_secret_key unique,
  created_at timestamptz not null,
  constraint customer_invitations_customer_fkey
    foreign key (organization_id, customer_id) references customers (organization_id, id) on delete cascade
);

-- Kept by the triggers below. A customer counts in the slot that its id falls into, so that customers who are brought
-- in at the same moment seldom wait for one another; the sum over the slots is the count.
create table customer_counts (
  organization_id uuid not null,
  partner_id uuid not null,
  slot smallint not null constraint customer_counts_slot_check check (slot between 0 and 15),
  customers integer not null,
  primary key (organization_id, partner_id, slot),
  constraint customer_counts_partner_fkey foreign key (organization_id, partner_id) references partners (organization_id, id)
);

insert into customer_counts (organization_id, partner_id, slot, customers)
select organization_id, partner_id, hashtextextended(id::text, 0) & 15, count(*) from customers group by 1, 2, 3;

create function count_customer(organization uuid, partner uuid, customer uuid, step integer) returns void
language sql as $$
  insert into customer_counts as c (organization_id, partner_id, slot, customers)
  values (organization, partner, hashtextextended(customer::text, 0) & 15, step)
  on conflict (organization_id, partner_id, slot) do update set customers = c.customers + step
$$;

create function count_customers() returns trigger
language plpgsql as $$
begin
  if tg_op in ('DELETE', 'UPDATE') then
    perform count_customer(old.organization_id, old.partner_id, old.id, -1);
  end if;
  if tg_op in ('INSERT', 'UPDATE') then
    perform count_customer(new.organization_id, new.partner_id, new.id, 1);
  end if;
  return null;
end
$$;

create trigger customers_count after insert or delete on customers
  for each row execute function count_customers();
create trigger customers_count_move after update of partner_id on customers
  for each row when (old.partner_id is distinct from new.partner_id) execute function count_customers();
