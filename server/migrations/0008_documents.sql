-- Files that belong to a claim, and the two facts about the court that decide whether one may be erased.

-- The creditor approved the court step; the last filing was recorded.
alter table claims add column court_approved_at timestamptz, add column filed_at timestamptz;

-- The blob is stored before its row. `retained_at`: deleted by the partner, but kept for the service team as evidence.
create table documents (
  id uuid primary key,
  organization_id uuid not null,
  claim_id uuid not null,
  blob_key text not null constraint documents_blob_key_key unique,
  filename text not null,
  original_filename text not null,
  file_size bigint not null constraint documents_file_size_check check (file_size between 1 and 52428800),
  mime_type text not null,
  sha256 text not null constraint documents_sha256_check check (sha256 ~ '^[0-9a-f]{64}$'),
  document_type text not null constraint documents_type_check check (document_type in (
    'invoice', 'contract', 'correspondence', 'legal', 'general', 'additional_document')),
  visibility text not null constraint documents_visibility_check check (visibility in ('creditor', 'partner_only')),
  description text,
  processing_status text not null constraint documents_processing_status_check
    check (processing_status in ('pending', 'uploaded', 'processing', 'completed', 'failed')),
  uploaded_via text not null constraint documents_uploaded_via_check check (uploaded_via in ('api', 'operator')),
  uploaded_by uuid,
  -- Shown in the debtor portal since; and ever, which outlasts taking it back.
  released_at timestamptz,
  first_released_at timestamptz,
  retained_at timestamptz,
  created_at timestamptz not null,
  constraint documents_organization_id_id_key unique (organization_id, id),
  constraint documents_claim_fkey foreign key (organization_id, claim_id) references claims (organization_id, id),
  constraint documents_released_check check (released_at is null or first_released_at is not null),
  constraint documents_retained_check check (retained_at is null or released_at is null)
);
create index documents_claim_idx on documents (claim_id, created_at desc, id desc);
