-- migrate: outside a transaction
-- With the epoch before the time: what has lapsed is found without reading what waits, and the other way round. The index
-- before serves no statement that this one does not, of the version before either.
create index concurrently if not exists webhook_deliveries_epoch_idx
  on webhook_deliveries (webhook_id, epoch, is_retry, next_at, seq) where status = 'pending';
drop index concurrently if exists webhook_deliveries_due_idx;
