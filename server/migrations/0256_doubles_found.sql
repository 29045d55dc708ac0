-- migrate: outside a transaction
-- By which an invoice is found that is there twice.
create index concurrently if not exists invoices_double_key_idx on invoices (double_key) where double_key is not null;
create index concurrently if not exists invoice_files_hash_idx on invoice_files (organization_id, sha256);
alter table invoice_fields validate constraint invoice_fields_contradictions_check;
alter table invoice_files validate constraint invoice_files_doubts_check;
alter table invoice_files validate constraint invoice_files_parts_check;
alter table invoice_files validate constraint invoice_files_page_count_check;
alter table invoices validate constraint invoices_split_check;
