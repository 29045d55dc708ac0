-- migrate: outside a transaction
-- migrate: after the backfill 0275_copies_in_order
-- Each place where a claim of an organisation may stand, and its claims in the order of the list. A list by stage, by status or
-- by both reads so many of each of its places.
create index concurrently if not exists claim_positions_place_idx
  on claim_positions (organization_id, collection_stage, case_status, created_at desc, id desc);
-- The same of all organisations, in the order of two indexes that it replaces.
create index concurrently if not exists claim_positions_order_idx on claim_positions (collection_stage, case_status, id);
drop index concurrently if exists claim_positions_stage_idx;
drop index concurrently if exists claim_positions_status_idx;
-- Paid in part, and paid.
create index concurrently if not exists claim_debts_partial_idx on claim_debts (organization_id, created_at desc, id desc)
  where paid_cents > 0 and not (case_status = 'closed' and total_cents > 0 and paid_cents >= total_cents);
create index concurrently if not exists claim_debts_paid_idx on claim_debts (organization_id, created_at desc, id desc)
  where case_status = 'closed' and total_cents > 0 and paid_cents >= total_cents;
-- Why a claim was closed changes when it is closed, as its status does, which other indexes of claims hold.
create index concurrently if not exists claims_resolved_idx on claims (organization_id, created_at desc, id desc)
  where closure_reason in ('paid', 'installment_plan');
alter table claim_positions validate constraint claim_positions_placed_check;
alter table claim_debts validate constraint claim_debts_placed_check;
