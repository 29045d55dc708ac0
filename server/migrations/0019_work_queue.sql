-- What the desk of the team is read from: a search that knows how names are typed, and what waits for somebody.

-- A trusted extension: whoever may create objects in the database may create it.
create extension if not exists pg_trgm;

-- Small letters without accents. The form is the one that people write who have no key for an umlaut.
create function search_form(given text) returns text language sql immutable strict parallel safe
return lower(regexp_replace(normalize(translate(
  replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(normalize(given, nfc),
    'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'Ä', 'ae'), 'Ö', 'oe'), 'Ü', 'ue'), 'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'Æ', 'ae'),
  'øØłŁđĐ', 'oOlLdD'), nfd), '[\u0300-\u036f]', '', 'g'));

-- What a search is compared with. Köhler is found as Köhler, Koehler and Kohler; the third form is there only where it
-- differs. Before every word stands a space, so that the beginning of one can be asked for.
create function search_words(given text) returns text language sql immutable strict parallel safe
return ' ' || search_form(given) || case
  when normalize(given, nfc) ~ '[äöüÄÖÜ]' then ' ' || search_form(translate(normalize(given, nfc), 'äöüÄÖÜ', 'aouAOU'))
  else '' end;

alter table debtors
  add column name text not null generated always as (coalesce(company ->> 'company_name',
    btrim(coalesce(person ->> 'first_name', '') || ' ' || coalesce(person ->> 'last_name', '')))) stored,
  add column search_name text not null generated always as (search_words(coalesce(company ->> 'company_name',
    btrim(coalesce(person ->> 'first_name', '') || ' ' || coalesce(person ->> 'last_name', ''))))) stored;
alter table customers add column search_name text not null generated always as (search_words(name)) stored;
alter table invoices add column search_number text generated always as (search_words(invoice_number)) stored;
alter table claims add column search_reference text not null
  generated always as (search_words(case_reference || ' ' || coalesce(partner_reference, ''))) stored;

create index debtors_search_idx on debtors using gin (search_name gin_trgm_ops);
create index customers_search_idx on customers using gin (search_name gin_trgm_ops);
create index invoices_search_idx on invoices using gin (search_number gin_trgm_ops);
create index claims_search_idx on claims using gin (search_reference gin_trgm_ops);
create index claims_created_at_idx on claims (created_at desc, id desc);

-- Since when a step could not be taken for this reason; stuck_at is when it was last tried.
alter table claims add column stuck_since timestamptz;
update claims set stuck_since = stuck_at where stuck_at is not null;
alter table claims add constraint claims_stuck_since_check check ((stuck_reason is null) = (stuck_since is null));

-- What waits for somebody, and nothing else.
create index claims_desk_idx on claims (collection_stage, stage_entered_at, id)
  where collection_stage in ('new', 'installment_cancelled', 'manuelle_pruefung');
create index claims_disputed_idx on claims (changed_at, id) where case_status = 'disputed';
create index webhook_deliveries_failed_idx on webhook_deliveries (created_at) where status = 'failed';
create index invoice_fields_waiting_idx on invoice_fields (invoice_id) where accepted_at is null and (
  (source is null and reading is not null) or
  (field in ('invoice_number', 'invoice_amount_gross', 'invoice_issue_date') and (source is null or confidence < 0.8)));

-- Who has taken up an item of the work queue, and until when it is put off. The items themselves are never stored.
create table work_marks (
  kind text not null,
  subject_id uuid not null,
  -- Null where the item is about a partner.
  claim_id uuid references claims (id),
  owner_id uuid references operators (id),
  snoozed_until timestamptz,
  -- Since when the item waited at that time: when that moves, it is a new situation and comes back.
  snoozed_since timestamptz,
  note text,
  updated_at timestamptz not null,
  constraint work_marks_pkey primary key (kind, subject_id),
  constraint work_marks_snooze_check check ((snoozed_until is null) = (snoozed_since is null)),
  constraint work_marks_note_check check (note is null or snoozed_until is not null)
);
create index work_marks_claim_idx on work_marks (claim_id, updated_at desc) where owner_id is not null;
