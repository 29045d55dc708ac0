-- What the court step claims and costs.

-- What is due and open of the invoices when it is decided. Until now it was taken to be the sum of the invoices.
alter table lawsuit_decisions add column amount_to_claim_cents bigint
  constraint lawsuit_decisions_amount_check check (amount_to_claim_cents >= 0);
update lawsuit_decisions set amount_to_claim_cents = streitwert_cents;
alter table lawsuit_decisions alter column amount_to_claim_cents set not null;
