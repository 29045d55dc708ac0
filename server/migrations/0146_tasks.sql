-- What somebody of the team is to do about a claim, by which day.
create table tasks (
  id uuid not null,
  organization_id uuid not null,
  claim_id uuid not null,
  title text not null,
  due_on date not null,
  -- Nobody's without. Whoever has left the team owns nothing, see the reading of it.
  owner_id uuid references operators (id),
  made_by uuid not null references operators (id),
  -- The note of a promise that it came from.
  note_id uuid,
  done_at timestamptz,
  done_by uuid references operators (id),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint tasks_pkey primary key (id),
  constraint tasks_claim_fkey foreign key (organization_id, claim_id) references claims (organization_id, id),
  constraint tasks_note_fkey foreign key (claim_id, note_id) references case_notes (claim_id, id),
  constraint tasks_title_check check (length(title) between 1 and 200),
  constraint tasks_done_check check ((done_at is null) = (done_by is null))
);
create index tasks_claim_idx on tasks (claim_id, due_on, id);
create index tasks_due_idx on tasks (due_on, id) where done_at is null;
create index tasks_owner_idx on tasks (owner_id, due_on) where done_at is null;
create index tasks_note_idx on tasks (note_id) where note_id is not null;

-- What a debtor promised to pay, by which day, as somebody of the team noted it.
alter table case_notes
  add column promised_cents bigint,
  add column promised_on date,
  add constraint case_notes_promise_check check (
    (promised_cents is null) = (promised_on is null) and (promised_cents is null or promised_cents > 0)
    and (withdrawn_at is null or promised_on is null));
create index case_notes_promised_idx on case_notes (claim_id, promised_on) where promised_on is not null;
