-- Books of millions of entries: counts and sums of the desk are read from an index alone, and what the nightly comparison
-- of everything found is kept for whoever looks at a book that is too large to be compared while they wait.
drop index bank_entries_shown_idx;
create index bank_entries_shown_idx on bank_entries (shown_entry_status(status), booking_date desc, seq desc) include (status);
drop index bank_entries_organization_idx;
create index bank_entries_organization_idx on bank_entries (
  organization_id, shown_entry_status(status), booking_date desc, seq desc) include (status);
drop index bank_entries_account_idx;
create index bank_entries_account_idx on bank_entries (
  account_id, shown_entry_status(status), booking_date desc, seq desc) include (status, amount_cents);

alter table ledger_comparisons add column misfits jsonb not null default '[]'
  constraint ledger_comparisons_misfits_check check (jsonb_typeof(misfits) = 'array');

-- What of entries went to no claim is little, and is compared each time somebody looks.
create index bank_parts_given_idx on bank_parts (entry_id) where kind <> 'payment';
