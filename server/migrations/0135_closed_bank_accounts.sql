-- A bank account that was made by mistake and never used is closed: nothing offers it, and no file of it is taken. What it
-- was stays here. Its number is free to be added again.
create table closed_bank_accounts (
  id uuid constraint closed_bank_accounts_pkey primary key,
  organization_id uuid not null
    constraint closed_bank_accounts_organization_fkey references organizations (id) on delete cascade,
  name text not null,
  iban text not null,
  bic text,
  kind text not null constraint closed_bank_accounts_kind_check check (kind in ('client_money', 'own')),
  created_at timestamptz not null,
  closed_at timestamptz not null,
  closed_by uuid not null constraint closed_bank_accounts_by_fkey references operators (id),
  note text not null
);
create index closed_bank_accounts_organization_idx on closed_bank_accounts (organization_id);
create index closed_bank_accounts_by_idx on closed_bank_accounts (closed_by);
create trigger closed_bank_accounts_keep before update on closed_bank_accounts for each row execute function keep_money();

-- An account goes only unused, or with its organisation.
create function keep_used_account() returns trigger language plpgsql as $$
begin
  if exists (select 1 from organizations o where o.id = old.organization_id) and (
    exists (select 1 from bank_statements s where s.account_id = old.id)
    or exists (select 1 from payment_runs r where r.account_id = old.id)
    or exists (select 1 from opening_parts p where p.account_id = old.id)
    or not exists (select 1 from closed_bank_accounts c where c.id = old.id)) then
    raise exception 'a bank account that was used is not closed' using errcode = 'restrict_violation';
  end if;
  return old;
end
$$;
create trigger bank_accounts_keep_used before delete on bank_accounts for each row execute function keep_used_account();
