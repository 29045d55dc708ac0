-- migrate: outside a transaction
-- What the work queue looks for among very many claims: new ones in the order in which they wait, decisions on claims that are to
-- be decided, and letters of claims whose address is unknown.
create index concurrently if not exists claim_positions_new_idx
  on claim_positions (coalesce(stuck_since, stage_entered_at), id) where collection_stage = 'new' and case_status = 'open';
create index concurrently if not exists claim_positions_undecided_idx on claim_positions (id) include (organization_id)
  where collection_stage = 'dunning_action_recommended' and case_status = 'open';
create index concurrently if not exists lawsuit_decisions_kind_idx on lawsuit_decisions (decision, claim_id)
  include (decided_at);
create index concurrently if not exists claims_address_unknown_idx on claims (id) where address_unknown;
