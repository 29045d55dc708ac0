-- Who may do what: the service team, the organisations, their partners, and the tokens they hold.

create table operators (
  id uuid primary key,
  email text not null,
  name text not null,
  role text not null constraint operators_role_check check (role in ('admin', 'agent')),
  password_hash text not null,
  disabled_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index operators_email_key on operators (lower(email));

-- Only a hash of the cookie's value is kept.
create table operator_sessions (
  id uuid primary key,
  secret_hash bytea not null constraint operator_sessions_secret_hash_key unique,
  operator_id uuid not null references operators (id) on delete cascade,
  created_at timestamptz not null default wall_now(),
  expires_at timestamptz not null
);
create index operator_sessions_operator_id_idx on operator_sessions (operator_id);
create index operator_sessions_expires_at_idx on operator_sessions (expires_at);

create table organizations (
  id uuid primary key,
  name text not null,
  isolate_partners boolean not null default false,
  letter_interval_days integer not null default 14
    constraint organizations_letter_interval_check check (letter_interval_days between 1 and 365),
  installment_grace_days integer not null default 7
    constraint organizations_installment_grace_check check (installment_grace_days between 0 and 365),
  success_fee_rate numeric(5, 4) not null default 0.1
    constraint organizations_success_fee_check check (success_fee_rate between 0 and 1),
  filing_fee_cents bigint not null default 0
    constraint organizations_filing_fee_check check (filing_fee_cents between 0 and 99999999999),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index organizations_created_at_idx on organizations (created_at desc, id desc);

create table partners (
  id uuid primary key,
  organization_id uuid not null references organizations (id),
  name text not null,
  email text not null,
  commission_rate numeric(5, 4) not null constraint partners_commission_check check (commission_rate between 0 and 1),
  confirmed_at timestamptz,
  confirmed_by uuid references operators (id),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- What other tables refer to, so that a row can never point at a partner of another organisation.
  constraint partners_organization_id_id_key unique (organization_id, id)
);
create index partners_created_at_idx on partners (created_at desc, id desc);

-- The token itself is shown once and never kept; its hash tells a re-spelled copy from the token that was issued.
create table api_tokens (
  id uuid primary key,
  organization_id uuid not null references organizations (id),
  kind text not null constraint api_tokens_kind_check check (kind in ('partner', 'organization')),
  partner_id uuid,
  name text not null,
  mode text not null constraint api_tokens_mode_check check (mode in ('sandbox', 'live')),
  rate_limit_per_hour integer not null
    constraint api_tokens_rate_limit_check check (rate_limit_per_hour between 1 and 1000000),
  token_hash bytea not null constraint api_tokens_token_hash_key unique,
  -- Wall time, in whole seconds: it is part of what was signed.
  issued_at timestamptz not null,
  expires_at timestamptz,
  last_used_at timestamptz,
  revoked_at timestamptz,
  revoked_by uuid references operators (id),
  created_by uuid references operators (id),
  created_at timestamptz not null,
  constraint api_tokens_partner_fkey foreign key (organization_id, partner_id) references partners (organization_id, id),
  constraint api_tokens_partner_check check ((kind = 'partner') = (partner_id is not null))
);
create index api_tokens_created_at_idx on api_tokens (created_at desc, id desc);
