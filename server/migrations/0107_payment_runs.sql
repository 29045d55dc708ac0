-- Money that we owe and pay by transfer. An order waits until a run takes it; a run is released by a second administrator
-- and executed by the statement that shows it.
create table payment_orders (
  id uuid primary key,
  organization_id uuid not null constraint payment_orders_organization_fkey references organizations (id) on delete cascade,
  kind text not null constraint payment_orders_kind_check check (kind in ('settlement', 'refund', 'payout', 'fee')),
  amount_cents bigint not null constraint payment_orders_amount_check check (amount_cents > 0),
  -- Who gets it: a customer, a partner, the payer of an entry, or ourselves. The account is looked up when a run takes it.
  customer_id uuid,
  partner_id uuid,
  entry_id uuid,
  -- What it pays: the settlement, the payout, the entry. One order for each that has not been withdrawn.
  source_id uuid not null,
  text text not null,
  created_by uuid,
  created_at timestamptz not null,
  withdrawn_at timestamptz,
  -- After the money came back: an administrator says that the account is right all the same.
  cleared_at timestamptz,
  cleared_by uuid,
  constraint payment_orders_cleared_check check ((cleared_at is null) = (cleared_by is null)),
  constraint payment_orders_payee_check check (case kind
    when 'settlement' then customer_id is not null when 'payout' then partner_id is not null
    when 'refund' then entry_id is not null else num_nonnulls(customer_id, partner_id, entry_id) = 0 end)
);
create unique index payment_orders_source_key on payment_orders (kind, source_id) where withdrawn_at is null;
create index payment_orders_waiting_idx on payment_orders (organization_id, created_at) where withdrawn_at is null;

create table payment_runs (
  id uuid primary key,
  organization_id uuid not null,
  account_id uuid not null,
  number text not null,
  -- As the bank knows the file; in statements of a batch that was booked as one.
  message_id text not null constraint payment_runs_message_key unique,
  -- The account that the money leaves, as it was when the run was made.
  iban text not null,
  bic text,
  name text not null,
  created_by uuid not null constraint payment_runs_creator_fkey references operators (id),
  created_at timestamptz not null,
  released_by uuid constraint payment_runs_releaser_fkey references operators (id),
  released_at timestamptz,
  withdrawn_by uuid constraint payment_runs_withdrawer_fkey references operators (id),
  withdrawn_at timestamptz,
  -- What was due and could not be paid, with the reason.
  left_out jsonb not null,
  constraint payment_runs_account_fkey foreign key (organization_id, account_id)
    references bank_accounts (organization_id, id) on delete cascade,
  constraint payment_runs_number_key unique (organization_id, number),
  constraint payment_runs_released_check check ((released_by is null) = (released_at is null)),
  constraint payment_runs_second_person_check check (released_by <> created_by),
  constraint payment_runs_withdrawn_check check (
    (withdrawn_by is null) = (withdrawn_at is null) and num_nonnulls(withdrawn_at, released_at) < 2)
);
create index payment_runs_account_idx on payment_runs (account_id, created_at desc);

create table payment_run_items (
  id uuid primary key,
  run_id uuid not null constraint payment_run_items_run_fkey references payment_runs (id) on delete cascade,
  order_id uuid not null constraint payment_run_items_order_fkey references payment_orders (id),
  position integer not null,
  amount_cents bigint not null constraint payment_run_items_amount_check check (amount_cents > 0),
  end_to_end_id text not null constraint payment_run_items_end_to_end_key unique,
  payee_name text not null,
  payee_iban text not null,
  payee_bic text,
  text text not null,
  -- The entry that shows it left, and the one that shows it came back.
  executed_by_entry uuid constraint payment_run_items_executed_fkey references bank_entries (id),
  executed_at timestamptz,
  returned_by_entry uuid constraint payment_run_items_returned_fkey references bank_entries (id),
  returned_at timestamptz,
  -- Of a withdrawn run: its order waits for the next one.
  withdrawn_at timestamptz,
  constraint payment_run_items_position_key unique (run_id, position),
  constraint payment_run_items_executed_check check ((executed_by_entry is null) = (executed_at is null)),
  constraint payment_run_items_returned_check check (
    (returned_by_entry is null) = (returned_at is null) and (returned_at is null or executed_at is not null))
);
-- An order is paid once: it is in one run, unless that was withdrawn or the money came back.
create unique index payment_run_items_order_key on payment_run_items (order_id)
  where withdrawn_at is null and returned_at is null;
create index payment_run_items_orders_idx on payment_run_items (order_id);
create index payment_run_items_executed_idx on payment_run_items (executed_by_entry) where executed_by_entry is not null;
create index payment_run_items_returned_idx on payment_run_items (returned_by_entry) where returned_by_entry is not null;

create table payment_run_numbers (
  organization_id uuid not null constraint payment_run_numbers_organization_fkey references organizations (id) on delete cascade,
  year integer not null,
  last_number integer not null,
  constraint payment_run_numbers_pkey primary key (organization_id, year)
);

-- What was approved is what is paid. Whom it paid is erased when the time for receipts is over.
create function keep_run_item() returns trigger language plpgsql as $$
begin
  if (new.id, new.run_id, new.order_id, new.position, new.amount_cents, new.end_to_end_id) is not distinct from
    (old.id, old.run_id, old.order_id, old.position, old.amount_cents, old.end_to_end_id)
    and ((new.payee_name, new.payee_iban, new.payee_bic, new.text) is not distinct from
      (old.payee_name, old.payee_iban, old.payee_bic, old.text)
    or (new.payee_name, new.payee_iban, new.payee_bic, new.text) is not distinct from ('[erased]', '', null::text, ''))
  then return new; end if;
  raise exception 'what a payment run pays is never changed';
end
$$;
create trigger payment_run_items_keep before update on payment_run_items for each row execute function keep_run_item();
