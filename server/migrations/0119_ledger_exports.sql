-- What accountants were given of the ledger. Bookings bear the booking date of the bank, which may be in a month that was
-- exported before they came: each export keeps exactly what was in it, so that the rest is known, whatever was booked at the
-- same time.
create table ledger_exports (
  id uuid primary key,
  organization_id uuid not null constraint ledger_exports_organization_fkey references organizations (id) on delete cascade,
  format text not null constraint ledger_exports_format_check check (format in ('datev', 'csv')),
  from_on date not null,
  to_on date not null,
  -- Numbers of transactions.
  numbers int8multirange not null,
  -- Settlements whose invoices were in it; a CSV has none.
  settlement_ids uuid[] not null,
  booking_count integer not null constraint ledger_exports_count_check check (booking_count >= 0),
  created_by uuid,
  created_at timestamptz not null,
  constraint ledger_exports_days_check check (from_on <= to_on)
);
create index ledger_exports_organization_idx on ledger_exports (organization_id, created_at desc);
