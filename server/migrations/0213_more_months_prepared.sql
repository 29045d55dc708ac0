-- migrate: outside a transaction
-- What the next files need to do their work in a moment; and indexes for whoever deletes a mail, for the mails of a claim,
-- which are found by its letters, and for a search in all mails.
alter table claim_activity validate constraint claim_activity_first_month_check;
alter table mails validate constraint mails_first_month_check;
create unique index concurrently if not exists claim_activity_first_pkey on claim_activity (claim_id, number);
create index concurrently if not exists court_fee_invoices_mail_idx on court_fee_invoices (mail_id) where mail_id is not null;
create index concurrently if not exists letters_claim_idx on letters (claim_id);
create index concurrently if not exists mails_search_idx on mails using gin (lower(recipient || ' ' || subject) gin_trgm_ops);
