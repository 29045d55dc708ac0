-- The trace of the request or job that a job was queued by (W3C, traceparent), as its deliveries have it. No row is rewritten:
-- the column comes without its default.
alter table jobs add column traceparent text;
alter table jobs alter column traceparent set default nullif(current_setting('mahnwerk.traceparent', true), '');
alter table jobs add constraint jobs_traceparent_check
  check (traceparent ~ '^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$') not valid;
