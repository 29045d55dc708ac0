-- migrate: outside a transaction
-- Shares of all partners, newest first, and those of one status, are read along these.
create index concurrently if not exists revenue_shares_created_at_idx on revenue_shares (created_at desc, id desc);
create index concurrently if not exists revenue_shares_status_idx on revenue_shares (status, created_at desc, id desc);
