-- Accounts of the service team: a second factor, lock-out after failures, sessions that can be told apart.

alter table operators
  -- Null: whatever the browser asks for.
  add column language text constraint operators_language_check check (language in ('de', 'en')),
  add column theme text constraint operators_theme_check check (theme in ('light', 'dark')),
  -- Made by us or by an administrator, so known to somebody else.
  add column password_is_initial boolean not null default false,
  add column last_login_at timestamptz;

alter table operator_sessions
  add column user_agent text not null default ''
    constraint operator_sessions_user_agent_check check (char_length(user_agent) <= 300),
  add column last_seen_at timestamptz not null default wall_now();

create table operator_totp (
  operator_id uuid primary key references operators (id) on delete cascade,
  sealed_secret bytea not null,
  created_at timestamptz not null default wall_now(),
  -- Null: begun, and not asked for yet.
  enabled_at timestamptz,
  -- The newest step of 30 seconds whose code was used. No code of it or before it is taken again.
  last_step bigint,
  constraint operator_totp_enabled_check check (enabled_at is null or last_step is not null)
);

-- A row is a code that can still be used.
create table operator_recovery_codes (
  operator_id uuid not null references operator_totp (operator_id) on delete cascade,
  code_hash bytea not null,
  primary key (operator_id, code_hash)
);

-- Failed logins of every audience. An empty account stands for all accounts of a place, an empty place for all places.
create table login_failures (
  audience text not null constraint login_failures_audience_check check (audience ~ '^[a-z]{1,20}$'),
  account_hash bytea not null,
  place_hash bytea not null,
  failures integer not null constraint login_failures_failures_check check (failures >= 0),
  last_failed_at timestamptz not null,
  locked_until timestamptz,
  primary key (audience, account_hash, place_hash)
);
create index login_failures_last_failed_at_idx on login_failures (last_failed_at);
