-- The payer of a bank entry is plainly neither the debtor nor somebody of that name. Only a debtor's own payment
-- acknowledges the debt, so such a one does not move the day that the team must not miss. Judged once, when it is booked:
-- what the bank said is erased in time.
alter table payments add column by_stranger boolean not null default false;
