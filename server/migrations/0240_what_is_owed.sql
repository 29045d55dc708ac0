-- What an uploaded document is, what it says is still to be paid, and why its amounts are not claimed by themselves.
-- Null for files that an earlier version has read.
alter table invoice_files
  add column document_kind text,
  add column open_cents bigint,
  add column doubts jsonb;

alter table invoice_files
  add constraint invoice_files_kind_check check (document_kind in (
    'invoice', 'reminder', 'credit_note', 'pro_forma', 'offer', 'order_confirmation', 'delivery_note', 'contract', 'receipt',
    'statement', 'letter', 'unknown')) not valid,
  add constraint invoice_files_open_check check (open_cents between 0 and 99999999999) not valid,
  add constraint invoice_files_doubts_check check (jsonb_typeof(doubts) = 'array' and doubts <@ '[
    "not_an_invoice", "already_paid", "open_amount_differs", "foreign_currency", "currency_unknown", "no_currency",
    "sums_disagree"]') not valid;
