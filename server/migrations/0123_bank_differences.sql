-- What another file says of an entry that is stored already, where it says something else: one of the two was altered, or
-- the bank corrected itself. While nobody has said which one holds, nothing of the entry goes back to its payer.
create table bank_differences (
  id uuid primary key,
  entry_id uuid not null constraint bank_differences_entry_fkey references bank_entries (id) on delete cascade,
  -- The file whose words the entry bore when the other one came, and the other one.
  stored_statement_id uuid not null
    constraint bank_differences_stored_statement_fkey references bank_statements (id) on delete cascade,
  told_statement_id uuid not null
    constraint bank_differences_told_statement_fkey references bank_statements (id) on delete cascade,
  -- What each of them says.
  stored jsonb not null,
  told jsonb not null,
  stored_hash bytea not null,
  told_hash bytea not null,
  -- In what they differ.
  fields text[] not null constraint bank_differences_fields_check check (cardinality(fields) > 0),
  created_at timestamptz not null,
  -- Null until an administrator has said which one holds.
  holds text constraint bank_differences_holds_check check (holds in ('stored', 'told')),
  decided_by uuid constraint bank_differences_decided_by_fkey references operators (id),
  decided_at timestamptz,
  note text,
  -- The same altered file a second time is nothing new.
  constraint bank_differences_told_key unique (entry_id, told_hash),
  constraint bank_differences_decided_check check (
    (holds is null) = (decided_at is null) and (decided_by is null) = (decided_at is null))
);
create index bank_differences_open_idx on bank_differences (entry_id) where decided_at is null;
create index bank_differences_stored_statement_idx on bank_differences (stored_statement_id);
create index bank_differences_told_statement_idx on bank_differences (told_statement_id);

-- Both sides are kept as they were. It is decided once, and the words are emptied when the time for receipts is over.
create function keep_bank_difference() returns trigger language plpgsql as $$
declare
  words constant text[] := array['stored', 'told', 'note'];
  decision constant text[] := array['holds', 'decided_by', 'decided_at', 'note'];
begin
  if to_jsonb(new) - words = to_jsonb(old) - words
    and (new.stored, new.told, new.note) is not distinct from ('{}'::jsonb, '{}'::jsonb, null::text) then return new; end if;
  if old.decided_at is null and to_jsonb(new) - decision = to_jsonb(old) - decision then return new; end if;
  raise exception 'what two statements say of an entry is never changed';
end
$$;
create trigger bank_differences_keep before update on bank_differences for each row execute function keep_bank_difference();

-- The value date alone may become another one: that of a file of which an administrator has said that it holds.
create or replace function keep_bank_entry() returns trigger language plpgsql as $$
begin
  if (new.id, new.account_id, new.statement_id, new.identity, new.amount_cents, new.booking_date, new.created_at)
    is not distinct from
    (old.id, old.account_id, old.statement_id, old.identity, old.amount_cents, old.booking_date, old.created_at)
    and (new.value_date = old.value_date or exists (
      select from bank_differences d
      where d.entry_id = new.id and d.holds = 'told' and d.told ->> 'value_date' = new.value_date::text))
  then return new; end if;
  raise exception 'what a bank statement says is never changed';
end
$$;
