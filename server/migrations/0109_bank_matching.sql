-- How claims are found for money that came without a right reference.

-- The words of a name that was folded for searching. Order does not matter: banks write last names first. The Turkish
-- letter is the only one that folding leaves and banks do not.
create function name_words(search_name text) returns text[] language sql immutable strict parallel safe
return regexp_split_to_array(translate(btrim(search_name), 'ı', 'i'), '[^a-z0-9]+');

-- What is compared of a number that people type: its digits, without zeros at the beginning.
create function number_digits(given text) returns text language sql immutable strict parallel safe
return ltrim(regexp_replace(normalize(given, nfkc), '[^0-9]', '', 'g'), '0');

create index debtors_name_words_idx on debtors using gin (name_words(search_name));
create index debtors_iban_idx on debtors (iban) where iban is not null;
create index invoices_digits_idx on invoices (organization_id, number_digits(invoice_number)) where invoice_number is not null;
create index payments_iban_idx on payments (iban) where iban is not null;
