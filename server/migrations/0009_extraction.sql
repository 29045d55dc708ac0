-- The file that an invoice was uploaded as, and what was read from it.

create table invoice_files (
  invoice_id uuid primary key,
  organization_id uuid not null,
  blob_key text not null constraint invoice_files_blob_key unique,
  original_filename text not null,
  file_size bigint not null constraint invoice_files_size_check check (file_size between 1 and 52428800),
  sha256 text not null,
  -- Counts the readings that were asked for: a worker that is late with an earlier one changes nothing.
  run integer not null default 1,
  -- How often this run was begun. A file that is never read to its end is given up.
  tries integer not null default 0,
  -- How often the process that reads died over it in this run.
  losses integer not null default 0,
  -- Why it could not be read, as the end of a sentence that begins with the file.
  failure text,
  -- The currency that the amounts are printed in, where the file tells.
  currency text,
  -- Sizes of the pages in points, so that boxes can be drawn on their pictures.
  pages jsonb constraint invoice_files_pages_check check (jsonb_typeof(pages) = 'array'),
  created_at timestamptz not null,
  constraint invoice_files_invoice_fkey foreign key (organization_id, invoice_id) references invoices (organization_id, id)
);

-- Where each value of an uploaded invoice comes from. The value itself stands in the invoice alone.
create table invoice_fields (
  invoice_id uuid not null references invoice_files (invoice_id),
  field text not null constraint invoice_fields_field_check check (field in (
    'invoice_number', 'invoice_issuer', 'invoice_recipient', 'subject', 'invoice_amount_net', 'invoice_amount_gross',
    'invoice_issue_date', 'invoice_due_date')),
  -- Null when the invoice has no value, though perhaps one was read.
  source text constraint invoice_fields_source_check check (source in ('xml', 'text', 'ocr', 'partner', 'team')),
  confidence numeric(5, 4) constraint invoice_fields_confidence_check check (confidence between 0 and 1),
  -- What the last reading found: value, source, confidence, page and box.
  reading jsonb constraint invoice_fields_reading_check check (jsonb_typeof(reading) = 'object'),
  accepted_at timestamptz,
  accepted_by uuid,
  primary key (invoice_id, field),
  constraint invoice_fields_accepted_check check ((accepted_at is null) = (accepted_by is null))
);
