-- migrate: outside a transaction
-- Whoever reads what is owed on a claim asks for its plans, which were looked for among all.
create index concurrently if not exists installment_plans_claim_idx on installment_plans (claim_id);
