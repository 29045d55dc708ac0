-- What the court step claims and costs.

-- What is due and open of the invoices when it is decided. Until now it was taken to be the sum of the invoices.
alter table lawsuit_decisions add column amount_to_claim_cents bigint
  constraint lawsuit_decisions_amount_check check (amount_to_claim_cents >= 0);
update lawsuit_decisions set amount_to_claim_cents = streitwert_cents;
alter table lawsuit_decisions alter column amount_to_claim_cents set not null;

-- Whether the creditor deducts input tax: then the debtor owes a lawyer's fee without VAT.
alter table customers add column deducts_input_tax boolean not null default true;

-- What a title awards of court and lawyer's fees; null where nobody told.
alter table court_titles add column awarded_cents bigint constraint court_titles_awarded_check check (awarded_cents >= 0);

-- For the work item: filed claims whose invoices are paid and that are open for what the court step cost.
create index claims_costs_open_idx on claims (id)
  where filed_at is not null and case_status <> 'closed' and paid_cents >= total_cents;
