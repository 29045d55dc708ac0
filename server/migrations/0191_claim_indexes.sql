-- migrate: outside a transaction
-- migrate: after the backfill 0190_claim_positions
-- What the tables of 0190 serve now is taken off claims. The version before finds the same rows without these indexes, by
-- reading all claims, so it is slower until its nodes are replaced.

-- Without the sums and times that it used to include.
create index concurrently if not exists claims_of_customer_idx
  on claims (organization_id, customer_id, created_at desc, id desc);
drop index concurrently if exists claims_customer_idx;
-- Without the time of the last change.
create index concurrently if not exists claims_in_dispute_idx on claims (id) where case_status = 'disputed';
drop index concurrently if exists claims_disputed_idx;

drop index concurrently if exists claims_due_idx;
drop index concurrently if exists claims_organization_due_idx;
drop index concurrently if exists claims_organization_updated_at_idx;
drop index concurrently if exists claims_desk_idx;
drop index concurrently if exists claims_court_desk_idx;
drop index concurrently if exists claims_decision_idx;
drop index concurrently if exists claims_closed_at_idx;
drop index concurrently if exists claims_plan_paid_idx;
drop index concurrently if exists claims_blocked_idx;
drop index concurrently if exists claims_stuck_idx;
drop index concurrently if exists claims_total_idx;
drop index concurrently if exists claims_outstanding_idx;
drop index concurrently if exists claims_limitation_idx;
drop index concurrently if exists claims_all_barred_idx;
drop index concurrently if exists claims_undated_idx;
drop index concurrently if exists claims_costs_open_idx;
-- No statement looked anything up in it.
drop index concurrently if exists claims_waiting_letter_idx;
