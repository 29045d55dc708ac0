-- What somebody of the team has read of what they are told. A notice itself is not stored: it is there while the fact
-- that it tells is, and says what that fact says.
create table notice_marks (
  operator_id uuid not null constraint notice_marks_operator_fkey references operators (id),
  kind text not null,
  subject_id uuid not null,
  -- The time of the notice that was read: what happened to the same subject later is new.
  told_at timestamptz not null,
  read_at timestamptz not null,
  constraint notice_marks_pkey primary key (operator_id, kind, subject_id)
);
create index notice_marks_told_idx on notice_marks (told_at);

-- The morning mail to each of the team: whether they want it, and the last day it was written for.
alter table operators add column wants_digest boolean not null default true;
create table operator_digests (
  operator_id uuid not null constraint operator_digests_operator_fkey references operators (id),
  day date not null,
  constraint operator_digests_pkey primary key (operator_id)
);

-- The last morning on which everybody was looked after.
create table digest_mornings (
  only_row boolean not null default true,
  day date not null,
  constraint digest_mornings_pkey primary key (only_row),
  constraint digest_mornings_only_row_check check (only_row)
);

-- What notices are looked for by.
create index lawsuit_decisions_decided_idx on lawsuit_decisions (decided_at);
create index jobs_failed_idx on jobs (failed_at) where failed_at is not null;
