-- Which pages of a file were not read, as ranges; null for files that an earlier version has read, and where all were. Two
-- more reasons why amounts wait: such pages, and text that is hidden below a picture and says something else.
alter table invoice_files
  add column unread_pages jsonb,
  add constraint invoice_files_unread_check check (jsonb_typeof(unread_pages) = 'array') not valid,
  drop constraint invoice_files_doubts_check,
  add constraint invoice_files_doubts_check check (jsonb_typeof(doubts) = 'array' and doubts <@ '[
    "not_an_invoice", "several_invoices", "hidden_text", "already_paid", "open_amount_differs", "foreign_currency",
    "currency_unknown", "no_currency", "pages_unread", "sums_disagree"]') not valid;
