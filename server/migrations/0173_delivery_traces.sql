-- The trace of the request that an event came from (W3C, traceparent), so that a receiver can follow it. A transaction says its
-- own in a setting, since deliveries are queued by a trigger. No row is rewritten: the column comes without its default, and
-- the rows that are there have no trace to check.
alter table webhook_deliveries add column traceparent text;
alter table webhook_deliveries
  alter column traceparent set default nullif(current_setting('mahnwerk.traceparent', true), '');
alter table webhook_deliveries add constraint webhook_deliveries_traceparent_check
  check (traceparent ~ '^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$') not valid;
