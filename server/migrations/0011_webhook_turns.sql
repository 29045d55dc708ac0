-- First attempts and retries are looked for apart, so that a long queue of the one never hides the other.
alter table webhook_deliveries add column is_retry boolean not null generated always as (attempts > 0) stored;
drop index webhook_deliveries_due_idx;
create index webhook_deliveries_due_idx on webhook_deliveries (webhook_id, is_retry, next_at, seq)
  where status = 'pending';
