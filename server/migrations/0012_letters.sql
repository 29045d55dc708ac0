-- Demand letters: who sends them, what was sent, and how a debtor gets into the portal.

-- Null until somebody has entered it. Always read and replaced whole.
alter table organizations
  add column letterhead jsonb constraint organizations_letterhead_check check (jsonb_typeof(letterhead) = 'object'),
  add column mail_letters boolean not null default false;

-- Blobs that belong to something else: [{key, filename, mime_type, file_size, sha256}].
alter table mails add column attachments jsonb not null default '[]'
  constraint mails_attachments_check check (jsonb_typeof(attachments) = 'array');

-- The blob is stored before its row. `move_number` counts a claim's moves: one letter for each at most.
create table letters (
  id uuid primary key,
  organization_id uuid not null,
  claim_id uuid not null,
  move_number integer not null constraint letters_move_number_check check (move_number > 0),
  kind text not null constraint letters_kind_check check (kind in (
    'first_demand_letter', 'second_demand_letter', 'third_demand_letter', 'mzr_aufhebungserklaerung')),
  language text not null constraint letters_language_check check (language in ('de', 'en')),
  recipient jsonb not null constraint letters_recipient_check check (jsonb_typeof(recipient) = 'array'),
  status text not null constraint letters_status_check check (status in ('outbox', 'printed', 'mailed', 'returned')),
  total_cents bigint not null constraint letters_total_check check (total_cents > 0),
  letter_date date not null,
  deadline date not null,
  blob_key text not null constraint letters_blob_key_key unique,
  filename text not null,
  file_size bigint not null constraint letters_file_size_check check (file_size > 0),
  sha256 text not null constraint letters_sha256_check check (sha256 ~ '^[0-9a-f]{64}$'),
  mail_id uuid references mails (id),
  printed_at timestamptz,
  returned_at timestamptz,
  returned_reason text,
  created_at timestamptz not null,
  constraint letters_claim_id_move_number_key unique (claim_id, move_number),
  constraint letters_claim_fkey foreign key (organization_id, claim_id) references claims (organization_id, id),
  constraint letters_returned_check check (
    (status = 'returned') = (returned_at is not null) and (returned_at is null) = (returned_reason is null))
);
create index letters_created_at_idx on letters (created_at desc, id desc);
create index letters_status_idx on letters (status, created_at desc, id desc);

-- What is printed on a claim's letters. It must be printed again and again, so it is sealed and not hashed alone.
create table debtor_access_codes (
  claim_id uuid primary key references claims (id),
  code_sealed bytea not null,
  code_hash bytea not null,
  created_at timestamptz not null
);
