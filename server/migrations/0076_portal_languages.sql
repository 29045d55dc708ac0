-- Which languages the debtor portal has is up to its words. A further one needs no migration.
alter table debtors
  drop constraint debtors_language_check,
  add constraint debtors_language_check check (language ~ '^[a-z]{2,3}(-[a-z0-9]{2,8})*$');
