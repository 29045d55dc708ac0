-- What the platform keeps for itself: nothing here belongs to an organisation's business.

-- Wall time as one function, so that a test can move it inside its own database.
create function wall_now() returns timestamptz language sql stable as $$ select now() $$;

-- A database remembers its mode: sandbox data and live data never mix.
create table installation (
  only_row boolean primary key default true constraint installation_only_row_check check (only_row),
  mode text not null constraint installation_mode_check check (mode in ('sandbox', 'live')),
  created_at timestamptz not null default wall_now()
);

-- How far business time runs ahead of wall time. While somebody advances it, advance_id holds the lease.
create table sandbox_clock (
  only_row boolean primary key default true constraint sandbox_clock_only_row_check check (only_row),
  offset_ms bigint not null default 0 constraint sandbox_clock_offset_check check (offset_ms >= 0),
  advance_id uuid,
  advance_until timestamptz,
  constraint sandbox_clock_lease_check check ((advance_id is null) = (advance_until is null))
);
insert into sandbox_clock default values;

create table jobs (
  id uuid primary key,
  seq bigint generated always as identity,
  name text not null,
  payload jsonb not null default '{}',
  hand text not null constraint jobs_hand_check check (hand in ('business', 'wall')),
  every_s integer constraint jobs_every_check check (every_s > 0),
  run_at timestamptz not null,
  attempts integer not null default 0,
  lease_id uuid,
  lease_until timestamptz,
  failed_at timestamptz,
  last_error text,
  created_at timestamptz not null default wall_now(),
  constraint jobs_lease_check check ((lease_id is null) = (lease_until is null))
);
create unique index jobs_recurring_key on jobs (name) where every_s is not null;
create index jobs_due_idx on jobs (hand, run_at, seq) where failed_at is null;

-- One row per key and UTC clock hour. last_grant is what the newest statement was allowed to add.
create table rate_limit_hours (
  bucket text not null,
  hour timestamptz not null,
  used integer not null constraint rate_limit_hours_used_check check (used >= 0),
  last_grant integer not null,
  constraint rate_limit_hours_pkey primary key (bucket, hour)
);
create index rate_limit_hours_hour_idx on rate_limit_hours (hour);

create table idempotency_keys (
  token_id uuid not null,
  path text not null,
  key text not null,
  request_hash bytea not null,
  lease_id uuid not null,
  lease_until timestamptz not null,
  status_code smallint,
  body text,
  created_at timestamptz not null default wall_now(),
  constraint idempotency_keys_pkey primary key (token_id, path, key),
  constraint idempotency_keys_answer_check check ((status_code is null) = (body is null))
);
create index idempotency_keys_created_at_idx on idempotency_keys (created_at);

-- The outbox of mails: every mail that was ever written, sent or kept for reading.
create table mails (
  id uuid primary key,
  recipient text not null,
  subject text not null,
  body_text text not null,
  status text not null constraint mails_status_check check (status in ('kept', 'queued', 'sent', 'failed')),
  attempts integer not null default 0,
  last_error text,
  created_at timestamptz not null,
  sent_at timestamptz,
  constraint mails_sent_check check ((status = 'sent') = (sent_at is not null))
);
create index mails_created_at_idx on mails (created_at desc, id desc);
