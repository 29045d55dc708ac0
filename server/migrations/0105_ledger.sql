-- The book of the money that we hold for others: double entry, only ever added to. What comes in at a bank is positive on
-- `bank`; what we owe for it is negative on the other accounts. The lines of a transaction sum to 0.
create table ledger_transactions (
  number bigint generated always as identity primary key,
  id uuid not null constraint ledger_transactions_id_key unique,
  organization_id uuid not null
    constraint ledger_transactions_organization_fkey references organizations (id) on delete cascade,
  -- The booking date at the bank, or the day of what we did.
  date date not null,
  kind text not null constraint ledger_transactions_kind_check check (kind in (
    'opening', 'receipt', 'payment', 'payment_undone', 'payment_returned', 'surplus', 'surplus_undone', 'refund_ordered',
    'refund_withdrawn', 'settlement', 'released', 'executed', 'transfer_returned', 'creditor_changed',
    'case_deleted', 'own_money', 'own_money_undone')),
  -- What it books; without references, so that the book outlasts what was deleted.
  entry_id uuid,
  payment_id uuid,
  claim_id uuid,
  settlement_id uuid,
  run_item_id uuid,
  -- Null: the service itself.
  created_by uuid,
  created_at timestamptz not null
);
create index ledger_transactions_journal_idx on ledger_transactions (organization_id, date, number);
create index ledger_transactions_entry_idx on ledger_transactions (entry_id) where entry_id is not null;
create index ledger_transactions_payment_idx on ledger_transactions (payment_id) where payment_id is not null;
-- Money arrives once, is settled once, leaves once.
create unique index ledger_transactions_receipt_key on ledger_transactions (entry_id) where kind = 'receipt';
create unique index ledger_transactions_settlement_key on ledger_transactions (settlement_id) where kind = 'settlement';
create unique index ledger_transactions_released_key on ledger_transactions (run_item_id) where kind = 'released';
create unique index ledger_transactions_executed_key on ledger_transactions (run_item_id) where kind = 'executed';

-- With the organisation and the day of their transaction, so that balances are read from one index.
create table ledger_lines (
  transaction_id uuid not null
    constraint ledger_lines_transaction_fkey references ledger_transactions (id) on delete cascade,
  position smallint not null,
  organization_id uuid not null,
  date date not null,
  account text not null constraint ledger_lines_account_check check (
    account in ('bank', 'suspense', 'creditor', 'debtors', 'fees', 'in_transit')),
  bank_account_id uuid,
  -- Whose money it is; null where a claim has no customer.
  customer_id uuid,
  amount_cents bigint not null constraint ledger_lines_amount_check check (amount_cents <> 0),
  constraint ledger_lines_pkey primary key (transaction_id, position),
  constraint ledger_lines_bank_check check ((account = 'bank') = (bank_account_id is not null)),
  constraint ledger_lines_customer_check check (customer_id is null or account = 'creditor')
);
create index ledger_lines_balance_idx on ledger_lines (organization_id, account, date)
  include (amount_cents, customer_id, bank_account_id);
create index ledger_lines_customer_idx on ledger_lines (customer_id, transaction_id) where customer_id is not null;

create function keep_ledger() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is only ever added to';
end
$$;
create trigger ledger_transactions_keep before update on ledger_transactions for each row execute function keep_ledger();
create trigger ledger_transactions_keep_rows before delete on ledger_transactions for each row
  when (not is_reset()) execute function keep_ledger();
create trigger ledger_transactions_keep_all before truncate on ledger_transactions execute function keep_ledger();
create trigger ledger_lines_keep before update on ledger_lines for each row execute function keep_ledger();
create trigger ledger_lines_keep_rows before delete on ledger_lines for each row
  when (not is_reset()) execute function keep_ledger();
create trigger ledger_lines_keep_all before truncate on ledger_lines execute function keep_ledger();

-- The lines of a transaction are written by one statement, sum to 0, and are never added to: a later line would have to
-- bring a first one too. They bear the organisation and the day of their transaction, which is found by its id however many
-- lines the plan was made for.
create function check_ledger_sums() returns trigger language plpgsql
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  if exists (
    select from added a group by a.transaction_id
    having sum(a.amount_cents) <> 0 or min(a.position) <> 0 or max(a.position) <> count(*) - 1)
  then raise exception 'a ledger transaction is written whole, and its lines sum to 0'; end if;
  if exists (
    select from added a join ledger_transactions t on t.id = a.transaction_id
    where t.organization_id <> a.organization_id or t.date <> a.date)
  then raise exception 'the lines of a ledger transaction are of its organisation and its day'; end if;
  return null;
end
$$;
create trigger ledger_lines_sum after insert on ledger_lines referencing new table as added
  for each statement execute function check_ledger_sums();
create function check_ledger_lines() returns trigger language plpgsql as $$
begin
  if not exists (select from ledger_lines l where l.transaction_id = new.id and l.position = 0)
  then raise exception 'a ledger transaction has lines'; end if;
  return null;
end
$$;
create constraint trigger ledger_transactions_lines after insert on ledger_transactions deferrable initially deferred
  for each row execute function check_ledger_lines();

-- The book opens empty: until today every payment was received by the creditor, and no money was held for anybody. A
-- payment that says otherwise was not written by the product, and somebody has to look at it before there is a book.
do $$
begin
  if exists (select from payments where received_by = 'us')
  then raise exception 'there are payments that we received, and no bank entry shows them'; end if;
end
$$;
