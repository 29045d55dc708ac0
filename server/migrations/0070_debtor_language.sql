-- The language that a debtor has chosen in the portal; until then the browser's counts.
alter table debtors add column language text constraint debtors_language_check check (language in ('de', 'en'));
