-- migrate: outside a transaction
-- What few rows of a list have, in the order of the list. Letters of a kind, of an organisation, and of both.
create index concurrently if not exists letters_kind_idx on letters (kind, created_at desc, id desc);
create index concurrently if not exists letters_organization_idx on letters (organization_id, kind, created_at desc, id desc);
-- Shares of a partner as they are approved and paid out, which happens once a month: entering one writes to neither.
create index concurrently if not exists revenue_shares_approved_idx on revenue_shares (partner_id, created_at desc, id desc)
  where status = 'approved';
create index concurrently if not exists revenue_shares_paid_out_idx on revenue_shares (partner_id, created_at desc, id desc)
  where status = 'paid_out';
create index concurrently if not exists audit_entries_organization_idx on audit_entries (organization_id, at desc, id desc)
  where organization_id is not null;
