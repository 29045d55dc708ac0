-- What a customer's people tell us about their claims, and what the team asks them. Each is decided or answered once.
alter table creditor_people
  add column language text,
  add constraint creditor_people_language_check check (language in ('de', 'en'));

-- The debtor paid the creditor directly. The claim is held until the team has looked at it.
create table payment_reports (
  id uuid not null,
  organization_id uuid not null,
  claim_id uuid not null,
  amount_cents bigint not null,
  payment_date date not null,
  note text,
  -- Of the person; the name stays when the person has gone.
  reported_by uuid not null,
  reporter_name text not null,
  reported_at timestamptz not null,
  state text not null default 'reported',
  decided_at timestamptz,
  decided_by uuid,
  decision_note text,
  payment_id uuid,
  constraint payment_reports_pkey primary key (id),
  constraint payment_reports_claim_fkey foreign key (organization_id, claim_id) references claims (organization_id, id),
  constraint payment_reports_operator_fkey foreign key (decided_by) references operators (id),
  constraint payment_reports_payment_fkey foreign key (payment_id) references payments (id),
  constraint payment_reports_amount_check check (amount_cents between 1 and 99999999999),
  constraint payment_reports_state_check check (state in ('reported', 'confirmed', 'refused')),
  constraint payment_reports_decided_check check (
    (state = 'reported') = (decided_at is null) and (state = 'reported') = (decided_by is null)),
  constraint payment_reports_confirmed_check check ((state = 'confirmed') = (payment_id is not null)),
  constraint payment_reports_note_check check (length(note) <= 2000 and length(decision_note) <= 2000)
);
create index payment_reports_claim_idx on payment_reports (claim_id, reported_at, id);
create index payment_reports_open_idx on payment_reports (reported_at, claim_id) where state = 'reported';

-- The creditor asks us to stop. One wish at a time; the claim is held until the team has closed it or said no.
create table withdrawals (
  id uuid not null,
  organization_id uuid not null,
  claim_id uuid not null,
  reason text not null,
  requested_by uuid not null,
  requester_name text not null,
  requested_at timestamptz not null,
  state text not null default 'requested',
  decided_at timestamptz,
  decided_by uuid,
  decision_note text,
  constraint withdrawals_pkey primary key (id),
  constraint withdrawals_claim_fkey foreign key (organization_id, claim_id) references claims (organization_id, id),
  constraint withdrawals_operator_fkey foreign key (decided_by) references operators (id),
  constraint withdrawals_state_check check (state in ('requested', 'accepted', 'refused')),
  constraint withdrawals_decided_check check (
    (state = 'requested') = (decided_at is null) and (state = 'requested') = (decided_by is null)),
  constraint withdrawals_text_check check (length(reason) <= 2000 and length(decision_note) <= 2000)
);
create unique index withdrawals_open_key on withdrawals (claim_id) where state = 'requested';
create index withdrawals_claim_idx on withdrawals (claim_id, requested_at, id);
create index withdrawals_waiting_idx on withdrawals (requested_at, claim_id) where state = 'requested';

-- What the team asks the creditor. The creditor's people or the partner answer, whoever is first.
create table creditor_questions (
  id uuid not null,
  organization_id uuid not null,
  claim_id uuid not null,
  text text not null,
  asked_by uuid not null,
  asked_at timestamptz not null,
  answer text,
  answered_at timestamptz,
  -- 'creditor' or 'token', its id, and the name as it was then.
  answered_as text,
  answered_by uuid,
  answerer_name text,
  constraint creditor_questions_pkey primary key (id),
  constraint creditor_questions_of_claim_key unique (claim_id, id),
  constraint creditor_questions_claim_fkey foreign key (organization_id, claim_id) references claims (organization_id, id),
  constraint creditor_questions_operator_fkey foreign key (asked_by) references operators (id),
  constraint creditor_questions_answered_check check (
    num_nonnulls(answer, answered_at, answered_as, answered_by, answerer_name) in (0, 5)),
  constraint creditor_questions_as_check check (answered_as in ('creditor', 'token')),
  constraint creditor_questions_text_check check (length(text) <= 5000 and length(answer) <= 5000)
);
create index creditor_questions_claim_idx on creditor_questions (claim_id, asked_at, id);
create index creditor_questions_open_idx on creditor_questions (organization_id, asked_at, claim_id) where answered_at is null;
create index creditor_questions_answered_idx on creditor_questions (answered_at, claim_id) where answered_at is not null;
