-- migrate: outside a transaction
-- migrate: after the backfill 0232_plans_in_order
-- The list of plans is a walk along it, and its counts read nothing else.
create index concurrently if not exists installment_plans_order_idx on installment_plans (next_due_date, id)
  include (status, closure_reason, organization_id, claim_id);
