-- migrate: outside a transaction
-- What the next files need to do their work in a moment: proofs about all rows, and the indexes that a table by months has.
alter table events validate constraint events_first_month_check;
alter table webhook_deliveries validate constraint webhook_deliveries_first_month_check;
alter table webhook_deliveries validate constraint webhook_deliveries_traceparent_check;
alter table webhook_attempts validate constraint webhook_attempts_first_month_check;
create index concurrently if not exists events_seq_idx on events (seq);
create index concurrently if not exists webhook_deliveries_id_idx on webhook_deliveries (id);
create unique index concurrently if not exists webhook_attempts_first_pkey on webhook_attempts (delivery_id, number, month);
