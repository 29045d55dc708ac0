-- migrate: outside a transaction
-- Lists of all claims in the order of their stage or status are read along these.
create index concurrently if not exists claim_positions_stage_idx on claim_positions (collection_stage, id);
create index concurrently if not exists claim_positions_status_idx on claim_positions (case_status, id);
