-- Our accounts at banks, what their statements say, and what became of each entry.
create table bank_accounts (
  id uuid primary key,
  organization_id uuid not null constraint bank_accounts_organization_fkey references organizations (id) on delete cascade,
  name text not null constraint bank_accounts_name_check check (length(name) between 1 and 255),
  iban text not null constraint bank_accounts_iban_key unique
    constraint bank_accounts_iban_check check (iban ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$'),
  bic text,
  kind text not null constraint bank_accounts_kind_check check (kind in ('client_money', 'own')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint bank_accounts_organization_key unique (organization_id, id)
);
create index bank_accounts_organization_idx on bank_accounts (organization_id, kind, created_at);

-- A file as it came: an upload or a file of the watched folder. Every file is kept, also one that had only duplicates.
create table bank_statements (
  id uuid primary key,
  organization_id uuid not null,
  account_id uuid not null,
  format text not null constraint bank_statements_format_check check (format in ('camt.053.001.02', 'camt.053.001.08', 'mt940')),
  file_name text not null,
  blob_key text not null,
  file_size bigint not null,
  sha256 text not null,
  entry_count integer not null,
  duplicate_count integer not null,
  -- Null: from the watched folder.
  uploaded_by uuid,
  created_at timestamptz not null,
  -- Null while entries of it are unread.
  judged_at timestamptz,
  constraint bank_statements_account_fkey foreign key (organization_id, account_id)
    references bank_accounts (organization_id, id) on delete cascade,
  constraint bank_statements_counts_check check (duplicate_count between 0 and entry_count)
);
create index bank_statements_account_idx on bank_statements (account_id, created_at desc);
create index bank_statements_unread_idx on bank_statements (created_at) where judged_at is null;

-- One statement of a file, with the balances between which its entries lie.
create table bank_sheets (
  statement_id uuid not null constraint bank_sheets_statement_fkey references bank_statements (id) on delete cascade,
  position integer not null,
  -- In which order sheets came.
  seq bigint generated always as identity constraint bank_sheets_seq_key unique,
  account_id uuid not null,
  -- The bank's own name and number of it.
  bank_id text,
  opening_cents bigint not null,
  closing_cents bigint not null,
  opening_on date not null,
  closing_on date not null,
  -- Those that it passes from opening to closing, if the bank has left an entry without a name: by them it is told whether
  -- two sheets have entries in common.
  balances bigint[],
  -- The earliest of its account: the book begins with its opening balance.
  is_first boolean not null default false,
  constraint bank_sheets_pkey primary key (statement_id, position)
);
create unique index bank_sheets_first_key on bank_sheets (account_id) where is_first;
create index bank_sheets_account_idx on bank_sheets (account_id, closing_on, opening_on);

create table bank_entries (
  id uuid primary key,
  seq bigint generated always as identity constraint bank_entries_seq_key unique,
  organization_id uuid not null,
  account_id uuid not null,
  statement_id uuid not null constraint bank_entries_statement_fkey references bank_statements (id) on delete cascade,
  sheet integer not null,
  -- What makes it the same entry in another file: a hash of the bank's reference, or of all that is known.
  identity bytea not null,
  -- What comes in is positive.
  amount_cents bigint not null constraint bank_entries_amount_check check (amount_cents <> 0),
  booking_date date not null,
  value_date date not null,
  text text not null,
  payer_name text,
  payer_iban text,
  payer_bic text,
  end_to_end_id text,
  bank_reference text,
  -- Of money that we sent: the file and the batch in it.
  message_id text,
  batch_id text,
  is_return boolean not null,
  return_reason text,
  status text not null constraint bank_entries_status_check check (
    status in ('unread', 'booked', 'suggested', 'unmatched', 'to_refund', 'refunded', 'ignored')),
  -- What of it belongs to no claim and goes back to the payer.
  to_refund_cents bigint not null default 0,
  -- The entry by which the bank took it back.
  returned_by uuid constraint bank_entries_returned_by_fkey references bank_entries (id),
  note text,
  created_at timestamptz not null,
  judged_at timestamptz,
  updated_by uuid,
  constraint bank_entries_account_fkey foreign key (organization_id, account_id)
    references bank_accounts (organization_id, id) on delete cascade,
  constraint bank_entries_sheet_fkey foreign key (statement_id, sheet) references bank_sheets (statement_id, position),
  constraint bank_entries_identity_key unique (account_id, identity),
  constraint bank_entries_judged_check check ((status = 'unread') = (judged_at is null)),
  constraint bank_entries_to_refund_check check (to_refund_cents between 0 and greatest(amount_cents, 0)),
  constraint bank_entries_refund_status_check check (status not in ('to_refund', 'refunded') or to_refund_cents > 0)
);
create index bank_entries_statement_idx on bank_entries (statement_id, seq);
create index bank_entries_status_idx on bank_entries (status, booking_date desc, seq desc);
create index bank_entries_account_idx on bank_entries (account_id, booking_date desc, seq desc);
create index bank_entries_unread_idx on bank_entries (statement_id, seq) where status = 'unread';
create index bank_entries_end_to_end_idx on bank_entries (account_id, end_to_end_id) where end_to_end_id is not null;
create index bank_entries_reference_idx on bank_entries (account_id, bank_reference) where bank_reference is not null;
create unique index bank_entries_returned_by_key on bank_entries (returned_by) where returned_by is not null;
create index bank_entries_payer_idx on bank_entries (organization_id, payer_iban) where payer_iban is not null;

-- The claims that an entry names or may be for, best first. One that is named holds the claim's letters back while the
-- entry is open.
create table bank_suggestions (
  entry_id uuid not null constraint bank_suggestions_entry_fkey references bank_entries (id) on delete cascade,
  claim_id uuid not null constraint bank_suggestions_claim_fkey references claims (id),
  position smallint not null,
  score numeric(3, 2) not null constraint bank_suggestions_score_check check (score between 0 and 1),
  why text not null,
  is_named boolean not null,
  -- Of a possible double: the payment that it may be.
  payment_id uuid,
  constraint bank_suggestions_pkey primary key (entry_id, claim_id)
);
create index bank_suggestions_claim_idx on bank_suggestions (claim_id, entry_id);

-- What of an entry went to which claim, as which payment. One that was taken back stays, with its end.
create table bank_parts (
  id uuid primary key,
  entry_id uuid not null constraint bank_parts_entry_fkey references bank_entries (id) on delete cascade,
  -- Both null: our own money, which we owed to the client money.
  claim_id uuid constraint bank_parts_claim_fkey references claims (id),
  payment_id uuid constraint bank_parts_payment_fkey references payments (id),
  amount_cents bigint not null constraint bank_parts_amount_check check (amount_cents > 0),
  -- The payment was recorded before, by hand or by a partner, and is this money.
  is_linked boolean not null,
  created_by uuid,
  created_at timestamptz not null,
  undone_at timestamptz,
  constraint bank_parts_owner_check check ((claim_id is null) = (payment_id is null) and (payment_id is not null or not is_linked))
);
create index bank_parts_entry_idx on bank_parts (entry_id, created_at);
create index bank_parts_claim_idx on bank_parts (claim_id);
-- A payment is the money of one entry.
create unique index bank_parts_payment_key on bank_parts (payment_id) where undone_at is null;

-- Nothing of what the bank said changes; only what became of it.
create function keep_bank_entry() returns trigger language plpgsql as $$
begin
  if (new.id, new.account_id, new.statement_id, new.identity, new.amount_cents, new.booking_date, new.value_date,
      new.created_at) is not distinct from
    (old.id, old.account_id, old.statement_id, old.identity, old.amount_cents, old.booking_date, old.value_date,
      old.created_at) then return new; end if;
  raise exception 'what a bank statement says is never changed';
end
$$;
create trigger bank_entries_keep before update on bank_entries for each row execute function keep_bank_entry();

-- Money that we received came by an entry; checked at commit, when both are written.
create function check_received_by() returns trigger language plpgsql as $$
begin
  if exists (select from payments p where p.id = new.id and p.received_by = 'us' and p.status = 'completed') and not exists (
    select from bank_parts b where b.payment_id = new.id and b.undone_at is null)
  then raise exception 'a payment that we received is part of a bank entry'; end if;
  return null;
end
$$;
create constraint trigger payments_received_by after insert or update of received_by, status on payments
  deferrable initially deferred for each row when (new.received_by = 'us') execute function check_received_by();

-- A payment that was recorded before the bank showed it becomes one to us, and back; for the rest it is only reversed.
create or replace function keep_payment() returns trigger language plpgsql as $$
declare
  words constant text[] := array['reference', 'external_reference', 'notes', 'iban'];
  reversal constant text[] := array['status', 'reversed_at', 'updated_by'];
begin
  if tg_op = 'UPDATE' and num_nonnulls(new.reference, new.external_reference, new.notes, new.iban) = 0
    and to_jsonb(new) - words = to_jsonb(old) - words then
    return new;
  end if;
  if tg_op = 'UPDATE' and old.status = 'completed'
    and (to_jsonb(new) - reversal = to_jsonb(old) - reversal
      or to_jsonb(new) - array['received_by', 'updated_by'] = to_jsonb(old) - array['received_by', 'updated_by']) then
    return new;
  end if;
  raise exception 'a payment is not changed, only reversed' using errcode = 'restrict_violation';
end
$$;
