-- migrate: outside a transaction
-- Lists of all claims in the order of their stage or status are read along these.
create index concurrently if not exists claim_positions_stage_idx on claim_positions (collection_stage, id);
create index concurrently if not exists claim_positions_status_idx on claim_positions (case_status, id);
-- Few are held.
create index concurrently if not exists claims_held_idx on claims (created_at, id) where is_held;
