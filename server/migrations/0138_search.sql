-- A search of the team that finds what stands in a letter, in a mail and on a keyboard without foreign letters; and what
-- its list is narrowed by.

-- As in 0019, for more letters that have no accent to drop, and for apostrophes and hyphens of all kinds.
create or replace function search_form(given text) returns text language sql immutable strict parallel safe
return lower(regexp_replace(normalize(translate(
  replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
    normalize(given, nfc),
    'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'Ä', 'ae'), 'Ö', 'oe'), 'Ü', 'ue'), 'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'Æ', 'ae'),
    'œ', 'oe'), 'Œ', 'oe'), 'þ', 'th'), 'Þ', 'th'),
  'øØłŁđĐıðÐħĦŧŦŋŊſəƏ’‘ʼʹ´`‐‑–', 'oOlLdDidDhHtTnNseE''''''''''''---'), nfd), '[\u0300-\u036f]', '', 'g'));

-- Köhler is found as Köhler, Koehler and Kohler; Sørensen also as Soerensen, Ålund also as Aalund.
create or replace function search_words(given text) returns text language sql immutable strict parallel safe
return ' ' || search_form(given) || case
  when normalize(given, nfc) ~ '[äöüÄÖÜøØåÅ]' then ' ' || search_form(translate(
    replace(replace(replace(replace(normalize(given, nfc), 'ø', 'oe'), 'Ø', 'oe'), 'å', 'aa'), 'Å', 'aa'), 'äöüÄÖÜ', 'aouAOU'))
  else '' end;

-- Name, towns and e-mail addresses of a debtor together, so that „Maier Graz" finds one. A column, since frequent words
-- are compared with very many rows.
alter table debtors add column search_text text not null generated always as (
  search_words(coalesce(company ->> 'company_name',
    btrim(coalesce(person ->> 'first_name', '') || ' ' || coalesce(person ->> 'last_name', ''))))
  || search_values(jsonb_path_query_array(addresses, '$[*].city'))
  || search_values(jsonb_path_query_array(communication_channels, '$[*] ? (@.type == "email").value'))
  || ' ' || coalesce(search_form(portal_email), '')) stored,
  -- Of the address that letters go to, which decides about law and court.
  add column country text generated always as (
    jsonb_path_query_first(addresses, '$[*] ? (@.is_primary == true)') ->> 'country') stored;
create index debtors_text_idx on debtors using gin (search_text gin_trgm_ops);

-- Indexes over expressions keep what the functions said before.
reindex index debtors_person_idx;
reindex index customers_person_idx;
reindex index creditor_people_person_idx;

-- Stored forms are written anew where they are others now, which is in few rows. Setting what they are made of does it.
update debtors set person = person, company = company
where search_name <> search_words(coalesce(company ->> 'company_name',
  btrim(coalesce(person ->> 'first_name', '') || ' ' || coalesce(person ->> 'last_name', ''))));
update customers set name = name where search_name <> search_words(name);
update invoices set invoice_number = invoice_number where search_number <> search_words(invoice_number);
update claims set case_reference = case_reference, partner_reference = partner_reference
where search_reference <> search_words(case_reference || ' ' || coalesce(partner_reference, ''));
update bank_entries set text = text
where search_text <> search_words(text || ' ' || coalesce(payer_name, '') || ' ' || coalesce(payer_iban, '') || ' '
  || coalesce(end_to_end_id, '') || ' ' || coalesce(bank_reference, ''));

-- Claims by amounts that somebody names: all invoices, what is open of them, one invoice, a letter. The first two are also
-- what the list is sorted and narrowed by.
create index claims_total_idx on claims (total_cents, id);
create index claims_outstanding_idx on claims (greatest(0, total_cents - paid_cents), id);
create index invoices_gross_idx on invoices (gross_cents) where gross_cents is not null;
create index letters_total_idx on letters (total_cents);
