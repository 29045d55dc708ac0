-- Our accounts change like the one in a letterhead: with a second administrator, or after a delay.
alter table bank_account_changes drop constraint bank_account_changes_kind_check;
alter table bank_account_changes add constraint bank_account_changes_kind_check
  check (kind in ('letterhead', 'bank_account'));

-- The first number of an account counts at once; later it is the one that was last agreed on. Checked at commit, when both
-- rows are written.
create function check_bank_account() returns trigger language plpgsql as $$
declare
  held record;
begin
  select b.iban, b.bic into held from bank_accounts b where b.id = new.id;
  if found and not exists (
    select from (
      select c.iban, c.bic from bank_account_changes c
      where c.kind = 'bank_account' and c.account_id = new.id and c.status = 'applied' order by c.number desc limit 1
    ) agreed
    where agreed.iban = held.iban and agreed.bic is not distinct from held.bic
  ) then
    raise exception 'a bank account changes with a second administrator, or after a delay';
  end if;
  return null;
end
$$;
create constraint trigger bank_accounts_agreed after update of iban, bic on bank_accounts
  deferrable initially deferred for each row execute function check_bank_account();

-- Whom the money in an account belongs to, and whose account it is, never changes.
create function keep_bank_account() returns trigger language plpgsql as $$
begin
  if (new.id, new.organization_id, new.kind, new.created_at) is not distinct from
    (old.id, old.organization_id, old.kind, old.created_at) then return new; end if;
  raise exception 'a bank account stays of its organisation and of its kind';
end
$$;
create trigger bank_accounts_keep before update on bank_accounts for each row execute function keep_bank_account();

-- The lists of the desk. An entry that nobody has judged yet is shown as one that matches nothing.
create function shown_entry_status(status text) returns text language sql immutable strict parallel safe
return case status when 'unread' then 'unmatched' else status end;
drop index bank_entries_status_idx;
create index bank_entries_shown_idx on bank_entries (shown_entry_status(status), booking_date desc, seq desc);
create index bank_entries_organization_idx on bank_entries (
  organization_id, shown_entry_status(status), booking_date desc, seq desc);
create index bank_entries_day_idx on bank_entries (booking_date desc, seq desc);
drop index bank_entries_account_idx;
create index bank_entries_account_idx on bank_entries (
  account_id, shown_entry_status(status), booking_date desc, seq desc);
create index bank_entries_amount_idx on bank_entries (amount_cents);
create index bank_entries_open_idx on bank_entries (created_at) where status in ('unread', 'suggested', 'unmatched');
create index bank_parts_created_at_idx on bank_parts (created_at);

-- What a search is compared with: text, payer and references, as names are.
alter table bank_entries add column search_text text not null generated always as (search_words(
  text || ' ' || coalesce(payer_name, '') || ' ' || coalesce(payer_iban, '') || ' ' || coalesce(end_to_end_id, '') || ' '
  || coalesce(bank_reference, ''))) stored;
create index bank_entries_search_idx on bank_entries using gin (search_text gin_trgm_ops);

-- What banks said of money that no claim got is erased in its own time.
alter table erasures drop constraint erasures_subject_check;
alter table erasures add constraint erasures_subject_check check (subject_kind in (
  'claim', 'debtor', 'creditor_person', 'customer', 'partner', 'operator', 'mails', 'access_log',
  'privacy_request', 'bank'));
create index bank_statements_created_at_idx on bank_statements (created_at);
