-- A country that few debtors live in.
create index debtors_country_idx on debtors (country);
