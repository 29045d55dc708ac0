-- Whose the money is with which the first statement of an account begins. What was taken back stays, with its end.
create table opening_parts (
  id uuid primary key,
  organization_id uuid not null,
  account_id uuid not null,
  -- Null: our own.
  customer_id uuid constraint opening_parts_customer_fkey references customers (id),
  amount_cents bigint not null constraint opening_parts_amount_check check (amount_cents > 0),
  created_by uuid not null,
  created_at timestamptz not null,
  undone_at timestamptz,
  constraint opening_parts_account_fkey foreign key (organization_id, account_id)
    references bank_accounts (organization_id, id) on delete cascade
);
create index opening_parts_account_idx on opening_parts (account_id, created_at);
create index opening_parts_customer_idx on opening_parts (customer_id) where customer_id is not null;
alter table ledger_transactions add column opening_part_id uuid;
create index ledger_transactions_opening_part_idx on ledger_transactions (opening_part_id) where opening_part_id is not null;
