-- Second factors of every audience: codes of an app, passkeys and recovery codes. Each row belongs to somebody of the team
-- or to one of a customer's people, never to both.

create table login_totp (
  id uuid constraint login_totp_pkey primary key,
  operator_id uuid constraint login_totp_operator_key unique
    constraint login_totp_operator_fkey references operators (id) on delete cascade,
  person_id uuid constraint login_totp_person_key unique
    constraint login_totp_person_fkey references creditor_people (id) on delete cascade,
  sealed_secret bytea not null,
  created_at timestamptz not null default wall_now(),
  -- Null: begun, and not asked for yet.
  enabled_at timestamptz,
  -- The newest step of 30 seconds whose code was used. No code of it or before it is taken again.
  last_step bigint,
  constraint login_totp_owner_check check (num_nonnulls(operator_id, person_id) = 1),
  constraint login_totp_enabled_check check (enabled_at is null or last_step is not null)
);

-- A row is a code that can still be used. The hash covers the account, so the same code of two accounts has two hashes.
create table login_recovery_codes (
  code_hash bytea constraint login_recovery_codes_pkey primary key,
  operator_id uuid constraint login_recovery_codes_operator_fkey references operators (id) on delete cascade,
  person_id uuid constraint login_recovery_codes_person_fkey references creditor_people (id) on delete cascade,
  constraint login_recovery_codes_owner_check check (num_nonnulls(operator_id, person_id) = 1)
);
create index login_recovery_codes_operator_idx on login_recovery_codes (operator_id);
create index login_recovery_codes_person_idx on login_recovery_codes (person_id);

insert into login_totp (id, operator_id, sealed_secret, created_at, enabled_at, last_step)
  select gen_random_uuid(), operator_id, sealed_secret, created_at, enabled_at, last_step from operator_totp;
insert into login_recovery_codes (code_hash, operator_id) select code_hash, operator_id from operator_recovery_codes;
drop table operator_recovery_codes;
drop table operator_totp;

create table login_passkeys (
  id uuid constraint login_passkeys_pkey primary key,
  operator_id uuid constraint login_passkeys_operator_fkey references operators (id) on delete cascade,
  person_id uuid constraint login_passkeys_person_fkey references creditor_people (id) on delete cascade,
  -- By this an authenticator knows the account. Random, so that it tells nothing about the person.
  user_handle bytea not null constraint login_passkeys_user_handle_check check (octet_length(user_handle) = 32),
  -- One credential never serves two accounts, of whichever audience.
  credential_id bytea not null constraint login_passkeys_credential_key unique
    constraint login_passkeys_credential_check check (octet_length(credential_id) between 1 and 1023),
  public_key bytea not null,
  -- Grows with every use. Where it does not, somebody has copied the key. Many authenticators always say 0.
  counter bigint not null constraint login_passkeys_counter_check check (counter >= 0),
  transports text[] not null,
  name text not null constraint login_passkeys_name_check check (char_length(name) between 1 and 100),
  created_at timestamptz not null default wall_now(),
  last_used_at timestamptz,
  constraint login_passkeys_owner_check check (num_nonnulls(operator_id, person_id) = 1)
);
create index login_passkeys_operator_idx on login_passkeys (operator_id);
create index login_passkeys_person_idx on login_passkeys (person_id);

-- What an authenticator has to sign: once, within minutes, and only for the browser or the session that asked for it.
create table login_challenges (
  audience text not null constraint login_challenges_audience_check check (audience in ('operator', 'creditor')),
  purpose text not null constraint login_challenges_purpose_check check (purpose in ('login', 'registration')),
  holder_hash bytea not null,
  challenge bytea not null,
  expires_at timestamptz not null,
  constraint login_challenges_pkey primary key (audience, purpose, holder_hash)
);
create index login_challenges_expires_at_idx on login_challenges (expires_at);
