-- Where debtors get independent advice. An empty list means the places that are known in each country.
alter table organizations
  add column debt_advice jsonb not null default '[]'
    constraint organizations_debt_advice_check check (jsonb_typeof(debt_advice) = 'array');
