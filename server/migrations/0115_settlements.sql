-- Settlements with creditors: what we collected for them, our fees with VAT, court fees that we advanced, and what is paid
-- out. Nothing changes once it is settled, and nothing is settled twice.
create table settlements (
  id uuid primary key,
  organization_id uuid not null constraint settlements_organization_fkey references organizations (id) on delete cascade,
  customer_id uuid not null,
  number text not null,
  up_to date not null,
  -- The settlement of the same customer before this one; what that carried over is brought forward.
  follows uuid constraint settlements_follows_key unique constraint settlements_follows_fkey references settlements (id),
  collected_cents bigint not null,
  fees_net_cents bigint not null,
  fees_vat_cents bigint not null,
  court_fees_cents bigint not null,
  set_off_cents bigint not null,
  remitted_cents bigint not null constraint settlements_remitted_check check (remitted_cents >= 0),
  -- What the creditor owes for fees and could not be set off, and what it was paid and must give back (negative).
  receivable_before_cents bigint not null constraint settlements_receivable_before_check check (receivable_before_cents >= 0),
  receivable_after_cents bigint not null constraint settlements_receivable_after_check check (receivable_after_cents >= 0),
  overdraft_before_cents bigint not null constraint settlements_overdraft_before_check check (overdraft_before_cents <= 0),
  overdraft_after_cents bigint not null constraint settlements_overdraft_after_check check (overdraft_after_cents <= 0),
  -- Null where there are no fees.
  invoice_number text,
  issued_on date not null,
  facts jsonb not null constraint settlements_facts_check check (jsonb_typeof(facts) = 'object'),
  created_by uuid,
  created_at timestamptz not null,
  constraint settlements_organization_key unique (organization_id, id),
  constraint settlements_customer_fkey foreign key (organization_id, customer_id) references customers (organization_id, id),
  constraint settlements_number_key unique (organization_id, number),
  constraint settlements_invoice_number_key unique (organization_id, invoice_number),
  -- What is taken is taken from fees, and what is left of the money is paid out or owed.
  constraint settlements_set_off_check check (set_off_cents = receivable_before_cents + fees_net_cents + fees_vat_cents
    + court_fees_cents - receivable_after_cents),
  constraint settlements_sum_check check (remitted_cents + overdraft_after_cents = overdraft_before_cents + collected_cents
    - set_off_cents),
  -- Nothing is paid out while something is owed.
  constraint settlements_own_money_check check (
    remitted_cents = 0 or (receivable_after_cents = 0 and overdraft_after_cents = 0))
);
create unique index settlements_first_key on settlements (customer_id) where follows is null;
create index settlements_customer_idx on settlements (customer_id, created_at desc, id desc);
create index settlements_organization_idx on settlements (organization_id, created_at desc, id desc);

-- What was settled: a line of the ledger, a fee, an invoice for a court fee or its credit note. Without references, so that
-- the settlement outlasts what was deleted.
create table settlement_lines (
  settlement_id uuid not null constraint settlement_lines_settlement_fkey references settlements (id) on delete cascade,
  position integer not null,
  kind text not null constraint settlement_lines_kind_check check (kind in ('collected', 'fee', 'court_fee')),
  -- The kind of the ledger's transaction or of the fee; of a court fee `invoice` or `credit_note`.
  source_kind text not null,
  source_id uuid not null,
  source_position smallint not null,
  reverses uuid,
  claim_id uuid,
  payment_id uuid,
  case_reference text,
  text text,
  date date not null,
  amount_cents bigint not null,
  -- Of a fee: treatment, reason and rate. One that is taken back later is taxed as it was charged.
  vat jsonb constraint settlement_lines_vat_check check ((vat is not null) = (kind = 'fee')),
  -- Of a fee on a payment: who had received it.
  received_by text constraint settlement_lines_received_by_check check (received_by in ('us', 'creditor')),
  -- Of a court fee: whether the claim was filed.
  is_filed boolean constraint settlement_lines_is_filed_check check ((is_filed is not null) = (kind = 'court_fee')),
  constraint settlement_lines_pkey primary key (settlement_id, position),
  constraint settlement_lines_source_key unique (source_id, source_position, kind)
);

-- The files that were mailed.
create table settlement_files (
  settlement_id uuid not null constraint settlement_files_settlement_fkey references settlements (id) on delete cascade,
  kind text not null constraint settlement_files_kind_check check (kind in ('invoice', 'statement')),
  blob_key text not null constraint settlement_files_blob_key_key unique,
  file_size bigint not null,
  sha256 text not null,
  created_at timestamptz not null,
  constraint settlement_files_pkey primary key (settlement_id, kind)
);

-- Invoices have no gaps; settlements need not, and have none either.
create table settlement_numbers (
  organization_id uuid not null constraint settlement_numbers_organization_fkey references organizations (id) on delete cascade,
  kind text not null constraint settlement_numbers_kind_check check (kind in ('settlement', 'invoice')),
  year integer not null,
  last_number integer not null,
  constraint settlement_numbers_pkey primary key (organization_id, kind, year)
);

-- Customers whose month is not settled by itself, because their invoice would lack what the laws ask for.
create table settlements_left_out (
  customer_id uuid constraint settlements_left_out_pkey primary key,
  organization_id uuid not null,
  -- Names of what is missing, with blanks between them.
  lacks text not null,
  since timestamptz not null,
  constraint settlements_left_out_customer_fkey foreign key (organization_id, customer_id)
    references customers (organization_id, id) on delete cascade
);

-- When the books are over, the creditor is forgotten; figures and numbers stay.
create function keep_settlement() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - 'facts' = to_jsonb(old) - 'facts' and new.facts - 'creditor' = old.facts - 'creditor'
    and new.facts #>> '{creditor,name}' = '[erased]' then return new; end if;
  raise exception 'rows of % are only ever added', tg_table_name using errcode = 'restrict_violation';
end
$$;
create trigger settlements_keep before update on settlements for each row execute function keep_settlement();
create trigger settlements_keep_rows before delete on settlements for each row
  when (not is_reset()) execute function keep_money();
create trigger settlement_lines_keep before update on settlement_lines for each row execute function keep_money();
create trigger settlement_lines_keep_rows before delete on settlement_lines for each row
  when (not is_reset()) execute function keep_money();

create function check_settlement() returns trigger language plpgsql as $$
begin
  if exists (
    select from settlement_lines l where l.settlement_id = new.id
    having (coalesce(sum(l.amount_cents) filter (where l.kind = 'collected'), 0),
        coalesce(sum(l.amount_cents) filter (where l.kind = 'fee'), 0),
        coalesce(sum(l.amount_cents) filter (where l.kind = 'court_fee'), 0))
      <> (new.collected_cents, new.fees_net_cents, new.court_fees_cents))
  then raise exception 'a settlement is the sum of its lines' using errcode = 'check_violation'; end if;
  if new.follows is not null and not exists (
    select from settlements s where s.id = new.follows and s.customer_id = new.customer_id
      and (s.receivable_after_cents, s.overdraft_after_cents) = (new.receivable_before_cents, new.overdraft_before_cents))
  then raise exception 'a settlement brings forward what the one before carried over' using errcode = 'check_violation'; end if;
  if new.follows is null and (new.receivable_before_cents, new.overdraft_before_cents) <> (0, 0)
  then raise exception 'the first settlement brings nothing forward' using errcode = 'check_violation'; end if;
  return null;
end
$$;
create constraint trigger settlements_sound after insert on settlements deferrable initially deferred
  for each row execute function check_settlement();

-- On this day of the month every customer is settled up to the end of the month before; null: by hand only.
alter table organizations add column settlement_day integer
  constraint organizations_settlement_day_check check (settlement_day between 1 and 28);
