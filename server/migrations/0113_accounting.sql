-- How an organisation's accountant books client money: consultant, client, business year and accounts. Null: not said yet.
alter table organizations add column accounting jsonb;

-- Creditors as accountants know them: a number that stays, given when the first export needs it.
create table creditor_numbers (
  organization_id uuid not null
    constraint creditor_numbers_organization_fkey references organizations (id) on delete cascade,
  customer_id uuid not null constraint creditor_numbers_customer_key unique,
  number integer not null constraint creditor_numbers_number_check check (number > 0),
  constraint creditor_numbers_pkey primary key (organization_id, number)
);

-- What the last comparison of ledger, accounts of claims and bank found.
create table ledger_comparisons (
  organization_id uuid constraint ledger_comparisons_pkey primary key
    constraint ledger_comparisons_organization_fkey references organizations (id) on delete cascade,
  compared_at timestamptz not null,
  difference_cents bigint not null,
  fault_count integer not null constraint ledger_comparisons_faults_check check (fault_count >= 0),
  -- Since when it does not fit; null while it does.
  differs_since timestamptz,
  constraint ledger_comparisons_since_check check (
    (differs_since is null) = (difference_cents = 0 and fault_count = 0))
);
