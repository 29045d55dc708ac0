-- What the team writes down about a claim for itself: notes, calls, mails of its own, visits. Nobody else sees them.
create table case_notes (
  id uuid not null,
  organization_id uuid not null,
  claim_id uuid not null,
  kind text not null,
  -- Empty once it was withdrawn.
  text text not null,
  happened_at timestamptz not null,
  author_id uuid not null references operators (id),
  -- How it read before each correction, the latest first.
  earlier jsonb not null default '[]',
  corrected_at timestamptz,
  withdrawn_at timestamptz,
  created_at timestamptz not null,
  constraint case_notes_pkey primary key (id),
  constraint case_notes_claim_fkey foreign key (organization_id, claim_id) references claims (organization_id, id),
  constraint case_notes_of_claim_key unique (claim_id, id),
  constraint case_notes_kind_check check (
    kind in ('note', 'call_in', 'call_out', 'mail_in', 'mail_out', 'letter_in', 'visit')),
  constraint case_notes_text_check check (length(text) <= 5000),
  constraint case_notes_withdrawn_check check ((withdrawn_at is null) = (text <> '')),
  constraint case_notes_earlier_check check (
    jsonb_typeof(earlier) = 'array' and (withdrawn_at is null or earlier = '[]')),
  constraint case_notes_happened_check check (happened_at <= created_at)
);
create index case_notes_claim_idx on case_notes (claim_id, created_at, id);
create index case_notes_author_idx on case_notes (author_id);

-- Of whom a note speaks, among the team: who should read it.
create table note_mentions (
  note_id uuid not null constraint note_mentions_note_fkey references case_notes (id) on delete cascade,
  operator_id uuid not null constraint note_mentions_operator_fkey references operators (id),
  constraint note_mentions_pkey primary key (note_id, operator_id)
);
create index note_mentions_operator_idx on note_mentions (operator_id);

-- Files that came with a note.
alter table documents
  add column note_id uuid,
  add constraint documents_note_fkey foreign key (claim_id, note_id) references case_notes (claim_id, id),
  add constraint documents_note_check check (
    note_id is null or (uploaded_via = 'operator' and document_type = 'general'));
create index documents_note_idx on documents (note_id) where note_id is not null;
