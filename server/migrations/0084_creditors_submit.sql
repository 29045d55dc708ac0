-- Creditors hand over cases by themselves, where the organisation allows it.
alter table organizations add column creditors_submit boolean not null default false;

-- What the creditor's own people type is as certain as what a partner sends.
alter table invoice_fields
  drop constraint invoice_fields_source_check,
  add constraint invoice_fields_source_check check (source in ('xml', 'text', 'ocr', 'partner', 'creditor', 'team'));

-- A case before it is handed over. Everybody of the customer may go on with it. Once it is a claim, only that is known of it.
create table case_drafts (
  id uuid not null,
  organization_id uuid not null,
  customer_id uuid not null,
  begun_by uuid not null,
  -- What was typed so far, by the names of the form's fields.
  typed jsonb not null default '{}',
  claim_id uuid,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  constraint case_drafts_pkey primary key (id),
  constraint case_drafts_customer_fkey foreign key (organization_id, customer_id)
    references customers (organization_id, id) on delete cascade,
  constraint case_drafts_claim_fkey foreign key (organization_id, claim_id) references claims (organization_id, id),
  constraint case_drafts_claim_key unique (claim_id),
  constraint case_drafts_typed_check check (jsonb_typeof(typed) = 'object' and (claim_id is null or typed = '{}'))
);
create index case_drafts_open_idx on case_drafts (customer_id, created_at, id) where claim_id is null;
create index case_drafts_expiry_idx on case_drafts (expires_at);

-- The invoices of a draft in their order: a file that is read, or one that is typed in.
create table case_draft_invoices (
  draft_id uuid not null,
  position integer not null,
  blob_key text,
  original_filename text,
  file_size bigint,
  sha256 text,
  state text not null,
  tries integer not null default 0,
  -- What was read: the fields, their currency, and to whom the invoice went.
  reading jsonb,
  constraint case_draft_invoices_pkey primary key (draft_id, position),
  constraint case_draft_invoices_draft_fkey foreign key (draft_id) references case_drafts (id) on delete cascade,
  constraint case_draft_invoices_blob_key unique (blob_key),
  constraint case_draft_invoices_state_check check (state in ('typed', 'pending', 'read', 'failed')),
  constraint case_draft_invoices_file_check check (
    num_nonnulls(blob_key, original_filename, file_size, sha256) = case when state = 'typed' then 0 else 4 end),
  constraint case_draft_invoices_size_check check (file_size between 1 and 52428800),
  constraint case_draft_invoices_reading_check check ((reading is not null) = (state = 'read'))
);

-- A table of many cases. Its lines are read anew whenever they are looked at; what became of each is in the table below.
create table case_imports (
  id uuid not null,
  organization_id uuid not null,
  customer_id uuid not null,
  original_filename text not null,
  content text not null,
  -- Who handed it over last, and whether lines that we probably know already were to be handed over too.
  submitted_by uuid,
  submitted_at timestamptz,
  includes_known boolean not null default false,
  finished_at timestamptz,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  constraint case_imports_pkey primary key (id),
  constraint case_imports_customer_fkey foreign key (organization_id, customer_id)
    references customers (organization_id, id) on delete cascade,
  constraint case_imports_content_check check (octet_length(content) <= 4194304),
  constraint case_imports_submitted_check check (
    (submitted_at is null) = (submitted_by is null) and (finished_at is null or submitted_at is not null))
);
create index case_imports_customer_idx on case_imports (customer_id, created_at, id);
create index case_imports_expiry_idx on case_imports (expires_at);

-- One row per line that was handed over or refused then. A line becomes part of a claim once, however often it is tried.
create table case_import_lines (
  import_id uuid not null,
  line integer not null,
  claim_id uuid,
  organization_id uuid not null,
  problems jsonb not null default '[]',
  constraint case_import_lines_pkey primary key (import_id, line),
  constraint case_import_lines_import_fkey foreign key (import_id) references case_imports (id) on delete cascade,
  constraint case_import_lines_claim_fkey foreign key (organization_id, claim_id) references claims (organization_id, id),
  constraint case_import_lines_outcome_check check ((claim_id is null) = (problems <> '[]'))
);
