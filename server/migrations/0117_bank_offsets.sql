-- Money that left an account and was set off against money that had come in there: a part that the bank took back, a
-- mistake of the bank. Both lie in suspense, so the book says nothing of it. What was taken back stays, with its end.
create table bank_offsets (
  id uuid primary key,
  debit_id uuid not null constraint bank_offsets_debit_fkey references bank_entries (id) on delete cascade,
  credit_id uuid not null constraint bank_offsets_credit_fkey references bank_entries (id) on delete cascade,
  amount_cents bigint not null constraint bank_offsets_amount_check check (amount_cents > 0),
  created_by uuid not null,
  created_at timestamptz not null,
  undone_at timestamptz
);
create index bank_offsets_debit_idx on bank_offsets (debit_id);
create index bank_offsets_credit_idx on bank_offsets (credit_id);
