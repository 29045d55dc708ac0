-- migrate: outside a transaction
-- migrate: after the backfill 0238_invoices_to_check
-- From here on the lists rely on the table. The invoice that has waited longest comes first.
create index concurrently if not exists invoices_to_check_since_idx on invoices_to_check (since, invoice_id);
create index concurrently if not exists invoices_to_check_organization_idx
  on invoices_to_check (organization_id, since, invoice_id);
