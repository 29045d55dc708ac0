-- migrate: outside a transaction
-- What the work queue asks of letters that are not on their way: which are to be printed, and which a provider has not acknowledged.
create index concurrently if not exists letters_to_print_idx on letters (organization_id, print_run_id, created_at)
  include (claim_id) where status = 'outbox' and handed_over_at is null;
create index concurrently if not exists letters_handed_over_idx on letters (handed_over_at)
  where status = 'outbox' and handed_over_at is not null;
