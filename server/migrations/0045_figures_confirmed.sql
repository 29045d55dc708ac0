-- What a credit note to a partner names.
alter table partners
  add column address jsonb constraint partners_address_check check (jsonb_typeof(address) = 'object'),
  add column uid text constraint partners_uid_check check (uid ~ '^[A-Z]{2}[A-Z0-9+*]{2,12}$');

-- Which rows of the legal tables an administrator has confirmed. Rows are only ever added.
create table legal_row_confirmations (
  id bigint generated always as identity primary key,
  name text not null constraint legal_row_confirmations_name_check check (name ~ '^[a-z_]{1,50}$'),
  -- Where in the table the row stands.
  list text not null constraint legal_row_confirmations_list_check check (length(list) between 1 and 100),
  -- The row as it was. Its confirmation is void for other figures.
  content jsonb not null constraint legal_row_confirmations_content_check check (jsonb_typeof(content) = 'object'),
  -- When to expect another figure.
  next_change date,
  operator_id uuid not null references operators (id),
  created_at timestamptz not null
);
create index legal_row_confirmations_operator_idx on legal_row_confirmations (operator_id);

create function keep_confirmations() returns trigger language plpgsql as $$
begin
  raise exception 'confirmations are only ever added' using errcode = 'restrict_violation';
end
$$;
create trigger legal_row_confirmations_keep before update or delete on legal_row_confirmations
  for each row execute function keep_confirmations();
create trigger legal_row_confirmations_keep_all before truncate on legal_row_confirmations
  for each statement execute function keep_confirmations();

-- Which laws open claims are under, and so which tables matter.
create index claims_law_in_use_idx on claims (governing_law) where case_status <> 'closed';
