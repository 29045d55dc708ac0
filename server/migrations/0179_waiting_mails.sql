-- migrate: outside a transaction
-- The metrics count mails that wait or failed; there are few of them among all that were ever sent.
create index concurrently if not exists mails_waiting_idx on mails (status, created_at) where status in ('queued', 'failed');
