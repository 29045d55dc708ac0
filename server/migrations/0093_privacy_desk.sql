-- The desk for what people ask about their own data: who asks what, until when it is answered, what was done about it.

-- A search over all that a person is found by, typed as people type it. Indexes hold it and no column does: what is
-- erased from a row is gone from here too.
create function search_values(given jsonb) returns text language sql immutable parallel safe
return search_words(translate(coalesce(given, '[]')::text, '"[]{},', '      '));
-- Telephone numbers by their digits, each apart from the next.
create function search_digits(given jsonb) returns text language sql immutable parallel safe
return regexp_replace(coalesce(given, '[]')::text, '[^0-9",]', '', 'g');

create function debtor_search(search_name text, addresses jsonb, channels jsonb, iban text, representative jsonb,
  legal_representatives jsonb) returns text language sql immutable parallel safe
return search_name || search_values(jsonb_path_query_array(addresses, '$[*].*'))
  || search_values(jsonb_path_query_array(channels, '$[*] ? (@.type == "email").value'))
  || ' ' || search_digits(jsonb_path_query_array(channels, '$[*] ? (@.type != "email").value'))
  || ' ' || coalesce(lower(iban), '')
  || search_values(representative -> 'name') || search_values(legal_representatives);
create index debtors_person_idx on debtors using gin (
  debtor_search(search_name, addresses, communication_channels, iban, representative, legal_representatives) gin_trgm_ops);

create function customer_search(search_name text, email text, phone text, address jsonb, payout_iban text) returns text
language sql immutable parallel safe
return search_name || ' ' || search_form(email) || search_values(jsonb_path_query_array(coalesce(address, '{}'), '$.*'))
  || ' ' || search_digits(to_jsonb(phone)) || ' ' || coalesce(lower(payout_iban), '');
create index customers_person_idx on customers using gin (
  customer_search(search_name, email, phone, address, payout_iban) gin_trgm_ops);

create function people_search(name text, email text) returns text language sql immutable parallel safe
return search_words(coalesce(name, '')) || ' ' || search_form(email);
create index creditor_people_person_idx on creditor_people using gin (people_search(name, email) gin_trgm_ops);

create table privacy_requests (
  id uuid primary key,
  number bigint generated always as identity,
  kind text not null constraint privacy_requests_kind_check check (
    kind in ('access', 'rectification', 'erasure', 'restriction', 'portability', 'objection')),
  state text not null constraint privacy_requests_state_check check (state in ('open', 'extended', 'answered', 'refused')),
  -- As the person gave it.
  person_name text not null constraint privacy_requests_name_check check (length(person_name) between 1 and 255),
  contact text constraint privacy_requests_contact_check check (length(contact) <= 255),
  channel text not null constraint privacy_requests_channel_check check (
    channel in ('letter', 'email', 'phone', 'portal', 'in_person', 'other')),
  language text not null constraint privacy_requests_language_check check (language in ('de', 'en')),
  note text constraint privacy_requests_note_check check (length(note) <= 5000),
  received_on date not null,
  due_on date not null,
  extended_reason text,
  identity_method text constraint privacy_requests_identity_method_check check (identity_method in (
    'known_channel', 'portal', 'document', 'in_person', 'power_of_attorney', 'other')),
  identity_note text,
  identity_checked_at timestamptz,
  identity_checked_by uuid,
  closed_at timestamptz,
  closed_by uuid,
  -- How it was answered, or why it was refused.
  outcome text,
  created_by uuid not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint privacy_requests_number_key unique (number),
  constraint privacy_requests_due_check check (due_on > received_on),
  constraint privacy_requests_extended_check check (state <> 'extended' or extended_reason is not null),
  constraint privacy_requests_identity_check check (
    (identity_method is null) = (identity_checked_at is null) and (identity_method is null) = (identity_checked_by is null)
    and (identity_method is null) = (identity_note is null)),
  -- Nobody is answered before we know who asks. Refusing is possible, and may be the reason.
  constraint privacy_requests_answered_check check (state <> 'answered' or identity_checked_at is not null),
  constraint privacy_requests_closed_check check (
    (state in ('answered', 'refused')) = (closed_at is not null) and (closed_at is null) = (closed_by is null)
    and (closed_at is null) = (outcome is null)),
  constraint privacy_requests_created_by_fkey foreign key (created_by) references operators (id),
  constraint privacy_requests_identity_by_fkey foreign key (identity_checked_by) references operators (id),
  constraint privacy_requests_closed_by_fkey foreign key (closed_by) references operators (id)
);
create index privacy_requests_open_idx on privacy_requests (due_on, id) where state in ('open', 'extended');
create index privacy_requests_received_idx on privacy_requests (received_on desc, id desc);

-- The records that somebody has recognised as the person's. They stay apart: two organisations are two controllers.
create table privacy_request_subjects (
  request_id uuid not null,
  kind text not null constraint privacy_request_subjects_kind_check check (
    kind in ('debtor', 'creditor_person', 'customer', 'partner', 'operator')),
  subject_id uuid not null,
  added_by uuid not null,
  added_at timestamptz not null,
  erased_at timestamptz,
  -- What went, and what is kept for which reason until when.
  erasure jsonb,
  constraint privacy_request_subjects_pkey primary key (request_id, kind, subject_id),
  constraint privacy_request_subjects_erasure_check check ((erased_at is null) = (erasure is null)),
  constraint privacy_request_subjects_request_fkey foreign key (request_id) references privacy_requests (id)
    on delete cascade,
  constraint privacy_request_subjects_added_by_fkey foreign key (added_by) references operators (id)
);
create index privacy_request_subjects_subject_idx on privacy_request_subjects (subject_id, kind);

-- Who did what about a request. It names fields and reasons, never what they held.
create table privacy_request_steps (
  id uuid primary key,
  seq bigint generated always as identity,
  request_id uuid not null,
  action text not null constraint privacy_request_steps_action_check check (action in (
    'recorded', 'changed', 'subject_added', 'subject_removed', 'identity_checked', 'extended', 'exported', 'corrected',
    'restricted', 'lifting_announced', 'restriction_lifted', 'erased', 'recipient_told', 'answered', 'refused')),
  subject_kind text,
  subject_id uuid,
  details jsonb not null,
  actor_id uuid not null,
  at timestamptz not null,
  constraint privacy_request_steps_seq_key unique (seq),
  constraint privacy_request_steps_subject_check check ((subject_kind is null) = (subject_id is null)),
  constraint privacy_request_steps_request_fkey foreign key (request_id) references privacy_requests (id) on delete cascade,
  constraint privacy_request_steps_actor_fkey foreign key (actor_id) references operators (id)
);
create index privacy_request_steps_request_idx on privacy_request_steps (request_id, seq);

-- Who has got data that were corrected, restricted or erased, and has to be told (Art. 19).
create table privacy_recipients (
  id uuid primary key,
  request_id uuid not null,
  cause text not null constraint privacy_recipients_cause_check check (cause in ('corrected', 'restricted', 'erased')),
  kind text not null constraint privacy_recipients_kind_check check (kind in ('creditor', 'partner', 'court', 'print_service')),
  name text,
  case_references text not null,
  told_at timestamptz,
  told_by uuid,
  told_note text,
  created_at timestamptz not null,
  constraint privacy_recipients_told_check check (
    (told_at is null) = (told_by is null) and (told_at is null) = (told_note is null)),
  constraint privacy_recipients_request_fkey foreign key (request_id) references privacy_requests (id) on delete cascade,
  constraint privacy_recipients_told_by_fkey foreign key (told_by) references operators (id)
);
create index privacy_recipients_request_idx on privacy_recipients (request_id, id);

-- While it is restricted a debtor's file is kept and nothing else is done with it (Art. 18).
alter table debtors
  add column restricted_at timestamptz,
  add column restriction_reason text,
  add column lifting_announced_at timestamptz,
  add constraint debtors_restriction_check check (
    (restricted_at is null) = (restriction_reason is null) and (lifting_announced_at is null or restricted_at is not null)
    and restriction_reason in ('accuracy', 'unlawful', 'legal_claims', 'objection'));
create index debtors_restricted_idx on debtors (restricted_at, id) where restricted_at is not null;
